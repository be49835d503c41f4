"""Pairs of worlds that differ in sealed choices only: nobody else can tell them apart, and no list can."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from crocetta.tables import commands as c
from crocetta.tables.projection import Here, info, project
from crocetta.tables.protocol import Happened, Settings
from crocetta.tables.table import Table
from crocetta.tables.tell import story, tell
from tests.tables.scenes import ADA, BRUNO, START, as_json, done, legal, play_on, plays, two_people, undoes, viewers

SEALED = ("silver-and-gold", "pyramids")


def sealed_moments(game: str) -> Iterator[tuple[Table, int, Random]]:
    for number in range(4):
        rng = Random(number)
        settings = Settings(clock=60 * (number % 2), confirm_at_once=number > 1, listed=True)
        table = two_people(game, settings, seed=str(number))
        while table.awaited:
            table = play_on(table, rng, 1)
            for seat in table.awaited:
                if table.sealed and len(legal(table, seat)) > 1:
                    yield table, seat, rng


def opened(table: Table, after: Table) -> bool:
    """The sealed choices have been shown."""
    told = after.told[0].since(len(table.told[0]))
    return not after.sealed or any(isinstance(item, Happened) and item.by == "dealer" for item in told)


def known(table: Table, person: str | None, seat: int | None) -> object:
    """All that somebody else's lists and lines show."""
    return project(table), info(project(table), person, lambda _: Here()), tell(table, seat), story(table, seat)


@pytest.mark.parametrize("game", SEALED)
def test_whatever_is_sealed_the_lists_and_the_others_know_the_same(game: str) -> None:
    differed = 0
    for table, seat, rng in sealed_moments(game):
        acts = [act for act in legal(table, seat) if as_json(act)["type"] in ("mark", "keep")]
        if len(acts) < 2:
            continue
        worlds = [plays(table, seat, act, START + 5, "m") for act in rng.sample(acts, 2)]
        if worlds[0].to_act != worlds[1].to_act or any(opened(table, world) for world in worlds):
            continue  # one of them was all there was to do; that is said by the table itself
        differed += tell(worlds[0], seat).view != tell(worlds[1], seat).view
        for person, viewer in ((None, None), ((ADA, BRUNO)[1 - seat], 1 - seat)):
            assert known(worlds[0], person, viewer) == known(worlds[1], person, viewer)
    assert differed > 50


@pytest.mark.parametrize("game", SEALED)
def test_a_sealed_choice_and_its_undo_change_no_list_at_all(game: str) -> None:
    silent = 0
    for table, seat, _ in sealed_moments(game):
        after = plays(table, seat, at=START + 5)
        if len(after.told[0]) > len(table.told[0]):
            continue
        silent += 1
        assert project(after) == project(table)
        assert project(undoes(after, seat, START + 9)) == project(table)
    assert silent > 50


def test_points_in_lists_are_those_that_everybody_could_count() -> None:
    """Numbers computed from the whole state would tell of a completed map."""
    stood = 0
    for table, seat, _ in sealed_moments("pyramids"):
        after = plays(table, seat)
        assert table.position is not None
        assert after.position is not None
        if not opened(table, after) and table.game.scores(after.position.state) != table.game.scores(
            table.position.state
        ):
            stood += 1
            assert project(after).scores == project(table).scores == tell(after, None).scores
    assert stood


def test_the_seed_is_told_to_nobody() -> None:
    table = play_on(two_people(seed="the seed itself"), Random(1), 40)
    for viewer in viewers(table):
        assert "the seed itself" not in str(as_json(tell(table, viewer, story(table, viewer))))
    assert "the seed itself" not in str(as_json(project(table)))


@pytest.mark.parametrize("spectators", [True, False])
def test_a_seat_is_seen_by_its_owner_alone_and_the_rest_as_the_host_wishes(spectators: bool) -> None:
    table = two_people(settings=Settings(spectators=spectators))
    assert [table.may_look(ADA, viewer) for viewer in (None, 0, 1)] == [True, True, False]
    assert [table.may_look("carla", viewer) for viewer in (None, 0, 1)] == [spectators, False, False]
    assert [table.may_look(None, viewer) for viewer in (None, 0, 1)] == [spectators, False, False]
    left = done(table, c.Leave(BRUNO))
    assert [left.may_look(BRUNO, viewer) for viewer in (None, 0, 1)] == [spectators, False, False]
    assert replace(table, status="over").may_look("carla", None)
