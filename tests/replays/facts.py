"""What a recorded match shows: the corners of the rules that it turns, as short sentences.

The golden matches of a game must show all of `wanted` together; a sentence names something that happened.
"""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import asdict

from crocetta import games
from crocetta.games.expeditions.events import Completed, Took
from crocetta.games.la_piramide import events as lp
from crocetta.games.la_piramide.pieces import CURSES
from crocetta.games.pyramids import events as py
from crocetta.games.silver_and_gold import events as sg
from crocetta.games.silver_and_gold.cards import Colour
from crocetta.kit.game import Edition
from crocetta.kit.match import Match
from crocetta.kit.record import TakeBack

AnyMatch = Match[Any, Any, Any, Any, Any]

_EXPEDITIONS = {
    "2 players",
    "3 players",
    "4 players",
    "with open_pile",
    "something taken back",
    "a card taken from the display",
    "a card taken unseen",
    "two cards completed in one turn",
    "the deck ran out",
    "nothing left to take",
    "somebody has nothing left to mark",
    "a bonus mark was lost",
    "won by points",
    "a place shared",
}

# One way of ending is missing, because no match in a maze that LP-2 allows comes to it: a board on which nothing
# can ever move (LP-19). A 1 takes a pawn to the next square, so one that is stuck has pawns on all sides, and
# they are stuck too: in a connected maze that is a pawn on every square. Small mazes show that end in
# la_piramide/test_end.py.
WANTED = {
    "silver-and-gold": _EXPEDITIONS
    | {"more than twelve coins", "a fifth palm", "the cups ran out"}
    | {f"tie broken by {colour.value} maps" for colour in Colour},
    "pyramids": _EXPEDITIONS
    | {
        "tie broken by the lowest number",
        "two torch cells in one round",
        "a potion erased two skulls",
        "a potion erased one skull",
        "a potion erased nothing",
        "more than ten skulls",
        "a colour closed",
        "two claims of one colour in one turn",
    },
    "la-piramide": {f"{seats} players" for seats in range(2, 7)}
    | {"with no_passing", "with exact_exit", "with gamble=3", "with curses off", "with turn_limit", "with families"}
    | {f"{curse.value} played" for curse in CURSES}
    | {
        "something taken back",
        "both slaves out",
        "out of turn: victory by another's act",
        "turn limit: most slaves out",
        "turn limit: shortest ways out",
        "turn limit: shared",
        "a pawn waited",
        "mummies burst",
        "a turn lost",
        "two turns lost to one plague",
        "a gamble hit",
        "a gamble missed",
        "a slave stuck",
    },
}


def wanted(name: str) -> set[str]:
    """What the golden matches of a game show: the corners, and every edition that was ever shipped."""
    return WANTED[name] | {_edition(edition) for edition in games.editions(name)}


def facts(match: AnyMatch) -> set[str]:
    found = {f"{len(match.header.players)} players", _edition(match.header.edition), *_options(match)}
    if any(isinstance(entry, TakeBack) for entry in match.entries):
        found.add("something taken back")
    found.update(_PER_GAME[match.game.name](match))
    return found


def _edition(edition: Edition) -> str:
    return f"edition {edition.name}" if edition.embedded is None else "cards of one's own"


def _options(match: AnyMatch) -> Iterator[str]:
    default = match.game.types.options.decode(b"{}")
    for name, value in asdict(match.header.options).items():
        if value != getattr(default, name):
            if name == "gamble":
                yield "with gamble=3"
            else:
                yield f"with {name} off" if value is False else f"with {name}"


def _cards(match: AnyMatch) -> Iterator[str]:
    """What both expedition games have in common."""
    for moment in match.replay():
        s = moment.state
        taken = [event for event in moment.events if isinstance(event, Took)]
        if taken:
            yield "a card taken unseen" if taken[0].unseen else "a card taken from the display"
        finishers = [event.seat for event in moment.events if isinstance(event, Completed)]
        if len(finishers) > len(set(finishers)):
            yield "two cards completed in one turn"
        if not s.deck and s.turn:
            yield "the deck ran out"
            if not s.display:
                yield "nothing left to take"
        for event in moment.events:
            if isinstance(event, sg.Opened | py.Opened):
                if not event.marks:
                    yield "somebody has nothing left to mark"
                yield from _lost_bonus(match, event)
    ranks = match.game.ranks(match.state)
    scores = match.game.scores(match.state)
    if len(set(ranks)) < len(ranks):
        yield "a place shared"
    if ranks.count(1) == 1 and scores.count(max(scores)) == 1:
        yield "won by points"


def _lost_bonus(match: AnyMatch, event: sg.Opened | py.Opened) -> Iterator[str]:
    owed = 0
    cards: Any = match.game.drawings
    width = len(cards.cards[0].rows[0])
    for mark in event.marks:
        signs = "".join(cards.cards[mark.card - 1].rows)
        crosses = sum(mark.cells >> cell & 1 for cell in range(width * width) if signs[cell] == "+")
        owed = max(owed - 1, 0) + crosses
        if mark.owed < owed:
            yield "a bonus mark was lost"
        owed = mark.owed


def _silver_and_gold(match: AnyMatch) -> Iterator[str]:
    yield from _cards(match)
    drawings: Any = match.game.drawings
    signs = {card.number: "".join(card.rows) for card in drawings.cards}
    met = {"$": [0] * len(match.header.players), "T": [0] * len(match.header.players)}
    for moment in match.replay():
        for event in moment.events:
            if isinstance(event, sg.CupWon) and event.points == 0:
                yield "the cups ran out"
            if isinstance(event, sg.Opened):
                for mark in event.marks:
                    for sign, counts in met.items():
                        hits = (mark.cells >> cell & 1 for cell in range(16) if signs[mark.card][cell] == sign)
                        counts[event.seat] += sum(hits)
    if max(met["$"]) > 12:
        yield "more than twelve coins"
    if max(met["T"]) > 4:
        yield "a fifth palm"
    yield from _broken_tie(match, drawings)


def _broken_tie(match: AnyMatch, drawings: Any) -> Iterator[str]:
    scores = match.game.scores(match.state)
    (winner, *others) = match.game.winners(match.state)
    rivals = [seat for seat, points in enumerate(scores) if points == scores[winner] and seat != winner]
    if others or not rivals:
        return
    for colour in (Colour.GREY, Colour.GREEN, Colour.ORANGE, Colour.PURPLE):
        counts = [
            sum(drawings.cards[number - 1].colour is colour for number in sheet.completed)
            for sheet in match.state.sheets
        ]
        if all(counts[winner] != counts[rival] for rival in rivals):
            yield f"tie broken by {colour.value} maps"
            return


def _pyramids(match: AnyMatch) -> Iterator[str]:
    yield from _cards(match)
    drawings: Any = match.game.drawings
    seats = range(len(match.header.players))
    skulls = [0] * len(seats)
    torches: dict[tuple[int, int], int] = {}
    for moment in match.replay():
        round_number = (moment.state.turn - 1) // 7
        claims = [(e.seat, e.colour) for e in moment.events if isinstance(e, py.Claimed)]
        if len({colour for _, colour in claims}) < len(claims):
            yield "two claims of one colour in one turn"
        if 3 in moment.state.claimed:
            yield "a colour closed"
        for event in moment.events:
            if not isinstance(event, py.Opened):
                continue
            for mark in event.marks:
                signs = "".join(drawings.cards[mark.card - 1].rows)
                hit = [signs[cell] for cell in range(25) if mark.cells >> cell & 1]
                skulls[event.seat] += mark.skulls
                if hit.count("s") > mark.skulls:
                    yield "more than ten skulls"
                key = event.seat, round_number
                torches[key] = torches.get(key, 0) + hit.count("f")
                if "p" in hit and not mark.owed and len(event.marks) == 1:
                    words = {0: "nothing", 1: "one skull", 2: "two skulls"}
                    yield f"a potion erased {words.get(mark.erased, 'more')}"
    if max(torches.values(), default=0) > 1:
        yield "two torch cells in one round"
    scores = match.game.scores(match.state)
    if len(match.game.winners(match.state)) == 1 and scores.count(max(scores)) > 1:
        yield "tie broken by the lowest number"


def _la_piramide(match: AnyMatch) -> Iterator[str]:
    turn = None
    for moment in match.replay():
        for event in moment.events:
            match event:
                case lp.CursePlayed(_, curse):
                    yield f"{curse.value} played"
                case lp.TurnBegan(seat, _):
                    turn = seat
                case lp.Waits():
                    yield "a pawn waited"
                case lp.Burst():
                    yield "mummies burst"
                case lp.TurnLost():
                    yield "a turn lost"
                case lp.Plagued(_, turns) if turns == 2:
                    yield "two turns lost to one plague"
                case lp.GambleRolled(_, _, hit):
                    yield "a gamble hit" if hit else "a gamble missed"
                case lp.Stuck(_, kind) if kind.value == "slave":
                    yield "a slave stuck"
    yield from _ending(match, turn)


def _ending(match: AnyMatch, turn: int | None) -> Iterator[str]:
    scores = match.game.scores(match.state)
    winners = match.game.winners(match.state)
    if scores[winners[0]] == 2:
        yield "both slaves out"
        if turn not in winners:
            yield "out of turn: victory by another's act"
    elif len(winners) > 1:
        yield "turn limit: shared"
    elif scores.count(max(scores)) > 1:
        yield "turn limit: shortest ways out"
    else:
        yield "turn limit: most slaves out"


_PER_GAME = {"silver-and-gold": _silver_and_gold, "pyramids": _pyramids, "la-piramide": _la_piramide}
