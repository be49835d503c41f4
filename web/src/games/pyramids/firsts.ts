/** What Pyramids explains when it happens for the first time. */
import type { First, Happened } from "../../learn/firsts.ts";
import { on, sharedFirsts } from "../expeditions/firsts.ts";
import type { View } from "./chambers.ts";
import { t } from "./messages.ts";

export default function firsts(now: Happened<View, unknown>): First[] {
  const sheet = now.view.sheets[now.seat];
  return [
    ...sharedFirsts(t, t("tip-cross"), now),
    ...on("skull", (sheet?.skulls ?? 0) > 0, '[data-box="skull-0"]', t("tip-skulls")),
    ...on("torch", (sheet?.torches.length ?? 0) > 0, ".py-torches", t("tip-torch")),
    ...on("gems", (sheet?.reds ?? 0) + (sheet?.greens ?? 0) > 0, ".py-gems", t("tip-gems")),
    ...on("claim", (sheet?.claims.length ?? 0) > 0, ".py-claims", t("tip-claims")),
  ];
}
