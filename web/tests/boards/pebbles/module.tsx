/** Pebbles: the heap is its own row of buttons. */
import words from "words:pebbles";
import { catalogue } from "../../../src/words/index.ts";
import type { BoardProps, GameModule } from "../../../src/table/module.ts";

interface View {
  heap: number;
  taken: number[];
}
interface Take {
  type: "take";
  count: number;
}
type Event = { type: "began"; seat: number } | { type: "took"; seat: number; count: number };
interface Explained {
  scores: number[][];
}

const t = catalogue(words);

function Board({ view, legal, busy, players, toAct, act }: BoardProps<View, Take, Event, unknown, Explained>) {
  const name = players[toAct[0] ?? -1]?.playedBy ?? "";
  return (
    <div class="pb-board panel">
      <h2>{t("heap", { count: view.heap })}</h2>
      <p>{legal.length > 0 ? t("prompt") : toAct.length > 0 && t("waiting", { name })}</p>
      <p class="pb-heap">
        {legal.map((take) => (
          <button type="button" class="btn sec" key={take.count} disabled={busy} onClick={() => act(take)}>
            {t("take", { count: take.count })}
          </button>
        ))}
      </p>
    </div>
  );
}

const module: GameModule<View, Take, Event, unknown, Explained> = {
  theme: "pebbles",
  Board,
  BarStatus: ({ view }) => <span>{t("heap", { count: view.heap })}</span>,
  say: (event, _, name) => {
    const who = name(event.seat) ?? "";
    return event.type === "began" ? t("said-began", { name: who }) : t("said-took", { name: who, count: event.count });
  },
  lines: () => [t("score-pebbles"), t("score-last")],
  tieBreak: () => null,
  why: (key, parameters) => t.find(key, parameters),
  secret: () => false,
};

export default module;
