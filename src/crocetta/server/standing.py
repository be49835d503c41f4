"""A table as it stands: who sits there, what the match waits for, and what each may see and know of it."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec

from crocetta import games
from crocetta.kit.game import DEALER, AnyGame
from crocetta.kit.match import Match
from crocetta.kit.record import Entry
from crocetta.server.clock import TurnClock, now
from crocetta.server.presence import Presence, Viewer
from crocetta.server.protocol import SeatInfo, Settings, TableInfo, Update
from crocetta.server.rows import ChairRow, TableRow
from crocetta.server.story import Events, Story
from crocetta.server.troubles import BadRequest, NotAllowed

AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]
DAY: Final = 86_400
LISTED_FOR: Final = DAY
"""Seconds that a table stands in the lobby after the last thing that happened there."""
PRIVATE_FOR: Final = 7 * DAY
"""The same for a table that only its link leads to: friends may take their time."""


class StandingTable:
    def __init__(self, row: TableRow, chairs: Sequence[ChairRow]) -> None:
        self.row = row
        self.chairs = list(chairs)
        self.game: AnyGame = games.find(row.game, row.edition, row.data)
        self.options: dict[str, Any] = msgspec.json.decode(row.options)
        self.settings = msgspec.json.decode(row.settings, type=Settings)
        self.woken = now()
        self.changed = row.updated
        """When something happened that everybody could see."""
        self.presence = Presence(chairs, self.woken)
        self._clear()

    def _clear(self) -> None:
        self.match: AnyMatch | None = None
        self.clock = TurnClock(self.settings.clock, self.woken)
        self.story = Story(self.game, len(self.chairs))
        self._decisions: Counter[int] = Counter()
        self._to_act: tuple[int, ...] = ()

    def note(self, entries: Sequence[Entry[Any]], events: Events, at: float) -> list[Viewer]:
        """An act and what followed from it, already folded: run the clock, tell the story. Who noticed it?"""
        assert self.match is not None
        self._decisions.update(entry.seat for entry in entries)
        dealt = any(entry.seat == DEALER for entry in entries)
        sealed = self.game.simultaneous(self.match.state)
        self._to_act = self.match.to_act
        self.clock.press(self._to_act, sealed=sealed, dealt=dealt, at=at)
        # Where luck has just spoken, all choices before it lie open, and of the next nothing is chosen yet.
        noticed = list(self.story.go_on(self.match, events, sealed and not dealt))
        if None in noticed:
            self.changed = at
        return noticed

    @property
    def awaited(self) -> tuple[int, ...]:
        """Seats whose acts the match waits for."""
        return self._to_act if self.row.status == "running" else ()

    def decisions(self, seat: int) -> int:
        """How many acts and take-backs of this seat stand in the log."""
        return self._decisions[seat]

    def seats_of(self, person: str | None) -> set[int]:
        """The seats somebody plays; none that they have left."""
        return {chair.seat for chair in self.chairs if person and chair.person == person and not chair.gone}

    @property
    def expires(self) -> float | None:
        """When a table that has not begun is put away."""
        if self.row.status != "gathering":
            return None
        return self.row.updated + (LISTED_FOR if self.settings.listed else PRIVATE_FOR)

    # Who may look

    def check_viewer(self, person: str | None, seat: Viewer) -> None:
        """A seat is seen by its owner alone; the spectator's view by everybody the host lets in."""
        if seat is not None and not 0 <= seat < len(self.chairs):
            raise BadRequest(f"there is no seat {seat}")
        if not self.may_look(person, seat):
            raise NotAllowed(
                "the host of this table lets nobody watch" if seat is None else "that seat is not yours"
            )

    def may_look(self, person: str | None, seat: Viewer) -> bool:
        mine = self.seats_of(person)
        if seat is not None:
            return seat in mine
        return self.settings.spectators or self.row.status == "over" or bool(mine)

    # Bots for people

    def played_by_bot(self, seat: int) -> bool:
        return self.in_bots_hands(self.chairs[seat]) or self.clock.overdue(seat, self.awaited)

    def in_bots_hands(self, chair: ChairRow) -> bool:
        return chair.kind == "bot" or chair.gone or self._long_away(chair)

    def _long_away(self, chair: ChairRow) -> bool:
        limit = self.settings.away * 60
        if not limit or chair.person is None or not self.awaited:
            return False
        return self.presence.away_longer_than(chair.person, limit)

    # What they are told

    def update(self, viewer: Viewer, last: int = 0) -> Update:
        """Where things stand for a viewer, with all that was heard after update number `last`."""
        return self._update(viewer, self.story.since(viewer, last))

    def latest(self, viewer: Viewer) -> Update:
        """The same, with what was heard in the last change alone."""
        return self._update(viewer, self.story.heard[viewer][-1])

    def _update(self, viewer: Viewer, events: Events) -> Update:
        match = self.match
        assert match is not None
        return Update(
            number=self.story.number(viewer),
            seat=viewer,
            view=self.story.view(viewer),
            legal=() if viewer is None else tuple(match.legal(viewer)),
            events=events,
            decision=0 if viewer is None else self.decisions(viewer),
            can_take_back=viewer is not None and not match.over and match.can_take_back(viewer),
            deadline=self.clock.deadline(viewer, self.awaited),
            scores=self.story.scores,
            over=match.over,
            ranks=self.game.ranks(match.state) if match.over else (),
        )

    def info(self, person: str | None) -> TableInfo:
        to_act, mine = self.awaited, self.seats_of(person)
        due = [self.clock.deadline(seat, to_act) for seat in to_act if seat in mine]
        expired = self.row.status == "expired"
        return TableInfo(
            table=self.row.id,
            code=self.row.code,
            game=self.row.game,
            title=self.game.title,
            edition=self.row.edition,
            own=self.row.data is not None,
            options=self.options,
            settings=self.settings,
            seats=tuple(self._seat_info(chair, mine) for chair in self.chairs),
            status="closed" if expired else self.row.status,  # type: ignore[arg-type]
            hosting=person == self.row.host,
            to_act=to_act,
            waiting_for_me=bool(due),
            deadline=min((deadline for deadline in due if deadline is not None), default=None),
            winners=self.game.winners(self.match.state) if self.match is not None else (),
            rematch=self.row.rematch,
            updated=self.changed,
            expires=self.expires,
            expired=expired,
        )

    def _seat_info(self, chair: ChairRow, mine: set[int]) -> SeatInfo:
        person, to_act = None if chair.gone else chair.person, self.awaited
        return SeatInfo(
            seat=chair.seat,
            kind=chair.kind,  # type: ignore[arg-type]
            name=chair.name,
            bot=(chair.bot or "greedy") if self.in_bots_hands(chair) else None,
            mine=chair.seat in mine,
            online=person is not None and self.presence.online(person),
            away_since=self.presence.away_since(person) if person is not None else None,
            finished=self.clock.sealed and bool(to_act) and chair.seat not in to_act,
            left=chair.gone,
        )
