/** The first match: in any two of these pyramids, the first shape can reach a cross from the entrance. */
import words from "words:pyramids/learn";
import { catalogue } from "../../words/index.ts";
import { expeditionLesson } from "../expeditions/lesson.ts";

export default expeditionLesson({ seed: "lesson-414", say: catalogue(words), goal: ".py-gold" });
