/** Silver & Gold on the table: maps instead of chambers, coins, cups, palms and seals. */
import { list } from "../../messages/index.ts";
import { Icon } from "../../parts/Icon.tsx";
import type { BoardProps, GameModule, ScoreLine } from "../../table/module.ts";
import { ExpeditionBoard } from "../expeditions/Board.tsx";
import { cellsOf } from "../expeditions/cells.ts";
import { RoundBar } from "../expeditions/RoundBar.tsx";
import type { Action, ExpeditionGame, Landing } from "../expeditions/table.ts";
import { MapCard, MapDeck, MapDefs } from "./MapCard.tsx";
import { BOX, describe, fieldsOf, gridOf, iconAt, INKS, type Maps, palmPays, type Sheet, type TreasureMap, type View } from "./maps.ts";
import { t } from "./messages.ts";
import { notable, say, type Event } from "./say.ts";
import { tally, tieBreak } from "./score.ts";
import { MapSheet } from "./Sheet.tsx";

function Stats({ sheet }: { sheet: Sheet }) {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return (
    <>
      <span title={t("coinsStat")}>
        <Icon name="coin" />
        {sheet.coins}
      </span>
      <span title={t("cupsStat")}>
        <Icon name="cup" />
        {sum(sheet.cups)}
      </span>
      <span title={t("palmsStat")}>
        <Icon name="palm" class="sg-palm" />
        {sum(sheet.palms)}
      </span>
      <span class="hide-p">{t("mapsStat", { count: sheet.completed.length })}</span>
    </>
  );
}

function PalmNow({ view, data }: { view: View; data: Maps }) {
  const [before, after] = t("palmNow", { points: "|" }).split("|");
  return (
    <p class="sg-palmnow">
      <Icon name="palm" class="sg-palm" />
      <span>
        {before}
        <b>{palmPays(view, data)}</b>
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

const game: ExpeditionGame<View, TreasureMap, Event> = {
  name: "sg",
  words: t,
  box: BOX,
  grid: gridOf,
  inks: INKS,
  open: fieldsOf,
  symbol: (card, cell) => {
    const icon = iconAt(card, cell);
    return icon && { icon, word: t(icon) };
  },
  describe,
  Card: MapCard,
  DeckBack: MapDeck,
  Defs: MapDefs,
  Sheet: MapSheet,
  Stats,
  DisplayHint: PalmNow,
  oneLarge: false,
  start: (view) => (view.phase === "over" ? null : view.start),
  say,
  notable,
  landings,
};

function Board(props: BoardProps<View, Action, Event, Maps>) {
  return <ExpeditionBoard {...props} game={game} />;
}

function breakdown(view: View, data: Maps): ScoreLine[] {
  const sheets = view.sheets.map((sheet) => tally(sheet, data));
  return (sheets[0] ?? []).map(({ label }, row) => ({ label, points: sheets.map((rows) => rows[row]?.points ?? 0) }));
}

const silverAndGold: GameModule<View, Action, Event, Maps> = {
  theme: "silver-and-gold",
  Board,
  BarStatus: RoundBar,
  tellsRefusals: true,
  say,
  breakdown,
  tieBreak: (view, data, name) => tieBreak(view.sheets, data, name, list),
  secret: (view) => view.phase === "keep" || view.phase === "mark",
};

export default silverAndGold;
