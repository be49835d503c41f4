/** The options of a game, from their JSON schema: switches, choices, numbers, and one value for each seat. What is none of these keeps its default. */
import { tiles } from "../games/index.ts";
import { readable } from "../messages/index.ts";
import { Choice, Switch } from "../parts/controls.tsx";
import type { OptionWords } from "../table/tile.ts";
import { dealOut, EachSeat } from "./EachSeat.tsx";

export type Values = Record<string, unknown>;

type Field =
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

/** Only what differs from the default has to be said; all of it is, so that the form shows what will be played. */
export const defaults = (fields: Field[]): Values => Object.fromEntries(fields.map((each) => [each.name, each.usual]));

const wordsFor = (game: string, name: string): OptionWords => tiles[game]?.option(name) ?? { label: readable(name) };

/** Values as they are sent: chairs may have come and gone since something was chosen for each of them. */
export function fitted(game: string, fields: Field[], values: Values, seats: number): Values {
  const fit = fields.flatMap((each) => {
    const chosen = values[each.name] as string[] | null;
    return each.kind === "seats" && chosen ? [[each.name, dealOut(wordsFor(game, each.name).values ?? each.values, chosen, seats)]] : [];
  });
  return { ...values, ...Object.fromEntries(fit) };
}

interface Props {
  game: string;
  fields: Field[];
  values: Values;
  /** Who sits where, in words. */
  seats: string[];
  change(values: Values): void;
}

export function OptionFields({ game, fields, values, seats, change }: Props) {
  const set = (name: string, value: unknown) => change({ ...values, [name]: value });
  return (
    <div class="option-fields">
      {fields.map((each) => {
        const said = wordsFor(game, each.name);
        if (each.kind === "switch")
          return <Switch key={each.name} label={said.label} hint={said.hint} on={values[each.name] === true} change={(on) => set(each.name, on)} />;
        if (each.kind === "seats")
          return (
            <EachSeat
              key={each.name}
              said={said}
              values={said.values ?? each.values}
              chosen={values[each.name] as string[] | null}
              seats={seats}
              change={(chosen) => set(each.name, chosen)}
            />
          );
        return (
          <div class="row-label" key={each.name}>
            <span>
              {said.label}
              {said.hint && <small>{said.hint}</small>}
            </span>
            {each.kind === "choice" ? (
              <Choice
                label={said.label}
                values={each.values}
                chosen={values[each.name] as string | number}
                name={(value) => readable(String(value))}
                change={(value) => set(each.name, value)}
              />
            ) : (
              <input
                class="field number"
                type="number"
                aria-label={said.label}
                placeholder={each.none ? "\u2014" : undefined}
                min={each.least}
                max={each.most}
                value={(values[each.name] as number | null) ?? ""}
                onInput={(event) => {
                  const typed = event.currentTarget.valueAsNumber;
                  set(each.name, Number.isNaN(typed) ? each.usual : typed);
                }}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
