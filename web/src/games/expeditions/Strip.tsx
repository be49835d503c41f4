/** The strip over one's cards: the expedition card, what to do in words, the tools, and the one button that matters. */
import type { ComponentChildren } from "preact";
import { Icon, Tick } from "../../parts/Icon.tsx";
import { HintButton } from "../../parts/HintButton.tsx";
import { tipStop } from "../../parts/Tips.tsx";
import type { Hint } from "../../table/module.ts";
import { useSaid } from "../../words/useSaid.ts";
import { Skip } from "../../parts/StageKeys.tsx";
import { ExpeditionCard } from "./Expedition.tsx";
import { t } from "./messages.ts";
import type { Facing } from "./shapes.ts";
import type { ExpeditionDrawing } from "./table.ts";
import type { Placing } from "./usePlacing.ts";

export interface Prompt {
  title: string;
  text: string;
  /** The reason, for new players. */
  because?: string;
  /** Gold: it is your turn to act. */
  calling?: boolean;
}

export interface Primary {
  label: string;
  ready: boolean;
  sealed?: boolean;
  /** Disabled for a moment: another button was just pressed in the same place. */
  held?: boolean;
  press(): void;
}

interface Props {
  prompt: Prompt;
  hint: Hint<unknown> | null;
  reasons: boolean;
  expedition: ExpeditionDrawing | null;
  /** Which flip it is, so that a new card turns over even if it shows the same shape. */
  flip: number;
  facing: Facing;
  placing: Placing;
  primary: Primary | null;
  undo: { possible: boolean; press(): void } | null;
  /** Ends the running animation; null without one. */
  skip: (() => void) | null;
  pile: ExpeditionDrawing[];
  children?: ComponentChildren;
}

/** Memoised: it changes with the flip and the orientation only, not with every pointer move. */
function Flipped({ card, facing }: { card: ExpeditionDrawing; facing: Facing }) {
  return useSaid(() => <ExpeditionCard card={card} facing={facing} />, [card, facing.quarters, facing.mirrored]);
}

export function Strip({ prompt, hint, reasons, expedition, flip, facing, placing, primary, undo, skip, pile, children }: Props) {
  return (
    <section class={`xp-strip panel ${expedition ? "" : "bare"} ${prompt.calling ? "calling" : ""}`} aria-label={t("expedition")}>
      {expedition && (
        <span class="xp-flip" key={flip} {...tipStop(t("tip-shape"))}>
          <Flipped card={expedition} facing={facing} />
        </span>
      )}
      <div class="xp-say" role={skip ? undefined : "status"}>
        <h2>{prompt.title}</h2>
        <p>
          {prompt.text} {reasons && prompt.because && <span class="because">{prompt.because}</span>}
        </p>
        {pile.length > 0 && <Pile cards={pile} />}
      </div>
      {hint && <HintButton hint={hint} class="tool xp-hint" />}
      {children}
      {skip && (
        <div class="xp-tools">
          <Skip press={skip} />
        </div>
      )}
      {(primary || undo) && (
        <div class="xp-tools" role="toolbar" aria-label={t("tools")}>
          {placing.marking && <ShapeTools placing={placing} />}
          {undo && (
            <button type="button" class="tool" title={t("tool-undo-key")} disabled={!undo.possible} onClick={undo.press}>
              <Icon name="ui-undo" />
              {t("tool-undo")}
            </button>
          )}
          {primary && <PrimaryButton {...primary} />}
        </div>
      )}
    </section>
  );
}

function ShapeTools({ placing }: { placing: Placing }) {
  const { facing, single, onlySingles, canTurn, canMirror } = placing;
  return (
    <>
      <button type="button" class="tool" title={t("tool-turn-key")} aria-keyshortcuts="R" disabled={!canTurn} onClick={placing.turn}>
        <Icon name="ui-rotate" />
        {t("tool-turn")}
      </button>
      <button
        type="button"
        class={`tool ${facing.mirrored && canMirror ? "on" : ""}`}
        title={t("tool-mirror-key")}
        aria-keyshortcuts="M"
        disabled={!canMirror}
        onClick={placing.mirror}
      >
        <Icon name="ui-mirror" />
        {t("tool-mirror")}
      </button>
      <button
        type="button"
        class={`tool ${single ? "on" : ""}`}
        title={t("tool-single-key")}
        aria-keyshortcuts="S"
        aria-pressed={single}
        aria-disabled={onlySingles}
        onClick={placing.toggleSingle}
      >
        <Icon name="ui-single" />
        {t("tool-single")}
      </button>
    </>
  );
}

/** Pressed too early, it says why. */
function PrimaryButton({ label, ready, sealed, held = false, press }: Primary) {
  return (
    <button type="button" class={`btn pri xp-primary ${ready ? "" : "early"}`} aria-disabled={!ready || held} disabled={sealed} onClick={held ? undefined : press}>
      {sealed && <Tick />}
      {label}
    </button>
  );
}

/** With the open pile the used cards stay in sight. */
function Pile({ cards }: { cards: ExpeditionDrawing[] }) {
  return (
    <div class="xp-pile" role="group" aria-label={t("used-pile")} title={t("used-pile")}>
      {cards.map((card, place) => (
        <ExpeditionCard key={place} card={card} class="xp-exp-used" />
      ))}
    </div>
  );
}
