/** Opens a first match with a lesson: a real table with bots and the lesson's seed. */
import { go } from "../addresses.ts";
import * as api from "../api.ts";
import { board } from "../games/index.ts";
import { USUAL } from "../options.ts";
import type { NewSeat, TableInfo } from "../types.ts";
import { progressOf, remember } from "./progress.ts";

const LEVEL = "novice";

/** Starts or resumes the lesson; false if the game has none. */
export async function startLesson(person: string, game: string): Promise<boolean> {
  const lesson = (await (await board(game)).lesson?.())?.default;
  if (!lesson) return false;
  const left = await leftAt(person, game);
  if (left) go({ page: "table", id: left.code });
  else {
    const bots = Array.from({ length: lesson.bots }, (): NewSeat => ({ kind: "bot", bot: LEVEL }));
    const table = await api.newTable({ game, seats: [{ kind: "me" }, ...bots], settings: { ...USUAL, lesson: lesson.seed } });
    remember(person, game, { table: table.table, step: 0 });
    go({ page: "table", id: table.code });
  }
  return true;
}

async function leftAt(person: string, game: string): Promise<TableInfo | null> {
  const progress = progressOf(person, game);
  if (progress === null || progress === "done") return null;
  const mine = await api.tables("mine");
  return mine.find(({ table, status }) => table === progress.table && status === "running") ?? null;
}
