/** The others at the table: who they are, their points, their cards small, what they collected, and whether they are ready. A tap enlarges. */
import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../../parts/Dialog.tsx";
import { Clock, Icon, Tick } from "../../parts/Icon.tsx";
import { Avatar } from "../../parts/Avatar.tsx";
import { tip } from "../../parts/Tips.tsx";
import type { Explained, Player } from "../../table/module.ts";
import type { Beat } from "../../table/stage.ts";
import { minus } from "../../table/standing.ts";
import { BigPencil, Envelope, Gain, Stamped } from "./Drama.tsx";
import { marksMade } from "./Fan.tsx";
import { playerInFull } from "./heard.ts";
import { t } from "./messages.ts";
import { Name } from "./Name.tsx";
import type { Drama } from "./reveal.ts";
import { cardOf, type CardDrawing, type Drawings, type EventKind, type ExpeditionGame, faceDown, type HeldCards, type TableView } from "./table.ts";

interface Props<View extends TableView, Card extends CardDrawing, Event extends EventKind> {
  game: ExpeditionGame<View, Card, Event>;
  view: View;
  data: Drawings<Card>;
  players: Player[];
  scores: number[];
  toAct: number[];
  heard: Event[];
  /** A spectator looks over somebody's shoulder instead of enlarging. */
  watch: ((seat: number) => void) | null;
  beat: Beat<View, Event, Explained, Drama> | null;
}

export function Rivals<View extends TableView, Card extends CardDrawing, Event extends EventKind>(props: Props<View, Card, Event>) {
  const [open, setOpen] = useState<number | null>(null);
  const enlarged = props.players.find((player) => player.seat === open);
  return (
    <>
      {props.players.map((player) => (
        <Rival key={player.seat} {...props} player={player} open={() => (props.watch ?? setOpen)(player.seat)} />
      ))}
      {enlarged && <Enlarged {...props} player={enlarged} close={() => setOpen(null)} />}
    </>
  );
}

type OneProps<View extends TableView, Card extends CardDrawing, Event extends EventKind> = Props<View, Card, Event> & { player: Player };

function Rival<View extends TableView, Card extends CardDrawing, Event extends EventKind>(
  props: OneProps<View, Card, Event> & { open(): void },
) {
  const { game, view, data, player, open, beat } = props;
  const sheet = view.sheets[player.seat]!;
  const { stamp, prize, tags, fresh } = beat?.detail ?? {};
  const starts = !faceDown(view) && game.start(view) === player.seat;
  const standing = standingOf(props);
  const tag = beat && !beat.live && tags?.get(player.seat);
  return (
    <button type="button" class={`xp-pl panel ${player.awayMinutes === null ? "" : "gone"}`} aria-haspopup="dialog" onClick={open}>
      <span class="vh">{playerInFull(game, player, sheet, props.scores[player.seat] ?? 0, [starts ? t("start-title") : null, standing?.text ?? null])}</span>
      <span class="xp-pl-head" aria-hidden="true">
        <Avatar player={player} />
        <Name name={player.playedBy} class="disp" />
        <b class="xp-total" title={t("points", { count: props.scores[player.seat] ?? 0 })}>
          {minus(props.scores[player.seat] ?? 0)}
        </b>
        {starts && (
          <span class="chip start" {...tip(t("start-title"))}>
            {t("start")}
          </span>
        )}
        {standing && <Chip {...standing} />}
      </span>
      <span class="xp-mm" aria-hidden="true">
        {sheet.slots.map((holding, slot) =>
          holding ? (
            <span key={holding.card} class="xp-small" data-flip={`card-${holding.card}`}>
              <game.Card card={cardOf(data, holding.card)} marked={holding.marked} fresh={fresh?.get(holding.card) ?? 0} small />
              {beat?.name === "pencils" && fresh?.has(holding.card) && <BigPencil />}
              {stamp?.card === holding.card && <Stamped points={stamp.points} />}
            </span>
          ) : faceDown(view) ? (
            <game.DeckBack key={slot} />
          ) : (
            <span key={`empty ${slot}`} class="xp-gap" />
          ),
        )}
        {(beat?.name === "envelopes" || beat?.name === "pencils") && <Envelope />}
        {tag && beat.name !== "envelopes" && <span class="xp-tag">{tag}</span>}
      </span>
      <span class="xp-stat" aria-hidden="true">
        <game.Stats sheet={sheet} data={data} />
      </span>
      <Colours game={game} sheet={sheet} data={data} />
      {prize?.seat === player.seat && <Gain prize={prize} />}
    </button>
  );
}

interface Standing {
  icon: ComponentChild;
  text: string;
  waiting?: boolean;
}

/** Pencil: still choosing. Tick: ready. Clock: away. */
function standingOf<View extends TableView, Card extends CardDrawing, Event extends EventKind>({ game, view, player, toAct }: OneProps<View, Card, Event>): Standing | null {
  const { seat, awayMinutes } = player;
  if (awayMinutes !== null && awayMinutes > 0) return { icon: <Clock />, text: t("away", { minutes: awayMinutes }), waiting: true };
  if (view.phase === "keep" || view.phase === "mark") {
    if (view.finished[seat]) return { icon: <Tick />, text: t("ready") };
    return { icon: <Icon name="ui-pencil" />, text: view.phase === "keep" ? t("choosing") : game.words("marking"), waiting: true };
  }
  if (view.phase === "take" && toAct.includes(seat)) return { icon: <Icon name="ui-cards" />, text: t("taking"), waiting: true };
  return null;
}

function Chip({ icon, text, waiting = false }: Standing) {
  return (
    <span class={`chip xp-chip ${waiting ? "wait" : ""}`}>
      {icon}
      <span>{text}</span>
    </span>
  );
}

/** Completed cards of each colour. */
export function Colours<View extends TableView, Card extends CardDrawing, Event extends EventKind>({ game, sheet, data }: Pick<Props<View, Card, Event>, "game" | "data"> & { sheet: HeldCards }) {
  const cards = sheet.completed.map((number) => cardOf(data, number));
  return (
    <span class="xp-tints" aria-hidden="true">
      {game.colours.map((colour) => {
        const count = cards.filter((card) => card.colour === colour).length;
        return (
          <span key={colour} class={`xp-${colour} ${count === 0 ? "none" : ""}`} title={game.words("completed-colour", { count, colour })}>
            <Icon name={`sign-${colour}`} />
            {count}
          </span>
        );
      })}
    </span>
  );
}

/** Everything that somebody holds or has completed, with the marks. */
export function Enlarged<View extends TableView, Card extends CardDrawing, Event extends EventKind>(
  props: Pick<OneProps<View, Card, Event>, "game" | "view" | "data" | "player" | "scores" | "heard"> & { close(): void },
) {
  const { game, view, data, player, scores, heard, close } = props;
  const sheet = view.sheets[player.seat]!;
  const made = marksMade(heard, player.seat);
  return (
    <Dialog title={t("cards-of", { name: player.name })} onClose={close} class="xp-enlarged">
      <div class="xp-pair">
        {sheet.slots.map((holding) => holding && <game.Card key={holding.card} card={cardOf(data, holding.card)} marked={holding.marked} />)}
      </div>
      <p class="xp-stat xp-stat-wide">
        <game.Stats sheet={sheet} data={data} />
        <b>{t("points", { count: scores[player.seat] ?? 0 })}</b>
      </p>
      <h3>{sheet.completed.length > 0 ? t("completed-of", { count: sheet.completed.length }) : t("none-completed")}</h3>
      <div class="xp-laid">
        {sheet.completed.map((number) => (
          <game.Card key={number} card={cardOf(data, number)} marked={made.get(number) ?? 0} small />
        ))}
      </div>
    </Dialog>
  );
}
