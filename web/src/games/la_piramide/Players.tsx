/** Everybody at the table: slaves out, pawns that wait or burst, cards in hand, and whether the plague has them. */
import { useState } from "preact/hooks";
import { Avatar } from "../../parts/Avatar.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { levelName } from "../../parts/levels.tsx";
import { tip } from "../../parts/Tips.tsx";
import { type Player, totalOf } from "../../table/module.ts";
import { facts, t as said } from "../../words/index.ts";
import { CurseSign } from "./Hand.tsx";
import { t } from "./messages.ts";
import { PawnSign } from "./Pawns.tsx";
import { actorOf, BURST, kindOf, OUT, pawnsOf, placeOf, type Props, SKIPS, slavesOf, WAITING } from "./pieces.ts";
import type { Choice } from "./useChoice.ts";
import { curseDoes } from "./words.ts";

interface PlayersProps {
  table: Props;
  choice: Choice;
  /** Possible targets of the selected card. */
  marked: number[];
}

export function Players({ table, choice, marked }: PlayersProps) {
  const [open, setOpen] = useState<number | null>(null);
  const { players } = table;
  const naming = choice.task.names.length > 0;
  const opened = players.find(({ seat }) => seat === open);
  return (
    <>
      {players.map((player) => (
        <Row
          key={player.seat}
          table={table}
          player={player}
          target={naming ? choice.task.names.includes(player.seat) : marked.includes(player.seat)}
          aimed={choice.victim === player.seat}
          press={() => (naming && player.seat !== table.seat ? choice.name(player.seat) : setOpen(player.seat))}
        />
      ))}
      {opened && (
        <Dialog title={opened.name} onClose={() => setOpen(null)}>
          <Facts table={table} seat={opened.seat} />
        </Dialog>
      )}
    </>
  );
}

interface RowProps {
  table: Props;
  player: Player;
  target: boolean;
  aimed: boolean;
  press(): void;
}

function Row({ table, player, target, aimed, press }: RowProps) {
  const { view, over } = table;
  const { seat } = player;
  const family = view.families[seat] ?? "eye";
  const turn = !over && actorOf(view) === seat;
  const pawns = pawnsOf(seat);
  const waiting = pawns.filter((pawn) => placeOf(view, pawn) === WAITING);
  const burst = pawns.filter((pawn) => placeOf(view, pawn) === BURST);
  const cards = view.cards[seat] ?? 0;
  const skips = SKIPS[view.health[seat] ?? "well"];
  const gone = player.awayMinutes !== null && player.awayMinutes > 0;
  return (
    <button type="button" class={`lp-pl panel lp-fam-${family} ${turn ? "turn" : ""} ${target ? "target" : ""} ${aimed ? "aimed" : ""} ${gone ? "away" : ""}`} aria-current={turn} onClick={press}>
      <span class="vh">{sentence(table, player)}</span>
      <span class="lp-fs" aria-hidden="true">
        <Icon name={`fam-${family}`} />
      </span>
      <span class="lp-pl-text" aria-hidden="true">
        <span class="lp-pl-name">
          <b class="disp">{seat === table.seat ? t("you") : player.playedBy}</b>
          {player.bot !== null && <Avatar player={player} />}
          {waiting.map((pawn) => (
            <span key={pawn} class="lp-waiting" {...tip(t("waits-title", { count: waiting.length }))}>
              <PawnSign family={family} kind={kindOf(pawn)} />
            </span>
          ))}
        </span>
        <span class="lp-pl-facts">
          <span class="lp-outs" {...tip(t("tip-outs"))}>
            {slavesOf(seat).map((slave) => (
              <PawnSign key={slave} family={family} kind="slave" class={placeOf(view, slave) === OUT ? "yes" : "no"} />
            ))}
          </span>
          {burst.length > 0 && (
            <span class="lp-burst" {...tip(t("burst-title", { count: burst.length }))}>
              {burst.map((pawn) => (
                <PawnSign key={pawn} family={family} kind="mummy" />
              ))}
            </span>
          )}
          {view.options.curses && (
            <span class="lp-cards" {...tip(t("tip-cards"))}>
              <Icon name="ui-cards" />
              {cards}
            </span>
          )}
          {skips > 0 && (
            <span class="chip lp-skip" {...tip(t("skips-title", { count: skips }))}>
              <Icon name="curse-plague" />
              <span>{t("skips")}</span>
            </span>
          )}
          {gone && <span class="chip wait lp-away">{t("away", { minutes: player.awayMinutes ?? 0 })}</span>}
        </span>
      </span>
    </button>
  );
}

/** The same for screen readers. */
function sentence({ view, explained, seat: own }: Props, { seat, playedBy, bot, awayMinutes }: Player): string {
  const known = [
    bot === null ? null : said("bot-level", { level: levelName(bot) }),
    ...standing(view, explained, seat),
    view.options.curses ? t("cards", { count: view.cards[seat] ?? 0 }) : null,
    awayMinutes !== null && awayMinutes > 0 ? t("away", { minutes: awayMinutes }) : null,
  ];
  return said("player-facts", { who: seat === own ? t("you") : playedBy, facts: facts(known) });
}

function standing(view: Props["view"], explained: Props["explained"], seat: number): string[] {
  const skips = SKIPS[view.health[seat] ?? "well"];
  const at = (place: number) => pawnsOf(seat).filter((pawn) => placeOf(view, pawn) === place).length;
  return [
    t("out-of", { count: totalOf(explained.scores[seat]) }),
    ...(at(WAITING) > 0 ? [t("waits-title", { count: at(WAITING) })] : []),
    ...(at(BURST) > 0 ? [t("burst-title", { count: at(BURST) })] : []),
    ...(skips > 0 ? [t("skips-title", { count: skips })] : []),
  ];
}

/** A player's facts, and the curses in their hand that this seat knows: its own, or those it has seen. */
function Facts({ table, seat }: { table: Props; seat: number }) {
  const { view, explained } = table;
  const own = seat === view.seat;
  const seen = own ? view.hand : (view.known[seat] ?? []);
  return (
    <>
      {standing(view, explained, seat).map((words) => (
        <p key={words}>{t("sentence", { words })}</p>
      ))}
      <p>{t("way-left", { count: explained.ways_left[seat] ?? 0 })}</p>
      {view.options.curses && <p>{t("known-text", { count: view.cards[seat] ?? 0 })}</p>}
      {!own && seen.length > 0 && <p>{t("known-cards")}</p>}
      <ul class="lp-seen">
        {seen.map((curse, k) => (
          <li key={k} class="lp-curse">
            <CurseSign curse={curse} />
            <span>
              <b class="disp">{t("curse-name", { curse })}</b>
              <small>{curseDoes(table.data, curse)}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
