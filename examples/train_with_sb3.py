"""Train a neural network with MaskablePPO of sb3-contrib, against the bots of the house.

    pip install 'crocetta[envs,train]'
    python examples/train_with_sb3.py silver-and-gold --opponents greedy --steps 200000

The extra `train` brings PyTorch along, gigabytes of it: nothing else of Crocetta needs it.
"""

import argparse
from time import perf_counter

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecEnv, VecNormalize

from crocetta import bots, envs, games

TABLES = 8


def tables(game: str, opponents: str, seed: int) -> VecEnv:
    """The learner sits on seat 0, and is paid its points less its opponent's, scaled to what networks like."""

    def table() -> gymnasium.Env[np.ndarray, np.int64]:
        return envs.single(game, opponents=opponents, reward="points")

    return VecNormalize(make_vec_env(table, TABLES, seed=seed), norm_obs=False, gamma=1.0)


def examine(model: MaskablePPO, game: str, opponents: str, matches: int) -> str:
    """Matches that were not played in training, always the same ones."""
    env = envs.single(game, opponents=opponents, reward="points")
    points, wins = 0.0, 0.0
    for seed in range(matches):
        seen, told = env.reset(seed=1_000_000 + seed)
        over = False
        while not over:
            act, _ = model.predict(seen, action_masks=told["action_mask"].astype(bool))
            seen, _, over, _, told = env.step(act)
        points += told["points"][env.seat]
        wins += (told["places"][env.seat] == 1) / told["places"].count(1)
    return (
        f"{points / matches:5.1f} points, {wins / matches:4.0%} of the wins, {matches} matches against {opponents}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default="silver-and-gold", choices=games.names())
    parser.add_argument("--opponents", default="random", choices=bots.LEVELS)
    parser.add_argument("--steps", type=int, default=100_000, help="decisions to learn from (100000)")
    parser.add_argument("--matches", type=int, default=100, help="of each examination (100)")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()

    env = tables(wanted.game, wanted.opponents, wanted.seed)
    model = MaskablePPO(
        "MlpPolicy", env, learning_rate=1e-3, n_steps=256, batch_size=256, gamma=1.0, seed=wanted.seed, device="cpu"
    )
    print("before:", examine(model, wanted.game, wanted.opponents, wanted.matches), flush=True)
    begin = perf_counter()
    model.learn(wanted.steps)
    print(f"{model.num_timesteps:,} decisions in {perf_counter() - begin:.0f} s")
    print("after: ", examine(model, wanted.game, wanted.opponents, wanted.matches))


if __name__ == "__main__":
    main()
