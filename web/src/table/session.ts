/**
 * The state of one table on the page, and its commands. Updates arrive in order and are shown in order, at the chosen
 * pace: animated beat by beat where the game stages them, or held for a while, so that bots can be followed. One's own
 * moves are shown at once, and cut animations short.
 */
import { type Connection, type Line, type Message, newMoveId, type OpenLine } from "../line/line.ts";
import { preferences } from "../preferences.ts";
import type { Happened, Hinted, Problem, Refused, Remark, SeatLost, Status, TableInfo, TableNews, Talk, Told, Update } from "../types.ts";
import { calmMotion } from "../theme.ts";
import { called, mayLook, seatFor } from "./people.ts";
import { type Beat, MANY_TURNS, Stage, type Staging } from "./stage.ts";
import { arrivalOf, eventsOf, type Notice, noticesOf, standing } from "./story.ts";

type Item = Update | TableNews;

/** Milliseconds that an update with events stays before the next, if it is not animated. */
const STAY = { instant: 0, brisk: 550, calm: 1500 } as const;

/** With more waiting updates it goes faster, except at the calm pace. */
const PATIENCE = 6;

/** Chat messages, oldest first. `readAt`: the time of the last one before the person came. */
export interface Spoken extends Pick<Talk, "on" | "table" | "watch"> {
  readAt: number;
}

/** In the order of a table's life. */
const STAGES: readonly Status[] = ["gathering", "running", "over", "closed"];

export interface Shown {
  info: TableInfo;
  update: Update | null;
  connection: Connection;
  busy: boolean;
  refusal: Refused | null;
  /** Events are being animated or wait to be shown; changes of the table's info do not count. */
  behind: boolean;
  /** The beat being animated: `update` and `events` are then those of the beat. */
  beat: Beat | null;
  /** There is a turn that can be shown again. */
  replayable: boolean;
  /** All events told to this seat that were not undone, oldest first. */
  heard: unknown[];
  /** Those that came with the update shown. */
  events: unknown[];
  /** Notices since the page was opened, oldest first. */
  notices: Notice[];
  problem: Problem | null;
  talk: Spoken;
  /** The hint requested for a decision; `hinted` is null while it is computed. */
  advice: { move: string; decision: number; hinted: Hinted | null } | null;
}

export class Session {
  shown: Shown;
  private readonly line: Line;
  private readonly listeners = new Set<() => void>();
  private queue: Item[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** A seat chosen by hand: not switched automatically until something was done there. */
  pinned: number | null = null;
  /** How the game animates events, and the cards or maze it needs for that. */
  private director: { staging: Staging; data: unknown } | null = null;
  /** The latest update taken from the queue, without a beat applied. */
  private stands: Update | null = null;
  private readonly stage = new Stage(
    (beat) => this.change({ update: this.stands && seen(this.stands, beat), beat, events: beat.events, behind: true }),
    () => this.advance(),
  );
  /** Acts told to this seat that were not undone. */
  private acts: Happened[] = [];
  /** The next update is news; otherwise it is the history so far. */
  private live: boolean;

  constructor(info: TableInfo, open: OpenLine) {
    this.shown = {
      info,
      update: null,
      connection: "connecting",
      busy: false,
      refusal: null,
      behind: false,
      beat: null,
      replayable: false,
      heard: [],
      events: [],
      notices: [],
      problem: null,
      talk: { on: true, table: [], watch: [], readAt: 0 },
      advice: null,
    };
    this.live = info.status === "gathering";
    this.line = open(info.table, seatFor(info), {
      message: (message) => this.hear(message),
      remembered: (update) => this.recall(update),
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
    this.stage.stop();
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

  /** The answer arrives as a refusal; a question never plays anything. */
  whyNot(action: unknown): void {
    this.send((move) => this.line.ask({ type: "why not", move, action: action as Record<string, unknown> }));
  }

  /** A hint stays until the next act; requested again, it is shown again. */
  askHint(): void {
    this.flush();
    const { stands } = this;
    const { advice } = this.shown;
    if (!stands || this.line.busy || (advice && !advice.hinted)) return;
    const move = newMoveId();
    if (!advice) this.line.ask({ type: "hint", move });
    this.change({ advice: advice ? { ...advice } : { move, decision: stands.decision, hinted: null }, refusal: null });
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

  /** Chat messages from the line or as a response; known ones are not repeated. */
  hearTalk({ on, table, watch, before }: Talk): void {
    const { talk } = this.shown;
    const more = (known: Remark[], said: Remark[]) => [...known, ...said.filter(({ number }) => number > (known.at(-1)?.number ?? 0))];
    const first = before && talk.table.length + talk.watch.length === 0;
    const readAt = first ? Math.max(0, ...[...table, ...watch].map(({ at }) => at)) : talk.readAt;
    this.change({ talk: { on, table: more(talk.table, table), watch: more(talk.watch, watch), readAt } });
  }

  /** Info that came by REST, usually sooner than by the line. If the line was quicker, an older status is ignored. */
  learn(info: TableInfo): void {
    this.flush(); // what waits is older
    if (STAGES.indexOf(info.status) < STAGES.indexOf(this.shown.info.status)) return;
    this.changeInfo(info);
  }

  /** The game's board is loaded: from now on it animates events. */
  direct(staging: Staging | undefined, data: unknown): void {
    this.director = staging ? { staging, data } : null;
  }

  /** Shows the final state of everything that is animated or waiting, now. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.stage.stop();
    const waiting = this.queue.splice(0);
    if (waiting.length > 0) this.show(waiting, { events: [] });
    else if (this.shown.behind || this.shown.beat) this.change({ update: this.stands, events: [], beat: null, behind: false });
  }

  /** Plays the last turn again, from its beginning; waiting updates keep waiting. */
  showAgain(): void {
    this.stage.again(() => this.change({ update: this.stands, events: [] }));
  }

  private send(message: (move: string, decision: number) => void): void {
    this.flush();
    this.pinned = null;
    this.stage.forget();
    const update = this.stands;
    if (!update || this.line.busy) return;
    message(newMoveId(), update.decision);
    this.change({ busy: true, refusal: null, problem: null, advice: null, replayable: false });
  }

  private recall(update: Update): void {
    if (this.stands) return;
    this.stands = update;
    this.change({ update });
  }

  private hear(message: Message): void {
    switch (message.type) {
      case "update":
        // Waiting updates are older than the response to my own act.
        if (this.line.busy || this.stands === null || message.told.some(isOwnMove)) this.flush();
        this.queue.push(message);
        return this.advance();
      case "table":
        this.queue.push(message);
        return this.advance();
      case "talk":
        return this.hearTalk(message);
      case "seat lost":
        return this.lose(message);
      case "refused":
        return this.change({ busy: this.line.busy, refusal: message });
      case "problem":
        return this.change({ busy: this.line.busy, problem: message, advice: this.adviceBut(message.move) });
      case "hinted":
        if (this.shown.advice?.move === message.move) this.change({ advice: { ...this.shown.advice, hinted: message } });
        return;
      case "accepted":
      case "allowed":
      case "stale":
        return this.change({ busy: this.line.busy, advice: this.adviceBut(message.move) });
    }
  }

  /** The advice, dropped if its request (`move`) failed. */
  private adviceBut(move: string | null): Shown["advice"] {
    const { advice } = this.shown;
    return advice?.move === move && !advice?.hinted ? null : advice;
  }

  private lose({ seat: lost, voted }: SeatLost): void {
    this.flush();
    const { info, notices } = this.shown;
    const without = { ...info, seats: info.seats.map((seat) => (seat.seat === lost ? { ...seat, mine: false } : seat)) };
    const watches = info.status === "running" && mayLook(without);
    const by = voted ? (info.vote?.by ?? null) : null;
    this.change({ busy: this.line.busy, notices: watches ? [...notices, { what: "lost", seat: lost, by }] : notices });
    this.changeInfo(without);
  }

  /** Shows the next waiting update, unless an animation runs or the current one must stay. */
  private advance(): void {
    if (this.timer !== undefined || this.stage.playing) {
      if (this.updateWaits && !this.shown.behind) this.change({ behind: true });
      return;
    }
    const [next] = this.queue;
    if (!next) {
      if (this.shown.behind || this.shown.beat) this.change({ behind: false, beat: null });
      return;
    }
    if (document.hidden || preferences().pace === "instant") {
      this.show(this.queue.splice(0));
      return;
    }
    const items = this.hurried ? this.queue.slice(0, this.endOfTurn + 1) : [next];
    const beats = this.beatsOf(items);
    if (beats.length > 0) {
      this.stage.play(beats, (beat) => this.show(this.queue.splice(0, items.length), { beat, events: beat?.events ?? [] }));
      this.change({ replayable: this.stage.replayable });
      return;
    }
    const stays = this.live && isEventful(next);
    this.show(this.queue.splice(0, items.length));
    if (stays) this.stay();
    else this.advance();
  }

  private beatsOf(items: Item[]): Beat[] {
    const told = items.flatMap((item) => (item.type === "update" ? item.told : []));
    const after = items.flatMap((item) => (item.type === "update" ? [item] : [])).at(-1);
    const acts = standing(told);
    if (!this.director || !this.stands || !after || !this.live || acts.length < told.filter(({ type }) => type === "happened").length) return [];
    const by = acts.filter(({ seat }) => seat >= 0);
    return this.director.staging.beats({
      before: this.stands,
      after,
      events: eventsOf(acts),
      heard: this.shown.heard,
      data: this.director.data,
      seat: after.seat,
      name: called(this.shown.info, after.seat),
      own: told.some(isOwnMove),
      bot: by.length > 0 && by.every((act) => act.by !== "person"),
      over: after.over,
      calm: preferences().pace === "calm",
      still: calmMotion(),
      hurried: this.hurried,
    });
  }

  private get hurried(): boolean {
    const waiting = this.queue.reduce((turns, item) => turns + this.turnsOf(item), 0);
    return waiting >= MANY_TURNS && preferences().pace === "brisk";
  }

  private get endOfTurn(): number {
    return this.queue.findIndex((item) => this.turnsOf(item) > 0);
  }

  private turnsOf(item: Item): number {
    return item.type === "update" ? (this.director?.staging.turns(eventsOf(standing(item.told))) ?? 0) : 0;
  }

  private show(items: Item[], last: Partial<Pick<Shown, "events" | "beat">> = {}): void {
    const updates = items.flatMap((item) => (item.type === "update" ? [item] : []));
    const news = items.flatMap((item) => (item.type === "table" ? [item.table] : [])).at(-1);
    this.stands = updates.at(-1) ?? this.stands;
    const taken = updates.length > 0 ? this.take(updates.flatMap(({ told }) => told)) : {};
    const { advice } = this.shown;
    this.change({ update: this.stands, advice: advice?.decision === this.stands?.decision ? advice : null, behind: this.updateWaits, beat: null, ...taken, ...last });
    if (news) this.changeInfo(news);
  }

  /** Applies told items to what is shown. */
  private take(told: Told[]): Pick<Shown, "heard" | "events" | "notices" | "busy"> {
    const { live } = this;
    const { notices } = this.shown;
    const news = live ? noticesOf(told, this.seat) : arrivalOf(told, this.seat);
    this.live = true;
    this.acts = standing([...this.acts, ...told]);
    return {
      heard: eventsOf(this.acts),
      events: live ? eventsOf(standing(told)) : [],
      // The same list while there is nothing new: how long it stays counts from its last notice.
      notices: news.length > 0 ? [...notices, ...news] : notices,
      busy: this.line.busy,
    };
  }

  private get updateWaits(): boolean {
    return this.queue.some((item) => item.type === "update");
  }

  /** Holds the update for a while, so that the last move is seen before the end screen. */
  private stay(): void {
    const { pace } = preferences();
    const patience = pace === "calm" ? 1 : Math.min(1, PATIENCE / (this.queue.length + 1));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.advance();
    }, STAY[pace] * patience);
    if (this.stands?.over) this.change({ behind: true });
  }

  private readonly whenHidden = (): void => {
    if (document.hidden) this.flush();
  };

  /** A seat gained or lost changes which views are allowed, and so does the end, if nobody may watch. */
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
    this.stands = null;
    this.stage.forget();
    this.change({ update: null, replayable: false, refusal: null, problem: null, advice: null, heard: [], events: [], busy: false });
    this.line.sit(seat);
  }

  private change(change: Partial<Shown>): void {
    this.shown = { ...this.shown, ...change };
    for (const listener of this.listeners) listener();
  }
}

const isOwnMove = (item: Told): boolean => item.type !== "noticed" && item.move !== null;

/** Whether there is something to see. */
const isEventful = (item: Item): boolean => item.type === "update" && item.told.some((told) => told.type === "happened" && told.events.length > 0);

const nothing: Update["legal"] = [];
const nobody: number[] = [];

/** The update during a beat: nobody is to act, and no clock runs. */
const seen = (stands: Update, { view, explained, scores }: Beat): Update => ({ ...stands, view, explained, scores, legal: nothing, to_act: nobody, can_take_back: false, deadline: null });
