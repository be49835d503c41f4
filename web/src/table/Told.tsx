/** Live region for screen readers: each turn in a sentence, as it is animated, or when it is over. */
import type { AnyModule } from "../games/index.ts";
import { usePreferences } from "../preferences.ts";
import { useSaid } from "../words/useSaid.ts";
import { called } from "./people.ts";
import type { Shown } from "./session.ts";

/** Turns kept, since a screen reader may still be reading an earlier one. */
const LATEST = 4;

export function Told({ shown, module, data }: { shown: Shown; module: AnyModule; data: unknown }) {
  const { info, update, heard, beat } = shown;
  const { pace } = usePreferences();
  const played = module.staging !== undefined && pace !== "instant";
  const seat = update?.seat ?? null;
  const turns = useSaid(() => (played ? [] : (module.told?.(heard, data, called(info, seat)) ?? [])), [played, heard, data, info, seat, module]);
  const first = Math.max(0, turns.length - LATEST);
  // Only additions are announced.
  return (
    <p class="vh" role="status" aria-atomic="false">
      {played ? beat?.caption : turns.slice(first).map((words, k) => <span key={first + k}>{words} </span>)}
    </p>
  );
}
