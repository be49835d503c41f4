/** La Piramide on the home page. */
import { registerMessages } from "../../messages/index.ts";
import { Drawing } from "../../parts/Drawing.tsx";
import type { OptionWords, Tile } from "../../table/tile.ts";
import maze from "./tile/maze.svg";

const t = registerMessages({
  en: {
    title: "La Piramide",
    tagline: "Lead two slaves out. Let your mummies do the rest.",
    curses: "Curses",
    cursesHint: "Without them there are no cards, and a 1 just moves 1.",
    no_passing: "No passing",
    no_passingHint: "Slaves do not pass over slaves, nor anyone over their own family.",
    exact_exit: "Exact exit",
    exact_exitHint: "The step out must be the last pip.",
    gamble: "Values named in a gamble",
    turn_limit: "Turn limit",
    turn_limitHint: "The match ends after so many turns of everyone.",
    families: "Families",
    familiesHint: "Who takes another\u2019s family exchanges with them.",
    eye: "Eye",
    scarab: "Scarab",
    lotus: "Lotus",
    ankh: "Ankh",
    serpent: "Serpent",
    feather: "Feather",
    own: "Your own maze",
    ownHint: "A file drawn like the game\u2019s maze.txt.",
    pattern: "Save the shipped maze as a pattern",
  },
});

const Art = () => <Drawing svg={maze} class="c0" />;

/** In the order in which they are dealt out. */
const FAMILIES = ["eye", "scarab", "lotus", "ankh", "serpent", "feather"] as const;

function option(name: string): OptionWords | null {
  switch (name) {
    case "curses":
      return { label: t("curses"), hint: t("cursesHint") };
    case "no_passing":
      return { label: t("no_passing"), hint: t("no_passingHint") };
    case "exact_exit":
      return { label: t("exact_exit"), hint: t("exact_exitHint") };
    case "gamble":
      return { label: t("gamble") };
    case "turn_limit":
      return { label: t("turn_limit"), hint: t("turn_limitHint") };
    case "families":
      return {
        label: t("families"),
        hint: t("familiesHint"),
        values: [...FAMILIES],
        value: (value: string) => ({ label: t(FAMILIES.find((family) => family === value) ?? "eye"), icon: `fam-${value}`, theme: `lp-fam-${value}` }),
      };
    default:
      return null;
  }
}

export const tile: Tile = {
  title: () => t("title"),
  tagline: () => t("tagline"),
  minutes: 30,
  sealed: false,
  theme: "la-piramide",
  Art,
  option,
  own: () => ({ label: t("own"), hint: t("ownHint"), pattern: t("pattern") }),
};
