/** The latest turns in words. */
import { ShowAgain } from "../../parts/StageKeys.tsx";
import { Ticker } from "../../parts/Ticker.tsx";
import { t } from "./messages.ts";
import { type Event, kindOf, owner } from "./pieces.ts";

const TURNS = 4;

/** Everybody is dealt the same number of curses: no line for every card. */
export function withoutTheDeal(heard: Event[]): Event[] {
  const first = heard.findIndex(({ type }) => type === "turn-began");
  return heard.filter(({ type }, k) => k >= first || (type !== "drew" && type !== "card-drawn"));
}

/** One text per turn with anything to report; within it, the oldest first. */
export function turnsTold(all: Event[], say: (event: Event) => string | null): string[] {
  const turns: Event[][] = [[]];
  for (const event of withoutTheDeal(all)) {
    if (event.type === "turn-began") turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns.map((turn) => lineOf(turn, say)).filter((line) => line !== "");
}

/** After a roll, one sentence names all pawns that moved; who is sent back is mentioned once. */
function lineOf(turn: Event[], say: (event: Event) => string | null): string {
  const back = turn.flatMap((event) => (event.type === "sent-back" ? event.pawns : []));
  const roller = turn.find((event) => event.type === "die-rolled")?.seat ?? null;
  const walked = turn.flatMap((event) => (event.type === "moved" && owner(event.pawn) === roller ? [event] : []));
  const kinds = new Set(walked.map(({ pawn }) => kindOf(pawn)));
  const told = turn.map((event) => {
    if (event === walked[0]) return t("event-walked", { kinds: kinds.size > 1 ? "both" : kindOf(walked[0].pawn) });
    if (event.type === "put-back" && back.includes(event.pawn)) return null;
    return walked.some((one) => one === event) ? null : say(event);
  });
  return told.filter((line) => line !== null).join(" ");
}

/** The latest turn first. */
export const lastTurns = (all: Event[], say: (event: Event) => string | null): string[] => turnsTold(all, say).slice(-TURNS).reverse();

export function LastTurns({ lines, again }: { lines: string[]; again: (() => void) | null }) {
  if (lines.length === 0) return null;
  return (
    <Ticker class="lp-log" label={t("last-turns")} lines={lines}>
      {again && <ShowAgain press={again} />}
    </Ticker>
  );
}
