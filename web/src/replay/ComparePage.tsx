/** Two matches with the same luck side by side, turn by turn: points, the first choice that differs, and the boards. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import * as api from "../api.ts";
import { board, tiles, titleOf, type AnyModule } from "../games/index.ts";
import { ErrorPage } from "../me.tsx";
import { useAsked } from "../parts/asking.ts";
import { Link } from "../parts/Link.tsx";
import { NotLoaded, useTitle, WayHome } from "../parts/PageFrame.tsx";
import { when } from "../review/amounts.ts";
import { nameOf, players } from "../table/people.ts";
import { minus, signed } from "../table/standing.ts";
import { useTheme } from "../table/signals.tsx";
import type { Replay } from "../types.ts";
import { t } from "../words/index.ts";
import { said } from "../words/pages.ts";
import { turnByTurn, type Side } from "./comparing.ts";
import { standalone } from "./standalone.ts";
import { Key } from "./Steps.tsx";
import style from "./replay.lazy.css";

export const sheets = [style];

interface Loaded {
  replays: [Replay, Replay];
  module: AnyModule;
  data: unknown;
}

async function load(one: string, other: string): Promise<Loaded> {
  const replays = await Promise.all([api.replay(one), api.replay(other)]);
  const { game, edition } = replays[0].table;
  const [module, data] = await Promise.all([board(game), api.gameData(game, edition)]);
  return { replays, module, data };
}

export default function ComparePage({ one, other }: { one: string; other: string }) {
  const asked = useAsked(`${one} ${other}`, () => load(one, other));
  if (asked.error) return <NotLoaded asked={asked} />;
  return asked.value && <Compared {...asked.value} />;
}

/** The person's seat; the others are the same bots. */
const seatOf = ({ table }: Replay): number => table.seats.find((seat) => seat.kind === "person")?.seat ?? 0;

function Compared({ replays, module, data }: Loaded) {
  const [one, other] = replays;
  const seat = seatOf(one);
  const turns = useMemo(() => turnByTurn(one.steps, other.steps, seat), [one, other]);
  const [at, setAt] = useState(() => Math.max(0, turns.findIndex(({ differs }) => differs)));
  const names = replays.map(({ table }) => nameOf(table)(seat)) as [string, string];
  const points = tiles[one.table.game]?.score ?? minus;
  const now = turns[at];
  const last = turns.at(-1);
  useTheme(module.theme);
  useTitle(said("compare"));
  if (!now || !last) return <ErrorPage words={t("replay-empty")} />;
  const say = (of: Replay, events: unknown[]) => events.map((event) => module.say(event, data, nameOf(of.table))).find((line) => line !== null) ?? said("compare-nothing");
  return (
    <div class="compare">
      <header class="top">
        <WayHome />
        <h1>{titleOf(one.table)}</h1>
        <span class="sp" />
        <b class="disp">{said("compare-end", { one: names[0], first: points(last.scores[0]), other: names[1], second: points(last.scores[1]) })}</b>
      </header>
      <main class="compare-parts">
        <section class="panel compare-turns" aria-label={said("replay-turns")} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{said("replay-turns")}</th>
                <th scope="col">{names[0]}</th>
                <th scope="col">{names[1]}</th>
                <th scope="col">±</th>
              </tr>
            </thead>
            <tbody>
              {turns.map(({ progress, scores, differs }, place) => (
                <tr key={place} class={`${place === at ? "now" : ""} ${differs ? "differs" : ""}`}>
                  <th scope="row">
                    <button type="button" class="link" aria-pressed={place === at} onClick={() => setAt(place)}>
                      {when(progress)}
                    </button>
                  </th>
                  <td>{points(scores[0])}</td>
                  <td>{points(scores[1])}</td>
                  <td>{scores[0] === scores[1] ? "" : signed(scores[0] - scores[1])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <div class="compare-sides">
          <div class="compare-said">
            <Key label={said("compare-before")} path="M22 6L9 16 22 26Z" off={at === 0} press={() => setAt(at - 1)} />
            <Key label={said("compare-after")} path="M10 6L23 16 10 26Z" off={at === turns.length - 1} press={() => setAt(at + 1)} />
            <p role="status">
              {when(now.progress)}. {now.differs ? said("compare-differs") : said("compare-same")}
            </p>
          </div>
          {replays.map((replay, place) => (
            <SideOf key={replay.table.table} name={names[place]!} replay={replay} module={module} data={data} seat={seat} side={now.sides[place]!} words={now.differs ? say(replay, now.sides[place]!.choice) : ""} />
          ))}
        </div>
      </main>
    </div>
  );
}

interface SideProps {
  name: string;
  replay: Replay;
  module: AnyModule;
  data: unknown;
  seat: number;
  side: Side;
  words: string;
}

function SideOf({ name, replay: { table }, module, data, seat, side: { step }, words }: SideProps) {
  const picture = useAsked(`${table.table} ${step.entry}`, async () => (await module.picture?.())?.default({ view: step.view, data, players: players(table), scores: step.scores, of: seat }) ?? null);
  const scene = picture.value;
  const host = useRef<SVGSVGElement>(null);
  const [svg, setSvg] = useState<string | null>(null);
  useEffect(() => {
    if (host.current) setSvg(standalone(host.current));
  }, [scene]);
  return (
    <section class="panel compare-side" aria-label={name}>
      <h2>
        {name}
        <Link to={{ page: "replay", id: table.code, at: step.entry }} class="link" label={said("daily-replay-of", { name })}>
          {t("replay")}
        </Link>
      </h2>
      {words && <p class="compare-choice">{words}</p>}
      {scene && (
        <div class="vh" aria-hidden="true">
          <svg ref={host} class="picture" width={scene.width} height={scene.height} viewBox={`0 0 ${scene.width} ${scene.height}`}>
            {scene.drawn}
          </svg>
        </div>
      )}
      {svg !== null && (
        <img class="share-picture" src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} alt={said("share-picture", { game: titleOf(table), when: when(step.progress) })} />
      )}
    </section>
  );
}
