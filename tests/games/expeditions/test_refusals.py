"""An act out of its time is answered with what happens now."""

from random import Random

import pytest

from crocetta import games
from crocetta.games.expeditions.actions import DONE
from crocetta.games.expeditions.table import Phase
from crocetta.kit.game import Illegal
from crocetta.kit.match import Match

NOW = {
    Phase.START: "The start player is drawn first.",
    Phase.DEAL: "The cards are dealt first.",
    Phase.KEEP: "First everyone picks 2 cards.",
    Phase.REFILL: "The display is refilled first.",
    Phase.FLIP: "An expedition card is flipped first.",
    Phase.TAKE: "First a new card is taken.",
    Phase.DRAW: "First the top card of the deck is turned up.",
}
"""In phases in which each seat has one kind of act."""


def test_every_phase_with_one_kind_of_act_has_a_word_for_it() -> None:
    assert set(NOW) == set(Phase) - {Phase.MARK, Phase.OVER}


@pytest.mark.parametrize(("name", "never"), [("silver-and-gold", set()), ("pyramids", {Phase.START})])
def test_who_acts_out_of_time_is_told_what_happens_now(name: str, never: set[Phase]) -> None:
    game, rng = games.get(name), Random(5)
    match, answers = Match.new(game, ["Ada", "Bruno"]), dict[Phase, str]()
    while not match.over:
        seat, phase = match.to_act[0], match.state.phase
        if phase is not Phase.MARK:
            with pytest.raises(Illegal) as refused:
                match.play(seat, DONE)
            answers[phase] = refused.value.message
        outcomes = game.chance(match.state).outcomes if seat < 0 else match.legal(seat)
        match.play(seat, rng.choice(outcomes))
    assert answers == {phase: words for phase, words in NOW.items() if phase not in never}
