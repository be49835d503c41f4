import { list, type Params, t } from "../words/index.ts";
import type { Called } from "./module.ts";

/** Message parameters that name somebody: `$name`, and `$you`, which is `yes` or `no`. */
export function named(called: Called, seat: number, prefix = ""): Params {
  const name = called(seat);
  return { [`${prefix}name`]: name ?? "", [`${prefix}you`]: name === null ? "yes" : "no" };
}

/** A list of names, "you" last. */
export function together(called: Called, seats: number[]): string {
  const names = seats.map(called);
  return list([...names.filter((name) => name !== null), ...(names.includes(null) ? [t("you")] : [])]);
}
