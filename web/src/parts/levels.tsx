/**
 * Levels of bots, as the server names them: a name, a description and a face for each. A level without messages keeps its
 * own name.
 */
import { readable, t } from "../words/index.ts";
import { Icon } from "./Icon.tsx";

export const levelName = (level: string): string => t.find(`level-${level}`) ?? readable(level);

export const levelDoes = (level: string): string | null => t.find(`level-${level}-what`);

export const Face = ({ level }: { level: string }) => <Icon name={`level-${level}`} class="face" />;

interface ChoiceProps {
  label: string;
  levels: readonly string[];
  chosen: string;
  disabled?: boolean;
  change(level: string): void;
}

/** The current level stays selectable even if it is no longer offered. */
export function LevelChoice({ label, levels, chosen, disabled, change }: ChoiceProps) {
  const offered = levels.includes(chosen) ? levels : [chosen, ...levels];
  return (
    <select class="field" aria-label={label} value={chosen} disabled={disabled} onChange={(event) => change(event.currentTarget.value)}>
      {offered.map((level) => (
        <option key={level} value={level}>
          {levelName(level)}
        </option>
      ))}
    </select>
  );
}

/** Descriptions of the levels. */
export function Levels({ levels }: { levels: readonly string[] }) {
  return (
    <ul class="levels">
      {levels.map((level) => (
        <li key={level}>
          <Face level={level} />
          <span>
            <b>{levelName(level)}</b> {levelDoes(level)}
          </span>
        </li>
      ))}
    </ul>
  );
}
