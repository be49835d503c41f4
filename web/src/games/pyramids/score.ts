/** Where each point comes from (PY-26), and who is first when points are equal (PY-27). */
import type { TallyRow } from "../expeditions/Tally.tsx";
import { type Chambers, COLOURS, type Sheet, SKULLS } from "./chambers.ts";
import { t } from "./messages.ts";

const TOMB = 10;
const TORCH = 5;
const PAIR = 5;

export function tally(sheet: Sheet, data: Chambers): TallyRow[] {
  const tombs = sheet.completed.length;
  return [
    { label: t("tally-tombs"), points: TOMB * tombs, shown: t("times-ten", { count: tombs }), from: tombLines(sheet, data) },
    { label: t("tally-torches"), points: TORCH * sheet.torches.length, from: sheet.torches.map((round) => t("from-torch", { round: round + 1 })) },
    {
      label: t("tally-claims"),
      points: sheet.claims.reduce((sum, claim) => sum + claim.points, 0),
      from: sheet.claims.map(({ colour, points }) => t("from-claim", { colour, points })),
    },
    gems(sheet),
    {
      label: t("tally-skulls"),
      points: -(SKULLS[sheet.skulls] ?? 0),
      from: sheet.skulls > 0 ? [t("from-skulls", { count: sheet.skulls })] : [],
    },
  ];
}

function tombLines(sheet: Sheet, data: Chambers): string[] {
  return COLOURS.flatMap((colour) => {
    const cards = sheet.completed.filter((number) => data.cards[number - 1]?.colour === colour);
    return cards.length > 0 ? [t("from-tombs", { colour, cards: cards.join(", ") })] : [];
  });
}

function gems({ reds, greens }: Sheet): TallyRow {
  const pairs = Math.min(reds, greens);
  const left = Math.max(reds, greens) - pairs;
  const from = [
    ...(pairs > 0 ? [t("from-pairs", { count: pairs, points: PAIR * pairs })] : []),
    ...(left > 0 ? [t("from-singles", { count: left })] : []),
  ];
  return { label: t("tally-gems"), points: PAIR * pairs + left, from };
}

export const total = (rows: TallyRow[]): number => rows.reduce((sum, row) => sum + row.points, 0);

/** One sentence if points alone do not say who is first. */
export function tieBreak(sheets: Sheet[], data: Chambers, name: (seat: number) => string, list: (names: string[]) => string): string | null {
  const totals = sheets.map((sheet) => total(tally(sheet, data)));
  const tied = totals.flatMap((points, seat) => (points === Math.max(...totals) ? [seat] : []));
  if (tied.length < 2) return null;
  const lowest = (seat: number) => Math.min(...(sheets[seat]?.completed ?? []));
  const first = tied.reduce((best, seat) => (lowest(seat) < lowest(best) ? seat : best));
  if (lowest(first) === Infinity) return t("tie-shared", { names: list(tied.map(name)) });
  return t("tie-lowest", { name: name(first), number: lowest(first) });
}
