"""Errors told to people survive whatever happens to them on the way."""

import pickle

import pytest

from crocetta.kit.errors import UserError
from crocetta.kit.position import TakeBackRefused
from crocetta.kit.words import Catalogue, Words, in_figures, speak_for
from crocetta.tables.errors import BadRequest


@pytest.mark.parametrize(
    "error",
    [
        UserError("problem-over"),
        TakeBackRefused("undo-nothing"),
        BadRequest("problem-seat-missing", field="seat", seat=7),
    ],
)
def test_an_error_comes_whole_out_of_another_process(error: UserError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.__dict__, str(again)) == (type(error), error.__dict__, str(error))


def test_an_error_without_words_is_its_key() -> None:
    assert str(UserError("problem-of-tomorrow")) == "problem-of-tomorrow"
    assert str(BadRequest("problem-seat-missing", field="seat")) == "problem-seat-missing"


@pytest.mark.parametrize("number", [10**27, -(10**400), 1e30, float("nan"), float("inf")])
def test_any_number_can_be_written(number: float) -> None:
    assert in_figures(number, "en").strip("-")


def test_a_rulebook_is_spoken_for_by_one_game() -> None:
    from crocetta.games import silver_and_gold

    speak_for("SG", silver_and_gold.WORDS)
    with pytest.raises(ValueError, match="another game"):
        speak_for("SG", Words(Catalogue("crocetta.games.pyramids")))
