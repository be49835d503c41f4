/** Choices as a review lists them. */
import type { Choice } from "../../table/module.ts";
import { t } from "./messages.ts";
import { type Action, type Drawings, kindOf, OUT, placeOf, type View } from "./pieces.ts";
import { actInWords, type Name, pawnInWords, pawnParams } from "./words.ts";

export default function choice(action: Action, view: View, data: Drawings, name: Name): Choice {
  return { kind: kindOfChoice(view), act: act(action, view, data, name) };
}

function act(action: Action, view: View, data: Drawings, name: Name): string {
  if (action.type === "move") return goes(action.pawn, action.to, view, data, name);
  if (action.type === "place-back") return pawnInWords(action.pawn, name);
  return actInWords(action, view, data, name);
}

function kindOfChoice({ phase }: View): string {
  switch (phase.type) {
    case "choosing":
    case "tempted":
      return t("choice-kind", { phase: phase.type });
    case "slave-moves":
      return t("kind-title", { kind: "slave" });
    case "mummy-moves":
      return t("kind-title", { kind: "mummy" });
    case "picking":
    case "driving":
    case "naming":
      return t("curse-name", { curse: phase.curse });
    case "swapping":
      return t("curse-name", { curse: "change-of-bandages" });
    default:
      return t("choice-kind", { phase: "start" });
  }
}

/** For a slave, what matters is how much nearer an exit it comes. */
function goes(pawn: number, to: number, view: View, { ways }: Drawings, name: Name): string {
  const from = ways[placeOf(view, pawn)];
  if (to === OUT) return t("choice-goes", { ...pawnParams(pawn, name), way: "out", count: 0 });
  if (kindOf(pawn) === "mummy" || from === undefined) return pawnInWords(pawn, name);
  const nearer = from - (ways[to] ?? from);
  return t("choice-goes", { ...pawnParams(pawn, name), way: nearer > 0 ? "closer" : nearer < 0 ? "farther" : "level", count: Math.abs(nearer) });
}
