"""Numbering, names, clauses and places."""

import pickle

import pytest

from crocetta import games
from crocetta.games.expeditions.actions import Deal, Mark, Start
from crocetta.games.la_piramide.actions import WALK, Name, PlaceBack
from crocetta.kit.clauses import read_clauses, read_sections
from crocetta.kit.game import Illegal
from crocetta.kit.names import closest
from crocetta.kit.numbering import Numbering
from crocetta.kit.scoring import ranked

THREE = Numbering(("roll", "walk", "gamble"))


def test_acts_are_numbered_from_one_and_zero_is_the_no_op() -> None:
    assert len(THREE) == 4
    assert [THREE.action(number) for number in (1, 2, 3)] == ["roll", "walk", "gamble"]
    assert [THREE.index(act, "LP-1") for act in ("roll", "walk", "gamble")] == [1, 2, 3]


@pytest.mark.parametrize("number", [0, 4, -1])
def test_a_number_without_an_act_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"numbered from 1 to 3, not {number}"):
        THREE.action(number)


def test_an_act_without_a_number_is_never_possible() -> None:
    with pytest.raises(Illegal, match="There’s no such move: fly") as caught:
        THREE.index("fly", "LP-9")
    assert caught.value.clause == "LP-9"


@pytest.mark.parametrize(
    ("game", "act", "said"),
    [
        ("pyramids", Mark(2, 1), "There’s no such move: mark with slot 2, cells 1 (PY-8)"),
        ("pyramids", Start(0), "There’s no such move: start with seat 0 (PY-8)"),
        ("silver-and-gold", Deal(48), "There’s no such move: deal with card 48 (SG-12)"),
        ("la-piramide", PlaceBack(0, 7), "There’s no such move: place back with pawn 0, square 7 (LP-17)"),
        ("la-piramide", Name(6), "There’s no such move: name with seat 6 (LP-20)"),
    ],
)
def test_an_act_that_is_never_possible_is_named_in_words(game: str, act: object, said: str) -> None:
    with pytest.raises(Illegal) as caught:
        games.get(game).index(act)
    assert str(caught.value) == said


def test_even_an_act_without_fields_is_named() -> None:
    with pytest.raises(Illegal, match=r"There’s no such move: walk \(LP-9\)"):
        Numbering[object](()).index(WALK, "LP-9")


def test_an_illegal_act_names_its_clause_at_the_end_of_the_message() -> None:
    error = Illegal("SG-12", "refused-shape")
    assert str(error) == "Mark the whole shape, or 1 field (SG-12)"
    assert (error.clause, error.message) == ("SG-12", "Mark the whole shape, or 1 field.")


def test_an_illegal_act_keeps_key_and_parameters_for_other_languages() -> None:
    error = Illegal("LP-20", "refused-not-held", {"curse": "plague"})
    assert (error.key, dict(error.parameters)) == ("refused-not-held", {"curse": "plague"})
    assert error.message == "You don’t hold Plague."
    for each in (error, Illegal("LP-5", "refused-turn")):
        assert str(pickle.loads(pickle.dumps(each))) == str(each)


def test_a_game_without_words_is_refused_in_keys() -> None:
    assert str(Illegal("TOY-3", "too-many", {"count": 2})) == "too-many (TOY-3)"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("pyramid", "; did you mean 'pyramids'?"),
        ("PYRAMIDS", "; did you mean 'pyramids'?"),
        ("piramde", "; did you mean 'la-piramide'?"),
        ("chess", "; there are: pyramids, la-piramide"),
        ("", "; there are: pyramids, la-piramide"),
    ],
)
def test_an_unknown_name_gets_a_suggestion_or_the_names_there_are(name: str, words: str) -> None:
    assert closest(name, iter(["pyramids", "la-piramide"])) == words


PAGE = """# A game

Words before.

- **XY-1** One line.
- **XY-2** A clause that
  goes on, with **bold** and (XY-1).
- not a clause
- **XY-3** After it.

## Examples

- **XY-X1** An example.
"""


def test_a_page_is_read_clause_by_clause() -> None:
    assert read_clauses(PAGE) == {
        "XY-1": "One line.",
        "XY-2": "A clause that goes on, with **bold** and (XY-1).",
        "XY-3": "After it.",
        "XY-X1": "An example.",
    }
    assert read_clauses("- **XY-1** In 10\u00a0000\n  matches.\n") == {"XY-1": "In 10\u00a0000 matches."}


def test_a_page_has_an_opening_and_parts_with_headings() -> None:
    assert [(title, text, list(clauses)) for title, text, clauses in read_sections(PAGE)] == [
        ("", "Words before.", ["XY-1", "XY-2", "XY-3"]),
        ("Examples", "", ["XY-X1"]),
    ]


def test_a_page_without_clauses_has_none() -> None:
    assert read_clauses("# Nothing\n\nhere\n") == {}


@pytest.mark.parametrize(
    ("keys", "places"),
    [
        ([(1,), (2,), (3,)], (3, 2, 1)),
        ([(5,), (5,), (3,)], (1, 1, 3)),
        ([(5, 0), (5, 1), (5, 0), (4, 9)], (2, 1, 2, 4)),
        ([], ()),
    ],
)
def test_equal_keys_share_a_place_and_the_next_number_is_skipped(
    keys: list[tuple[int, ...]], places: tuple[int, ...]
) -> None:
    assert ranked(keys) == places
