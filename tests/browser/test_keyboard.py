"""No mouse and no finger: a match is begun and shapes are placed with the keyboard alone."""

import pytest

from tests.browser.expeditions import Explorer
from tests.browser.house import House
from tests.browser.people import Guests, Person


def tabs_to(person: Person, selector: str) -> None:
    for _ in range(80):
        person.key("Tab")
        if person.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"the tab key never comes to {selector}")


class Typist(Explorer):
    """Plays with keys: cards by tab and space, the ghost by arrows, R and M, marks and Done by Enter."""

    mirrored = 0

    def keeps(self, one: int, other: int) -> None:
        first, second = sorted((one, other))
        for place in (first, second):
            tabs_to(self.person, f"[data-keep='{place}']")
            self.person.key("Space")
        tabs_to(self.person, ".xp-primary")
        self.person.does({"type": "keep", "first": first, "second": second}, lambda: self.person.key("Enter"))

    def takes(self) -> None:
        tabs_to(self.person, ".xp-dc.takeable")
        place: str = self.page.evaluate("document.activeElement.dataset.place")
        self.person.does({"type": "take", "place": int(place)}, lambda: self.person.key("Enter"))

    def marks(self) -> None:
        self.person.key("ArrowRight")
        self.turned += self.ghost_changes("r", "Turn")
        self.mirrored += self.ghost_changes("m", "Mirror")
        self.ghost_changes("ArrowDown", None)
        slot, cells = self.ghost()
        self.mark_with(slot, cells, lambda: self.person.key("Enter"))

    def ghost_changes(self, key: str, tool: str | None) -> bool:
        """A key that its tool says is of use must change the ghost."""
        button = self.page.get_by_role("button", name=tool, exact=True) if tool else None
        useful = button is not None and button.is_enabled()
        before = self.ghost()
        self.person.key(key)
        changed = self.ghost() != before
        assert changed or not useful, f"{key} does nothing"
        return changed

    def finishes(self) -> None:
        self.turns.append(self.round_and_turn())
        self.person.does({"type": "done"}, lambda: self.person.key("Enter"))


@pytest.mark.parametrize("game", ["Silver & Gold", "Pyramids"])
def test_shapes_are_turned_mirrored_moved_and_marked_with_keys_alone(
    guests: Guests, house: House, game: str
) -> None:
    ada = guests.arrives()
    ada.come_home()
    tabs_to(ada, f"[aria-label='Play now: {game}, against bots']")
    ada.key("Enter")
    typist = Typist(ada, seed=61)
    while not (typist.turned and typist.mirrored):
        assert len(typist.turns) < 7, "in a whole round no shape could be turned and mirrored"
        typist.plays_on(turns=len(typist.turns) + 1)
    assert house.acts_of(ada.code, 0) == ada.did
    assert ada.inputs() == {"keyboard"}
