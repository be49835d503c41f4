"""Games of other people, played at random: run by `bench.speed`, each in a process of a throw-away environment.

    python -m bench.peers pgx-2048

Each plays as its makers mean it to be played fast: batched and compiled where they offer it, on one core.
"""

import os
import random
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any, Final

from bench.worker import Contestant, Count, serve

BLOCK: Final = 64
"""Matches that are played again and again where their decisions are counted beforehand."""


def openspiel(game_name: str) -> Contestant:
    """A whole match in one compiled call: `evaluate_bots` with its uniformly random bots."""
    import pyspiel

    game = pyspiel.load_game(game_name)

    def match(seed: int) -> Any:
        bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(game.num_players())]
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    decisions = sum(past.player >= 0 for seed in range(BLOCK) for past in match(seed).full_history())

    def play() -> Count:
        for seed in range(BLOCK):
            match(seed)
        return Count(decisions, BLOCK)

    return Contestant(f"OpenSpiel {version('open_spiel')}, {game_name}, compiled loop", play)


def openspiel_stepped(game_name: str) -> Contestant:
    """Act by act from Python, as a program of one's own would."""
    import pyspiel

    game = pyspiel.load_game(game_name)
    rng = random.Random(1)

    def play() -> Count:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            elif state.is_simultaneous_node():
                players = range(state.num_players())
                state.apply_actions([rng.choice(state.legal_actions(player)) for player in players])
                decisions += len(players)
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return Count(decisions, 1)

    return Contestant(f"OpenSpiel {version('open_spiel')}, {game_name}, from Python", play)


def pgx(game_name: str, batch: int, steps: int) -> Contestant:
    """A batch of matches, many steps of it in one compiled call, a finished match replaced by a new one."""
    _one_core_for_jax()
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make(game_name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def advance(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choice, luck = jax.random.split(key, 3)
        chances = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(choice, chances, axis=1)
        state = step(state, action, jax.random.split(luck, batch))
        return (state, key), state.terminated.sum()

    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), batch))
    title = f"pgx {version('pgx')}, {game_name}, batch of {batch:,}"
    return Contestant(title, _scanned(advance, (start, jax.random.PRNGKey(2)), batch, steps))


def flatpack(batch: int, steps: int) -> Contestant:
    _one_core_for_jax()
    import jax
    import jax.numpy as jnp
    import jumanji
    from jumanji.wrappers import VmapAutoResetWrapper

    env = VmapAutoResetWrapper(jumanji.make("FlatPack-v0"))
    sizes = tuple(int(size) for size in env.action_spec.num_values)

    def advance(carry: Any, _: Any) -> Any:
        state, mask, key = carry
        key, choice = jax.random.split(key)
        chances = jnp.log(mask.reshape(batch, -1).astype(jnp.float32))
        placed = jnp.unravel_index(jax.random.categorical(choice, chances, axis=1), sizes)
        state, seen = env.step(state, jnp.stack(placed, axis=1).astype(jnp.int32))
        return (state, seen.observation.action_mask, key), (seen.step_type == 2).sum()

    start, first = jax.jit(env.reset)(jax.random.split(jax.random.PRNGKey(1), batch))
    carry = (start, first.observation.action_mask, jax.random.PRNGKey(2))
    title = f"Jumanji {version('jumanji')}, FlatPack, batch of {batch:,}"
    return Contestant(title, _scanned(advance, carry, batch, steps))


def _one_core_for_jax() -> None:
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"


def _scanned(advance: Callable[[Any, Any], Any], carry: Any, batch: int, steps: int) -> Callable[[], Count]:
    import jax

    run = jax.jit(lambda start: jax.lax.scan(advance, start, None, length=steps))

    def play() -> Count:
        nonlocal carry
        carry, ended = run(carry)
        return Count(batch * steps, int(ended.sum()))

    return play


def connect_four() -> Contestant:
    """Through `env()`, as its documentation shows: `last`, a legal choice, `step`."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    rng = random.Random(1)

    def play() -> Count:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(rng.choice(observation["action_mask"].nonzero()[0]))
                steps += 1
        return Count(steps, 1)

    return Contestant(f"PettingZoo {version('pettingzoo')}, connect_four", play)


def connect_four_raw() -> Contestant:
    """The same game without the wrappers that check its users: `observe` for the mask, then `step`."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.raw_env()
    rng = random.Random(1)

    def play() -> Count:
        env.reset()
        steps = 0
        while not any(env.terminations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(rng.choice(mask.nonzero()[0]))
            steps += 1
        return Count(steps, 1)

    return Contestant(f"PettingZoo {version('pettingzoo')}, connect_four without wrappers", play)


def rlcard(game_name: str) -> Contestant:
    import rlcard as library

    env = library.make(game_name)
    rng = random.Random(1)

    def play() -> Count:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        return Count(steps, 1)

    return Contestant(f"RLCard {version('rlcard')}, {game_name}", play)


def catanatron() -> Contestant:
    """Four random players; a tick is one player's decision, with the list of legal ones made for the next."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)

    def play() -> Count:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
        return Count(ticks, 1)

    return Contestant(f"Catanatron {version('catanatron')}", play)


def envpool(game_name: str, batch: int) -> Contestant:
    """Its matches begin anew by themselves; every action is always legal."""
    import envpool as library
    import numpy as np

    env = library.make(game_name, env_type="gymnasium", num_envs=batch, num_threads=1)
    env.reset()
    actions, rng = int(env.action_space.n), np.random.default_rng(1)

    def play() -> Count:
        _, _, over, cut, _ = env.step(rng.integers(0, actions, batch, dtype=np.int32))
        return Count(batch, int((over | cut).sum()))

    return Contestant(f"EnvPool {version('envpool')}, {game_name}, batch of {batch:,}", play)


OPENSPIEL: Final = ("maedn", "backgammon", "2048", "goofspiel")
PEERS: Final[dict[str, Callable[[], Contestant]]] = {
    **{f"openspiel-{name}": partial(openspiel, name) for name in OPENSPIEL},
    **{f"openspiel-{name}-stepped": partial(openspiel_stepped, name) for name in OPENSPIEL},
    "pgx-2048": partial(pgx, "2048", 1024, 20),
    "pgx-backgammon": partial(pgx, "backgammon", 16, 100),
    "pgx-connect-four": partial(pgx, "connect_four", 4096, 20),
    "jumanji-flatpack": partial(flatpack, 8, 10),
    "envpool-blackjack": partial(envpool, "Blackjack-v1", 1024),
    "pettingzoo-connect-four": connect_four,
    "pettingzoo-connect-four-raw": connect_four_raw,
    "rlcard-uno": partial(rlcard, "uno"),
    "rlcard-leduc-holdem": partial(rlcard, "leduc-holdem"),
    "catanatron": catanatron,
}
"""Those in batches run with the batch that is fastest on one core."""

if __name__ == "__main__":
    serve(PEERS[sys.argv[1]])
