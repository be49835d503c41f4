"""A static web host, below a path and without special headers, and a recorder of what its page's worker says."""

import json
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from crocetta.server import site
from tests.browser.people import Person
from tests.browser.server_process import free_port

BELOW: Final = "games/crocetta"
LISTEN: Final = """
window.Worker = class extends Worker {
  constructor(...made) {
    super(...made);
    window.theWorker = this;
    this.addEventListener("message", ({ data }) => {
      if (data.type === "ready") window.ready = true;
      if (data.type !== "said") return;
      window.hear(data.text);
      for (const { move } of JSON.parse(data.text).told ?? []) window.answered.add(move);
    });
  }
  postMessage(message) {
    const start = () => super.postMessage(message);
    if (message.type === "start" && sessionStorage.getItem("waits")) window.startPython = start;
    else start();
  }
};
"""
PLAY: Final = """async ([game, options]) => {
  const worker = window.theWorker;
  let numbers = Math.floor(performance.now()) * 1000;
  const ask = (method, path, body) => new Promise((done) => {
    const id = ++numbers;
    const hear = ({ data }) => {
      if (data.type !== "reply" || data.id !== id) return;
      worker.removeEventListener("message", hear);
      done(JSON.parse(data.body));
    };
    worker.addEventListener("message", hear);
    worker.postMessage({ type: "request", id, method, path, body: JSON.stringify(body) });
  });
  const seats = [{ kind: "me" }, { kind: "bot" }, { kind: "bot" }];
  const { table, code } = await ask("POST", "tables", { game, options, seats });
  const line = ++numbers;
  const took = [];
  await new Promise((over, fail) => {
    const say = (message) => worker.postMessage({ type: "say", line, text: JSON.stringify(message) });
    let decision = -1;
    let since = 0;
    worker.addEventListener("message", ({ data }) => {
      if (data.line !== line) return;
      if (data.type === "line" && data.state !== "open") return fail(new Error(data.state));
      if (data.type === "line") return say({ type: "sit", seat: 0, story: true });
      if (data.type !== "said") return;
      const message = JSON.parse(data.text);
      if (message.type === "hinted") {
        since = performance.now();
        const { decision, action } = message;
        return say({ type: "play", move: `m${decision}`, decision, action });
      }
      if (message.type === "table") return;
      if (message.type !== "update") return fail(new Error(data.text));
      if (message.told.some(({ move }) => move)) took.push(performance.now() - since);
      if (message.over) return over();
      if (message.to_act.includes(0) && message.decision !== decision) {
        decision = message.decision;
        say({ type: "hint", move: `h${decision}` });
      }
    });
    worker.postMessage({ type: "open", line, table });
  });
  worker.postMessage({ type: "close", line });
  return { code, took };
}"""
"""A whole match over the worker's own messages, by the advice of its strongest bot; and how long each act took."""


DISK: Final = """
const { put } = IDBObjectStore.prototype;
let full = false;
addEventListener("message", ({ data }) => { if (data.type === "disk") full = data.full; });
IDBObjectStore.prototype.put = function (...kept) {
  const request = put.apply(this, kept);
  if (full) this.transaction.abort();
  return request;
};
"""
"""In the worker: a disk that is full when a test says so. Transactions are given up as a browser does it."""


class _Files(SimpleHTTPRequestHandler):
    def translate_path(self, path: str) -> str:
        inside = path.lstrip("/").partition("?")[0].removeprefix(BELOW)
        return super().translate_path(inside) if path.startswith(f"/{BELOW}/") else "/nowhere"

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - as its parent has it
        pass


class Host:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._port = free_port()
        self.url = f"http://127.0.0.1:{self._port}/{BELOW}/"
        self._server: ThreadingHTTPServer | None = None

    def open(self) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), partial(_Files, directory=str(self.folder)))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def publishes(self) -> str:
        """Writes the static site of this program; returns its version."""
        site.write(self.folder)
        (worker,) = self.folder.glob("assets/worker-*.js")
        worker.write_text(DISK + worker.read_text())
        facts = (self.folder / "service.js").read_text().partition("\n")[0]
        version: str = json.loads(facts.removeprefix("self.SITE=").removesuffix(";"))["version"]
        return version

    def publishes_another(self, old: str, new: str) -> None:
        for name in ("index.html", "service.js"):
            file = self.folder / name
            file.write_text(file.read_text().replace(old, new))


def record_worker(person: Person) -> None:
    """Records the worker's messages like those of a WebSocket, which play without a server does not have."""
    person.page.context.add_init_script(LISTEN)
    person.page.expose_function("hear", lambda text: person.heard.append(json.loads(text)))
