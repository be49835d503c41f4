"""Between desk and phone: there La Piramide is longer than the window, and the bar of every game is full."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.autoplay import opens
from tests.browser.people import Guests
from tests.browser.pyramid import Climber
from tests.browser.server_process import ServerProcess

SIZE = (1000, 900)
UPRIGHT: Final = (820, 1180)
HEIGHT = "document.documentElement.scrollHeight"
COVERED: Final = """() => {
  const parts = [...document.querySelectorAll(".top > :not(.sp, .xp-rounds), .xp-rounds > *")];
  const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
  boxes.sort((a, b) => a.left - b.left);
  const over = boxes.slice(1).filter(({ left }, k) => left < boxes[k].right);
  return [over.length, boxes.at(-1).right > innerWidth];
}"""
"""How many parts of the bar lie over another one, and whether the last is cut off."""
WATCH_THE_THEATRE: Final = """
window.inSight = [];
new MutationObserver(() => {
  const theatre = document.querySelector(".lp-theatre")?.getBoundingClientRect();
  if (theatre) window.inSight.push(theatre.top >= 0 && theatre.bottom <= innerHeight);
}).observe(document, { subtree: true, childList: true });
"""


class Wary(Climber):
    """Looks at every place before going to one."""

    meetings = 0

    def goes(self) -> None:
        self.page.mouse.move(1, 1)
        still = self.page.evaluate(HEIGHT)
        for place in self.page.locator(".lp-spot").all()[:12]:
            place.hover(force=True)
            self.meetings += self.page.locator(".lp-warn.now").count()
            assert self.page.evaluate(HEIGHT) == still, "the page moves under the pointer"
        super().goes()


def test_the_page_stays_still_while_the_pointer_looks_for_a_place(guests: Guests, server: ServerProcess) -> None:
    ada = guests.arrives(SIZE)
    ada.open_home()
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * 5]
    wish = {"game": "la-piramide", "seats": seats, "options": {"turn_limit": 3}}
    table = ada.page.request.post(f"{server.url}/api/tables", data=wish).json()
    ada.page.goto(f"{server.url}/t/{table['code']}")
    climber = Wary(ada, seed=3)
    climber.plays_on()
    assert climber.meetings > 0
    assert server.acts_of(table["code"], 0) == ada.did


def test_who_watches_sees_all_of_the_bar(guests: Guests) -> None:
    ada, bruno = guests.arrives(), guests.arrives(UPRIGHT, "finger")
    bruno.page.goto(f"{bruno.server.url}/t/{opens(ada, 'silver-and-gold')}")
    expect(bruno.page.locator(".top .chip")).to_have_text("Watching")
    expect(bruno.page.locator(".top .watching")).to_be_visible()
    assert bruno.page.evaluate(COVERED) == [0, False]


def test_the_others_turns_are_played_in_the_window(guests: Guests) -> None:
    ada = guests.arrives(UPRIGHT, "finger", pace="calm")
    ada.page.add_init_script(WATCH_THE_THEATRE)
    ada.opens_table("La Piramide")
    Climber(ada, seed=4).plays_on(rolls=1)
    assert set(ada.page.evaluate("window.inSight")) == {True}
