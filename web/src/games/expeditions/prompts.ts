/** The prompt in the strip: what to do now, or whom you wait for. */
import { list } from "../../words/index.ts";
import type { Player } from "../../table/module.ts";
import { t } from "./messages.ts";
import type { Prompt } from "./Strip.tsx";
import type { CardDrawing, EventKind, ExpeditionDrawing, ExpeditionGame, TableView } from "./table.ts";
import type { Placing } from "./usePlacing.ts";

interface Asked<View extends TableView, Card extends CardDrawing, Event extends EventKind> {
  game: ExpeditionGame<View, Card, Event>;
  view: View;
  players: Player[];
  seat: number | null;
  /** Whose cards are large: one's own, or those that a spectator watches. */
  shown: number;
  toAct: number[];
  expedition: ExpeditionDrawing | null;
  placing: Placing;
  /** Cards chosen so far, at the start. */
  chosen: number;
  /** A review shows a moment of the past: nobody waits or watches. */
  review: boolean;
}

export function prompt<View extends TableView, Card extends CardDrawing, Event extends EventKind>(asked: Asked<View, Card, Event>): Prompt {
  const { game, view, seat, chosen } = asked;
  switch (view.phase) {
    case "keep":
      if (asked.review) return { title: game.words("keep-title"), text: "" };
      if (seat === null || view.kept) return { title: waiting(asked), text: seat === null ? watching(asked) : t("kept-text") };
      return { title: game.words("keep-title"), text: chosen === 1 ? t("keep-one") : game.words("keep-text"), because: game.words("because-keep") };
    case "mark":
      return marking(asked);
    case "take":
    case "draw":
      return taking(asked);
    case "over":
      return { title: t("over"), text: t("over-text") };
    case "flip":
      return { title: t("flipping"), text: "" };
    case "refill":
      return { title: t("refilling"), text: "" };
    case "start":
    case "deal":
      return { title: t("dealing"), text: "" };
  }
}

function waiting({ players, toAct, seat }: { players: Player[]; toAct: number[]; seat: number | null }): string {
  const names = players.filter((player) => toAct.includes(player.seat) && player.seat !== seat).map((player) => player.playedBy);
  return names.length > 0 ? t("waiting-for", { names: list(names) }) : t("ready");
}

function watching({ players, shown, review }: { players: Player[]; shown: number; review: boolean }): string {
  return review ? "" : t("watching", { name: players.find((player) => player.seat === shown)?.name ?? "" });
}

function marking<View extends TableView, Card extends CardDrawing, Event extends EventKind>(asked: Asked<View, Card, Event>): Prompt {
  const { game, view, seat, expedition, placing } = asked;
  const shape = expedition ? t("shape", { shape: expedition.shape }) : "";
  const { marks, owed, done } = view.pencil;
  if (seat === null) return { title: owed > 0 ? game.words("bonus", { count: owed }) : shape, text: watching(asked) };
  if (done) return { title: waiting(asked), text: t("ready-text") };
  if (owed > 0) return { title: game.words("bonus", { count: owed }), text: game.words("bonus-text"), because: game.words("because-bonus"), calling: true };
  if (marks.length > 0) return { title: shape, text: t("press-done"), because: t("because-done") };
  if (!placing.marking) return { title: shape, text: placing.pending ? "" : game.words("pass") };
  if (placing.onlySingles) return { title: shape, text: game.words("only-single") };
  if (placing.single) return { title: shape, text: game.words("place-single") };
  const begun = view.sheets[seat]?.slots.some((holding) => holding !== null && holding.marked !== 0);
  return { title: shape, text: game.words(begun ? "place" : "place-first"), because: game.words("because-place") };
}

function taking<View extends TableView, Card extends CardDrawing, Event extends EventKind>(asked: Asked<View, Card, Event>): Prompt {
  const { game, view, players, seat } = asked;
  const taker = view.queue[0];
  if (taker === seat && seat !== null)
    return { title: game.words("completed", { count: view.to_take }), text: game.words(view.to_take > 1 ? "take-two" : view.deck > 0 ? "take-one" : "take-open"), because: game.words("because-take"), calling: true };
  const name = players.find((player) => player.seat === taker)?.playedBy ?? "";
  return { title: game.words("takes", { name }), text: seat === null ? watching(asked) : "" };
}
