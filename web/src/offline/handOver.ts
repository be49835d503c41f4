/**
 * Hands a match over to a server in the fragment of an address, which browsers do not send: nothing leaves this device
 * before somebody confirms it there.
 */
const MARK = "#match=";

export async function addressOf(match: string, server: string): Promise<string> {
  const packed = await through(new Blob([match]), new CompressionStream("deflate-raw"));
  const signs = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return `${new URL("watch", server).href}${MARK}${btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The match in the fragment, if there is one. Rejects if it is invalid. */
export async function matchIn(hash: string): Promise<string | null> {
  if (!hash.startsWith(MARK)) return null;
  const signs = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
  const packed = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  return new TextDecoder().decode(await through(new Blob([packed]), new DecompressionStream("deflate-raw")));
}

const through = async (blob: Blob, pack: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(blob.stream().pipeThrough(pack)).arrayBuffer());
