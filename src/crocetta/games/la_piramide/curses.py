"""The nine curses (LP-20): when one may be played, on whom it may fall, and what it does.

Functions that give a reason against something return None if there is none.
"""

from typing import Final, Protocol

from msgspec.structs import replace

from crocetta.games.la_piramide import hands
from crocetta.games.la_piramide.events import Awoke, Plagued, Swapped
from crocetta.games.la_piramide.maze import Maze
from crocetta.games.la_piramide.meetings import send_back, settle
from crocetta.games.la_piramide.moves import Board, cursed
from crocetta.games.la_piramide.pieces import (
    BURST,
    CURSES,
    MUMMIES,
    WAITING,
    Curse,
    Kind,
    curse_of,
    kind,
    owner,
)
from crocetta.games.la_piramide.refusals import Reason
from crocetta.games.la_piramide.state import Driving, Health, Naming, Picking, Robbing, State, Swapping
from crocetta.games.la_piramide.turns import Turn, end_turn, told, with_health, with_pawn
from crocetta.kit.game import Illegal, Seat, Step


class Company(Board, Protocol):
    """The board and the players: part of a state as well as of a view."""

    @property
    def seats(self) -> int: ...
    @property
    def health(self) -> tuple[Health, ...]: ...
    @property
    def cards(self) -> tuple[int, ...]:
        """How many each player holds."""
        ...


ON_PLAYERS: Final = (Curse.GRAVE_ROBBER, Curse.PLAGUE)
MOVED: Final = {
    Curse.SECRET_PASSAGE: Kind.SLAVE,
    Curse.FORCED_MARCH: Kind.SLAVE,
    Curse.RESTLESS_DEAD: Kind.MUMMY,
    Curse.AWAKENING: Kind.MUMMY,
}
"""Which of one's own pawns a curse moves. Possession moves anybody's of either kind."""

OFF_BOARD: Final = Reason("LP-24", "refused-off-board")
AT_ITS_START: Final = Reason("LP-25", "refused-at-start")
ALONE: Final = {of: Reason("LP-25", "refused-alone", {"kind": of}) for of in Kind}
STUCK: Final = Reason("LP-25", "refused-stuck")
NOT_YOURS: Final = {curse: Reason("LP-20", "refused-own-pawn", {"curse": curse}) for curse in MOVED}
OTHER_KIND: Final = {
    curse: Reason("LP-20", "refused-other-kind", {"curse": curse, "kind": of}) for curse, of in MOVED.items()
}
UNLIKE: Final = {of: Reason("LP-20", "refused-unlike", {"kind": of}) for of in Kind}
ONE_FAMILY: Final = Reason("LP-25", "refused-one-family")
NOBODY_ELSE: Final = Reason("LP-20", "refused-nobody-else")
NOT_WELL: Final = Reason("LP-20", "refused-not-well")
NO_CARDS: Final = Reason("LP-25", "refused-no-cards")
NOBODY_WELL: Final = Reason("LP-20", "refused-nobody-well")
CHANGES_NOTHING: Final = {curse: Reason("LP-25", "refused-useless", {"curse": curse}) for curse in CURSES}


def held(s: State, seat: Seat) -> tuple[Curse, ...]:
    """The kinds of curses in a hand, each once."""
    kinds = {curse_of(card) for card in s.hands[seat]}
    return tuple(curse for curse in CURSES if curse in kinds)


def useless(maze: Maze, s: State, curse: Curse) -> Reason | None:
    """Why a curse may not be played: it would not change the position, wherever it falls (LP-25)."""
    if curse in ON_PLAYERS:
        if victims(s, curse):
            return None
    elif awakens(s, curse) or any(spared(maze, s, curse, pawn) is None for pawn in range(len(s.pawns))):
        return None
    return NOBODY_WELL if curse is Curse.PLAGUE else CHANGES_NOTHING[curse]


def awakens(s: Board, curse: Curse) -> bool:
    """Awakening must return a burst mummy if there is one (LP-25), and moves one otherwise."""
    return curse is Curse.AWAKENING and any(s.pawns[pawn] == BURST for pawn in MUMMIES[s.player])


def picks(maze: Maze, s: Board, curse: Curse) -> tuple[int, ...]:
    """The pawns that the curse may be played on."""
    return tuple(pawn for pawn in range(len(s.pawns)) if spared(maze, s, curse, pawn) is None)


def spared(maze: Maze, s: Board, curse: Curse, pawn: int) -> Reason | None:
    """Why the curse may not fall on this pawn, if it may not."""
    if s.pawns[pawn] < 0:
        return OFF_BOARD
    if curse is Curse.PHARAOHS_CALL:
        starts = maze.starts[s.families[owner(pawn)], kind(pawn)]
        return AT_ITS_START if s.pawns[pawn] in starts else None
    if curse is Curse.CHANGE_OF_BANDAGES:
        return None if partners(maze, s, pawn) else _alone(maze, kind(pawn))
    of = MOVED.get(curse)
    if of is not None and owner(pawn) != s.player:
        return NOT_YOURS[curse]
    if of is not None and kind(pawn) is not of:
        return OTHER_KIND[curse]
    return None if cursed(maze, s, pawn, curse) else STUCK


def _alone(maze: Maze, of: Kind) -> Reason:
    near = maze.numbers[Curse.CHANGE_OF_BANDAGES]
    return Reason("LP-20", "refused-none-near", {"kind": of, "count": near}) if near else ALONE[of]


def partners(maze: Maze, s: Board, pawn: int) -> tuple[int, ...]:
    """With whom Change of bandages may swap a pawn."""
    return tuple(other for other in range(len(s.pawns)) if unfit(maze, s, pawn, other) is None)


def unfit(maze: Maze, s: Board, pawn: int, other: int) -> Reason | None:
    """Why these two may not swap: they are of one kind and two families, both on the board, and near enough."""
    if s.pawns[other] < 0:
        return OFF_BOARD
    if kind(pawn) is not kind(other):
        return UNLIKE[kind(pawn)]
    if owner(pawn) == owner(other):
        return ONE_FAMILY
    most = maze.numbers[Curse.CHANGE_OF_BANDAGES]
    far = most and maze.apart(s.pawns[pawn], s.pawns[other]) > most
    return Reason("LP-20", "refused-far-swap", {"count": most}) if far else None


def victims(s: Company, curse: Curse) -> tuple[Seat, ...]:
    """The players that Grave robber or Plague may fall on."""
    return tuple(seat for seat in range(s.seats) if immune(s, curse, seat) is None)


def immune(s: Company, curse: Curse, seat: Seat) -> Reason | None:
    if seat == s.player or seat not in range(s.seats):
        return NOBODY_ELSE
    if curse is Curse.PLAGUE:
        return None if s.health[seat] is Health.WELL else NOT_WELL
    return None if s.cards[seat] else NO_CARDS


# What they do: a card is played, then falls on a pawn or on a player.


def play(maze: Maze, s: State, curse: Curse) -> Turn:
    if curse not in held(s, s.player):
        raise Illegal("LP-5", "refused-not-held", {"curse": curse})
    _refuse(useless(maze, s, curse))
    played = hands.play(s, curse)
    s = played.state
    if curse in ON_PLAYERS:
        return Step(replace(s, phase=Naming(curse)), played.events)
    if not awakens(s, curse):
        return Step(replace(s, phase=Picking(curse)), played.events)
    mummy = next(pawn for pawn in MUMMIES[s.player] if s.pawns[pawn] == BURST)
    returns = settle(maze, with_pawn(s, mummy, WAITING), (mummy,), 0)
    return told(*played.events, Awoke(mummy), then=returns)


def pick(maze: Maze, s: State, curse: Curse, pawn: int) -> Turn:
    _check_there_is(s, pawn)
    _refuse(spared(maze, s, curse, pawn))
    match curse:
        case Curse.PHARAOHS_CALL:
            return send_back(maze, s, (pawn,), 0)
        case Curse.CHANGE_OF_BANDAGES:
            return Step(replace(s, phase=Swapping(pawn)))
        case _:
            return Step(replace(s, phase=Driving(curse, pawn)))


def swap(maze: Maze, s: State, first: int, second: int) -> Turn:
    _check_there_is(s, second)
    _refuse(unfit(maze, s, first, second))
    swapped = with_pawn(with_pawn(s, first, s.pawns[second]), second, s.pawns[first])
    return told(Swapped((first, second)), then=end_turn(maze, swapped))


def name(maze: Maze, s: State, curse: Curse, victim: Seat) -> Turn:
    _refuse(immune(s, curse, victim))
    if curse is Curse.GRAVE_ROBBER:
        return Step(replace(s, phase=Robbing(victim)))
    # With two players, one lost turn would only make up for the turn that the card costs.
    turns = maze.numbers[Curse.PLAGUE] if s.seats == 2 else 1
    health = Health.STRICKEN if turns == 2 else Health.SICK
    return told(Plagued(victim, turns), then=end_turn(maze, with_health(s, victim, health)))


def _check_there_is(s: State, pawn: int) -> None:
    if pawn not in range(len(s.pawns)):
        raise Illegal("LP-20", "refused-no-pawn")


def _refuse(reason: Reason | None) -> None:
    if reason is not None:
        raise Illegal(*reason)
