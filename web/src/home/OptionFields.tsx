/** Form fields for the options of a game. */
import { readable } from "../words/index.ts";
import { type Field, type Values, wordsFor } from "../options.ts";
import { Choice, Switch } from "../parts/controls.tsx";
import { dealOut, EachSeat } from "./EachSeat.tsx";

/** The values to send: the number of seats may have changed since values were chosen per seat. */
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
  /** Labels of the seats. */
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
