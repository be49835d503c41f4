/** Two matches with the same luck, turn by turn. */
import type { ReplayStep } from "../types.ts";

export interface Side {
  /** The step at the end of the turn. */
  step: ReplayStep;
  /** The events of the first choice that differs from the other match; empty if none does. */
  choice: unknown[];
}

export interface ComparedTurn {
  progress: Record<string, number>;
  sides: [Side, Side];
  /** Points of both at the end of the turn. */
  scores: [number, number];
  differs: boolean;
}

const nothing: unknown[] = [];

/** A match that ended earlier keeps its last step. */
export function turnByTurn(one: ReplayStep[], other: ReplayStep[], seat: number): ComparedTurn[] {
  const turns = [byTurn(one), byTurn(other)] as const;
  const keys = [...new Set([...turns[0].keys(), ...turns[1].keys()])];
  let latest: [ReplayStep, ReplayStep] | null = one[0] && other[0] ? [one[0], other[0]] : null;
  return keys.flatMap((key) => {
    const steps = turns.map((of) => of.get(key) ?? []) as [ReplayStep[], ReplayStep[]];
    if (!latest) return [];
    latest = [steps[0].at(-1) ?? latest[0], steps[1].at(-1) ?? latest[1]];
    const choices = steps.map((of) => choicesOf(of, seat)) as [unknown[][], unknown[][]];
    const length = Math.max(choices[0].length, choices[1].length);
    const at = Array.from({ length }, (_, place) => place).find((place) => JSON.stringify(choices[0][place]) !== JSON.stringify(choices[1][place]));
    const choice = (side: 0 | 1) => (at === undefined ? nothing : (choices[side][at] ?? nothing));
    const progress = (steps[0][0] ?? steps[1][0])?.progress ?? {};
    const sides: [Side, Side] = [
      { step: latest[0], choice: choice(0) },
      { step: latest[1], choice: choice(1) },
    ];
    return [{ progress, sides, scores: [latest[0].scores[seat] ?? 0, latest[1].scores[seat] ?? 0], differs: at !== undefined }];
  });
}

function byTurn(steps: ReplayStep[]): Map<string, ReplayStep[]> {
  const turns = new Map<string, ReplayStep[]>();
  for (const step of steps) {
    const key = Object.values(step.progress).join();
    turns.set(key, [...(turns.get(key) ?? []), step]);
  }
  return turns;
}

/** The events of a seat's choices, act by act; sealed ones when they were revealed. */
function choicesOf(steps: ReplayStep[], seat: number): unknown[][] {
  const own = (event: unknown) => (event as { seat?: number }).seat === seat;
  // The last to finish reveals everybody's choices: leave out those of others.
  const others = (event: unknown) => !own(event) && typeof (event as { seat?: number }).seat === "number";
  return steps.flatMap((step) => (step.seat === seat ? step.events.filter((event) => !others(event)) : step.events.filter(own)).map((event) => [event]));
}
