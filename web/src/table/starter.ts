/** Who has just started a table on this page, and so holds the device: their own secrets need no cover yet. */
let starter: { table: string; seat: number } | null = null;

export function startedBy(table: string, seat: number): void {
  starter = { table, seat };
}

/** Their seat at this table. It is told once: who comes back to the table later may be somebody else. */
export function starterOf(table: string): number | null {
  const seat = starter?.table === table ? starter.seat : null;
  starter = null;
  return seat;
}
