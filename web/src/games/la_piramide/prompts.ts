/** What is to be done now, in words. */
import { t } from "./messages.ts";
import { actorOf, type Explanation, kindOf, mummiesOf, placeOf, playerOf, type Props, type View } from "./pieces.ts";
import type { Choice } from "./useChoice.ts";
import { actsInWords, capital, type Name, pawnInWords } from "./words.ts";

export interface Prompt {
  title: string;
  text: string;
}

export function prompt({ view, explained, over, seat, legal, players }: Props, choice: Choice, name: Name): Prompt {
  if (over) return { title: t("over"), text: "" };
  if (legal.length > 0) return mine(view, explained, choice, name);
  const actor = actorOf(view);
  return { title: actsInWords(view, actor === seat ? null : (players[actor]?.playedBy ?? "")), text: others(view) || (seat === null ? t("watching") : "") };
}

function mine(view: View, { reach, last_round }: Explanation, { curse, pawn, task }: Choice, name: Name): Prompt {
  const { phase } = view;
  switch (phase.type) {
    case "choosing": {
      if (curse) return { title: t(curse), text: t(curse === "plague" || curse === "grave-robber" ? "heldUpPlayers" : "heldUp", { does: t(`${curse}.does`) }) };
      return { title: t(last_round ? "yourLastTurn" : "yourTurn"), text: t(task.curses.length > 0 ? "chooseText" : "chooseRoll") };
    }
    case "tempted":
      return { title: t("temptedTitle"), text: t("temptedText", { count: view.options.gamble }) };
    case "slave-moves": {
      const { pips } = phase;
      const mummies = mummiesOf(playerOf(view)).some((pawn) => placeOf(view, pawn) >= 0);
      return { title: t("slaveTitle", { pips }), text: mummies ? t("slaveThenMummy", { pips }) : t("slaveOnly") };
    }
    case "mummy-moves":
      return { title: t("mummyTitle", { pips: phase.pips }), text: t("mummyText") };
    case "picking": {
      const text = phase.curse === "pharaohs-call" ? "callPick" : phase.curse === "change-of-bandages" ? "bandagesPick" : "pickText";
      return { title: t(phase.curse), text: t(text) };
    }
    case "swapping":
      return { title: t("change-of-bandages"), text: swap(phase.pawn, pawn, name) };
    case "driving": {
      return { title: t(phase.curse), text: reach ? t(reach.through_walls ? "driveWalls" : "driveText", { count: reach.steps }) : "" };
    }
    case "naming":
      return { title: t(phase.curse), text: t("nameText") };
    case "returning":
    case "placing":
      return { title: t("returnTitle"), text: t(returning(task.returning)) };
    default:
      return { title: t("yourTurn"), text: "" };
  }
}

function swap(one: number, other: number | null, name: Name): string {
  const first = pawnInWords(one, name);
  return other === null ? t("swapText", { pawn: first }) : t("swapBoth", { one: capital(first), other: pawnInWords(other, name) });
}

function returning(pawns: number[]): "returnSeveral" | "returnSlave" | "returnMummy" {
  if (pawns.length > 1) return "returnSeveral";
  return kindOf(pawns[0] ?? 0) === "slave" ? "returnSlave" : "returnMummy";
}

function others({ phase, options }: View): string {
  switch (phase.type) {
    case "choosing":
      return t(options.curses ? "waitChoose" : "waitRoll");
    case "tempted":
      return t("waitTempted");
    case "slave-moves":
      return t("waitSlave", { pips: phase.pips });
    case "mummy-moves":
      return t("waitMummy", { pips: phase.pips });
    case "picking":
    case "driving":
    case "naming":
      return t("waitCurse", { curse: t(phase.curse) });
    case "swapping":
      return t("waitCurse", { curse: t("change-of-bandages") });
    case "robbing":
      return t("waitCurse", { curse: t("grave-robber") });
    case "returning":
    case "placing":
      return t("waitReturn");
    case "rolling":
    case "gambling":
      return t("waitDealer");
    default:
      return "";
  }
}
