/** Pyramids on the table: walled chambers, torches, gems, skulls and claims. */
import { Icon } from "../../parts/Icon.tsx";
import { tip } from "../../parts/Tips.tsx";
import type { Pyramids } from "../../types.ts";
import { cellsOf } from "../expeditions/cells.ts";
import { expeditionModule } from "../expeditions/module.tsx";
import { type ExpeditionGame, type Landing, roundOf } from "../expeditions/table.ts";
import { ChamberCard, ChamberDeck, ChamberDefs } from "./ChamberCard.tsx";
import { BOX, type Chamber, type Chambers, COLOURS, describe, entranceOf, floorOf, GRID, iconAt, INKS, means, minus, type Sheet, tombOf, type View } from "./chambers.ts";
import { t } from "./messages.ts";
import { notable, say, tag, type Event } from "./say.ts";
import { ChamberSheet } from "./Sheet.tsx";
import { lines, sheet, tieBreak, TOMBS_LINE } from "./tally.ts";

function Stats({ sheet, data }: { sheet: Sheet; data: Chambers }) {
  return (
    <>
      <span {...tip(t("tip-tombs"))}>
        <Icon name="tomb" />
        {sheet.completed.length}
      </span>
      <span {...tip(t("tip-gems"))}>
        <Icon name="gem-red" />
        {sheet.reds}
      </span>
      <span {...tip(t("tip-gems"))}>
        <Icon name="gem-green" />
        {sheet.greens}
      </span>
      <span {...tip(t("tip-skulls"))} class="py-stat-skull">
        <Icon name="skull" />
        {minus(data.score_card.skulls[sheet.skulls] ?? 0)}
      </span>
    </>
  );
}

function LowestFirst() {
  return <p class="py-hint">{t("lowest-first")}</p>;
}

/** Gems, torch and skulls fly to their boxes; crosses and potions work where they are. */
function landings(view: View, mark: View["pencil"]["marks"][number], card: Chamber): Landing[] {
  const sheet = view.seat === null ? undefined : view.sheets[view.seat];
  if (!sheet) return [];
  const made: Pyramids.Marked = mark;
  const next = { "gem-red": sheet.reds - made.reds, "gem-green": sheet.greens - made.greens, skull: sheet.skulls + made.erased - made.skulls };
  return cellsOf(mark.cells).flatMap((cell): Landing[] => {
    const icon = iconAt(card, cell);
    if (icon === "torch") return made.torch ? [{ cell, icon, box: `torch-${roundOf(view.turn)}` }] : [];
    if (icon === "gem-red" || icon === "gem-green" || icon === "skull") return [{ cell, icon, box: `${icon}-${next[icon]++}` }];
    return [];
  });
}

function symbol(card: Chamber, cell: number): { icon: string; word: string; means: string } | null {
  if (cell === entranceOf(card)) return { icon: "entrance", word: t("symbol", { symbol: "entrance" }), means: means("entrance") };
  if (cell === tombOf(card)) return { icon: "tomb", word: t("symbol", { symbol: "tomb" }), means: means("tomb") };
  const icon = iconAt(card, cell);
  return icon && { icon, word: t("symbol", { symbol: icon }), means: means(icon) };
}

const game: ExpeditionGame<View, Chamber, Event> = {
  name: "py",
  words: t,
  box: BOX,
  grid: () => GRID,
  inks: INKS,
  open: floorOf,
  colours: COLOURS,
  symbol,
  describe,
  inShort: ({ number }) => t("pyramid-in-short", { number }),
  size: (count) => t("found-cells", { count }),
  Card: ChamberCard,
  DeckBack: ChamberDeck,
  Defs: ChamberDefs,
  Sheet: ChamberSheet,
  Stats,
  told: ({ reds, greens, skulls }) => [t("found-reds", { count: reds }), t("found-greens", { count: greens }), t("found-skulls", { count: skulls })],
  DisplayHint: LowestFirst,
  oneLarge: true,
  start: () => null,
  say,
  notable,
  landings,
  prize: (event) => {
    if (event.type !== "claimed") return null;
    const { seat, points, colour } = event;
    return { seat, points, icon: `sign-${colour}`, tint: `xp-${colour}`, from: `[data-pile="${colour}"] th`, to: `[data-box="claim-${colour}-${points}"]`, shared: true };
  },
  tag,
  lightsUp: true,
  cardLine: TOMBS_LINE,
  spoils: (shown, all, name) => t("spoils", { ...name, shown: shown.length, all: all.length }),
};

export default expeditionModule("pyramids", game, { lines, sheet, tieBreak, lesson: () => import("./lesson.ts"), guide: () => import("./guide.tsx"), printed: () => import("./printed.tsx"), firsts: () => import("./firsts.ts") });
