/** Events that both games describe in the same words. */
import type { SilverAndGold } from "../../types.ts";
import { t } from "./messages.ts";
import type { Drawings } from "./table.ts";

type Shared = SilverAndGold.Flipped | SilverAndGold.RoundEnded | SilverAndGold.Ended;

export function sayShared(event: Shared, data: Drawings): string | null {
  switch (event.type) {
    case "flipped": {
      const shape = data.expeditions[event.card]?.shape;
      return shape ? t("event-flipped", { shape }) : null;
    }
    case "round ended":
      return t("event-round-ended", { round: event.round });
    case "ended":
      return t("event-ended");
  }
}
