/** Continues a match from a file with friends: who plays which seat from now on. */
import { useState } from "preact/hooks";
import { go } from "../addresses.ts";
import * as api from "../api.ts";
import { type SeatPlan, SeatRow } from "../home/SeatRow.tsx";
import { useAsked, useDoing } from "../parts/asking.ts";
import { Dialog } from "../parts/Dialog.tsx";
import { Levels } from "../parts/levels.tsx";
import type { TableInfo } from "../types.ts";
import { t } from "../words/index.ts";
import { said } from "../words/pages.ts";

interface Props {
  table: TableInfo;
  file: string;
  onClose(): void;
}

export default function CarryOn({ table, file, onClose }: Props) {
  const games = useAsked("games", api.games);
  const levels = games.value?.find(({ name }) => name === table.game)?.bots;
  const [plans, setPlans] = useState(() => asItWas(table));
  const doing = useDoing();
  const start = () =>
    doing.run(async () => {
      const { code } = await api.carryOn(file, plans);
      go({ page: "table", id: code });
    });
  return (
    <Dialog title={said("carry-on")} class="set-up" onClose={onClose}>
      <p class="quiet">{said("carry-on-what")}</p>
      <ol class="seat-rows">
        {levels && plans.map((plan, place) => <SeatRow key={place} place={place} plan={plan} bots={levels} change={(changed) => setPlans(plans.map((each, other) => (other === place ? changed : each)))} />)}
      </ol>
      {levels && plans.some(({ kind }) => kind === "bot") && <Levels levels={levels} />}
      <div class="dialog-foot">
        {doing.error && (
          <p class="error" role="alert">
            {doing.error}
          </p>
        )}
        <button type="button" class="btn pri" disabled={doing.busy || !levels} onClick={start}>
          {t("setup-invite")}
        </button>
      </div>
    </Dialog>
  );
}

/** The first person is me and the others are friends; with bots only, one of them is replaced by a friend. */
function asItWas({ seats }: TableInfo): SeatPlan[] {
  const people = seats.filter(({ kind }) => kind === "person").map(({ seat }) => seat);
  const me = people[0] ?? 0;
  const friends = people.length > 1 ? people : seats.slice(0, 2).map(({ seat }) => seat).concat(me === 0 ? [] : [0]);
  return seats.map(({ seat, name, bot }) => {
    const kind = seat === me ? "me" : friends.includes(seat) ? "open" : "bot";
    return { kind, name: kind === "bot" ? name : "", bot: bot ?? "adept" };
  });
}
