"""A proven upper bound on par, by Lagrangian relaxation.

The relaxation drops order and the display. What is left are cards, and resources that they use up: each flip once,
and one bonus mark per cross. Every resource gets a price. A card is then worth at most what its best way of being
marked brings: it pays for what it uses, and is paid for its crosses and its coins or gems. For any prices, the best
hand of cards plus all flips at their prices is at least what any match can bring. To lower the bound, the prices of
what is overdrawn are raised step by step (subgradients).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from crocetta.games.expeditions.kernel import relaxation
from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.shapes import DRAWINGS, EXPEDITIONS, Shape
from crocetta.games.expeditions.story import Story
from crocetta.games.expeditions.table import DISPLAYED

Rows = npt.NDArray[np.int64]
ONE: Final = w.TURN_UNITS
SHAPES: Final = tuple(Shape)
BONUS, SOLD, GOODS = len(SHAPES), len(SHAPES) + 1, len(SHAPES) + 2
"""Indices of prices and amounts: flips by shape, bonus marks, crosses sold, then the game's own goods."""
STEPS: Final = 60
FIRST_STEP: Final = 0.06
SIZES: Final = np.array([sum(row.count("x") for row in DRAWINGS[shape]) for shape in SHAPES])
LAST_CARDS: Final = 2
"""Cards that may be unfinished in the end."""
UNITS: Final = 5
"""Bits per number in the word of what a card uses."""


class Best(NamedTuple):
    """A card at given prices, finished (without its points) and unfinished: its net value, and what it uses."""

    finished: int
    finished_with: int
    unfinished: int
    unfinished_with: int


class Pieces:
    """All sets of cells that one act can mark on a card, single cells last; numbered as by `narrowed`."""

    def __init__(self, covers: Sequence[tuple[int, int]], crosses: int, goods: Sequence[int]) -> None:
        """`covers` are sets of cells with the number of their shape, -1 for a single cell."""
        self.cells = np.array([cells for cells, _ in covers], np.int64)
        self.shape = np.array([shape for _, shape in covers], np.int64)
        self.crosses = np.array([(cells & crosses).bit_count() for cells, _ in covers], np.int64)
        self.goods = np.array([[(cells & good).bit_count() for good in goods] for cells, _ in covers], np.int64)

    def at(self, prices: Rows) -> tuple[Rows, Rows]:
        """The net value of each, and what it uses, in one word. A single cell takes a flip or a bonus mark."""
        cheapest = int(np.argmin(prices[: BONUS + 1]))
        paid = np.where(self.shape < 0, cheapest, self.shape)
        net = self.crosses * prices[BONUS] + self.goods @ prices[GOODS:] - prices[paid]
        uses = (1 << UNITS * paid) + (self.crosses << UNITS * SOLD)
        for place in range(self.goods.shape[1]):
            uses += self.goods[:, place] << UNITS * (GOODS + place)
        return net, uses


class Relaxation(ABC):
    """A game's cards and goods. Points and prices are in units of 1/1024."""

    prices: Sequence[float]
    """Initial prices, one per kind of good on its cards."""

    @abstractmethod
    def best(self, card: int, prices: Rows) -> Best:
        """A card's best ways of being marked."""

    @abstractmethod
    def market(self, prices: Rows) -> tuple[int, list[int]]:
        """The most that goods can bring net of their prices, and how many of each that takes."""

    @abstractmethod
    def points(self, card: int) -> int:
        """For finishing it."""

    @abstractmethod
    def colour(self, card: int) -> int: ...

    def seal(self, card: int) -> tuple[int, int]:
        """The colour that its seal names, and what it pays per card of that colour; or -1 and 0."""
        return -1, 0

    def extra(self) -> Rows:
        """Additional points by colour and number of its cards."""
        return np.zeros((relaxation.COLOURS, relaxation.MOST_OF_A_COLOUR), np.int64)


def bound(game: Relaxation, told: Story) -> int:
    flips = np.array([[EXPEDITIONS[flip] for flip in told.flips].count(shape) for shape in SHAPES])
    cards, most = obtainable(game, told, int(flips @ SIZES))
    supply = np.array([*flips, *[0] * (GOODS - BONUS + len(game.prices))])
    prices = np.array([*(1.3 * SIZES), 1.3, 0, *game.prices]) * ONE
    lowest = 0
    for step in range(STEPS):
        whole = prices.astype(np.int64)
        total, used = relaxed(game, cards, most, whole)
        extra, wanted = game.market(whole[GOODS:])
        total += extra + int(whole @ supply)
        lowest = min(lowest, total) if step else total
        overdrawn = used - supply
        overdrawn[BONUS] -= used[SOLD]
        overdrawn[SOLD] = 0
        overdrawn[GOODS:] = np.array(wanted) - used[GOODS:]
        prices = np.maximum(prices + overdrawn * ONE * FIRST_STEP / (1 + step / 8), 0)
    return lowest // ONE


def relaxed(game: Relaxation, cards: Sequence[int], most: int, prices: Rows) -> tuple[int, Rows]:
    """The best hand at these prices, and what it uses up."""
    found = [game.best(card, prices) for card in cards]
    worth = np.array([each.finished + game.points(card) * ONE for card, each in zip(cards, found, strict=True)])
    colour = np.array([game.colour(card) for card in cards])
    names, pays = np.array([game.seal(card) for card in cards]).T.copy()
    hand, room = np.zeros(len(cards), np.int64), np.zeros(len(cards), np.int64)
    total = relaxation.best_hand(worth, colour, names, pays, game.extra(), most, hand, room)
    used = [each.finished_with for each, taken in zip(found, hand, strict=True) if taken]
    for each in sorted(found, key=lambda each: each.unfinished)[-LAST_CARDS:]:
        total += each.unfinished
        used.append(each.unfinished_with)
    return total, sum((unpacked(word, len(prices)) for word in used), np.zeros(len(prices), np.int64))


def obtainable(game: Relaxation, told: Story, cells: int) -> tuple[list[int], int]:
    """The cards that the seat could have got, and how many of them it could have finished at most.

    Every marked cell belongs to a flip, or is a bonus for a cross.
    """
    kept = told.kept_by_others
    own = [card for card in told.order if card not in kept and card not in told.taken]
    prices = np.array([*SIZES, 1, 0, *[0] * len(game.prices)]) * ONE
    costs = sorted(-game.best(card, prices).finished for card in own)
    most = 0
    while most < len(costs) and sum(costs[: most + 1]) <= cells * ONE:
        most += 1
    others = sum(len(taken) for (_, seat), taken in told.takes.items() if seat != told.seat)
    # Two cards of the seat's hand went back into the deck, any two.
    dealt = [card for card in told.order if card not in kept][: DISPLAYED + others + most + 2]
    return [card for card in own if card in dealt or card in told.hands[told.seat]], most


def unpacked(word: int, numbers: int) -> Rows:
    return np.array([word >> UNITS * place & (1 << UNITS) - 1 for place in range(numbers)])
