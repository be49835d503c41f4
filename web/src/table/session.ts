/**
 * What the page knows of one table, and what it may ask of it. Updates and news arrive in order and are shown in
 * order, at the speed one chose, so that bots can be followed; what oneself did is shown at once.
 */
import { type Connection, type Line, type Message, newMoveId, type OpenLine } from "../line/line.ts";
import { preferences } from "../preferences.ts";
import type { Happened, Problem, Refused, TableInfo, TableNews, Told, Update } from "../types.ts";
import { mayLook, seatFor } from "./people.ts";
import { eventsOf, type Notice, noticesOf, standing } from "./story.ts";

type Item = Update | TableNews;

/** How long an update with something to see stays before the next. */
const STAY = { once: 0, quick: 550, calm: 1500 } as const;

/** When more than this is waiting, it goes faster. */
const PATIENCE = 6;

export interface Shown {
  info: TableInfo;
  update: Update | null;
  connection: Connection;
  busy: boolean;
  refusal: Refused | null;
  /** Something that happened is still waiting to be shown; news of the table alone do not count. */
  behind: boolean;
  /** Everything heard at this seat that was not taken back, the oldest first. */
  heard: unknown[];
  /** What of it came with the update that is shown. */
  events: unknown[];
  /** What was noticed while one was here, the oldest first. */
  notices: Notice[];
  problem: Problem | null;
}

export class Session {
  shown: Shown;
  private readonly line: Line;
  private readonly listeners = new Set<() => void>();
  private queue: Item[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** A seat that was chosen by hand is not left by itself before something was done there. */
  pinned: number | null = null;
  private hasten = false;
  /** What was told to this seat and stands. */
  private acts: Happened[] = [];
  /** The next update tells what happens now; otherwise the story so far. */
  private live: boolean;

  constructor(info: TableInfo, open: OpenLine) {
    this.shown = {
      info,
      update: null,
      connection: "connecting",
      busy: false,
      refusal: null,
      behind: false,
      heard: [],
      events: [],
      notices: [],
      problem: null,
    };
    this.live = info.status === "gathering";
    this.line = open(info.table, seatFor(info), {
      message: (message) => this.hear(message),
      connection: (connection) => this.change({ connection }),
    });
    document.addEventListener("visibilitychange", this.whenHidden);
  }

  get seat(): number | null {
    return this.line.seat;
  }

  get skew(): number {
    return this.line.skew;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.whenHidden);
    this.line.close();
  }

  sit(seat: number | null): void {
    if (seat !== this.seat) this.sitAnew(seat);
  }

  act(action: unknown): void {
    this.send((move, decision) => this.line.move({ type: "play", move, decision, action: action as Record<string, unknown> }));
  }

  takeBack(): void {
    this.send((move, decision) => this.line.move({ type: "take back", move, decision }));
  }

  /** The answer arrives as a refusal; nothing is ever played by a question. */
  whyNot(action: unknown): void {
    this.send((move) => this.line.ask({ type: "why not", move, action: action as Record<string, unknown> }));
  }

  forgetRefusal(): void {
    if (this.shown.refusal) this.change({ refusal: null });
  }

  forgetProblem(): void {
    if (this.shown.problem) this.change({ problem: null });
  }

  forgetNotices(): void {
    this.change({ notices: [] });
  }

  /** News that came by REST, sooner than by the line. */
  learn(info: TableInfo): void {
    this.flush(); // what waits is older
    this.changeInfo(info);
  }

  /** Show all that is waiting, now. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const waiting = this.queue;
    this.queue = [];
    if (waiting.length > 0) this.show(waiting);
  }

  private send(message: (move: string, decision: number) => void): void {
    this.flush();
    this.pinned = null;
    const update = this.shown.update;
    if (!update || this.line.busy) return;
    message(newMoveId(), update.decision);
    this.change({ busy: true, refusal: null, problem: null });
  }

  private hear(message: Message): void {
    switch (message.type) {
      case "update":
        this.hasten = this.line.busy || this.shown.update === null || message.told.some(isOwnMove);
        this.queue.push(message);
        return this.advance();
      case "table":
        this.queue.push(message);
        return this.advance();
      case "seat lost":
        return this.lose(message.seat);
      case "refused":
        return this.change({ busy: this.line.busy, refusal: message });
      case "problem":
        return this.change({ busy: this.line.busy, problem: message });
      case "accepted":
      case "allowed":
      case "stale":
        return this.change({ busy: this.line.busy });
    }
  }

  private lose(lost: number): void {
    this.flush();
    const { info, notices } = this.shown;
    const without = { ...info, seats: info.seats.map((seat) => (seat.seat === lost ? { ...seat, mine: false } : seat)) };
    const watches = info.status === "running" && mayLook(without);
    this.change({ busy: this.line.busy, notices: watches ? [...notices, { what: "lost", seat: lost }] : notices });
    this.changeInfo(without);
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
      const stays = !atOnce && this.live && this.queue.some(isEventful);
      this.flush();
      if (stays) this.stay();
      return;
    }
    const item = this.queue.shift();
    if (!item) {
      if (this.shown.behind) this.change({ behind: false });
      return;
    }
    this.show([item]);
    if (isEventful(item)) this.stay();
    else this.advance();
  }

  private show(items: Item[]): void {
    const updates = items.flatMap((item) => (item.type === "update" ? [item] : []));
    const news = items.flatMap((item) => (item.type === "table" ? [item.table] : [])).at(-1);
    const last = updates.at(-1);
    this.change({ behind: this.updateWaits, ...(last && { update: last, ...this.take(updates.flatMap(({ told }) => told)) }) });
    if (news) this.changeInfo(news);
  }

  /** What was told, taken up into what is known. */
  private take(told: Told[]): Pick<Shown, "heard" | "events" | "notices" | "busy"> {
    const { live } = this;
    const { notices } = this.shown;
    this.live = true;
    this.acts = standing([...this.acts, ...told]);
    return {
      heard: eventsOf(this.acts),
      events: live ? eventsOf(standing(told)) : [],
      notices: live ? [...notices, ...noticesOf(told, this.seat)] : notices,
      busy: this.line.busy,
    };
  }

  private get updateWaits(): boolean {
    return this.queue.some((item) => item.type === "update");
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

  /** A seat gained or lost changes what one may look through, and so does the end where nobody may watch. */
  private changeInfo(info: TableInfo): void {
    const before = this.shown.info;
    this.change({ info });
    const mine = info.seats.some((seat) => seat.mine && seat.seat === this.seat);
    if (!mine && mayLook(info) && (seatFor(info) !== this.seat || !mayLook(before))) this.sitAnew(seatFor(info));
  }

  private sitAnew(seat: number | null): void {
    this.flush();
    this.live = this.shown.info.status === "gathering";
    this.acts = [];
    this.change({ update: null, refusal: null, problem: null, heard: [], events: [], busy: false });
    this.line.sit(seat);
  }

  private change(change: Partial<Shown>): void {
    this.shown = { ...this.shown, ...change };
    for (const listener of this.listeners) listener();
  }
}

const isOwnMove = (item: Told): boolean => item.type !== "noticed" && item.move !== null;

/** Is there something to see? */
const isEventful = (item: Item): boolean => item.type === "update" && item.told.some((told) => told.type === "happened" && told.events.length > 0);
