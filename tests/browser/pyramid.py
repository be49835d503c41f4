"""Plays La Piramide through the page: rolls, chooses a pawn and one of the squares it can reach."""

from random import Random
from typing import Final

from crocetta.games.la_piramide.pieces import OUT
from tests.browser.expeditions import MIDDLES
from tests.browser.people import POLL, Person, Point
from tests.browser.server_process import Json

WHAT_NOW: Final = """() => {
  const one = (part) => document.querySelector(part);
  if (one(".end")) return "over";
  if (one(".pass")) return "pass";
  if (one("dialog[open]") || !one(".lp-go")) return null;
  if (one(".lp-victims")) return "name";
  if (one(".lp-values")) return "tempted";
  if (one(".lp-spot")) return "go";
  if (one(".lp-pawn.open")) return "pawn";
  return one(".lp-go .btn.pri:enabled")?.textContent === "Roll the die" ? "roll" : null;
}"""
NEAREST_TO_AN_EXIT: Final = """(spots) => {
  const middle = (part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const doors = [...document.querySelectorAll(".lp-exit .lp-arrow")].map(middle);
  const way = ([x, y]) => Math.min(...doors.map(([doorX, doorY]) => Math.hypot(x - doorX, y - doorY)));
  const ways = spots.map((spot) => (spot.hasAttribute("data-door") ? -1 : way(middle(spot))));
  return ways.indexOf(Math.min(...ways));
}"""
IN_REACH: Final = """([x, y]) => document.elementFromPoint(x, y)?.closest(".lp-scene") != null"""
"""Does a press at this point of the window reach the pyramid, or is something in front of it?"""
CAMERA_STANDS: Final = """async () => {
  await new Promise((drawn) => setTimeout(drawn, 20));
  const travels = document.querySelector(".lp-camera").getAnimations();
  await Promise.allSettled(travels.map((travel) => travel.finished));
}"""


class Climber:
    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.page = person.page
        self.rng = Random(seed)

    @property
    def rolls(self) -> int:
        return sum(act is not None and act["type"] == "roll" for act in self.person.did)

    def waits_for_something_to_do(self) -> str:
        return str(self.page.wait_for_function(WHAT_NOW, polling=POLL).json_value())

    def plays_on(self, until: tuple[str, ...] = (), rolls: int = 1_000) -> str:
        """Plays until a decision of that kind is due, until so many rolls are made, or to the end."""
        while (now := self.waits_for_something_to_do()) not in ("over", *until):
            if now == "roll" and self.rolls >= rolls:
                return now
            self.does_one_thing(now)
        return now

    def does_one_thing(self, now: str) -> None:
        if now == "roll":
            self.rolls_or_curses()
        elif now == "tempted":
            self.walks_or_gambles()
        elif now == "name":
            self.names_somebody()
        elif now == "pawn":
            self.chooses_a_pawn()
        elif now == "go":
            self.goes()
        else:
            raise AssertionError(f"nobody told me what to do with: {now}")

    def rolls_or_curses(self) -> None:
        curses = self.page.locator(".lp-curse.open")
        if curses.count() > 0 and self.rng.random() < 0.5:
            card = curses.nth(self.rng.randrange(curses.count()))
            name = card.locator("b").inner_text()
            self.person.press(card)
            self.acts({"type": "play-curse", "curse": slug(name)}, f"Play {name}")
        else:
            self.acts({"type": "roll"}, "Roll the die")

    def walks_or_gambles(self) -> None:
        if self.rng.random() < 0.4:
            self.acts({"type": "walk"}, "Walk 1 square")
        else:
            values = sorted(self.rng.sample(range(1, 7), 2))
            for value in values:
                self.person.press_button(f"Choose {value}")
            self.acts({"type": "gamble", "values": values}, f"Gamble on {values[0]}, {values[1]}")

    def names_somebody(self) -> None:
        victims = self.page.locator(".lp-victims button:not(.shut)")
        name = victims.first.inner_text()
        self.person.press(victims.first)
        self.acts({"type": "name"}, f"Curse {name}")

    def chooses_a_pawn(self) -> None:
        pawns = self.page.locator(".lp-pawn.open")
        pawn = pawns.nth(self.rng.randrange(pawns.count()))
        number, square = int(pawn.get_attribute("data-pawn") or ""), pawn.get_attribute("data-square")
        main = self.page.locator(".lp-go .btn.pri")
        label = main.inner_text() if main.count() > 0 else ""
        self.scrolls_into_view(f".lp-touch [data-square='{square}']")
        at = self.middle_of(f".lp-touch [data-square='{square}']")
        pick: Json = {"type": "pick", "pawn": number}
        if label == "":
            self.person.does(pick, lambda: self.person.press_at(at))
            return
        self.person.press_at(at)
        self.page.wait_for_selector(f".lp-pawn.chosen[data-pawn='{number}']", state="attached")
        if label in ("Curse this pawn", "Swap these two"):
            self.acts(pick, label)

    def goes(self) -> None:
        """A press on a square shows the way there; the button makes the move."""
        spots = self.page.locator(".lp-spot")
        spot = spots.nth(spots.evaluate_all(NEAREST_TO_AN_EXIT))
        door, square = spot.get_attribute("data-door"), spot.get_attribute("data-square")
        where = f".lp-touch [data-door='{door}']" if door else f".lp-touch [data-square='{square}']"
        returning = self.page.locator(".lp-go .btn.pri").inner_text() == "Put it here"
        pawn = None if returning else self.page.locator(".lp-pawn.chosen").get_attribute("data-pawn")
        self.scrolls_into_view(where)
        self.person.press_at(self.middle_of(where))
        self.page.wait_for_selector(".lp-spot[aria-pressed=true]", state="attached")
        if returning:
            self.acts({"type": "place-back", "square": int(square or "")}, "Put it here")
        elif door:
            self.acts({"type": "move", "pawn": int(pawn or ""), "to": OUT}, "Go out")
        else:
            self.acts({"type": "move", "pawn": int(pawn or ""), "to": int(square or "")}, "Go here")

    def acts(self, action: Json, button: str) -> None:
        main = self.page.locator(".lp-go").get_by_role("button", name=button, exact=True)
        self.person.does(action, lambda: self.person.press(main))

    def scrolls_into_view(self, where: str) -> None:
        """The page may have to be scrolled; on a phone the whole pyramid lies in one piece."""
        if not self._in_reach(where):
            self.page.locator(where).evaluate("(place) => place.scrollIntoView({ block: 'center' })")
        assert self._in_reach(where), f"{where} cannot be scrolled into view"

    def _in_reach(self, where: str) -> bool:
        reached: bool = self.page.evaluate(IN_REACH, list(self.middle_of(where)))
        return reached

    def middle_of(self, where: str) -> Point:
        """Its position in the window, once the camera has stopped."""
        self.page.evaluate(CAMERA_STANDS)
        (middle,) = self.page.locator(where).evaluate_all(MIDDLES)
        return (middle[0], middle[1])

    def pawns(self) -> dict[str, str | None]:
        """Pawns and the squares they stand on."""
        found: list[tuple[str, str | None]] = self.page.locator(".lp-pawn").evaluate_all(
            "pawns => pawns.map((pawn) => [pawn.dataset.pawn, pawn.dataset.square ?? null])"
        )
        return dict(found)

    def title(self) -> str:
        return self.page.locator(".lp-say h2").inner_text()


def sets_a_turn_limit(person: Person, turns: int) -> None:
    """So that a match of La Piramide does not last long."""
    person.open_set_up("La Piramide")
    person.press(person.page.get_by_text("Game options"))
    person.press(person.page.get_by_label("Turn limit"))
    person.page.keyboard.type(str(turns))
    person.press_button("Start")
    person.page.wait_for_selector(".lp")


def told(act: Json | None) -> Json | None:
    """The parts of an act that the page shows: not the number of the pawn that returns or of the seat named."""
    if act is None:
        return None
    hidden = {"place-back": "pawn", "name": "seat"}.get(act["type"])
    return {field: value for field, value in act.items() if field != hidden}


def slug(name: str) -> str:
    return name.lower().removeprefix("the ").replace("\u2019", "").replace(" ", "-")
