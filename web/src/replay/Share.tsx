/** A moment of a match to be shown to others: its address, and a picture of it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { address } from "../addresses.ts";
import { type AnyModule, titleOf } from "../games/index.ts";
import { useAsked, useDoing } from "../parts/asking.ts";
import { Copy } from "../parts/controls.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { when } from "../review/amounts.ts";
import type { Player } from "../table/module.ts";
import type { ReplayStep, TableInfo } from "../types.ts";
import { said } from "../words/pages.ts";
import { Picture } from "./Picture.tsx";
import { carrier } from "../carrier.ts";
import { asPng, standalone } from "./standalone.ts";

interface Props {
  table: TableInfo;
  module: AnyModule;
  data: unknown;
  players: Player[];
  now: ReplayStep;
  onClose(): void;
}

export default function Share({ table, module, data, players, now, onClose }: Props) {
  const moment = useAsked(`${now.entry}`, async () => (await module.picture?.())?.default({ view: now.view, data, players, scores: now.scores }) ?? null);
  const host = useRef<SVGSVGElement>(null);
  const [svg, setSvg] = useState<string | null>(null);
  const doing = useDoing();
  const scene = moment.value;
  useEffect(() => {
    if (host.current) setSvg(standalone(host.current));
  }, [scene]);
  const link = svg === null ? undefined : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  const name = `crocetta-${table.game}-${now.entry}`;
  const save = () =>
    doing.run(async () => {
      if (link) download(await asPng(link), `${name}.png`);
    });
  return (
    <Dialog title={said("share")} class="share" onClose={onClose}>
      {table.table !== "" && !carrier().alone && <Copy text={address({ page: "replay", id: table.code, at: now.entry })} label={said("share-link")} />}
      {scene && (
        <>
          <div class="vh" aria-hidden="true">
            <Picture host={host} scene={scene} title={titleOf(table)} when={when(now.progress)} />
          </div>
          {link && <img class="share-picture" src={link} alt={said("share-picture", { game: titleOf(table), when: when(now.progress) })} />}
          <p class="menu-row">
            <a class="btn sec" href={link} download={`${name}.svg`}>
              {said("share-svg")}
            </a>
            <button type="button" class="btn sec" disabled={doing.busy || !link} onClick={save}>
              {said("share-png")}
            </button>
          </p>
          {doing.error && <p class="error">{doing.error}</p>}
        </>
      )}
    </Dialog>
  );
}

function download(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
