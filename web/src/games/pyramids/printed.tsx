/** Pyramids on paper. */
import type { Printed } from "../../table/module.ts";
import type { Pyramids } from "../../types.ts";
import { printedWith, WRITER } from "../expeditions/printed.tsx";
import { ChamberCard, ChamberDefs } from "./ChamberCard.tsx";
import { BOX, type Chambers, type View } from "./chambers.ts";
import { ChamberSheet } from "./Sheet.tsx";

export default function printed(data: Chambers): Printed {
  const view = { seat: null, phase: "over", turn: 0, before: null, sheets: [{ slots: [null, null], completed: [], torches: [], reds: 0, greens: 0, skulls: 0, claims: [] }] } as unknown as View;
  const explained: Pyramids.Explanation = { scores: [[0, 0, 0, 0, 0]], ties: [], parts: [[]] };
  const sheet = <ChamberSheet view={view} data={data} explained={explained} seat={0} players={[WRITER]} own={false} showCards={() => undefined} />;
  return printedWith({ Card: ChamberCard, Defs: ChamberDefs, box: BOX }, data, sheet);
}
