"""Around every request: who comes too often, who tries out codes, and what every answer carries."""

import pytest

from crocetta.bots.desk import InlineDesk
from crocetta.server import budgets
from crocetta.server.app import create_app
from crocetta.server.budgets import Allowance
from crocetta.server.codes import new_code, words
from crocetta.server.http import middleware
from crocetta.server.http.middleware import RateLimits
from crocetta.server.store import Store
from tests.server.people import Closed, Guests

pytestmark = pytest.mark.anyio


class Stopwatch:
    seconds = 1000.0
    looked_at = 0

    def monotonic(self) -> float:
        self.looked_at += 1
        return self.seconds


@pytest.fixture
def stopwatch(monkeypatch: pytest.MonkeyPatch) -> Stopwatch:
    stopwatch = Stopwatch()
    monkeypatch.setattr(budgets, "time", stopwatch)
    return stopwatch


def test_an_allowance_is_used_up_and_fills_again(stopwatch: Stopwatch) -> None:
    allowance = Allowance(6)
    assert [allowance.take("here") for _ in range(8)] == [True] * 6 + [False] * 2
    assert allowance.take("elsewhere")
    stopwatch.seconds += 10
    assert [allowance.take("here") for _ in range(2)] == [True, False]
    stopwatch.seconds += 3600
    assert [allowance.take("here") for _ in range(7)] == [True] * 6 + [False]


def test_addresses_that_have_calmed_down_are_forgotten(
    stopwatch: Stopwatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "MOST_KEPT", 100)
    allowance = Allowance(3)
    for k in range(500):
        allowance.take(f"10.0.0.{k}")
        stopwatch.seconds += 1
    assert len(allowance._left) <= 101


def test_however_many_come_each_is_counted_without_looking_at_all_others(
    stopwatch: Stopwatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "MOST_KEPT", 100)
    allowance = Allowance(3)
    for k in range(2_000):
        allowance.take(f"10.0.0.{k}")
    assert stopwatch.looked_at < 10 * 2_000


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("10.0.0.1", "10.0.0.1", True),
        ("10.0.0.1", "10.0.0.2", False),
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:10.0.0.1", "::ffff:10.0.0.2", False),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("a pipe", "a pipe", True),
    ],
)
def test_a_network_of_addresses_without_end_counts_as_one(one: str, other: str, same: bool) -> None:
    def known_as(host: str) -> str:
        return middleware.address_of({"client": (host, 1)})  # type: ignore[arg-type]

    assert (known_as(one) == known_as(other)) is same


async def test_a_server_under_attack_says_wait_and_how_long(database: str) -> None:
    app = create_app(Store(database), InlineDesk(), RateLimits(requests_a_minute=3))
    async with app.lifespan(), Guests(app) as guests:
        stranger = guests.stranger()
        answers = [await stranger.get("/api/games") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert answers[-1].headers["retry-after"] == "60"
        assert "wait" in answers[-1].json()["detail"]
        assert (await stranger.get("/health/live")).status_code == 200


async def test_lines_count_as_much_as_requests(database: str) -> None:
    app = create_app(Store(database), InlineDesk(), RateLimits(requests_a_minute=8))
    async with app.lifespan(), Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("pyramids", "me", "bot"))["table"]
        for _ in range(5):
            await ada.connect(table)
        line = await ada.connect(table)
        with pytest.raises(Closed, match="wait a minute") as closed:
            await line.hear()
        assert closed.value.code == middleware.TOO_OFTEN, (
            "let in and sent off: only then does a page get to know why"
        )


@pytest.mark.parametrize("way", ["request", "line"])
async def test_who_tries_out_codes_is_stopped_and_finds_not_even_the_right_one(database: str, way: str) -> None:
    app = create_app(Store(database), InlineDesk(), RateLimits(misses_a_minute=5))
    async with app.lifespan(), Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = await ada.open_table("pyramids", "me", "open")
        code = table["code"]
        thief = guests.stranger()
        for _ in range(5):
            if way == "request":
                assert (await thief.get(f"/api/tables/{new_code()}")).status_code == 404
            else:
                line = await thief.connect(new_code())
                with pytest.raises(Closed, match="no table"):
                    await line.hear()
        assert (await thief.get(f"/api/tables/{code}")).status_code == 429
        line = await thief.connect(code)
        with pytest.raises(Closed) as closed:
            await line.hear()
        assert closed.value.code == middleware.TOO_OFTEN
        assert (await thief.get("/api/games")).status_code == 200
        assert (await ada.get(f"/api/tables/{table['table']}")).status_code == 200, "players know the table's id"


def test_codes_are_sayable_and_too_many_to_be_tried_out() -> None:
    assert len(set(words())) == len(words()) == 256
    assert all(word.isascii() and word.isupper() and 3 <= len(word) <= 7 for word in words())
    codes = {new_code() for _ in range(1000)}
    assert len(codes) == 1000
    assert max(map(len, codes)) <= 40
    a_thousand_tables, a_year = 1000, 60 * 24 * 365
    guesses = middleware.MISSES_A_MINUTE * a_year
    assert len(words()) ** 3 * 9000 / a_thousand_tables > 10 * guesses


async def test_what_may_be_secret_is_kept_by_nobody_and_what_never_changes_by_everybody(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = await ada.open_table("pyramids", "me", "bot")
    for path in ("/api/me", f"/api/tables/{table['table']}/view?seat=0", "/api/tables?scope=mine"):
        assert (await ada.get(path)).headers["cache-control"] == "no-store"
    drawings = await ada.get(f"/api/games/pyramids/data/{table['edition']}")
    assert "immutable" in drawings.headers["cache-control"]


async def test_long_answers_are_packed_for_those_who_can_unpack_them(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    rules = "/api/games/silver-and-gold/rules/en"
    packed = await ada.ask("GET", rules, **{"accept-encoding": "gzip"})
    plain = await ada.ask("GET", rules, **{"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
