/** What if? Play on from a moment of a match: which seat, which bots, which luck. */
import { useState } from "preact/hooks";
import { go } from "../addresses.ts";
import * as api from "../api.ts";
import { useAsked, useDoing } from "../parts/asking.ts";
import { Choice } from "../parts/controls.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { levelDoes, LevelChoice } from "../parts/levels.tsx";
import type { PlayOn as Wish, TableInfo } from "../types.ts";
import { said } from "../words/pages.ts";

interface Props {
  table: TableInfo;
  /** The moment, as the number of entries played. */
  entry: number;
  /** The match file, if the server does not have the match. */
  file: string | null;
  onClose(): void;
}

const LUCK = ["new", "same"] as const;

export default function PlayOn({ table, entry, file, onClose }: Props) {
  const games = useAsked("games", api.games);
  const game = games.value?.find(({ name }) => name === table.game);
  const [seat, setSeat] = useState(() => (table.seats.find(({ mine }) => mine) ?? table.seats[0])?.seat ?? 0);
  const [bot, setBot] = useState<string | null>(null);
  const [luck, setLuck] = useState<(typeof LUCK)[number]>("new");
  const doing = useDoing();
  const level = bot ?? game?.usual_bot ?? "";
  const people = table.seats.some((each) => each.kind === "person" && each.seat !== seat);
  const play = () =>
    doing.run(async () => {
      const wish: Wish = { entry, seat, bot: level, same_luck: luck === "same" };
      const { code } = await (file === null ? api.playOn(table.table, wish) : api.playOnFile(file, wish));
      go({ page: "table", id: code });
    });
  return (
    <Dialog title={said("play-on")} class="play-on" onClose={onClose}>
      <p class="quiet">{said("play-on-what")}</p>
      <div class="row-label">
        <span>{said("play-on-seat")}</span>
        <Choice<number> label={said("play-on-seat")} values={table.seats.map((each) => each.seat)} chosen={seat} name={(of) => table.seats[of]?.name ?? ""} change={setSeat} />
      </div>
      {people && game && (
        <div class="row-label">
          <span>
            {said("play-on-bots")}
            <small>{levelDoes(level)}</small>
          </span>
          <LevelChoice label={said("play-on-bots")} levels={game.bots} chosen={level} change={setBot} />
        </div>
      )}
      <div class="row-label">
        <span>
          {said("play-on-luck")}
          <small>{said(luck === "same" ? "play-on-luck-same-what" : "play-on-luck-new-what")}</small>
        </span>
        <Choice<(typeof LUCK)[number]> label={said("play-on-luck")} values={LUCK} chosen={luck} name={(each) => said(`play-on-luck-${each}`)} change={setLuck} />
      </div>
      <div class="dialog-foot">
        {doing.error && (
          <p class="error" role="alert">
            {doing.error}
          </p>
        )}
        <button type="button" class="btn pri" disabled={doing.busy || !game} onClick={play}>
          {said("play-on-start")}
        </button>
      </div>
    </Dialog>
  );
}
