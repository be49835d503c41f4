"""Matches of Silver & Gold with a small deck drawn by hand, for tests of the kit."""

from random import Random

from crocetta.games.expeditions.actions import PAIRS, Action
from crocetta.games.silver_and_gold.events import Event
from crocetta.games.silver_and_gold.state import Options, State
from crocetta.games.silver_and_gold.view import View
from crocetta.kit.match import Match
from tests.games.expeditions_kit import BY_HAND_GAME as GAME

Table = Match[State, Action, Event, View, Options]


def fresh(seed: str | None = "7", *players: str) -> Table:
    return Match.new(GAME, players or ("Ada", "Bruno"), seed=seed)


def begun(seed: str = "7") -> Table:
    """Both have kept two maps, the first card is flipped."""
    match = fresh(seed)
    for seat in (0, 1):
        match.play(seat, PAIRS[0])
    return match


def played(steps: int, seed: str = "7") -> Table:
    """So many random acts, some of them taken back."""
    match, rng = fresh(seed), Random(seed)
    for _ in range(steps):
        if match.over:
            break
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.2 and match.can_take_back(seat):
            match.take_back(seat)
    return match
