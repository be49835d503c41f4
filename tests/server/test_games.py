"""The games: read before anybody asks, a pattern for one's own cards, and real cards on the home page."""

import json
from pathlib import Path

import msgspec
import pytest

from crocetta import bots, games
from crocetta.bots.desk import InlineDesk
from crocetta.server import app as app_module
from crocetta.server.app import create_app
from crocetta.server.store import Store
from tests.server.people import Guests, wait_until

pytestmark = pytest.mark.anyio
FOLDER = Path(games.__file__).parent
PAGE = Path(__file__).parents[2] / "web/src/games"


@pytest.mark.parametrize(
    ("game", "file"),
    [
        ("silver-and-gold", "silver_and_gold/cards.toml"),
        ("pyramids", "pyramids/cards.toml"),
        ("la-piramide", "la_piramide/maze.txt"),
    ],
)
async def test_the_shipped_file_can_be_saved_and_brought_back(guests: Guests, game: str, file: str) -> None:
    ada = await guests.invite("Ada")
    answer = await ada.get(f"/api/games/{game}/pattern")
    assert answer.status_code == 200
    assert answer.text == (FOLDER / file).read_text(encoding="utf-8")
    assert answer.headers["content-type"].startswith("text/plain")
    name = f"{game}-{Path(file).name}"
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    table = await ada.open_table(game, "me", "bot", data=answer.text)
    assert table["edition"] == games.get(game).edition.digest


async def test_there_is_no_pattern_of_a_game_that_is_not_here(guests: Guests) -> None:
    answer = await guests.stranger().get("/api/games/chess/pattern")
    assert (answer.status_code, answer.json()["detail"]) == (404, "there is no game 'chess'")


async def test_the_games_are_read_before_anybody_asks_for_them(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_module, "STARTING", 0.05)
    games._shipped.cache_clear()
    app = create_app(Store(database), InlineDesk())

    async def all_read() -> bool:
        return games._shipped.cache_info().currsize == len(games.names())

    async with app.lifespan():
        assert not await all_read(), "the server opens first"
        await wait_until(all_read)


@pytest.mark.parametrize(("game", "folder"), [("silver-and-gold", "silver_and_gold"), ("pyramids", "pyramids")])
def test_the_cards_on_the_home_page_are_cards_of_the_shipped_deck(game: str, folder: str) -> None:
    shown = json.loads((PAGE / folder / "tile/cards.json").read_text(encoding="utf-8"))
    shipped = json.loads(msgspec.json.encode(games.get(game).drawings))["cards"]
    assert len(shown) == 2
    for card in shown:
        assert card in shipped, f"card {card['number']} of {game} is drawn otherwise now"


async def test_a_page_is_told_which_levels_of_bots_there_are_and_which_is_usual(guests: Guests) -> None:
    for game in (await guests.stranger().get("/api/games")).json():
        assert (game["bots"], game["usual_bot"]) == (list(bots.levels(games.get(game["name"]))), "adept")
        assert game["bots"][:2] == ["novice", "adept"]


async def test_a_bot_has_the_level_that_was_asked_for_by_whichever_name(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    wishes = [{"kind": "bot", "bot": level} for level in ("novice", "greedy", "random")]
    request = {"game": "la-piramide", "seats": [{"kind": "me"}, *wishes, {"kind": "bot"}, {"kind": "open"}]}
    table = (await ada.post("/api/tables", request)).json()
    assert [seat["bot"] for seat in table["seats"]] == [None, "novice", "adept", "random", "adept", None]
    address = f"/api/tables/{table['table']}/seats"
    changed = await ada.post(f"{address}/5", {"kind": "bot", "bot": "greedy"})
    assert changed.json()["seats"][5]["bot"] == "adept"
    changed = await ada.post(f"{address}/2", {"kind": "bot", "bot": "novice"})
    assert changed.json()["seats"][2]["bot"] == "novice"
    refused = await ada.post(f"{address}/2", {"kind": "bot", "bot": "wizard"})
    assert refused.status_code == 400
    assert refused.json()["detail"] == "There’s no bot “wizard”."
