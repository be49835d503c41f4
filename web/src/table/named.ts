import type { Params } from "../words/index.ts";
import type { Called } from "./module.ts";

/** What a message needs to speak of somebody, or to them: `$name`, and `$you`, which is `yes` or `no`. */
export function named(called: Called, seat: number, prefix = ""): Params {
  const name = called(seat);
  return { [`${prefix}name`]: name ?? "", [`${prefix}you`]: name === null ? "yes" : "no" };
}
