/** A flip-and-write game as a `GameModule`. */
import type { Explained, GameModule } from "../../table/module.ts";
import { ExpeditionBoard } from "./Board.tsx";
import { cellName, cellsOf } from "./cells.ts";
import { Fan } from "./Fan.tsx";
import { lastTurn } from "./LastTurn.tsx";
import { t } from "./messages.ts";
import { type Drama, revealOf } from "./reveal.ts";
import { RoundBar } from "./RoundBar.tsx";
import { keys } from "./useKeys.ts";
import { type Action, cardOf, type CardDrawing, DECK, type Drawings, type EventKind, type ExpeditionGame, type TableView, withoutSecrets } from "./table.ts";

/** The parts that each game brings: points and places in words, and what teaches the game. */
type Scoring<View, Event, Explanation> = Pick<GameModule<TableView, Action, unknown, Drawings, Explanation>, "lines" | "sheet" | "tieBreak" | "lesson" | "guide" | "printed"> & Pick<GameModule<View, Action, Event, Drawings, Explanation>, "firsts">;

export function expeditionModule<View extends TableView, Card extends CardDrawing, Event extends EventKind, Explanation extends Explained>(
  theme: string,
  game: ExpeditionGame<View, Card, Event>,
  scoring: Scoring<View, Event, Explanation>,
): GameModule<View, Action, Event, Drawings<Card>, Explanation, Drama> {
  return {
    theme,
    Board: (props) => <ExpeditionBoard {...props} game={game} />,
    BarStatus: RoundBar,
    staging: revealOf(game),
    why: (key, parameters) => game.words.find(key, parameters) ?? t.find(key, parameters),
    tellsRefusals: true,
    keys,
    ends: (action) => action.type === "done",
    say: game.say,
    actInWords(action, view, data) {
      const card = (number: number | undefined) => (number === undefined ? "" : game.describe(cardOf(data, number)));
      if (action.type === "mark") {
        const { width } = game.grid(data.cards[0]!);
        return t("act-mark", { card: action.slot + 1, fields: cellsOf(action.cells).map((cell) => cellName(cell, width)).join(", ") });
      }
      if (action.type === "keep") return t("act-keep", { first: card(view.hand[action.first]), second: card(view.hand[action.second]) });
      if (action.type !== "take") return "";
      return action.place === DECK ? t("act-deck") : card(view.display[action.place]);
    },
    choice: async () => {
      const { choice } = await import("./choice.ts");
      return { default: (action, view, data) => choice(game, action, view, data) };
    },
    told: (heard, data, name) => lastTurn(heard, (event) => game.say(event, data, name), game.notable),
    ...scoring,
    Spoils: (props) => <Fan {...props} game={game} />,
    sheets: async () => {
      const { Sheets } = await import("./Sheets.tsx");
      return { default: (props) => <Sheets {...props} game={game} /> };
    },
    picture: async () => {
      const { pictureOf } = await import("./Picture.tsx");
      return { default: (props) => pictureOf(game, props) };
    },
    flipper: () => import("./Flipper.tsx"),
    faceDown: withoutSecrets,
    secret: (view) => view.phase === "keep" || view.phase === "mark",
  };
}
