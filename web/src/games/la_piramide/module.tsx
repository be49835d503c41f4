/** La Piramide on the table. */
import { Icon } from "../../parts/Icon.tsx";
import type { GameModule, Player } from "../../table/module.ts";
import { Board } from "./Board.tsx";
import { t } from "./messages.ts";
import { type Action, type Drawings, type Event, playerOf, type View } from "./pieces.ts";
import { say } from "./say.ts";
import { breakdown, tieBreak, wayLeft } from "./score.ts";

/** Whose turn it is, with the family's sign. */
function BarStatus({ view, players, seat, toAct }: { view: View; players: Player[]; seat: number | null; toAct: number[] }) {
  if (view.phase.type === "over") return <span class="lp-who">{t("over")}</span>;
  const asked = toAct[0] ?? playerOf(view);
  const placing = asked !== playerOf(view);
  const family = view.families[asked] ?? "eye";
  const name = players.find((player) => player.seat === asked)?.name ?? "";
  const words = asked === seat ? t(placing ? "youPlace" : "yourTurn") : t(placing ? "placesBack" : "turnOf", { name });
  return (
    <span class={`lp-who lp-fam-${family}`}>
      <span class="lp-fs sm">
        <Icon name={`fam-${family}`} />
      </span>
      {words}
    </span>
  );
}

const laPiramide: GameModule<View, Action, Event, Drawings> = {
  theme: "la-piramide",
  Board,
  BarStatus,
  tellsRefusals: true,
  say,
  breakdown,
  standing: (view, data, seat) => t("stepsLeft", { count: wayLeft(view, data, seat) }),
  tieBreak,
  secret: (view) => view.options.curses && view.hand.length > 0,
};

export default laPiramide;
