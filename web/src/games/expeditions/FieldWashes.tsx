/** The ground under marks: a grey wash, or gold while the turn is not sealed; and the symbols, faded once collected. */
import { tip } from "../../parts/Tips.tsx";
import { cellsOf, has } from "./cells.ts";
import { cornerOf, type Grid } from "./outline.ts";
import type { FieldInks } from "./table.ts";

interface WashProps {
  cells: number;
  grid: Grid;
  wash: FieldInks["wash"];
  class: string;
}

export function Washes({ cells, grid, wash, class: kind }: WashProps) {
  const size = grid.cell - 2 * wash.inset;
  return (
    <>
      {cellsOf(cells).map((cell) => {
        const { x, y } = cornerOf(grid, cell);
        return <rect key={cell} class={kind} x={x + wash.inset} y={y + wash.inset} width={size} height={size} rx={wash.radius} />;
      })}
    </>
  );
}

interface SymbolProps {
  icons: (string | null)[];
  grid: Grid;
  size: number;
  marked: number;
  /** What a symbol means. */
  says(icon: string): string;
}

export function Symbols({ icons, grid, size, marked, says }: SymbolProps) {
  const inset = (grid.cell - size) / 2;
  return (
    <>
      {icons.map((icon, cell) => {
        if (!icon) return null;
        const { x, y } = cornerOf(grid, cell);
        return <use key={cell} {...tip(says(icon))} href={`#${icon}`} class={has(marked, cell) ? "xp-got" : ""} x={x + inset} y={y + inset} width={size} height={size} />;
      })}
    </>
  );
}
