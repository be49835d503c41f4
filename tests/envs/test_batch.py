"""The vector environment: many matches in one call, each of them the match that the other environments play."""

import inspect
from itertools import pairwise
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from crocetta import envs, games
from crocetta.envs.batch import BatchEnv
from crocetta.games.fast import fast
from crocetta.kit import loops
from tests.lengths import length

TABLES = [(name, seats) for name in games.names() for seats in games.get(name).seats]
MODES = (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP)


def rollout(env: BatchEnv, steps: int, seed: int | None = 1) -> list[Any]:
    """What so many random steps tell, the first observation included."""
    seen, told = env.reset(seed=seed)
    found: list[Any] = [(seen, None, None, told)]
    for _ in range(steps):
        seen, rewards, ended, cut_off, told = env.step(env.random_acts())
        assert not cut_off.any()
        found.append((seen, rewards, ended, told))
    return found


@pytest.mark.parametrize("seat", [None, 1])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_it_tells_has_the_promised_shapes(
    name: str, seats: int, mode: AutoresetMode, seat: int | None
) -> None:
    env = envs.vector(name, 5, seats, seat=seat, autoreset_mode=mode)
    assert env.metadata["autoreset_mode"] is mode
    for seen, rewards, ended, told in rollout(env, 300):
        assert env.observation_space.contains(seen)
        assert told["action_mask"].shape == (5, env.config.acts)
        assert told["action_mask"].dtype == np.int8
        assert told["action_mask"].any(axis=1).all()
        if ended is not None and ended.any():
            assert told["rewards"].shape == told["points"].shape == told["places"].shape == (5, seats)
            assert not told["rewards"][~ended].any()
            assert not rewards[~ended].any()
            assert np.array_equal(told["_rewards"], ended)
            assert (told["places"][ended].min(axis=1) == 1).all()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_one_match_in_a_batch_is_the_match_of_the_turn_by_turn_environment(name: str, seats: int) -> None:
    batch, alone = envs.vector(name, 1, seats), envs.aec(name, seats)
    seen, told = batch.reset(seed=9)
    alone.reset(seed=9)
    rng = np.random.default_rng(9)
    while not any(alone.terminations.values()):
        agent = alone.agent_selection
        assert agent == f"player_{told['seat'][0]}"
        one = alone.observe(agent)
        assert np.array_equal(seen[0], one["observation"])
        assert np.array_equal(told["action_mask"][0], one["action_mask"])
        act = rng.choice(one["action_mask"].nonzero()[0])
        alone.step(act)
        seen, rewards, ended, _, told = batch.step(np.array([act]))
    assert ended[0]
    assert told["rewards"][0].tolist() == [alone.rewards[agent] for agent in alone.possible_agents]
    assert told["points"][0].tolist() == [alone.infos[agent]["points"] for agent in alone.possible_agents]
    assert rewards[0] == alone.rewards[agent]
    assert np.array_equal(told["final_obs"][0], alone.observe(agent)["observation"])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_both_kinds_of_new_beginning_play_the_same_matches(name: str, seats: int) -> None:
    """Acts chosen from what is seen: the next-step kind has one more step at each end, and nothing else differs."""
    at_once, later = (envs.vector(name, 1, seats, autoreset_mode=mode, illegal="random") for mode in MODES)
    (seen, _), (other, told) = at_once.reset(seed=4), later.reset(seed=4)
    endings = 0
    for _ in range(1500):
        assert np.array_equal(seen, other)
        act = np.array([1 + int(seen.astype(np.int64).sum()) % (at_once.config.acts - 1)])
        seen, rewards, ended, _, final = at_once.step(act)
        other, *_, told = later.step(act)
        if ended[0]:
            endings += 1
            assert told["seat"][0] == loops.NOBODY
            assert told["action_mask"][0].nonzero()[0].tolist() == [0]
            assert np.array_equal(final["final_obs"][0], other[0])
            assert np.array_equal(final["points"], told["points"])
            other, rewards, ended, *_ = later.step(np.array([0]))
            assert not ended[0]
            assert rewards[0] == 0
    assert endings


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_against_random_players_every_decision_is_the_learners(name: str, seats: int) -> None:
    env = envs.vector(name, 4, seats, seat=seats - 1)
    ends = 0
    for _, rewards, ended, told in rollout(env, 400):
        assert (told["seat"] == seats - 1).all()
        if ended is not None and ended.any():
            ends += ended.sum()
            assert np.array_equal(rewards[ended], told["rewards"][ended, seats - 1])
    assert ends


@pytest.mark.parametrize("name", games.names())
def test_the_same_seed_repeats_and_no_seed_goes_on(name: str) -> None:
    env = envs.vector(name, 3)
    first, after = rollout(env, 50), rollout(env, 50, None)
    first_again, after_again = rollout(env, 50), rollout(env, 50, None)
    assert seen_in(first) == seen_in(first_again)
    assert seen_in(after) == seen_in(after_again)
    assert seen_in(first)[0] != seen_in(after)[0]
    assert not np.array_equal(first[0][0][0], first[0][0][1]), "every match has luck of its own"


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", games.names())
def test_every_new_match_has_luck_of_its_own(name: str, mode: AutoresetMode) -> None:
    env = envs.vector(name, 1, autoreset_mode=mode)
    last = [before.tobytes() for (before, *_), (_, _, ended, _) in pairwise(rollout(env, 2000)) if ended[0]]
    assert len(last) >= 4
    assert len(set(last)) == len(last)


def seen_in(rolled: list[Any]) -> list[bytes]:
    return [seen.tobytes() for seen, *_ in rolled]


@pytest.mark.parametrize("act", [0, 1, 10**6, -1])
def test_a_forbidden_act_is_refused_and_no_match_moves(act: int) -> None:
    env = envs.vector("pyramids", 3)
    env.reset(seed=1)
    acts = env.random_acts()
    acts[1] = act
    before = env._rows.copy()
    with pytest.raises(ValueError, match=rf"{act}\b.*player_0 in match 1"):
        env.step(acts)
    assert np.array_equal(env._rows, before)


def test_a_random_act_may_stand_in_for_a_forbidden_one() -> None:
    env = envs.vector("pyramids", 3, illegal="random")
    env.reset(seed=1)
    ends = sum(env.step(np.array([-5, 1, 10**6]))[2].sum() for _ in range(300))
    assert ends >= 3


@pytest.mark.parametrize("acts", [[2, 2], [[2, 2, 2]], [2.0, 2.0, 2.0], 2, None])
def test_acts_are_one_whole_number_for_each_match(acts: Any) -> None:
    env = envs.vector("pyramids", 3)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="actions: 3 whole numbers"):
        env.step(acts)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"num_envs": 0}, "num_envs: at least one match, not 0"),
        ({"num_envs": "8"}, "num_envs: a whole number, not '8'"),
        ({"seat": 2}, "seat: from 0 to 1"),
        ({"seat": "0"}, "seat: a whole number, not '0'"),
        ({"autoreset_mode": AutoresetMode.DISABLED}, "autoreset_mode: SAME_STEP or NEXT_STEP"),
    ],
)
def test_what_does_not_fit_is_named(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        envs.vector("pyramids", **given)


def test_the_first_step_waits_for_a_reset() -> None:
    env = envs.vector("pyramids", 2)
    for ask in (lambda: env.step([0, 0]), env.random_acts):
        with pytest.raises(ValueError, match="reset begins the matches"):
            ask()


def test_copies_stay_as_they_were_and_views_do_not() -> None:
    copied, viewed = (envs.vector("silver-and-gold", 8, copy=copy) for copy in (True, False))
    for env in (copied, viewed):
        seen, told = env.reset(seed=1)
        kept = seen.copy(), told["action_mask"].copy()
        for _ in range(5):
            env.step(env.random_acts())
        same = np.array_equal(seen, kept[0]), np.array_equal(told["action_mask"], kept[1])
        assert same == ((True, True) if env is copied else (False, False))


def test_copies_may_be_written_to() -> None:
    scribbled, clean = envs.vector("pyramids", 8), envs.vector("pyramids", 8)
    (seen, told), (other, other_told) = scribbled.reset(seed=1), clean.reset(seed=1)
    for _ in range(100):
        seen[:], told["action_mask"][:], told["seat"][:] = 99, 1, 0
        with pytest.raises(ValueError, match="the mask forbids act 0"):
            scribbled.step(np.zeros(8, np.int64))
        seen, *_, told = scribbled.step(scribbled.random_acts())
        other, *_, other_told = clean.step(clean.random_acts())
        assert np.array_equal(seen, other)
        assert np.array_equal(told["action_mask"], other_told["action_mask"])


def test_a_view_cannot_be_written_to() -> None:
    env = envs.vector("silver-and-gold", 8, copy=False)
    seen, told = env.reset(seed=1)
    for numbers in (seen, told["action_mask"]):
        with pytest.raises(ValueError, match="read-only"):
            numbers[0, 0] = 1
    assert np.shares_memory(seen, env._seen)
    assert np.shares_memory(told["action_mask"], env._masks)


def test_gymnasiums_wrappers_and_registry_know_it() -> None:
    made = gymnasium.make_vec("crocetta.envs:crocetta/SilverAndGold-v0", num_envs=4, seat=0, reward="points")
    env = RecordEpisodeStatistics(made)
    assert isinstance(made.unwrapped, BatchEnv)
    env.reset(seed=1)
    lengths: list[int] = []
    returns: list[float] = []
    for _ in range(300):
        *_, ended, _, told = env.step(made.unwrapped.random_acts())
        if ended.any():
            lengths += told["episode"]["l"][ended].tolist()
            returns += told["episode"]["r"][ended].tolist()
            assert np.array_equal(told["episode"]["r"][ended], told["rewards"][ended, 0])
    assert len(lengths) >= 8
    assert min(lengths) >= 28 + 1


@pytest.mark.parametrize("name", ["silver-and-gold", "pyramids"])
def test_experts_may_sit_on_the_other_seats(name: str) -> None:
    """Their answers are those of the bot of that level: a learner who plays at random never wins against them."""
    env = envs.vector(name, 8, seat=0, opponents="expert", reward="wins")
    env.reset(seed=3)
    matches, points = 0, 0
    while matches < 16:
        _, rewards, ended, _, told = env.step(env.random_acts())
        matches += int(ended.sum())
        assert not rewards.any()
        points += int(told["points"][ended, 1].sum()) if ended.any() else 0
    assert points / matches > 100


@pytest.mark.parametrize("level", ["expert", "adept"][: length(quick=1, test=1, thorough=2)])
def test_the_kernel_of_the_pyramid_plays_its_levels_too(level: str) -> None:
    """Who plays at random gets no slave out in time, and they nearly always both."""
    env = envs.vector("la-piramide", 16, seat=0, opponents=level, reward="wins")
    env.reset(seed=3)
    matches, out = 0, np.zeros(2)
    while matches < 32:
        _, rewards, ended, _, told = env.step(env.random_acts())
        matches += int(ended.sum())
        assert not rewards.any()
        out += told["points"][ended].sum(axis=0) if ended.any() else 0
    assert out[1] / matches > 1.8 > 0.2 > out[0] / matches


@pytest.mark.parametrize("policy", ["random", "adept", "expert"])
def test_what_was_compiled_can_be_read_back_by_another_process(policy: str) -> None:
    """Into a module that it can import, from a place of its own."""
    kernel = fast(games.get("la-piramide")).kernel
    steps: dict[str, Any] = {
        each: loops.compiled_for(kernel, loops.step, each) for each in ("random", *loops.policies(kernel))
    }
    assert inspect.getmodule(steps[policy].py_func) is kernel
    own = steps.pop(policy).py_func.__qualname__
    assert own not in {step.py_func.__qualname__ for step in steps.values()}
    assert len(steps) == 2


def test_opponents_that_a_kernel_does_not_have_are_refused() -> None:
    with pytest.raises(ValueError, match="opponents: random or expert, not 'master'"):
        envs.vector("pyramids", seat=0, opponents="master")
    with pytest.raises(ValueError, match="opponents: random or adept or expert, not 'novice'"):
        envs.vector("la-piramide", seat=0, opponents="novice")
    assert envs.vector("la-piramide", seat=0, opponents="greedy").seat == 0
    with pytest.raises(ValueError, match="name your seat"):
        envs.vector("pyramids", opponents="expert")
