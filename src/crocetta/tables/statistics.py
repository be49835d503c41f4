"""A person's statistics: results, streaks, personal bests, and the balance against each rival."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from msgspec import Struct

from crocetta.bots import known_as
from crocetta.tables.entries import Bot, Occupant, Person
from crocetta.tables.persons import GameStatistics, Played, RivalStatistics, Statistics

MOST_RIVALS = 50
"""Those met most often."""


class Finished(Struct, frozen=True, gc=False):
    """A finished match, from the projections."""

    table: str
    code: str
    game: str
    at: float
    seats: tuple[Occupant, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    counts: bool

    def seats_of(self, person: str) -> list[int]:
        return [
            place for place, seat in enumerate(self.seats) if isinstance(seat, Person) and seat.person == person
        ]

    def seat_of(self, person: str) -> int | None:
        """The seat they played, alone and to the end, if the match counts."""
        places = self.seats_of(person)
        seat = self.seats[places[0]] if len(places) == 1 else None
        return places[0] if self.counts and isinstance(seat, Person) and seat.stand_in is None else None


def played(match: Finished, person: str) -> Played:
    return Played(
        table=match.table,
        code=match.code,
        game=match.game,
        at=match.at,
        mine=tuple(match.seats_of(person)),
        names=tuple(seat.name if isinstance(seat, Bot | Person) else "" for seat in match.seats),
        scores=match.scores,
        ranks=match.ranks,
        counts=match.seat_of(person) is not None,
    )


def statistics(matches: Iterable[Finished], person: str) -> Statistics:
    """Of matches that count, in any order."""
    own = [(match, seat) for match in matches if (seat := match.seat_of(person)) is not None]
    own.sort(key=lambda each: each[0].at)
    by_game = groupby(sorted(own, key=lambda each: each[0].game), key=lambda each: each[0].game)
    return Statistics(tuple(_game(game, list(each)) for game, each in by_game), _rivals(own))


def _game(game: str, own: Sequence[tuple[Finished, int]]) -> GameStatistics:
    won = [match.ranks[seat] == 1 for match, seat in own]
    points = [match.scores[seat] for match, seat in own]
    best = max(range(len(own)), key=lambda place: points[place])
    runs = [len(list(run)) if victory else 0 for victory, run in groupby(won)]
    return GameStatistics(
        game=game,
        matches=len(own),
        won=sum(won),
        best=points[best],
        best_at=own[best][0].at,
        best_table=own[best][0].code,
        average=sum(points) / len(points),
        streak=runs[-1],
        longest=max(runs),
    )


def _rivals(own: Sequence[tuple[Finished, int]]) -> tuple[RivalStatistics, ...]:
    """People by id, whatever their names; bots by level."""
    met: dict[tuple[str, str], list[int]] = {}
    names: dict[tuple[str, str], str] = {}
    for match, seat in own:
        for place, rival in enumerate(match.seats):
            if place == seat or not isinstance(rival, Bot | Person):
                continue
            key = ("person", rival.person) if isinstance(rival, Person) else ("bot", known_as(rival.level))
            names[key] = rival.name
            met.setdefault(key, []).append(match.ranks[place] - match.ranks[seat])
    found = [
        RivalStatistics(
            name=names[kind, who] if kind == "person" else "",
            bot=None if kind == "person" else who,
            matches=len(leads),
            ahead=sum(lead > 0 for lead in leads),
            behind=sum(lead < 0 for lead in leads),
        )
        for (kind, who), leads in met.items()
    ]
    return tuple(sorted(found, key=lambda rival: -rival.matches)[:MOST_RIVALS])
