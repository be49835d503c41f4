"""La Piramide between desk and phone, where the page is longer than the window."""

from tests.browser.house import House
from tests.browser.people import Guests
from tests.browser.pyramid import Climber

SIZE = (1000, 900)
HEIGHT = "document.documentElement.scrollHeight"


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


def test_the_page_stays_still_while_the_pointer_looks_for_a_place(guests: Guests, house: House) -> None:
    ada = guests.arrives(SIZE)
    ada.come_home()
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * 5]
    wish = {"game": "la-piramide", "seats": seats, "options": {"turn_limit": 3}}
    table = ada.page.request.post(f"{house.url}/api/tables", data=wish).json()
    ada.page.goto(f"{house.url}/t/{table['code']}")
    climber = Wary(ada, seed=3)
    climber.plays_on()
    assert climber.meetings > 0
    assert house.acts_of(table["code"], 0) == ada.did
