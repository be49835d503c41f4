"""A first match that teaches: its luck is known, so one person plays it against bots, and it does not count."""

import pytest
from msgspec.structs import replace

from crocetta.tables.decide import open_, rematch_of
from crocetta.tables.entries import Bot, Occupant, Open, Person
from crocetta.tables.errors import BadRequest
from crocetta.tables.protocol import Settings
from tests.tables.scenes import ADA, BRUNO, START, facts

LESSON = Settings(lesson="lesson-541")
BOTS = (Bot("Bruno", "novice"), Bot("Celina", "novice"))


@pytest.mark.parametrize(
    ("settings", "seats"),
    [
        (LESSON, (Person(ADA, "Ada"), Person(BRUNO, "Bruno"))),
        (LESSON, (Person(ADA, "Ada"), Open())),
        (Settings(lesson="lesson-541", listed=True), (Person(ADA, "Ada"), *BOTS)),
    ],
)
def test_nobody_else_plays_where_luck_is_known(settings: Settings, seats: tuple[Occupant, ...]) -> None:
    with pytest.raises(BadRequest):
        open_("t", facts("silver-and-gold", seats, settings))


def test_the_rematch_of_a_lesson_is_a_match_like_any_other() -> None:
    lesson = open_("t", facts("silver-and-gold", (Person(ADA, "Ada"), *BOTS), LESSON)).table
    again = rematch_of(replace(lesson, rematchers={ADA: START}), ADA, "u", "code", "another seed", START).table
    assert again.facts.settings.lesson == ""
    assert again.facts.seed == "another seed"
