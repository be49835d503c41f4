"""The PettingZoo environments, by PettingZoo's own tests and by ours."""

import warnings
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from crocetta import bots, envs, games
from crocetta.envs.zoo import TogetherEnv, TurnEnv
from crocetta.games.expeditions.actions import DONE
from crocetta.kit.layout import layout_of, spans

TABLES = [(name, seats) for name in games.names() for seats in games.get(name).seats]
SIMULTANEOUS = [(name, seats) for name, seats in TABLES if name != "la-piramide"]


@pytest.fixture(autouse=True)
def _warnings_are_errors() -> Iterator[None]:
    """All but the two that PettingZoo has for observations with a mask in them."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        yield


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_keeps_to_the_turn_by_turn_interface(name: str, seats: int) -> None:
    api_test(envs.aec(name, seats), num_cycles=1000)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_keeps_to_the_parallel_interface(name: str, seats: int) -> None:
    parallel_api_test(envs.parallel(name, seats), num_cycles=1000)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_seed_gives_the_same_match(name: str, seats: int) -> None:
    seed_test(lambda: envs.aec(name, seats))
    parallel_seed_test(lambda: envs.parallel(name, seats, illegal="random"))


def play_in_turn(env: TurnEnv, rng: Random) -> list[tuple[str, int]]:
    """To the end at random; who decided what."""
    decisions = []
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        act = rng.choice(mask.nonzero()[0].tolist())
        decisions.append((env.agent_selection, act))
        env.step(act)
    return decisions


def play_together(env: TogetherEnv, seen: dict[str, Any], rng: Random) -> list[dict[str, int]]:
    decisions = []
    while env.agents:
        acts = {agent: rng.choice(told["action_mask"].nonzero()[0].tolist()) for agent, told in seen.items()}
        decisions.append(acts)
        seen, *_ = env.step(acts)
    return decisions


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_without_a_seed_luck_goes_on(name: str, seats: int) -> None:
    env = envs.aec(name, seats)
    env.reset(seed=3)
    play_in_turn(env, Random(1))
    env.reset()
    after = [play_in_turn(env, Random(1))]
    for seed in (3, None):
        env.reset(seed=seed)
        after.append(play_in_turn(env, Random(1)))
    first, again, after_again = after
    assert first != again
    assert first == after_again


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_both_kinds_play_the_same_match_from_the_same_seed(name: str, seats: int) -> None:
    """Decisions made together are made one seat after the other, with the same end."""
    together, in_turn = envs.parallel(name, seats), envs.aec(name, seats)
    seen, _ = together.reset(seed=5)
    in_turn.reset(seed=5)
    rounds = play_together(together, seen, Random(2))
    own = {agent: [acts[agent] for acts in rounds if acts[agent]] for agent in together.possible_agents}
    while not any(in_turn.terminations.values()):
        in_turn.step(own[in_turn.agent_selection].pop(0))
    assert not any(own.values())
    assert [in_turn.infos[agent]["points"] for agent in in_turn.possible_agents] == list(
        together._players.match.settle().points
    )


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_who_has_nothing_to_decide_may_only_do_nothing(name: str, seats: int) -> None:
    env = envs.parallel(name, seats)
    seen, _ = env.reset(seed=1)
    rng = Random(1)
    waited = 0
    while env.agents:
        to_act = env._players.match.to_act
        for seat, agent in enumerate(env.agents):
            legal = seen[agent]["action_mask"].nonzero()[0].tolist()
            assert (legal == [0]) is (seat not in to_act)
            waited += legal == [0]
        acts = {agent: rng.choice(told["action_mask"].nonzero()[0].tolist()) for agent, told in seen.items()}
        seen, *_ = env.step(acts)
    assert waited


@pytest.mark.parametrize(("name", "seats"), SIMULTANEOUS)
def test_all_mark_at_once(name: str, seats: int) -> None:
    env = envs.parallel(name, seats)
    env.reset(seed=1)
    assert env._players.match.to_act == tuple(range(seats))
    keep = games.get(name).action(2)
    env.step({agent: games.get(name).index(keep) for agent in env.agents})
    assert env._players.match.to_act == tuple(range(seats))
    marking = spans(layout_of(games.get(name)).observation)["phase"]
    for agent in env.agents:
        assert env._players.observe(agent)["observation"][marking].tolist() == [0, 1, 0]


@pytest.mark.parametrize("act", [0, 1, 10**6, -1])
def test_a_forbidden_act_is_refused_and_changes_nothing(act: int) -> None:
    env = envs.aec("pyramids", 2)
    env.reset(seed=1)
    before = env._players.match._row.copy()
    with pytest.raises(ValueError, match=rf"{act}\b.*player_0"):
        env.step(act)
    assert np.array_equal(env._players.match._row, before)
    assert env.agent_selection == "player_0"


def test_together_one_forbidden_or_missing_act_stops_all() -> None:
    env = envs.parallel("pyramids", 2)
    env.reset(seed=1)
    before = env._players.match._row.copy()
    done = games.get("pyramids").index(DONE)
    for acts in ({"player_0": 2, "player_1": done}, {"player_0": 2}):
        with pytest.raises(ValueError, match=r"the mask forbids act .* of player_1"):
            env.step(acts)
    with pytest.raises(ValueError, match="no agent 'player_7'"):
        env.step({"player_0": 2, "player_1": 2, "player_7": 2})
    assert np.array_equal(env._players.match._row, before)


def test_a_random_act_may_stand_in_for_a_forbidden_one() -> None:
    env = envs.aec("pyramids", 2, illegal="random")
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(1)
    assert {env.infos[agent]["place"] for agent in env.possible_agents} <= {1, 2}


def test_pettingzoo_may_end_a_match_at_a_forbidden_act() -> None:
    env = OrderEnforcingWrapper(TerminateIllegalWrapper(envs.aec("pyramids", 2), illegal_reward=-1))
    env.reset(seed=1)
    env.observe(env.agent_selection)
    env.step(1)
    assert env.rewards == {"player_0": -1, "player_1": 0}
    assert all(env.terminations.values())


@pytest.mark.parametrize("reward", ["places", "wins", "points"])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_rewards_come_at_the_end_and_follow_the_rules(name: str, seats: int, reward: Any) -> None:
    env = envs.aec(name, seats, reward=reward)
    for seed in range(3):
        env.reset(seed=seed)
        rng = Random(seed)
        while not any(env.terminations.values()):
            assert not any(env.rewards.values())
            env.step(rng.choice(env.infos[env.agent_selection]["action_mask"].nonzero()[0].tolist()))
        agents = env.possible_agents
        points = [env.infos[agent]["points"] for agent in agents]
        places = [env.infos[agent]["place"] for agent in agents]
        assert [env.rewards[agent] for agent in agents] == pytest.approx(worth(reward, points, places))


def worth(reward: str, points: list[int], places: list[int]) -> list[float]:
    """The same again: each place has its price, and those who share places share their prices."""
    seats = len(points)
    if reward == "points":
        return [own - (sum(points) - own) / (seats - 1) for own in points]
    prices = [1.0] + [0.0] * (seats - 1) if reward == "wins" else [1 - 2 * k / (seats - 1) for k in range(seats)]
    return [float(np.mean(prices[place - 1 : place - 1 + places.count(place)])) for place in places]


def test_a_match_without_an_end_has_a_limit_unless_one_says_otherwise() -> None:
    assert envs.aec("la-piramide").config.options.turn_limit == 40
    assert envs.aec("la-piramide", options={"turn_limit": 7}).config.options.turn_limit == 7
    assert envs.aec("la-piramide", options={"turn_limit": None}).config.options.turn_limit is None


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"game": "pyramid"}, "did you mean 'pyramids'"),
        ({"game": None}, "game: a name, or what crocetta.games.get returns, not None"),
        ({"seats": 9}, "2 to 4"),
        ({"seats": 2.0}, "seats: a whole number, not 2.0"),
        ({"options": {"open_pyle": True}}, "options: there is no 'open_pyle'; did you mean 'open_pile'"),
        ({"options": {"open_pile": 3}}, "options: .*open_pile"),
        ({"options": games.get("silver-and-gold").types.options.decode(b"{}")}, "not options of"),
        ({"reward": "glory"}, "reward: there is no 'glory'"),
        ({"reward": None}, "reward: there is no None; there are: places, wins, points"),
        ({"illegal": "shrug"}, "illegal: there is no 'shrug'"),
    ],
)
def test_what_does_not_fit_is_named(given: dict[str, Any], complaint: str) -> None:
    for make in (envs.aec, envs.parallel, envs.vector, envs.single):
        with pytest.raises(ValueError, match=complaint):
            make(**{"game": "pyramids", **given})


@pytest.mark.parametrize("make", [envs.aec, envs.parallel, envs.vector])
def test_a_copy_is_played_on_by_itself(make: Any) -> None:
    env = make("pyramids")
    env.reset(seed=1)
    copy = deepcopy(env)
    rows = [each._rows if make is envs.vector else each._players.match._row for each in (env, copy)]
    env.step({"player_0": 2, "player_1": 2} if make is envs.parallel else [2] if make is envs.vector else 2)
    assert not np.array_equal(*rows)
    copy.step({"player_0": 2, "player_1": 2} if make is envs.parallel else [2] if make is envs.vector else 2)
    assert np.array_equal(*rows)


NO_MATCH = "no match is going on; reset begins a new one"


def test_together_nothing_is_played_before_or_after_a_match() -> None:
    env = envs.parallel("pyramids", 2)
    with pytest.raises(ValueError, match=NO_MATCH):
        env.step({})
    seen, _ = env.reset(seed=1)
    play_together(env, seen, Random(1))
    with pytest.raises(ValueError, match=NO_MATCH):
        env.step({"player_0": 2, "player_1": 2})


def test_in_turn_nothing_is_played_before_or_after_a_match() -> None:
    env = envs.aec("pyramids", 2)
    for ask in (lambda: env.step(2), env.last, lambda: env.observe("player_0")):
        with pytest.raises(ValueError, match=NO_MATCH):
            ask()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="player_0 is to act"):
        env.step(None)
    play_in_turn(env, Random(1))
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(2)
    while env.agents:
        env.step(None)
    for ask in (lambda: env.step(None), env.last):
        with pytest.raises(ValueError, match=NO_MATCH):
            ask()


@pytest.mark.parametrize("act", [2.0, "2", None])
def test_acts_are_whole_numbers(act: Any) -> None:
    together, in_turn = envs.parallel("pyramids", 2), envs.aec("pyramids", 2)
    together.reset(seed=1)
    in_turn.reset(seed=1)
    with pytest.raises(ValueError, match=rf"the act of player_1: a whole number, not {act!r}"):
        together.step({"player_0": 2, "player_1": act})
    if act is not None:
        with pytest.raises(ValueError, match=rf"the act of player_0: a whole number, not {act!r}"):
            in_turn.step(act)


def test_acts_of_all_come_by_agent() -> None:
    env = envs.parallel("pyramids", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="actions: a dictionary with the act of each agent"):
        env.step([2, 2])  # type: ignore[arg-type]  # which is refused


@pytest.mark.parametrize("make", [envs.aec, envs.parallel])
def test_an_agent_that_nobody_knows_has_no_spaces(make: Any) -> None:
    env = make("pyramids", 2)
    for ask in (env.action_space, env.observation_space):
        with pytest.raises(ValueError, match="there is no agent 'player_2'; there are: player_0, player_1"):
            ask("player_2")


# Bots on some of the seats.


@pytest.mark.parametrize("level", bots.NAMES)
@pytest.mark.parametrize("make", [envs.aec, envs.parallel])
def test_agents_can_meet_every_level_by_its_name(make: Any, level: str) -> None:
    env = make("pyramids", 3, opponents={1: level})
    env.reset(seed=1)
    assert env.agents == ["player_0", "player_2"]


def test_with_bots_it_keeps_to_both_interfaces() -> None:
    bots_of = {1: "random", 2: "novice"}
    api_test(envs.aec("pyramids", 4, opponents=bots_of), num_cycles=60)
    parallel_api_test(envs.parallel("la-piramide", 3, opponents={0: "random"}), num_cycles=60)
    seed_test(lambda: envs.aec("silver-and-gold", 2, opponents={0: "novice"}), num_cycles=60)
    parallel_seed_test(
        lambda: envs.parallel("pyramids", 3, opponents={1: "random"}, illegal="random"), num_cycles=20
    )


def test_a_bot_is_no_agent_and_plays_in_earnest() -> None:
    env = envs.aec("silver-and-gold", opponents={0: "adept"}, reward="points")
    env.reset(seed=4)
    assert env.possible_agents == ["player_1"]
    assert {agent for agent, _ in play_in_turn(env, Random(1))} == {"player_1"}
    assert list(env.rewards) == list(env.infos) == ["player_1"]
    assert env.rewards["player_1"] < -20
    together = envs.parallel("silver-and-gold", 3, opponents={0: "random"})
    seen, _ = together.reset(seed=4)
    assert set(play_together(together, seen, Random(1))[0]) == {"player_1", "player_2"}


@pytest.mark.parametrize(
    ("opponents", "complaint"),
    [
        ({0: "random", 1: "random"}, "opponents: leave a seat to an agent"),
        ({2: "random"}, "seat: from 0 to 1, not 2"),
        ({1: "gready"}, "did you mean 'greedy'"),
        ({1: 3}, "or bots with `choose`, not 3"),
    ],
)
def test_opponents_that_do_not_fit_are_named(opponents: Any, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        envs.aec("pyramids", opponents=opponents)
