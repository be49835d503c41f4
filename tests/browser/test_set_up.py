"""The sheet on which a table is set up: families, a deck of one's own, and nothing cut off on a phone."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Route, expect

from crocetta import games
from tests.browser.expeditions import Explorer
from tests.browser.people import DESKTOP, PHONE, Guests, Person
from tests.browser.pyramid import Climber
from tests.browser.server_process import ROOT, ServerProcess

DECK: Final = ROOT / "src/crocetta/games/silver_and_gold/cards.toml"
NARROWEST: Final = (360, 740)
CUT_OFF: Final = """(selects) => {
  const pen = document.createElement("canvas").getContext("2d");
  return selects.flatMap((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    pen.font = font;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
  });
}"""
"""Words of a choice that do not fit into it."""

TICK_ON_NUMBER: Final = """(cards) => cards.map((card) => {
  const [tick, number] = [".xp-kc-tick", ".py-num"].map((part) => card.querySelector(part).getBoundingClientRect());
  const [aside, apart] = [tick.left > number.right || number.left > tick.right, tick.top > number.bottom];
  return !(aside || apart || number.top > tick.bottom);
})"""


def opens_the_options(person: Person) -> None:
    person.press(person.page.get_by_text("Game options"))


def brings(person: Person, file: Path) -> None:
    with person.page.expect_file_chooser() as opened:
        person.press(person.page.get_by_text("Choose a file"))
    opened.value.set_files(file)
    expect(person.page.locator("dialog[open]")).to_contain_text(f"Using {file.name}")


@pytest.fixture
def own_deck(tmp_path: Path) -> Callable[[str, str], Path]:
    """The shipped maps with one thing changed: a file that a host might write."""

    def write(before: str, after: str) -> Path:
        text = DECK.read_text()
        assert before in text
        file = tmp_path / "my-maps.toml"
        file.write_text(text.replace(before, after, 1))
        return file

    return write


def test_families_are_chosen_for_each_chair_and_played(guests: Guests, server: ServerProcess) -> None:
    ada = guests.arrives()
    ada.open_set_up("La Piramide")
    opens_the_options(ada)
    choices = ada.page.locator(".each-seat [role=radiogroup]")
    expect(choices).to_have_count(3)
    ada.press(choices.nth(0).get_by_role("radio", name="Lotus"))
    expect(choices.nth(2).get_by_role("radio", name="Eye")).to_be_checked()
    ada.press(choices.nth(1).get_by_role("radio", name="Feather"))
    ada.press(ada.page.get_by_role("radio", name="2", exact=True).first)
    expect(choices).to_have_count(2)
    ada.press_button("Start")
    ada.page.wait_for_selector(".lp")
    rows = ada.page.locator(".lp-pl")
    expect(rows.nth(0)).to_have_class(re.compile("lp-fam-lotus"))
    expect(rows.nth(1)).to_have_class(re.compile("lp-fam-feather"))
    Climber(ada, seed=91).plays_on(rolls=1)
    options = ada.page.request.get(f"{server.url}/api/tables/{ada.code}").json()["options"]
    assert options["families"] == ["lotus", "feather"]


def test_families_nobody_chose_are_dealt_out_in_order(guests: Guests, server: ServerProcess) -> None:
    ada = guests.arrives()
    ada.open_set_up("La Piramide")
    ada.press_button("Start")
    ada.page.wait_for_selector(".lp")
    assert ada.page.request.get(f"{server.url}/api/tables/{ada.code}").json()["options"]["families"] is None
    signs = ada.page.locator(".lp-pl .lp-fs use").evaluate_all("signs => signs.map((sign) => sign.href.baseVal)")
    assert signs == ["#fam-eye", "#fam-scarab", "#fam-lotus"]


def test_who_invites_friends_gets_a_seat_for_each_and_can_still_add_a_bot(guests: Guests) -> None:
    ada = guests.arrives()
    ada.open_home()
    ada.press_button("Invite friends to Pyramids")
    ada.press(ada.page.get_by_role("radio", name="4", exact=True))
    for seat in (2, 3, 4):
        expect(ada.page.get_by_label(f"Seat {seat}", exact=True)).to_have_value("open")
    ada.page.get_by_label("Seat 4", exact=True).select_option("bot")
    ada.press_button("Create table")
    ada.page.wait_for_selector(".waiting")
    seats = ada.page.request.get(f"{ada.server.url}/api/tables/{ada.code}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open", "open", "bot"]


def test_a_deck_of_ones_own_is_played_with(
    guests: Guests, server: ServerProcess, own_deck: Callable[[str, str], Path]
) -> None:
    file = own_deck('edition = "', 'edition = "my-')
    ada = guests.arrives()
    ada.open_set_up("Silver & Gold")
    opens_the_options(ada)
    brings(ada, file)
    ada.press_button("Start")
    ada.page.wait_for_selector(".xp")
    explorer = Explorer(ada, seed=92)
    explorer.plays_on(turns=1)
    edition = ada.page.request.get(f"{server.url}/api/tables/{ada.code}").json()["edition"]
    assert edition == games.get("silver-and-gold", file.read_text()).edition.digest
    assert edition != games.get("silver-and-gold").edition.digest
    assert server.acts_of(ada.code, 0) == ada.did


def test_the_shipped_cards_or_maze_can_be_saved_as_a_pattern(guests: Guests, tmp_path: Path) -> None:
    ada = guests.arrives()
    for game, words, file in (
        ("Silver & Gold", "Download the standard maps", "silver_and_gold/cards.toml"),
        ("Pyramids", "Download the standard pyramids", "pyramids/cards.toml"),
        ("La Piramide", "Download the standard maze", "la_piramide/maze.txt"),
    ):
        saves_and_brings_back(ada, tmp_path, game, words, file)


def saves_and_brings_back(ada: Person, tmp_path: Path, game: str, words: str, file: str) -> None:
    ada.open_set_up(game)
    opens_the_options(ada)
    with ada.page.expect_download() as saved:
        ada.press(ada.page.get_by_role("link", name=words))
    pattern = tmp_path / saved.value.suggested_filename
    saved.value.save_as(pattern)
    assert pattern.name.endswith(Path(file).name)
    assert pattern.read_text() == (ROOT / "src/crocetta/games" / file).read_text()
    expect(ada.page.locator("dialog[open]")).to_be_visible()
    brings(ada, pattern)
    ada.press_button("Start")
    ada.page.wait_for_selector(".frame-board > *")


def test_a_bad_deck_is_refused_with_the_reason_and_nothing_typed_is_lost(
    guests: Guests, own_deck: Callable[[str, str], Path]
) -> None:
    file = own_deck('colour = "purple"', 'colour = "pink"')
    with pytest.raises(ValueError, match="pink") as reason:
        games.get("silver-and-gold", file.read_text())
    bad = "Failed to load resource: the server responded with a status of 400 (Bad Request)"
    ada = guests.arrives(allowed=[re.compile(re.escape(bad))])
    ada.open_set_up("Silver & Gold")
    ada.press(ada.page.get_by_role("radio", name="4"))
    opens_the_options(ada)
    brings(ada, file)
    ada.press_button("Start")
    trouble = ada.page.locator("dialog[open] .error")
    expect(trouble).to_contain_text(str(reason.value)[1:])  # as a sentence, it begins with a capital letter
    expect(trouble).to_be_in_viewport()
    expect(ada.page.get_by_role("radio", name="4")).to_be_checked()
    ada.press_button("Remove file")
    ada.press_button("Start")
    ada.page.wait_for_selector(".xp")
    expect(ada.page.locator(".xp-pl")).to_have_count(3)


def test_no_choice_of_the_set_up_is_cut_off_on_a_phone(guests: Guests) -> None:
    ada = guests.arrives(PHONE, hand="finger")
    for game in ("Silver & Gold", "La Piramide"):
        ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        ada.open_set_up(game)
        for summary in ada.page.locator("dialog summary").all():
            ada.press(summary)
        for width, height in (PHONE, NARROWEST):
            ada.page.set_viewport_size({"width": width, "height": height})
            assert ada.page.locator("dialog select").evaluate_all(CUT_OFF) == []
            assert ada.page.locator("dialog").evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")
            assert ada.fits()


def test_the_home_page_shows_cards_of_the_deck_half_played_and_the_maze_that_is_played(guests: Guests) -> None:
    ada = guests.arrives()
    ada.open_home()
    for name, printed, outline, said in (
        ("silver-and-gold", ".sg-val", ".sg-land", "value"),
        ("pyramids", ".py-num", ".py-wall", "number"),
    ):
        cards = json.loads((ROOT / "web/src/games" / name.replace("-", "_") / "tile/cards.json").read_text())
        tile = ada.page.locator(f".art-of-{name}")
        assert tile.locator(printed).all_text_contents() == [str(card[said]) for card in cards]
        expect(tile.locator(outline)).to_have_count(2)
        for card in tile.locator("svg.xp-card").all():
            assert card.locator(".xp-pen use").count() >= 3
            assert card.bounding_box() is not None
    shown = ada.page.locator(".art-of-la-piramide #art-k7").get_attribute("d")
    ada.play_now("La Piramide")
    assert shown == ada.page.locator(".lp-wall").get_attribute("d")


def test_the_tick_on_a_chosen_chamber_leaves_its_number_in_sight(guests: Guests) -> None:
    ada = guests.arrives()
    ada.opens_table("Pyramids")
    explorer = Explorer(ada, seed=93)
    assert explorer.waits_for_something_to_do() == "keep"
    for one, other in ((0, 1), (2, 3)):
        explorer.chooses(one, other)
        for width, height in (PHONE, DESKTOP):
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.wait_for_animations()
            covered: list[bool] = ada.page.locator(".xp-kc.on").evaluate_all(TICK_ON_NUMBER)
            assert covered == [False, False]


def test_many_running_tables_do_not_push_the_games_out_of_sight(guests: Guests) -> None:
    ada = guests.arrives(PHONE, hand="finger")
    for _ in range(3):
        ada.opens_table("Pyramids")
    ada.open_home()
    back = ada.page.get_by_role("link", name="Resume")
    expect(back).to_have_count(2)
    expect(ada.page.get_by_role("button", name="Play now: Silver & Gold against bots")).to_be_in_viewport()
    ada.press_button("Show all 3 tables")
    expect(back).to_have_count(3)


def test_the_levels_offered_are_those_that_the_server_names(guests: Guests) -> None:
    """One that has no words yet is offered by its name."""

    def with_another(route: Route) -> None:
        answer = route.fetch()
        listed = [{**game, "bots": [*game["bots"], "oracle"]} for game in answer.json()]
        route.fulfill(response=answer, json=listed)

    ada = guests.arrives()
    ada.page.route("**/api/games", with_another)
    ada.page.reload()
    ada.open_set_up("Pyramids")
    level = ada.page.get_by_label("Bot level, seat 2")
    assert level.locator("option").all_inner_texts() == ["Novice", "Adept", "Expert", "Master", "Oracle"]
    expect(level).to_have_value("adept")
    said = ada.page.locator(".levels li")
    expect(said).to_have_count(5)
    expect(said.nth(0)).to_contain_text("Novice Still learning")
    faces = ada.page.locator(".levels use").evaluate_all("faces => faces.map((face) => face.href.baseVal)")
    assert faces == ["#level-novice", "#level-adept", "#level-expert", "#level-master", "#level-oracle"]


def test_each_bot_has_the_level_that_its_host_chose_also_while_waiting(
    guests: Guests, server: ServerProcess
) -> None:
    ada = guests.arrives(PHONE)
    ada.open_set_up("Pyramids")
    ada.page.get_by_label("Bot level, seat 2").select_option("novice")
    ada.page.get_by_label("Seat 3", exact=True).select_option("open")
    ada.press_button("Create table")
    ada.page.wait_for_selector(".waiting")

    def levels() -> list[str | None]:
        seats = ada.page.request.get(f"{server.url}/api/tables/{ada.code}").json()["seats"]
        return [seat["bot"] for seat in seats]

    choices = ada.page.locator(".waiting select")
    expect(choices).to_have_count(1)
    expect(choices.nth(0)).to_have_value("novice")
    ada.press_button("Add a bot")
    expect(choices.nth(1)).to_have_value("adept")
    assert levels() == [None, "novice", "adept"]
    with ada.page.expect_response("**/seats/1"):
        choices.nth(0).select_option("adept")
    with ada.page.expect_response("**/seats/2"):
        choices.nth(1).select_option("novice")
    assert levels() == [None, "adept", "novice"]
    assert ada.fits()
    assert choices.evaluate_all(CUT_OFF) == []
