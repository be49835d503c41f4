import { list, type Params, t } from "../words/index.ts";
import type { Called } from "./module.ts";

/** What a message needs to speak of somebody, or to them: `$name`, and `$you`, which is `yes` or `no`. */
export function named(called: Called, seat: number, prefix = ""): Params {
  const name = called(seat);
  return { [`${prefix}name`]: name ?? "", [`${prefix}you`]: name === null ? "yes" : "no" };
}

/** Several in a row; one is courteous and names oneself last. */
export function together(called: Called, seats: number[]): string {
  const names = seats.map(called);
  return list([...names.filter((name) => name !== null), ...(names.includes(null) ? [t("you")] : [])]);
}
