/** Download links for files that the worker makes. */
import { api } from "../addresses.ts";
import type { Carrier } from "../carrier.ts";

export function saveBy(carrier: Carrier): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[download]") : null;
    const root = api("");
    if (!link || !link.href.startsWith(root)) return;
    event.preventDefault();
    void save(carrier, link.href.slice(root.length));
  });
}

async function save(carrier: Carrier, path: string): Promise<void> {
  const reply = await carrier.request("GET", path);
  if (!reply.ok) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await reply.blob());
  link.download = reply.headers.get("content-disposition") ?? "";
  link.click();
  URL.revokeObjectURL(link.href);
}
