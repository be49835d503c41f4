/** At the end of a match: the place in the match of the day, and the way to challenge a friend. */
import { go } from "../../addresses.ts";
import * as api from "../../api.ts";
import { carrier } from "../../carrier.ts";
import { resultInWords } from "../../daily/result.ts";
import { useAsked, useDoing } from "../../parts/asking.ts";
import { Clock } from "../../parts/Icon.tsx";
import { Link } from "../../parts/Link.tsx";
import type { TableInfo } from "../../types.ts";
import { said } from "../../words/pages.ts";

export function DailyResult({ info: { game, code, settings } }: { info: TableInfo }) {
  const day = settings.daily;
  const asked = useAsked(`${day} ${game}`, () => api.board(game, day));
  if (!asked.value) return null;
  const { mine, finished, commitment } = asked.value;
  const counts = mine?.table === code;
  return (
    <p class="end-best end-daily">
      <Clock />
      <span>
        {said("daily")}: {counts && mine ? resultInWords(game, mine, finished) : said("daily-practice")}{" "}
        {commitment !== null && (
          <Link to={{ page: "daily", game, day }} class="link">
            {said("daily-board")}
          </Link>
        )}
      </span>
    </p>
  );
}

/** After a match against bots: challenge others to the same luck. After a duplicate: the others' results. */
export function ChallengeButton({ info }: { info: TableInfo }) {
  const { table, seats, settings, rematch } = info;
  const doing = useDoing();
  const alone = seats.filter(({ kind }) => kind === "person").length === 1 && seats.some(({ mine }) => mine);
  const known = settings.daily || settings.lesson || settings.practice || rematch !== null;
  if (carrier().alone || !alone || (known && !settings.duplicate)) return null;
  const press = () => doing.run(async () => go({ page: "challenge", id: settings.duplicate || (await api.challenge(table)).table }));
  return (
    <>
      <button type="button" class="link" disabled={doing.busy} onClick={press}>
        {said(settings.duplicate ? "challenge-result" : "challenge-friend")}
      </button>
      {doing.error && <span class="error">{doing.error}</span>}
    </>
  );
}
