/** How to play Pyramids. */
import words from "words:pyramids/learn";
import type { Guide, Picture } from "../../learn/guide.ts";
import { Icon } from "../../parts/Icon.tsx";
import { catalogue, t as said } from "../../words/index.ts";
import { cellsOf, has, setOf } from "../expeditions/cells.ts";
import { example, Stamp, turnIn } from "../expeditions/guide.tsx";
import { ChamberCard, ChamberDefs } from "./ChamberCard.tsx";
import { type Chamber, type Chambers, entranceOf, floorOf, GRID, INKS, minus, tombOf } from "./chambers.ts";

const t = catalogue(words);
const game = { Card: ChamberCard, grid: () => GRID, inks: INKS, open: floorOf };

/** The shortest way from the entrance to the tomb. */
function wayIn(card: Chamber): number {
  const { width } = GRID;
  const ways = [[entranceOf(card)]];
  const seen = new Set(ways[0]);
  for (let way = ways.shift(); way; way = ways.shift()) {
    const cell = way.at(-1)!;
    if (cell === tombOf(card)) return setOf(...way);
    const column = cell % width;
    for (const next of [cell - width, cell + width, ...(column > 0 ? [cell - 1] : []), ...(column < width - 1 ? [cell + 1] : [])])
      if (next >= 0 && has(floorOf(card), next) && !seen.has(next)) {
        seen.add(next);
        ways.push([...way, next]);
      }
  }
  return 0;
}

export default function guide(data: Chambers): Guide {
  const shown = example(data, game, (card, cells) => has(cells, entranceOf(card)) && cellsOf(wayIn(card)).length > 6);
  const { claims, skulls } = data.score_card;
  return {
    defs: <ChamberDefs />,
    goal: {
      title: said("rules-goal"),
      text: t("learn-aim"),
      tag: "+10",
      drawn: (
        <>
          <ChamberCard card={shown.card} marked={wayIn(shown.card)} hidden />
          <Stamp />
        </>
      ),
    },
    turn: turnIn(game, shown, data.cards.find((card) => card.colour === "orange" && card !== shown.card) ?? shown.card, t),
    symbols: [
      symbol("cross"),
      {
        title: t("learn-gem"),
        text: t("learn-gem-text"),
        drawn: (
          <span class="guide-two">
            <Icon name="gem-red" />
            <Icon name="gem-green" />
          </span>
        ),
      },
      symbol("torch"),
      symbol("skull"),
      symbol("potion"),
    ],
    scoring: [
      { icon: <Icon name="tomb" />, label: t("learn-score-tombs"), value: "10" },
      { icon: <Icon name="torch" />, label: t("learn-score-torches"), value: "5" },
      { icon: <Icon name="sign-green" class="xp-green guide-sign" />, label: t("learn-score-claims"), value: claims.join(", ") },
      { icon: <Icon name="gem-red" />, label: t("learn-score-pairs"), value: "5, 1" },
      { icon: <Icon name="skull" />, label: t("learn-score-skulls"), value: `${minus(skulls[1] ?? 0)} … ${minus(skulls.at(-1) ?? 0)}` },
    ],
    end: t("learn-finish"),
  };
}

const symbol = (icon: "cross" | "torch" | "skull" | "potion"): Picture => ({ title: t(`learn-${icon}`), text: t(`learn-${icon}-text`), drawn: <Icon name={icon} /> });
