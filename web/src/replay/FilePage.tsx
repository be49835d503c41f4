/** A match from a file, to be watched. The server reads it and does not keep it. */
import { useEffect, useState } from "preact/hooks";
import * as api from "../api.ts";
import { carrier } from "../carrier.ts";
import { board, type AnyModule } from "../games/index.ts";
import { matchIn } from "../offline/handOver.ts";
import { useDoing } from "../parts/asking.ts";
import { Wordmark } from "../parts/Icon.tsx";
import { lazy } from "../parts/lazy.tsx";
import { Link } from "../parts/Link.tsx";
import { useTheme } from "../table/signals.tsx";
import type { Replay } from "../types.ts";
import { t } from "../words/index.ts";
import { said } from "../words/pages.ts";
import { Player } from "./ReplayPage.tsx";

export { sheets } from "./ReplayPage.tsx";

interface Brought {
  file: string;
  replay: Replay;
  module: AnyModule;
  data: unknown;
}

const CarryOn = lazy(() => import("./CarryOn.tsx").then((its) => its.default));

export default function FilePage() {
  const [brought, setBrought] = useState<Brought | null>(null);
  const [asked, setAsked] = useState(false);
  if (!brought) return <Choose bring={setBrought} />;
  const { file, replay } = brought;
  const goesOn = replay.table.status === "running" && !carrier().alone;
  return (
    <>
      <Player {...brought} at={goesOn ? Infinity : 0} carryOn={goesOn ? () => setAsked(false) : undefined} />
      {goesOn && !asked && <CarryOn table={replay.table} file={file} onClose={() => setAsked(true)} />}
    </>
  );
}

function Choose({ bring }: { bring(brought: Brought): void }) {
  useTheme("home-ground");
  const doing = useDoing();
  const read = (text: () => Promise<string | null>) =>
    doing.run(async () => {
      const file = await text();
      if (file === null) return;
      const replay = await api.replayFile(file);
      const { game, edition } = replay.table;
      const [module, data] = await Promise.all([board(game), replay.drawings ?? api.gameData(game, edition)]);
      bring({ file, replay, module, data });
    });
  const choose = (input: HTMLInputElement) => {
    const chosen = input.files?.[0];
    if (chosen) read(() => chosen.text());
    // So that the same file can be chosen again after it was corrected.
    input.value = "";
  };
  // A match handed over from offline play.
  useEffect(() => read(() => matchIn(location.hash)), []);
  return (
    <main class="alone">
      <Wordmark class="wmb" />
      <h1>{t("watch-file")}</h1>
      <p>{said("watch-what")}</p>
      {doing.error && (
        <p class="error" role="alert">
          {doing.error}
        </p>
      )}
      <p class="menu-row">
        <label class="btn pri">
          {doing.busy ? said("watch-reading") : t("own-choose")}
          <input type="file" class="vh" accept=".json,application/json" disabled={doing.busy} onChange={(event) => choose(event.currentTarget)} />
        </label>
        <Link to={{ page: "home" }} class="btn sec">
          {t("home")}
        </Link>
      </p>
    </main>
  );
}
