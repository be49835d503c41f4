/** The dialog to set up a table: who plays, the options of the game, the settings of the table. */
import { useState } from "preact/hooks";
import { go } from "../addresses.ts";
import { tiles } from "../games/index.ts";
import { openTable } from "../luck.ts";
import { useMe } from "../me.tsx";
import { t } from "../words/index.ts";
import { defaults, readOptions, USUAL, type Values } from "../options.ts";
import { useDoing } from "../parts/asking.ts";
import { Choice } from "../parts/controls.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { Levels } from "../parts/levels.tsx";
import { prefer, preferences } from "../preferences.ts";
import { startedBy } from "../table/starter.ts";
import type { Tile } from "../table/tile.ts";
import type { GameInfo, NewSeat } from "../types.ts";
import { fitted, OptionFields } from "./OptionFields.tsx";
import { type Brought, OwnData } from "./OwnData.tsx";
import { kinds, SeatRow, seatInWords, type SeatPlan } from "./SeatRow.tsx";
import { TableSettings } from "./TableSettings.tsx";

interface Props {
  game: GameInfo;
  /** The others are friends, unless changed. */
  inviting: boolean;
  onClose(): void;
}

export function SetUp({ game, inviting: invited, onClose }: Props) {
  const { me } = useMe();
  const tile = tiles[game.name];
  const [plans, setPlans] = useState<SeatPlan[]>(() => firstPlan(game, invited));
  const fields = readOptions(game.options);
  const [values, setValues] = useState<Values>(() => defaults(fields));
  const [settings, setSettings] = useState(USUAL);
  const [brought, setBrought] = useState<Brought | null>(null);
  const doing = useDoing();
  const inviting = plans.some((plan) => plan.kind === "open");
  const sizes = Array.from({ length: game.most - game.fewest + 1 }, (_, more) => game.fewest + more);

  const resize = (seats: number) =>
    setPlans(Array.from({ length: seats }, (_, place): SeatPlan => plans[place] ?? { kind: invited ? "open" : "bot", bot: game.usual_bot, name: "" }));
  const change = (place: number, plan: SeatPlan) => setPlans(plans.map((old, other) => (other === place ? plan : old)));
  const start = () =>
    doing.run(async () => {
      prefer({ seats: { ...preferences().seats, [game.name]: plans.map((plan) => plan.kind) } });
      const options = fitted(game.name, fields, values, plans.length);
      const table = await openTable({ game: game.name, seats: plans.map(asked), options, settings, data: brought?.text ?? null });
      // With a seat to be taken first, anybody may hold the device by then.
      if (!inviting) startedBy(table.table, plans.findIndex((plan) => plan.kind === "me"));
      go({ page: "table", id: table.code });
    });

  return (
    <Dialog
      title={tile?.title() ?? game.title}
      class={`set-up ${tile?.theme ?? ""}`}
      banner={
        tile && (
          <div class={`art art-of-${game.name}`}>
            <tile.Art />
          </div>
        )
      }
      onClose={onClose}
    >
      <section>
        <div class="row-label">
          <h3>{t("setup-seats")}</h3>
          <Length minutes={tile?.minutes} players={plans.length} />
          <Choice label={t("setup-number")} values={sizes} chosen={plans.length} name={String} change={resize} />
        </div>
        <ol class="seat-rows">
          {plans.map((plan, place) => (
            <SeatRow key={place} place={place} plan={plan} bots={game.bots} change={(next) => change(place, next)} />
          ))}
        </ol>
        {plans.some((plan) => plan.kind === "bot") && <Levels levels={game.bots} />}
      </section>
      <details>
        <summary>{t("setup-options")}</summary>
        <OptionFields
          game={game.name}
          fields={fields}
          values={values}
          seats={plans.map((plan, place) => seatInWords(plan, place, me.nickname))}
          change={setValues}
        />
        <OwnData game={game.name} brought={brought} change={setBrought} />
      </details>
      <details>
        <summary>{t("setup-settings")}</summary>
        <TableSettings settings={settings} sealed={tile?.sealed ?? true} change={setSettings} />
      </details>
      <footer class="dialog-foot">
        {doing.error && (
          <p class="error" role="alert">
            {doing.error}
          </p>
        )}
        <button type="button" class="btn pri" disabled={doing.busy} onClick={start}>
          {inviting ? t("setup-invite") : t("setup-start")}
        </button>
      </footer>
    </Dialog>
  );
}

/** The duration with so many players. */
function Length({ minutes, players }: { minutes: Tile["minutes"] | undefined; players: number }) {
  const expected = typeof minutes === "object" ? minutes[players] : minutes;
  return expected === undefined ? null : <small class="quiet setup-length">{t("home-about", { minutes: expected })}</small>;
}

/** The initial seats: a friend by link, or those of last time, or bots. */
function firstPlan(game: GameInfo, inviting: boolean): SeatPlan[] {
  const kinds = inviting ? ["me", "open"] : (preferences().seats[game.name] ?? ["me", "bot", "bot"]);
  const plans = kinds.slice(0, game.most).map((kind): SeatPlan => ({ kind: isKind(kind) ? kind : "bot", bot: game.usual_bot, name: "" }));
  while (plans.length < game.fewest) plans.push({ kind: inviting ? "open" : "bot", bot: game.usual_bot, name: "" });
  return plans;
}

const isKind = (kind: string): kind is SeatPlan["kind"] => ["me", ...kinds()].includes(kind);

function asked({ kind, bot, name }: SeatPlan, place: number): NewSeat {
  if (kind === "bot") return { kind, bot };
  if (kind === "beside") return { kind, name: name.trim() || t("player-numbered", { place: place + 1 }) };
  return { kind };
}
