"""Positions of the expedition games, drawn by hand: marks as ASCII, tiny decks as lists of drawings."""

from collections.abc import Iterable
from typing import TypeVar

import pytest
from msgspec.structs import replace

from crocetta.games.expeditions.actions import DONE
from crocetta.games.expeditions.shapes import EXPEDITIONS, Shape
from crocetta.games.expeditions.table import Holding, Phase
from crocetta.games.silver_and_gold.cards import WIDTH, Colour, Deck, read_own
from crocetta.games.silver_and_gold.events import Event
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.games.silver_and_gold.state import Options, Sheet, State
from crocetta.kit.game import A, E, Game, Illegal, O, S, Seat, Step, V

Item = TypeVar("Item")


def at(drawing: str, width: int = WIDTH) -> int:
    """The cells drawn as x. Rows are lines, or parts between slashes: `at("x... / xx..")`."""
    rows = drawing.replace("/", "\n").split()
    return sum(1 << r * width + c for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "x")


def bits(numbers: Iterable[int]) -> int:
    """A deck that holds these cards."""
    return sum(1 << number for number in numbers)


def flip_of(shape: Shape) -> int:
    """The first expedition card of this shape."""
    return EXPEDITIONS.index(shape)


def step(game: Game[S, A, E, V, O], s: S, seat: Seat, *acts: A) -> Step[S, E]:
    """Play several acts of one seat; the last one's step."""
    *first, last = acts
    for act in first:
        s = game.apply(s, seat, act).state
    return game.apply(s, seat, last)


def after(game: Game[S, A, E, V, O], s: S, seat: Seat, *acts: A) -> S:
    return step(game, s, seat, *acts).state


def refusal(game: Game[S, A, E, V, O], s: S, seat: Seat, act: A) -> str:
    """The clause that forbids the act, which `legal` does not offer either."""
    assert act not in game.legal(s, seat)
    with pytest.raises(Illegal) as caught:
        game.apply(s, seat, act)
    assert caught.value.message
    return caught.value.clause


def the(kind: type[Item], events: Iterable[object]) -> Item:
    """The only event of this kind."""
    (found,) = all_of(kind, events)
    return found


def all_of(kind: type[Item], events: Iterable[object]) -> list[Item]:
    return [event for event in events if isinstance(event, kind)]


# Silver & Gold


class Drawn:
    """One map of a hand-drawn deck: rows are parts between slashes."""

    def __init__(self, colour: Colour | str, fields: str, seal: Colour | None = None) -> None:
        self.colour = colour if isinstance(colour, str) else colour.value
        self.fields = fields
        self.seal = seal

    def entry(self, number: int) -> str:
        rows = "\n".join(self.fields.replace("/", " ").split())
        seal = f'seal = "{self.seal.value}"\n' if self.seal else ""
        return f'[[map]]\nnumber = {number}\ncolour = "{self.colour}"\n{seal}fields = """\n{rows}\n"""\n'


def deck_file(*maps: Drawn) -> str:
    return 'edition = "by hand"\n' + "".join(drawn.entry(n) for n, drawn in enumerate(maps, start=1))


def deck_of(*maps: Drawn) -> Deck:
    return read_own(deck_file(*maps))


PLAIN, CROSS, CROSSES, COIN, COINS, PALM, PALMS, TWO_PALMS = range(1, 9)
GREEN, ORANGE, PURPLE, ALL_CROSSES, PALM_AND_COIN, FOUR_COINS, OTHER, LAST = range(9, 17)

BY_HAND = deck_of(
    Drawn(Colour.GREY, "oooo / oooo"),
    Drawn(Colour.GREY, "+ooo / oooo"),
    Drawn(Colour.GREY, "++oo / oooo"),
    Drawn(Colour.GREY, "$ooo / oooo"),
    Drawn(Colour.GREY, "$$$$ / $$$$"),
    Drawn(Colour.GREY, "Tooo / oooo"),
    Drawn(Colour.GREY, "oToo / oooo"),
    Drawn(Colour.GREY, "TToo / oooo"),
    Drawn(Colour.GREEN, "oooo / oooo / oo.."),
    Drawn(Colour.ORANGE, "oooo / oooo / oooo"),
    Drawn(Colour.PURPLE, "oooo / oooo / oooo / oo.."),
    Drawn(Colour.GREY, "++++ / ++++"),
    Drawn(Colour.GREY, "T$oo / oooo"),
    Drawn(Colour.GREY, "$$$$ / oooo"),
    Drawn(Colour.GREY, "ooo. / ooo. / oo.."),
    Drawn(Colour.GREEN, "ooo. / ooo. / oooo"),
)
"""Sixteen maps, named by the constants above: enough for four players."""

BY_HAND_GAME = SilverAndGold(BY_HAND)


def held(card: int, marked: str | int = 0) -> Holding:
    """A map in play, its marks drawn as x."""
    return Holding(card, at(marked) if isinstance(marked, str) else marked)


def left(card: int, unmarked: str, deck: Deck = BY_HAND) -> Holding:
    """A map in play on which just these fields are unmarked."""
    fields = deck.maps[card].cells
    assert not at(unmarked) & ~fields
    return Holding(card, fields & ~at(unmarked))


def sheet(
    first: Holding | int | None,
    second: Holding | int | None,
    *,
    completed: tuple[int, ...] = (),
    coins: int = 0,
    cups: tuple[int, ...] | None = None,
    palms: tuple[int, ...] = (),
) -> Sheet:
    """A player's maps and score card; cups of earlier rows are worth nothing unless said."""
    slots = tuple(Holding(slot) if isinstance(slot, int) else slot for slot in (first, second))
    return Sheet((slots[0], slots[1]), completed, coins, (0,) * (coins // 4) if cups is None else cups, palms)


def marking(
    shape: Shape,
    *sheets: Sheet,
    display: tuple[int, ...] = (),
    deck: Iterable[int] = (),
    start: Seat = 0,
    turn: int = 0,
    used: tuple[int, ...] = (),
    cups_left: int = 6,
    game: SilverAndGold = BY_HAND_GAME,
) -> State:
    """Action 2: this shape has just been flipped, on top of the used cards."""
    s = game.law.setup(len(sheets), Options())
    return replace(
        s,
        phase=Phase.MARK,
        turn=turn,
        sheets=sheets,
        opened=sheets,
        display=display,
        deck=bits(deck),
        used=(*used, flip_of(shape)),
        start=start,
        cups_left=cups_left,
    )


IDLE = sheet(None, None)
"""A player without maps, whose only act is `Done` (SG-14)."""


def all_done(game: SilverAndGold, s: State) -> Step[State, Event]:
    """Everybody who is still marking says `Done`; what that leads to."""
    *first, last = game.to_act(s)
    for seat in first:
        s = game.apply(s, seat, DONE).state
    return game.apply(s, last, DONE)
