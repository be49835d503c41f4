"""The games in OpenSpiel: its own tests of them, what a player may know there, and an algorithm that runs."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from crocetta import games  # noqa: E402
from crocetta.envs.openspiel import Playouts, SpielState, in_words, short_name  # noqa: E402
from crocetta.kit.game import DEALER  # noqa: E402

ROOT = Path(__file__).parents[2]
TABLES = [(name, seats) for name in games.names() for seats in games.get(name).seats]
EXPEDITIONS = ("pyramids", "silver-and-gold")


def load(name: str, seats: int = 2, **options: Any) -> Any:
    return pyspiel.load_game(short_name(name), {"players": seats, **options})


def walk(game: Any, rng: Random) -> Iterator[SpielState]:
    """The states of one random match, the last included."""
    state: SpielState = game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


def play_until(state: SpielState, found: Callable[[SpielState], bool], rng: Random) -> SpielState:
    while not found(state):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def marking(state: SpielState) -> bool:
    return state.current_player() == 0 and len(state.setting.rules.to_act(state.now.state)) == state.num_players()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiel_finds_no_fault_with_random_matches(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("pyramids", {"open_pile": True}),
        ("silver-and-gold", {"open_pile": True}),
        ("la-piramide", {"no_passing": True, "exact_exit": True, "gamble": 3, "turn_limit": 10}),
        ("la-piramide", {"curses": False, "families": "lotus+eye", "turn_limit": 10}),
    ],
)
def test_options_are_parameters(name: str, options: dict[str, Any]) -> None:
    game = load(name, **options)
    wanted = {key: value.split("+") if key == "families" else value for key, value in options.items()}
    assert {key: getattr(game.setting.options, key) for key in wanted} == {
        key: tuple(value) if isinstance(value, list) else value for key, value in wanted.items()
    }
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_la_piramide_ends_after_forty_turns_unless_told_otherwise() -> None:
    assert load("la-piramide").setting.options.turn_limit == 40
    assert load("la-piramide", turn_limit=3).setting.options.turn_limit == 3


@pytest.mark.parametrize(
    ("name", "parameters", "said"),
    [
        ("pyramids", {"players": 5}, "2 to 4 players, not 5"),
        ("la-piramide", {"turn_limit": 0}, "turn_limit"),
        ("la-piramide", {"gamble": 4}, "gamble"),
        ("la-piramide", {"families": "eye+cat"}, "families"),
        ("silver-and-gold", {"turn_limit": 4}, "turn_limit"),
    ],
)
def test_a_wrong_parameter_is_named(name: str, parameters: dict[str, Any], said: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError), match=said):
        pyspiel.load_game(short_name(name), parameters)


@pytest.mark.parametrize("name", games.names())
def test_the_dealers_outcomes_are_equally_likely_and_all_there(name: str) -> None:
    for state in walk(load(name), Random(1)):
        if not state.is_chance_node():
            continue
        rules, now = state.setting.rules, state.now.state
        outcomes = state.chance_outcomes()
        assert {chance for _, chance in outcomes} == {1 / len(outcomes)}
        wanted = sorted(in_words(act) for act in rules.chance(now).outcomes)
        assert sorted(state.action_to_string(state.current_player(), outcome) for outcome, _ in outcomes) == wanted


@pytest.mark.parametrize("name", games.names())
def test_a_players_actions_are_the_numbers_of_its_legal_acts(name: str) -> None:
    for state in walk(load(name), Random(2)):
        player = state.current_player()
        if player >= 0:
            rules, now = state.setting.rules, state.now.state
            assert player == min(rules.to_act(now))
            assert state.legal_actions() == sorted(rules.index(act) for act in rules.legal(now, player))
            assert max(state.legal_actions()) < state.num_distinct_actions()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_returns_are_the_shares_of_the_win_and_sum_to_nothing(name: str, seats: int) -> None:
    *_, last = walk(load(name, seats, **({"turn_limit": 3} if name == "la-piramide" else {})), Random(3))
    winners = last.setting.rules.winners(last.now.state)
    returns = last.returns()
    assert sum(returns) == pytest.approx(0)
    assert {seat for seat in range(seats) if returns[seat] == max(returns)} == set(winners)


def test_those_who_share_the_first_place_share_the_win() -> None:
    setting = load("pyramids", 4).setting
    assert setting.returns([2]) == pytest.approx([-1 / 3, -1 / 3, 1, -1 / 3])
    assert setting.returns([0, 1]) == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])
    assert setting.returns([0, 1, 2, 3]) == pytest.approx([0, 0, 0, 0])
    assert setting.returns([]) == [0, 0, 0, 0]


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, seats in TABLES if seats in (2, 4)])
def test_no_match_is_longer_than_promised(name: str, seats: int) -> None:
    game = load(name, seats)
    for seed in range(3):
        *_, last = walk(game, Random(seed))
        players = [past.player for past in last.full_history()]
        dealt = sum(player < 0 for player in players)
        assert dealt <= game.max_chance_nodes_in_history()
        assert len(players) - dealt <= game.max_game_length()


# What a player may know.


@pytest.mark.parametrize("name", EXPEDITIONS)
def test_marks_are_unseen_by_the_others_until_all_are_in(name: str) -> None:
    state = play_until(load(name, 3).new_initial_state(), marking, Random(4))
    play_until(state, lambda s: marking(s) and len(s.legal_actions()) > 6, Random(4))
    one, other = state.clone(), state.clone()
    one.apply_action(state.legal_actions()[0])
    other.apply_action(state.legal_actions()[-1])
    assert one.information_state_string(0) != other.information_state_string(0)
    for watcher in (1, 2):
        for changed in (one, other):
            assert changed.information_state_string(watcher) == state.information_state_string(watcher)
            assert changed.observation_string(watcher) == state.observation_string(watcher)
            assert changed.observation_tensor(watcher) == state.observation_tensor(watcher)
    before = [watched.now.memory(watched.setting.rules, 2) for watched in (one, other)]
    for changed in (one, other):
        play_until(changed, lambda s: not s.setting.rules.simultaneous(s.now.state), Random(5))
    after = [watched.now.memory(watched.setting.rules, 2) for watched in (one, other)]
    assert before[0] == before[1]
    assert after[0] != after[1]


def deal(game: Any, take: Callable[[int, list[int]], int]) -> SpielState:
    """The cards as `take` chooses them, with the number of the deal, until a player is to act."""
    state: SpielState = game.new_initial_state()
    dealt = 0
    while state.is_chance_node():
        outcomes = [outcome for outcome, _ in state.chance_outcomes()]
        state.apply_action(take(dealt, outcomes))
        dealt += 1
    return state


@pytest.mark.parametrize("name", games.names())
def test_cards_dealt_to_others_are_secret(name: str) -> None:
    game = load(name)
    ordinary = deal(game, lambda n, outcomes: outcomes[0])
    last = len(ordinary.history()) - 1
    otherwise = deal(game, lambda n, outcomes: outcomes[-1] if n == last else outcomes[0])
    told = [ordinary.information_state_string(seat) != otherwise.information_state_string(seat) for seat in (0, 1)]
    seen = [ordinary.observation_tensor(seat) != otherwise.observation_tensor(seat) for seat in (0, 1)]
    assert told == seen == [False, True]  # the last card is the second player's


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, seats in TABLES if seats in (2, 3)])
def test_in_an_imagined_world_the_player_knows_just_what_it_knew(name: str, seats: int) -> None:
    rng, imagined = Random(6), 0
    for state in walk(load(name, seats), rng):
        if state.is_chance_node() or state.is_terminal() or rng.random() < 0.9:
            continue
        for player in range(seats):
            world = state.resample_from_infostate(player, rng.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.current_player() == state.current_player()
            assert player != state.current_player() or world.legal_actions() == state.legal_actions()
            imagined += 1
            play_until(world, lambda s: s.is_terminal(), rng)
    assert imagined > 10


@pytest.mark.parametrize("name", EXPEDITIONS)
def test_an_imagined_world_does_not_remember_the_real_one(name: str) -> None:
    """Each seat's hand is secret while the cards to keep are chosen."""
    state = deal(load(name), lambda n, outcomes: outcomes[0])
    state.apply_action(state.legal_actions()[0])
    remembered = state.now.memory(state.setting.rules, 0)
    worlds = [state.resample_from_infostate(1, Random(seed).random) for seed in range(8)]
    known = {world.information_state_string(0) for world in worlds}
    assert len(known) == len(worlds)
    assert remembered
    assert not any(remembered in other for other in known)


@pytest.mark.parametrize("name", games.names())
def test_nothing_is_forgotten(name: str) -> None:
    """What a player remembers at one of its decisions, it remembers with this decision at the next."""
    remembered = ["", ""]
    for state in walk(load(name), Random(7)):
        player = state.current_player()
        if player < 0:
            continue
        now = state.now.memory(state.setting.rules, player)
        assert now.startswith(remembered[player])
        remembered[player] = now
    acts = [f"I {in_words(m.act)}" for m in state.now.moments() if m.seat == 0]
    lines = state.now.memory(state.setting.rules, 0).splitlines()
    assert [line for line in lines if line.startswith("I ")] == acts
    assert acts


def test_the_public_observation_is_the_spectators() -> None:
    game = load("la-piramide")
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    observer = game.make_py_observer(kind)
    state = deal(game, lambda n, outcomes: outcomes[0])
    assert observer.tensor is None
    assert '"hand":[]' in observer.string_from(state, 0)
    assert observer.string_from(state, 0) == observer.string_from(state, 1)


@pytest.mark.parametrize(
    "kind",
    [
        {"private_info": pyspiel.PrivateInfoType.ALL_PLAYERS},
        {"public_info": False},
        {"private_info": pyspiel.PrivateInfoType.NONE, "perfect_recall": True},
    ],
)
def test_there_are_no_other_observations(kind: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"ask without|no others"):
        load("pyramids").make_py_observer(pyspiel.IIGObservationType(**{"perfect_recall": False, **kind}))


def test_without_a_kind_the_observation_is_the_players_own() -> None:
    game = load("pyramids")
    state = deal(game, lambda n, outcomes: outcomes[0])
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert observer.tensor is not None
    assert observer.tensor.tolist() == state.observation_tensor(1)
    assert observer.string_from(state, 1) == state.observation_string(1)


# Copies.


@pytest.mark.parametrize("name", games.names())
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = play_until(load(name).new_initial_state(), lambda s: s.move_number() > 40, Random(8))
    before = str(state)
    clone = state.clone()
    play_until(clone, lambda s: s.is_terminal(), Random(9))
    assert str(state) == before
    assert clone.history()[: len(state.history())] == state.history()


@pytest.mark.parametrize("name", games.names())
def test_a_long_match_survives_being_written_down(name: str) -> None:
    *_, state = walk(load(name, 4), Random(10))
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.returns() == state.returns()
    for seat in range(4):
        assert again.information_state_string(seat) == state.information_state_string(seat)
    assert game.setting is state.setting


# Algorithms.


@pytest.mark.parametrize("name", games.names())
def test_playouts_value_a_finished_match_as_it_ended(name: str) -> None:
    *_, last = walk(load(name, 3), Random(11))
    assert Playouts(2, Random(1)).evaluate(last).tolist() == pytest.approx(last.returns())


@pytest.mark.parametrize("name", games.names())
def test_playouts_leave_the_position_alone_and_sum_to_nothing(name: str) -> None:
    state = play_until(load(name, 3).new_initial_state(), lambda s: s.move_number() > 40, Random(12))
    before = str(state)
    values = Playouts(20, Random(1)).evaluate(state)
    assert values.sum() == pytest.approx(0)
    assert (values == Playouts(20, Random(1)).evaluate(state)).all()
    assert (values != Playouts(20, Random(2)).evaluate(state)).any()
    assert str(state) == before


def test_openspiels_own_bots_play_a_match() -> None:
    game = load("silver-and-gold")
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 2, 10, False, 1, False)
    state = play_until(game.new_initial_state(), lambda s: s.move_number() > 150 and s.is_player_node(), Random(13))
    assert search.mcts_search(state).best_child().action in state.legal_actions()
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(2)]
    assert sum(pyspiel.evaluate_bots(state, bots, 1)) == pytest.approx(0)


def test_information_set_search_beats_random_play() -> None:
    example = [sys.executable, str(ROOT / "examples" / "openspiel_algorithms.py"), "--matches", "8"]
    said = subprocess.run(example, check=True, capture_output=True, text=True, timeout=300).stdout
    found = re.search(r"wins ([\d.]+) of 8 matches", said)
    assert found, said
    assert float(found[1]) >= 6


# Without the others.


def without(missing: tuple[str, ...], code: str) -> subprocess.CompletedProcess[str]:
    hidden = f"import sys\nfor name in {missing!r}: sys.modules[name] = None\n"
    return subprocess.run([sys.executable, "-c", hidden + code], capture_output=True, text=True, timeout=300)


def test_it_needs_neither_gymnasium_nor_pettingzoo() -> None:
    done = without(("gymnasium", "pettingzoo"), "import crocetta.envs.openspiel")
    assert done.returncode == 0, done.stderr


def test_without_openspiel_it_says_what_to_install() -> None:
    done = without(("pyspiel",), "import crocetta.envs.openspiel")
    assert "ImportError" in done.stderr
    assert 'pip install ".[openspiel]" in the checkout' in done.stderr


def test_the_dealer_is_the_chance_player() -> None:
    state = load("pyramids").new_initial_state()
    assert state.setting.rules.to_act(state.now.state) == (DEALER,)
    assert state.is_chance_node()
