"""A match is its log. Fold the entries and you have the state; nothing is ever deleted.

    match = Match.new(games.get("pyramids"), ["Ada", "Bruno"], seed="7")
    match.play(0, match.legal(0)[0])
    match.take_back(0)
    match.save(Path("evening.json"))

With a seed the dealer's seat plays itself after each act; without one the caller plays it too.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple

from crocetta.kit import record
from crocetta.kit.dealer import Dealer
from crocetta.kit.game import DEALER, A, E, Game, Illegal, O, S, Seat, V
from crocetta.kit.record import Act, Entry, Header, Player, RecordError, Resolve, TakeBack


class TakeBackRefused(Exception):
    """There is nothing that this seat may still take back."""


class Moment(NamedTuple, Generic[S, A, E]):
    """One entry of the log and what it led to."""

    entry: Entry[A]
    state: S
    events: tuple[E, ...]


class _Standing(NamedTuple, Generic[S, A]):
    """An act that has not been taken back."""

    act: Act[A]
    before: S
    final: bool


class Match(Generic[S, A, E, V, O]):
    def __init__(self, game: Game[S, A, E, V, O], header: Header[O]) -> None:
        self.game = game
        self.header = header
        self.entries: list[Entry[A]] = []
        self.start = game.setup(len(header.players), header.options)
        self.state = self.start
        self._dealer = Dealer(header.seed) if header.seed is not None else None
        self._standing: list[_Standing[S, A]] = []

    @classmethod
    def new(
        cls,
        game: Game[S, A, E, V, O],
        players: Sequence[Player | str],
        options: O | None = None,
        seed: str | None = None,
    ) -> "Match[S, A, E, V, O]":
        """A fresh match; with a seed, dealt up to the first decision of a player."""
        header = Header(
            game=game.name,
            rules=game.rules_version,
            edition=game.edition,
            options=game.types.options.decode(b"{}") if options is None else options,
            players=tuple(Player(p) if isinstance(p, str) else p for p in players),
            seed=seed,
        )
        match = cls(game, header)
        match._deal()
        return match

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        return not self.to_act

    def legal(self, seat: Seat) -> Sequence[A]:
        return self.game.legal(self.state, seat)

    def view(self, seat: Seat | None) -> V:
        return self.game.view(self.state, seat)

    def play(self, seat: Seat, action: A) -> tuple[E, ...]:
        """Play an act and the dealer's answers to it. Illegal, and nothing has changed, if the rules forbid it."""
        if seat == DEALER and self._dealer is not None:
            raise ValueError("the dealer of this match plays from its seed")
        return self.fold(Act(seat, action)) + self._deal()

    def fold(self, entry: Entry[A]) -> tuple[E, ...]:
        """Add one entry of a log that already holds the dealer's acts."""
        if isinstance(entry, TakeBack):
            self.take_back(entry.seat)
            return ()
        events = self._apply(entry)
        self.entries.append(entry)
        return events

    def take_back(self, seat: Seat) -> None:
        """Cancel the seat's latest act that still stands, or say why that is no longer possible."""
        place = self._may_take_back(seat)
        state = self._standing[place].before
        later = [standing.act for standing in self._standing[place + 1 :]]
        del self._standing[place:]
        self.state = state
        self.entries.append(TakeBack(seat))
        for act in later:
            self._apply(act)

    def can_take_back(self, seat: Seat) -> bool:
        try:
            self._may_take_back(seat)
        except TakeBackRefused:
            return False
        return True

    def replay(self) -> Iterator[Moment[S, A, E]]:
        """The whole log again, entry by entry, from the first."""
        again = Match(self.game, self.header)
        for entry in self.entries:
            events = again.fold(entry)
            yield Moment(entry, again.state, events)

    def dumps(self) -> bytes:
        return record.encode(self.header, self.entries)

    @staticmethod
    def loads(text: bytes, resolve: Resolve) -> "Match[Any, Any, Any, Any, Any]":
        """Read a match and fold it; RecordError names the entry at which it stops making sense."""
        game, header, entries = record.decode(text, resolve)
        try:
            match = Match(game, header)
        except ValueError as error:
            raise RecordError(f"the header: {error}") from error
        for number, entry in enumerate(entries, start=1):
            try:
                match._check_luck(entry)
                match.fold(entry)
            except (Illegal, TakeBackRefused, ValueError) as error:
                raise RecordError(f"entry {number}: {error}") from error
        match._deal()
        return match

    def save(self, path: Path) -> None:
        """Write the file; one that is there already is replaced only if it is an earlier part of this match."""
        text = self.dumps()
        if path.exists() and path.stat().st_size > 0:
            self._refuse_to_replace(path)
        record.write(path, text)

    @staticmethod
    def load(path: Path, resolve: Resolve) -> "Match[Any, Any, Any, Any, Any]":
        try:
            return Match.loads(path.read_bytes(), resolve)
        except RecordError as error:
            raise RecordError(f"{path}: {error}") from error

    def _apply(self, act: Act[A]) -> tuple[E, ...]:
        step = self.game.apply(self.state, act.seat, act.action)
        self._standing.append(_Standing(act, self.state, step.final))
        self.state = step.state
        return step.events

    def _deal(self) -> tuple[E, ...]:
        events: tuple[E, ...] = ()
        while self._dealer is not None and self.to_act == (DEALER,):
            outcome = self._dealer.pick(self.game, self.game.chance(self.state))
            events += self.fold(Act(DEALER, outcome))
        return events

    def _check_luck(self, entry: Entry[A]) -> None:
        """The dealer's acts in a file must be those of its seed, and none may be missing."""
        if self._dealer is None or self.to_act != (DEALER,):
            return
        outcome = self._dealer.pick(self.game, self.game.chance(self.state))
        if entry != Act(DEALER, outcome):
            raise ValueError("the dealer's act does not follow from the seed")

    def _may_take_back(self, seat: Seat) -> int:
        """Where the seat's latest act stands, if everything since then leaves it free to be taken back."""
        if self.over:
            raise TakeBackRefused("the match is over, and its luck may be known by now")
        own = [place for place, standing in enumerate(self._standing) if standing.act.seat == seat != DEALER]
        if not own:
            raise TakeBackRefused("you have played nothing yet")
        for act, before, final in reversed(self._standing[own[-1] :]):
            if act.seat == DEALER:
                raise TakeBackRefused("the dealer has acted since, with a card or the die")
            if final:
                raise TakeBackRefused("that choice is final; it has been shown, or the rules say so")
            if act.seat != seat and not self.game.simultaneous(before):
                raise TakeBackRefused("another player has acted since")
        return own[-1]

    def _refuse_to_replace(self, path: Path) -> None:
        def same_game(name: str, edition: object) -> Game[S, A, E, V, O]:
            if name != self.game.name or edition != self.game.edition:
                raise ValueError("it is a match of another game")
            return self.game

        try:
            _, header, entries = record.decode(path.read_bytes(), same_game)
        except RecordError as error:
            raise RecordError(f"{path} is not replaced: {error}") from error
        if header != self.header or entries != self.entries[: len(entries)]:
            raise RecordError(f"{path} is not replaced: it holds another match")
