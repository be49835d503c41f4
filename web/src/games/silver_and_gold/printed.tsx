/** Silver & Gold on paper. */
import type { Printed } from "../../table/module.ts";
import type { SilverAndGold } from "../../types.ts";
import { printedWith, WRITER } from "../expeditions/printed.tsx";
import { MapCard, MapDefs } from "./MapCard.tsx";
import { BOX, type Maps, type View } from "./maps.ts";
import { MapSheet } from "./Sheet.tsx";

export default function printed(data: Maps): Printed {
  const view = { seat: null, phase: "mark", turn: 0, before: null, cups_left: data.score_card.cups, sheets: [{ slots: [null, null], completed: [], coins: 0, cups: [], palms: [] }] } as unknown as View;
  const explained: SilverAndGold.Explanation = { scores: [[0, 0, 0, 0, 0]], ties: [], parts: [[]], palm: 0 };
  const sheet = <MapSheet view={view} data={data} explained={explained} seat={0} players={[WRITER]} own={false} showCards={() => undefined} />;
  return printedWith({ Card: MapCard, Defs: MapDefs, box: BOX }, data, sheet);
}
