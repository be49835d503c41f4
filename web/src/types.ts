// Written by `python -m crocetta.server.typescript` from the Python types; do not edit.

export type Nickname = string;

export type MoveId = string;

export type Share = string;

export type By = "bot" | "clock" | "dealer" | "person";

export type Reaction = "clap" | "heart" | "hello" | "laugh" | "luck" | "oops" | "think" | "wow";

export type SeatKind = "bot" | "open" | "person";

export type Status = "closed" | "gathering" | "over" | "running";

export type FromPage = Sit | Play | TakeItBack | WhyNot | AskHint | Front | Ping;

/**
 * Bind the connection to one of my seats, or as a spectator; asks for items after number `last`.
 *
 * With `story`, for everything that this viewer was ever told.
 */
export interface Sit {
  type: "sit";
  seat: number | null;
  last?: number;
  story?: boolean;
}

/** Play an act. `decision` is the number of the seat's own decisions before it; `move` is its permanent id. */
export interface Play {
  type: "play";
  move: string;
  decision: number;
  action: unknown;
}

export interface TakeItBack {
  type: "take back";
  move: string;
  decision: number;
}

/** Ask which rule forbids an act. It is never played, not even if it is legal. */
export interface WhyNot {
  type: "why not";
  move: string;
  action: unknown;
}

/** Ask what the strongest bot would do; for one person against bots, without a clock, if the table allows it. */
export interface AskHint {
  type: "hint";
  move: string;
}

/** Whether the page is visible to its person: then no push notifications are sent to their devices. */
export interface Front {
  type: "front";
  front: boolean;
}

export interface Ping {
  type: "ping";
}

export type What = "away" | "began" | "closed" | "host" | "kept" | "left" | "removed" | "resigned" | "returned" | "took over" | "vote" | "voted" | "weaker";

export type Told = Happened | Undone | Noticed;

/** An act, as this viewer was told of it. The dealer's acts that it causes follow as separate items. */
export interface Happened {
  type: "happened";
  number: number;
  seat: number;
  by: By;
  events: unknown[];
  move: string | null;
}

/** An act was undone: the item with that number is void. */
export interface Undone {
  type: "undone";
  number: number;
  seat: number;
  undoes: number;
  move: string | null;
}

/**
 * A change at the table that is not an act of the match.
 *
 * `left`, `resigned`, `removed`, `voted` and `away`: a bot plays this seat from now on; `voted`: by a vote that
 * `by` proposed; `removed`: by the host, because nobody was there. `returned`: its person plays again. `vote`: one
 * begins, about this seat, or without a seat about ending the match. `kept`: it has failed. `weaker`: this seat's
 * bot is not ready yet, and a weaker one plays for it meanwhile. `took over`: somebody plays it instead of the bot
 * of this `name`.
 */
export interface Noticed {
  type: "noticed";
  number: number;
  what: What;
  seat: number | null;
  by: number | null;
  name: string;
}

export type ToPage = Update | Accepted | Refused | Stale | Allowed | Hinted | TableNews | Talk | SeatLost | Problem | Pong;

/** New items for this viewer, the view now, and what the seat may do. */
export interface Update {
  type: "update";
  number: number;
  seat: number | null;
  told: Told[];
  view: unknown;
  legal: unknown[];
  explained: unknown;
  to_act: number[];
  finished: number[];
  decision: number;
  can_take_back: boolean;
  deadline: number | null;
  scores: number[];
  over: boolean;
  ranks: number[];
  ending: Ending | null;
}

export interface Ending {
  decided: (Decided | null)[];
  facts: Record<string, number>[];
  history: Moment[];
}

/** What made the difference between two seats. */
export interface Decided {
  key: string;
  seat: number;
  other: number;
  values: number[];
}

/** The points when a turn was over, by what everybody knew. */
export interface Moment {
  progress: Record<string, number>;
  scores: number[];
}

/** The move is stored. Over a WebSocket, an update with the move confirms it; this answers repeated ones. */
export interface Accepted {
  type: "accepted";
  move: string;
}

/** The move breaks a rule: which one, and what it says. */
export interface Refused {
  type: "refused";
  move: string;
  clause: string;
  message: string;
  text: string;
  key: string;
  parameters: Record<string, string | number>;
}

/** The move was meant for an earlier decision; nothing has changed. */
export interface Stale {
  type: "stale";
  move: string;
}

/** The act that was asked about is legal; it was not played. */
export interface Allowed {
  type: "allowed";
  move: string;
}

/** The answer to `hint`: a legal act, and the reason for it. Nothing was played. */
export interface Hinted {
  type: "hinted";
  move: string;
  decision: number;
  action: unknown;
  key: string;
  parameters: Record<string, string | number>;
  by: string;
}

/** Somebody came, went or left; or the match began or ended; or the table was closed. */
export interface TableNews {
  type: "table";
  table: TableInfo;
}

/** A table, without the game on it. */
export interface TableInfo {
  table: string;
  code: string;
  game: string;
  title: string;
  edition: string;
  own: boolean;
  options: Record<string, unknown>;
  settings: Settings;
  seats: SeatInfo[];
  status: Status;
  hosting: boolean;
  to_act: number[];
  waiting_for_me: boolean;
  deadline: number | null;
  progress: Record<string, number>;
  scores: number[];
  ranks: number[];
  winners: number[];
  rematch: string | null;
  updated: number;
  expires: number | null;
  expired: boolean;
  ready: number[] | null;
  ready_by: number | null;
  vote: VoteInfo | null;
  offer: RematchInfo | null;
  agreed: boolean;
  watching: number;
}

/** What the host chooses, besides the options of the game. */
export interface Settings {
  listed: boolean;
  clock: number;
  away: number;
  confirm_at_once: boolean;
  spectators: boolean;
  hints: boolean;
  lesson: string;
  practice: boolean;
  daily: string;
  duplicate: string;
  quick: boolean;
}

/** A seat at a table, as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string | null;
  mine: boolean;
  online: boolean;
  away_since: number | null;
  left: boolean;
}

/** What the people at a table are voting on, by their seats. */
export interface VoteInfo {
  aim: "abandon" | "remove";
  seat: number | null;
  by: number;
  agreed: number[];
  awaited: number[];
  until: number;
}

/** Who was asked for a rematch and has answered, by seat. */
export interface RematchInfo {
  by: number;
  accepted: number[];
  declined: number[];
  awaited: number[];
}

/** Chat messages; players do not get those of spectators. */
export interface Talk {
  type: "talk";
  on: boolean;
  table: Remark[];
  watch: Remark[];
  before: boolean;
}

/** A chat message, in plain text. */
export interface Remark {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
  reaction: Reaction | null;
}

/** The seat of this connection is no longer one's own; no more updates follow for it. */
export interface SeatLost {
  type: "seat lost";
  seat: number;
  voted: boolean;
}

/** A message that was invalid or not allowed. */
export interface Problem {
  type: "problem";
  message: string;
  move: string | null;
  to: string | null;
  key: string;
  parameters: Record<string, string | number>;
}

export interface Pong {
  type: "pong";
  now: number;
}

export type FromHome = Front | Ping;

export type ToHome = LobbyList | LobbyChange | MyTable | Problem | Pong;

/** The whole lobby, latest first; replaces what was sent before. */
export interface LobbyList {
  type: "lobby";
  tables: LobbyTable[];
}

/** A table that anybody may join. */
export interface LobbyTable {
  table: string;
  code: string;
  game: string;
  own: boolean;
  options: Record<string, unknown>;
  settings: Settings;
  seats: LobbySeat[];
  host: number | null;
  running: boolean;
  free: number;
  watching: number;
  updated: number;
}

export interface LobbySeat {
  kind: SeatKind;
  name: string;
}

export interface LobbyChange {
  type: "lobby change";
  changed: LobbyTable[];
  gone: string[];
}

/** Something happened at a table of mine. */
export interface MyTable {
  type: "mine";
  table: TableInfo;
}

/** What the host adds to the luck of a new table. */
export interface Contribution {
  ticket: string;
  share: string;
}

export interface JoinRequest {
  share?: string | null;
}

/** `me`, someone `beside` me on this device, a `bot`, or an `open` seat for whoever has the link. */
export interface NewSeat {
  kind: "beside" | "bot" | "me" | "open";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  settings?: Settings;
  data?: string | null;
  luck?: Contribution | null;
}

/** The host fills a seat with a bot, or opens it; during a match, gives that of somebody gone to a bot. */
export interface ChangeSeat {
  kind: "bot" | "open";
  bot?: string;
}

/** For or against giving a seat to a bot (`remove`), or ending the match (`abandon`); the first proposes it. */
export interface VoteRequest {
  aim: "abandon" | "remove";
  seat?: number | null;
  agrees?: boolean;
}

export interface RematchRequest {
  accept?: boolean;
  at_once?: boolean;
}

/** To the other players, or to the other spectators: a text, or a reaction. */
export interface SayRequest {
  text?: string;
  reaction?: Reaction | null;
  seat?: number | null;
}

export interface TalkSwitch {
  on: boolean;
}

/** A move over REST; `action` as the game's schema has it. */
export interface PlayRequest {
  seat: number;
  decision: number;
  action: Record<string, unknown>;
  move: string;
}

export interface WhyNotRequest {
  seat: number;
  action: Record<string, unknown>;
}

export interface TakeBackRequest {
  seat: number;
  decision: number;
  move: string;
}

/** Everything a viewer was told since the match began. */
export interface Heard {
  told: Told[];
}

export interface Me {
  person: string;
  nickname: string;
}

/** A person's record in a game, from finished matches; without those in which they played several seats. */
export interface GameRecord {
  game: string;
  matches: number;
  won: number;
  best: number;
}

/** A match in a person's history. */
export interface Played {
  table: string;
  code: string;
  game: string;
  at: number;
  mine: number[];
  names: string[];
  scores: number[];
  ranks: number[];
  counts: boolean;
}

export interface HistoryPage {
  matches: Played[];
  next: string | null;
}

export interface GameStatistics {
  game: string;
  matches: number;
  won: number;
  best: number;
  best_at: number;
  best_table: string;
  average: number;
  streak: number;
  longest: number;
}

/** A person's results against another person, or against all bots of a level. */
export interface RivalStatistics {
  name: string;
  bot: string | null;
  matches: number;
  ahead: number;
  behind: number;
}

/** Results in matches of the day, in all games. */
export interface DailyStatistics {
  finished: number;
  won: number;
  streak: number;
  longest: number;
}

export interface Statistics {
  games: GameStatistics[];
  rivals: RivalStatistics[];
  daily: DailyStatistics;
}

/** An attempt at a match of the day, or at a duplicate. */
export interface MyAttempt {
  contest: string;
  table: string;
  began: number;
  ended: number | null;
  score: number | null;
  rank: number | null;
}

/** A device with push notifications. */
export interface MyNotices {
  endpoint: string;
  language: string;
  created: number;
}

/** All data stored about a person. */
export interface MyData {
  me: Me;
  statistics: Statistics;
  matches: Played[];
  attempts: MyAttempt[];
  notices: MyNotices[];
}

export interface Rename {
  nickname: string;
}

export interface DeviceInfo {
  device: string;
  label: string;
  created: number;
  seen: number;
  here: boolean;
}

/** A device with push notifications. */
export interface PushDevice {
  id: string;
  label: string;
  here: boolean;
}

export interface PushState {
  key: string | null;
  on: boolean;
  devices: PushDevice[];
}

/** A browser's push subscription, and the language of notifications. */
export interface PushRequest {
  endpoint: string;
  key: string;
  auth: string;
  language?: string;
}

export interface PushSwitch {
  on: boolean;
}

/** The secret part of the URL `device/TOKEN`, how long it is valid, and the URL as a QR code. */
export interface DeviceLink {
  token: string;
  seconds: number;
  qr: string;
}

/** A key that signs in any device as this person. */
export interface IdentityKey {
  name: string;
  key: string;
  format: string;
}

/** The secret of a link, or a key. */
export interface Claim {
  token: string;
}

export interface ReplayStep {
  entry: number;
  seat: number;
  by: By;
  progress: Record<string, number>;
  scores: number[];
  view: unknown;
  explained: unknown;
  events: unknown[];
}

export interface Replay {
  table: TableInfo;
  steps: ReplayStep[];
  drawings: unknown;
  record: boolean;
}

/** A match file, as downloaded from a table or written by the terminal. */
export interface MatchFile {
  file: string;
}

/** Play on from a moment of a finished match, against bots: what if? */
export interface PlayOn {
  entry: number;
  seat: number;
  bot?: string;
  same_luck?: boolean;
}

export interface PlayOnFromFile {
  entry: number;
  seat: number;
  bot?: string;
  same_luck?: boolean;
  file: string;
}

/** Continue a match from a file with friends, once all seats are taken. */
export interface CarryOn {
  file: string;
  seats: NewSeat[];
}

/** The progress of a seat's review. Poll until it is ready. */
export interface ReviewProgress {
  done: number;
  total: number;
  compiling: boolean;
  review: Review | null;
}

export interface Review {
  seat: number;
  measure: "chance" | "lead";
  start: number;
  result: number;
  luck: number;
  skill: number;
  others: number;
  points: Point[];
  decisions: Decision[];
  costliest: Costly[];
  par: ParShare | null;
}

/** What was to be expected when so many entries of the log had been played, and what it is made of so far. */
export interface Point {
  entry: number;
  progress: Record<string, number>;
  expected: number;
  luck: number;
  skill: number;
  others: number;
}

/** A choice between several legal acts. */
export interface Decision {
  entry: number;
  progress: Record<string, number>;
  act: unknown;
  estimate: number;
  spread: number;
  regret: number;
  doubt: number;
  alternatives: Alternative[];
}

export interface Alternative {
  act: unknown;
  estimate: number;
  spread: number;
}

/** A decision with much regret, and what the seat saw when it was made. */
export interface Costly {
  place: number;
  view: unknown;
  explained: unknown;
}

/** What a seat reached of what it could have had, all luck known and the others doing what they did. */
export interface ParShare {
  reached: number;
  par: number;
}

/** The commitment to the luck of a new table, and the ticket to open it with. */
export interface Promise {
  ticket: string;
  commitment: string;
}

/** The published parts of a table's luck. */
export interface TableLuck {
  commitment: string | null;
  match: number;
  shares: string[];
  secret: string | null;
}

export interface QuickRequest {
  game?: string | null;
  luck?: Contribution | null;
}

/** The one that counts. */
export interface Attempt {
  table: string;
  status: "abandoned" | "finished" | "running";
  score: number | null;
  rank: number | null;
  place: number | null;
  better_than: number | null;
}

export interface DailyMatch {
  game: string;
  commitment: string | null;
  tomorrow: string | null;
  finished: number;
  mine: Attempt | null;
}

export interface Today {
  day: string;
  ends: number;
  games: DailyMatch[];
  streak: number;
}

export interface BoardLine {
  place: number;
  name: string;
  score: number;
  rank: number;
  mine: boolean;
  table: string;
}

export interface Bar {
  score: number;
  count: number;
}

/** How everybody did on a day. While it runs, those who have not played yet are told only how many have. */
export interface Board {
  day: string;
  game: string;
  ends: number;
  reveals: number;
  commitment: string | null;
  secret: string | null;
  finished: number;
  open: boolean;
  mine: Attempt | null;
  lines: BoardLine[];
  distribution: Bar[];
}

/** A match that others may play with the same luck, and how they did. */
export interface ChallengeInfo {
  table: string;
  game: string;
  edition: string;
  by: string;
  bots: string[];
  own: boolean;
  mine: Attempt | null;
  lines: BoardLine[];
}

export interface GameInfo {
  name: string;
  title: string;
  fewest: number;
  most: number;
  edition: string;
  options: Record<string, unknown>;
  bots: string[];
  usual_bot: string;
}

/** A section of the rules; the first one has no heading and introduces the game. */
export interface RulesSection {
  title: string;
  text: string;
  clauses: Record<string, string>;
}

export namespace LaPiramide {
  export interface View {
    seat: number | null;
    options: Options;
    families: Family[];
    first: number;
    turn: number;
    pawns: number[];
    health: Health[];
    hand: Curse[];
    cards: number[];
    deck: number;
    bottom: Curse[];
    known: Curse[][];
    public: Curse[][];
    phase: Opening | Dealing | Placing | Choosing | Rolling | Tempted | Gambling | Drawing | SlaveMoves | MummyMoves | Returning | Picking | Swapping | Driving | Naming | Robbing | Over;
  }

  export interface Options {
    no_passing: boolean;
    exact_exit: boolean;
    gamble: 2 | 3;
    curses: boolean;
    turn_limit: number | null;
    families: Family[] | null;
  }

  export type Family = "eye" | "scarab" | "lotus" | "ankh" | "serpent" | "feather";

  /** What Plague has done to a player (LP-20). */
  export type Health = "well" | "sick" | "weak" | "stricken";

  export type Curse = "secret-passage" | "restless-dead" | "possession" | "forced-march" | "pharaohs-call" | "change-of-bandages" | "awakening" | "grave-robber" | "plague";

  /** The dealer names the first player. */
  export interface Opening {
    type: "opening";
  }

  /** The dealer deals the hands, card by card from the first player on. */
  export interface Dealing {
    type: "dealing";
  }

  /** A turn begins: its player chooses start squares for waiting pawns. */
  export interface Placing {
    type: "placing";
  }

  /** The player plays a curse or rolls. */
  export interface Choosing {
    type: "choosing";
  }

  /** The dealer rolls. */
  export interface Rolling {
    type: "rolling";
  }

  /** The player rolled a 1: walk or gamble. */
  export interface Tempted {
    type: "tempted";
  }

  /** The dealer rolls against the values named. */
  export interface Gambling {
    type: "gambling";
    values: number[];
  }

  /** The gamble was won: the dealer deals the top card. */
  export interface Drawing {
    type: "drawing";
  }

  export interface SlaveMoves {
    type: "slave-moves";
    pips: number;
  }

  export interface MummyMoves {
    type: "mummy-moves";
    pips: number;
  }

  /** The owner of the first of these lifted pawns chooses its start square. */
  export interface Returning {
    type: "returning";
    pawns: number[];
    pips: number;
  }

  /** The player chooses the pawn that a curse falls on. */
  export interface Picking {
    type: "picking";
    curse: Curse;
  }

  /** Change of bandages: the player chooses the second pawn. */
  export interface Swapping {
    type: "swapping";
    pawn: number;
  }

  /** The player chooses where the cursed pawn goes. */
  export interface Driving {
    type: "driving";
    curse: Curse;
    pawn: number;
  }

  /** The player chooses the player that a curse falls on. */
  export interface Naming {
    type: "naming";
    curse: Curse;
  }

  /** The dealer takes a card from the victim's hand. */
  export interface Robbing {
    type: "robbing";
    victim: number;
  }

  export interface Over {
    type: "over";
  }

  export type Action = Roll | PlayCurse | Walk | Gamble | Move | PlaceBack | Pick | Name | Begin | Rolled | Deal | Rob;

  /** I roll, instead of playing a curse. */
  export interface Roll {
    type: "roll";
  }

  /** I play this curse, instead of rolling. */
  export interface PlayCurse {
    type: "play-curse";
    curse: Curse;
  }

  /** After a 1: I move by one and do not gamble. */
  export interface Walk {
    type: "walk";
  }

  /** After a 1: I name these values, in ascending order, and roll again. */
  export interface Gamble {
    type: "gamble";
    values: number[];
  }

  /** This pawn goes to that square, or OUT. */
  export interface Move {
    type: "move";
    pawn: number;
    to: number;
  }

  /** This pawn of mine starts again from that start square. */
  export interface PlaceBack {
    type: "place-back";
    pawn: number;
    square: number;
  }

  /** The curse falls on this pawn. */
  export interface Pick {
    type: "pick";
    pawn: number;
  }

  /** The curse falls on this player. */
  export interface Name {
    type: "name";
    seat: number;
  }

  /** Dealer: this seat plays first. */
  export interface Begin {
    type: "begin";
    seat: number;
  }

  /** Dealer: the die shows this value. */
  export interface Rolled {
    type: "rolled";
    value: number;
  }

  /** Dealer: the next card of the deck is this one. */
  export interface Deal {
    type: "deal";
    card: number;
  }

  /** Dealer: the grave robber takes this card. */
  export interface Rob {
    type: "rob";
    card: number;
  }

  export type Event = FirstPlayer | TurnBegan | TurnLost | DieRolled | Gambled | GambleRolled | Drew | CardDrawn | Moved | Left | Stuck | SentBack | PutBack | Waits | Burst | CursePlayed | Swapped | Awoke | Plagued | Robbed | CardTaken | Ended;

  export interface FirstPlayer {
    type: "first-player";
    seat: number;
  }

  export interface TurnBegan {
    type: "turn-began";
    seat: number;
    number: number;
  }

  /** The seat's turn was skipped because of Plague. */
  export interface TurnLost {
    type: "turn-lost";
    seat: number;
  }

  export interface DieRolled {
    type: "die-rolled";
    seat: number;
    value: number;
  }

  export interface Gambled {
    type: "gambled";
    seat: number;
    values: number[];
  }

  export interface GambleRolled {
    type: "gamble-rolled";
    seat: number;
    value: number;
    hit: boolean;
  }

  /** The seat drew this card; `seen` if everybody had seen it put at the bottom. */
  export interface Drew {
    type: "drew";
    seat: number;
    curse: Curse;
    seen: boolean;
  }

  /** What the others hear of `Drew`. */
  export interface CardDrawn {
    type: "card-drawn";
    seat: number;
  }

  /** The pawn went along these squares, the first and the last included. */
  export interface Moved {
    type: "moved";
    pawn: number;
    path: number[];
  }

  /** The slave went along these squares and out of the exit of the last. */
  export interface Left {
    type: "left";
    pawn: number;
    path: number[];
  }

  /** Neither of the seat's pawns of this kind can move by the number rolled (LP-9). */
  export interface Stuck {
    type: "stuck";
    seat: number;
    kind: Kind;
  }

  export type Kind = "slave" | "mummy";

  /** These pawns are lifted off the board and go back to their starts. */
  export interface SentBack {
    type: "sent-back";
    pawns: number[];
  }

  export interface PutBack {
    type: "put-back";
    pawn: number;
    square: number;
  }

  /** No start square is free: the pawn waits beside the board. */
  export interface Waits {
    type: "waits";
    pawn: number;
  }

  /** Two mummies met and are out of the game. */
  export interface Burst {
    type: "burst";
    pawns: [number, number];
  }

  export interface CursePlayed {
    type: "curse-played";
    seat: number;
    curse: Curse;
  }

  export interface Swapped {
    type: "swapped";
    pawns: [number, number];
  }

  /** A burst mummy returns. */
  export interface Awoke {
    type: "awoke";
    pawn: number;
  }

  /** The seat will lose its next turn, or its next two. */
  export interface Plagued {
    type: "plagued";
    seat: number;
    turns: number;
  }

  export interface Robbed {
    type: "robbed";
    thief: number;
    victim: number;
    curse: Curse;
  }

  /** What the others hear of `Robbed`. */
  export interface CardTaken {
    type: "card-taken";
    thief: number;
    victim: number;
  }

  export interface Ended {
    type: "ended";
    winners: number[];
    why: "both-out" | "stuck" | "turn-limit";
  }

  export interface Drawings {
    squares: SquareDrawing[];
    numbers: Record<string, number>;
    ways: number[];
    families: Family[];
    curses: Curse[];
    copies: number;
  }

  export interface SquareDrawing {
    row: number;
    column: number;
    steps: number[];
    exits: string;
    start: StartDrawing | null;
  }

  export interface StartDrawing {
    family: Family;
    kind: Kind;
  }

  export interface Explanation {
    scores: Score[];
    ties: Tie[];
    ways_left: number[];
    round: number;
    last_round: boolean;
    ways: Way[];
    targets: Targets[];
    reach: Reach | null;
  }

  /** One point per slave out. */
  export type Score = [first_out: number, second_out: number];
  export type ScoreFields = ["first_out", "second_out"];

  /** Seats with equal points, and what decided between them. */
  export interface Tie {
    place: number;
    seats: number[];
    best: number[];
    key: string | null;
    values: number[];
  }

  /** What a legal move leads to. */
  export type Way = [path: number[], steps: number, meets: Meeting | null];
  export type WayFields = ["path", "steps", "meets"];

  /** A move ends on the square of this pawn. */
  export interface Meeting {
    pawn: number;
    burst: boolean;
  }

  /** Whom a curse may be played on. */
  export interface Targets {
    curse: Curse;
    pawns: number[];
    seats: number[];
  }

  /** How far a curse carries its pawn. */
  export interface Reach {
    steps: number;
    through_walls: boolean;
  }
}

export namespace Pyramids {
  export interface View {
    seat: number | null;
    phase: Phase;
    turn: number;
    sheets: Sheet[];
    before: Sheet | null;
    pencil: Pencil;
    finished: boolean[];
    hand: number[];
    kept: Keep | null;
    dealt: number[];
    display: number[];
    deck: number;
    used: number[];
    queue: number[];
    to_take: number;
    completions: Completion[];
    claimed: [number, number, number];
    options: Options;
  }

  export type Phase = "start" | "deal" | "keep" | "refill" | "flip" | "mark" | "take" | "draw" | "over";

  /** A player's two chambers, the pyramids laid aside, and the score card. */
  export interface Sheet {
    slots: [Holding | null, Holding | null];
    completed: number[];
    torches: number[];
    reds: number;
    greens: number;
    skulls: number;
    claims: Claim[];
  }

  /** A card in play before a player, and the cells marked on it. */
  export interface Holding {
    card: number;
    marked: number;
  }

  export interface Claim {
    colour: Colour;
    points: number;
  }

  export type Colour = "green" | "orange" | "purple";

  /** What a player has done in this turn's action 2. */
  export interface Pencil {
    marks: Marked[];
    owed: number;
    potions: number;
    done: boolean;
  }

  /** A player marked cells; sealed until everybody has finished. */
  export interface Marked {
    type: "marked";
    seat: number;
    slot: number;
    card: number;
    cells: number;
    reds: number;
    greens: number;
    torch: boolean;
    skulls: number;
    erased: number;
    owed: number;
  }

  /** Keep two of the four cards dealt, by their places in the hand. */
  export interface Keep {
    type: "keep";
    first: number;
    second: number;
  }

  export interface Completion {
    seat: number;
    card: number;
  }

  export interface Options {
    open_pile: boolean;
  }

  export type Action = Keep | Mark | Done | Take | Start | Deal | Flip;

  /** Mark a set of cells on the card in one of your two slots: the shape, a single cell, or a bonus. */
  export interface Mark {
    type: "mark";
    slot: number;
    cells: number;
  }

  /** I have finished marking. */
  export interface Done {
    type: "done";
  }

  /** Take a new card from a place of the display, or from the DECK. */
  export interface Take {
    type: "take";
    place: number;
  }

  /** Dealer: this seat is the start player. */
  export interface Start {
    type: "start";
    seat: number;
  }

  /** Dealer: the next card of the deck is this one, by its number. */
  export interface Deal {
    type: "deal";
    card: number;
  }

  /** Dealer: the next expedition card is this one, by its place in EXPEDITIONS. */
  export interface Flip {
    type: "flip";
    card: number;
  }

  export type Event = Dealt | Kept | Laid | Displayed | Flipped | Marked | Finished | Opened | Completed | Took | Claimed | RoundEnded | Ended;

  /** A card for a player to choose from; only its owner sees which. */
  export interface Dealt {
    type: "dealt";
    seat: number;
    card: number | null;
  }

  /** A player has chosen two cards; only the chooser sees which, until all have. */
  export interface Kept {
    type: "kept";
    seat: number;
    cards: [number, number] | null;
  }

  /** All have chosen: a player's two cards lie open. */
  export interface Laid {
    type: "laid";
    seat: number;
    cards: [number, number];
  }

  export interface Displayed {
    type: "displayed";
    card: number;
  }

  /** An expedition card, by its place among the eight. */
  export interface Flipped {
    type: "flipped";
    card: number;
  }

  /** A player says `Done`. */
  export interface Finished {
    type: "finished";
    seat: number;
  }

  /** Everybody has finished: these are a player's marks of this turn. */
  export interface Opened {
    type: "opened";
    seat: number;
    marks: Marked[];
  }

  /** A player lays a completed card aside. */
  export interface Completed {
    type: "completed";
    seat: number;
    card: number;
  }

  export interface Took {
    type: "took";
    seat: number;
    card: number;
    unseen: boolean;
  }

  /** A claim for a player's 2nd, 4th or 6th pyramid of a colour, with the card that made it. */
  export interface Claimed {
    type: "claimed";
    seat: number;
    colour: Colour;
    card: number;
    points: number;
    pyramids: number;
    place: number;
  }

  /** The round box is ticked, all eight expedition cards are shuffled again. */
  export interface RoundEnded {
    type: "round ended";
    round: number;
  }

  export interface Ended {
    type: "ended";
    scores: number[];
  }

  export interface Drawings {
    cards: PyramidDrawing[];
    expeditions: ExpeditionDrawing[];
    score_card: ScoreCard;
  }

  export interface PyramidDrawing {
    number: number;
    colour: Colour;
    rows: string[];
  }

  export interface ExpeditionDrawing {
    shape: Shape;
    rows: string[];
  }

  export type Shape = "straight-2" | "straight-3" | "corner-3" | "T-4" | "L-4" | "square-4";

  /** What is printed on a score card. */
  export interface ScoreCard {
    gems: number;
    claims: number[];
    skulls: number[];
  }

  export interface Explanation {
    scores: Score[];
    ties: Tie[];
    parts: ((FromPyramids | FromTorch | FromClaim | FromGems | FromSkulls)[])[];
  }

  export type Score = [pyramids: number, torches: number, claims: number, gems: number, skulls: number];
  export type ScoreFields = ["pyramids", "torches", "claims", "gems", "skulls"];

  /** Seats with equal points, and what decided between them. */
  export interface Tie {
    place: number;
    seats: number[];
    best: number[];
    key: string | null;
    values: number[];
  }

  /** Completed pyramids of a colour, by their numbers. */
  export type FromPyramids = [type: "pyramids", colour: Colour, cards: number[], points: number];

  export type FromTorch = [type: "torches", round: number, points: number];

  export type FromClaim = [type: "claims", colour: Colour, points: number];

  export type FromGems = [type: "gems", pairs: number, paid: number, singles: number, points: number];

  export type FromSkulls = [type: "skulls", count: number, points: number];
}

export namespace SilverAndGold {
  export interface View {
    seat: number | null;
    phase: Phase;
    turn: number;
    sheets: Sheet[];
    before: Sheet | null;
    pencil: Pencil;
    finished: boolean[];
    hand: number[];
    kept: Keep | null;
    dealt: number[];
    display: number[];
    deck: number;
    used: number[];
    queue: number[];
    to_take: number;
    start: number;
    cups_left: number;
    options: Options;
  }

  export type Phase = "start" | "deal" | "keep" | "refill" | "flip" | "mark" | "take" | "draw" | "over";

  /** A player's two maps, the maps laid aside, and the score card. */
  export interface Sheet {
    slots: [Holding | null, Holding | null];
    completed: number[];
    coins: number;
    cups: number[];
    palms: number[];
  }

  /** A card in play before a player, and the cells marked on it. */
  export interface Holding {
    card: number;
    marked: number;
  }

  /** What a player has done in this turn's action 2. */
  export interface Pencil {
    marks: Marked[];
    owed: number;
    done: boolean;
  }

  /** A player marked fields; sealed until everybody has finished. */
  export interface Marked {
    type: "marked";
    seat: number;
    slot: number;
    card: number;
    cells: number;
    coins: number;
    palms: number[];
    owed: number;
  }

  /** Keep two of the four cards dealt, by their places in the hand. */
  export interface Keep {
    type: "keep";
    first: number;
    second: number;
  }

  export interface Options {
    open_pile: boolean;
  }

  export type Action = Keep | Mark | Done | Take | Start | Deal | Flip;

  /** Mark a set of cells on the card in one of your two slots: the shape, a single cell, or a bonus. */
  export interface Mark {
    type: "mark";
    slot: number;
    cells: number;
  }

  /** I have finished marking. */
  export interface Done {
    type: "done";
  }

  /** Take a new card from a place of the display, or from the DECK. */
  export interface Take {
    type: "take";
    place: number;
  }

  /** Dealer: this seat is the start player. */
  export interface Start {
    type: "start";
    seat: number;
  }

  /** Dealer: the next card of the deck is this one, by its number. */
  export interface Deal {
    type: "deal";
    card: number;
  }

  /** Dealer: the next expedition card is this one, by its place in EXPEDITIONS. */
  export interface Flip {
    type: "flip";
    card: number;
  }

  export type Event = Started | Dealt | Kept | Laid | Displayed | Flipped | Marked | Finished | Opened | CupWon | Completed | Took | RoundEnded | Ended;

  /** The start player was drawn, or the role passed on. */
  export interface Started {
    type: "started";
    seat: number;
  }

  /** A card for a player to choose from; only its owner sees which. */
  export interface Dealt {
    type: "dealt";
    seat: number;
    card: number | null;
  }

  /** A player has chosen two cards; only the chooser sees which, until all have. */
  export interface Kept {
    type: "kept";
    seat: number;
    cards: [number, number] | null;
  }

  /** All have chosen: a player's two cards lie open. */
  export interface Laid {
    type: "laid";
    seat: number;
    cards: [number, number];
  }

  export interface Displayed {
    type: "displayed";
    card: number;
  }

  /** An expedition card, by its place among the eight. */
  export interface Flipped {
    type: "flipped";
    card: number;
  }

  /** A player says `Done`. */
  export interface Finished {
    type: "finished";
    seat: number;
  }

  /** Everybody has finished: these are a player's marks of this turn. */
  export interface Opened {
    type: "opened";
    seat: number;
    marks: Marked[];
  }

  /** A completed coin row brought a cup; 0 if none was left. */
  export interface CupWon {
    type: "cup";
    seat: number;
    row: number;
    points: number;
  }

  /** A player lays a completed card aside. */
  export interface Completed {
    type: "completed";
    seat: number;
    card: number;
  }

  export interface Took {
    type: "took";
    seat: number;
    card: number;
    unseen: boolean;
  }

  /** The round box is ticked, all eight expedition cards are shuffled again. */
  export interface RoundEnded {
    type: "round ended";
    round: number;
  }

  export interface Ended {
    type: "ended";
    scores: number[];
  }

  export interface Drawings {
    cards: MapDrawing[];
    expeditions: ExpeditionDrawing[];
    score_card: ScoreCard;
  }

  export interface MapDrawing {
    number: number;
    colour: Colour;
    value: number;
    seal: Colour | null;
    seal_points: number;
    rows: string[];
  }

  export type Colour = "purple" | "orange" | "green" | "grey";

  export interface ExpeditionDrawing {
    shape: Shape;
    rows: string[];
  }

  export type Shape = "straight-2" | "straight-3" | "corner-3" | "T-4" | "L-4" | "square-4";

  /** The boxes printed on a score card, and the cups on the round card. */
  export interface ScoreCard {
    coin_rows: number;
    coins_a_row: number;
    palms: number;
    cups: number;
  }

  export interface Explanation {
    scores: Score[];
    ties: Tie[];
    parts: ((FromCoins | FromCup | FromPalm | FromMaps | FromSeal)[])[];
    palm: number;
  }

  export type Score = [coins: number, cups: number, palms: number, maps: number, seals: number];
  export type ScoreFields = ["coins", "cups", "palms", "maps", "seals"];

  /** Seats with equal points, and what decided between them. */
  export interface Tie {
    place: number;
    seats: number[];
    best: number[];
    key: string | null;
    values: number[];
  }

  /** Each coin pays one. */
  export type FromCoins = [type: "coins", points: number];

  export type FromCup = [type: "cups", row: number, points: number];

  export type FromPalm = [type: "palms", place: number, points: number];

  export type FromMaps = [type: "maps", colour: Colour, count: number, each: number, points: number];

  /** One seal pays for each completed map of its colour. */
  export type FromSeal = [type: "seals", colour: Colour, count: number, each: number, points: number];
}
