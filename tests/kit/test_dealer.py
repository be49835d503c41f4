"""The dealer's seat, played from a seed: the same luck whatever people do."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from random import Random

import pytest

from crocetta.games.expeditions.actions import Action, Deal, Flip
from crocetta.games.expeditions.events import Dealt, Flipped
from crocetta.kit.dealer import Dealer, commitment, new_seed
from crocetta.kit.game import Chance
from crocetta.kit.match import Match
from tests.games.expeditions_kit import BY_HAND_GAME as GAME

FLIPS = tuple(Flip(card) for card in range(8))


def order(dealer: Dealer, stream: str, key: tuple[int, ...], outcomes: Sequence[Action]) -> list[Action]:
    """All the cards of a pile, drawn one after the other."""
    left, drawn = list(outcomes), list[Action]()
    while left:
        drawn.append(dealer.pick(GAME, Chance(stream, key, tuple(left))))
        left.remove(drawn[-1])
    return drawn


def test_the_same_seed_deals_the_same_pile() -> None:
    assert order(Dealer("7"), "flips", (0,), FLIPS) == order(Dealer("7"), "flips", (0,), FLIPS)
    assert order(Dealer("7"), "flips", (0,), FLIPS) != order(Dealer("8"), "flips", (0,), FLIPS)


def test_a_draw_takes_the_first_card_that_is_still_there() -> None:
    pile = order(Dealer("7"), "flips", (0,), FLIPS)
    for gone in range(8):
        remaining = [card for card in pile if card != pile[gone]]
        assert order(Dealer("7"), "flips", (0,), remaining[::-1]) == remaining


def test_every_stream_and_every_key_is_a_pile_of_its_own() -> None:
    dealer = Dealer("7")
    piles = [order(dealer, stream, key, FLIPS) for stream in ("flips", "deals") for key in ((0,), (1,), (0, 1))]
    assert len({tuple(pile) for pile in piles}) == 6


def test_drawing_from_one_pile_does_not_disturb_another() -> None:
    dealer = Dealer("7")
    order(dealer, "deals", (0,), [Deal(number) for number in range(1, 9)])
    assert order(dealer, "flips", (0,), FLIPS) == order(Dealer("7"), "flips", (0,), FLIPS)


@pytest.mark.parametrize("place", [0, 7])
def test_over_many_seeds_every_card_comes_equally_often(place: int) -> None:
    seen = Counter(order(Dealer(str(seed)), "flips", (0,), FLIPS)[place] for seed in range(4000))
    assert set(seen) == set(FLIPS)
    assert sum((count - 500) ** 2 / 500 for count in seen.values()) < 30


def luck(seed: str, play: Random) -> tuple[list[int], list[Dealt]]:
    """The flips of a whole match and the hands dealt, with players who act at random."""
    match = Match.new(GAME, ["Ada", "Bruno", "Cleo"], seed=seed)
    while not match.over:
        seat = play.choice(match.to_act)
        match.play(seat, play.choice(match.legal(seat)))
    events = [event for moment in match.replay() for event in moment.events]
    return [e.card for e in events if isinstance(e, Flipped)], [e for e in events if isinstance(e, Dealt)]


def test_the_same_seed_gives_the_same_luck_whatever_the_players_do() -> None:
    assert luck("7", Random(1)) == luck("7", Random(2))
    assert luck("7", Random(1)) != luck("8", Random(1))
    assert len(luck("7", Random(1))[0]) == 28


def test_a_seed_is_new_each_time_and_its_commitment_does_not_tell_it() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 for seed in seeds)
    assert commitment("7") == sha256(b"7").hexdigest()
