"""Two people in two browsers, by link: the invitation, sealed choices, taking back, and losing a seat."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.expeditions import Explorer
from tests.browser.people import PHONE, Guests, Person
from tests.browser.server_process import Json, ServerProcess

TOPMOST = """(key) => {
  const { x, y, width, height } = key.getBoundingClientRect();
  return key.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""

NOTES_A_REST = """words => new MutationObserver(() => {
    window.rested ||= [...document.querySelectorAll("button:disabled")].some(one => one.textContent === words);
}).observe(document.body, {subtree: true, childList: true, attributes: true})"""


def lies_left_of(person: Person, panel: str, other: str) -> bool:
    beside = "([panel, other]) => panel.getBoundingClientRect().right <= other.getBoundingClientRect().left"
    handles = [person.page.locator(each).element_handle() for each in (panel, other)]
    return bool(person.page.evaluate(beside, handles))


def sit_down_together(guests: Guests, game: str) -> tuple[Person, Person]:
    """Ada invites, Bruno opens the link and sits down: the match begins in both browsers."""
    ada, bruno = guests.arrives(), guests.arrives()
    ada.open_home()
    ada.set_name("Ada")
    ada.press_button(f"Invite friends to {game}")
    ada.press_button("Create table")
    expect(ada.page.get_by_role("heading", name="1 open seat")).to_be_visible()
    expect(ada.page.get_by_alt_text("QR code of the link")).to_be_visible()
    bruno.page.goto(ada.page.get_by_label("Link to this table").input_value())
    expect(bruno.page.get_by_role("heading", name=f"Ada invites you to play {game}")).to_be_visible()
    bruno.press(bruno.page.get_by_role("textbox", name="Your name"))
    bruno.key("Control+a")
    bruno.page.keyboard.type("Bruno")
    bruno.press_button("Join")
    for person in (ada, bruno):
        person.page.wait_for_selector(".xp")
    return ada, bruno


def meet(guests: Guests, game: str, name: str = "Bruno") -> tuple[Person, Person]:
    """As above, by requests: both come to a match that has begun."""
    ada, bruno = guests.arrives(), guests.arrives()
    api = f"{ada.server.url}/api"
    for person, called in ((ada, "Ada"), (bruno, name)):
        person.page.request.get(f"{api}/me")
        assert person.page.request.put(f"{api}/me", data={"nickname": called}).ok
    seats = [{"kind": "me"}, {"kind": "open"}]
    table: Json = ada.page.request.post(f"{api}/tables", data={"game": game, "seats": seats}).json()
    assert bruno.page.request.post(f"{api}/tables/{table['table']}/join").ok
    for person in (ada, bruno):
        person.page.goto(f"{person.server.url}/t/{table['code']}")
        person.page.wait_for_selector(".xp")
    return ada, bruno


def both_mark_in_silver_and_gold(guests: Guests, her_seed: int, his_seed: int) -> tuple[Explorer, Explorer]:
    ada, bruno = meet(guests, "silver-and-gold")
    hers, his = Explorer(ada, seed=her_seed), Explorer(bruno, seed=his_seed)
    both_come_to_mark(hers, his)
    return hers, his


def both_come_to_mark(*explorers: Explorer) -> None:
    for explorer in explorers:
        assert explorer.waits_for_something_to_do() == "keep"
        explorer.keeps(0, 1)
    for explorer in explorers:
        assert explorer.waits_for_something_to_do() == "mark"


def rival(person: Person) -> str:
    """The other's cards, drawn small, as they are in the page."""
    return person.page.locator(".xp-pl .xp-mm").inner_html()


def open_part(update: Json) -> Json:
    """A view without the one thing that may be known of a sealed choice: that it is made."""
    return {field: value for field, value in update["view"].items() if field != "finished"}


def events_of(update: Json) -> list[Json]:
    return [event for item in update["told"] if item["type"] == "happened" for event in item["events"]]


def everything_said(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [found for inner in value.values() for found in everything_said(inner)]
    if isinstance(value, list):
        return [found for inner in value for found in everything_said(inner)]
    return [value]


def test_a_sealed_mark_is_neither_shown_nor_sent_before_all_are_done(guests: Guests, server: ServerProcess) -> None:
    hers, his = both_mark_in_silver_and_gold(guests, 11, 12)
    ada, bruno = hers.person, his.person
    before = [message for message in bruno.heard if message["type"] == "update"][-1]
    heard, drawn = len(bruno.heard), rival(bruno)

    hers.marks()
    bruno.settled()
    said = [message for message in bruno.heard[heard:] if message["type"] != "pong"]
    assert said == [], "even that she marked is hers alone"
    hers.plays_on(turns=1)
    expect(ada.page.locator(".xp-say")).to_contain_text("Waiting for Bruno")
    expect(ada.page.locator(".top")).to_contain_text("Waiting for Bruno")
    expect(bruno.page.locator(".xp-pl")).to_contain_text("Ready")
    marks = hers.just_marked()
    assert rival(bruno) == drawn
    his.marks()
    assert rival(bruno) == drawn
    said = bruno.heard[heard:]
    updates = [message for message in said if message["type"] == "update"]
    assert updates
    for update in updates:
        of_others = [event for event in events_of(update) if event.get("seat") != 1]
        assert of_others in ([], [{"type": "finished", "seat": 0}])
        assert update["scores"] == before["scores"]
        hidden = {"pencil", "sheets", "before"}
        assert {f: v for f, v in open_part(update).items() if f not in hidden} == {
            f: v for f, v in open_part(before).items() if f not in hidden
        }
        assert update["view"]["sheets"][0] == before["view"]["sheets"][0]
    talk = [message for message in said if message["type"] not in ("update", "pong", "accepted")]
    assert {message["type"] for message in talk} <= {"table"}
    assert not {cells for cells in marks if cells} & set(everything_said(talk))

    his.plays_on(turns=1)
    bruno.wait_until(lambda: rival(bruno) != drawn, "Bruno never sees what Ada marked")
    shown = [message for message in bruno.heard if message["type"] == "update"][-1]["view"]["sheets"][0]
    assert [slot["marked"] if slot else None for slot in shown["slots"]] == [
        (slot["marked"] | marks[place]) if slot else None
        for place, slot in enumerate(before["view"]["sheets"][0]["slots"])
    ]
    assert server.acts_of(ada.code, 0) == ada.did
    assert server.acts_of(ada.code, 1) == bruno.did


def test_which_cards_were_kept_is_not_sent_before_both_have_chosen(guests: Guests) -> None:
    ada, bruno = sit_down_together(guests, "Pyramids")
    hers, his = Explorer(ada, seed=13), Explorer(bruno, seed=14)
    assert (hers.waits_for_something_to_do(), his.waits_for_something_to_do()) == ("keep", "keep")
    before = [message for message in bruno.heard if message["type"] == "update"][-1]
    heard = len(bruno.heard)
    names = set(ada.page.locator(".xp-kc").evaluate_all("cards => cards.map((card) => card.ariaLabel)"))
    hers.keeps(0, 2)
    expect(bruno.page.locator(".xp-pl")).to_contain_text("Ready")
    updates = [message for message in bruno.heard[heard:] if message["type"] == "update"]
    assert updates
    for update in updates:
        assert open_part(update) == open_part(before)
        assert events_of(update) in ([], [{"type": "kept", "seat": 0, "cards": None}])
    labels = set(bruno.page.locator("[aria-label]").evaluate_all("parts => parts.map((part) => part.ariaLabel)"))
    assert len(names) == 4
    assert not names & labels
    expect(ada.page.locator(".xp-say")).to_contain_text("Waiting for Bruno")
    his.keeps(1, 3)
    assert his.waits_for_something_to_do() == "mark"


def test_done_and_the_mark_before_it_can_be_taken_back_while_the_other_still_marks(
    guests: Guests, server: ServerProcess
) -> None:
    hers, his = both_mark_in_silver_and_gold(guests, 15, 16)
    ada, bruno = hers.person, his.person
    hers.plays_on(turns=1)
    expect(ada.page.get_by_role("button", name="Ready")).to_be_visible()
    marks = hers.just_marked()
    hers.undoes()
    expect(ada.page.get_by_role("button", name="Done")).to_be_visible()
    expect(bruno.page.locator(".xp-pl")).to_contain_text("Marking")
    assert hers.just_marked() == marks
    while hers.just_marked() != (0, 0):
        hers.undoes()
    hers.plays_on(turns=2)
    his.plays_on(turns=1)
    expect(ada.page.get_by_label("turn 2 of 7")).to_be_visible()
    hers.plays_on(turns=3)
    assert server.acts_of(ada.code, 0) == ada.did


def test_who_loses_the_seat_to_a_bot_goes_on_as_a_spectator(guests: Guests) -> None:
    hers, his = both_mark_in_silver_and_gold(guests, 17, 18)
    ada, bruno = hers.person, his.person
    his.marks()
    ada.press_button("Menu")
    expect(ada.page.get_by_role("button", name=re.compile("^(Replace with a bot|Close table)$"))).to_have_count(0)
    ada.press_button("Close")
    asks(bruno, "POST", f"/api/tables/{bruno.code}/resign")
    expect(ada.page.locator(".notices")).to_have_text("Bruno resigned. A bot plays on.")
    expect(ada.page.locator(".xp-pl")).to_contain_text("Bruno (bot)")
    expect(bruno.page.locator(".notices")).to_have_text("A bot has taken your seat. You’re watching.")
    expect(bruno.page.locator(".top")).to_contain_text("Watching")
    expect(bruno.page.locator(".xp")).to_be_visible()
    expect(bruno.page.get_by_role("button", name=re.compile("^(Done|Undo|Mark)$"))).to_have_count(0)
    hers.plays_on(turns=2)
    expect(bruno.page.get_by_label("turn 3 of 7")).to_be_visible()
    assert bruno.answers("problem") == 0


def test_a_match_is_abandoned_by_agreement_and_both_are_told_and_led_home(guests: Guests) -> None:
    ada, bruno = meet(guests, "silver-and-gold")
    both_come_to_mark(Explorer(ada, seed=19), Explorer(bruno, seed=20))
    expect(bruno.page).to_have_title(re.compile("Your turn"))
    ada.press_button("Menu")
    ada.press_button("Propose to end the game")
    ada.press_button("Yes, propose it")
    expect(ada.page.locator(".vote")).to_have_text("You propose to end the game.Waiting for Bruno")
    expect(bruno.page.locator(".vote")).to_contain_text("Ada proposes to end the game without a result.")
    for key in ada.page.locator(".xp-tools button").all():
        assert key.evaluate(TOPMOST), "what is asked covers nothing that one plays with"
    assert lies_left_of(bruno, ".vote", ".xp-strip")
    bruno.press_button("Disagree")
    for person in (ada, bruno):
        expect(person.page.locator(".notices")).to_have_text("The vote failed. The game goes on.")
    bruno.press_button("Menu")
    bruno.press_button("Propose to end the game")
    bruno.press_button("Yes, propose it")
    ada.press_button("Agree")
    expect(bruno.page).not_to_have_title(re.compile("Your turn"))
    for person in (ada, bruno):
        expect(person.page.get_by_role("heading", name="You all agreed to end this game.")).to_be_visible()
        person.press(person.page.locator(".cover").get_by_role("link", name="Home"))
        expect(person.page.get_by_role("heading", name="La Piramide")).to_be_visible()


def test_without_a_network_the_page_says_so_at_once_and_a_move_is_made_when_it_is_back(
    guests: Guests, server: ServerProcess
) -> None:
    hers, _ = both_mark_in_silver_and_gold(guests, 21, 22)
    ada = hers.person
    hers.marks()
    ada.page.context.set_offline(True)
    lost = ada.page.locator(".line-lost")
    expect(lost).to_have_text("Reconnecting…", timeout=5_000)
    ada.press_button("Done")
    ada.page.context.set_offline(False)
    expect(lost).to_have_count(0)
    expect(ada.page.locator(".xp-say")).to_contain_text("Waiting for Bruno")
    assert server.acts_of(ada.code, 0)[-1] == {"type": "done"}


def test_long_names_move_no_key_out_of_sight(guests: Guests) -> None:
    ada, _ = meet(guests, "pyramids", name="W" * 24)
    hers = Explorer(ada, seed=23)
    assert hers.waits_for_something_to_do() == "keep"
    hers.keeps(0, 1)
    expect(ada.page.locator(".top")).to_contain_text("Waiting for W")
    for width in (1024, 760, 390, 360):
        ada.page.set_viewport_size({"width": width, "height": 800})
        expect(ada.page.get_by_role("button", name="Menu")).to_be_in_viewport(ratio=1)
        assert ada.fits()


def test_where_nobody_may_watch_others_see_the_result_at_the_end(guests: Guests) -> None:
    """Somebody who lost the seat, and somebody who came too late for one."""
    ada, bruno, celina = guests.arrives(), guests.arrives(), guests.arrives()
    ada.open_home()
    bruno.open_home()
    seats = [{"kind": "me"}, {"kind": "open"}]
    settings, options = {"spectators": False}, {"turn_limit": 1, "curses": False}  # a plague could end it early
    wish = {"game": "la-piramide", "seats": seats, "settings": settings, "options": options}
    table = asks(ada, "POST", "/api/tables", wish)
    here = f"/api/tables/{table['table']}"
    asks(bruno, "POST", f"{here}/join")
    for person in (ada, bruno):
        person.page.goto(f"{person.server.url}/t/{table['code']}")
        person.page.wait_for_selector(".frame-board > *")
    celina.page.goto(f"{celina.server.url}/t/{table['code']}")
    expect(celina.page.get_by_role("alert")).to_contain_text("doesn’t allow spectators")
    asks(bruno, "POST", f"{here}/resign")
    expect(bruno.page.get_by_role("alert")).to_contain_text("A bot has taken your seat.")
    number = 0
    for move in range(300):
        seen = asks(ada, "GET", f"{here}/view?seat=0&after={number}&wait=20")
        number = seen["number"]
        if seen["over"]:
            break
        if seen["legal"]:
            act = {"seat": 0, "decision": seen["decision"], "action": seen["legal"][0], "move": f"{move}"}
            asks(ada, "POST", f"{here}/play", act)
    for person in (bruno, celina):
        expect(person.page.get_by_role("dialog", name="Game over")).to_be_visible()
        assert person.page.locator(".frame-note").count() == 0


def test_two_talk_and_nothing_of_it_is_more_than_text(guests: Guests) -> None:
    ada, bruno = meet(guests, "silver-and-gold")
    ada.press_button("Chat")
    ada.press(ada.page.get_by_role("textbox", name="Message"))
    ada.page.keyboard.type("<b>Hello</b> https://example.org")
    ada.key("Enter")
    expect(ada.page.locator(".talk-lines .own")).to_contain_text("<b>Hello</b> https://example.org")
    expect(bruno.page.locator(".talk-bubble")).to_have_text("Ada <b>Hello</b> https://example.org")
    bruno.press_button("Chat, 1 new")
    assert lies_left_of(bruno, ".talk-panel", ".xp-strip")
    expect(bruno.page.locator(".talk-lines li a")).to_have_count(0)
    bruno.press_button("Well played!")
    expect(ada.page.locator(".talk-lines li .reaction")).to_be_visible()
    bruno.press_button("Mute Ada")
    expect(bruno.page.locator(".talk-panel")).to_contain_text("Muted: Ada")
    expect(bruno.page.locator(".talk-lines")).not_to_contain_text("Hello")
    bruno.page.reload()
    bruno.press_button("Chat")
    expect(bruno.page.locator(".talk-panel")).to_contain_text("Muted: Ada")
    ada.press_button("Turn off the chat")
    expect(bruno.page.locator(".talk-panel")).to_contain_text("The host has turned off the chat.")
    bruno.key("Escape")


def test_a_clock_waits_until_both_are_ready_and_playing_again_until_both_agree(guests: Guests) -> None:
    people = ada, bruno = guests.arrives(), guests.arrives(PHONE, "finger")
    for person in people:
        person.open_home()
    wish = {"game": "la-piramide", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"turn_limit": 1}}
    table = asks(ada, "POST", "/api/tables", {**wish, "settings": {"clock": 600}})
    here = f"/api/tables/{table['table']}"
    asks(bruno, "POST", f"{here}/join")
    for person in people:
        person.page.goto(f"{person.server.url}/t/{table['code']}")
    expect(bruno.page.get_by_role("status")).to_contain_text("Waiting for")
    expect(ada.page.get_by_role("heading", name="Invite friends")).to_have_count(0)  # there is no seat for them
    ada.press_button("I’m ready")
    for person in people:
        person.page.wait_for_selector(".frame-board > *")
    for move in range(300):
        acting = [(seat, asks(person, "GET", f"{here}/view?seat={seat}")) for seat, person in enumerate(people)]
        if acting[0][1]["over"]:
            break
        for seat, seen in acting:
            if seen["legal"]:
                act = {"seat": seat, "decision": seen["decision"], "action": seen["legal"][0], "move": f"{move}"}
                asks(people[seat], "POST", f"{here}/play", act)
    ada.page.evaluate(NOTES_A_REST, "Play now with bots")
    ada.press(ada.page.locator(".end").get_by_role("button", name="Play again"))
    expect(ada.page.locator(".again-said")).to_contain_text("Waiting for")
    expect(ada.page.get_by_role("button", name="Play now with bots")).to_be_enabled()
    assert ada.page.evaluate("window.rested")  # it lies where one may have pressed twice
    expect(bruno.page.locator(".again-said")).to_contain_text("wants to play again.")
    for answer in ("Play again", "No, thanks", "Home"):
        expect(bruno.page.locator(".end").get_by_role("button", name=answer)).to_be_in_viewport(ratio=1)
    bruno.press_button("No, thanks")
    expect(ada.page.locator(".again-said")).to_contain_text("declined.")
    bruno.press(bruno.page.locator(".end").get_by_role("button", name="Play again"))
    for person in people:
        person.page.wait_for_url(lambda url: not url.endswith(table["code"]))
        person.page.wait_for_selector(".frame-board > *")


def test_what_was_agreed_for_a_table_is_told_before_one_sits_down_and_later(guests: Guests) -> None:
    ada, bruno = guests.arrives(), guests.arrives()
    ada.open_home()
    options, settings = {"turn_limit": 6, "curses": False}, {"clock": 86_400}
    wish = {"game": "la-piramide", "seats": [{"kind": "me"}, {"kind": "open"}], "options": options}
    table = asks(ada, "POST", "/api/tables", {**wish, "settings": settings})
    agreed = ["Curses: off", "Turn limit: 6", "Time per turn: 1 day"]
    bruno.page.goto(f"{bruno.server.url}/t/{table['code']}")
    expect(bruno.page.locator(".agreed li")).to_have_text(agreed)
    bruno.press_button("Join")
    expect(bruno.page.get_by_role("status")).to_contain_text("Waiting for")
    asks(ada, "POST", f"/api/tables/{table['table']}/ready")
    bruno.page.wait_for_selector(".frame-board > *")
    bruno.press_button("Menu")
    expect(bruno.page.locator(".agreed li")).to_have_text(agreed)

    # At home, whoever is awaited finds until when, and the turn in the title.
    awaited = next(
        person for person in (ada, bruno) if asks(person, "GET", f"/api/tables/{table['table']}")["deadline"]
    )
    awaited.open_home()
    expect(awaited.page.locator(".mine-list")).to_contain_text("Your turn until")
    expect(awaited.page).to_have_title(re.compile("Your turn"))


def asks(person: Person, method: str, path: str, body: Json | None = None) -> Json:
    """What the page could ask too, without the presses that lead there."""
    answer: Json = person.page.evaluate(
        """async ([method, path, body]) => {
            const headers = { "content-type": "application/json" };
            const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
            return await answer.json();
        }""",
        [method, path, body],
    )
    return answer
