/** Silver & Gold on the table: maps instead of chambers, coins, cups, palms and seals. */
import { Icon } from "../../parts/Icon.tsx";
import { tip } from "../../parts/Tips.tsx";
import type { SilverAndGold } from "../../types.ts";
import { cellsOf } from "../expeditions/cells.ts";
import { expeditionModule } from "../expeditions/module.tsx";
import type { ExpeditionGame, Landing } from "../expeditions/table.ts";
import { MapCard, MapDeck, MapDefs } from "./MapCard.tsx";
import { BOX, COLOURS, describe, fieldsOf, gridOf, iconAt, INKS, means, type Sheet, type TreasureMap, type View } from "./maps.ts";
import { t } from "./messages.ts";
import { notable, say, tag, type Event } from "./say.ts";
import { MapSheet } from "./Sheet.tsx";
import { lines, MAPS_LINE, sheet, tieBreak } from "./tally.ts";

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

function Stats({ sheet }: { sheet: Sheet }) {
  return (
    <>
      <span {...tip(t("tip-coin-count"))}>
        <Icon name="coin" />
        {sheet.coins}
      </span>
      <span {...tip(t("tip-cups"))}>
        <Icon name="cup" />
        {sum(sheet.cups)}
      </span>
      <span {...tip(t("tip-palm-points"))}>
        <Icon name="palm" class="sg-palm" />
        {sum(sheet.palms)}
      </span>
    </>
  );
}

function PalmNow({ explained }: { explained: SilverAndGold.Explanation }) {
  const [before, after] = t("palm-now", { points: "|" }).split("|");
  return (
    <p class="sg-palmnow" {...tip(t("tip-palm"))}>
      <Icon name="palm" class="sg-palm" />
      <span>
        {before}
        <b>{explained.palm}</b>
        {after}
      </span>
    </p>
  );
}

/** Coins fill their boxes in the order of the fields; crosses stay where they are. */
function landings(view: View, mark: View["pencil"]["marks"][number], card: TreasureMap): Landing[] {
  const sheet = view.seat === null ? undefined : view.sheets[view.seat];
  if (!sheet) return [];
  let coin = sheet.coins - mark.coins;
  let palm = sheet.palms.length - mark.palms.length;
  return cellsOf(mark.cells).flatMap((cell): Landing[] => {
    const icon = iconAt(card, cell);
    if (icon === "coin" && coin < sheet.coins) return [{ cell, icon, box: `coin-${coin++}` }];
    if (icon === "palm" && palm < sheet.palms.length) return [{ cell, icon, box: `palm-${palm++}` }];
    return [];
  });
}

const worth = (cards: TreasureMap[]): number => cards.reduce((sum, { value }) => sum + value, 0);

const game: ExpeditionGame<View, TreasureMap, Event> = {
  name: "sg",
  words: t,
  box: BOX,
  grid: gridOf,
  inks: INKS,
  open: fieldsOf,
  colours: COLOURS,
  symbol: (card, cell) => {
    const icon = iconAt(card, cell);
    return icon && { icon, word: t("symbol", { symbol: icon }), means: means(icon) };
  },
  describe,
  inShort: ({ colour }) => t("map-in-short", { colour }),
  size: (count) => t("found-fields", { count }),
  Card: MapCard,
  DeckBack: MapDeck,
  Defs: MapDefs,
  Sheet: MapSheet,
  Stats,
  told: ({ coins, cups, palms }) => [t("found-coins", { count: coins }), t("told-cups", { points: sum(cups) }), t("told-palms", { points: sum(palms) })],
  DisplayHint: PalmNow,
  oneLarge: false,
  start: (view) => (view.phase === "over" ? null : view.start),
  say,
  notable,
  landings,
  prize: (event) => (event.type === "cup" && event.points > 0 ? { seat: event.seat, points: event.points, icon: "cup", from: `[data-cup="${event.points}"]`, to: `[data-box="cup-${event.row}"]` } : null),
  tag,
  lightsUp: false,
  cardLine: MAPS_LINE,
  worth: ({ value }) => value,
  spoils: (shown, all, name) => t("spoils", { ...name, points: worth(shown), all: worth(all) }),
};

export default expeditionModule("silver-and-gold", game, { lines, sheet, tieBreak, lesson: () => import("./lesson.ts"), guide: () => import("./guide.tsx"), printed: () => import("./printed.tsx"), firsts: () => import("./firsts.ts") });
