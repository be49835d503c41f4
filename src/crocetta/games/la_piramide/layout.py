"""What the numbers of observations and acts mean."""

from crocetta.games.la_piramide.actions import GAMBLES
from crocetta.games.la_piramide.game import LaPiramide
from crocetta.games.la_piramide.packing import HEALTHS, PHASES
from crocetta.games.la_piramide.pieces import CURSES, FAMILIES, HAND, PAWNS
from crocetta.games.la_piramide.state import Options
from crocetta.kit.layout import Layout, Lengths, Part

CURSE_NAMES = ", ".join(CURSES)
OF_EACH_CURSE = len(CURSES)
TURN_LIMIT = 40
"""The default turn limit of learners' matches (LP-19)."""
ENDLESS = 10_000
"""The assumed turns of the longest match without a limit, for libraries that require a number."""


def layout(game: LaPiramide) -> Layout:
    return Layout(_observation(), _acts(game), {"turn_limit": TURN_LIMIT}, _lengths)


def _lengths(seats: int, options: Options) -> Lengths:
    """Two pawns that waited, the choices to roll and to walk, two moves, two pawns sent back after each.

    The dealer rolls, rolls again for a gamble, and draws.
    """
    turns = seats * (options.turn_limit or ENDLESS)
    return Lengths(10 * turns, 1 + HAND * seats + 3 * turns)


def _observation() -> tuple[Part, ...]:
    phases = ", ".join(str(phase.__struct_config__.tag) for phase in PHASES)
    return (
        Part("seat", "one's own, as acts number pawns and players by seats"),
        Part("players", "how many there are"),
        Part("no_passing", "1 if the option is on"),
        Part("exact_exit", "1 if the option is on"),
        Part("gamble", "how many values a gamble names"),
        Part("curses", "1 if the option is on"),
        Part("round", "turns that everybody has had, at most 127"),
        Part("rounds_left", "turns that everybody will have; 127 for more, or no limit"),
        Part("phase", f"one of them is 1: {phases}", len(PHASES)),
        Part("pips", "rolled, and still to be walked"),
        Part("named", "for each value of the die 1 if the gamble names it", 6),
        Part("curse", "one of them is 1, the curse at work", OF_EACH_CURSE),
        Part(
            "pawn", "1 + the pawn at stake; pawns counted from one's own on, four a player: two slaves, two mummies"
        ),
        Part("second_pawn", "1 + the pawn that returns after that one"),
        Part("victim", "1 + the player robbed, counted from oneself on"),
        Part("hand", f"cards of each curse that one holds: {CURSE_NAMES}", OF_EACH_CURSE),
        Part("deck", "cards in the unknown part of the deck"),
        Part("bottom", "cards of each curse in the part below, which all have seen", OF_EACH_CURSE),
        Part("next", "1 + the curse that comes first of those"),
        Part(
            "player",
            "one for each player, oneself first, then clockwise; zeros for absent players",
            copies=len(FAMILIES),
            parts=_player(),
        ),
    )


def _player() -> tuple[Part, ...]:
    families, healths = ", ".join(FAMILIES), ", ".join(HEALTHS)
    return (
        Part("family", f"1 + the family: {families}"),
        Part("has_turn", "1 if it is their turn"),
        Part("to_act", "1 if they are to act"),
        Part("health", f"0 to {len(HEALTHS) - 1}: {healths}"),
        Part("cards", "how many they hold"),
        Part(
            "known", "cards of each curse that one is certain of in their hand; of one's own, zeros", OF_EACH_CURSE
        ),
        Part("public", "cards of each curse that everybody is certain of", OF_EACH_CURSE),
        Part("pawn", "two slaves, then two mummies", copies=4, parts=_pawn()),
    )


def _pawn() -> tuple[Part, ...]:
    return (
        Part("where", "0 on the board, 1 out, 2 waiting, 3 burst"),
        Part("row", "from 1 on; 0 if it is not on the board"),
        Part("column", "from 1 on; 0 if it is not on the board"),
        Part("way", "steps to the nearest exit, at most 127; 0 if it is not on the board"),
    )


def _acts(game: LaPiramide) -> tuple[Part, ...]:
    return (
        Part("noop", "nothing to decide"),
        Part("roll", "instead of playing a curse"),
        Part("walk", "after a 1, instead of gambling"),
        Part(
            "gamble",
            "the pairs of values, then the triples: 12, 13, ..., 56, 123, 124, ..., 456",
            sum(map(len, GAMBLES.values())),
        ),
        Part("play-curse", CURSE_NAMES, OF_EACH_CURSE),
        Part("pick", "this pawn: four a seat, from seat 0 on", PAWNS),
        Part("name", "this seat", len(FAMILIES)),
        Part(
            "move",
            "this pawn, to there",
            copies=PAWNS,
            parts=(
                Part("out", "out of the pyramid"),
                Part("to", "this square, numbered row by row", game.maze.size),
            ),
        ),
        Part(
            "place-back",
            "this pawn, to that start square: the twelve of its kind, numbered row by row",
            copies=PAWNS,
            length=2 * len(FAMILIES),
        ),
    )
