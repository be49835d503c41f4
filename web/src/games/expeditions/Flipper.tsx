/** Flips the expedition cards for a match on paper, one by one; beside them those flipped in this round. */
import words from "words:expeditions/learn";
import { useEffect, useRef, useState } from "preact/hooks";
import { catalogue } from "../../words/index.ts";
import { ExpeditionCard } from "./Expedition.tsx";
import { type Drawings, ROUNDS, roundOf, TURNS_A_ROUND } from "./table.ts";

const t = catalogue(words);

/** The order of the cards in each round, and how many have been flipped. */
interface Pile {
  orders: number[][];
  flipped: number;
}

const LAST = ROUNDS * TURNS_A_ROUND;

/** A uniformly random order. */
function shuffled(count: number): number[] {
  const cards = Array.from({ length: count }, (_, card) => card);
  for (let place = count - 1; place > 0; place--) {
    const other = below(place + 1);
    [cards[place], cards[other]] = [cards[other]!, cards[place]!];
  }
  return cards;
}

function below(limit: number): number {
  const fair = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return drawn % limit;
  }
}

const fresh = (cards: number): Pile => ({ orders: Array.from({ length: ROUNDS }, () => shuffled(cards)), flipped: 0 });

function kept(key: string, cards: number): Pile {
  try {
    const pile = JSON.parse(localStorage.getItem(key) ?? "null") as Pile | null;
    if (pile && pile.orders.every((order) => order.length === cards)) return pile;
  } catch {
    // Invalid content, or storage is blocked.
  }
  return fresh(cards);
}

export default function Flipper({ data, game }: { data: Drawings; game: string }) {
  const key = `crocetta-flip-${game}`;
  const cards = data.expeditions.length;
  const [pile, setPile] = useState(() => kept(key, cards));
  const [sure, setSure] = useState(false);
  const { orders, flipped } = pile;
  // Keys may come faster than renders.
  const latest = useRef(pile);
  const put = (next: Pile) => {
    latest.current = next;
    setPile(next);
    setSure(false);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage is blocked: it lasts as long as the page.
    }
  };
  const flip = () => latest.current.flipped < LAST && put({ ...latest.current, flipped: latest.current.flipped + 1 });
  useAwake();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== " " || (event.target instanceof HTMLElement && event.target.closest("button, a"))) return;
      event.preventDefault();
      flip();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  const turn = flipped - 1;
  const round = roundOf(Math.max(0, turn));
  const seen = (orders[round] ?? []).slice(0, Math.max(0, flipped - round * TURNS_A_ROUND)).flatMap((card) => data.expeditions[card] ?? []);
  const now = seen.at(-1);
  return (
    <main class="flipper">
      <p class="flipper-when" role="status">
        {now ? t("learn-flipper-when", { round: round + 1, turn: seen.length, turns: TURNS_A_ROUND }) : t("learn-flipper-ready")}
      </p>
      <div class="flipper-card" key={flipped}>
        {now ? <ExpeditionCard card={now} /> : <Back />}
      </div>
      {flipped < LAST ? (
        <button type="button" class="btn pri flipper-go" onClick={flip}>
          {t("learn-flipper-next")}
        </button>
      ) : (
        <p class="flipper-over">{t("learn-flipper-over")}</p>
      )}
      <ul class="flipper-used" aria-label={t("learn-flipper-used")}>
        {seen.slice(0, -1).map((card, place) => (
          <li key={place}>
            <ExpeditionCard card={card} class="xp-exp small" />
          </li>
        ))}
      </ul>
      {flipped > 0 && (
        <p class="menu-row">
          <button type="button" class={sure ? "btn danger" : "btn sec"} onClick={() => (sure ? put(fresh(cards)) : setSure(true))}>
            {t(sure ? "learn-flipper-again-sure" : "learn-flipper-again")}
          </button>
        </p>
      )}
    </main>
  );
}

/** The first card lies face down. */
const Back = () => (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <rect class="xp-rim" x="1" y="1" width="98" height="98" rx="12" />
    <rect class="xp-expin" x="6" y="6" width="88" height="88" rx="8" />
    <path class="xp-expc" d="M50 9V91M9 50H91M19 19L81 81M81 19L19 81" />
    <path class="xp-expt" d="M50 18L57 43 82 50 57 57 50 82 43 57 18 50 43 43Z" />
  </svg>
);

/** Keeps the screen on, if the browser supports it. */
function useAwake(): void {
  useEffect(() => {
    const lock = "wakeLock" in navigator ? navigator.wakeLock.request("screen").catch(() => null) : null;
    return () => void lock?.then((held) => held?.release());
  }, []);
}
