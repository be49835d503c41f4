/**
 * What the page knows of one table, and what it may ask of it. Updates and news arrive in order and are shown in
 * order, at the speed one chose, so that bots can be followed; what oneself did is shown at once.
 */
import * as api from "../api.ts";
import { preferences } from "../preferences.ts";
import { newMoveId, TableSocket, type Connection } from "../socket.ts";
import type { TableInfo, ToPage, Update } from "../types.ts";
import type { Refusal } from "./module.ts";
import { mayLook } from "./people.ts";
import { canonical, joined } from "./story.ts";

type Item = { kind: "update"; update: Update } | { kind: "info"; info: TableInfo };

/** How long an update with something to see stays before the next. */
const STAY = { once: 0, quick: 550, calm: 1500 } as const;

/** When more than this is waiting, it goes faster. */
const PATIENCE = 6;

export interface Shown {
  info: TableInfo;
  update: Update | null;
  connection: Connection;
  busy: boolean;
  refusal: Refusal | null;
  /** Something that happened is still waiting to be shown; news of the table alone do not count. */
  behind: boolean;
  /** Everything heard at this seat, the oldest first. */
  heard: unknown[];
  problem: string | null;
  /** How often a bot has played for this seat because its time was up. */
  ranOut: number;
}

export class Session {
  /** The table as it was when the page was opened. */
  readonly first: TableInfo;
  shown: Shown;
  private readonly socket: TableSocket;
  private readonly listeners = new Set<() => void>();
  private queue: Item[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** A seat that was chosen by hand is not left by itself before something was done there. */
  pinned: number | null = null;
  /** Own moves that are on their way: what follows from them is shown at once. */
  private hasten = false;
  /** What came last on this line, shown or not yet. */
  private latest: Update | null = null;
  /** Something was decided for this seat after its deadline, and by whom is not known yet. */
  private late = false;

  constructor(info: TableInfo, seat: number | null) {
    this.first = info;
    this.shown = {
      info,
      update: null,
      connection: "connecting",
      busy: false,
      refusal: null,
      behind: false,
      heard: [],
      problem: null,
      ranOut: 0,
    };
    this.socket = new TableSocket(info.table, seat, {
      message: (message) => this.hear(message),
      connection: (connection) => {
        // What happened while the line was broken may have been in time.
        if (connection !== "open") this.latest = null;
        this.change({ connection });
      },
    });
    document.addEventListener("visibilitychange", this.whenHidden);
    this.recall();
  }

  get seat(): number | null {
    return this.socket.seat;
  }

  get skew(): number {
    return this.socket.skew;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.whenHidden);
    this.socket.close();
  }

  sit(seat: number | null): void {
    if (seat === this.socket.seat) return;
    this.flush();
    this.latest = null;
    this.change({ update: null, refusal: null, heard: [], busy: false });
    this.socket.sit(seat);
    this.recall();
  }

  act(action: unknown): void {
    this.send((move, decision) => ({ type: "play", move, decision, action: action as Record<string, unknown> }));
  }

  takeBack(): void {
    this.send((move, decision) => ({ type: "take back", move, decision }));
  }

  /** A legal act is never sent by a question. */
  whyNot(action: unknown): void {
    const asked = canonical(action);
    if (this.shown.update?.legal.some((legal) => canonical(legal) === asked)) return;
    this.act(action);
  }

  forgetRefusal(): void {
    if (this.shown.refusal) this.change({ refusal: null });
  }

  forgetProblem(): void {
    if (this.shown.problem) this.change({ problem: null });
  }

  /** News that came by REST, sooner than by the line. */
  learn(info: TableInfo): void {
    this.flush(); // what waits is older
    this.change({ info });
  }

  /** Show all that is waiting, now. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const waiting = this.queue;
    this.queue = [];
    if (waiting.length === 0) return;
    const updates = waiting.flatMap((item) => (item.kind === "update" ? [item.update] : []));
    const info = waiting.reduce((latest, item) => (item.kind === "info" ? item.info : latest), this.shown.info);
    const last = updates.at(-1);
    const events = updates.flatMap((update) => update.events);
    this.change({
      info,
      behind: false,
      ...(last && { update: { ...last, events }, heard: [...this.shown.heard, ...events] }),
    });
  }

  private send(message: (move: string, decision: number) => Parameters<TableSocket["move"]>[0]): void {
    this.flush();
    this.pinned = null;
    const update = this.shown.update;
    if (!update || this.socket.busy) return;
    this.socket.move(message(newMoveId(), update.decision));
    this.change({ busy: true, refusal: null, problem: null });
  }

  private hear(message: ToPage): void {
    switch (message.type) {
      case "update":
        this.late = this.timeWasUp(message);
        if (this.late && !this.socket.busy) this.tellLate();
        this.latest = message;
        this.queue.push({ kind: "update", update: message });
        // The server tells what a move led to before it answers the move itself.
        this.hasten = this.socket.busy || this.shown.update === null;
        this.advance();
        break;
      case "table":
        // Who lost a seat is led to the spectators', and hears the story there.
        if (this.seat === null && !mayLook(this.shown.info) && mayLook(message.table)) this.recall(message.table);
        this.queue.push({ kind: "info", info: message.table });
        this.advance();
        break;
      case "refused":
        this.change({ busy: this.socket.busy, refusal: message });
        break;
      case "accepted":
        this.change({ busy: this.socket.busy });
        break;
      case "stale":
        if (this.late) this.tellLate(); // a bot was first
        this.change({ busy: this.socket.busy });
        break;
      case "problem":
        this.change({ problem: message.message, busy: this.socket.busy });
        break;
    }
  }

  /** This seat was awaited, and something was decided for it after its deadline: by a bot, unless by a move of this page. */
  private timeWasUp(next: Update): boolean {
    const before = this.latest;
    if (!before || before.deadline === null || before.legal.length === 0) return false;
    return next.decision > before.decision && before.deadline <= Date.now() / 1000 + this.skew;
  }

  private tellLate(): void {
    this.late = false;
    this.change({ ranOut: this.shown.ranOut + 1 });
  }

  /** Shows the next item unless the one before still has to stay. */
  private advance(): void {
    if (this.timer !== undefined && !this.hasten) {
      if (this.updateWaits !== this.shown.behind) this.change({ behind: this.updateWaits });
      return;
    }
    const atOnce = preferences().speed === "once";
    if (this.hasten || document.hidden || atOnce) {
      this.hasten = false;
      const happened = this.queue.some((item) => item.kind === "update" && item.update.events.length > 0);
      this.flush();
      if (happened && !atOnce) this.stay();
      return;
    }
    const item = this.queue.shift();
    if (!item) {
      if (this.shown.behind) this.change({ behind: false });
      return;
    }
    const behind = this.updateWaits;
    if (item.kind === "info") this.change({ info: item.info, behind });
    else this.change({ update: item.update, heard: [...this.shown.heard, ...item.update.events], behind });
    if (item.kind === "update" && item.update.events.length > 0) this.stay();
    else this.advance();
  }

  private get updateWaits(): boolean {
    return this.queue.some((item) => item.kind === "update");
  }

  private stay(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.advance();
    }, STAY[preferences().speed] * Math.min(1, PATIENCE / (this.queue.length + 1)));
  }

  private readonly whenHidden = (): void => {
    if (document.hidden) this.flush();
  };

  /** The story so far; what arrives meanwhile by the line is part of it or follows it. */
  private recall(info = this.shown.info): void {
    if (info.status === "gathering" || !mayLook(info)) return;
    const seat = this.socket.seat;
    api.heard(info.table, seat).then(
      ({ events }) => {
        if (seat !== this.socket.seat) return;
        const waiting = this.queue.flatMap((item) => (item.kind === "update" ? item.update.events : []));
        const all = joined(events, [...this.shown.heard, ...waiting]);
        this.change({ heard: all.slice(0, all.length - waiting.length) });
      },
      () => undefined, // The log then begins here; nothing else depends on it.
    );
  }

  private change(change: Partial<Shown>): void {
    this.shown = { ...this.shown, ...change };
    for (const listener of this.listeners) listener();
  }
}
