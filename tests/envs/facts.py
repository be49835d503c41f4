"""What the parts of an observation should say, read from a seat's view and from nowhere else."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from typing import Any, TypeAlias

from msgspec.structs import asdict

from crocetta.games.expeditions.shapes import EXPEDITIONS, Shape
from crocetta.games.expeditions.table import TURNS_A_ROUND, HeldCards, Phase
from crocetta.games.la_piramide.game import LaPiramide
from crocetta.games.la_piramide.packing import HEALTHS, PHASES
from crocetta.games.la_piramide.pieces import CURSES, FAMILIES, Curse
from crocetta.games.la_piramide.state import Returning, Robbing
from crocetta.games.la_piramide.view import View as PawnsView
from crocetta.games.pyramids.cards import COLOURS
from crocetta.games.pyramids.game import Pyramids
from crocetta.games.silver_and_gold.cards import Colour
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.kit.game import AnyGame, Seat

Facts: TypeAlias = dict[str, list[int]]
CHOOSING = (Phase.KEEP, Phase.MARK, Phase.TAKE)
MOST = 127


def facts(game: AnyGame, view: Any) -> Facts:
    match game:
        case SilverAndGold():
            return dict(_of_silver_and_gold(game, view))
        case Pyramids():
            return dict(_of_pyramids(game, view))
        case LaPiramide():
            return dict(_of_la_piramide(game, view))
    raise AssertionError(game.name)


def _one_hot(wanted: object, all_of_them: Iterable[object]) -> list[int]:
    return [int(each == wanted) for each in all_of_them]


def _seats_from(view: Any, seats: int) -> Iterator[tuple[int, Seat]]:
    """Place in the observation and seat: one's own first, then clockwise."""
    return ((place, (view.seat + place) % seats) for place in range(seats))


# Both flip-and-write games.

Face: TypeAlias = Callable[[int, int], Facts]
"""What is told of a card of this number on which these cells are marked."""


def _of_table(view: Any, colours: Sequence[Enum], colour_of: Callable[[int], Enum], face: Face) -> Iterator[Any]:
    seats = len(view.sheets)
    yield "phase", _one_hot(view.phase, CHOOSING)
    yield "turn", [view.turn]
    yield "turn_in_round", [view.turn % TURNS_A_ROUND]
    yield "pile", [int(card not in view.used) for card in range(len(EXPEDITIONS))]
    yield "shape", _one_hot(EXPEDITIONS[view.used[-1]] if view.used else None, Shape)
    yield "deck", [view.deck]
    yield "display", [len(view.display)]
    yield "to_take", [view.to_take]
    yield "owed", [view.pencil.owed]
    yield "players", [seats]
    for place, seat in _seats_from(view, seats):
        sheet: HeldCards = view.sheets[seat]
        of_colour = [colour_of(card) for card in sheet.completed]
        yield f"sheet[{place}].completed", [*map(of_colour.count, colours), 0][:4]
        yield f"sheet[{place}].finished", [int(view.finished[seat])]
        for slot, holding in enumerate(sheet.slots):
            if holding:
                yield from _named(f"sheet[{place}].card[{slot}]", face(holding.card, holding.marked))
    for place, card in enumerate(view.hand if view.phase is Phase.KEEP else view.display):
        yield from _named(f"offer[{place}]", face(card, 0))


def _named(above: str, told: Facts) -> Iterator[tuple[str, list[int]]]:
    return ((f"{above}.{name}", numbers) for name, numbers in told.items())


def _cells(drawing: Sequence[str], width: int, signs: str, marked: int) -> list[int]:
    """The cells with one of these signs that are not marked, as the card is drawn; a small one lies top left."""
    whole = "".join(line.ljust(width) for line in drawing).ljust(width * width)
    return [int(sign in signs and not marked >> cell & 1) for cell, sign in enumerate(whole)]


def _of_silver_and_gold(game: SilverAndGold, view: Any) -> Iterator[tuple[str, list[int]]]:
    maps = {each.number: each for each in game.deck}

    def face(card: int, marked: int) -> Facts:
        drawn = maps[card]
        planes = {"fields": "o+$T", "crosses": "+", "coins": "$", "palms": "T"}
        return {name: _cells(drawn.drawing, 4, signs, marked) for name, signs in planes.items()} | {
            "colour": _one_hot(drawn.colour, Colour),
            "seal": _one_hot(drawn.seal, Colour),
            "number": [card],
        }

    yield from _of_table(view, tuple(Colour), lambda card: maps[card].colour, face)
    yield "left", [view.cups_left, 0, 0]
    yield "first", [(view.start - view.seat) % len(view.sheets)]
    for place, seat in _seats_from(view, len(view.sheets)):
        sheet, at = view.sheets[seat], f"sheet[{place}]"
        yield f"{at}.coins", [sheet.coins]
        yield f"{at}.rows", [len(sheet.cups)]
        yield f"{at}.cups", [sum(sheet.cups)]
        yield f"{at}.palm_boxes", [len(sheet.palms)]
        yield f"{at}.palms", [min(MOST, sum(sheet.palms))]


def _of_pyramids(game: Pyramids, view: Any) -> Iterator[tuple[str, list[int]]]:
    planes = {"open": ".ET+rgfsp", "entrance": "E", "tomb": "T", "crosses": "+", "reds": "r", "greens": "g"}
    planes |= {"torches": "f", "skulls": "s", "potions": "p"}

    def colour_of(card: int) -> Enum:
        return COLOURS[(card - 1) % 3]

    def face(card: int, marked: int) -> Facts:
        drawing = game.deck.pyramids[card].drawing
        return {name: _cells(drawing, 5, signs, marked) for name, signs in planes.items()} | {
            "colour": [*_one_hot(colour_of(card), COLOURS), 0],
            "number": [card],
        }

    yield from _of_table(view, COLOURS, colour_of, face)
    yield "left", list(view.claimed)
    yield "first", [-view.seat % len(view.sheets)]
    for place, seat in _seats_from(view, len(view.sheets)):
        sheet, at = view.sheets[seat], f"sheet[{place}]"
        yield f"{at}.reds", [sheet.reds]
        yield f"{at}.greens", [sheet.greens]
        yield f"{at}.skulls", [sheet.skulls]
        yield f"{at}.torches", [int(number in sheet.torches) for number in range(4)]
        yield f"{at}.claims", [sum(claim.points for claim in sheet.claims)]


# La Piramide.


def _of_each(cards: Sequence[Curse]) -> list[int]:
    return [cards.count(curse) for curse in CURSES]


def _of_la_piramide(game: LaPiramide, view: PawnsView) -> Iterator[tuple[str, list[int]]]:
    assert view.seat is not None
    options, seats = view.options, view.seats
    yield "seat", [view.seat]
    yield "players", [seats]
    yield "no_passing", [int(options.no_passing)]
    yield "exact_exit", [int(options.exact_exit)]
    yield "gamble", [options.gamble]
    yield "curses", [int(options.curses)]
    yield "round", [min(MOST, view.turn // seats)]
    limit = MOST * seats if options.turn_limit is None else options.turn_limit * seats - view.turn
    yield "rounds_left", [min(MOST, limit // seats)]
    yield "hand", _of_each(view.hand)
    yield "deck", [view.deck]
    yield "bottom", _of_each(view.bottom)
    yield "next", [1 + CURSES.index(view.bottom[0]) if view.bottom else 0]
    yield from _of_phase(view, view.seat)
    for place, seat in _seats_from(view, seats):
        yield from _named(f"player[{place}]", dict(_of_player(game, view, seat)))


def _of_phase(view: PawnsView, own: Seat) -> Iterator[tuple[str, list[int]]]:
    carried = asdict(view.phase)
    yield "phase", _one_hot(type(view.phase), PHASES)
    yield "pips", [carried.get("pips", 0)]
    yield "named", [int(value in carried.get("values", ())) for value in range(1, 7)]
    yield "curse", _one_hot(carried.get("curse"), CURSES)
    pawns = carried.get("pawns") or ((carried["pawn"],) if "pawn" in carried else ())
    counted = [1 + (pawn - 4 * own) % (4 * view.seats) for pawn in pawns]
    yield "pawn", [counted[0] if counted else 0]
    yield "second_pawn", [counted[1] if len(counted) > 1 else 0]
    victim = view.phase.victim if isinstance(view.phase, Robbing) else None
    yield "victim", [0 if victim is None else 1 + (victim - own) % view.seats]


def _of_player(game: LaPiramide, view: PawnsView, seat: Seat) -> Iterator[tuple[str, list[int]]]:
    returning = view.phase.pawns[0] // 4 if isinstance(view.phase, Returning) else view.player
    over = type(view.phase) is PHASES[-1]
    yield "family", [1 + FAMILIES.index(view.families[seat])]
    yield "has_turn", [int(seat == view.player)]
    yield "to_act", [int(seat == returning and not over)]
    yield "health", [HEALTHS.index(view.health[seat])]
    yield "cards", [view.cards[seat]]
    yield "known", _of_each(view.known[seat])
    yield "public", _of_each(view.public[seat])
    for number, square in enumerate(view.pawns[4 * seat : 4 * seat + 4]):
        at = f"pawn[{number}]"
        yield f"{at}.where", [max(0, -square)]
        if square >= 0:
            row, column = game.maze.places[square]
            yield f"{at}.row", [row + 1]
            yield f"{at}.column", [column + 1]
            yield f"{at}.way", [min(MOST, game.maze.ways[square])]
