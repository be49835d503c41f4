"""People with a browser each, who use the page by mouse, finger or keyboard."""

import json
import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Literal, NamedTuple, TypeAlias

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    WebSocket,
    expect,
)

from crocetta.bots import USUAL
from tests.browser.server_process import Json, ServerProcess
from tests.lengths import THOROUGH

Hand: TypeAlias = Literal["mouse", "finger"]
Pace: TypeAlias = Literal["calm", "brisk", "instant"]
Point: TypeAlias = tuple[float, float]
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
NAMED: Final = {"Silver & Gold": "silver-and-gold", "Pyramids": "pyramids", "La Piramide": "la-piramide"}
ANSWER_WITHIN: Final = 60_000
"""Milliseconds; the machine may be busy."""
POLL: Final = 25
"""Milliseconds between two polls: polling every frame would cost as much as what is waited for."""
WATCH: Final = """
window.answered = new Set();
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    window.latestLine = this;
    this.addEventListener("message", ({ data }) => {
      for (const { move } of JSON.parse(data).told ?? []) window.answered.add(move);
    });
  }
};
for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, (event) => {
    if (event.isTrusted) (window.inputs ??= new Set()).add(event.pointerType ?? "keyboard");
  }, { capture: true });
"""
"""Records in the page which moves were answered, and which kinds of input it had."""
AT_PACE: Final = """(() => {
  if (location.protocol === "http:") localStorage.crocetta ??= JSON.stringify({ pace: "%s" });
})()"""
PLAIN: Final = """
const plain = new CSSStyleSheet();
plain.replaceSync("*, ::before, ::after { filter: none !important; transition: none !important; }");
document.adoptedStyleSheets = [plain];
"""
"""No shadows and colour transitions: without a GPU they cost most of the time, and they carry no information."""
TAUGHT: Final = """
const read = Storage.prototype.getItem;
const games = ["silver-and-gold", "pyramids", "la-piramide", "pebbles"];
const taught = JSON.stringify(Object.fromEntries(games.map((game) => [game, "done"])));
const firsts = "bonus card palm cup coin skull torch gems claim curse meeting".split(" ");
const told = JSON.stringify(games.flatMap((game) => firsts.map((name) => `${game} ${name}`)));
Storage.prototype.getItem = function (key) {
  const known = key.startsWith("crocetta-learned-") ? taught : key === "crocetta-firsts" ? told : null;
  return read.call(this, key) ?? known;
};
"""
"""Most people have played before: no coach, and no one-time explanations."""
DRAWN: Final = """async (move) => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  while (!window.answered.has(move)) await frame();
  await frame();
  return Math.max(innerWidth, document.documentElement.scrollWidth);
}"""
"""Waits until the page has received and drawn a move: Playwright sees frames before the page does."""
TOTALS: Final = """() => {
  const text = (part) => part.textContent.replace("\u2212", "-");
  const names = [...document.querySelectorAll(".end .end-name")].map(text);
  const totals = [...document.querySelectorAll(".end .tot")].map(text);
  const out = [...document.querySelectorAll(".end [data-out]")].map((part) => part.dataset.out);
  return names.map((name, k) => [name, Number([...totals, ...out][k])]);
}"""
PARTS: Final = """() => {
  const names = [...document.querySelectorAll(".end .end-name")].map((part) => part.textContent);
  const out = [...document.querySelectorAll(".end [data-out]")];
  if (out.length) return names.map((name, k) => [name, out[k].querySelectorAll("svg:not(.in)").length]);
  const rows = [...document.querySelectorAll(".end-table tbody tr")];
  const points = (row, k) => Number(row.querySelectorAll("td")[k].textContent.replace("\u2212", "-"));
  return names.map((name, k) => [name, rows.reduce((sum, row) => sum + points(row, k), 0)]);
}"""
STILL: Final = """async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const ends = (motion) => motion.effect.getComputedTiming().endTime < Infinity;
  for (let moving = true; moving; ) {
    await frame();
    await frame();
    const motions = document.getAnimations().filter((motion) => motion.playState !== "finished" && ends(motion));
    await Promise.allSettled(motions.map((motion) => motion.finished));
    moving = motions.length > 0;
  }
}"""
WIDTH: Final = "Math.max(innerWidth, document.documentElement.scrollWidth)"

expect.set_options(timeout=ANSWER_WITHIN)


class Person:
    def __init__(self, page: Page, server: ServerProcess, hand: Hand, allowed: Sequence[re.Pattern[str]]) -> None:
        self.page = page
        self.server = server
        self.hand = hand
        self.did: list[Json | None] = []
        """Acts made through this page, as the log should have them; None is an undo."""
        self.heard: list[Json] = []
        """Every message that any socket of this page has received."""
        self.errors: list[str] = []
        self.spoiled = False
        """The profile cannot be reused."""
        self._allowed = allowed
        page.on("console", self._hear_console)
        page.on("pageerror", self._hear_error)
        page.on("request", self._hear_request)
        page.on("websocket", self._hear_socket)

    # What went wrong

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(pattern.fullmatch(message.text) for pattern in self._allowed):
            self.errors.append(f"console: {message.text}")

    def _hear_error(self, error: Error) -> None:
        self.errors.append(f"page: {error}")

    def _hear_request(self, request: Request) -> None:
        if not request.url.startswith((self.server.url, "data:")):
            self.errors.append(f"a request to somebody else: {request.url}")

    def _hear_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    # Input

    def press(self, what: Locator | str) -> None:
        locator = self.page.locator(what) if isinstance(what, str) else what
        if self.hand == "mouse":
            locator.click()
        else:
            locator.tap()

    def press_at(self, point: Point) -> None:
        if self.hand == "mouse":
            self.page.mouse.click(*point)
        else:
            self.page.touchscreen.tap(*point)

    def drag(self, start: Point, end: Point, steps: int = 8) -> None:
        """Touch, move, pause, lift: without the pause it would fling the page."""
        assert self.hand == "finger"
        line = self.page.context.new_cdp_session(self.page)
        for step in range(steps + 3):
            part = min(1.0, step / steps)
            x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
            kind = "touchMove" if step else "touchStart"
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
            self.page.wait_for_timeout(16 if part < 1 else 100)
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        line.detach()

    def press_button(self, name: str | re.Pattern[str]) -> None:
        exact = isinstance(name, str)
        self.press(self.page.get_by_role("button", name=name, exact=exact))

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def inputs(self) -> set[str]:
        """The kinds of input that this page has had since it was loaded."""
        kinds: list[str] = self.page.evaluate("[...(window.inputs ?? [])]")
        return set(kinds)

    def fits(self, width: int | None = None) -> bool:
        """Whether the page is not too wide: a phone would zoom out, and its window be wider than its screen."""
        size = self.page.viewport_size
        wide: int = self.page.evaluate(WIDTH) if width is None else width
        return size is not None and wide <= size["width"]

    # Acts

    def answers(self, kind: str) -> int:
        return sum(message["type"] == kind for message in self.heard)

    def accepted(self) -> list[str]:
        """The moves of this page's seats that it was told of; the history may repeat one."""
        told = [item for message in self.heard if message["type"] == "update" for item in message["told"]]
        return list(dict.fromkeys(item["move"] for item in told if item.get("move") is not None))

    def does(self, action: Json | None, how: Callable[[], None]) -> None:
        """Makes an act through the page, and waits until the page was told that it is accepted."""
        how()
        self.did.append(action)
        self.wait_until(lambda: len(self.accepted()) >= len(self.did), f"{action} is never answered")
        assert len(self.accepted()) == len(self.did), "something was played that nobody did"
        assert self.answers("stale") == 0
        assert self.fits(self.page.evaluate(DRAWN, self.accepted()[-1])), (
            "the page is wider than the window: a phone would show it smaller, and cut off"
        )

    def settled(self) -> None:
        """Waits until all messages in flight, both ways, have arrived: the answer to a ping comes last."""
        pongs = self.answers("pong")
        self.page.evaluate("window.latestLine.send(JSON.stringify({ type: 'ping' }))")
        self.wait_until(lambda: self.answers("pong") > pongs, "the line is dead")

    def wait_for_animations(self) -> None:
        """Waits until no animation runs, except endless ones."""
        self.page.evaluate(STILL)

    def wait_until(self, true: Callable[[], bool], otherwise: str, within: int = ANSWER_WITHIN) -> None:
        for _ in range(within // POLL):
            if true():
                return
            self.page.wait_for_timeout(POLL)
        raise AssertionError(f"{otherwise}; the page hears {self.heard[-2:]}")

    def program(self) -> Callable[..., Json]:
        """Calls the server as this person, without the browser, in a tenth of the time."""
        kept = self.page.context.cookies(self.server.url)
        cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in kept)
        return partial(self.server.answer, cookie)

    def sets_the_clock(self) -> None:
        """From now on `page.clock` can be set forward; all pages of a profile share it."""
        self.page.clock.install()
        self.spoiled = True

    # Pages

    @property
    def code(self) -> str:
        """The code of the table, from the address."""
        return self.page.url.rsplit("/", 1)[-1]

    def open_home(self) -> None:
        self.page.goto(self.server.url)
        expect(self.page.get_by_role("heading", name="La Piramide")).to_be_visible()

    def set_name(self, name: str) -> None:
        self.press_button(re.compile("Playing as"))
        self.page.get_by_role("textbox", name="Your name").fill("")
        self.press(self.page.get_by_role("textbox", name="Your name"))
        self.page.keyboard.type(name)
        self.press_button("Save")
        expect(self.page.get_by_role("button", name=re.compile(f"Playing as {name}"))).to_be_visible()
        self.closed()

    def closed(self) -> None:
        """Waits for a closed panel's `history.back()`, which would cancel a navigation to another page."""
        in_history = "() => history.state?.panel === true"
        self.wait_until(lambda: not self.page.evaluate(in_history), "the panel stays in the history")

    def play_now(self, game: str) -> None:
        """Starts a match against bots from the home page, with one click."""
        self.open_home()
        self.press_button(f"Play now: {game} against bots")
        self.page.wait_for_selector(".frame-board > *")

    def opens_table(self, game: str) -> None:
        """Opens a table like that of `play_now` by a request, which is faster than the home page."""
        self.page.request.get(f"{self.server.url}/api/me")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": USUAL}, {"kind": "bot", "bot": USUAL}]
        opened = self.page.request.post(f"{self.server.url}/api/tables", data={"game": NAMED[game], "seats": seats})
        self.page.goto(f"{self.server.url}/t/{opened.json()['code']}")
        self.page.wait_for_selector(".frame-board > *")

    def open_set_up(self, game: str) -> None:
        self.open_home()
        self.press_button(f"Options for {game}")
        self.page.wait_for_selector("dialog[open]")

    # The end

    def scores_shown(self) -> dict[str, int]:
        """Names and totals on the end screen; in La Piramide, slaves out."""
        self.page.locator(".end").wait_for()
        return self._named(self.page.evaluate(TOTALS))

    def parts_shown(self) -> dict[str, int]:
        """Names and the sums of the rows above: where each point comes from."""
        return self._named(self.page.evaluate(PARTS))

    def _named(self, rows: list[tuple[str, int]]) -> dict[str, int]:
        seats: list[Json] = self.page.request.get(f"{self.server.url}/api/tables/{self.code}").json()["seats"]
        own = next((seat["name"] for seat in seats if seat["mine"]), "")
        return {own if name == "You" else name: points for name, points in rows}

    def scores_of_the_server(self) -> dict[str, int]:
        table: Json = self.page.request.get(f"{self.server.url}/api/tables/{self.code}").json()
        update: Json = self.page.request.get(f"{self.server.url}/api/tables/{self.code}/view").json()
        assert update["over"]
        return {seat["name"]: score for seat, score in zip(table["seats"], update["scores"], strict=True)}


class ProfileSettings(NamedTuple):
    """Settings that all pages of a browser profile share."""

    hand: Hand
    locale: str
    in_full: bool
    taught: bool
    pace: Pace


class Profiles:
    """The profiles of one browser, reused with site data cleared: downloaded and compiled scripts stay cached."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: defaultdict[ProfileSettings, list[BrowserContext]] = defaultdict(list)

    def open_page(self, settings: ProfileSettings, site: str) -> Page:
        idle = self._idle[settings]
        if not idle:
            return self._new(settings).new_page()
        page = idle.pop().new_page()
        line = page.context.new_cdp_session(page)
        line.send("Storage.clearDataForOrigin", {"origin": site, "storageTypes": "all"})
        line.detach()
        return page

    def recycle(self, context: BrowserContext, settings: ProfileSettings) -> None:
        for page in context.pages:
            page.close()
        context.set_offline(False)
        context.clear_cookies()
        self._idle[settings].append(context)

    def _new(self, settings: ProfileSettings) -> BrowserContext:
        context = self._browser.new_context(
            has_touch=settings.hand == "finger",
            is_mobile=settings.hand == "finger",
            reduced_motion="no-preference" if settings.in_full else "reduce",
            locale=settings.locale,
        )
        context.set_default_timeout(ANSWER_WITHIN)
        context.add_init_script(WATCH)
        context.add_init_script(AT_PACE % settings.pace)
        if not settings.in_full:
            context.add_init_script(PLAIN)
        if settings.taught:
            context.add_init_script(TAUGHT)
        return context


class Guests:
    """The people who visit the server during a test, each with a profile of their own."""

    def __init__(self, profiles: Profiles, server: ServerProcess) -> None:
        self._profiles = profiles
        self._server = server
        self._people: list[tuple[Person, ProfileSettings]] = []

    def arrives(
        self,
        size: tuple[int, int] = DESKTOP,
        hand: Hand = "mouse",
        allowed: Sequence[re.Pattern[str]] = (),
        in_full: bool = THOROUGH,
        taught: bool = True,
        pace: Pace = "instant",
        locale: str = "en-US",
    ) -> Person:
        """With all animations and shadows, or with few of both, which takes half the time.

        Others' turns are shown at once, unless a test wants to see them animated.
        """
        settings = ProfileSettings(hand, locale, in_full, taught, pace)
        page = self._profiles.open_page(settings, self._server.url)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        person = Person(page, self._server, hand, allowed)
        self._people.append((person, settings))
        return person

    def close(self) -> list[str]:
        for person, settings in self._people:
            if person.spoiled:
                person.page.context.close()
            else:
                self._profiles.recycle(person.page.context, settings)
        return [trouble for person, _ in self._people for trouble in person.errors]
