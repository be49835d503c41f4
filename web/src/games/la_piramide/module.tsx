/** La Piramide as a `GameModule`. */
import { Icon } from "../../parts/Icon.tsx";
import type { GameModule, Player } from "../../table/module.ts";
import { Board } from "./Board.tsx";
import { turnsTold, withoutTheDeal } from "./LastTurns.tsx";
import { t } from "./messages.ts";
import { type Action, actorOf, type Drawings, type Event, type Explanation, type View } from "./pieces.ts";
import { Exits, Ranking } from "./End.tsx";
import { decided, lines, margin, tieBreak } from "./places.ts";
import { say } from "./say.ts";
import { type Act, theatre } from "./theatre.ts";
import { keys } from "./useKeys.ts";
import { actInWords, actsInWords } from "./words.ts";

/** Whose turn it is, with the family's sign. */
function BarStatus({ view, explained, players, seat }: { view: View; explained: Explanation; players: Player[]; seat: number | null }) {
  if (view.phase.type === "over") return <span class="lp-who">{t("over")}</span>;
  const actor = actorOf(view);
  const family = view.families[actor] ?? "eye";
  const limit = view.options.turn_limit;
  const name = actor === seat ? null : (players.find((player) => player.seat === actor)?.playedBy ?? "");
  return (
    <span class={`lp-who lp-fam-${family}`}>
      <span class="lp-fs sm">
        <Icon name={`fam-${family}`} />
      </span>
      {name === null ? <span class="lp-who-own">{actsInWords(view, null)}</span> : <Named view={view} name={name} />}
      {limit !== null && <span class="lp-limit hide-p">{t("turn-of-limit", { turn: explained.round, limit })}</span>}
    </span>
  );
}

/** A long name is truncated; if the rest of the sentence does not fit, only the name is shown. */
function Named({ view, name }: { view: View; name: string }) {
  const [before = "", after = ""] = actsInWords(view, "|").split("|");
  return (
    <span class="lp-who-words">
      {before && <span>{before}</span>}
      <span class="lp-who-name">{name}</span>
      {after && <span>{after}</span>}
    </span>
  );
}

const laPiramide: GameModule<View, Action, Event, Drawings, Explanation, Act> = {
  theme: "la-piramide",
  Board,
  BarStatus,
  namesWhoActs: true,
  staging: theatre,
  why: t.find,
  tellsRefusals: true,
  keys,
  say,
  actInWords,
  worthTelling: withoutTheDeal,
  told: (heard, data, name) => turnsTold(heard, (event) => say(event, data, name)),
  colour: (view, seat) => `var(--f-${view.families[seat]})`,
  lines,
  Spoils: Exits,
  Ranking,
  margin,
  decided,
  tieBreak,
  lesson: () => import("./lesson.ts"),
  guide: () => import("./guide.tsx"),
  firsts: () => import("./firsts.ts"),
  choice: () => import("./choice.ts"),
  picture: () => import("./picture.tsx"),
  printed: () => import("./printed.tsx"),
  faceDown: (view) => ({ ...view, hand: [], known: view.public }),
  secret: (view) => view.options.curses && view.hand.length > 0,
};

export default laPiramide;
