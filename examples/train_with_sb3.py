"""Train a network with MaskablePPO of sb3-contrib, against the built-in bots.

    make train
    make train ARGS="pyramids --opponents adept --steps 500000"

`make train` installs PyTorch first, gigabytes of it, into an environment of its own: nothing else of Crocetta needs
it. Elsewhere: pip install ".[envs,train]".
"""

import argparse
from time import perf_counter
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.wrappers import TransformObservation
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecEnv, VecNormalize

from crocetta import bots, envs, games

TABLES = 16
"""Played at by turns."""
MOST = 8
"""Greater numbers of an observation are cut off, so that they do not drown the small ones."""
UNSEEN = 1_000_000
"""Seeds of examinations begin here; training never comes so far."""


class Exam(NamedTuple):
    opponents: str
    points: float
    wins: float
    """The share of matches won; a tie is half of one."""


def table(game: str, opponents: str) -> gymnasium.Env[npt.NDArray[np.int8], np.int64]:
    """The learner sits on seat 0, and is paid its points less its opponent's."""
    env = envs.single(game, opponents=opponents, reward="points")
    return TransformObservation(env, lambda seen: np.minimum(seen, MOST), env.observation_space)


def tables(game: str, opponents: str, seed: int) -> VecEnv:
    """Several, their rewards scaled to what networks like."""
    return VecNormalize(make_vec_env(lambda: table(game, opponents), TABLES, seed=seed), norm_obs=False, gamma=1.0)


def beginner(env: VecEnv, seed: int) -> MaskablePPO:
    """Its policy has no hidden layers: of those tried, it learns soonest."""
    return MaskablePPO(
        "MlpPolicy",
        env,
        learning_rate=1e-3,
        n_steps=256,
        batch_size=512,
        gamma=1.0,
        policy_kwargs={"net_arch": []},
        seed=seed,
        device="cpu",
    )


def examine(model: MaskablePPO, game: str, opponents: str, matches: int) -> Exam:
    """Always the same matches, none of which is played in training."""
    env = table(game, opponents)
    ends = [_play(model, env, UNSEEN + match) for match in range(matches)]
    points = [told["points"][0] for told in ends]
    wins = [(told["places"][0] == 1) / told["places"].count(1) for told in ends]
    return Exam(opponents, float(np.mean(points)), float(np.mean(wins)))


def _play(model: MaskablePPO, env: gymnasium.Env[npt.NDArray[np.int8], np.int64], seed: int) -> dict[str, Any]:
    """One match to its end, and what is told of it then."""
    seen, told = env.reset(seed=seed)
    over = False
    while not over:
        act, _ = model.predict(seen, action_masks=told["action_mask"].astype(bool))
        seen, _, over, _, told = env.step(act)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default="silver-and-gold", choices=games.names())
    parser.add_argument(
        "--opponents", default="random", choices=(*bots.NAMES, *bots.ALIASES), help="in training (random)"
    )
    parser.add_argument("--steps", type=int, default=200_000, help="decisions to learn from (200000)")
    parser.add_argument("--matches", type=int, default=400, help="of each examination (400)")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()

    model = beginner(tables(wanted.game, wanted.opponents, wanted.seed), wanted.seed)
    before = [examine(model, wanted.game, level, wanted.matches) for level in ("random", "novice", "adept")]
    for exam in before:
        print(f"before, against {exam.opponents}: {exam.wins:.0%} of the wins", flush=True)
    begin = perf_counter()
    model.learn(wanted.steps)
    print(
        f"{model.num_timesteps:,} decisions against {wanted.opponents} in {perf_counter() - begin:.0f} s",
        flush=True,
    )
    for untrained in before:
        trained = examine(model, wanted.game, untrained.opponents, wanted.matches)
        print(
            f"wins against {trained.opponents}: before {untrained.wins:.0%}, after {trained.wins:.0%}; "
            f"points: before {untrained.points:.1f}, after {trained.points:.1f}; over {wanted.matches} matches",
            flush=True,
        )


if __name__ == "__main__":
    main()
