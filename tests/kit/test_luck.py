"""Luck that can be checked: fixed before the shares are known, made of both, and even."""

import inspect
import json
import re
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import pairwise, permutations
from math import sqrt
from typing import Any

import pytest
from msgspec.structs import replace

from crocetta import games
from crocetta.games.expeditions.actions import Action, Flip
from crocetta.kit.dealer import Dealer
from crocetta.kit.game import Chance
from crocetta.kit.luck import LINKS, Luck, commitment, fault, hashed, luck_of, seed_of
from crocetta.kit.match import Match
from examples import check_luck
from examples.check_luck import check
from tests.games.expeditions_kit import BY_HAND_GAME as GAME
from tests.kit.test_record import edited, refused
from tests.lengths import length

ROOT = "ab" * 32
HERS, HIS = "0123456789abcdef" * 2, "f" * 32
FLIPS: tuple[Action, ...] = tuple(Flip(card) for card in range(8))
SHUFFLES = length(quick=3_000, test=20_000, thorough=1_000_000)


def match_with(luck: Luck, game: str = "pyramids") -> Match[Any, Any, Any, Any, Any]:
    """Played to its end by two who always take the first legal act."""
    found = games.get(game)
    options = found.types.options.decode(b'{"turn_limit": 6}' if game == "la-piramide" else b"{}")
    match = Match.new(found, ["Ada", "Bruno"], options, luck=luck)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return match


# The chain


def test_each_match_of_a_series_has_a_secret_that_leads_to_the_same_commitment() -> None:
    series = [luck_of(ROOT, number, (HERS, "")) for number in range(1, LINKS + 1)]
    assert len({luck.secret for luck in series}) == LINKS
    assert {luck.commitment for luck in series} == {commitment(ROOT)} == {hashed(ROOT, LINKS)}
    for luck, later in pairwise(series):
        assert hashed(later.secret) == luck.secret, "what is told of one match was fixed by the next"


def test_a_secret_that_was_told_does_not_give_away_the_next() -> None:
    told, later = luck_of(ROOT, 1, ()).secret, luck_of(ROOT, 2, ()).secret
    assert all(hashed(told, times) != later for times in range(LINKS))


def test_every_share_and_the_place_of_each_changes_the_seed() -> None:
    shares = [(HERS, HIS), (HIS, HERS), (HERS, ""), ("", HERS), ("", ""), (HERS,), (HERS, HIS, "")]
    assert len({seed_of(luck_of(ROOT, 1, each)) for each in shares}) == len(shares)
    assert seed_of(luck_of(ROOT, 1, (HERS, HIS))) != seed_of(luck_of(ROOT, 2, (HERS, HIS)))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda luck: replace(luck, secret=hashed("another")), "does not lead to the commitment"),
        (lambda luck: replace(luck, match=2), "does not lead to the commitment"),
        (lambda luck: replace(luck, match=0, commitment=luck.secret), "does not lead to the commitment"),
        (lambda luck: replace(luck, shares=(HERS, "")), "does not follow"),
        (lambda luck: replace(luck, shares=(HERS, HIS, "")), "one share for each seat"),
        (lambda luck: replace(luck, shares=(f"{HERS}/{HIS}", "")), "32 hexadecimal digits"),
        (lambda luck: replace(luck, shares=(HERS, f"{HIS}\n")), "32 hexadecimal digits"),
    ],
)
def test_what_was_changed_afterwards_is_found(change: Callable[[Luck], Luck], words: str) -> None:
    luck = luck_of(ROOT, 1, (HERS, HIS))
    assert fault(luck, seed_of(luck), 2) is None
    assert words in str(fault(change(luck), seed_of(luck), 2))


# The file


def test_a_file_tells_where_its_seed_comes_from_and_one_without_stays_as_it_was() -> None:
    luck = luck_of(ROOT, 3, (HERS, ""))
    match = match_with(luck)
    again = Match.loads(match.dumps(), games.resolve)
    assert again.header == match.header
    assert again.header.luck == luck
    assert "luck" not in json.loads(Match.new(GAME, ["Ada", "Bruno"], seed="7").dumps())


def test_a_file_whose_luck_does_not_fit_is_refused() -> None:
    text = match_with(luck_of(ROOT, 1, (HERS, HIS))).dumps()

    def without_his(page: dict[str, Any]) -> None:
        page["luck"]["shares"][1] = ""

    def another_seed(page: dict[str, Any]) -> None:
        page["seed"] = "7"

    for change in (without_his, another_seed):
        assert refused(edited(change, text)) == "the luck: the seed does not follow from the secret and the shares"


@pytest.mark.parametrize("game", games.names())
def test_a_checker_that_knows_nothing_of_the_program_agrees(game: str) -> None:
    page = json.loads(match_with(luck_of(ROOT, 2, (HERS, HIS)), game).dumps())
    dealt = [entry["act"]["type"] for entry in page["entries"] if entry["seat"] == -1]
    checked = check(page, commitment(ROOT), HIS, "2")
    assert checked == len([kind for kind in dealt if kind != "rob"])
    assert checked > 10


def test_the_checker_is_short_enough_to_be_read() -> None:
    source = inspect.getsource(check_luck)
    assert len(source.splitlines()) <= 80
    assert "crocetta" not in re.findall(r"^(?:from|import) (\w+)", source, re.MULTILINE)


def test_the_checker_finds_a_draw_that_somebody_chose() -> None:
    page = json.loads(match_with(luck_of(ROOT, 1, (HERS, HIS))).dumps())
    flips = [entry["act"] for entry in page["entries"] if entry["act"] != "take back" and entry["seat"] == -1]
    first, second = [act for act in flips if act["type"] == "flip"][:2]
    first["card"], second["card"] = second["card"], first["card"]
    with pytest.raises(AssertionError, match=r"flip .* does not follow from the seed"):
        check(page)
    with pytest.raises(AssertionError, match="not the one that you noted"):
        check(page, commitment("another"))
    with pytest.raises(AssertionError, match="your share is not among"):
        check(page, None, "e" * 32)


def test_the_checker_finds_a_secret_that_was_picked_along_the_chain() -> None:
    """Whoever knows all shares could deal from 256 secrets, all of which lead to the commitment."""
    page = json.loads(match_with(luck_of(ROOT, 7, (HERS, HIS))).dumps())
    assert check(page, commitment(ROOT), HIS) > 10
    with pytest.raises(AssertionError, match="another match of the chain"):
        check(page, commitment(ROOT), HIS, "1")
    with pytest.raises(AssertionError, match="no such secret"):
        check({**page, "luck": {**page["luck"], "match": 0}})


# Evenness


def deviation(seen: Iterable[int], cells: int, freedom: int, correction: float = 1.0) -> float:
    """How many standard deviations chi-square is away from what chance makes of it (Wilson and Hilferty)."""
    counts = list(seen)
    counts += [0] * (cells - len(counts))
    expected = sum(counts) / cells
    chi_square = correction * sum((count - expected) ** 2 for count in counts) / expected
    usual = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - usual)) / sqrt(usual))


def shuffled(dealer: Dealer) -> tuple[int, ...]:
    left, drawn = list(FLIPS), list[int]()
    while left:
        flip = dealer.pick(GAME, Chance("flips", (0,), tuple(left)))
        left.remove(flip)
        drawn.append(FLIPS.index(flip))
    return tuple(drawn)


def test_shuffles_are_as_even_as_chance_makes_them() -> None:
    """Neither less even nor more. `make luck` does it with a million; the seeds are fixed, so it never changes."""
    places, orders, pairs = Counter[tuple[int, int]](), Counter[tuple[int, ...]](), Counter[tuple[int, int]]()
    for number in range(SHUFFLES):
        dealer = Dealer(hashed(str(number)))
        pile = shuffled(dealer)
        places.update(enumerate(pile))
        orders[tuple(card for card in pile if card < 5)] += 1
        pairs[pile[0], FLIPS.index(dealer.pick(GAME, Chance("flips", (1,), FLIPS)))] += 1
    assert len(orders) == len(list(permutations(range(5))))
    found = {
        "each card on each place": deviation(places.values(), 64, 49, 7 / 8),
        "all orders of five cards": deviation(orders.values(), 120, 119),
        "the first cards of two rounds": deviation(pairs.values(), 64, 63),
    }
    print(SHUFFLES, found)
    assert all(abs(away) < 4 for away in found.values()), found
