/** Merges replay steps without anything to tell, such as sealing a choice, with the next one. */
import type { ReplayStep } from "../types.ts";

export function told(steps: ReplayStep[], tells: (event: unknown) => boolean): ReplayStep[] {
  const together: ReplayStep[] = [];
  let events: unknown[] = [];
  for (const [place, step] of steps.entries()) {
    events = [...events, ...step.events];
    if (place < steps.length - 1 && !step.events.some(tells)) continue;
    together.push({ ...step, events });
    events = [];
  }
  return together;
}
