/** The first match: whichever two of these maps one keeps, the first shape can cover a cross. */
import words from "words:silver_and_gold/learn";
import { catalogue } from "../../words/index.ts";
import { crosses, expeditionLesson, treasures } from "../expeditions/lesson.ts";

export default expeditionLesson({
  seed: "lesson-541",
  say: catalogue(words),
  goal: ".sg-banner",
  worth: (rows) => 2 * crosses(rows) + treasures(rows),
});
