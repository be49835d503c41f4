/** The items that a seat was told: those not undone, and those worth a notice. */
import type { Happened, Noticed, Told, What } from "../types.ts";

/** The acts that were not undone. */
export function standing(told: Told[]): Happened[] {
  const undone = new Set(told.flatMap((item) => (item.type === "undone" ? [item.undoes] : [])));
  return told.filter((item): item is Happened => item.type === "happened" && !undone.has(item.number));
}

export const eventsOf = (acts: Happened[]): unknown[] => acts.flatMap(({ events }) => events);

/** `late`: a bot played because this seat's time was up. `lost`: the person lost this seat by a vote that `by` started. */
export interface Notice {
  what: What | "late" | "lost";
  seat: number | null;
  by?: number | null;
  /** The bot that somebody takes over from. */
  name?: string;
}

export function noticesOf(told: Told[], own: number | null): Notice[] {
  return told.flatMap((item): Notice[] => {
    // Players see that the match began.
    if (item.type === "noticed") return item.what === "began" && own !== null ? [] : [item];
    return item.type === "happened" && item.by === "clock" && item.seat === own ? [{ what: "late", seat: own }] : [];
  });
}

/** A notice of whom one took over from, from earlier items, until one has acted. */
export function arrivalOf(told: Told[], own: number | null): Notice[] {
  const acted = told.some((item) => item.type === "happened" && item.seat === own && item.by === "person");
  return acted ? [] : told.filter((item): item is Noticed => item.type === "noticed" && item.what === "took over" && item.seat === own);
}
