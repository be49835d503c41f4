"""Before the first turn: options, families, pawns on their starts (LP-4)."""

from crocetta.games.la_piramide.maze import Maze
from crocetta.games.la_piramide.pieces import CARDS, FAMILIES, SEATS, Family, Kind
from crocetta.games.la_piramide.state import Health, Opening, Options, State
from crocetta.kit.game import OptionsError


def setup(maze: Maze, seats: int, options: Options) -> State:
    if seats not in SEATS:
        raise ValueError(f"La Piramide is for {SEATS[0]} to {SEATS[-1]} players, not {seats}")
    families = _families(seats, options)
    _check(options)
    starts = [maze.starts[family, kind] for family in families for kind in Kind]
    return State(
        options=options,
        families=families,
        first=0,
        turn=0,
        pawns=tuple(square for squares in starts for square in squares),
        health=(Health.WELL,) * seats,
        hands=((),) * seats,
        deck=tuple(range(CARDS)) if options.curses else (),
        bottom=(),
        known=(((),) * seats,) * (seats + 1),
        phase=Opening(),
    )


def _families(seats: int, options: Options) -> tuple[Family, ...]:
    if options.families is None:
        return FAMILIES[:seats]
    if len(options.families) != seats:
        raise OptionsError(f"families: {len(options.families)} named for {seats} players; name one for each")
    if len(set(options.families)) != seats:
        raise OptionsError("families: one is named twice; each player has a family of their own")
    return options.families


def _check(options: Options) -> None:
    if options.gamble not in (2, 3):
        raise OptionsError(f"gamble: two or three values are named, not {options.gamble}")
    if options.turn_limit is not None and options.turn_limit < 1:
        raise OptionsError(f"turn_limit: at least 1, not {options.turn_limit}; leave it out for no limit")
