/** One value for each seat, all different: picking a taken one swaps the two. */
import { readable } from "../words/index.ts";
import { Choice } from "../parts/controls.tsx";
import { Icon } from "../parts/Icon.tsx";
import type { OptionWords } from "../table/tile.ts";

interface Props {
  said: OptionWords;
  /** In the order in which they are assigned by default. */
  values: string[];
  /** Null until somebody chooses. */
  chosen: string[] | null;
  seats: string[];
  change(chosen: string[]): void;
}

export function EachSeat({ said, values, chosen, seats, change }: Props) {
  const dealt = dealOut(values, chosen, seats.length);
  const words = (value: string) => said.value?.(value) ?? { label: readable(value), icon: "", theme: "" };
  return (
    <fieldset class="each-seat">
      <legend>
        {said.label}
        {said.hint && <small>{said.hint}</small>}
      </legend>
      {seats.map((seat, place) => (
        <div class="row-label" key={place}>
          <span>{seat}</span>
          <Choice
            label={seat}
            values={values}
            chosen={dealt[place] ?? ""}
            name={(value) => words(value).label}
            draw={(value) => (
              <span class={`sign ${words(value).theme}`}>
                <Icon name={words(value).icon} />
              </span>
            )}
            change={(value) => change(exchanged(dealt, place, value))}
          />
        </div>
      ))}
    </fieldset>
  );
}

/** The chosen values, as far as there are seats, then the remaining ones in order. */
export function dealOut(values: string[], chosen: string[] | null, seats: number): string[] {
  const kept = (chosen ?? []).slice(0, seats);
  return [...kept, ...values.filter((value) => !kept.includes(value))].slice(0, seats);
}

export function exchanged(dealt: string[], place: number, value: string): string[] {
  const before = dealt[place] ?? value;
  return dealt.map((held, other) => (other === place ? value : held === value ? before : held));
}
