"""A match is its log. Fold the entries and you have the state; nothing is ever deleted.

    match = Match.new(games.get("pyramids"), ["Ada", "Bruno"], seed="7")
    match.play(0, match.legal(0)[0])
    match.take_back(0)
    match.save(Path("evening.json"))

With a seed the dealer's seat is played automatically after each act; without one by the caller.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple

from crocetta.kit import position as positions
from crocetta.kit import record
from crocetta.kit.dealer import Dealer
from crocetta.kit.game import DEALER, A, E, Game, Illegal, O, S, Seat, V
from crocetta.kit.luck import Luck, seed_of
from crocetta.kit.position import Position, TakeBackRefused
from crocetta.kit.record import Act, Entry, Header, Player, RecordError, Resolve, TakeBack


class Moment(NamedTuple, Generic[S, A, E]):
    """One entry of the log and its result."""

    entry: Entry[A]
    state: S
    events: tuple[E, ...]


class Match(Generic[S, A, E, V, O]):
    def __init__(self, game: Game[S, A, E, V, O], header: Header[O]) -> None:
        self.game = game
        self.header = header
        self.entries: list[Entry[A]] = []
        self.start = game.setup(len(header.players), header.options)
        self.position: Position[S, A] = Position(self.start)
        self._dealer = Dealer(header.seed) if header.seed is not None else None

    @classmethod
    def new(
        cls,
        game: Game[S, A, E, V, O],
        players: Sequence[Player | str],
        options: O | None = None,
        seed: str | None = None,
        luck: Luck | None = None,
    ) -> "Match[S, A, E, V, O]":
        """A new match; with a seed, or luck that gives one, dealt up to the first decision of a player."""
        header = Header(
            game=game.name,
            rules=game.rules_version,
            edition=game.edition,
            options=game.types.options.decode(b"{}") if options is None else options,
            players=tuple(Player(p) if isinstance(p, str) else p for p in players),
            seed=seed_of(luck) if luck is not None else seed,
            luck=luck,
        )
        match = cls(game, header)
        match._deal()
        return match

    @property
    def state(self) -> S:
        return self.position.state

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
        """Play an act and the dealer's acts that follow. Illegal, without side effects, if the rules forbid it."""
        if seat == DEALER and self._dealer is not None:
            raise ValueError("the dealer of this match plays from its seed")
        return self.fold(Act(seat, action)) + self._deal()

    def fold(self, entry: Entry[A]) -> tuple[E, ...]:
        """Add one entry of a log that already holds the dealer's acts."""
        if isinstance(entry, TakeBack):
            self.take_back(entry.seat)
            return ()
        self.position, events = positions.play(self.game, self.position, entry)
        self.entries.append(entry)
        return events

    def take_back(self, seat: Seat) -> None:
        """Undo the seat's latest act; TakeBackRefused says why that is not possible."""
        self.position, _ = positions.take_back(self.game, self.position, seat)
        self.entries.append(TakeBack(seat))

    def can_take_back(self, seat: Seat) -> bool:
        return not isinstance(positions.reachable(self.game, self.position, seat), str)

    def replay(self) -> Iterator[Moment[S, A, E]]:
        """Replay the whole log, entry by entry."""
        again = Match(self.game, self.header)
        for entry in self.entries:
            events = again.fold(entry)
            yield Moment(entry, again.state, events)

    def dumps(self) -> bytes:
        return record.encode(self.header, self.entries)

    @staticmethod
    def loads(text: bytes, resolve: Resolve) -> "Match[Any, Any, Any, Any, Any]":
        """Read a match and fold it; RecordError names the first invalid entry."""
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
        """Write the file; an existing one is replaced only if it is an earlier part of this match."""
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

    def _deal(self) -> tuple[E, ...]:
        events: tuple[E, ...] = ()
        while self._dealer is not None and self.to_act == (DEALER,):
            outcome = self._dealer.pick(self.game, self.game.chance(self.state))
            events += self.fold(Act(DEALER, outcome))
        return events

    def _check_luck(self, entry: Entry[A]) -> None:
        """The dealer's acts in a file must be those of its seed, without gaps."""
        if self._dealer is None or self.to_act != (DEALER,):
            return
        outcome = self._dealer.pick(self.game, self.game.chance(self.state))
        if entry != Act(DEALER, outcome):
            raise ValueError("the dealer's act does not follow from the seed")

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
