"""One seat against bots, by Gymnasium's own checker and by ours."""

import warnings
from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from crocetta import bots, envs, games
from crocetta.envs.seat import SeatEnv
from crocetta.kit.match import Match
from crocetta.kit.record import Act

TABLES = [(name, seats) for name in games.names() for seats in games.get(name).seats]
GAMES = games.names()


def play(env: SeatEnv, seed: int | None, rng: Random) -> tuple[list[bytes], float]:
    """To the end at random: all that was seen, and the reward."""
    observation, told = env.reset(seed=seed)
    seen, over, reward = [observation.tobytes()], False, 0.0
    while not over:
        assert reward == 0
        act = np.int64(rng.choice(told["action_mask"].nonzero()[0].tolist()))
        observation, reward, over, cut_off, told = env.step(act)
        assert not cut_off
        seen.append(observation.tobytes())
    assert reward == told["rewards"][env.seat]
    return seen, reward


@pytest.mark.parametrize("name", GAMES)
def test_it_keeps_to_gymnasiums_interface(name: str) -> None:
    env = gymnasium.make(f"crocetta.envs:{envs.env_id(name)}", illegal="random", render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_seat_plays_to_the_end_and_the_match_can_be_saved(name: str, seats: int) -> None:
    for seat in range(seats):
        env = envs.single(name, seats, seat=seat, opponents="random")
        play(env, seat, Random(seat))
        assert env.match.over
        assert Match.loads(env.match.dumps(), games.resolve).state == env.match.state


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_repeats_and_no_seed_goes_on(name: str) -> None:
    env = envs.single(name, opponents="greedy")
    first, second = play(env, 3, Random(1)), play(env, None, Random(1))
    again, second_again = play(env, 3, Random(1)), play(env, None, Random(1))
    assert first == again
    assert second == second_again
    assert first[0] != second[0]


@pytest.mark.parametrize("name", GAMES)
def test_it_sees_what_the_environments_on_the_kernels_see(name: str) -> None:
    """The same match on both sides: the acts and the luck of one are told to the other."""
    env = envs.single(name, opponents="random")
    env.reset(seed=2)
    rng, config = Random(2), env.config
    kernel, data, row = config.fast.kernel, config.fast.data, config.fast.row()
    kernel.setup(data, row, config.seats, config.packed_options, 1)
    told = 0
    while not env.match.over:
        for act in env.match.entries[told:]:
            assert isinstance(act, Act)
            kernel.apply(data, row, act.seat, config.game.index(act.action))
        told = len(env.match.entries)
        mask = env.action_masks()
        assert np.array_equal(env._observation(), config.observe(row, env.seat))
        assert np.array_equal(mask, config.mask(row, env.seat).astype(bool))
        env.step(np.int64(rng.choice(mask.nonzero()[0].tolist())))


@pytest.mark.parametrize("act", [0, 1, 10**6, -1])
def test_a_forbidden_act_is_refused_and_changes_nothing(act: int) -> None:
    env = envs.single("pyramids")
    env.reset(seed=1)
    before = env.match.state
    with pytest.raises(ValueError, match=rf"{act}\b.*player_0"):
        env.step(np.int64(act))
    assert env.match.state is before


@pytest.mark.parametrize("act", [2.0, "2", None])
def test_acts_are_whole_numbers(act: Any) -> None:
    env = envs.single("pyramids")
    env.reset(seed=1)
    with pytest.raises(ValueError, match=rf"the act of player_0: a whole number, not {act!r}"):
        env.step(act)


def test_steps_wait_for_a_reset_and_stop_at_the_end() -> None:
    env = envs.single("pyramids", opponents="random")
    for ask in (lambda: env.step(np.int64(2)), env.action_masks, lambda: env.match):
        with pytest.raises(gymnasium.error.ResetNeeded, match="before everything else"):
            ask()
    play(env, 1, Random(1))
    with pytest.raises(gymnasium.error.ResetNeeded, match="the match is over"):
        env.step(np.int64(2))


def test_a_bot_of_ones_own_may_sit_at_the_table() -> None:
    class First:
        def __init__(self) -> None:
            self.asked: set[int] = set()

        def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
            self.asked.add(view.seat)
            return legal[0]

    first, second = First(), First()
    play(envs.single("pyramids", 4, seat=1, opponents=[first, "greedy", second]), 1, Random(1))
    assert (first.asked, second.asked) == ({0}, {3})
    alone = First()
    play(envs.single("pyramids", 3, seat=2, opponents=alone), 1, Random(1))
    assert alone.asked == {0, 1}


def test_greedy_bots_are_harder_than_random_ones() -> None:
    def mean_reward(opponents: str) -> float:
        env = envs.single("silver-and-gold", opponents=opponents, reward="points")
        rng = Random(1)
        return float(np.mean([play(env, seed, rng)[1] for seed in range(12)]))

    assert mean_reward("greedy") < mean_reward("random") - 10


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"seat": 2}, "seat: from 0 to 1"),
        ({"seat": 1.0}, "seat: a whole number, not 1.0"),
        ({"opponents": "gready"}, "did you mean 'greedy'"),
        ({"opponents": ["greedy", "random"]}, "opponents: one for each of the 1 other seats, not 2"),
        (
            {"opponents": None},
            "opponents: random or novice or adept or expert or master, or bots with `choose`, not None",
        ),
        (
            {"opponents": [3]},
            "opponents: random or novice or adept or expert or master, or bots with `choose`, not 3",
        ),
        ({"render_mode": "human"}, "render_mode: there is no 'human'"),
    ],
)
def test_what_does_not_fit_is_named(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        envs.single("pyramids", **given)


@pytest.mark.parametrize("name", GAMES)
def test_the_table_can_be_drawn(name: str) -> None:
    env = envs.single(name, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert isinstance(drawn, str)
    assert "adept 1" in drawn
    assert all(len(line) <= 80 for line in drawn.splitlines())
    assert envs.single(name).render() is None


def test_every_level_of_bot_can_be_named() -> None:
    for level in ("random", *bots.levels(games.get("pyramids"))):
        envs.single("pyramids", opponents=level).reset(seed=1)
