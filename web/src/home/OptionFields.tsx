/** The options of a game, from their JSON schema: switches, choices and numbers. What is none of these keeps its default. */
import { tiles } from "../games/index.ts";
import { readable } from "../messages/index.ts";
import { Choice, Switch } from "../parts/controls.tsx";

export type Values = Record<string, unknown>;

type Field =
  | { kind: "switch"; name: string; usual: boolean }
  | { kind: "choice"; name: string; usual: string | number; values: (string | number)[] }
  | { kind: "number"; name: string; usual: number | null; least: number; most: number; none: boolean };

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
}

export function readOptions(schema: Record<string, unknown>): Field[] {
  const root = schema as Schema;
  const resolve = (part: Schema): Schema => (part.$ref ? { ...(root.$defs?.[part.$ref.split("/").at(-1) ?? ""] ?? {}), ...part } : part);
  const properties = resolve(root).properties ?? {};
  return Object.entries(properties).flatMap(([name, part]) => field(name, resolve(part)) ?? []);
}

function field(name: string, part: Schema): Field | null {
  if (part.type === "boolean") return { kind: "switch", name, usual: part.default === true };
  if (part.enum) {
    const usual = part.default as string | number | undefined;
    return { kind: "choice", name, usual: usual ?? part.enum[0] ?? "", values: part.enum };
  }
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

interface Props {
  game: string;
  fields: Field[];
  values: Values;
  change(values: Values): void;
}

export function OptionFields({ game, fields, values, change }: Props) {
  const set = (name: string, value: unknown) => change({ ...values, [name]: value });
  return (
    <div class="option-fields">
      {fields.map((each) => {
        const said = tiles[game]?.option(each.name) ?? { label: readable(each.name) };
        if (each.kind === "switch")
          return <Switch key={each.name} label={said.label} hint={said.hint} on={values[each.name] === true} change={(on) => set(each.name, on)} />;
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
