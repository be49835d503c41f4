"""Pictures of every page at three sizes, in light and dark: `make screenshots` writes them to out/."""

import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, build_page, chromium_path
from tests.browser.expeditions import Explorer
from tests.browser.people import DESKTOP, PHONE, Guests, Hand, Person, Profiles
from tests.browser.pyramid import Climber, sets_a_turn_limit
from tests.browser.server_process import ROOT, ServerProcess

OUT: Final = ROOT / "out"
SETTLED: Final = 700
"""Milliseconds in which everything that moves has come to rest."""
SIZES: Final = {"desktop": DESKTOP, "tablet": (820, 1180), "phone": PHONE}
LIGHTS: Final[tuple[Literal["light", "dark"], ...]] = ("dark", "light")


class Photographer:
    def __init__(self, browser: Browser, server: ServerProcess, device: str) -> None:
        self.server = server
        self.guests = Guests(Profiles(browser), server)
        self.device = device

    def model(self, allowed: Sequence[re.Pattern[str]] = ()) -> Person:
        hand: Hand = "mouse" if self.device == "desktop" else "finger"
        return self.guests.arrives(SIZES[self.device], hand, allowed, in_full=True)

    def shoot(self, person: Person, name: str, whole: bool = False) -> None:
        person.page.wait_for_timeout(SETTLED)
        for light in LIGHTS:
            person.page.emulate_media(color_scheme=light)
            person.page.screenshot(path=OUT / f"{name}-{self.device}-{light}.png", full_page=whole)

    def home_and_set_up(self) -> None:
        ada = self.model()
        ada.open_home()
        self.shoot(ada, "home", whole=self.device == "phone")
        for game in ("Silver & Gold", "Pyramids", "La Piramide"):
            ada.press_button(f"Options for {game}")
            for summary in ada.page.locator("dialog summary").all():
                ada.press(summary)
            self.shoot(ada, f"set-up-{_file(game)}")
            ada.press_button("Close")
        ada.press_button("Menu")
        self.shoot(ada, "home-menu")

    def waiting_room(self) -> None:
        ada, bruno = self.model(), self.model()
        ada.open_home()
        ada.set_name("Ada")
        ada.press_button("Invite friends to Pyramids")
        ada.press_button("Create table")
        ada.page.wait_for_selector(".qr")
        self.shoot(ada, "waiting-room", whole=self.device == "phone")
        bruno.page.goto(ada.page.url)
        self.shoot(bruno, "invitation")
        ada.open_home()
        self.shoot(ada, "home-with-a-table", whole=self.device == "phone")

    def expedition(self, game: str) -> None:
        name = _file(game)
        ada = self.model()
        ada.play_now(game)
        explorer = Explorer(ada, seed=4)
        explorer.waits_for_something_to_do()
        explorer.chooses(0, 2)
        self.shoot(ada, f"{name}-keep")
        explorer.plays_on(until=("mark",))
        self.shoot(ada, f"{name}-mark")
        outside = ada.page.locator("[data-cell]:is([aria-label$=sea], [aria-label$=wall])").first
        slot, cell = (outside.get_attribute("data-cell") or "").split("-")
        ada.press_at(explorer.middle_of(int(slot), int(cell)))
        ada.page.wait_for_selector(".xp-why")
        self.shoot(ada, f"{name}-why-not")
        ada.page.wait_for_selector(".xp-why", state="detached")
        at = (explorer.lit() or [explorer.middle_of_ghost()])[0]
        if ada.hand == "mouse":
            ada.page.mouse.move(*at)
        else:
            ada.press_at(at)
        self.shoot(ada, f"{name}-ghost")
        self.bonus(explorer, name)
        explorer.plays_on(until=("take",))
        self.shoot(ada, f"{name}-take", whole=self.device == "phone")
        explorer.plays_on(until=("mark",))
        ada.press(ada.page.locator(".xp-pl").first)
        self.shoot(ada, f"{name}-rival")
        ada.press_button("Close")
        ada.press_button("Menu")
        self.shoot(ada, f"{name}-menu")
        ada.press_button("Close")
        ada.press_button("How to play")
        ada.page.wait_for_selector(".guide-page")
        self.shoot(ada, f"{name}-guide", whole=self.device == "phone")
        ada.press_button("Full rules")
        self.shoot(ada, f"{name}-rules")
        ada.key("Escape", "Escape")
        explorer.plays_on()
        self.end_and_replay(ada, name)

    def bonus(self, explorer: Explorer, name: str) -> None:
        """Plays on until a mark gives a bonus."""
        while explorer.plays_on(until=("mark", "take")) == "mark":
            if "Bonus!" in explorer.says():
                self.shoot(explorer.person, f"{name}-bonus")
                return
            explorer.marks()

    def pyramid(self) -> None:
        ada = self.model()
        sets_a_turn_limit(ada, 9)
        climber = Climber(ada, seed=5)
        seen: set[str] = set()
        while (now := climber.waits_for_something_to_do()) != "over":
            if now not in seen:
                self.shoot(ada, f"la-piramide-{now}")
                seen.add(now)
            if now == "roll" and "curse" not in seen and ada.page.locator(".lp-curse.open").count() > 0:
                seen.add("curse")
                ada.press(ada.page.locator(".lp-curse.open").first)
                self.shoot(ada, "la-piramide-curse")
                ada.press_button("Not now")
            meetings = ada.page.locator(".lp-spot:has(.lp-meet)")
            if now == "go" and "meeting" not in seen and ada.hand == "mouse" and meetings.count() > 0:
                seen.add("meeting")
                meetings.first.hover(force=True)
                self.shoot(ada, "la-piramide-meeting")
            climber.does_one_thing(now)
        self.end_and_replay(ada, "la-piramide")

    def end_and_replay(self, ada: Person, name: str) -> None:
        ada.page.wait_for_selector(".end")
        self.shoot(ada, f"{name}-end-adding")
        ada.scores_shown()
        self.shoot(ada, f"{name}-end")
        ada.press_button("Replay")
        ada.page.wait_for_selector(".frame-board > *")
        for _ in range(20):
            ada.press_button("Next move")
        self.shoot(ada, f"{name}-replay")

    def hot_seat(self) -> None:
        ada = self.model()
        ada.open_set_up("Silver & Gold")
        ada.page.get_by_label("Seat 2", exact=True).select_option("beside")
        self.shoot(ada, "set-up-hot-seat")
        ada.press_button("Start")
        ada.page.wait_for_selector(".xp")
        ada.page.reload()
        ada.page.wait_for_selector(".pass")
        self.shoot(ada, "pass-the-device")

    def full_tables(self) -> None:
        """As many as the game takes, and in La Piramide a row of four; seen by a player and by one who looks on."""
        for game, most in (("Silver & Gold", 4), ("Pyramids", 4), ("La Piramide", 4), ("La Piramide", 6)):
            name = f"{_file(game)}-of-{most}"
            ada, watcher = self.model(), self.model()
            ada.open_set_up(game)
            ada.press(ada.page.get_by_role("radio", name=str(most), exact=True))
            self.shoot(ada, f"set-up-{name}")
            ada.press_button("Start")
            ada.page.wait_for_selector(".lp, .xp")
            if game == "La Piramide":
                Climber(ada, seed=3).plays_on(rolls=6)
            else:
                explorer = Explorer(ada, seed=3)
                explorer.plays_on(until=("take",))
                explorer.plays_on(until=("mark",))
            self.shoot(ada, name)
            watcher.page.goto(ada.page.url)
            watcher.page.wait_for_selector(".lp, .xp")
            self.shoot(watcher, f"{name}-watching")

    def nothing_there(self) -> None:
        ada = self.model(allowed=[re.compile("Failed to load resource: .* 404 .*")])
        for name, address in (("no-such-table", "t/amber-0000"), ("no-such-page", "nowhere")):
            ada.page.goto(f"{self.server.url}/{address}")
            ada.page.wait_for_selector("[role=alert]")
            self.shoot(ada, name)


def _file(game: str) -> str:
    return re.sub("[^a-z]+", "-", game.lower().replace("&", "and"))


def main() -> None:
    """Words on the command line choose pictures: `home`, `waiting`, `silver`, `pyramids`, `piramide`, `hot`,
    `full`, `nothing`; and sizes: `desktop`, `tablet`, `phone`."""
    devices = [device for device in SIZES if device in sys.argv[1:]]
    chosen = [word for word in sys.argv[1:] if word not in SIZES]
    build_page()
    OUT.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    server = ServerProcess(folder)
    server.open()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
            for device in devices or SIZES:
                take_all(Photographer(browser, server, device), chosen)
            browser.close()
    finally:
        server.close()
        shutil.rmtree(folder)


def take_all(photographer: Photographer, chosen: list[str]) -> None:
    sessions: dict[str, Callable[[], None]] = {
        "home": photographer.home_and_set_up,
        "waiting": photographer.waiting_room,
        "hot": photographer.hot_seat,
        "silver": lambda: photographer.expedition("Silver & Gold"),
        "pyramids": lambda: photographer.expedition("Pyramids"),
        "piramide": photographer.pyramid,
        "full": photographer.full_tables,
        "nothing": photographer.nothing_there,
    }
    for name, session in sessions.items():
        if not chosen or name in chosen:
            session()
            print(f"{name}, {photographer.device}", flush=True)
    for trouble in photographer.guests.close():
        print(f"TROUBLE: {trouble}", file=sys.stderr)


if __name__ == "__main__":
    main()
