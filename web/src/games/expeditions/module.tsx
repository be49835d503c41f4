/** A flip-and-write game as the table knows games. */
import { list } from "../../words/index.ts";
import type { GameModule } from "../../table/module.ts";
import { ExpeditionBoard } from "./Board.tsx";
import { t } from "./messages.ts";
import { RoundBar } from "./RoundBar.tsx";
import type { Action, CardDrawing, Drawings, EventKind, ExpeditionGame, TableView } from "./table.ts";
import type { TallyRow } from "./Tally.tsx";

interface Scoring<View extends TableView, Data> {
  /** Where each point of a sheet comes from. */
  tally(sheet: View["sheets"][number], data: Data): TallyRow[];
  tieBreak(sheets: View["sheets"], data: Data, name: (seat: number) => string, list: (names: string[]) => string): string | null;
}

export function expeditionModule<View extends TableView, Card extends CardDrawing, Event extends EventKind>(
  theme: string,
  game: ExpeditionGame<View, Card, Event>,
  { tally, tieBreak }: Scoring<View, Drawings<Card>>,
): GameModule<View, Action, Event, Drawings<Card>> {
  return {
    theme,
    Board: (props) => <ExpeditionBoard {...props} game={game} />,
    BarStatus: RoundBar,
    why: (key, parameters) => game.words.find(key, parameters) ?? t.find(key, parameters),
    tellsRefusals: true,
    say: game.say,
    breakdown: (view, data) => {
      const sheets = view.sheets.map((sheet) => tally(sheet, data));
      return (sheets[0] ?? []).map(({ label }, row) => ({ label, points: sheets.map((rows) => rows[row]?.points ?? 0) }));
    },
    tieBreak: (view, data, name) => tieBreak(view.sheets, data, name, list),
    secret: (view) => view.phase === "keep" || view.phase === "mark",
  };
}
