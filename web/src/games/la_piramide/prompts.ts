/** What is to be done now, in words. */
import { t } from "./messages.ts";
import { kindOf, mummiesOf, placeOf, playerOf, type Props, STRIDES, type View } from "./pieces.ts";
import type { Choice } from "./useChoice.ts";
import type { Name } from "./words.ts";

export interface Prompt {
  title: string;
  text: string;
}

export function prompt({ view, over, seat, legal }: Props, choice: Choice, name: Name): Prompt {
  if (over) return { title: t("over"), text: "" };
  if (legal.length > 0) return mine(view, choice);
  const acting = view.phase.type === "returning" ? Math.floor((view.phase.pawns[0] ?? 0) / 4) : playerOf(view);
  const who = name(acting);
  return { title: who === null ? t("yourTurn") : t("turnOf", { name: who }), text: others(view) || (seat === null ? t("watching") : "") };
}

function mine(view: View, { curse, task }: Choice): Prompt {
  const { phase } = view;
  switch (phase.type) {
    case "choosing": {
      if (curse) return { title: t(curse), text: t(curse === "plague" || curse === "grave-robber" ? "heldUpPlayers" : "heldUp") };
      return { title: t("yourTurn"), text: t(task.curses.length > 0 ? "chooseText" : "chooseRoll") };
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
      return { title: t("change-of-bandages"), text: t("swapText") };
    case "driving": {
      const stride = STRIDES[phase.curse];
      return { title: t(phase.curse), text: stride ? t(stride.walls ? "driveWalls" : "driveText", { count: stride.steps }) : "" };
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

function returning(pawns: number[]): "returnSeveral" | "returnSlave" | "returnMummy" {
  if (pawns.length > 1) return "returnSeveral";
  return kindOf(pawns[0] ?? 0) === "slave" ? "returnSlave" : "returnMummy";
}

function others({ phase }: View): string {
  switch (phase.type) {
    case "choosing":
      return t("waitChoose");
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
