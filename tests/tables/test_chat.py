"""Chat: who can read which channel, its limits, and that it is no part of the match."""

import pytest

from crocetta.tables import commands as c
from crocetta.tables.chat import AT_ONCE, CROWD_AT_ONCE, FOR, LATEST, heard, latest
from crocetta.tables.decide import Decided, decide
from crocetta.tables.entries import Entry
from crocetta.tables.errors import BadRequest, NotAllowed
from crocetta.tables.projection import project
from crocetta.tables.protocol import Settings
from crocetta.tables.table import Table, read_on
from tests.tables.scenes import ADA, BRUNO, CELINA, START, bot_choice, done, legal, plays, through_json, two_people


def says(person: str, text: str = "Hello", name: str = "Guest") -> c.Say:
    return c.Say(person, name, None, text)


def told(table: Table, person: str | None) -> tuple[list[str], list[str]]:
    talk = heard(table, person)
    return [f"{said.name}: {said.text}" for said in talk.table], [
        f"{said.name}: {said.text}" for said in talk.watch
    ]


def test_players_hear_each_other_and_those_who_watch_hear_everybody() -> None:
    table = done(done(two_people(), says(ADA)), says(CELINA, "Go, Ada"))
    for person in (ADA, BRUNO):
        assert told(table, person) == (["Ada: Hello"], [])
    for watcher in (CELINA, None):
        assert told(table, watcher) == (["Ada: Hello"], ["Guest: Go, Ada"])


def test_who_watches_is_not_taken_for_a_player_and_keeps_the_name() -> None:
    table = done(two_people(), says(CELINA, name="Ada"))
    table = done(done(table, says("dario", name="Ada 2")), says(CELINA, "again", name="Zoe"))
    assert [line.partition(":")[0] for line in told(table, None)[1]] == ["Ada 2", "Ada 2 2", "Ada 2"]


def test_talk_leaves_the_match_alone() -> None:
    table = two_people(settings=Settings(clock=60))
    sealed = plays(table, 0)
    choice = bot_choice(sealed, 1, legal(sealed, 1)[0])
    spoken = done(sealed, says(BRUNO), START + 1)
    assert (spoken.told, spoken.decisions, spoken.clock) == (sealed.told, sealed.decisions, sealed.clock)
    assert project(spoken) == project(sealed)
    late = START + 1000
    assert isinstance(decide(spoken, choice, late), Decided), "no bot has to think again"
    numbers = [heard(done(each, says(BRUNO)), ADA) for each in (table, sealed)]
    assert numbers[0] == numbers[1], "what is said counts no sealed act"


def test_nobody_says_too_much_at_once() -> None:
    table = two_people()
    for _ in range(AT_ONCE):
        table = done(table, says(ADA))
    with pytest.raises(NotAllowed, match="Wait a moment"):
        decide(table, says(ADA), START)
    assert isinstance(decide(table, says(BRUNO), START), Decided)
    assert isinstance(decide(table, says(ADA), START + FOR + 1), Decided)
    for number in range(CROWD_AT_ONCE):
        table = done(table, says(f"guest {number}"))
    with pytest.raises(NotAllowed, match="Wait a moment"):
        decide(table, says(CELINA), START)


def test_text_is_shown_as_it_is_seen() -> None:
    table = done(two_people(), says(ADA, "  a\u200bb\u202e  c\n<b>d</b> "))
    assert told(table, BRUNO)[0] == ["Ada: ab c <b>d</b>"]
    with pytest.raises(BadRequest) as empty:
        decide(table, says(ADA, "\u3164\u200b"), START)
    assert empty.value.field == "text"
    drawn = done(table, c.Say(ADA, "", None, "", "clap"))
    assert heard(drawn, BRUNO).table[-1].reaction == "clap"


def test_the_host_alone_switches_it_off_and_on() -> None:
    table = two_people()
    with pytest.raises(NotAllowed, match="Only the host"):
        decide(table, c.SwitchTalk(BRUNO, False), START)
    off = done(table, c.SwitchTalk(ADA, False))
    with pytest.raises(NotAllowed, match="turned off"):
        decide(off, says(BRUNO), START)
    assert (latest(table, BRUNO), heard(off, BRUNO).on) == (None, False)
    assert isinstance(decide(done(off, c.SwitchTalk(ADA, True)), says(BRUNO), START), Decided)


def test_where_nobody_may_watch_nobody_but_players_talks() -> None:
    with pytest.raises(NotAllowed, match="spectators"):
        decide(two_people(settings=Settings(spectators=False)), says(CELINA), START)


def test_who_comes_is_told_the_latest_and_streams_keep_all() -> None:
    before = table = two_people()
    entries: list[Entry] = []
    for number in range(LATEST + 3):
        decided = decide(table, says(ADA, str(number)), START + number * FOR)
        assert isinstance(decided, Decided)
        table, entries = decided.table, [*entries, *decided.entries]
    talk = latest(table, BRUNO)
    assert talk is not None
    assert (len(talk.table), talk.table[0].number, talk.table[-1].text) == (LATEST, 4, str(LATEST + 2))
    assert told(read_on(before, through_json(entries)), BRUNO) == told(table, BRUNO)
