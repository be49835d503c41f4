/** The prompt: what to do now. */
import { t } from "./messages.ts";
import { actorOf, type Drawings, type Explanation, kindOf, mummiesOf, placeOf, playerOf, type Props, type View } from "./pieces.ts";
import { say } from "./say.ts";
import type { Choice } from "./useChoice.ts";
import { actsInWords, capital, type Name, pawnInWords } from "./words.ts";

export interface Prompt {
  title: string;
  text: string;
  /** The reason, for new players. */
  because?: string;
}

export function prompt({ view, data, explained, over, seat, legal, players, heard }: Props, choice: Choice, name: Name): Prompt {
  if (over) return { title: t("over"), text: "" };
  if (legal.length > 0) {
    const asked = mine(view, data, explained, choice, name);
    // Says what sent the pawn back.
    const sent = view.phase.type === "returning" ? [...heard].reverse().find(({ type }) => type === "sent-back") : undefined;
    return sent ? { ...asked, text: `${say(sent, data, name)} ${asked.text}` } : asked;
  }
  const actor = actorOf(view);
  return { title: actsInWords(view, actor === seat ? null : (players[actor]?.playedBy ?? "")), text: others(view) || (seat === null ? t("watching") : "") };
}

function mine(view: View, { numbers }: Drawings, { reach, last_round }: Explanation, { curse, pawn, task }: Choice, name: Name): Prompt {
  const { phase } = view;
  switch (phase.type) {
    case "choosing": {
      if (curse) return { title: t("curse-name", { curse }), text: t(curse === "plague" || curse === "grave-robber" ? "held-up-players" : "held-up", { curse, count: numbers[curse] ?? 0 }) };
      return { title: t(last_round ? "your-last-turn" : "your-turn"), text: t(task.curses.length > 0 ? "choose-text" : "choose-roll"), because: t("because-choose") };
    }
    case "tempted":
      return { title: t("tempted-title"), text: t("tempted-text", { count: view.options.gamble }), because: t("because-tempted") };
    case "slave-moves": {
      const { pips } = phase;
      const mummies = mummiesOf(playerOf(view)).some((pawn) => placeOf(view, pawn) >= 0);
      return { title: t("slave-title", { pips }), text: mummies ? t("slave-then-mummy", { pips }) : t("slave-only"), because: t("because-slave") };
    }
    case "mummy-moves":
      return { title: t("mummy-title", { pips: phase.pips }), text: t("mummy-text"), because: t("because-mummy") };
    case "picking": {
      const text = phase.curse === "pharaohs-call" ? "call-pick" : phase.curse === "change-of-bandages" ? "bandages-pick" : "pick-text";
      return { title: t("curse-name", { curse: phase.curse }), text: t(text) };
    }
    case "swapping":
      return { title: t("curse-name", { curse: "change-of-bandages" }), text: swap(phase.pawn, pawn, name) };
    case "driving": {
      return { title: t("curse-name", { curse: phase.curse }), text: reach ? t(reach.through_walls ? "drive-walls" : "drive-text", { count: reach.steps }) : "" };
    }
    case "naming":
      return { title: t("curse-name", { curse: phase.curse }), text: t("name-text") };
    case "returning":
    case "placing":
      return { title: t("return-title"), text: returning(task.returning) };
    default:
      return { title: t("your-turn"), text: "" };
  }
}

function swap(one: number, other: number | null, name: Name): string {
  const first = pawnInWords(one, name);
  return other === null ? t("swap-text", { pawn: first }) : t("swap-both", { one: capital(first), other: pawnInWords(other, name) });
}

function returning(pawns: number[]): string {
  return pawns.length > 1 ? t("return-several") : t("return-text", { kind: kindOf(pawns[0] ?? 0) });
}

function others({ phase, options }: View): string {
  switch (phase.type) {
    case "choosing":
      return t(options.curses ? "wait-choose" : "wait-roll");
    case "tempted":
      return t("wait-tempted");
    case "slave-moves":
      return t("wait-slave", { pips: phase.pips });
    case "mummy-moves":
      return t("wait-mummy", { pips: phase.pips });
    case "picking":
    case "driving":
    case "naming":
      return t("wait-curse", { curse: phase.curse });
    case "swapping":
      return t("wait-curse", { curse: "change-of-bandages" });
    case "robbing":
      return t("wait-curse", { curse: "grave-robber" });
    case "returning":
    case "placing":
      return t("wait-return");
    case "rolling":
    case "gambling":
      return t("wait-dealer");
    default:
      return "";
  }
}
