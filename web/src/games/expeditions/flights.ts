/** A collected symbol flies from its field to its box on the sheet. */
import { useEffect, useRef } from "preact/hooks";
import { type Sound, feel, hear } from "../../sound/index.ts";
import { calmMotion } from "../../theme.ts";
import { cellsOf, count } from "./cells.ts";
import { t } from "./messages.ts";
import { cardOf, type CardDrawing, type Drawings, type EventKind, type ExpeditionGame, type Landing, type TableView } from "./table.ts";

const TIME = 420;
const LANDS: Record<string, Sound> = { palm: "palm", torch: "palm", skull: "refuse" };
const SVG = "http://www.w3.org/2000/svg";

export function useFlights<View extends TableView, Card extends CardDrawing, Event extends EventKind>(
  game: ExpeditionGame<View, Card, Event>,
  view: View,
  data: Drawings<Card>,
): void {
  const seen = useRef({ seat: view.seat, turn: view.turn, marks: view.pencil.marks.length });
  useEffect(() => {
    const before = seen.current;
    const { marks } = view.pencil;
    seen.current = { seat: view.seat, turn: view.turn, marks: marks.length };
    const followed = before.seat === view.seat && before.turn === view.turn && marks.length === before.marks + 1;
    const mark = marks.at(-1);
    if (!followed || !mark) return;
    const landings = game.landings(view, mark, cardOf(data, mark.card));
    hear({ sound: "pencil", times: 2 * count(mark.cells), every: 130 });
    for (const { icon } of landings) hear({ sound: LANDS[icon] ?? "coin" });
    if (mark.owed > 0) hear({ sound: "bonus" });
    feel(mark.owed > 0 ? "bonus" : "mark");
    if (calmMotion()) return;
    landings.forEach((landing, k) => collect(mark.slot, landing, 260 + 40 * k));
    if (mark.owed > 0) chain(mark, game, cardOf(data, mark.card));
  }, [view]);
}

/** Shows the bonus marks owed at the cross that was marked, also in a chain of them. */
function chain<View extends TableView, Card extends CardDrawing, Event extends EventKind>(
  { slot, cells, owed }: TableView["pencil"]["marks"][number],
  game: ExpeditionGame<View, Card, Event>,
  card: Card,
): void {
  const crosses = cellsOf(cells).filter((cell) => game.symbol(card, cell)?.icon === "cross");
  const from = document.querySelector(`[data-cell="${slot}-${crosses.at(-1)}"]`);
  if (from) pop(from, t("gain", { points: owed }));
}

const RISES = 900;

/** A short text rises from a part of the page and fades. */
export function pop(part: Element, says: string): void {
  const { x, y, width } = part.getBoundingClientRect();
  const words = document.createElement("b");
  words.className = "xp-pop";
  words.setAttribute("aria-hidden", "true");
  words.textContent = says;
  Object.assign(words.style, { left: `${x + width / 2}px`, top: `${y}px` });
  document.body.append(words);
  const rise = words.animate(
    [
      { transform: "translate(-50%, 30%) scale(.6)", opacity: 0 },
      { transform: "translate(-50%, -30%) scale(1.15)", opacity: 1, offset: 0.3 },
      { transform: "translate(-50%, -50%)", opacity: 1, offset: 0.75 },
      { transform: "translate(-50%, -90%)", opacity: 0 },
    ],
    { duration: RISES, easing: "cubic-bezier(.2,.7,.2,1)" },
  );
  rise.onfinish = rise.oncancel = () => words.remove();
}

function collect(slot: number, { cell, icon, box }: Landing, delay: number): void {
  const [from, to] = [document.querySelector(`[data-cell="${slot}-${cell}"]`), document.querySelector(`[data-box="${box}"]`)];
  if (from && to) fly(from, to, icon, delay);
}

/** A symbol of the set flies from the middle of one part of the page to the middle of another. */
export function fly(part: Element, target: Element, icon: string, delay: number, { grows = 1, tint = "" }: { grows?: number; tint?: string | undefined } = {}): void {
  const [from, to] = [part.getBoundingClientRect(), target.getBoundingClientRect()];
  if (to.bottom < 0 || to.top > innerHeight) return;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", `xp-flying ${tint}`);
  svg.setAttribute("viewBox", "0 0 32 32");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${icon}`);
  svg.append(use);
  const size = Math.max(16, from.width * 0.66);
  Object.assign(svg.style, { left: `${from.x + (from.width - size) / 2}px`, top: `${from.y + (from.height - size) / 2}px`, width: `${size}px`, height: `${size}px` });
  document.body.append(svg);
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  const flight = svg.animate(
    [
      { transform: "none", opacity: 0, offset: 0 },
      { transform: "scale(1.25)", opacity: 1, offset: 0.2 },
      ...(grows > 1 ? [{ transform: `translate(${0.5 * x - 40}px, ${0.5 * y}px) scale(${grows})`, opacity: 1, offset: 0.6 }] : []),
      { transform: `translate(${x}px, ${y}px) scale(${Math.min(1, to.width / size)})`, opacity: 0.9, offset: 1 },
    ],
    { duration: TIME, delay, easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards" },
  );
  flight.onfinish = flight.oncancel = () => svg.remove();
}
