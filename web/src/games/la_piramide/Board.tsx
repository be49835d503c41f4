/** The board: the sky, the players in its left, the pyramid, and what is to be done in its right. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { useSaid } from "../../words/useSaid.ts";
import { useDie } from "./Die.tsx";
import { Hand } from "./Hand.tsx";
import { LastTurns, lastTurns } from "./LastTurns.tsx";
import { Lens } from "./Lens.tsx";
import { planOf } from "./maze.ts";
import { t } from "./messages.ts";
import { type Event, type Props } from "./pieces.ts";
import { Players } from "./Players.tsx";
import { say } from "./say.ts";
import { Scene } from "./Scene.tsx";
import { Since, useSince } from "./Since.tsx";
import { Step } from "./Step.tsx";
import { ShowAgain } from "../../parts/StageKeys.tsx";
import { Cord, Theatre } from "./Theatre.tsx";
import { usePhone } from "./useCamera.ts";
import { focusOf, targetsOf, useChoice } from "./useChoice.ts";
import { Warnings } from "./Warnings.tsx";
import { WhyNot } from "./WhyNot.tsx";
import type { Name } from "./words.ts";

export function Board(props: Props) {
  const { view, data, players, seat, events, heard, refusal, showAgain } = props;
  const act = props.beat?.detail ?? null;
  const plan = useMemo(() => planOf(data), [data]);
  /** Who is "you": nobody in a review, which shows the seats of others too. */
  const own = props.suggested ? null : seat;
  const name: Name = (of) => (of === own ? null : (players.find((player) => player.seat === of)?.name ?? ""));
  const tell = (event: Event) => say(event, data, name);
  const since = useSince(props, tell);
  const table = { ...props, act: since.act };
  const choice = useChoice(table);
  const told = props.hint?.told ?? null;
  // Before paint: a hint that is not selected is not shown.
  useLayoutEffect(() => {
    if (told) choice.suggest(told.action);
  }, [told]);
  const die = useDie(events, view, act?.rate);
  const lines = useSaid(() => lastTurns(die.turning && !act ? heard.slice(0, -events.length) : heard, tell), [heard, data, players, own, die.turning]);
  const moved = useLastMoved(events);
  const focus = focusOf(view, choice, moved, seat);
  const phone = usePhone();
  const marked = targetsOf(props.explained, choice.curse);
  return (
    <div class={`lp ${die.turning ? "turning" : ""}`}>
      <div class="lp-sky" aria-hidden="true">
        <i class="lp-sun" />
        <i class="lp-dune far" />
        <i class="lp-dune near" />
      </div>
      <aside class={`lp-players of-${players.length}`} aria-label={t("players")}>
        <Players table={{ ...table, seat: own }} choice={choice} marked={marked.seats} />
        <LastTurns lines={lines} again={act ? null : showAgain} />
      </aside>
      <Scene table={table} choice={choice} plan={plan} marked={props.suggested?.type === "pick" ? [props.suggested.pawn] : marked.pawns} focus={focus} name={name} />
      {act?.cause?.what === "curse" && act.moves !== null && <Cord key={act.moves} pawn={act.moves} />}
      <div class="lp-act">
        {act ? (
          <Theatre table={table} act={act} die={die} name={name} />
        ) : (
          <>
            <div class="lp-now">
              <Step table={{ ...table, seat: own }} choice={choice} die={die} name={name} />
              {refusal && !choice.attempt?.at && <WhyNot refusal={refusal} data={data} openRule={props.openRule} close={props.forgetRefusal} card={choice.attempt?.curse} />}
            </div>
            <Since {...since} />
            {showAgain && (
              <div class="lp-again">
                <ShowAgain press={showAgain} />
              </div>
            )}
            {phone && choice.spots.length > 0 ? (
              <div class="lp-aim">
                <Warnings view={view} choice={choice} name={name} />
                <Lens plan={plan} view={view} choice={choice} focus={focus} />
              </div>
            ) : (
              <>
                <Warnings view={view} choice={choice} name={name} />
                <Hand table={table} choice={choice} name={name} />
              </>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** The pawn that moved last, for the camera to follow. */
function useLastMoved(events: Event[]): number | null {
  const last = useRef<number | null>(null);
  for (const event of events) if (event.type === "moved" || event.type === "put-back") last.current = event.pawn;
  return last.current;
}
