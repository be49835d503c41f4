/** The options of a game, from their JSON schema: switches, choices, numbers, and one value for each seat. What is none of these keeps its default. */
import { tiles } from "./games/index.ts";
import { readable, t } from "./words/index.ts";
import { duration } from "./parts/duration.ts";
import type { OptionWords } from "./table/tile.ts";
import type { Settings, TableInfo } from "./types.ts";

/** Default settings. */
export const USUAL: Settings = { listed: false, clock: 0, away: 0, confirm_at_once: false, spectators: true, hints: true, lesson: "", practice: false, quick: false, daily: "", duplicate: "" };

export type Values = Record<string, unknown>;

export type Field =
  | { kind: "switch"; name: string; usual: boolean }
  | { kind: "choice"; name: string; usual: string | number; values: (string | number)[] }
  | { kind: "number"; name: string; usual: number | null; least: number; most: number; none: boolean }
  | { kind: "seats"; name: string; usual: null; values: string[] };

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  enum?: (string | number)[];
  anyOf?: Schema[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
}

export function readOptions(schema: Record<string, unknown>): Field[] {
  const root = schema as Schema;
  const resolve = (part: Schema): Schema => (part.$ref ? { ...(root.$defs?.[part.$ref.split("/").at(-1) ?? ""] ?? {}), ...part } : part);
  const properties = resolve(root).properties ?? {};
  return Object.entries(properties).flatMap(([name, part]) => field(name, resolve(part), resolve) ?? []);
}

function field(name: string, part: Schema, resolve: (part: Schema) => Schema): Field | null {
  if (part.type === "boolean") return { kind: "switch", name, usual: part.default === true };
  if (part.enum) {
    const usual = part.default as string | number | undefined;
    return { kind: "choice", name, usual: usual ?? part.enum[0] ?? "", values: part.enum };
  }
  const each = part.anyOf?.find((kind) => kind.type === "array")?.items;
  const values = each && resolve(each).enum;
  if (values) return { kind: "seats", name, usual: null, values: values.map(String) };
  const number = [part, ...(part.anyOf ?? [])].find((kind) => kind.type === "integer" || kind.type === "number");
  if (!number) return null;
  return {
    kind: "number",
    name,
    usual: typeof part.default === "number" ? part.default : null,
    least: number.minimum ?? 0,
    most: number.maximum ?? 999,
    none: part.anyOf?.some((kind) => kind.type === "null") ?? false,
  };
}

/** All defaults, sent explicitly, so that the form shows what will be played. */
export const defaults = (fields: Field[]): Values => Object.fromEntries(fields.map((each) => [each.name, each.usual]));

export const wordsFor = (game: string, name: string): OptionWords => tiles[game]?.option(name) ?? { label: readable(name) };

/** The kind of contest that a match belongs to, in words. */
export const contestOf = ({ practice, daily, duplicate }: Settings): string[] => (practice ? [t("agreed-practice")] : daily ? [t("agreed-daily")] : duplicate ? [t("agreed-challenge")] : []);

/** The settings and options that differ from the defaults; families are visible on the board. */
export function agreed({ game, own, options, settings }: Pick<TableInfo, "game" | "own" | "options" | "settings">, fields: Field[]): string[] {
  const rules = fields.flatMap((each) => {
    const value = options[each.name] ?? each.usual;
    if (value === each.usual || each.kind === "seats") return [];
    const { label } = wordsFor(game, each.name);
    if (each.kind === "switch") return [value === true ? label : t("agreed-off", { label })];
    return [t("agreed-value", { label, value: readable(String(value)) })];
  });
  return [
    ...contestOf(settings),
    ...(own ? [t("agreed-own")] : []),
    ...rules,
    ...(settings.clock > 0 ? [t("agreed-value", { label: t("set-clock"), value: duration(settings.clock) })] : []),
    ...(settings.away > 0 ? [t("agreed-away", { time: duration(settings.away * 60) })] : []),
    ...(settings.confirm_at_once ? [t("set-confirm")] : []),
    ...(settings.spectators ? [] : [t("agreed-private")]),
    ...(settings.hints ? [] : [t("agreed-no-hints")]),
  ];
}
