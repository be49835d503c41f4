/** The back end in a worker of this browser; static files and lists are answered without it. */
import { api, beside } from "../addresses.ts";
import type { Carrier } from "../carrier.ts";
import type { Me, TableInfo } from "../types.ts";
import { addressOf } from "./handOver.ts";
import { WorkerLine } from "./line.ts";
import type { FromWorker, Site, ToWorker } from "./messages.ts";
import { keepPicture, pictureOf } from "./shown.ts";
import { lists } from "./storage.ts";

const ME = "crocetta-me";

export interface Loading {
  /** The loaded part of the runtime, from 0 to 1; null once it runs. */
  (part: number | null): void;
}

export class WorkerCarrier implements Carrier {
  readonly alone = true;
  readonly handOver: Carrier["handOver"];
  private readonly worker: Worker;
  private readonly replies = new Map<number, (reply: Response | null) => void>();
  private readonly lines = new Map<number, { line: WorkerLine; table: string }>();
  private numbers = 0;
  private failed = false;
  private readied: () => void = () => undefined;
  /** Resolves once Python runs. */
  readonly ready = new Promise<void>((resolve) => {
    this.readied = resolve;
  });

  constructor(
    private readonly site: Site,
    private readonly loading: Loading,
  ) {
    if (site.server) this.handOver = (table) => this.leadTo(beside(site.server), table);
    this.worker = new Worker(beside(site.worker), { type: "module" });
    this.worker.onmessage = ({ data }) => this.hear(data as FromWorker);
    this.worker.onerror = () => this.fail();
    void this.start();
  }

  private async start(): Promise<void> {
    const kept = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
    this.post({ type: "start", site: this.site, base: beside(""), me: JSON.stringify(await me()), counts: !kept });
  }

  async request(method: string, path: string, body = ""): Promise<Response> {
    const known = method === "GET" ? await this.known(path) : null;
    if (known) return known;
    const reply = await this.ask(method, path, body);
    if (method === "PUT" && path === "me" && reply.ok) remember((await reply.clone().json()) as Me);
    return reply;
  }

  readonly openLine: Carrier["openLine"] = (table, seat, events) =>
    new WorkerLine(
      seat,
      events,
      (line) => {
        const number = ++this.numbers;
        this.lines.set(number, { line, table });
        this.post({ type: "open", line: number, table });
        return {
          send: (text) => this.post({ type: "say", line: number, text }),
          close: () => {
            this.lines.delete(number);
            this.post({ type: "close", line: number });
          },
        };
      },
      (update) => void keepPicture(this.site.version, table, update).catch(() => undefined),
    );

  /** The person, the games and my matches, answered before Python runs. */
  private async known(path: string): Promise<Response | null> {
    const [address = path] = path.split("?");
    if (this.site.answers.includes(address)) return fetch(api(`${address}.json`));
    if (path === "me") return Response.json(await me());
    if (path === "tables?scope=lobby") return Response.json([]);
    if (path === "tables?scope=mine") return Response.json(await mine());
    const [, name] = /^tables\/([^/?]+)$/.exec(path) ?? [];
    const listed = name && (await kept()).find(({ table, code }) => name === table || name === code);
    return listed ? Response.json(listed) : null;
  }

  private async leadTo(server: string, table: string): Promise<void> {
    const file = await this.ask("GET", `tables/${table}/file`, "");
    location.assign(await addressOf(await file.text(), server));
  }

  private ask(method: string, path: string, body: string): Promise<Response> {
    const id = ++this.numbers;
    return new Promise((resolve, reject) => {
      if (this.failed) return reject(new Error("no worker"));
      this.replies.set(id, (reply) => (reply ? resolve(reply) : reject(new Error("no worker"))));
      this.post({ type: "request", id, method, path, body });
    });
  }

  private hear(message: FromWorker): void {
    switch (message.type) {
      case "loaded":
        return this.loading(Math.min(1, message.bytes / this.site.bytes));
      case "ready":
        this.readied();
        return this.loading(null);
      case "failed":
        console.error(message.why);
        return this.fail();
      case "reply": {
        const { id, status, body, file } = message;
        this.replies.get(id)?.(new Response(body, { status, headers: file ? { "content-disposition": file } : {} }));
        this.replies.delete(id);
        return;
      }
      case "held":
        return void this.recall(message.line).catch(() => undefined);
      case "line":
        return this.lines.get(message.line)?.line.become(message.state);
      case "said":
        return this.lines.get(message.line)?.line.hear(message.text);
    }
  }

  private async recall(number: number): Promise<void> {
    const { line, table } = this.lines.get(number) ?? {};
    const update = line && table !== undefined ? await pictureOf(this.site.version, table, line.seat) : null;
    if (update) line?.recall(update);
  }

  /** The worker failed: rejects everything that waits. */
  private fail(): void {
    this.failed = true;
    this.loading(null);
    for (const tell of this.replies.values()) tell(null);
    this.replies.clear();
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }
}

let known: Promise<Me> | null = null;

/** The same person as long as the browser keeps its storage. */
function me(): Promise<Me> {
  known ??= remembered();
  return known;
}

async function remembered(): Promise<Me> {
  try {
    const stored = localStorage.getItem(ME);
    if (stored) return JSON.parse(stored) as Me;
  } catch {
    // Private windows may block storage.
  }
  const names = (await (await fetch(api("names.json"))).json()) as string[];
  const [person = 0, name = 0] = crypto.getRandomValues(new Uint32Array(2));
  const fresh = { person: person.toString(16).padStart(8, "0"), nickname: names[name % names.length] ?? "" };
  remember(fresh);
  return fresh;
}

function remember(me: Me): void {
  known = Promise.resolve(me);
  try {
    localStorage.setItem(ME, JSON.stringify(me));
  } catch {
    // As above: then it lasts as long as the page.
  }
}

async function kept(): Promise<TableInfo[]> {
  const texts = await lists().catch(() => "");
  return texts ? texts.split("\n").map((text) => JSON.parse(text) as TableInfo) : [];
}

async function mine(): Promise<TableInfo[]> {
  const tables = (await kept()).filter(({ status, seats }) => status !== "closed" && seats.some((seat) => seat.mine));
  return tables.sort((a, b) => b.updated - a.updated);
}
