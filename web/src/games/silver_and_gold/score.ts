/** Where each point comes from (SG-27, SG-28), and who is first when points are equal (SG-29). */
import type { TallyRow } from "../expeditions/Tally.tsx";
import { COLOURS, type Colour, type Maps, type Sheet, type TreasureMap } from "./maps.ts";
import { t } from "./messages.ts";

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

export const completedMaps = (sheet: Sheet, data: Maps): TreasureMap[] => sheet.completed.flatMap((number) => data.cards[number - 1] ?? []);

export function tally(sheet: Sheet, data: Maps): TallyRow[] {
  const maps = completedMaps(sheet, data);
  const seals = sealsOf(maps);
  return [
    { label: t("tally-coins"), points: sheet.coins, from: sheet.coins > 0 ? [t("from-coins", { count: sheet.coins })] : [] },
    { label: t("tally-cups"), points: sum(sheet.cups), from: sheet.cups.map((points, row) => t("from-cup", { row: row + 1, points })) },
    { label: t("tally-palms"), points: sum(sheet.palms), from: sheet.palms.map((points, place) => t("from-palm", { place: place + 1, points })) },
    { label: t("tally-maps"), points: sum(maps.map((map) => map.value)), from: mapLines(maps) },
    { label: t("tally-seals"), points: sum(seals.map((seal) => seal.points)), from: seals.map((seal) => seal.line) },
  ];
}

function mapLines(maps: TreasureMap[]): string[] {
  return COLOURS.flatMap((colour) => {
    const alike = maps.filter((map) => map.colour === colour);
    const value = alike[0]?.value;
    if (value === undefined) return [];
    return [t("from-maps", { count: alike.length, colour, value, points: alike.length * value })];
  });
}

function sealsOf(maps: TreasureMap[]): { points: number; line: string }[] {
  return maps.flatMap(({ seal, seal_points: each }) => {
    if (!seal) return [];
    const count = maps.filter((map) => map.colour === seal).length;
    const points = count * each;
    return [{ points, line: t("from-seal", { colour: seal, count, each, points }) }];
  });
}

export const total = (rows: TallyRow[]): number => sum(rows.map((row) => row.points));

const TIES: Colour[] = ["grey", "green", "orange", "purple"];

/** One sentence if points alone do not say who is first; what counted is the first colour that tells. */
export function tieBreak(sheets: Sheet[], data: Maps, name: (seat: number) => string, list: (names: string[]) => string): string | null {
  const totals = sheets.map((sheet) => total(tally(sheet, data)));
  let tied = totals.flatMap((points, seat) => (points === Math.max(...totals) ? [seat] : []));
  if (tied.length < 2) return null;
  for (const colour of TIES) {
    const counts = tied.map((seat) => completedMaps(sheets[seat]!, data).filter((map) => map.colour === colour).length);
    tied = tied.filter((_, k) => counts[k] === Math.max(...counts));
    if (tied.length === 1) return t("tie", { colour, name: name(tied[0]!) });
  }
  return t("tie-shared", { names: list(tied.map(name)) });
}
