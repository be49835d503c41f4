"""Seats, options, the deal and the first display (PY-6), and the numbering of acts."""

import msgspec
import pytest
from msgspec.structs import replace

from crocetta.games.expeditions.actions import DECK, DONE, PAIRS, Action, Deal, Flip, Keep, Mark, Start, Take
from crocetta.games.expeditions.events import Dealt, Displayed, Flipped, Kept, Laid
from crocetta.games.expeditions.table import Holding, Phase
from crocetta.games.pyramids.game import Pyramids
from crocetta.games.pyramids.state import Options, Pencil, Sheet, State
from crocetta.kit.game import DEALER, Illegal
from tests.games.expeditions_kit import after, bits, refusal, step
from tests.games.pyramids.positions import HAND_DRAWN, OTHER, PLAIN, game_of


def dealt(game: Pyramids = HAND_DRAWN) -> State:
    """Two players with the hands 1, 2, 3, 4 and 5, 6, 7, 8."""
    return after(game, game.setup(2, Options()), DEALER, *(Deal(card) for card in range(1, 9)))


def chosen() -> State:
    """Seat 0 has kept 1 and 3, seat 1 has kept 7 and 8."""
    return after(HAND_DRAWN, after(HAND_DRAWN, dealt(), 0, Keep(0, 2)), 1, Keep(2, 3))


@pytest.mark.clause("PY-6")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_pyramids_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 4 players, not {seats}"):
        HAND_DRAWN.setup(seats, Options())


@pytest.mark.clause("PY-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_begins_with_four_cards_for_each_player(seats: int) -> None:
    s = HAND_DRAWN.setup(seats, Options())
    assert s.deck == bits(range(1, 49))
    for card in range(1, 4 * seats + 1):
        assert HAND_DRAWN.to_act(s) == (DEALER,)
        s, events = (step := HAND_DRAWN.apply(s, DEALER, Deal(card))).state, step.events
        assert events == (Dealt((card - 1) // 4, card),)
    assert s.phase is Phase.KEEP
    assert s.hands == tuple(tuple(range(4 * seat + 1, 4 * seat + 5)) for seat in range(seats))
    assert s.deck == bits(range(4 * seats + 1, 49))
    assert HAND_DRAWN.to_act(s) == tuple(range(seats))
    assert HAND_DRAWN.simultaneous(s)


@pytest.mark.clause("PY-6", "PY-23")
def test_a_match_begins_with_blank_score_cards_and_nothing_claimed() -> None:
    assert HAND_DRAWN.setup(3, Options()) == State(
        phase=Phase.DEAL,
        turn=0,
        sheets=(Sheet(), Sheet(), Sheet()),
        opened=(),
        hands=((), (), ()),
        kept=(None, None, None),
        display=(),
        deck=bits(range(1, 49)),
        used=(),
        queue=(),
        to_take=0,
        pencils=(Pencil(), Pencil(), Pencil()),
        completions=(),
        claimed=(0, 0, 0),
        options=Options(),
    )


@pytest.mark.clause("PY-6")
def test_a_deck_must_have_four_cards_for_each_player() -> None:
    gems = ("r...", ".r..", "..r.", "...r", "rr..", "r.r.", "r..r", ".rr.")
    eight = game_of(*(f"E...# / {row}# / ..### / ...## / #...T" for row in gems))
    assert eight.setup(2, Options()).deck == bits(range(1, 9))
    with pytest.raises(ValueError, match=r"3 players need at least 12 cards\. The file has 8 \(PY-6\)"):
        eight.setup(3, Options())
    with pytest.raises(ValueError, match=r"2 players need at least 8 cards\. The file has 2 \(PY-6\)"):
        game_of(PLAIN, OTHER).setup(2, Options())


@pytest.mark.clause("PY-6")
def test_the_dealer_draws_every_card_of_the_deck_once() -> None:
    s = after(HAND_DRAWN, HAND_DRAWN.setup(2, Options()), DEALER, Deal(7))
    assert HAND_DRAWN.chance(s).outcomes == tuple(Deal(n) for n in range(1, 49) if n != 7)
    assert HAND_DRAWN.legal(s, DEALER) == HAND_DRAWN.chance(s).outcomes
    for card in (7, 0, -1, 49):
        assert refusal(HAND_DRAWN, s, DEALER, Deal(card)) == "PY-6"
    assert refusal(HAND_DRAWN, s, DEALER, Flip(0)) == "PY-6"
    assert refusal(HAND_DRAWN, s, 0, Deal(8)) == "PY-6"
    assert HAND_DRAWN.legal(s, 0) == ()


@pytest.mark.clause("PY-6")
def test_all_choose_at_once_and_only_when_all_have_chosen_the_cards_lie_open() -> None:
    s = dealt()
    assert HAND_DRAWN.legal(s, 0) == PAIRS
    first = HAND_DRAWN.apply(s, 1, Keep(2, 3))
    assert first.events == (Kept(1, (7, 8)),)
    assert first.final
    assert first.state == replace(s, kept=(None, Keep(2, 3)))
    assert HAND_DRAWN.to_act(first.state) == (0,)
    assert HAND_DRAWN.legal(first.state, 1) == ()
    second = HAND_DRAWN.apply(first.state, 0, Keep(0, 2))
    assert second.events == (Kept(0, (1, 3)), Laid(0, (1, 3)), Laid(1, (7, 8)))
    assert second.final
    assert second.state.sheets == (
        Sheet(slots=(Holding(1), Holding(3))),
        Sheet(slots=(Holding(7), Holding(8))),
    )


@pytest.mark.clause("PY-6")
def test_the_two_cards_not_kept_go_back_and_the_deck_is_shuffled() -> None:
    s = dealt()
    assert HAND_DRAWN.chance(HAND_DRAWN.setup(2, Options())).key == (0,)
    assert HAND_DRAWN.chance(HAND_DRAWN.setup(2, Options())).stream == "deals"
    assert s.deck == bits(range(9, 49))
    s = chosen()
    assert s.hands == ((), ())
    assert s.kept == (None, None)
    assert s.deck == bits({2, 4, 5, 6, *range(9, 49)})
    assert (HAND_DRAWN.chance(s).stream, HAND_DRAWN.chance(s).key) == ("deals", (1,))


@pytest.mark.clause("PY-6")
def test_what_is_kept_is_two_different_cards_and_final() -> None:
    s = dealt()
    for keep in (Keep(0, 0), Keep(2, 1), Keep(0, 4), Keep(-1, 0)):
        assert refusal(HAND_DRAWN, s, 0, keep) == "PY-6"
    assert refusal(HAND_DRAWN, s, 0, DONE) == "PY-6"
    assert refusal(HAND_DRAWN, s, 2, Keep(0, 1)) == "PY-6"
    once = after(HAND_DRAWN, s, 0, Keep(0, 1))
    assert refusal(HAND_DRAWN, once, 0, Keep(2, 3)) == "PY-6"


@pytest.mark.clause("PY-6")
def test_a_display_of_four_is_turned_up_before_the_first_flip() -> None:
    s = chosen()
    for card in (10, 2, 30, 40):
        assert s.phase is Phase.REFILL
        assert HAND_DRAWN.to_act(s) == (DEALER,)
        turned = HAND_DRAWN.apply(s, DEALER, Deal(card))
        assert turned.events == (Displayed(card),)
        s = turned.state
    assert s.display == (10, 2, 30, 40)
    assert s.deck == bits({4, 5, 6, *range(9, 49)} - {10, 30, 40})
    assert s.phase is Phase.FLIP
    assert s.turn == 0


@pytest.mark.clause("PY-6", "PY-22")
def test_only_cards_of_the_deck_are_laid_on_the_display() -> None:
    for card in (1, 3, 7, 8, 0):
        assert refusal(HAND_DRAWN, chosen(), DEALER, Deal(card)) == "PY-22"
    assert refusal(HAND_DRAWN, chosen(), DEALER, Flip(0)) == "PY-22"
    assert refusal(HAND_DRAWN, chosen(), 0, Deal(2)) == "PY-22"


@pytest.mark.clause("PY-7")
def test_the_first_flip_is_one_of_eight_cards_and_holds_for_everybody() -> None:
    s = after(HAND_DRAWN, chosen(), DEALER, *(Deal(card) for card in (10, 2, 30, 40)))
    chance = HAND_DRAWN.chance(s)
    assert (chance.stream, chance.key) == ("flips", (0,))
    assert chance.outcomes == tuple(Flip(card) for card in range(8))
    assert not HAND_DRAWN.simultaneous(s)
    flipped = step(HAND_DRAWN, s, DEALER, Flip(6))
    assert flipped.events == (Flipped(6),)
    assert flipped.state == replace(s, phase=Phase.MARK, used=(6,), opened=s.sheets)
    assert HAND_DRAWN.to_act(flipped.state) == (0, 1)
    assert HAND_DRAWN.simultaneous(flipped.state)


@pytest.mark.clause("PY-7")
def test_only_the_dealer_flips_and_only_a_card_of_the_pile() -> None:
    s = after(HAND_DRAWN, chosen(), DEALER, *(Deal(card) for card in (10, 2, 30, 40)))
    for card in (-1, 8):
        assert refusal(HAND_DRAWN, s, DEALER, Flip(card)) == "PY-7"
    assert refusal(HAND_DRAWN, s, DEALER, Deal(11)) == "PY-7"
    assert refusal(HAND_DRAWN, s, 0, Flip(1)) == "PY-7"
    assert refusal(HAND_DRAWN, s, 0, DONE) == "PY-7"


@pytest.mark.clause("PY-8")
def test_acts_are_numbered_from_one_and_back() -> None:
    acts = [HAND_DRAWN.action(number) for number in range(1, HAND_DRAWN.actions)]
    assert [HAND_DRAWN.index(act) for act in acts] == list(range(1, HAND_DRAWN.actions))
    players = 1 + len(PAIRS) + 5 + 2 * (25 + 40 + 30 + 64 + 48 + 96 + 16)
    assert HAND_DRAWN.actions == 1 + players + 8 + 48
    assert acts[0] == DONE
    assert acts[players:] == [*(Flip(card) for card in range(8)), *(Deal(card) for card in range(1, 49))]


@pytest.mark.clause("PY-8")
@pytest.mark.parametrize("act", [Mark(0, 0b101), Mark(2, 1), Mark(0, 1 << 25), Take(DECK + 1), Start(0)])
def test_an_act_that_is_never_possible_has_no_number(act: Action) -> None:
    with pytest.raises(Illegal) as caught:
        HAND_DRAWN.index(act)
    assert caught.value.clause == "PY-8"


@pytest.mark.clause("PY-25")
def test_the_open_pile_is_an_option_that_survives_the_journey() -> None:
    options = HAND_DRAWN.types.options.decode(b'{"open_pile": true}')
    assert options == Options(open_pile=True)
    assert HAND_DRAWN.types.options.decode(b"{}") == Options(open_pile=False)
    with pytest.raises(msgspec.ValidationError):
        HAND_DRAWN.types.options.decode(b'{"open_piles": true}')
    s = HAND_DRAWN.setup(2, options)
    assert s.options.open_pile
    assert HAND_DRAWN.view(s, 0).options.open_pile
    assert HAND_DRAWN.types.state.decode(msgspec.json.encode(s)) == s
