/** Decides whether this table teaches the game, and loads the coach only then; later, the one-time explanations. */
import { useEffect, useState } from "preact/hooks";
import type { AnyModule } from "../games/index.ts";
import { useMe } from "../me.tsx";
import type { TableInfo, Update } from "../types.ts";
import type { AnyLesson } from "./lesson.ts";
import { progressOf, remember } from "./progress.ts";

interface Props {
  info: TableInfo;
  module: AnyModule;
  update: Update;
  data: unknown;
  act(action: unknown): void;
}

type Coach = typeof import("./Coach.tsx").Coach;
type Tells = Awaited<ReturnType<NonNullable<AnyModule["firsts"]>>>["default"];
type FirstTime = typeof import("./FirstTime.tsx").FirstTime;

interface Experience {
  info: TableInfo;
  module: AnyModule;
  update: Update;
  heard: unknown[];
}

/** One-time explanations, for those who finished the lesson and still get reasons in prompts. */
export function FirstTimes({ info, module, update, heard }: Experience) {
  const { person } = useMe().me;
  const { seat } = update;
  const [loaded, setLoaded] = useState<{ FirstTime: FirstTime; firsts: Tells } | null>(null);
  const wanted = seat !== null && module.firsts !== undefined && progressOf(person, info.game) === "done";
  useEffect(() => {
    if (!wanted) return;
    Promise.all([import("./FirstTime.tsx"), module.firsts?.()]).then(
      ([{ FirstTime }, firsts]) => firsts && setLoaded({ FirstTime, firsts: firsts.default }),
      () => undefined, // optional
    );
  }, [wanted]);
  if (!wanted || !loaded) return null;
  return <loaded.FirstTime game={info.game} firsts={loaded.firsts({ view: update.view, heard, seat })} />;
}

export function Teaching({ info, module, update, data, act }: Props) {
  const { person } = useMe().me;
  const { table, game } = info;
  const [loaded, setLoaded] = useState<{ Coach: Coach; lesson: AnyLesson } | null>(null);
  const progress = progressOf(person, game);
  // No lesson with a clock: reading must not cost somebody their turn.
  const here = progress === null ? info.settings.clock === 0 : progress !== "done" && progress.table === table;
  const wanted = update.seat !== null && here && module.lesson !== undefined;
  useEffect(() => {
    if (!wanted) return;
    Promise.all([import("./Coach.tsx"), module.lesson?.()]).then(
      ([{ Coach }, lesson]) => lesson && setLoaded({ Coach, lesson: lesson.default }),
      () => undefined, // optional
    );
  }, [wanted]);
  const [from, setFrom] = useState<number | null>(progress !== null && progress !== "done" && progress.table === table ? progress.step : null);
  if (!loaded || update.seat === null) return null;
  const { Coach, lesson } = loaded;
  const now = { view: update.view, legal: update.legal, data, seat: update.seat };
  if (from === null) {
    if (!lesson.begins(now)) return null;
    setFrom(0);
    return null;
  }
  const keep = (step: number | "done") => remember(person, game, step === "done" ? "done" : { table, step });
  return <Coach lesson={lesson} now={now} from={from} act={act} keep={keep} />;
}
