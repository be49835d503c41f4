/** Client of the server's REST API, one function for each request. */
import { api } from "./addresses.ts";
import { carrier } from "./carrier.ts";
import { board as boardOf } from "./games/index.ts";
import { t } from "./words/index.ts";
import type { Board, ChallengeInfo, ChangeSeat, DeviceInfo, DeviceLink, GameInfo, GameRecord, HistoryPage, IdentityKey, Me, NewSeat, NewTable, PlayOn, Problem, Promise as Promised, PushRequest, PushState, QuickRequest, RematchRequest, Replay, ReviewProgress, RulesSection, SayRequest, Statistics, TableInfo, TableLuck, Talk, Today, VoteRequest } from "./types.ts";

/** A failed request; its message is formatted when it is shown. */
export class RequestError extends Error {
  constructor(
    readonly inWords: () => string,
    readonly status: number,
  ) {
    super(inWords());
  }
}

/** `game`: whose message catalogue the error may need. */
async function ask<T>(method: string, path: string, body?: unknown, game?: string): Promise<T> {
  let reply: Response;
  try {
    reply = await carrier().request(method, path, body === undefined ? undefined : JSON.stringify(body));
  } catch {
    throw new RequestError(() => t("problem-unreachable"), 0);
  }
  if (!reply.ok) throw new RequestError(await words(reply, game), reply.status);
  if (reply.status === 204) return undefined as T;
  const text = await reply.text();
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

/** Our own message for the server's error key, else for the status, else the server's English text. */
async function words(reply: Response, game?: string): Promise<() => string> {
  const { key, parameters = {}, detail } = await failure(reply);
  const { clause } = parameters;
  const why = clause && game ? (await boardOf(game)).why : undefined;
  const told = () => (key && why ? why(key, parameters)?.replace(/\.?$/, ` (${clause})`) : key && t.find(key, parameters));
  return () => told() || forStatus(reply.status) || detail || t("problem-status", { status: reply.status });
}

function forStatus(status: number): string | null {
  if (status === 413) return t("problem-large");
  if (status === 404) return t("problem-missing");
  return status === 429 ? t("problem-often") : null;
}

async function failure(reply: Response): Promise<Partial<Pick<Problem, "key" | "parameters">> & { detail?: string }> {
  try {
    return ((await reply.json()) as object | null) ?? {};
  } catch {
    return {}; // not JSON: a proxy's own page
  }
}

const part = encodeURIComponent;
const table = (id: string, rest = "") => `tables/${part(id)}${rest}`;
const cache = new Map<string, Promise<unknown>>();

/** Cached: for what does not change while the page is open. */
function once<T>(path: string): Promise<T> {
  let asked = cache.get(path) as Promise<T> | undefined;
  if (!asked) {
    asked = ask<T>("GET", path);
    asked.catch(() => cache.delete(path));
    cache.set(path, asked);
  }
  return asked;
}

export const me = () => ask<Me>("GET", "me");
/** My records in each game, optionally without one table. */
export const records = (without?: string) => ask<GameRecord[]>("GET", without ? `me/records?without=${part(without)}` : "me/records");
export const rename = (nickname: string) => ask<Me>("PUT", "me", { nickname });
export const deviceLink = () => ask<DeviceLink>("POST", "me/device");
export const claimDevice = (token: string) => ask<Me>("POST", "me/claim", { token });

/** Matches that I played, latest first; optionally only those before one of them, or of one game. */
export const history = (before: string | null, game: string | null) => {
  const asked = new URLSearchParams({ ...(before ? { before } : {}), ...(game ? { game } : {}) });
  return ask<HistoryPage>("GET", `me/history?${asked}`);
};
export const statistics = () => ask<Statistics>("GET", "me/statistics");
export const myData = () => api("me/data");
export const eraseMe = (name: string) => ask<Me>("DELETE", `me?name=${part(name)}`);
export const devices = () => ask<DeviceInfo[]>("GET", "me/devices");
export const revokeDevice = (device: string) => ask<DeviceInfo[]>("DELETE", `me/devices/${part(device)}`);
export const push = () => ask<PushState>("GET", "me/push");
export const addPush = (request: PushRequest) => ask<PushState>("POST", "me/push", request);
export const switchPush = (on: boolean) => ask<PushState>("PUT", "me/push", { on });
export const removePush = (id: string) => ask<PushState>("DELETE", `me/push/${part(id)}`);
export const identityKey = () => ask<IdentityKey>("POST", "me/key");

/** Signs out all my other devices. */
export const revokeDevices = () => ask<Me>("POST", "me/revoke");

export const daily = () => ask<Today>("GET", "daily");
export const board = (game: string, day: string) => ask<Board>("GET", `daily/${part(game)}/${part(day)}`);
/** The attempt that counts, if there was none or it is still running; else practice. */
export const playDaily = (game: string) => ask<TableInfo>("POST", `daily/${part(game)}`);
/** Let others play it with the same luck. */
export const challenge = (id: string) => ask<ChallengeInfo>("POST", table(id, "/challenge"));
export const readChallenge = (id: string) => ask<ChallengeInfo>("GET", `challenges/${part(id)}`);
export const playChallenge = (id: string) => ask<TableInfo>("POST", `challenges/${part(id)}`);

export const games = () => once<GameInfo[]>("games");
/** Browsers keep drawings for ever; the number tells those with all that can be printed from those of older programs. */
export const gameData = (name: string, edition: string) => once<unknown>(`games/${part(name)}/data/${part(edition)}?form=4`);
export const pattern = (name: string) => api(`games/${part(name)}/pattern`);
export const rulebook = (name: string, language: string) => once<RulesSection[]>(`games/${part(name)}/rulebook/${language}`);

export const newTable = (request: NewTable) => ask<TableInfo>("POST", "tables", request, request.game);
export const tables = (scope: "mine" | "lobby") => ask<TableInfo[]>("GET", `tables?scope=${scope}`);
export const tableInfo = (id: string) => ask<TableInfo>("GET", table(id));
export const join = (id: string, share: string | null) => ask<TableInfo>("POST", table(id, "/join"), { share });
/** The table that a quick match would join, if there is one. */
export const findQuick = (game: string | null) => ask<TableInfo | null>("GET", game ? `quick?game=${part(game)}` : "quick");
export const quick = (request: QuickRequest) => ask<TableInfo>("POST", "quick", request);
export const promise = () => ask<Promised>("GET", "luck");
export const luck = (id: string) => ask<TableLuck>("GET", table(id, "/luck"));
export const changeSeat = (id: string, seat: number, change: ChangeSeat) => ask<TableInfo>("POST", table(id, `/seats/${seat}`), change);
export const removeSeat = (id: string, seat: number) => ask<TableInfo>("DELETE", table(id, `/seats/${seat}`));
export const start = (id: string) => ask<TableInfo>("POST", table(id, "/start"));
export const leave = (id: string) => ask<TableInfo>("POST", table(id, "/leave"));
export const resign = (id: string) => ask<TableInfo>("POST", table(id, "/resign"));
export const close = (id: string) => ask<TableInfo>("POST", table(id, "/close"));
/** Offer, accept or decline a rematch. */
export const rematch = (id: string, wish: RematchRequest) => ask<TableInfo>("POST", table(id, "/rematch"), wish);
export const say = (id: string, said: SayRequest) => ask<Talk>("POST", table(id, "/talk"), said);
export const switchTalk = (id: string, on: boolean) => ask<Talk>("PUT", table(id, "/talk"), { on });
export const ready = (id: string) => ask<TableInfo>("POST", table(id, "/ready"));
export const vote = (id: string, answer: VoteRequest) => ask<TableInfo>("POST", table(id, "/vote"), answer);
/** The review of one seat after the end; the server answers within `wait` seconds. */
export const review = (id: string, seat: number, wait: number) => ask<ReviewProgress>("GET", table(id, `/review?seat=${seat}&wait=${wait}`));
/** A match from a file, which the server replays and does not store. */
export const replayFile = (file: string) => ask<Replay>("POST", "records/replay", { file });
export const playOn = (id: string, wish: PlayOn) => ask<TableInfo>("POST", table(id, "/play-on"), wish);
export const playOnFile = (file: string, wish: PlayOn) => ask<TableInfo>("POST", "records/play-on", { ...wish, file });
export const carryOn = (file: string, seats: NewSeat[]) => ask<TableInfo>("POST", "records/carry-on", { file, seats });
export const replay = (id: string) => ask<Replay>("GET", table(id, "/replay"));
export const qrCode = (id: string) => api(table(id, "/qr.svg"));
export const matchFile = (id: string) => api(table(id, "/file"));
