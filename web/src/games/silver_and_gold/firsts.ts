/** What Silver & Gold explains when it happens for the first time. */
import type { First, Happened } from "../../learn/firsts.ts";
import { on, sharedFirsts } from "../expeditions/firsts.ts";
import type { View } from "./maps.ts";
import { t } from "./messages.ts";

export default function firsts(now: Happened<View, unknown>): First[] {
  const sheet = now.view.sheets[now.seat];
  return [
    ...sharedFirsts(t, t("tip-cross"), now),
    ...on("palm", (sheet?.palms.length ?? 0) > 0, '[data-box="palm-0"]', t("tip-palm")),
    ...on("cup", (sheet?.cups.length ?? 0) > 0, '[data-box="cup-0"]', t("tip-cups-left")),
    ...on("coin", (sheet?.coins ?? 0) > 0, '[data-box="coin-0"]', t("tip-coins")),
  ];
}
