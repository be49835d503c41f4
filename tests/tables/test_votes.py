"""What nobody decides alone: starting, removing a player, abandoning a match, and a rematch."""

from random import Random

import pytest

from crocetta.tables import commands as c
from crocetta.tables import entries as e
from crocetta.tables.decide import Decided, decide, open_, rematch_of
from crocetta.tables.entries import Bot, Open, Person
from crocetta.tables.errors import BadRequest, NotAllowed
from crocetta.tables.projection import Here, info_of, project
from crocetta.tables.protocol import Noticed, Settings, TableInfo
from crocetta.tables.table import READY_FOR, VOTE_FOR, Table, read
from crocetta.tables.tell import story
from crocetta.tables.votes import MOST_VOTES
from tests.tables.scenes import (
    ADA,
    BRUNO,
    CELINA,
    START,
    all_again,
    done,
    facts,
    play_on,
    three_people,
    through_json,
    two_people,
    viewers,
    wished,
)


def shown(table: Table, person: str = ADA) -> TableInfo:
    return info_of(table, project(table), person, lambda _: Here())


def full(listed: bool = False) -> Table:
    """Ada, and Bruno who has just come."""
    table = open_("t", facts("pyramids", (Person(ADA, "Ada"), Open()), Settings(listed=listed, clock=60))).table
    return done(table, c.Join(BRUNO, "Bruno"))


def over() -> Table:
    return play_on(done(two_people("pyramids"), c.Attend(ADA)), Random(1))


def remove(person: str, agrees: bool = True, seat: int = 2) -> c.Vote:
    return c.Vote(person, "remove", seat, agrees)


def abandon(person: str, agrees: bool = True) -> c.Vote:
    return c.Vote(person, "abandon", None, agrees)


# Ready


def test_no_clock_runs_before_everybody_is_ready() -> None:
    table = full()
    assert (table.status, table.deadline(0), shown(table).ready) == ("gathering", None, (1,))
    assert shown(table).ready_by is None, "friends wait for each other"
    begun = done(table, c.SayReady(ADA), START + 500)
    assert (begun.status, begun.deadline(0), shown(begun).ready) == ("running", START + 560, None)


def test_alone_among_bots_nobody_is_asked() -> None:
    assert open_("t", facts("pyramids", wished("me", "bot"))).table.status == "running"
    waiting = open_("t", facts("pyramids", wished("me", "open"))).table
    assert done(waiting, c.Start(ADA)).status == "running"


def test_a_host_who_starts_early_is_ready_and_the_others_are_asked() -> None:
    table = open_("t", facts("pyramids", wished("me", "open", "open"))).table
    table = done(done(table, c.Join(BRUNO, "Bruno")), c.Start(ADA))
    assert (table.status, [*table.ready], isinstance(table.seats[2], Bot)) == ("gathering", [ADA], True)
    assert done(table, c.SayReady(BRUNO)).status == "running"


def test_a_change_of_seats_asks_everybody_anew() -> None:
    table = done(done(full(), c.Leave(BRUNO)), c.Join(CELINA, "Celina"))
    assert table.ready == {CELINA}
    with pytest.raises(NotAllowed, match="open seats"):
        decide(done(table, c.Leave(CELINA)), c.SayReady(ADA), START)
    with pytest.raises(NotAllowed, match="don’t have a seat"):
        decide(table, c.SayReady(BRUNO), START)


def test_among_strangers_who_is_not_ready_in_time_loses_the_seat_and_what_is_the_hosts() -> None:
    table = full(listed=True)
    assert shown(table).ready_by == START + READY_FOR
    assert decide(table, c.CheckReady(), START + READY_FOR) == Decided(table)
    late = done(table, c.CheckReady(), START + READY_FOR + 1)
    assert (late.seats[0], late.host, late.status) == (Open(), BRUNO, "gathering")
    private = full()
    assert decide(private, c.CheckReady(), START + 10_000) == Decided(private)


# Votes


def test_the_others_remove_somebody_by_vote_and_everybody_is_told_who_proposed_it() -> None:
    asked = done(three_people(), remove(BRUNO))
    assert asked.bot_at(2) is None
    vote = shown(asked).vote
    assert vote is not None
    assert (vote.seat, vote.by, vote.agreed, vote.awaited) == (2, 1, (1,), (0,))
    removed = done(asked, remove(ADA))
    assert (removed.seats_of(CELINA), removed.vote, shown(removed).vote) == ((), None, None)
    for viewer in viewers(removed):
        told = [item for item in story(removed, viewer) if isinstance(item, Noticed)]
        assert [(item.what, item.seat, item.by) for item in told[1:]] == [("vote", 2, 1), ("voted", 2, 1)]


def test_a_vote_that_can_no_longer_pass_has_failed() -> None:
    failed = done(done(three_people(), remove(BRUNO)), remove(ADA, agrees=False))
    assert failed.vote is None
    assert failed.seats_of(CELINA) == (2,)
    assert story(failed, None)[-1] == Noticed(len(story(failed, None)), "kept", 2)
    assert decide(failed, remove(ADA, agrees=False), START) == Decided(failed), "it is over"


def test_nobody_removes_another_alone_nor_votes_about_oneself() -> None:
    with pytest.raises(NotAllowed, match="three people"):
        decide(two_people(), remove(ADA, seat=1), START)
    asked = done(three_people(), remove(BRUNO))
    with pytest.raises(NotAllowed, match="about yourself"):
        decide(asked, remove(CELINA, agrees=False), START)
    with pytest.raises(NotAllowed, match="Another vote"):
        decide(asked, abandon(CELINA), START)
    with pytest.raises(NotAllowed, match="own seat"):
        decide(three_people(), remove(CELINA), START)
    with pytest.raises(NotAllowed, match="don’t have a seat"):
        decide(asked, remove("dario"), START)
    with pytest.raises(BadRequest, match="no seat"):
        decide(asked, remove(ADA, seat=7), START)


def test_who_is_away_is_not_waited_for_but_does_not_make_one_vote_enough() -> None:
    away = done(three_people(settings=Settings(away=5)), c.Absent(ADA))
    asked = done(away, remove(BRUNO))
    assert asked.vote is None, "it takes two"
    assert asked.seats_of(CELINA) == (2,)


def test_a_match_is_abandoned_by_all_who_play_it() -> None:
    table = three_people()
    with pytest.raises(NotAllowed, match="Propose to end the game"):
        decide(table, c.Close(ADA), START)
    for person in (ADA, CELINA):
        table = done(table, abandon(person))
        assert table.status == "running"
    ended = done(table, abandon(BRUNO))
    assert (ended.status, shown(ended).agreed) == ("closed", True)


def test_the_last_person_among_bots_ends_it_alone() -> None:
    table = done(two_people(), c.Leave(BRUNO))
    closed = done(table, c.Close(ADA))
    assert (closed.status, shown(closed).agreed) == ("closed", False)


def test_a_vote_is_forgotten_after_a_while_and_nobody_begins_them_without_end() -> None:
    table, now = three_people(), START
    for _ in range(MOST_VOTES):
        table = done(table, remove(BRUNO), now)
        assert table.vote is not None
        now += VOTE_FOR + 1
    with pytest.raises(NotAllowed, match="too many votes"):
        decide(table, remove(BRUNO), now)
    late = done(table, remove(ADA), now)
    assert late.vote is not None
    assert late.vote.by == ADA, "what was asked before does not count"
    assert late.seats_of(CELINA) == (2,)


def test_the_host_who_is_removed_is_host_no_more() -> None:
    table = done(done(three_people(), remove(BRUNO, seat=0)), remove(CELINA, seat=0))
    assert (table.host, table.seats_of(ADA)) == (BRUNO, ())


# Once more


def test_a_rematch_is_an_offer_and_opens_when_the_last_has_accepted() -> None:
    table = two_people("pyramids")
    with pytest.raises(NotAllowed, match="isn’t over yet"):
        decide(table, c.OfferRematch(ADA, "t2"), START)
    with pytest.raises(NotAllowed, match="Only players"):
        decide(over(), c.OfferRematch(CELINA, "t2"), START)
    offered = done(over(), c.OfferRematch(ADA, "t2"))
    assert offered.rematch is None
    offer = shown(offered).offer
    assert offer is not None
    assert (offer.by, offer.accepted, offer.declined, offer.awaited) == (0, (0,), (), (1,))
    assert decide(offered, c.OfferRematch(ADA, "t3"), START) == Decided(offered)
    accepted = done(offered, c.OfferRematch(BRUNO, "t3"))
    assert accepted.rematch == "t3"
    new = rematch_of(accepted, ADA, "t3", "SUN-2", "8", START)
    assert (new.table.status, new.table.people) == ("running", (ADA, BRUNO))


def test_who_declines_is_not_taken_along_and_who_is_left_with_bots_is_asked_once_more() -> None:
    declined = done(done(over(), c.OfferRematch(ADA, "t2")), c.DeclineRematch(BRUNO, "t2"))
    assert declined.rematch is None
    alone = done(declined, c.OfferRematch(ADA, "t3", at_once=True))
    assert alone.rematch == "t3"
    new = rematch_of(alone, ADA, "t3", "SUN-2", "8", START).table
    assert (new.status, new.people, isinstance(new.seats[1], Bot)) == ("running", (ADA,), True)


def test_an_offer_can_be_taken_back_and_another_makes_the_next() -> None:
    taken_back = done(done(over(), c.OfferRematch(ADA, "t2")), c.DeclineRematch(ADA, "t2"))
    assert done(taken_back, c.OfferRematch(BRUNO, "t3")).offered_by == BRUNO
    assert decide(over(), c.DeclineRematch(ADA, "t2"), START).entries == ()  # type: ignore[union-attr]  # decided


def test_who_accepted_long_ago_is_asked_whether_they_are_still_there() -> None:
    offered = done(over(), c.OfferRematch(ADA, "t2"))
    late = START + READY_FOR + 1
    accepted = done(offered, c.OfferRematch(BRUNO, "t2"), late)
    new = rematch_of(accepted, ADA, "t2", "SUN-2", "8", late).table
    assert (new.status, [*new.ready]) == ("gathering", [BRUNO])


def test_streams_from_before_read_as_they_did() -> None:
    """There, who took the last seat began the match, people `left`, and a rematch began when it was asked for."""
    table = over()
    before: list[e.Entry] = [
        facts("pyramids", (Person(ADA, "Ada"), Open())),
        e.Joined(START, 1, BRUNO, "Bruno"),
        e.Began(START),
    ]
    running = read("t", through_json(before))
    assert running.status == "running"
    left = read("t", through_json([*before, e.Replaced(START, 1, "adept", "left")]))
    assert left.people == (ADA,)
    text = b'{"type":"rematch offered","at":1.0,"person":"ada","table":"t2"}'
    asked = e.decoder.decode(text)
    assert isinstance(asked, e.RematchOpened)
    assert all_again(table).rematch == "t2"
