"""A random walk through one match of any game, which checks every invariant of the game contract on the way.

Cheap ones are checked at each step. Those about views, other worlds and JSON, which cost more than the play itself,
are checked at some steps, for some viewers.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.inspect import BoolType, LiteralType, StructType, type_info

from crocetta import games
from crocetta.kit.game import DEALER, AnyGame, Illegal, Seat, explanation_type
from crocetta.kit.match import Match
from crocetta.kit.position import TakeBackRefused
from crocetta.kit.scoring import Explained, Tie

AnyMatch = Match[Any, Any, Any, Any, Any]

OTHERS_A_STEP = 8
COSTLY_CHECKS_EVERY = 20
"""One step in so many gets the costly checks."""
VIEWERS_A_STEP = 3
"""So many of the players and the spectator are checked at a time."""
TAKE_BACK_EVERY = 8
"""One step in so many is taken back."""
PLAYED_ON = 20
"""So many acts are played in some of the worlds that fit a view."""
MOST_STEPS = 20_000
TURN_LIMIT = 40


def random_options(game: AnyGame, rng: Random) -> Any:
    """Each switch and each choice among literals at random; matches without an end get a limit."""
    kind = type_info(game.types.options.type)
    assert isinstance(kind, StructType)
    chosen: dict[str, Any] = {}
    for field in kind.fields:
        if isinstance(field.type, BoolType):
            chosen[field.name] = rng.random() < 0.5
        elif isinstance(field.type, LiteralType):
            chosen[field.name] = rng.choice(field.type.values)
        elif field.name == "turn_limit":
            chosen[field.name] = TURN_LIMIT
    return game.types.options.decode(msgspec.json.encode(chosen))


class Walk:
    """One match, from setup to its end."""

    def __init__(self, game: AnyGame, seed: str, *, sweep_every: int = 0) -> None:
        """One match in four is dealt from a seed; in the others the walk plays the dealer too.

        With `sweep_every`, one step in so many tries every act there is instead of a few.
        """
        self.game = game
        self.rng = Random(seed)
        self.sweep_every = sweep_every
        self.clauses = games.clauses(game.name)
        seats = self.rng.choice(list(game.seats))
        self.seeded = self.rng.randrange(4) == 0
        self.match: AnyMatch = Match.new(
            game,
            [f"player {seat}" for seat in range(seats)],
            random_options(game, self.rng),
            seed=seed if self.seeded else None,
        )
        self.seats = range(seats)

    def run(self) -> None:
        for _ in range(MOST_STEPS):
            s = self.match.state
            actors = self.match.to_act
            self.check_actors(actors)
            if not actors:
                break
            self.check_refusals()
            if self.rng.randrange(COSTLY_CHECKS_EVERY) == 0:
                self.check_json(s)
                self.check_worlds(s)
                self.check_commuting(s)
                self.check_places(s)
                self.check_explained(s)
            if self.rng.randrange(TAKE_BACK_EVERY) == 0 and actors != (DEALER,):
                self.check_take_back()
            else:
                seat = self.rng.choice(actors)
                self.match.play(seat, self.rng.choice(self.match.legal(seat)))
        assert self.match.over, "the match does not end"
        self.check_json(self.match.state)
        self.check_worlds(self.match.state)
        self.check_places(self.match.state)
        self.check_explained(self.match.state)
        self.check_fold()

    def some_viewers(self) -> Sequence[Seat | None]:
        return self.rng.sample((*self.seats, None), VIEWERS_A_STEP)

    def check_actors(self, actors: tuple[Seat, ...]) -> None:
        """Who is to act has something to do, all of it numbered once; the others have not."""
        game, s = self.game, self.match.state
        assert actors in ((), (DEALER,)) or set(actors) <= set(self.seats)
        assert len(set(actors)) == len(actors)
        assert len(actors) <= 1 or game.simultaneous(s)
        for seat in (*self.seats, DEALER):
            legal = game.legal(s, seat)
            assert bool(legal) is (seat in actors)
            numbers = [game.index(a) for a in legal]
            assert numbers == sorted(set(numbers)), "not in canonical order, or twice"
            assert all(1 <= number < game.actions for number in numbers)
            assert [game.action(number) for number in numbers] == list(legal)
        if actors == (DEALER,):
            assert game.chance(s).outcomes == tuple(game.legal(s, DEALER))

    def check_refusals(self) -> None:
        """What is not legal for a seat, mostly one that is to act, is refused with a clause and changes nothing."""
        game, s = self.game, self.match.state
        sweep = self.sweep_every > 0 and self.rng.randrange(self.sweep_every) == 0
        before = msgspec.json.encode(s) if sweep else b""
        entries = len(self.match.entries)
        anyone = self.seats if self.seeded else (*self.seats, DEALER)
        seat = self.rng.choice(anyone if self.rng.randrange(8) == 0 else self.match.to_act)
        legal = set(map(game.index, game.legal(s, seat)))
        numbers = range(1, game.actions)
        for number in numbers if sweep else self.rng.sample(numbers, min(OTHERS_A_STEP, len(numbers))):
            if number not in legal:
                self.check_refused(seat, game.action(number))
        assert self.match.state is s
        assert len(self.match.entries) == entries
        if sweep:
            assert msgspec.json.encode(s) == before

    def check_refused(self, seat: Seat, act: Any) -> None:
        refusal: Illegal | None = None
        try:
            self.match.play(seat, act)
        except Illegal as illegal:
            refusal = illegal
        assert refusal is not None, f"{act} of seat {seat} is not in `legal`, but was played"
        assert refusal.clause in self.clauses, refusal
        assert refusal.message

    def check_json(self, s: Any) -> None:
        """States, views, acts and events survive a round trip."""
        game = self.game
        assert game.types.state.decode(msgspec.json.encode(s)) == s
        eyes = self.some_viewers()
        for viewer in eyes:
            view = game.view(s, viewer)
            assert game.types.view.decode(msgspec.json.encode(view)) == view
        for seat in game.to_act(s):
            act = self.rng.choice(game.legal(s, seat))
            assert game.types.action.decode(msgspec.json.encode(act)) == act
            for event in game.apply(s, seat, act).events:
                for heard in (event, *(game.redact(event, viewer) for viewer in eyes)):
                    assert heard is None or game.types.event.decode(msgspec.json.encode(heard)) == heard

    def check_places(self, s: Any) -> None:
        """Places are shared by equals and skip the next numbers; who is over whom has no fewer points."""
        game = self.game
        scores, ranks, winners = game.scores(s), game.ranks(s), game.winners(s)
        assert len(scores) == len(ranks) == len(self.seats)
        assert list(ranks) == [1 + sum(other < rank for other in ranks) for rank in ranks]
        for one in self.seats:
            assert all(scores[one] >= scores[other] for other in self.seats if ranks[one] < ranks[other])
        first = tuple(seat for seat in self.seats if ranks[seat] == 1)
        assert winners == (first if not game.to_act(s) else ())

    def check_explained(self, s: Any) -> None:
        """Lines add up to the points that the viewer may know, and ties explain the ranks."""
        game, scores = self.game, self.game.scores(s)
        for viewer in self.some_viewers():
            explained = self.explained(s, viewer)
            if explained is None:
                return
            assert msgspec.json.decode(msgspec.json.encode(explained), type=explanation_type(game)) == explained
            totals = tuple(score.total for score in explained.scores)
            assert viewer is None or totals[viewer] == scores[viewer]
            assert totals == scores or game.simultaneous(s)
            if game.to_act(s):
                assert explained.ties == ()
            else:
                self.check_ties(totals, game.ranks(s), explained.ties)

    def explained(self, s: Any, viewer: Seat | None) -> Explained[Any] | None:
        legal = () if viewer is None else self.game.legal(s, viewer)
        return self.game.explain(self.game.view(s, viewer), legal)

    def check_ties(self, totals: Sequence[int], ranks: Sequence[int], ties: Sequence[Tie]) -> None:
        assert [tie.seats for tie in ties] == [
            tuple(seat for seat in self.seats if totals[seat] == total)
            for total in sorted(set(totals), reverse=True)
            if totals.count(total) > 1
        ]
        for tie in ties:
            assert tie.best == tuple(seat for seat in tie.seats if ranks[seat] == tie.place)
            assert (tie.key is None) is (tie.best == tie.seats)
            assert len(tie.values) == len(tie.seats)

    def check_worlds(self, s: Any) -> None:
        """Nobody can tell the real world from one that fits their view, nor learns what they may not know."""
        for viewer in self.some_viewers():
            view = self.game.view(s, viewer)
            world = self.game.sample(view, self.rng)
            assert self.game.view(world, viewer) == view
            assert self.explained(world, viewer) == self.explained(s, viewer)
            assert self.game.to_act(world) == self.game.to_act(s)
            if self.rng.randrange(COSTLY_CHECKS_EVERY) == 0:
                self.check_playable(world)
            for seat in self.game.to_act(s):
                if seat == viewer:
                    self.check_own_act(s, world, seat)
                elif seat == DEALER or not self.game.simultaneous(s):
                    self.check_open_act(s, world, seat, viewer)
                else:
                    self.check_sealed_act(s, seat, viewer)

    def check_playable(self, world: Any) -> None:
        """A sampled world is a real one: it can be played on."""
        for _ in range(PLAYED_ON):
            actors = self.game.to_act(world)
            if not actors:
                return
            seat = self.rng.choice(actors)
            world = self.game.apply(world, seat, self.rng.choice(self.game.legal(world, seat))).state
            assert self.game.types.state.decode(msgspec.json.encode(world)) == world

    def heard(self, events: Sequence[Any], viewer: Seat | None) -> list[Any]:
        redacted = (self.game.redact(event, viewer) for event in events)
        return [event for event in redacted if event is not None]

    def check_own_act(self, s: Any, world: Any, seat: Seat) -> None:
        game = self.game
        legal = game.legal(s, seat)
        assert list(game.legal(world, seat)) == list(legal)
        act = self.rng.choice(legal)
        here, there = game.apply(s, seat, act), game.apply(world, seat, act)
        assert here.final == there.final
        if not here.final:
            assert self.heard(here.events, seat) == self.heard(there.events, seat)
            assert game.view(here.state, seat) == game.view(there.state, seat)

    def check_open_act(self, s: Any, world: Any, seat: Seat, viewer: Seat | None) -> None:
        """The same act of the dealer or of the player whose turn it is, in both worlds."""
        game = self.game
        there = set(map(game.index, game.legal(world, seat)))
        both = [act for act in game.legal(s, seat) if game.index(act) in there]
        if both:
            act = self.rng.choice(both)
            self.check_seen_alike(game.apply(s, seat, act), game.apply(world, seat, act), viewer)
        one, other = self.rng.choice(game.legal(s, seat)), self.rng.choice(game.legal(world, seat))
        here, elsewhere = game.apply(s, seat, one), game.apply(world, seat, other)
        if self.heard(here.events, viewer) == self.heard(elsewhere.events, viewer) != []:
            self.check_seen_alike(here, elsewhere, viewer)

    def check_seen_alike(self, here: Any, there: Any, viewer: Seat | None) -> None:
        assert self.heard(here.events, viewer) == self.heard(there.events, viewer)
        assert self.game.view(here.state, viewer) == self.game.view(there.state, viewer)

    def check_sealed_act(self, s: Any, seat: Seat, viewer: Seat | None) -> None:
        """Of another's sealed choice nothing is seen but that they have finished."""
        game = self.game
        legal = game.legal(s, seat)
        steps = [game.apply(s, seat, act) for act in self.rng.sample(legal, min(2, len(legal)))]
        for step in steps:
            if game.simultaneous(step.state) and seat in game.to_act(step.state):
                assert self.heard(step.events, viewer) == []
                assert game.view(step.state, viewer) == game.view(s, viewer)
        finishing = [
            step for step in steps if game.simultaneous(step.state) and seat not in game.to_act(step.state)
        ]
        for step in finishing[1:]:
            self.check_seen_alike(finishing[0], step, viewer)

    def check_commuting(self, s: Any) -> None:
        """In a simultaneous phase the order in which two seats act makes no difference."""
        game = self.game
        actors = game.to_act(s)
        if len(actors) < 2:
            return
        one, other = self.rng.sample(actors, 2)
        act, answer = self.rng.choice(game.legal(s, one)), self.rng.choice(game.legal(s, other))
        first, second = game.apply(s, one, act).state, game.apply(s, other, answer).state
        assert list(game.legal(first, other)) == list(game.legal(s, other))
        assert game.apply(first, other, answer).state == game.apply(second, one, act).state

    def check_take_back(self) -> None:
        """Acts taken back leave no trace but in the log; what is final, or answered by the dealer, stays."""
        game, match, before = self.game, self.match, self.match.state
        seat = self.rng.choice(match.to_act)
        act = self.rng.choice(match.legal(seat))
        step = game.apply(before, seat, act)
        match.play(seat, act)
        if step.final or match.state != step.state:
            assert not match.can_take_back(seat)
            return
        others = [other for other in match.to_act if other != seat and game.simultaneous(match.state)]
        if others:
            other = self.rng.choice(others)
            answer = self.rng.choice(match.legal(other))
            if not game.apply(match.state, other, answer).final:
                match.play(other, answer)
                match.take_back(seat)
                assert match.state == game.apply(before, other, answer).state
                match.take_back(other)
                assert match.state == before
                return
        match.take_back(seat)
        assert match.state == before

    def check_fold(self) -> None:
        """The log, written and read again, folds to the same state; and a finished match stays finished."""
        match = self.match
        again = Match.loads(match.dumps(), games.resolve)
        assert again.state == match.state
        assert again.entries == match.entries
        for seat in (*self.seats, DEALER):
            if not match.can_take_back(seat):
                with pytest.raises(TakeBackRefused):
                    match.take_back(seat)
        assert again.dumps() == match.dumps()
