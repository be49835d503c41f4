"""La Piramide in words: what happened, what a curse does, what a move would lead to."""

from collections.abc import Sequence
from typing import Final

from crocetta.games.la_piramide.chart import Chart
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
from crocetta.games.la_piramide.pieces import CURSE_NAMES, Curse, kind, owner
from crocetta.kit.terminal import Company, capitalised, listed

DOES: Final = {
    Curse.SECRET_PASSAGE: "a slave of yours goes up to 3, through inner walls, over anyone",
    Curse.RESTLESS_DEAD: "a mummy of yours goes up to 6, through inner walls, over anyone",
    Curse.POSSESSION: "any pawn goes up to 4, where you like",
    Curse.FORCED_MARCH: "a slave of yours goes up to 8, over anyone",
    Curse.PHARAOHS_CALL: "any pawn goes back to its start",
    Curse.CHANGE_OF_BANDAGES: "two pawns of a kind, of two families, change places",
    Curse.AWAKENING: "a burst mummy of yours returns; or a mummy goes up to 3",
    Curse.GRAVE_ROBBER: "take a card at random from another player",
    Curse.PLAGUE: "another player loses the next turn",
}


def pawn_name(pawn: int, company: Company) -> str:
    """Ada's slave 1."""
    return f"{company.whose(owner(pawn))} {kind(pawn)} {pawn % 2 + 1}"


def pawn_names(pawns: Sequence[int], company: Company) -> str:
    return listed([pawn_name(pawn, company) for pawn in pawns])


def tell(event: Event, chart: Chart, company: Company) -> str | None:
    said = _tell_pawns(event, chart, company) or _tell_players(event, company)
    return capitalised(said) if said else None


def _tell_players(event: Event, company: Company) -> str | None:
    who = company.who
    match event:
        case FirstPlayer(seat):
            return f"{who(seat)} had the first turn."
        case TurnLost(seat):
            return f"{who(seat)} lost a turn to the plague."
        case DieRolled(seat, value):
            return f"{who(seat)} rolled {value}."
        case Gambled(seat, values):
            return f"{who(seat)} gambled on {listed([str(value) for value in values])}."
        case GambleRolled(_, value, hit):
            return f"The die showed {value}: {'won' if hit else 'lost'}."
        case Drew(seat, curse):
            return f"{who(seat)} drew {CURSE_NAMES[curse]}."
        case Stuck(seat, of):
            return f"{who(seat)} could not move a {of}."
        case CursePlayed(seat, curse):
            return f"{who(seat)} played {CURSE_NAMES[curse]}."
        case Plagued(seat):
            return f"{who(seat)} will lose the next turn."
        case Robbed(thief, victim, curse):
            return f"{who(thief)} stole {CURSE_NAMES[curse]} from {company.whom(victim)}."
        case CardTaken(thief, victim):
            return f"{who(thief)} stole a curse from {company.whom(victim)}."
        case _:
            return None


def _tell_pawns(event: Event, chart: Chart, company: Company) -> str | None:
    match event:
        case Moved(pawn, path):
            return f"{pawn_name(pawn, company)} went from {chart.name(path[0])} to {chart.name(path[-1])}."
        case Left(pawn, path):
            return f"{pawn_name(pawn, company)} left the pyramid from {chart.name(path[-1])}."
        case SentBack((pawn,)):
            return f"{pawn_name(pawn, company)} had to go back to its start."
        case SentBack(pawns):
            return f"{pawn_names(pawns, company)} met and had to go back to their starts."
        case PutBack(pawn, square):
            return f"{pawn_name(pawn, company)} started again from {chart.name(square)}."
        case Waits(pawn):
            return f"{pawn_name(pawn, company)} found no free start and waits beside the board."
        case Burst(pawns):
            return f"{pawn_names(pawns, company)} met and burst."
        case Swapped(pawns):
            return f"{pawn_names(pawns, company)} changed places."
        case Awoke(pawn):
            return f"{pawn_name(pawn, company)} awoke."
        case _:
            return None
