/** The layer over the fields of one's own card: rings on legal fields, ghost, refusal; and the pointer handling. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { tip } from "../../parts/Tips.tsx";
import { useSaid } from "../../words/useSaid.ts";
import { cellName, cellsOf, centre, has, type Point } from "./cells.ts";
import { t } from "./messages.ts";
import { cornerOf, outline, type Grid } from "./outline.ts";
import { crossFor } from "./pencil.ts";
import { cardAt, pointed } from "./useMouse.ts";
import type { Placing } from "./usePlacing.ts";
import type { CardDrawing, EventKind, ExpeditionGame, FieldInks, TableView } from "./table.ts";

interface LayerProps {
  card: number;
  slot: number;
  grid: Grid;
  inks: FieldInks;
  open: number;
  placing: Placing;
  hints: boolean;
}

export function PlacingLayer({ card, slot, grid, inks, open, placing, hints }: LayerProps) {
  const ghost = placing.ghost?.slot === slot ? placing.ghost.cells : 0;
  const attempt = placing.attempt?.slot === slot ? placing.attempt.cells : 0;
  return (
    <>
      {hints && !placing.pending && <Rings cells={placing.lit(slot) & open & ~ghost} grid={grid} inks={inks} faint={ghost !== 0} />}
      {ghost !== 0 && <Ghost card={card} cells={ghost} grid={grid} inks={inks} beside={placing.beside} />}
      {attempt !== 0 && <Refused cells={attempt} grid={grid} inks={inks} />}
    </>
  );
}

interface CellsProps {
  cells: number;
  grid: Grid;
  inks: FieldInks;
}

export function Rings({ cells, grid, inks: { ring }, faint }: CellsProps & { faint: boolean }) {
  const size = grid.cell - 2 * ring.inset;
  return (
    <g class={faint ? "xp-rings faint" : "xp-rings"}>
      {cellsOf(cells).map((cell) => {
        const { x, y } = cornerOf(grid, cell);
        return <rect key={cell} class="xp-legal" x={x + ring.inset} y={y + ring.inset} width={size} height={size} rx={ring.radius} />;
      })}
    </g>
  );
}

export function Ghost({ card, cells, grid, inks, beside }: CellsProps & { card: number; beside: boolean }) {
  const inset = (grid.cell - inks.ghostPencil) / 2;
  const around = outline(cells, grid, inks.ghost.inset, inks.ghost.radius);
  return (
    <>
      <g class={beside ? "xp-ghost-group beside" : "xp-ghost-group"} key={cells}>
        <path class="xp-ghost" data-aim d={around} />
        <g class="xp-pen xp-pale">
          {cellsOf(cells).map((cell) => {
            const { x, y } = cornerOf(grid, cell);
            return <use key={cell} href={`#pencil-${crossFor(card, cell) + 1}`} x={x + inset} y={y + inset} width={inks.ghostPencil} height={inks.ghostPencil} />;
          })}
        </g>
      </g>
      <path class="xp-ghost-grip" d={around} />
    </>
  );
}

function Refused({ cells, grid, inks: { ghost } }: CellsProps) {
  const around = outline(cells, grid, ghost.inset, ghost.radius);
  return (
    <g class="xp-refused">
      <path class="xp-bad0" d={around} />
      <path class="xp-bad" d={around} />
    </g>
  );
}

interface HitsProps<View extends TableView, Card extends CardDrawing, Event extends EventKind> {
  game: ExpeditionGame<View, Card, Event>;
  card: Card;
  slot: number;
  marked: number;
  fresh: number;
  /** The field in the tab order. */
  stop: number;
  placing: Placing;
}

/** Fields for keyboard and screen reader; pointers pass through them to the card. */
export function Hits<View extends TableView, Card extends CardDrawing, Event extends EventKind>(props: HitsProps<View, Card, Event>) {
  const { game, card, slot, marked, fresh, stop, placing } = props;
  const grid = game.grid(card);
  // Memoised: the names of the fields do not change when the ghost moves.
  const fields = useSaid(
    () =>
      Array.from({ length: grid.width ** 2 }, (_, cell) => {
        const found = !has(game.open(card), cell) ? "closed" : has(fresh, cell) ? "just" : has(marked, cell) ? "marked" : "free";
        const { word: symbol = "", means = "" } = game.symbol(card, cell) ?? {};
        const state = game.words("field-state", { state: found });
        return { means, name: t(symbol ? "cell-with" : "cell", { place: cellName(cell, grid.width), symbol, state }) };
      }),
    [card, marked, fresh],
  );
  return (
    <g class="xp-hits">
      {fields.map(({ means, name }, cell) => {
        const { x, y } = cornerOf(grid, cell);
        return (
          <rect
            key={cell}
            data-cell={`${slot}-${cell}`}
            {...(means ? tip(means) : {})}
            class="xp-hit"
            x={x + 1.5}
            y={y + 1.5}
            width={grid.cell - 3}
            height={grid.cell - 3}
            rx="7"
            role="button"
            tabindex={cell === stop ? 0 : -1}
            onFocus={() => placing.call(slot, middleOf(cell, grid.width))}
            onClick={() => placing.press(slot, middleOf(cell, grid.width), "touch")}
            aria-label={name}
          />
        );
      })}
    </g>
  );
}

const middleOf = (cell: number, width: number): Point => centre(1 << cell, width);

const MOVED = 9;

/**
 * Pointer and wheel over a card. A mouse points by hovering; a finger points by tapping, and drags the ghost. What
 * began on a card belongs to it until the pointer is lifted, wherever that is: the other card, for example.
 */
export function usePencil(placing: Placing, slot: number, grid: Grid) {
  const down = useRef<(Point & { dragged: boolean }) | null>(null);
  const turned = useRef(0);
  const mouse = (event: PointerEvent) => event.pointerType === "mouse";
  const at = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

  return {
    "data-slot": slot,
    "data-grid": `${grid.left} ${grid.top} ${grid.cell}`,
    onPointerDown(event: JSX.TargetedPointerEvent<SVGSVGElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current = { ...at(event), dragged: false };
    },
    onPointerMove(event: JSX.TargetedPointerEvent<SVGSVGElement>) {
      const start = down.current;
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > MOVED) start.dragged = true;
      // Small movements during a click do not move the ghost.
      if (!placing.marking || !(start ? start.dragged : mouse(event))) return;
      // A hovering pointer is over this card; only a dragging one may have left it.
      const { slot: over, point } = pointed((start && cardAt(at(event))) ?? event.currentTarget, at(event));
      placing.pointAt(over, point, mouse(event) ? "mouse" : "touch");
    },
    onPointerUp(event: JSX.TargetedPointerEvent<SVGSVGElement>) {
      const start = down.current;
      down.current = null;
      if (!start || event.button !== 0) return;
      const end = start.dragged ? at(event) : start;
      const card = cardAt(end);
      // Released beside the cards: ignored.
      if (!card) return;
      const { slot: over, point } = pointed(card, end);
      if (mouse(event)) placing.press(over, point, "mouse");
      else if (!start.dragged) placing.press(over, point, "touch");
    },
    onPointerCancel() {
      down.current = null;
    },
    onWheel(event: JSX.TargetedWheelEvent<SVGSVGElement>) {
      const mirrors = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
      // If the shape cannot turn, the wheel scrolls the page.
      if (!placing.ghost || event.ctrlKey || !(mirrors ? placing.canMirror : placing.canTurn)) return;
      event.preventDefault();
      if (event.timeStamp - turned.current < 140) return;
      turned.current = event.timeStamp;
      if (mirrors) placing.mirror();
      else placing.turn();
    },
  };
}

/** The ghost in words, for screen readers. */
export function ghostInWords(placing: Placing, width: number): string {
  if (!placing.ghost) return "";
  const fields = cellsOf(placing.ghost.cells).map((cell) => cellName(cell, width));
  return t("ghost", { fields: fields.join(", "), card: placing.ghost.slot + 1 });
}
