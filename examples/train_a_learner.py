"""Train a learner with nothing but NumPy: a linear policy on the vector environment, by policy gradient.

    python examples/train_a_learner.py pyramids --updates 60
    python examples/train_a_learner.py la-piramide --opponents adept

The learner sits on seat 0 against random players, or against a level that the game's kernel has compiled. The
chance of an act is the softmax, over the acts that the mask allows, of weights times what it sees of the table and
of its own cards. After each batch of whole matches, acts of matches that brought more points than the mean become
likelier (REINFORCE, with the steps of Adam).
"""

import argparse
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from crocetta import envs, games
from crocetta.envs.batch import BatchEnv
from crocetta.kit.layout import layout_of, spans

Floats = npt.NDArray[np.float32]
Whole = npt.NDArray[np.int64]

MATCHES = 256
"""Played at once."""
OWN = {"la-piramide": "player[0]"}
"""Where one's own things end in an observation, if not with the first sheet."""
MOST = 8
"""Greater numbers are cut off, so that they do not drown the small ones."""


class Decisions(NamedTuple):
    """What was decided in one step of the batch."""

    matches: Whole
    seen: Floats
    chances: Floats
    acts: Whole


class Played(NamedTuple):
    points: npt.NDArray[np.float64]
    """Of the learner."""
    wins: npt.NDArray[np.float64]
    """Its share of the win: 1, 0, or half of it."""
    decisions: list[Decisions]


class Learner:
    def __init__(self, env: BatchEnv, seed: int) -> None:
        game = env.config.game
        self.seen = spans(layout_of(game).observation)[OWN.get(game.name, "sheet[0]")].stop
        self.weights = np.zeros((self.seen + 1, env.config.acts), np.float32)
        self.rng = np.random.default_rng(seed)
        self.mean, self.square, self.updates = np.zeros_like(self.weights), np.zeros_like(self.weights), 0

    def look(self, observations: npt.NDArray[np.int8]) -> Floats:
        """The first part of an observation, and a 1."""
        seen = np.ones((len(observations), self.seen + 1), np.float32)
        seen[:, :-1] = np.minimum(observations[:, : self.seen], MOST)
        return seen

    def chances(self, seen: Floats, mask: npt.NDArray[np.int8]) -> Floats:
        wishes = np.where(mask, seen @ self.weights, -np.inf)
        odds = np.exp(wishes - wishes.max(axis=1, keepdims=True))
        chances: Floats = odds / odds.sum(axis=1, keepdims=True)
        return chances

    def decide(self, chances: Floats) -> Whole:
        below = chances.cumsum(axis=1)
        picked: Whole = (below < self.rng.random((len(chances), 1)) * below[:, -1:]).sum(axis=1)
        return picked

    def learn(self, played: Played, rate: float) -> None:
        better = (played.points - played.points.mean()) / (played.points.std() + 1e-6)
        slope = np.zeros_like(self.weights)
        for matches, seen, chances, acts in played.decisions:
            surprise = -chances
            surprise[np.arange(len(acts)), acts] += 1
            slope += seen.T @ (surprise * better[matches, None].astype(np.float32))
        self.updates += 1
        self.mean += 0.1 * (slope / len(better) - self.mean)
        self.square += 0.01 * ((slope / len(better)) ** 2 - self.square)
        step = self.mean / (1 - 0.9**self.updates)
        self.weights += rate * step / (np.sqrt(self.square / (1 - 0.99**self.updates)) + 1e-6)


def play(env: BatchEnv, learner: Learner, seed: int | None = None) -> Played:
    """One match in each row of the environment, to its end; the rows that are ready wait for the others."""
    observations, told = env.reset(seed=seed)
    running = np.ones(env.num_envs, np.bool_)
    played = Played(np.zeros(env.num_envs), np.zeros(env.num_envs), [])
    while running.any():
        seen = learner.look(observations)
        chances = learner.chances(seen, told["action_mask"])
        acts = learner.decide(chances)
        played.decisions.append(Decisions(np.flatnonzero(running), seen[running], chances[running], acts[running]))
        observations, _, ended, _, told = env.step(acts)
        now = ended & running
        if now.any():
            played.points[now] = told["points"][now, 0]
            first = told["places"][now] == 1
            played.wins[now] = first[:, 0] / first.sum(axis=1)
            running &= ~ended
    return played


def judged(played: Played) -> str:
    return f"{played.points.mean():5.1f} points, {played.wins.mean():4.0%} of the wins"


def train(
    game: str, updates: int, opponents: str = "random", seed: int = 1, rate: float = 0.01, *, chatty: bool = True
) -> tuple[Played, Played]:
    """The same exam, of matches that are not played in training, before and after."""
    env = envs.vector(game, MATCHES, seat=0, opponents=opponents, copy=False)
    learner = Learner(env, seed)
    before = play(env, learner, seed=1_000_000)
    env.reset(seed=seed)
    for number in range(1, updates + 1):
        played = play(env, learner)
        learner.learn(played, rate)
        if chatty and number % 10 == 0:
            print(f"after {number * MATCHES:6,} matches: {judged(played)}", flush=True)
    return before, play(env, learner, seed=1_000_000)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default="silver-and-gold", choices=games.names())
    parser.add_argument("--updates", type=int, default=60, help=f"of {MATCHES} matches each (60)")
    parser.add_argument("--opponents", default="random", help="a level, by its name (random)")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    before, after = train(wanted.game, wanted.updates, wanted.opponents, wanted.seed)
    print(f"before: {judged(before)}\nafter:  {judged(after)}")


if __name__ == "__main__":
    main()
