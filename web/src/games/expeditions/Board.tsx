/** The board of both games: the others, the strip, one's two cards, the display, the sheet. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { feel, hear } from "../../sound/index.ts";
import { totalOf } from "../../table/module.ts";
import { minus } from "../../table/standing.ts";
import { hintInWords } from "../../parts/HintButton.tsx";
import { useSaid } from "../../words/useSaid.ts";
import { Display } from "./Display.tsx";
import { RoundCard, usePrize } from "./Drama.tsx";
import { useFlights } from "./flights.ts";
import { KeepTwo, toggled } from "./KeepTwo.tsx";
import { LastTurn, lastTurn } from "./LastTurn.tsx";
import { t } from "./messages.ts";
import { OwnCards } from "./OwnCards.tsx";
import { ghostInWords } from "./PlacingLayer.tsx";
import { prompt } from "./prompts.ts";
import { Enlarged, Rivals } from "./Rivals.tsx";
import { type Primary, Strip } from "./Strip.tsx";
import type { Action, CardDrawing, EventKind, ExpeditionGame, ExpeditionProps, TableView } from "./table.ts";
import { Travels } from "./Travels.tsx";
import { useKeys } from "./useKeys.ts";
import { type Placing, same, usePlacing } from "./usePlacing.ts";
import { WhyNot } from "./WhyNot.tsx";

type Props<View extends TableView, Card extends CardDrawing, Event extends EventKind> = ExpeditionProps<View, Card, Event> & {
  game: ExpeditionGame<View, Card, Event>;
};

export function ExpeditionBoard<View extends TableView, Card extends CardDrawing, Event extends EventKind>(props: Props<View, Card, Event>) {
  const { game, view, legal, data, explained, players, seat, heard, busy, hints, refusal, beat } = props;
  const drama = beat?.detail ?? null;
  const playing = beat !== null && !beat.live;
  const [watched, setWatched] = useState(0);
  const [looking, setLooking] = useState(false);
  const shown = seat ?? watched;
  const { suggested = null, played = null } = props;
  /** Who is "you": nobody in a review, which shows the seats of others too. */
  const own = suggested ? null : seat;
  const flipped = view.used.at(-1);
  const expedition = (flipped !== undefined && view.phase !== "keep" ? data.expeditions[flipped] : null) ?? null;
  const placing = usePlacing({
    view,
    legal,
    busy,
    refused: refusal !== null,
    width: game.grid(data.cards[0]!).width,
    expedition: expedition?.rows ?? null,
    act: props.act,
    whyNot: props.whyNot,
    forgetRefusal: props.forgetRefusal,
  });
  const keeping = useKeeping(props);
  const taking = useTaking(props);
  useShownHint(props, placing, keeping, taking);
  const told = busy ? null : (props.hint?.told?.action ?? null);
  const hinted = told?.type === "mark" && !same(told, placing.ghost) ? told : null;
  /** Something else than the hint is chosen: what the strip says must fit what its button plays. */
  const strays = told !== null && !placing.hovering && (hinted !== null || !isChosen(told, keeping, taking));
  const marked = useJustMarked(view.pencil.marks.length);
  const primary = playing || suggested ? null : mainButton(props, placing, keeping, taking, marked);
  const undo = playing || suggested || seat === null || view.phase !== "mark" ? null : { possible: props.canTakeBack && !busy, press: props.takeBack };
  useKeys({ placing, press: primary?.ready && !primary.held ? primary.press : null, undo: undo?.possible ? undo.press : null });
  useFlights(game, view, data);
  usePrize(drama?.prize ?? null, seat);
  useSnap(placing);
  const lines = useSaid(() => {
    const name = (of: number) => (of === own ? null : (players.find((player) => player.seat === of)?.name ?? ""));
    return lastTurn(heard, (event) => game.say(event, data, name), game.notable);
  }, [heard, data, players, own]);
  const width = game.grid(data.cards[0]!).width;
  const display = useSaid(
    () => view.phase !== "keep" && <Display game={game} view={view} data={data} explained={explained} takeable={taking.places} suggested={suggested?.type === "take" ? suggested.place : null} played={played?.type === "take" ? played.place : null} chosen={taking.chosen} choose={taking.choose} take={taking.take} />,
    // Memoised: five cards need not be redrawn for every beat.
    [view.display, view.deck, view.phase === "keep", explained, data, taking.places, taking.chosen, suggested, busy],
  );
  // Memoised: while the ghost moves, only one's own cards and the strip are redrawn.
  const rivals = useSaid(() => {
    const others = players.filter((player) => player.seat !== shown);
    return <Rivals game={game} view={view} data={data} players={others} scores={props.scores} toAct={props.toAct} heard={heard} watch={seat === null ? setWatched : null} beat={beat} />;
  }, [view, data, players, props.scores, props.toAct, heard, shown, beat]);
  const sheet = useSaid(
    () => <game.Sheet view={view} data={data} explained={explained} seat={shown} players={players} own={own !== null} showCards={() => setLooking(true)} />,
    [view, data, players, shown, own],
  );
  const me = players.find((player) => player.seat === shown);

  return (
    <Travels moment={whereCardsLie(view)} class={`xp xp-${game.name} phase-${view.phase} ${taking.places.length > 0 ? "my-take" : ""} ${primary || undo || playing ? "" : "no-tools"}`}>
      <game.Defs />
      <section class="xp-players" aria-label={t("players")}>
        {me && <Mine name={own === null ? me.name : t("you")} points={totalOf(explained.scores[shown])} show={() => setLooking(true)} />}
        {rivals}
        <LastTurn lines={lines} again={playing ? null : props.showAgain} />
      </section>
      <div class="xp-mine">
        <Strip
          hint={playing ? null : (props.hint ?? null)}
          prompt={playing && drama ? drama.note : hintInWords(strays ? null : props.hint) ?? prompt({ ...props, seat: own, shown, expedition, placing, chosen: keeping.chosen.length, review: suggested !== null })}
          reasons={props.reasons}
          expedition={expedition}
          flip={view.turn}
          facing={placing.facing}
          placing={placing}
          primary={primary}
          undo={undo}
          skip={playing ? props.skip : null}
          pile={view.options.open_pile && view.phase !== "keep" ? view.used.slice(0, -1).flatMap((used) => data.expeditions[used] ?? []) : []}
        >
          {refusal && !placing.attempt && <WhyNot refusal={refusal} openRule={props.openRule} />}
        </Strip>
        {view.phase === "keep" && seat !== null && view.hand.length > 0 ? (
          <KeepTwo game={game} view={view} data={data} chosen={suggested?.type === "keep" ? [suggested.first, suggested.second] : keeping.chosen} played={played?.type === "keep" ? [played.first, played.second] : []} toggle={keeping.toggle} />
        ) : (
          <OwnCards game={game} view={view} data={data} seat={shown} placing={placing} hints={hints} refusal={refusal} openRule={props.openRule} stamp={drama?.stamp ?? null} suggested={suggested?.type === "mark" ? suggested : null} played={played?.type === "mark" ? played : null} hinted={hinted} />
        )}
        <p class="vh" role="status">
          {ghostInWords(placing, width)}
        </p>
      </div>
      {display}
      <div class="xp-sheet">{sheet}</div>
      {looking && me && <Enlarged game={game} view={view} data={data} player={me} scores={explained.scores.map(totalOf)} heard={heard} close={() => setLooking(false)} />}
      {drama?.round != null && <RoundCard round={drama.round} shapes={data.expeditions} players={players} scores={props.scores} own={seat} start={props.skip} />}
    </Travels>
  );
}

/** A key of which card lies where: cards can travel only when it changes. */
const whereCardsLie = ({ display, sheets }: TableView): string =>
  [display, ...sheets.map(({ slots }) => slots.map((holding) => holding?.card ?? "-"))].join(";");

/** Sound and vibration when the ghost snaps to another place or turns. */
function useSnap({ ghost, facing }: Placing): void {
  const snapped = ghost && `${ghost.slot} ${ghost.cells}`;
  useEffect(() => {
    if (snapped === null) return;
    hear({ sound: "tick" });
    feel("snap");
  }, [snapped]);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) hear({ sound: "turn" });
    first.current = false;
  }, [facing.quarters, facing.mirrored]);
}

/** On a phone one's own total is beside the others', since the sheet may be scrolled out of sight. */
function Mine({ name, points, show }: { name: string; points: number; show(): void }) {
  return (
    <button type="button" class="xp-me panel" aria-haspopup="dialog" onClick={show}>
      <b class="disp">{name}</b>
      <b class="xp-total">
        <span aria-hidden="true">{minus(points)}</span>
        <span class="vh">{t("points", { count: points })}</span>
      </b>
    </button>
  );
}

/** Milliseconds: Mark and Done are in the same place, so an accidental second tap must not end the turn. */
const HELD = 400;

function useJustMarked(marks: number): boolean {
  const [held, setHeld] = useState(false);
  const before = useRef(marks);
  useLayoutEffect(() => {
    const more = marks > before.current;
    before.current = marks;
    if (!more) return undefined;
    setHeld(true);
    const timer = setTimeout(() => setHeld(false), HELD);
    return () => clearTimeout(timer);
  }, [marks]);
  return held;
}

/** Shows a hint on the board, ready to be confirmed. */
function useShownHint<View extends TableView, Card extends CardDrawing, Event extends EventKind>({ hint }: Props<View, Card, Event>, placing: Placing, keeping: Keeping, taking: Taking): void {
  const told = hint?.told ?? null;
  useLayoutEffect(() => {
    const action = told?.action;
    if (action?.type === "mark") placing.suggest({ slot: action.slot, cells: action.cells });
    else if (action?.type === "keep") keeping.pick([action.first, action.second]);
    else if (action?.type === "take") taking.choose(action.place);
  }, [told]);
}

/** Whether these cards are chosen, as a hint says. */
function isChosen(told: Action, keeping: Keeping, taking: Taking): boolean {
  if (told.type === "keep") return keeping.chosen.length === 2 && keeping.chosen.includes(told.first) && keeping.chosen.includes(told.second);
  return told.type !== "take" || taking.chosen === told.place;
}

interface Keeping {
  chosen: number[];
  pick(places: number[]): void;
  toggle: ((place: number) => void) | null;
  keep: (() => void) | null;
}

function useKeeping<View extends TableView, Card extends CardDrawing, Event extends EventKind>({ view, legal, busy, act }: Props<View, Card, Event>): Keeping {
  const [picked, setPicked] = useState<number[]>([]);
  const open = view.phase === "keep" && legal.length > 0 && view.kept === null;
  const chosen = view.kept ? [view.kept.first, view.kept.second] : picked;
  useEffect(() => setPicked([]), [view.seat, view.phase]);
  const [first, second] = [...chosen].sort((a, b) => a - b);
  const ready = open && first !== undefined && second !== undefined && !busy;
  return {
    chosen,
    pick: setPicked,
    toggle: open ? (place) => setPicked(toggled(picked, place)) : null,
    keep: ready ? () => act({ type: "keep", first, second }) : null,
  };
}

interface Taking {
  places: number[];
  chosen: number | null;
  choose(place: number): void;
  take(place: number): void;
}

function useTaking<View extends TableView, Card extends CardDrawing, Event extends EventKind>({ view, legal, busy, act }: Props<View, Card, Event>): Taking {
  const [chosen, choose] = useState<number | null>(null);
  const places = useMemo(() => legal.flatMap((action) => (action.type === "take" ? [action.place] : [])), [legal]);
  useEffect(() => choose(null), [view]);
  return {
    places,
    chosen,
    choose,
    take: (place) => {
      if (!busy && places.includes(place)) act({ type: "take", place });
    },
  };
}

function seal(act: (action: Action) => void): void {
  hear({ sound: "seal" });
  feel("done");
  // The button disappears with the turn; removing it while focused would cost a layout in the middle of the reveal.
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches(".xp-primary")) activeElement.blur();
  act({ type: "done" });
}

function mainButton<View extends TableView, Card extends CardDrawing, Event extends EventKind>(
  { game, view, legal, seat, busy, act, whyNot }: Props<View, Card, Event>,
  placing: Placing,
  keeping: Keeping,
  taking: Taking,
  marked: boolean,
): Primary | null {
  if (seat === null) return null;
  switch (view.phase) {
    case "keep":
      if (view.kept) return { label: t("ready"), ready: false, sealed: true, press: () => undefined };
      return { label: t("keep-these"), ready: keeping.keep !== null, press: () => keeping.keep?.() };
    case "take": {
      const { places, chosen, take } = taking;
      if (places.length === 0 || chosen === null) return null;
      return { label: game.words("take-this"), ready: !busy, press: () => take(chosen) };
    }
    case "mark": {
      if (view.pencil.done) return { label: t("ready"), ready: false, sealed: true, press: () => undefined };
      if (placing.ghost) return { label: game.words("mark-it"), ready: !busy, press: placing.confirm };
      const ready = legal.some((action) => action.type === "done");
      return { label: t("done"), ready: ready && !busy, held: marked, press: () => !busy && (ready ? seal(act) : whyNot({ type: "done" })) };
    }
    default:
      return null;
  }
}
