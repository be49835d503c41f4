/** The avatar of a seat: a bot by the face of its level, a person by the first letter. */
import type { Player } from "../table/module.ts";
import { t } from "../words/index.ts";
import { Face, levelName } from "./levels.tsx";

const HUES = ["--f-eye", "--f-scarab", "--f-lotus", "--f-serpent", "--f-feather", "--c-orange"];

export function Avatar({ player: { seat, name, bot } }: { player: Player }) {
  if (bot !== null) {
    const level = t("bot-level", { level: levelName(bot) });
    return (
      <span class="avatar bot" role="img" aria-label={level} title={level}>
        <Face level={bot} />
      </span>
    );
  }
  return (
    <span class="avatar" style={{ "--hue": `var(${HUES[seat % HUES.length]})` }} aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
