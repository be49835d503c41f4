/** How to play Silver & Gold. */
import words from "words:silver_and_gold/learn";
import type { Guide, Picture } from "../../learn/guide.ts";
import { Icon } from "../../parts/Icon.tsx";
import { catalogue, t as said } from "../../words/index.ts";
import { cellsWith } from "../expeditions/cells.ts";
import { example, Stamp, turnIn } from "../expeditions/guide.tsx";
import { MapCard, MapDefs } from "./MapCard.tsx";
import { COLOURS, fieldsOf, gridOf, INKS, type Maps, type TreasureMap } from "./maps.ts";

const t = catalogue(words);
const game = { Card: MapCard, grid: gridOf, inks: INKS, open: fieldsOf };

export default function guide(data: Maps): Guide {
  const shown = example(data, game, (card, cells) => card.colour === "purple" && (cells & cellsWith(card.rows, "$")) !== 0);
  const { card } = shown;
  const valueOf = (colour: TreasureMap["colour"]) => data.cards.find((map) => map.colour === colour)?.value ?? 0;
  return {
    defs: <MapDefs />,
    goal: {
      title: said("rules-goal"),
      text: t("learn-aim"),
      tag: `+${card.value}`,
      drawn: (
        <>
          <MapCard card={card} marked={fieldsOf(card)} hidden />
          <Stamp />
        </>
      ),
    },
    turn: turnIn(game, shown, data.cards.find(({ colour, seal }) => colour === "orange" && !seal) ?? card, t),
    symbols: [
      symbol("cross"),
      symbol("coin"),
      symbol("cup"),
      symbol("palm"),
      { ...symbol("seal"), drawn: <Icon name="seal" class="sg-seal xp-purple" /> },
    ],
    scoring: [
      { icon: <Icon name="sign-purple" class="xp-purple guide-sign" />, label: t("learn-score-maps"), value: COLOURS.map(valueOf).join(", ") },
      { icon: <Icon name="coin" />, label: t("learn-score-coins"), value: "1" },
      { icon: <Icon name="cup" />, label: t("learn-score-written"), value: t("learn-score-written-value") },
      { icon: <Icon name="seal" class="sg-seal xp-orange" />, label: t("learn-score-seals"), value: t("learn-score-seals-value") },
    ],
    end: t("learn-finish"),
  };
}

const symbol = (icon: "cross" | "coin" | "cup" | "palm" | "seal"): Picture => ({ title: t(`learn-${icon}`), text: t(`learn-${icon}-text`), drawn: <Icon name={icon} class={icon === "palm" ? "sg-palm" : ""} /> });
