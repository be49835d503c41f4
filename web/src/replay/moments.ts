/** Jump targets of a replay: turns, and the moments at which the points moved most or the lead changed. */
import type { ReplayStep } from "../types.ts";

export interface Turn {
  step: number;
  progress: Record<string, number>;
}

export interface KeyMoment {
  step: number;
  what: "lead" | "gain";
  seat: number;
  /** What the seat gained there. */
  points: number;
}

const MOST_GAINS = 4;

/** The first step of each turn. */
export function turnsOf(steps: ReplayStep[]): Turn[] {
  const turns: Turn[] = [];
  let before = "";
  steps.forEach(({ progress }, step) => {
    const now = Object.values(progress).join();
    if (now !== before) turns.push({ step, progress });
    before = now;
  });
  return turns;
}

export function keyMoments(steps: ReplayStep[]): KeyMoment[] {
  const gains: KeyMoment[] = [];
  const leads: KeyMoment[] = [];
  let leader: number | null = null;
  steps.forEach(({ scores }, step) => {
    const before = steps[step - 1]?.scores ?? scores;
    const gained = (seat: number) => (scores[seat] ?? 0) - (before[seat] ?? 0);
    for (const seat of scores.keys()) if (gained(seat) > 0) gains.push({ step, what: "gain", seat, points: gained(seat) });
    const first = alone(scores);
    if (first === null) return;
    if (leader !== null && first !== leader) leads.push({ step, what: "lead", seat: first, points: gained(first) });
    leader = first;
  });
  const largest = gains.filter(({ step }) => !leads.some((lead) => lead.step === step)).sort((a, b) => b.points - a.points || a.step - b.step);
  return [...leads, ...largest.slice(0, MOST_GAINS)].sort((a, b) => a.step - b.step);
}

/** Who is ahead of everybody else. */
function alone(scores: number[]): number | null {
  const best = Math.max(...scores);
  return scores.filter((score) => score === best).length === 1 ? scores.indexOf(best) : null;
}
