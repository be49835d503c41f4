/** A finished match, step by step, as a spectator saw it: with key moments, all sheets, points, a review, and ways on from here. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ComponentType } from "preact";
import { address } from "../addresses.ts";
import * as api from "../api.ts";
import { board, tiles, titleOf, type AnyModule } from "../games/index.ts";
import { ErrorPage } from "../me.tsx";
import { t } from "../words/index.ts";
import { useSaid } from "../words/useSaid.ts";
import { useAsked } from "../parts/asking.ts";
import { Icon } from "../parts/Icon.tsx";
import { Link } from "../parts/Link.tsx";
import { preferences } from "../preferences.ts";
import { lazy } from "../parts/lazy.tsx";
import { NotLoaded, useTitle, WayHome } from "../parts/PageFrame.tsx";
import { type Explained, type SheetsProps, totalOf } from "../table/module.ts";
import { nameOf, players } from "../table/people.ts";
import type { ReviewProps, Shown } from "../review/ReviewPanel.tsx";
import { Rules } from "../table/Rules.tsx";
import { useTheme } from "../table/signals.tsx";
import type { Replay } from "../types.ts";
import { Jump } from "./Jump.tsx";
import { said } from "../words/pages.ts";
import { keyMoments, turnsOf } from "./moments.ts";
import { Steps } from "./Steps.tsx";
import { told } from "./told.ts";
import reviewStyle from "../review/review.lazy.css";
import style from "./replay.lazy.css";

export const sheets = [reviewStyle, style];

const Scores = lazy(() => import("./Scores.tsx").then((its) => its.default));
const PlayOn = lazy(() => import("./PlayOn.tsx").then((its) => its.default));
const Share = lazy(() => import("./Share.tsx").then((its) => its.default));

interface Loaded {
  replay: Replay;
  module: AnyModule;
  data: unknown;
}

type Sheets = ComponentType<SheetsProps<unknown, unknown, unknown, unknown>>;

async function load(id: string): Promise<Loaded> {
  const replay = await api.replay(id);
  const { game, edition } = replay.table;
  const [module, data] = await Promise.all([board(game), api.gameData(game, edition)]);
  return { replay, module, data };
}

export default function ReplayPage({ id, at, review }: { id: string; at: number; review: boolean }) {
  const asked = useAsked(id, () => load(id));
  if (asked.error) return <NotLoaded asked={asked} />;
  return asked.value && <Player {...asked.value} at={at} reviewAtOnce={review} file={null} />;
}

const nothing = () => undefined;
const nobody: number[] = [];
const none: unknown[] = [];

/** `at`: after so many entries; `file`: the match, if the server does not have it; `carryOn`: it can be continued with friends. */
export function Player({ replay, module, data, at, reviewAtOnce = false, file, carryOn }: Loaded & { at: number; reviewAtOnce?: boolean; file: string | null; carryOn?: (() => void) | undefined }) {
  const [forward, setForward] = useState(true);
  const [rules, setRules] = useState<{ clause: string | null } | null>(null);
  const [Review, setReview] = useState<ComponentType<ReviewProps> | null>(null);
  const [choice, setChoice] = useState<ReviewProps["choice"]>();
  const [shown, setShown] = useState<Shown | null>(null);
  const [failed, setFailed] = useState(false);
  const [moved, setMoved] = useState(0);
  const [scores, setScores] = useState(false);
  const [dialog, setDialog] = useState<"play on" | "share" | null>(null);
  const [Sheets, setSheets] = useState<Sheets | null>(null);
  const { table } = replay;
  const people = useSaid(() => players(table), [table]);
  const worth = useMemo(() => {
    const all = replay.steps.flatMap(({ events }) => events);
    return new Set(module.worthTelling?.(all) ?? all);
  }, [replay]);
  const say = (event: unknown) => (worth.has(event) ? module.say(event, data, nameOf(table)) : null);
  const steps = useMemo(() => told(replay.steps, (event) => say(event) !== null), [worth]);
  const [step, setStep] = useState(() => Math.max(0, steps.filter(({ entry }) => entry <= at).length - 1));
  const turns = useMemo(() => turnsOf(steps), [steps]);
  const moments = useMemo(() => keyMoments(steps), [steps]);
  useTheme(module.theme);
  useAddress(table.table && table.code, steps[step]?.entry ?? 0);
  useTitle(t("title-replay", { game: titleOf(table) }));

  const review = () =>
    Promise.all([import("../review/ReviewPanel.tsx"), module.choice?.()]).then(
      ([loaded, words]) => {
        setFailed(false);
        setChoice(() => words && ((act: unknown, view: unknown) => words.default(act, view, data, nameOf(table))));
        setScores(false);
        setReview(() => loaded.default);
      },
      () => setFailed(true),
    );
  useEffect(() => {
    if (reviewAtOnce) void review();
  }, []);
  const opener = useRef<HTMLButtonElement>(null);
  const reviewed = useRef(false);
  useLayoutEffect(() => {
    if (!Review && reviewed.current) opener.current?.focus();
    reviewed.current = Review !== null;
  }, [Review]);

  useEffect(() => {
    if (shown) for (const part of document.querySelectorAll("[data-better]")) part.scrollIntoView({ block: "nearest" });
  }, [shown]);

  const scored = tiles[table.game]?.scored?.() ?? said("replay-scores");
  const heard = useMemo(() => steps.slice(0, step + 1).flatMap((each) => each.events), [steps, step]);

  const now = steps[step];
  const { Board, BarStatus } = module;
  if (!now) return <ErrorPage words={t("replay-empty")} />;
  const events = forward ? now.events : none;
  const points = ((now.explained as Explained | null)?.scores ?? []).map(totalOf);
  const lines = now.events.map(say).filter((line) => line !== null);
  const jump = (to: number) => {
    setMoved(moved + 1);
    change(to);
  };
  const change = (next: number) => {
    setForward(next === step + 1 && shown === null);
    setShown(null);
    setStep(next);
  };
  const showScores = () => {
    setShown(null);
    setReview(null);
    setFailed(false);
    setScores(!scores);
  };
  const showSheets = () => {
    if (Sheets) setSheets(null);
    else void module.sheets?.().then((loaded) => setSheets(() => loaded.default));
  };
  return (
    <div class={`frame replay ${Review || failed || scores ? "reviewing" : ""}`}>
      <header class="top">
        <WayHome />
        <h1>{titleOf(table)}</h1>
        <span class="sp" />
        <BarStatus view={now.view} explained={now.explained} players={people} seat={null} toAct={nobody} />
        <span class="sp" />
        <span class="chip hide-p">{said("replay-chip")}</span>
        {!Review && file === null && (
          <button type="button" class="btn sec small review-open" ref={opener} onClick={review}>
            {t("review")}
          </button>
        )}
        {file === null && (
          <>
            <Link to={{ page: "table", id: table.code }} class="link replay-table" label={t("replay-table")}>
              <svg class="key-sign replay-sign" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M20 12H5M11 6l-6 6 6 6" />
              </svg>
              <span>{t("replay-table")}</span>
            </Link>
            {replay.record && (
              <a class="link replay-file hide-p" href={api.matchFile(table.table)} download>
                {t("export")}
              </a>
            )}
          </>
        )}
        <button type="button" class="icb" aria-label={t("rules")} onClick={() => setRules({ clause: null })}>
          <Icon name="ui-help" />
        </button>
      </header>
      <main class="frame-board">
        {Sheets && !shown && <Sheets view={now.view} explained={now.explained} heard={heard} data={data} players={people} />}
        {(!Sheets || shown) && <Board
          view={shown?.view ?? now.view}
          explained={shown?.explained ?? now.explained}
          legal={none}
          suggested={shown?.better ?? null}
          played={shown?.decision.act ?? null}
          events={shown ? none : events}
          heard={heard}
          data={data}
          players={people}
          seat={shown?.seat ?? null}
          scores={points}
          over={step === steps.length - 1 && table.status === "over"}
          toAct={shown ? [shown.seat] : nobody}
          canTakeBack={false}
          busy={false}
          refusal={null}
          hints={preferences().hints}
          reasons={false}
          beat={null}
          skip={nothing}
          showAgain={null}
          act={nothing}
          takeBack={nothing}
          whyNot={nothing}
          forgetRefusal={nothing}
          openRule={(clause) => setRules({ clause })}
        />}
      </main>
      <Steps step={step} last={steps.length - 1} said={lines.join(" ")} marks={moments.map((moment) => moment.step)} change={change} moved={moved}>
        <Jump table={table} turns={turns} moments={moments} step={step} jump={jump} />
        {module.sheets && <Tool on={Sheets !== null} press={showSheets} words={said("replay-sheets")} />}
        <Tool on={scores} press={showScores} words={scored} />
        <Tool press={() => setDialog("play on")} words={said("play-on")} off={step === steps.length - 1} />
        {carryOn && <Tool press={carryOn} words={said("carry-on")} />}
        <Tool press={() => setDialog("share")} words={said("share")} />
        {file === null && replay.record && (
          <a class="icb replay-save" href={api.matchFile(table.table)} download aria-label={t("export")} title={t("export")}>
            <svg class="key-sign replay-sign" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 3v11M7 10l5 5 5-5M4 20h16" />
            </svg>
          </a>
        )}
      </Steps>
      {scores && <Scores table={table} steps={steps} step={step} moments={moments} title={scored} colour={module.colour && ((seat) => module.colour!(now.view, seat))} jump={jump} close={() => setScores(false)} />}
      {dialog === "play on" && <PlayOn table={table} entry={now.entry} file={file} onClose={() => setDialog(null)} />}
      {dialog === "share" && <Share table={table} module={module} data={data} players={people} now={now} onClose={() => setDialog(null)} />}
      {failed && (
        <section class="review panel" aria-label={t("review")}>
          <p class="review-wait" role="alert">
            {t("problem-unreachable")}{" "}
            <button type="button" class="link" onClick={review}>
              {t("retry")}
            </button>
          </p>
        </section>
      )}
      {Review && (
        <Review
          table={table}
          steps={steps}
          step={step}
          shown={shown}
          choice={choice}
          jump={jump}
          show={(costly, at) => {
            setMoved(moved + 1);
            setStep(at);
            setShown(costly);
          }}
          close={() => {
            setShown(null);
            setReview(null);
          }}
        />
      )}
      {rules && <Rules game={table.game} clause={rules.clause} onClose={() => setRules(null)} />}
    </div>
  );
}

function Tool({ words, press, on, off = false }: { words: string; press(): void; on?: boolean; off?: boolean }) {
  return (
    <button type="button" class="btn sec small" aria-pressed={on} disabled={off} onClick={press}>
      {words}
    </button>
  );
}

/** Milliseconds before the address is updated: browsers limit how often that may happen. */
const REST = 300;

/** Keeps the address in sync with the moment shown. */
function useAddress(id: string, at: number): void {
  useEffect(() => {
    if (!id) return undefined;
    const timer = setTimeout(() => history.replaceState(history.state, "", address({ page: "replay", id, at })), REST);
    return () => clearTimeout(timer);
  }, [id, at]);
}
