/** The first match: in any two of these pyramids, the first shape can reach a cross from the entrance. */
import words from "words:pyramids/learn";
import { catalogue } from "../../words/index.ts";
import { cellsOf, cellsWith, has, setOf } from "../expeditions/cells.ts";
import { crosses, expeditionLesson, treasures } from "../expeditions/lesson.ts";

export default expeditionLesson({
  seed: "lesson-414",
  say: catalogue(words),
  goal: ".py-gold",
  worth: (rows) => crosses(rows) + treasures(rows) - way(rows),
});

/** The steps from the entrance to the tomb. */
function way(rows: string[]): number {
  const width = rows[0]!.length;
  const [walls, tomb] = [cellsWith(rows, "#"), cellsWith(rows, "T")];
  const beside = (cell: number) => [...(cell % width ? [cell - 1] : []), ...((cell + 1) % width ? [cell + 1] : []), cell - width, cell + width];
  let reached = cellsWith(rows, "E");
  for (let steps = 0; steps < width * rows.length; steps++) {
    if (reached & tomb) return steps;
    const near = cellsOf(reached).flatMap(beside).filter((cell) => cell >= 0 && cell < width * rows.length && !has(walls, cell));
    reached |= setOf(...near);
  }
  return width * rows.length;
}
