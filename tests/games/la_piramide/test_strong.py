"""The expert and the master: they repeat themselves, know nothing hidden, and beat the level below."""

import json
import os
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from crocetta import bots, games
from crocetta.games.la_piramide import packing
from crocetta.games.la_piramide.kernel import evaluation, playouts, win_chances
from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.weights import ADEPT, EXPERT, WIN_CHANCES
from crocetta.games.la_piramide.state import Options
from crocetta.games.la_piramide.strong import Expert, Master
from crocetta.games.la_piramide.thinking import Thoughts
from crocetta.kit.game import DEALER
from crocetta.kit.match import Match
from tests.lengths import not_quick

GAME: Any = games.get("la-piramide")
PROGRAM = """
import json
from tests.games.la_piramide.test_strong import match_rows, explored
print(json.dumps([match_rows(2, 3), match_rows(5, 1), explored(3)]))
"""


def match_rows(seats: int, matches: int, *weights: tuple[float, ...]) -> list[list[int]]:
    """What is written of matches of experts, or of those with these weights."""
    vs = np.array(weights or [EXPERT] * seats)
    e, acts = np.zeros(evaluation.EVALUATION), np.zeros(evaluation.MOST_ACTS, np.int64)
    row, led = np.zeros(w.WORDS, np.int64), np.zeros(playouts.MOST_TURNS, np.int64)
    out = np.zeros((matches, playouts.STATS), np.int64)
    options = packing.options(Options(turn_limit=40))
    playouts.play_matches(packing.data(GAME), row, seats, options, 1, vs, e, acts, led, out)
    found: list[list[int]] = out.tolist()
    return found


def explored(worlds: int) -> list[float]:
    """What a search makes of the first choices of a match."""
    match = Match.new(GAME, ["Ada", "Bruno", "Chiara"], seed="explored")
    row = packing.row(GAME, match.state)
    seat = match.to_act[0]
    acts = np.array([GAME.index(act) for act in match.legal(seat)], np.int64)
    sums = np.zeros(len(acts))
    playouts.explore(
        packing.data(GAME),
        row,
        seat,
        np.array(EXPERT),
        np.array(WIN_CHANCES),
        np.zeros(evaluation.EVALUATION),
        np.zeros(win_chances.FEATURES),
        np.zeros(evaluation.MOST_ACTS, np.int64),
        acts,
        np.zeros(w.WORDS, np.int64),
        7,
        0,
        worlds,
        9,
        sums,
    )
    found: list[float] = sums.tolist()
    return found


def test_what_is_compiled_plays_as_its_source_does() -> None:
    settings = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "ignore"}
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=settings, capture_output=True, text=True, timeout=120, check=False
    )
    assert run.returncode == 0, run.stderr
    two, five, sums = json.loads(run.stdout)
    assert two == match_rows(2, 3)
    assert five == match_rows(5, 1)
    assert sums == pytest.approx(explored(3))


def test_an_expert_beats_adepts() -> None:
    matches = 400
    first = match_rows(2, matches, EXPERT, ADEPT)
    second = match_rows(2, matches, ADEPT, EXPERT)
    won = sum(row[playouts.STAT_WINNER] == 0 for row in first) + sum(
        row[playouts.STAT_WINNER] == 1 for row in second
    )
    assert won / (2 * matches) > 0.55


@not_quick
def test_a_master_beats_experts() -> None:
    """With a fraction of its playouts."""
    players = {"master": Master(GAME, playouts=MASTERS_PLAYOUTS), "expert": Expert(GAME)}
    won = 0
    for number in range(MASTERS_MATCHES):
        for seat in range(2):
            levels = ["expert", "expert"]
            levels[seat] = "master"
            won += winner(levels, players, f"strong {number}") == seat
    assert won > MASTERS_MATCHES


MASTERS_PLAYOUTS = 96
MASTERS_MATCHES = 12


def winner(levels: list[str], players: dict[str, Any], seed: str) -> int:
    match = Match.new(GAME, levels, Options(turn_limit=40), seed)
    while not match.over:
        seat = match.to_act[0]
        rng = Random(f"{seed} {len(match.entries)}")
        match.play(seat, players[levels[seat]].choose(match.view(seat), match.legal(seat), rng))
    return int(GAME.winners(match.state)[0])


def test_a_masters_choice_follows_from_view_seed_and_playouts_alone() -> None:
    """Neither the true seed, nor the true cards, nor what it thought of before."""
    match = Match.new(GAME, ["Ada", "Bruno"], seed="hidden")
    rng = Random(3)
    for number in range(12):
        seat = match.to_act[0]
        view, legal = match.view(seat), match.legal(seat)
        chosen = Master(GAME, 40).choose(view, legal, Random(number))
        assert chosen in legal
        world = GAME.sample(view, rng)
        assert Master(GAME, 40).choose(GAME.view(world, seat), GAME.legal(world, seat), Random(number)) == chosen
        match.play(seat, chosen)


def test_a_master_takes_the_win() -> None:
    """From random positions in which a last slave can leave."""
    master, found = Master(GAME, 64), 0
    rng = Random(11)
    while found < 5:
        s: Any = GAME.setup(2, Options(turn_limit=200))
        while who := GAME.to_act(s):
            legal = GAME.legal(s, who[0])
            act = rng.choice(legal)
            if who[0] != DEALER:
                winning = [a for a in legal if GAME.winners(GAME.apply(s, who[0], a).state) == (who[0],)]
                if winning:
                    chosen = master.choose(GAME.view(s, who[0]), legal, Random(found))
                    assert chosen in winning
                    found += 1
                act = bots.get("adept", GAME).choose(GAME.view(s, who[0]), legal, rng)
            s = GAME.apply(s, who[0], act).state


def test_at_three_and_four_players_a_master_has_twice_as_many_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = []

    def note(_: Thoughts, row: Any, seat: int, candidates: list[Any], prior: Any, seed: int, playouts: int) -> Any:
        budgets.append(playouts)
        return candidates[0]

    monkeypatch.setattr(Thoughts, "_halve", note)
    for seats in GAME.seats:
        match: Any = Match.new(GAME, [str(seat) for seat in range(seats)], Options(), "budget")
        while len(match.legal(match.to_act[0])) == 1:
            match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        seat = match.to_act[0]
        Master(GAME, playouts=10).choose(match.view(seat), match.legal(seat), Random(1))
    assert budgets == [10, 20, 20, 10, 10]


def test_a_budget_is_a_number_of_playouts() -> None:
    master: Any = bots.get("master", GAME)
    assert isinstance(master.with_playouts(10), Master)
