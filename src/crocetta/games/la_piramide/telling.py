"""Events of La Piramide as text, in the same words as on the page.

The end has no line of its own, since the verdict reports it; nor have cards that others draw, or the deal would be
listed card by card.
"""

from typing import Final

from crocetta.games.la_piramide.chart import Chart, short_code
from crocetta.games.la_piramide.events import (
    Awoke,
    Burst,
    CardTaken,
    CursePlayed,
    DieRolled,
    Drew,
    Event,
    FirstPlayer,
    Gambled,
    GambleRolled,
    Left,
    Moved,
    Plagued,
    PutBack,
    Robbed,
    SentBack,
    Stuck,
    Swapped,
    TurnLost,
    Waits,
)
from crocetta.games.la_piramide.pieces import kind, owner
from crocetta.kit.terminal import Company
from crocetta.kit.words import Value, Words, list_of

EXITS: Final = {"^": "north", ">": "east", "v": "south", "<": "west"}


def pawn_parameters(pawn: int, company: Company, prefix: str = "") -> dict[str, Value]:
    """Message parameters that name a pawn: its owner, its kind, and which of the two, as on the board."""
    return {**company.named(owner(pawn), prefix), f"{prefix}kind": kind(pawn), f"{prefix}short": short_code(pawn)}


def tell(event: Event, chart: Chart, company: Company, words: Words) -> str | None:
    return _tell_pawns(event, chart, company, words) or _tell_players(event, company, words)


def _tell_players(event: Event, company: Company, words: Words) -> str | None:
    say, who = words.say, company.named
    match event:
        case FirstPlayer(seat):
            return say("event-first-player", **who(seat))
        case TurnLost(seat):
            return say("event-turn-lost", **who(seat))
        case DieRolled(seat, value):
            return say("event-die-rolled", value=value, **who(seat))
        case Gambled(seat, values):
            return say(
                "event-gambled", values=list_of([str(value) for value in values], company.words), **who(seat)
            )
        case GambleRolled(_, value, hit):
            return say("event-gamble-hit" if hit else "event-gamble-missed", value=value)
        case Drew(seat, curse):
            return say("event-drew", curse=curse, **who(seat))
        case Stuck(seat, of):
            return say("event-stuck", kind=of, **who(seat))
        case CursePlayed(seat, curse):
            return say("event-curse-played", curse=curse, **who(seat))
        case Plagued(seat, turns):
            return say("event-plagued", turns=turns, **who(seat))
        case Robbed(thief, victim, curse):
            return say("event-robbed", curse=curse, **who(thief), **who(victim, "other_"))
        case CardTaken(thief, victim):
            return say("event-card-taken", **who(thief), **who(victim, "other_"))
        case _:
            return None


def _tell_pawns(event: Event, chart: Chart, company: Company, words: Words) -> str | None:
    say, name = words.say, chart.name
    match event:
        case Moved(pawn, path):
            ends: dict[str, Value] = {"from": name(path[0]), "to": name(path[-1])}
            return say("terminal-moved", count=len(path) - 1, **ends, **pawn_parameters(pawn, company))
        case Left(pawn, path):
            door: dict[str, Value] = {"door": EXITS[chart.maze.doors[path[-1]][0]], "from": name(path[0])}
            return say("terminal-left", **door, **pawn_parameters(pawn, company))
        case SentBack((pawn,)):
            return say("terminal-sent-back", **pawn_parameters(pawn, company))
        case SentBack((pawn, other)):
            return say("terminal-met", **_two_pawns(pawn, other, company))
        case PutBack(pawn, square):
            return say("terminal-put-back", square=name(square), **pawn_parameters(pawn, company))
        case Waits(pawn):
            return say("terminal-waits", **pawn_parameters(pawn, company))
        case Burst((pawn, other)):
            return say("terminal-burst", **_two_pawns(pawn, other, company))
        case Swapped((pawn, other)):
            return say("terminal-swapped", **_two_pawns(pawn, other, company))
        case Awoke(pawn):
            return say("terminal-awoke", **pawn_parameters(pawn, company))
        case _:
            return None


def _two_pawns(pawn: int, other: int, company: Company) -> dict[str, Value]:
    return {**pawn_parameters(pawn, company), **pawn_parameters(other, company, "other_")}
