"""Before the first turn: LP-3, LP-4, LP-22 and the options."""

from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from crocetta.games import la_piramide
from crocetta.games.la_piramide.actions import Begin, Deal, Gamble, Move, PlayCurse, Roll, Rolled, Walk
from crocetta.games.la_piramide.events import Drew, FirstPlayer, TurnBegan
from crocetta.games.la_piramide.pieces import CARDS, FAMILIES, Curse, Family, Kind, curse_of
from crocetta.games.la_piramide.state import Choosing, Opening, Options, Over, SlaveMoves
from crocetta.kit.game import DEALER, Illegal, OptionsError
from tests.games.la_piramide.scenes import PRACTICE, deal, scene

GAME = la_piramide.load(PRACTICE)


@pytest.mark.clause("LP-3")
def test_there_are_four_cards_of_each_of_nine_curses() -> None:
    assert Counter(map(curse_of, range(CARDS))) == dict.fromkeys(Curse, 4)
    assert len(Curse) == 9


@pytest.mark.clause("LP-3")
def test_the_die_shows_one_to_six() -> None:
    s = scene("""
        +---+---+
        |e     a|
        +---+---+
    """).do(Roll())
    assert s.game.chance(s.state).outcomes == tuple(Rolled(value) for value in range(1, 7))
    assert s.refusal(Rolled(7)) == "LP-3"
    assert s.refusal(Roll(), seat=DEALER) == "LP-5"


@pytest.mark.clause("LP-1", "LP-4")
def test_pawns_stand_on_the_starts_of_their_families() -> None:
    chosen = (Family.FEATHER, Family.EYE, Family.LOTUS)
    s = GAME.setup(3, Options(families=chosen))
    assert s.families == chosen
    for seat, family in enumerate(chosen):
        assert s.pawns[4 * seat : 4 * seat + 2] == GAME.maze.starts[family, Kind.SLAVE]
        assert s.pawns[4 * seat + 2 : 4 * seat + 4] == GAME.maze.starts[family, Kind.MUMMY]


@pytest.mark.clause("LP-4")
def test_families_not_chosen_are_taken_in_their_order() -> None:
    assert GAME.setup(4, Options()).families == FAMILIES[:4]


@pytest.mark.clause("LP-4")
def test_the_first_player_is_random_and_the_next_sits_clockwise() -> None:
    s = GAME.setup(3, Options(curses=False))
    assert s.phase == Opening()
    assert GAME.chance(s).stream == "start"
    assert GAME.legal(s, DEALER) == tuple(Begin(seat) for seat in range(3))
    step = GAME.apply(s, DEALER, Begin(2))
    assert step.events == (FirstPlayer(2), TurnBegan(2, 1))
    assert GAME.to_act(step.state) == (2,)
    assert replace(step.state, turn=1).player == 0


@pytest.mark.clause("LP-4")
def test_the_dealer_alone_names_the_first_player() -> None:
    s = GAME.setup(3, Options())
    with pytest.raises(Illegal) as caught:
        GAME.apply(s, DEALER, Begin(3))
    assert caught.value.clause == "LP-4"
    with pytest.raises(Illegal) as caught:
        GAME.apply(s, 0, Begin(1))
    assert caught.value.clause == "LP-5"


@pytest.mark.clause("LP-4")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_is_dealt_three_curses_from_the_first_player_on(seats: int) -> None:
    s = GAME.apply(GAME.setup(seats, Options()), DEALER, Begin(1)).state
    dealt = []
    for card in range(3 * seats):
        assert GAME.to_act(s) == (DEALER,)
        step = GAME.apply(s, DEALER, Deal(card))
        s = step.state
        dealt += [event for event in step.events if isinstance(event, Drew)]
    assert [event.seat for event in dealt] == [(1 + turn) % seats for turn in range(3 * seats)]
    assert [len(hand) for hand in s.hands] == [3] * seats
    assert s.deck == tuple(range(3 * seats, CARDS))
    assert (GAME.to_act(s), s.phase) == ((1,), Choosing())


@pytest.mark.clause("LP-4")
def test_deals_come_from_one_pile() -> None:
    s = GAME.apply(GAME.setup(2, Options()), DEALER, Begin(0)).state
    first = GAME.chance(s)
    s = GAME.apply(s, DEALER, Deal(7)).state
    second = GAME.chance(s)
    assert (first.stream, first.key) == (second.stream, second.key) == ("deals", (0,))
    assert set(first.outcomes) - set(second.outcomes) == {Deal(7)}
    with pytest.raises(Illegal):
        GAME.apply(s, DEALER, Deal(7))


@pytest.mark.clause("LP-4", "LP-17")
def test_start_squares_of_absent_families_are_ordinary() -> None:
    s = scene("""
        +---+---+---+
        |e    lS  lM|
        +---+---+---+
    """).roll(2)
    assert s.legal() == [Move(0, s.starts("lM")[0])]


@pytest.mark.clause("LP-22")
def test_without_curses_there_are_no_cards() -> None:
    s = deal(GAME, 3, Options(curses=False))
    assert (s.hands, s.deck) == (((), (), ()), ())
    assert list(GAME.legal(s, 0)) == [Roll()]
    with pytest.raises(Illegal) as caught:
        GAME.apply(s, 0, PlayCurse(Curse.PLAGUE))
    assert caught.value.clause == "LP-22"


@pytest.mark.clause("LP-22")
def test_without_curses_a_1_just_moves_1() -> None:
    s = scene(
        """
        +---+---+
        |e     a|
        +---+---+
    """,
        options=Options(curses=False),
    ).roll(1)
    assert s.phase() == SlaveMoves(1)
    assert s.refusal(Gamble((1, 2))) == "LP-22"
    assert s.refusal(Walk()) == "LP-22"


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_it_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 6 players"):
        GAME.setup(seats, Options())


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (Options(families=(Family.EYE,)), "Choose 1 family for each player: 1 for 2"),
        (Options(families=FAMILIES[:3]), "Choose 1 family for each player: 3 for 2"),
        (Options(families=(Family.EYE, Family.EYE)), "Each player needs a family of their own"),
        (Options(turn_limit=0), "The turn limit is at least 1, not 0"),
        (Options(gamble=4), "A gamble is on 2 or 3 numbers, not 4"),  # type: ignore[arg-type]  # which is refused
    ],
)
@pytest.mark.clause("LP-4", "LP-13", "LP-19")
def test_options_that_make_no_sense_are_refused_by_name(options: Options, said: str) -> None:
    with pytest.raises(OptionsError, match=f"^{said}"):
        GAME.setup(2, options)


@pytest.mark.parametrize("text", [b'{"gamble":4}', b'{"turn_limit":0}', b'{"families":["cat"]}', b'{"cheat":true}'])
def test_options_are_checked_as_they_are_read(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        GAME.types.options.decode(text)


def test_options_left_out_have_their_defaults() -> None:
    assert GAME.types.options.decode(b"{}") == Options()


def test_the_dealer_has_nothing_to_do_on_a_players_turn() -> None:
    s = deal(GAME, 2, Options())
    with pytest.raises(ValueError, match="not for the dealer"):
        GAME.chance(s)
    assert GAME.to_act(replace(s, phase=Over())) == ()
