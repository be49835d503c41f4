/** The die, what is to be done with it, and the buttons that do it. */
import { HintButton, hintInWords } from "../../parts/HintButton.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { Die, type Rolling } from "./Die.tsx";
import { t } from "./messages.ts";
import { PawnSign } from "./Pawns.tsx";
import { OUT, playerOf, type Props } from "./pieces.ts";
import { prompt, type Prompt } from "./prompts.ts";
import { type Choice, picksAtOnce } from "./useChoice.ts";
import { capital, type Name } from "./words.ts";

interface StepProps {
  table: Props;
  choice: Choice;
  die: Rolling;
  name: Name;
}

export function Step({ table, choice, die, name }: StepProps) {
  const { view, legal, busy, act } = table;
  const { title, text, because }: Prompt = hinted(table, choice) ?? prompt(table, choice, name);
  const { task } = choice;
  const roll = task.roll && !busy ? () => act({ type: "roll" }) : null;
  const acting = legal.length > 0 || table.canTakeBack;
  return (
    <section class={`lp-roll panel ${acting ? "mine" : ""}`}>
      <Die die={die} press={roll} />
      <div class="lp-say" aria-live="polite">
        <h2>{title}</h2>
        {text && (
          <p>
            {text} {table.reasons && because && <span class="because">{because}</span>}
          </p>
        )}
      </div>
      {(view.phase.type === "slave-moves" || view.phase.type === "mummy-moves") && <Order {...table} />}
      {task.tempted && <Values choice={choice} />}
      {task.names.length > 0 && <Victims table={table} choice={choice} />}
      {acting && (
        <div class="lp-go">
          <p class="lp-go-say" aria-hidden="true">
            <svg viewBox="0 0 32 32">
              <use href={`#die-${die.face}`} />
            </svg>
            {title}
          </p>
          <Buttons table={table} choice={choice} />
        </div>
      )}
    </section>
  );
}

/** A hint in words, with the act where the board does not draw all of it; none once the player selects something else. */
function hinted({ hint }: Props, choice: Choice): Prompt | null {
  const words = hintInWords(hint);
  if (!words || !hint?.told) return words;
  if (!choice.isSuggested(hint.told.action)) return null;
  const { action, act } = hint.told;
  if (action.type === "move" || action.type === "place-back") return words;
  return { ...words, text: `${action.type === "pick" ? t("hinted-pawn", { pawn: act }) : `${capital(act)}.`} ${words.text}` };
}

function Order({ view }: Props) {
  const family = view.families[playerOf(view)] ?? "eye";
  const now = view.phase.type === "slave-moves" ? "slave" : "mummy";
  return (
    <ol class="lp-order">
      {(["slave", "mummy"] as const).map((kind) => (
        <li key={kind} class={kind === now ? "on" : ""} aria-current={kind === now ? "step" : undefined}>
          <PawnSign family={family} kind={kind} />
          <span>{t("kind-title", { kind })}</span>
        </li>
      ))}
    </ol>
  );
}

/** Values to gamble on. */
function Values({ choice }: { choice: Choice }) {
  return (
    <div class="lp-values">
      {[1, 2, 3, 4, 5, 6].map((value) => (
        <button type="button" key={value} aria-pressed={choice.values.includes(value)} aria-label={t("value", { value })} onClick={() => choice.toggle(value)}>
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <use href={`#die-${value}`} />
          </svg>
        </button>
      ))}
    </div>
  );
}

function Victims({ table, choice }: { table: Props; choice: Choice }) {
  return (
    <div class="lp-victims" role="group" aria-label={t("targets")}>
      {table.players.map(({ seat, name }) =>
        seat === table.seat ? null : (
          <button
            type="button"
            key={seat}
            class={`${choice.task.names.includes(seat) ? "" : "shut"} lp-fam-${table.view.families[seat]}`}
            aria-pressed={choice.victim === seat}
            onClick={() => choice.name(seat)}
          >
            <span class="lp-fs sm">
              <Icon name={`fam-${table.view.families[seat]}`} />
            </span>
            {name}
          </button>
        ),
      )}
    </div>
  );
}

function Buttons({ table, choice }: { table: Props; choice: Choice }) {
  const { legal, canTakeBack, takeBack, busy, act } = table;
  const { task, curse, ready, go, drop } = choice;
  const label = mainLabel(table, choice);
  return (
    <>
      {(canTakeBack || !(task.roll || task.tempted)) && (
        <button type="button" class="btn sec" disabled={!canTakeBack || busy} onClick={takeBack}>
          <Icon name="ui-undo" />
          {t("undo")}
        </button>
      )}
      {table.hint && <HintButton hint={table.hint} class="btn sec lp-hint" />}
      {curse && (
        <button type="button" class="btn sec" disabled={busy} onClick={drop}>
          {t("not-now")}
        </button>
      )}
      {task.tempted && (
        <button type="button" class="btn sec lp-walk" disabled={busy} onClick={() => act({ type: "walk" })}>
          {t("walk")}
        </button>
      )}
      {legal.length > 0 && label && (
        <button type="button" class="btn pri" disabled={ready === null || busy} onClick={go}>
          {label}
        </button>
      )}
    </>
  );
}

function mainLabel({ view, players }: Props, { task, curse, values, victim, target, pawn }: Choice): string {
  if (task.roll) return curse ? t("play-curse", { curse }) : t("roll");
  if (task.tempted) return values.length === view.options.gamble ? t("gamble-on", { values: values.join(", ") }) : t("gamble");
  if (task.names.length > 0) return victim === null ? t("curse") : t("curse-player", { name: players.find(({ seat }) => seat === victim)?.name ?? "" });
  // Only a hint chooses a pawn here without sending it.
  if (task.picks.length > 0 && picksAtOnce(view)) return pawn === null ? "" : t("pick-pawn");
  if (task.picks.length > 0) return t(view.phase.type === "swapping" ? "swap-with" : "curse-pawn");
  if (task.returning.length > 0) return t("put-here");
  return t(target?.to === OUT ? "go-out" : "go-here");
}
