/** One's curses. The first tap holds a card up and shows its targets, the second plays it; while others act, a tap reads it. */
import { useState } from "preact/hooks";
import { Dialog } from "../../parts/Dialog.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { tip } from "../../parts/Tips.tsx";
import { t } from "./messages.ts";
import { type Curse, CURSE_SIGNS, type Props } from "./pieces.ts";
import type { Choice } from "./useChoice.ts";
import { curseDoes, type Name } from "./words.ts";

/** With more kinds than these the cards lie closer, without their text. */
const ROOMY = 5;

export function Hand({ table, choice, name }: { table: Props; choice: Choice; name: Name }) {
  const { view, legal, suggested } = table;
  const [read, setRead] = useState<Curse | null>(null);
  if (!view.options.curses || table.seat === null) return null;
  const kinds = [...new Set(view.hand)];
  // A face-down hand is not an empty one.
  if (kinds.length === 0 && (table.over || (view.cards[table.seat] ?? 0) > 0)) return null;
  const { task } = choice;
  const whose = name(table.seat);
  const better = suggested?.type === "play-curse" ? suggested.curse : null;
  const hint = task.roll ? t("instead-of-roll") : view.phase.type === "slave-moves" || view.phase.type === "mummy-moves" ? t("rest-after-roll") : t("deck", { count: view.deck + view.bottom.length });
  return (
    <section class={`lp-hand ${kinds.length > ROOMY ? "many" : ""} ${task.roll ? "choosing" : ""}`}>
      <h2>
        {whose === null ? t("your-curses") : t("curses-of", { name: whose })} <small>{hint}</small>
      </h2>
      {kinds.length === 0 && <p class="lp-empty">{t("no-curses")}</p>}
      {kinds.map((curse) => (
        <CurseCard
          key={curse}
          curse={curse}
          does={curseDoes(table.data, curse)}
          copies={view.hand.filter((one) => one === curse).length}
          open={task.curses.includes(curse)}
          up={choice.curse === curse || better === curse}
          better={better === curse}
          press={() => (legal.length > 0 ? choice.holdUp(curse) : setRead(curse))}
        />
      ))}
      {read && (
        <Dialog title={t("curse-name", { curse: read })} onClose={() => setRead(null)}>
          <div class="lp-read">
            <CurseSign curse={read} />
            <p>{curseDoes(table.data, read)}</p>
          </div>
          {!table.over && <p>{t("on-your-turn")}</p>}
        </Dialog>
      )}
    </section>
  );
}

interface CardProps {
  curse: Curse;
  does: string;
  copies: number;
  /** May be played now. */
  open: boolean;
  up: boolean;
  better: boolean;
  press(): void;
}

function CurseCard({ curse, does, copies, open, up, better, press }: CardProps) {
  return (
    <button type="button" class={`lp-curse ${open ? "open" : ""} ${up ? "up" : ""}`} aria-pressed={up} data-better={better ? "" : undefined} {...tip(does)} onClick={press}>
      <CurseSign curse={curse} />
      <span>
        <b class="disp">{t("curse-name", { curse })}</b>
        <small>{does}</small>
      </span>
      {copies > 1 && (
        <i class="lp-copies" aria-label={t("copies", { count: copies })}>
          {copies}
        </i>
      )}
    </button>
  );
}

export function CurseSign({ curse }: { curse: Curse }) {
  return <Icon name={CURSE_SIGNS[curse]} class="lp-curse-sign" />;
}
