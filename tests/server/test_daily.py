"""The match of the day: the same for everybody, one attempt, a board, and nothing told too early."""

import asyncio
import json
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from litestar import Litestar

from crocetta.kit.game import DEALER
from crocetta.kit.luck import hashed
from crocetta.offline.days import Days, streaks
from crocetta.tables.contests import Standing
from crocetta.tables.entries import Acted
from tests.cli.terminal import crocetta
from tests.server.clock import Clock
from tests.server.contests import GAME, begin, board, finish, today
from tests.server.people import Guests, Person, open_server, room_of, store_of

pytestmark = pytest.mark.anyio

DAY = 86_400


def test_a_day_is_as_long_as_it_is_at_the_hosts() -> None:
    rome = Days(ZoneInfo("Europe/Rome"))
    midnight = rome.ends("2026-10-24")  # the night after, clocks are set back
    assert rome.day(midnight - 1) == "2026-10-24"
    assert rome.day(midnight) == "2026-10-25"
    assert rome.ends("2026-10-25") - midnight == 25 * 3600
    assert Days(ZoneInfo("Pacific/Auckland")).day(midnight) == "2026-10-25"
    assert Days(ZoneInfo("America/Lima")).day(midnight, 1) == "2026-10-25"


def test_days_in_a_row_may_end_yesterday() -> None:
    played = {"2026-02-27", "2026-02-28", "2026-03-01", "2026-03-03"}
    assert streaks(played, "2026-03-04") == (1, 3)
    assert streaks(played, "2026-03-05") == (0, 3)
    assert streaks(set(), "2026-03-05") == (0, 0)


@pytest.mark.parametrize("standing", [Standing(0, 1), Standing(57, 3), Standing(-4, 2), Standing(2, 6)])
def test_a_standing_is_kept_as_one_number(standing: Standing) -> None:
    assert Standing.of(standing.key) == standing
    assert Standing(57, 1).key < Standing(57, 2).key < Standing(56, 1).key


async def test_who_plays_the_same_meets_the_same(app: Litestar, guests: Guests) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    hers, his = await begin(ada), await begin(bruno)
    assert hers["table"] != his["table"]
    assert [seat["bot"] for seat in hers["seats"]] == [None, "adept", "adept"]
    one, other = await finish(ada, hers, 5), await finish(bruno, his, 5)
    assert one["view"] == other["view"]
    assert one["scores"] == other["scores"]
    different = await finish(ada, await begin(ada), 6)
    assert different["view"] != one["view"]
    streams = [await store_of(app).streams.entries(table["table"]) for table in (hers, his)]
    for seat in (DEALER, 0, 1, 2):
        acts = [[bytes(e.action) for e in stream if isinstance(e, Acted) and e.seat == seat] for stream in streams]
        assert acts[0] == acts[1]


async def test_one_attempt_counts_and_then_one_practises(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    first = await begin(ada)
    assert not first["settings"]["practice"]
    assert not first["settings"]["hints"]
    assert (await begin(ada))["table"] == first["table"], "it goes on"
    assert (await today(ada))["mine"]["status"] == "running"
    ended = await finish(ada, first)
    mine = (await today(ada))["mine"]
    assert (mine["status"], mine["score"], mine["rank"]) == ("finished", ended["scores"][0], ended["ranks"][0])
    assert (mine["place"], mine["better_than"]) == (1, None)
    second = await begin(ada)
    assert second["table"] != first["table"]
    assert second["settings"]["practice"]
    await finish(ada, second, 3)
    day = second["settings"]["daily"]
    assert (await board(ada, day))["finished"] == 1
    assert [line["table"] for line in (await board(ada, day))["lines"]] == [first["code"]]
    statistics = (await ada.get("/api/me/statistics")).json()
    assert statistics["games"][0]["matches"] == 1
    assert statistics["daily"] == {"finished": 1, "won": mine["rank"] == 1, "streak": 1, "longest": 1}
    again = (await ada.post(f"/api/tables/{first['table']}/rematch")).json()["rematch"]
    assert (await ada.info(again))["settings"]["daily"] == "", "an ordinary match"


async def test_two_tabs_begin_one_attempt(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    tabs = [guests.stranger(ada.cookie) for _ in range(4)]
    tables = await asyncio.gather(*[begin(tab) for tab in tabs])
    assert len({table["table"] for table in tables}) == 1


async def test_the_board_ranks_everybody_and_equals_share_a_place(guests: Guests) -> None:
    people = [await guests.invite(name) for name in ("Ada", "Bruno", "Carla", "Dora")]
    for person, seed in zip(people, (1, 1, 2, 3), strict=True):
        table = await begin(person)
        await finish(person, table, seed)
    day = table["settings"]["daily"]
    told = await board(people[0], day)
    lines = told["lines"]
    assert [(-line["score"], line["rank"]) for line in lines] == sorted((-x["score"], x["rank"]) for x in lines)
    places = {line["name"]: line["place"] for line in lines}
    assert places["Ada"] == places["Bruno"]
    reached = [(-line["score"], line["rank"]) for line in lines]
    assert [line["place"] for line in lines] == [1 + sum(other < own for other in reached) for own in reached]
    assert [line["name"] for line in lines if line["mine"]] == ["Ada"]
    assert sum(bar["count"] for bar in told["distribution"]) == told["finished"] == 4
    worse = sum(place > places["Ada"] for place in places.values())
    assert told["mine"]["better_than"] == 100 * worse // 3


async def test_others_matches_open_when_one_has_played(guests: Guests) -> None:
    ada, bruno, stranger = await guests.invite("Ada"), await guests.invite("Bruno"), guests.stranger()
    hers = await begin(ada)
    addresses = [f"/api/tables/{hers['table']}/{what}" for what in ("replay", "review?seat=0", "view", "heard")]
    assert [(await bruno.get(address)).status_code for address in addresses] == [409, 409, 403, 403]
    await finish(ada, hers)
    day = hers["settings"]["daily"]
    his = await begin(bruno)
    for person in (bruno, stranger):
        assert [(await person.get(address)).status_code for address in addresses] == [409, 409, 403, 403]
        told = await board(person, day)
        assert told["finished"] == 1
        assert not told["open"]
        assert told["lines"] == told["distribution"] == []
    assert (await bruno.post(f"/api/tables/{hers['table']}/play-on", {"entry": 1, "seat": 0})).status_code == 409
    line = await bruno.connect(hers["table"])
    line.say(type="sit", seat=None)
    assert not [message for message in await line.settled() if message["type"] == "update"]
    await finish(bruno, his, 2)
    assert (await bruno.get(addresses[0])).status_code == 200
    assert (await board(bruno, day))["open"]
    assert (await stranger.get(addresses[0])).status_code == 409
    branch = (await bruno.post(f"/api/tables/{hers['table']}/play-on", {"entry": 1, "seat": 0})).json()
    assert branch["settings"]["daily"] == day
    assert (await stranger.get(f"/api/tables/{branch['table']}/view")).status_code == 403


async def test_who_gives_up_has_had_their_attempt(guests: Guests) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    hers = await begin(bruno)
    await finish(bruno, hers)
    table = await begin(ada)
    await ada.post(f"/api/tables/{table['table']}/resign")
    assert (await today(ada))["mine"]["status"] == "abandoned"
    assert (await begin(ada))["settings"]["practice"]
    told = await board(ada, table["settings"]["daily"])
    assert told["open"]
    assert [line["name"] for line in told["lines"]] == ["Bruno"]


async def test_the_seed_is_told_when_the_day_is_over_and_fits_the_commitment(
    guests: Guests, app: Litestar, clock: Clock, tmp_path: Path
) -> None:
    ada = await guests.invite("Ada")
    day = (await ada.get("/api/daily")).json()["day"]
    promised = (await today(ada))["tomorrow"]
    clock.ahead += DAY
    table = await begin(ada)
    assert table["settings"]["daily"] > day
    day = table["settings"]["daily"]
    assert (await today(ada))["commitment"] == promised
    await finish(ada, table)
    facts = room_of(app, table["table"]).table
    assert facts.luck is not None
    record = f"/api/tables/{table['table']}/file"
    assert (await ada.get(record)).json()["key"] == "problem-contest-file"
    assert (await ada.get(f"/api/tables/{table['table']}/luck")).json()["secret"] is None
    assert not (await ada.get(f"/api/tables/{table['table']}/replay")).json()["record"]
    assert (await board(ada, day))["secret"] is None
    secrets = (facts.luck.secret, facts.facts.seed, facts.seed)
    texts = [*ada.texts, *(text for line in ada.lines for text in line.texts)]
    assert not any(secret in text for secret in secrets for text in texts)

    ends, reveals = (await board(ada, day))["ends"], (await board(ada, day))["reveals"]
    assert reveals == ends + 3600
    clock.ahead += reveals - clock.time()
    told = await board(guests.stranger(), day)
    assert told["open"]
    assert hashed(told["secret"]) == told["commitment"] == promised
    assert (await ada.get(f"/api/tables/{table['table']}/luck")).json()["secret"] == told["secret"]
    file = await guests.stranger().get(record)
    (path := tmp_path / "daily.json").write_bytes(file.content)
    assert json.loads(file.content)["luck"]["secret"] == told["secret"]
    assert crocetta("verify", path, "--commitment", promised, "--match", "1").exit_code == 0
    assert crocetta("verify", path, "--commitment", "0" * 64).exit_code != 0


async def test_who_ends_too_late_is_not_on_the_board(guests: Guests, clock: Clock) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    hers, his = await begin(ada), await begin(bruno)
    day = hers["settings"]["daily"]
    told = await board(ada, day)
    clock.ahead += told["ends"] - clock.time() + 10
    await finish(ada, hers)
    clock.ahead += 3600
    await finish(bruno, his)
    told = await board(bruno, day)
    assert [line["name"] for line in told["lines"]] == ["Ada"]
    assert told["mine"]["status"] == "abandoned"
    counted = [(await person.get("/api/me/statistics")).json()["daily"]["finished"] for person in (ada, bruno)]
    assert counted == [1, 0]


async def test_what_is_no_day_or_no_game_is_not_found(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    for address in (f"{GAME}/yesterday", f"{GAME}/2026-1-1", f"{GAME}/9999-12-31", "chess/2026-01-01"):
        assert (await ada.get(f"/api/daily/{address}")).status_code == 404
    assert (await ada.post("/api/daily/chess")).status_code == 404
    assert (await guests.stranger().post(f"/api/daily/{GAME}")).status_code == 401
    for secret in ({"daily": "2026-01-01"}, {"duplicate": "0" * 16}):
        wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot"}], "settings": secret}
        assert (await ada.post("/api/tables", wish)).json()["key"] == "problem-contest-own"


async def test_whoever_is_erased_is_gone_from_the_board(guests: Guests) -> None:
    ada, bruno = await guests.invite("Adalbert"), await guests.invite("Bruno")
    for person in (ada, bruno):
        table = await begin(person)
        await finish(person, table)
    day = table["settings"]["daily"]
    assert len((await ada.get("/api/me/data")).json()["attempts"]) == 1
    assert (await ada.ask("DELETE", "/api/me?name=Adalbert")).status_code == 200
    told = await board(bruno, day)
    assert told["finished"] == 1
    assert [line["name"] for line in told["lines"]] == ["Bruno"]


async def test_another_worker_keeps_the_same_promise(database: str) -> None:
    told = []
    for _ in range(2):
        async with open_server(database) as app, Guests(app) as guests:
            ada: Person = await guests.invite("Ada")
            told.append(await today(ada))
    assert told[0]["commitment"] == told[1]["commitment"]
    assert told[0]["commitment"] != told[0]["tomorrow"]
