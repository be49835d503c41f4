/** One seat in the set-up: me, a friend, a bot. */
import { carrier } from "../carrier.ts";
import { t } from "../words/index.ts";
import { LevelChoice } from "../parts/levels.tsx";
import { Nickname } from "./Nickname.tsx";

export interface SeatPlan {
  kind: "me" | "open" | "bot" | "beside";
  bot: string;
  name: string;
}

interface Props {
  place: number;
  plan: SeatPlan;
  bots: string[];
  change(plan: SeatPlan): void;
}

/** The kinds of players to choose from. */
export const kinds = (): SeatPlan["kind"][] => (carrier().alone ? ["bot", "beside"] : ["open", "bot", "beside"]);

export function seatInWords({ kind, name }: SeatPlan, place: number, mine: string): string {
  const who = { me: mine, open: t("seat-open"), bot: t("seat-bot"), beside: name.trim() || t("player-numbered", { place: place + 1 }) };
  return t("seat-place", { place: place + 1, who: who[kind] });
}

export function SeatRow({ place, plan, bots, change }: Props) {
  if (plan.kind === "me")
    return (
      <li>
        <span class="seat-number">{place + 1}</span>
        <span>{t("seat-me")}</span>
        <Nickname />
      </li>
    );
  return (
    <li>
      <span class="seat-number">{place + 1}</span>
      <select
        class="field"
        aria-label={t("seat-who", { place: place + 1 })}
        value={plan.kind}
        onChange={(event) => {
          const kind = kinds().find((known) => known === event.currentTarget.value);
          if (kind) change({ ...plan, kind });
        }}
      >
        {kinds().map((kind) => (
          <option key={kind} value={kind}>
            {t(`seat-${kind}`)}
          </option>
        ))}
      </select>
      {plan.kind === "bot" && (
        <LevelChoice label={t("seat-level", { place: place + 1 })} levels={bots} chosen={plan.bot} change={(bot) => change({ ...plan, bot })} />
      )}
      {plan.kind === "beside" && (
        <input
          class="field small"
          aria-label={t("seat-name", { place: place + 1 })}
          placeholder={t("player-numbered", { place: place + 1 })}
          maxLength={24}
          value={plan.name}
          onInput={(event) => change({ ...plan, name: event.currentTarget.value })}
        />
      )}
    </li>
  );
}
