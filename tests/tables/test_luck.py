"""Where the luck of a table comes from, what everybody is told of it, and when."""

from random import Random

import pytest

from crocetta import games
from crocetta.kit.luck import LINKS, commitment, luck_of, seed_of
from crocetta.kit.match import Match
from crocetta.tables import commands as c
from crocetta.tables.decide import open_, rematch_of
from crocetta.tables.entries import Bot, Open, Person
from crocetta.tables.projection import Here, info, project
from crocetta.tables.protocol import Settings
from crocetta.tables.table import Table, read
from crocetta.tables.tell import luck_of as told_luck
from crocetta.tables.tell import match_of, story, tell
from tests.tables.scenes import (
    ADA,
    BRUNO,
    START,
    all_again,
    all_ready,
    as_json,
    done,
    facts,
    play_on,
    through_json,
    viewers,
)

ROOT = "ab" * 32
HERS, HIS = "a" * 32, "b" * 32


def gathering(link: int = 1) -> Table:
    seats = (Person(ADA, "Ada", share=HERS), Open(), Bot("Zoe", "novice"))
    return open_("t", facts("pyramids", seats, seed=ROOT, link=link)).table


def begun(link: int = 1) -> Table:
    return all_ready(done(gathering(link), c.Join(BRUNO, "Bruno", HIS)))


def told(table: Table) -> str:
    """All that anybody can find out."""
    known = [tell(table, viewer, story(table, viewer)) for viewer in viewers(table)] if table.position else []
    shown = info(project(table), ADA, lambda _: Here())
    return str([as_json(part) for part in (*known, shown, told_luck(table))])


def test_a_match_is_dealt_from_the_secret_and_everybodys_share() -> None:
    table = begun()
    luck = luck_of(ROOT, 1, (HERS, HIS, ""))
    assert (table.luck, table.seed) == (luck, seed_of(luck))
    same = Match.new(table.game, table.players, table.header().options, seed=seed_of(luck))
    assert table.position is not None
    assert table.position.state == same.state
    others = [all_ready(done(gathering(), c.Join(BRUNO, "Bruno", share))) for share in ("", "c" * 32)]
    assert len({table.seed, *(other.seed for other in others)}) == 3


def test_nobody_waits_for_a_share_and_the_commitment_stands_before_any() -> None:
    table = gathering()
    assert as_json(told_luck(table)) == {
        "commitment": commitment(ROOT),
        "match": 1,
        "shares": [HERS, "", ""],
        "secret": None,
    }
    alone = done(table, c.Start(ADA))
    assert alone.status == "running"
    assert told_luck(alone).commitment == commitment(ROOT)
    assert told_luck(alone).shares == (HERS, "", "")


def test_who_leaves_before_the_match_takes_their_share_along() -> None:
    table = open_("t", facts("pyramids", (Person(ADA, "Ada"), Open(), Open()), seed=ROOT, link=1)).table
    table = done(table, c.Join(BRUNO, "Bruno", HIS))
    assert told_luck(table).shares == ("", HIS, "")
    assert told_luck(done(table, c.Leave(BRUNO))).shares == ("", "", "")


def test_the_secret_is_told_when_the_match_is_over_and_the_first_of_the_chain_never() -> None:
    rng, table = Random(3), done(begun(), c.Attend(ADA))
    secret = luck_of(ROOT, 1, ()).secret
    while table.status == "running":
        shown = told(table)
        assert not any(hidden in shown for hidden in (ROOT, secret, table.seed))
        table = play_on(table, rng, 5)
    assert told_luck(table).secret == secret
    assert ROOT not in told(table)
    assert ROOT not in as_json(table.header()).__repr__()


def test_a_closed_match_tells_no_secret() -> None:
    closed = done(begun(), c.Close(None))
    assert closed.status == "closed"
    assert told_luck(closed).secret is None


def test_a_rematch_goes_on_along_the_chain_with_the_shares_that_were_added() -> None:
    over = play_on(done(begun(), c.Attend(ADA)), Random(2))
    decided = rematch_of(all_again(over), BRUNO, "t2", "SUN-2", "unused", START)
    new = decided.table
    assert new.luck == luck_of(ROOT, 2, (HERS, HIS, ""))
    assert told_luck(new).commitment == told_luck(over).commitment
    assert new.seed != over.seed
    assert read("t2", through_json(decided.entries)).seed == new.seed


def test_a_chain_that_is_used_up_is_followed_by_another_to_which_nobody_has_added_anything() -> None:
    over = play_on(done(begun(link=LINKS), c.Attend(ADA)), Random(2))
    again = rematch_of(all_again(over), ADA, "t2", "SUN-2", "cd" * 32, START).table
    assert again.luck == luck_of("cd" * 32, 1, ("", "", ""))


@pytest.mark.parametrize("settings", [Settings(lesson="lesson-1"), Settings()])
def test_a_lesson_and_a_table_from_before_are_dealt_from_their_seed_itself(settings: Settings) -> None:
    seats = (Person(ADA, "Ada", share=HERS), Bot("Zoe", "novice"))
    table = open_("t", facts("pyramids", seats, settings, seed="lesson-1")).table
    assert (table.seed, table.luck) == ("lesson-1", None)
    assert told_luck(table).commitment is None
    over = play_on(done(table, c.Attend(ADA)), Random(2))
    assert told_luck(over).secret is None
    assert rematch_of(all_again(over), ADA, "t2", "SUN-2", ROOT, START).table.luck == luck_of(ROOT, 1, ("", ""))


def test_the_file_holds_what_is_needed_to_check_it() -> None:
    opened = open_(
        "t", facts("pyramids", (Person(ADA, "Ada", share=HERS), Bot("Zoe", "novice")), seed=ROOT, link=1)
    )
    text = match_of(opened.table, opened.entries).dumps()
    assert Match.loads(text, games.resolve).header.luck == luck_of(ROOT, 1, (HERS, ""))
