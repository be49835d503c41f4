"""The nine curses (LP-20): when one may be played, and on whom it may fall."""

from typing import Final

from crocetta.games.la_piramide.maze import Maze
from crocetta.games.la_piramide.moves import Board, cursed
from crocetta.games.la_piramide.pieces import BURST, CURSES, MUMMIES, Curse, Kind, curse_of, kind, owner
from crocetta.games.la_piramide.state import Health, State
from crocetta.kit.game import Seat

ON_PLAYERS: Final = (Curse.GRAVE_ROBBER, Curse.PLAGUE)


def held(s: State, seat: Seat) -> tuple[Curse, ...]:
    """The kinds of curses in a hand, each once."""
    kinds = {curse_of(card) for card in s.hands[seat]}
    return tuple(curse for curse in CURSES if curse in kinds)


def playable(maze: Maze, s: State, curse: Curse) -> bool:
    """Whether it would change the position, wherever it falls (LP-25)."""
    if curse in ON_PLAYERS:
        return bool(victims(s, curse))
    return awakens(s, curse) or any(falls_on(maze, s, curse, pawn) for pawn in range(len(s.pawns)))


def awakens(s: Board, curse: Curse) -> bool:
    """Awakening must return a burst mummy where there is one (LP-25); only else does it move one."""
    return curse is Curse.AWAKENING and any(s.pawns[pawn] == BURST for pawn in MUMMIES[s.player])


def picks(maze: Maze, s: Board, curse: Curse) -> tuple[int, ...]:
    """The pawns that the curse may fall on."""
    return tuple(pawn for pawn in range(len(s.pawns)) if falls_on(maze, s, curse, pawn))


def falls_on(maze: Maze, s: Board, curse: Curse, pawn: int) -> bool:
    if s.pawns[pawn] < 0:
        return False  # only pawns on the board (LP-24)
    if curse is Curse.PHARAOHS_CALL:
        return not at_its_start(maze, s, pawn)
    if curse is Curse.CHANGE_OF_BANDAGES:
        return bool(partners(s, pawn))
    of = moved_kind(curse)
    if of is not None and (owner(pawn) != s.player or kind(pawn) is not of):
        return False
    return bool(cursed(maze, s, pawn, curse))


def partners(s: Board, pawn: int) -> tuple[int, ...]:
    """With whom Change of bandages may swap a pawn: the same kind, another family, on the board."""
    return tuple(
        other
        for other, square in enumerate(s.pawns)
        if square >= 0 and owner(other) != owner(pawn) and kind(other) is kind(pawn)
    )


def moved_kind(curse: Curse) -> Kind | None:
    """Which of one's own pawns a curse moves; None for Possession, which moves anybody's of either kind."""
    if curse is Curse.POSSESSION:
        return None
    return Kind.MUMMY if curse in (Curse.RESTLESS_DEAD, Curse.AWAKENING) else Kind.SLAVE


def victims(s: State, curse: Curse) -> tuple[Seat, ...]:
    """The players that Grave robber or Plague may fall on."""
    others = (seat for seat in range(s.seats) if seat != s.player)
    if curse is Curse.PLAGUE:
        return tuple(seat for seat in others if s.health[seat] is Health.WELL)
    return tuple(seat for seat in others if s.hands[seat])


def at_its_start(maze: Maze, s: Board, pawn: int) -> bool:
    return s.pawns[pawn] in maze.starts[s.families[owner(pawn)], kind(pawn)]
