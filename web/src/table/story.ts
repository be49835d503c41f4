/** The items that a seat was told: those not undone, and those worth a notice. */
import type { Happened, Noticed, Told, What } from "../types.ts";

/** The acts that were not taken back. */
export function standing(told: Told[]): Happened[] {
  const undone = new Set(told.flatMap((item) => (item.type === "undone" ? [item.undoes] : [])));
  return told.filter((item): item is Happened => item.type === "happened" && !undone.has(item.number));
}

export const eventsOf = (acts: Happened[]): unknown[] => acts.flatMap(({ events }) => events);

/** `late`: a bot played because this seat's time was up. `lost`: this seat is somebody else's now, by a vote that `by` began. */
export interface Notice {
  what: What | "late" | "lost";
  seat: number | null;
  by?: number | null;
  /** Of the bot that somebody takes over from. */
  name?: string;
}

export function noticesOf(told: Told[], own: number | null): Notice[] {
  return told.flatMap((item): Notice[] => {
    // Who plays sees that it began.
    if (item.type === "noticed") return item.what === "began" && own !== null ? [] : [item];
    return item.type === "happened" && item.by === "clock" && item.seat === own ? [{ what: "late", seat: own }] : [];
  });
}

/** Of what happened before one looked: whom one plays on for, until one has done something. */
export function arrivalOf(told: Told[], own: number | null): Notice[] {
  const acted = told.some((item) => item.type === "happened" && item.seat === own && item.by === "person");
  return acted ? [] : told.filter((item): item is Noticed => item.type === "noticed" && item.what === "took over" && item.seat === own);
}
