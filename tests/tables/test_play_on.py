"""What if? A match is played on from any moment of it, on any seat, with new luck or with its own."""

from random import Random
from typing import Any

import pytest

from crocetta import games
from crocetta.kit.match import Match
from crocetta.kit.record import Player, standing
from crocetta.tables import commands as c
from crocetta.tables import entries as e
from crocetta.tables.branch import carry_on, play_on, stream_of
from crocetta.tables.decide import Decided, decide, rematch_of
from crocetta.tables.entries import Bot, Entry, Person
from crocetta.tables.errors import BadRequest
from crocetta.tables.protocol import NewSeat
from crocetta.tables.replays import CarryOn, PlayOn
from crocetta.tables.table import AnyMatch, Table, read
from crocetta.tables.tell import match_of, replay, tell
from tests.tables import scenes
from tests.tables.scenes import START

ME = Person("me", "Mia")


def played(game: str, acts: int = 10_000) -> AnyMatch:
    """Two people and a bot play anything, and take some of it back."""
    rng = Random(3)
    players = [Player("Ada"), Player("Bruno"), Player("Celina", "novice")]
    match: AnyMatch = Match.new(games.get(game), players, seed="7")
    while not match.over and len(match.entries) < acts:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.2 and match.can_take_back(seat):
            match.take_back(seat)
    return match


def source(match: AnyMatch) -> tuple[Table, list[Entry]]:
    stream = stream_of(match, START)
    return read("", stream), stream


def branched(match: AnyMatch, entry: int, seat: int = 1, **wishes: Any) -> Decided:
    table, stream = source(match)
    return play_on(table, stream, PlayOn(entry=entry, seat=seat, **wishes), ME, "new", "CODE", "fresh", START)


def state_after(match: AnyMatch, acts: int) -> Any:
    again: AnyMatch = Match(match.game, match.header)
    for _, act in standing(match.entries)[:acts]:
        again.fold(act)
    return again.state


@pytest.mark.parametrize("game", games.names())
def test_a_match_from_a_file_is_told_as_it_was_played(game: str) -> None:
    match = played(game)
    table, stream = source(match)
    assert table.position is not None
    assert table.position.state == match.state
    steps = replay("", scenes.through_json(stream))
    assert steps[-1].scores == match.game.scores(match.state)
    ending = tell(table, None).ending
    assert ending is not None
    made = {tuple(step.progress.values()): step.scores for step in steps}
    assert made == {tuple(moment.progress.values()): moment.scores for moment in ending.history}


@pytest.mark.parametrize("game", games.names())
def test_it_goes_on_where_it_stood_and_comes_to_an_end(game: str) -> None:
    match = played(game)
    acts = len(standing(match.entries))
    moments = [k for k in range(0, acts, acts // 12) if -1 not in match.game.to_act(state_after(match, k))]
    for entry in moments:
        decided = branched(match, entry)
        assert decided.table.position is not None
        assert decided.table.position.state == state_after(match, entry)
        assert read("new", scenes.through_json(decided.entries)).position == decided.table.position
        seats = decided.table.seats
        assert seats[1] == ME
        assert isinstance(seats[0], Bot)
        assert seats[2] == Bot("Celina", "novice")
        assert decided.table.host == ME.person
        assert not decided.table.facts.settings.counts
    attended = scenes.done(decided.table, c.Attend(ME.person))
    assert scenes.play_on(attended, Random(1)).status == "over"


@pytest.mark.parametrize("game", games.names())
def test_luck_from_there_on_is_new_or_the_same(game: str) -> None:
    match = played(game)
    entry = len(match.entries) // 3
    again = finished(branched(match, entry, same_luck=True))
    assert again.header.seed == match.header.seed
    assert Match.loads(again.dumps(), games.resolve).state == again.state
    other = finished(branched(match, entry))
    assert other.header.seed is None, "nobody can check it by a seed: two were at work"
    assert Match.loads(other.dumps(), games.resolve).state == other.state
    deals = [[each for each in one.entries if each.seat == -1] for one in (again, other)]
    assert deals[0] != deals[1]


def finished(decided: Decided) -> AnyMatch:
    """Played on by whatever comes first, as a match."""
    table, acts = scenes.done(decided.table, c.Attend(ME.person)), list(decided.entries)
    while table.awaited:
        seat = table.awaited[0]
        first = scenes.legal(table, seat)[0]
        command = (
            scenes.bot_choice(table, seat, first)
            if table.bot_at(seat)
            else c.Play(ME.person, seat, table.decision(seat), first, f"{table.seq}")
        )
        made = decide(table, command, START)
        assert isinstance(made, Decided)
        table, acts = made.table, [*acts, *made.entries]
    return match_of(table, acts)


def test_what_was_taken_back_is_left_behind() -> None:
    match = played("la-piramide")
    table, stream = source(match)
    at = next(k for k, each in enumerate(stream) if isinstance(each, e.Acted) and each.by == "person")
    taken = stream[at]
    assert isinstance(taken, e.Acted)
    undone = [*stream[: at + 1], e.TookBack(START, taken.seat), *stream[at:]]
    wish = PlayOn(entry=at + 3, seat=0)
    decided = play_on(table, undone, wish, ME, "new", "CODE", "fresh", START)
    assert not any(isinstance(each, e.TookBack) for each in decided.entries)
    assert decided.table.position == branched(match, at + 1, seat=0).table.position


def test_nothing_is_left_to_play_after_the_end() -> None:
    match = played("pyramids")
    with pytest.raises(BadRequest, match="Nothing is left"):
        branched(match, len(match.entries))
    with pytest.raises(BadRequest):
        branched(match, 10, seat=3)


def test_a_rematch_of_it_is_a_match_like_any_other() -> None:
    match = played("la-piramide")
    table = branched(match, 5, same_luck=True).table
    again = rematch_of(table, ME.person, "u", "code", "another seed", START).table
    assert again.facts.settings.counts
    assert again.facts.branch is None
    assert again.facts.seed == "another seed"


def carried(match: AnyMatch, *kinds: Any) -> Decided:
    wish = CarryOn(file="", seats=tuple(NewSeat(kind) for kind in kinds))
    return carry_on(*source(match), wish, ME, "new", "CODE", "fresh", START)


@pytest.mark.parametrize("game", games.names())
def test_a_match_begun_elsewhere_waits_for_friends_and_goes_on_where_it_stood(game: str) -> None:
    match = played(game, 60)
    opened = carried(match, "me", "open", "bot")
    assert (opened.table.status, opened.table.position) == ("gathering", None)
    kept = read("new", scenes.through_json(opened.entries))
    joined = decide(kept, c.Join("you", "Bea", ""), START + 1)
    assert isinstance(joined, Decided)
    begun = decide(joined.table, c.SayReady("me"), START + 2)
    assert isinstance(begun, Decided)
    assert begun.table.status == "running"
    assert begun.table.position is not None
    assert begun.table.position.state == match.state
    assert [occupant.name for occupant in begun.table.seats if not isinstance(occupant, e.Open)][:2] == [
        "Mia",
        "Bea",
    ]
    assert not begun.table.facts.settings.counts
    stream = scenes.through_json([*opened.entries, *joined.entries, *begun.entries])
    assert read("new", stream).position == begun.table.position
    assert match_of(begun.table, stream).state == match.state


def test_with_nobody_to_wait_for_it_begins_at_once() -> None:
    match = played("pyramids", 60)
    begun = carried(match, "bot", "me", "bot").table
    assert begun.status == "running"
    assert begun.position is not None
    assert begun.position.state == match.state


def test_a_match_that_is_over_or_has_other_seats_is_refused() -> None:
    with pytest.raises(BadRequest):
        carried(played("pyramids"), "me", "open", "bot")
    with pytest.raises(BadRequest):
        carried(played("pyramids", 60), "me", "open")
