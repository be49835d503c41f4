/** Place and margin, the winner's decoration, and whether it was a personal best. */
import * as api from "../../api.ts";
import { Flecks, Laurel, Star, Underline } from "../../parts/Flourish.tsx";
import { useAsked } from "../../parts/asking.ts";
import type { TableInfo } from "../../types.ts";
import { t } from "../../words/index.ts";
import { placeInParts } from "../standing.ts";

interface Props {
  place: number;
  /** Who won, if it was somebody else. */
  title: string | null;
  margin: string | null;
  /** Who has the same rank, if it is not the first. */
  tied: string | null;
  won: boolean;
}

export function Hero({ place, title, margin, tied, won }: Props) {
  const { number, ending, word } = placeInParts(place);
  return (
    <div class={`end-hero ${won ? "won" : ""}`}>
      {won && <Flecks />}
      <p class="end-place">
        {won && <Laurel />}
        <span>
          {number}
          <sup>{ending}</sup>
          {word && <small> {word}</small>}
        </span>
        {won && <Laurel class="right" />}
      </p>
      {title && <h2 class="end-title">{title}</h2>}
      {margin && <p class={title ? "end-margin minor" : "end-margin"}>{margin}</p>}
      {tied && <p class="end-margin minor">{tied}</p>}
      {won && <Underline />}
    </div>
  );
}

/** Compared with one's other finished matches of this game. */
export function Best({ info, points }: { info: TableInfo; points: number }) {
  const records = useAsked(`records without ${info.table}`, () => api.records(info.table));
  const before = records.value?.find(({ game }) => game === info.game)?.best;
  if (before === undefined) return null;
  const beaten = points > before;
  return (
    <p class={`end-best ${beaten ? "beaten" : ""}`}>
      <Star />
      {beaten ? t("end-best-beaten", { points, before }) : t("end-best", { points: before })}
    </p>
  );
}
