/** Everything heard at a seat, put together from two sources: what was asked for, and what came by the line meanwhile. */

/** The story, and what came by the line since: the end of the one may be the beginning of the other. */
export function joined(story: unknown[], since: unknown[]): unknown[] {
  const told = story.map(canonical);
  const fresh = since.map(canonical);
  let shared = Math.min(told.length, fresh.length);
  while (shared > 0 && fresh.slice(0, shared).some((event, k) => event !== told[told.length - shared + k])) shared -= 1;
  return [...story, ...since.slice(shared)];
}

/** Two acts, or events, are the same if their fields are, in whatever order they stand. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
