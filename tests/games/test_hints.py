"""Why an act is advised: the most important of what it brings, from what its player sees."""

import random

import pytest
from msgspec.structs import replace

from crocetta import games
from crocetta.games.expeditions import hints as expeditions
from crocetta.games.expeditions.actions import DECK, DONE, Action, Keep, Mark, Take
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import TURNS, TURNS_A_ROUND, Phase
from crocetta.games.la_piramide import hints as mazes
from crocetta.games.la_piramide.state import State as Maze
from crocetta.games.pyramids.cards import Colour as Stone
from crocetta.games.silver_and_gold.cards import Colour
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.games.silver_and_gold.state import Options, State
from crocetta.kit.dealer import Dealer
from crocetta.kit.game import DEALER
from crocetta.kit.hint import GENERAL, ONLY, Because, reason_for
from crocetta.kit.plugin import plugin_of
from tests.games.expeditions_kit import (
    BY_HAND_GAME,
    COIN,
    COINS,
    CROSS,
    CROSSES,
    GREEN,
    IDLE,
    LAST,
    PALM,
    PLAIN,
    PURPLE,
    Drawn,
    at,
    deck_of,
    left,
    marking,
    sheet,
)
from tests.games.pyramids import positions as py
from tests.games.reasons import why

# Silver & Gold


@pytest.mark.parametrize(
    ("s", "act", "reason"),
    [
        (
            marking(Shape.STRAIGHT_2, sheet(left(PLAIN, "xx.."), PURPLE), IDLE),
            Mark(0, at("xx..")),
            Because("hint-completes", {"points": 8}),
        ),
        (marking(Shape.STRAIGHT_2, sheet(COINS, PLAIN, coins=3), IDLE), Mark(0, at("xx..")), Because("hint-cup")),
        (
            marking(Shape.STRAIGHT_2, sheet(COINS, PLAIN, coins=3), IDLE, cups_left=0),
            Mark(0, at("xx..")),
            Because("hint-coins", {"count": 2}),
        ),
        (marking(Shape.STRAIGHT_2, sheet(COINS, PLAIN, coins=1), IDLE), Mark(0, at("xx..")), Because("hint-race")),
        (
            marking(Shape.STRAIGHT_2, sheet(CROSS, PLAIN), IDLE),
            Mark(0, at("xx..")),
            Because("hint-bonus", {"count": 1}),
        ),
        (
            marking(Shape.STRAIGHT_2, sheet(CROSSES, PLAIN), IDLE),
            Mark(0, at("xx..")),
            Because("hint-bonus", {"count": 2}),
        ),
        (
            marking(Shape.STRAIGHT_2, sheet(PALM, PLAIN), IDLE, display=(PALM,)),
            Mark(0, at("xx..")),
            Because("hint-palm", {"points": 2}),
        ),
        (
            marking(Shape.STRAIGHT_2, sheet(left(PLAIN, "xxxx"), PURPLE), IDLE),
            Mark(0, at("xx..")),
            Because("hint-nearly", {"count": 2}),
        ),
        (marking(Shape.STRAIGHT_2, sheet(PLAIN, PURPLE), IDLE), Mark(1, at("xx..")), Because("hint-fits-all")),
        (
            marking(
                Shape.STRAIGHT_2,
                sheet(
                    None,
                    left(PLAIN, "xxxx / .xxx"),
                ),
                IDLE,
            ),
            Mark(1, at(".... / ..xx")),
            Because("hint-fits", {"count": 5, "all": 6}),
        ),
        (
            marking(
                Shape.STRAIGHT_2,
                sheet(
                    None,
                    left(PLAIN, "xx.x / .x.x"),
                ),
                IDLE,
            ),
            Mark(1, at("xx..")),
            GENERAL,
        ),
        (marking(Shape.STRAIGHT_2, sheet(PLAIN, PURPLE), IDLE, turn=TURNS - 1), Mark(1, at("xx..")), GENERAL),
        (marking(Shape.STRAIGHT_2, IDLE, IDLE), DONE, Because("hint-done")),
    ],
)
def test_silver_and_gold_names_the_most_important(s: State, act: Action, reason: Because) -> None:
    assert why(BY_HAND_GAME, s, act) == reason


def test_what_fits_is_counted_over_the_pile_only_if_the_pile_is_open() -> None:
    """SG-25: a hint must not tell which shapes have been flipped."""
    s = marking(Shape.STRAIGHT_2, sheet(None, left(PLAIN, "xxxx / .xxx")), IDLE)
    act, open_pile = Mark(1, at(".... / ..xx")), Options(open_pile=True)
    assert why(BY_HAND_GAME, s, act) == Because("hint-fits", {"count": 5, "all": 6})
    assert why(BY_HAND_GAME, replace(s, options=open_pile), act) == Because("hint-fits", {"count": 4, "all": 5})
    last_of_the_round = replace(s, options=open_pile, turn=TURNS_A_ROUND - 1)
    assert why(BY_HAND_GAME, last_of_the_round, act) == Because("hint-fits", {"count": 5, "all": 6})


def test_nothing_is_said_of_room_while_a_card_is_about_to_be_replaced() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(left(CROSS, "xx.."), PURPLE), IDLE)
    after = BY_HAND_GAME.apply(s, 0, Mark(0, at("xx.."))).state
    assert why(BY_HAND_GAME, after, Mark(1, at("x..."))) == GENERAL


def test_a_bonus_mark_that_covers_no_cross_brings_none() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(CROSSES, PLAIN), IDLE)
    after = BY_HAND_GAME.apply(s, 0, Mark(0, at("xx.."))).state
    assert why(BY_HAND_GAME, after, Mark(1, at("x..."))) == GENERAL, "another is still owed, and will take room"
    s = marking(Shape.STRAIGHT_2, sheet(CROSSES, CROSS), IDLE)
    after = BY_HAND_GAME.apply(s, 0, Mark(0, at("xx.."))).state
    assert why(BY_HAND_GAME, after, Mark(1, at("x..."))) == Because("hint-bonus", {"count": 1})


def test_crosses_give_no_more_marks_than_there_are_fields_left() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(left(CROSSES, "xxx."), None), IDLE)
    assert why(BY_HAND_GAME, s, Mark(0, at("xx.."))) == Because("hint-bonus", {"count": 1})


def test_silver_and_gold_counts_both_maps_that_are_completed_in_a_turn() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(left(CROSS, "xx.."), left(PLAIN, "x...")), IDLE)
    after = BY_HAND_GAME.apply(s, 0, Mark(0, at("xx.."))).state
    assert why(BY_HAND_GAME, after, Mark(1, at("x..."))) == Because("hint-completes-both", {"points": 16})


def test_silver_and_gold_says_what_cards_are_worth() -> None:
    s = marking(Shape.STRAIGHT_2, IDLE, IDLE, display=(GREEN, PURPLE), deck=(LAST,))
    taking = replace(s, phase=Phase.TAKE, queue=(0,), to_take=1)
    assert why(BY_HAND_GAME, taking, Take(1)) == Because("hint-take", {"points": 14})
    assert why(BY_HAND_GAME, taking, Take(DECK)) == Because("hint-deck")
    keeping = replace(s, phase=Phase.KEEP, hands=((GREEN, PURPLE, PLAIN, CROSS), ()))
    assert why(BY_HAND_GAME, keeping, Keep(0, 1)) == Because("hint-keep", {"points": 24})


def test_silver_and_gold_has_better_reasons_for_cards_that_are_worth_less_than_others() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(None, PLAIN, coins=2), IDLE, display=(COINS, CROSS, PLAIN, PURPLE))
    taking = replace(s, phase=Phase.TAKE, queue=(0,), to_take=1)
    assert why(BY_HAND_GAME, taking, Take(0)) == Because("hint-take-cup")
    assert why(BY_HAND_GAME, replace(taking, cups_left=0), Take(0)) == Because("hint-take-quick", {"count": 8})
    assert why(BY_HAND_GAME, taking, Take(1)) == Because("hint-take-crosses", {"count": 1})
    assert why(BY_HAND_GAME, taking, Take(2)) == Because("hint-take-quick", {"count": 8})
    assert why(BY_HAND_GAME, replace(taking, display=(PLAIN, GREEN, PURPLE)), Take(1)) == GENERAL
    rich = replace(taking, sheets=(sheet(None, PLAIN, coins=12), *s.sheets[1:]))
    assert why(BY_HAND_GAME, rich, Take(0)) == Because("hint-take-quick", {"count": 8}), "no coin is left to mark"
    assert why(BY_HAND_GAME, replace(taking, display=(PLAIN, COIN)), Take(0)) == GENERAL, "both are alike"
    keeping = replace(s, phase=Phase.KEEP, hands=((PLAIN, CROSS, PURPLE, GREEN), ()))
    assert why(BY_HAND_GAME, keeping, Keep(0, 1)) == Because("hint-keep-crosses", {"count": 1})
    assert why(BY_HAND_GAME, keeping, Keep(0, 3)) == GENERAL, "others are worth more, and others are quicker"
    keeping = replace(s, phase=Phase.KEEP, hands=((PLAIN, PALM, PURPLE, GREEN), ()))
    assert why(BY_HAND_GAME, keeping, Keep(0, 1)) == Because("hint-keep-quick", {"count": 16})


def test_little_is_promised_of_a_card_that_comes_too_late_to_be_completed() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(None, PLAIN), IDLE, display=(COINS, CROSS, PLAIN, PURPLE))
    for turns, treasures, none in (
        (2, Because("hint-take-late", {"what": "coins"}), GENERAL),
        (0, GENERAL, GENERAL),
    ):
        taking = replace(s, phase=Phase.TAKE, queue=(0,), to_take=1, turn=TURNS - 1 - turns)
        assert why(BY_HAND_GAME, taking, Take(0)) == treasures
        assert why(BY_HAND_GAME, taking, Take(2)) == none
    taking = replace(s, phase=Phase.TAKE, queue=(0,), to_take=1, turn=TURNS - 2, display=(PALM, COINS))
    full = replace(taking, sheets=(sheet(None, PLAIN, coins=12, palms=(1, 1, 1, 1)), *s.sheets[1:]))
    assert [why(BY_HAND_GAME, full, Take(place)) for place in (0, 1)] == [GENERAL, GENERAL], "no box is free"
    chambers = py.game_of(py.OTHER, py.PLAIN, "Er.g# / ....# / ..### / ...## / #...T")
    late = py.marking(Shape.SQUARE_4, py.sheet(None, 2), py.sheet(), display=(1, 3), game=chambers)
    late = replace(late, phase=Phase.TAKE, queue=(0,), to_take=1, turn=TURNS - 2)
    assert why(chambers, late, Take(0)) == GENERAL, "the short way is still too long"
    assert why(chambers, late, Take(1)) == Because("hint-take-late")
    for score_card, reason in (
        (py.sheet(None, 2, reds=10), Because("hint-take-late")),
        (py.sheet(None, 2, reds=10, greens=10), GENERAL),
    ):
        assert why(chambers, replace(late, sheets=(score_card, py.sheet())), Take(1)) == reason


def test_crosses_are_a_reason_where_no_other_card_has_more() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(None, PLAIN), IDLE, display=(CROSS, CROSSES, PURPLE))
    taking = replace(s, phase=Phase.TAKE, queue=(0,), to_take=1)
    assert why(BY_HAND_GAME, taking, Take(0)) == Because("hint-take-quick", {"count": 8})
    assert why(BY_HAND_GAME, taking, Take(1)).key == "hint-take-crosses"


def test_silver_and_gold_sees_what_a_seal_pays_already() -> None:
    sealed = Drawn(Colour.GREEN, "oooo / oooo / oo..", seal=Colour.GREY)
    game = SilverAndGold(deck_of(sealed, *(Drawn(Colour.GREY, f"oooo / ooo{sign}") for sign in "o+$T")))
    s = marking(Shape.STRAIGHT_2, sheet(None, 2, completed=(3, 4)), IDLE, display=(1,), game=game)
    taking = replace(s, phase=Phase.TAKE, queue=(0,), to_take=1)
    assert why(game, taking, Take(0)) == Because("hint-take-seal", {"count": 2})


# Pyramids


@pytest.mark.parametrize(
    ("chamber", "reason"),
    [
        ("E+..# / ....# / ..### / ...## / #...T", Because("hint-bonus", {"count": 1})),
        ("Ef..# / ....# / ..### / ...## / #...T", Because("hint-torch")),
        ("Er..# / ....# / ..### / ...## / #...T", Because("hint-gems", {"count": 1})),
        (py.PLAIN, Because("hint-nearer", {"count": 7})),
    ],
)
def test_pyramids_names_the_symbol_that_is_dug(chamber: str, reason: Because) -> None:
    game, s = py.digging(Shape.STRAIGHT_2, chamber)
    assert why(game, s, py.mark("xx...")) == reason


def test_pyramids_sees_skulls_go_and_the_tomb_come() -> None:
    potion = "Ep..# / ....# / ..### / ...## / #...T"
    game, s = py.digging(Shape.STRAIGHT_2, potion, score_card=py.sheet(skulls=3))
    assert why(game, s, py.mark("xx...")) == Because("hint-potion", {"count": 2})
    game, s = py.digging(Shape.STRAIGHT_2, py.PLAIN, "xx... / xx... / xx... / x....")
    assert why(game, s, py.mark("..... / ..... / ..... / .xx..")) == Because("hint-nearer", {"count": 3})
    assert why(game, s, py.mark("..... / ..... / ..... / .x... / .x...")) == Because("hint-nearer", {"count": 3})
    assert why(game, s, py.mark("..xx.")) == GENERAL, "no closer, and hardly a shape fits after it"
    game, s = py.digging(Shape.STRAIGHT_2, py.PLAIN, "xx... / xx... / xx... / xx...")
    assert why(game, s, py.mark("..... / ..... / ..... / ..x.. / ..x..")) == Because("hint-nearer", {"count": 2})
    game, s = py.digging(Shape.STRAIGHT_2, py.PLAIN, "xx... / xx... / xx... / xxx..")
    assert why(game, s, py.mark("..... / ..... / ..... / ..... / ..xx.")) == Because("hint-tomb")


def test_pyramids_tells_a_claim_from_a_tomb() -> None:
    game, (first, second, third) = py.HAND_DRAWN, py.of_colour(Stone.GREEN, 3)
    for completed, reason in (
        ((), Because("hint-completes")),
        ((second,), Because("hint-claim")),
        ((second, third), Because("hint-completes")),
    ):
        mine = py.sheet(py.before_the_tomb(first), completed=completed)
        s = py.marking(Shape.SQUARE_4, mine, py.sheet())
        assert why(game, s, py.tomb(0, first)) == reason
    s = py.marking(Shape.SQUARE_4, py.sheet(None, 1, completed=(second,)), py.sheet(), display=(first, third))
    taking = replace(s, phase=Phase.TAKE, queue=(0,), to_take=1)
    other = next(number for number in range(2, 48) if game.deck.pyramids[number].colour is not Stone.GREEN)
    assert why(game, replace(taking, sheets=(py.sheet(None, other, completed=(second,)), py.sheet())), Take(0)) == (
        Because("hint-take-claim")
    )


@pytest.mark.clause("PY-14")
def test_a_bonus_mark_on_an_open_tombs_card_opens_no_tomb() -> None:
    last, dug = "..... / ..... / ..... / ..... / ...xx", "xx... / xx... / xx... / xx... / .xx.."
    game, s = py.digging(Shape.STRAIGHT_2, "E...# / ....# / ..### / ...## / #..+T", dug, py.PLAIN, f"{dug[:-2]}x.")
    assert why(game, s, py.mark(last)) == Because("hint-completes")
    after = game.apply(s, 0, py.mark(last)).state
    assert why(game, after, py.mark("..x..")) == GENERAL, "its tomb is open already"
    assert why(game, after, py.mark_beside("..... / ..... / ..... / ..... / ....x")) == Because(
        "hint-completes-both"
    )


def test_pyramids_says_what_is_good_about_a_card() -> None:
    game = py.game_of(
        py.OTHER,  # one cell less to the tomb than the others
        py.PLAIN,
        "Er.g# / ....# / ..### / ...## / #...T",
        "E+..# / ....# / ..### / ...## / #...T",
        "E..f# / ....# / ..### / ...## / #...T",
        "E...# / f...# / ..### / ...## / #...T",
    )
    s = py.marking(Shape.SQUARE_4, py.sheet(None, 2), py.sheet(), display=(1, 3, 4, 6), game=game)
    taking = replace(s, phase=Phase.TAKE, queue=(0,), to_take=1)
    for place, reason in enumerate(
        (
            Because("hint-take-near", {"count": 8}),
            Because("hint-take-gems", {"count": 2}),
            Because("hint-take-crosses", {"count": 1}),
            GENERAL,
        )
    ):
        assert why(game, taking, Take(place)) == reason
    keeping = replace(s, phase=Phase.KEEP, hands=((1, 2, 3, 4), ()))
    assert why(game, keeping, Keep(0, 3)) == Because("hint-keep-alike")
    assert why(game, keeping, Keep(0, 1)) == Because("hint-keep-near", {"count": 17})
    assert why(game, keeping, Keep(1, 2)) == Because("hint-keep-gems", {"count": 2})
    assert why(game, keeping, Keep(2, 3)) == Because("hint-keep-gems", {"count": 2})
    keeping = replace(s, phase=Phase.KEEP, hands=((1, 3, 4, 5), ()))
    assert why(game, keeping, Keep(2, 3)) == Because("hint-keep-crosses", {"count": 1})
    keeping = replace(s, phase=Phase.KEEP, hands=((1, 2, 5, 6), ()))
    assert why(game, keeping, Keep(1, 3)) == GENERAL, "no gems, no crosses, not the shortest way"
    assert why(game, replace(taking, display=(1, 2, 5, 6)), Take(3)) == GENERAL


def test_pyramids_names_crosses_where_no_other_card_has_more() -> None:
    one, two = ("E+..# / ....# / ..### / ...## / #...T", "E+.+# / ....# / ..### / ...## / #...T")
    game = py.game_of(py.OTHER, one, two, py.PLAIN)
    s = py.marking(Shape.SQUARE_4, py.sheet(None, 4), py.sheet(), display=(1, 2, 3), game=game)
    taking = replace(s, phase=Phase.TAKE, queue=(0,), to_take=1)
    assert why(game, taking, Take(1)) == GENERAL
    assert why(game, taking, Take(2)) == Because("hint-take-crosses", {"count": 2})


# Any game


@pytest.mark.parametrize("name", ["silver-and-gold", "pyramids", "la-piramide"])
def test_every_act_of_a_match_has_a_sentence_that_no_secret_changes(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rng = games.get(name), random.Random(5)
    for module in (mazes, expeditions):  # hints apply acts in a world that is made up, each time another one
        monkeypatch.setattr(module, "Random", lambda _: random.Random(rng.random()))
    dealer = Dealer("hints")
    s = game.setup(3, game.types.options.decode(b"{}"))
    words = plugin_of(game).WORDS
    said = set()
    while seats := game.to_act(s):
        if seats == (DEALER,):
            s = game.apply(s, DEALER, dealer.pick(game, game.chance(s))).state
            continue
        seat = rng.choice(seats)
        act = rng.choice(game.legal(s, seat))
        view = game.view(s, seat)
        legal = game.legal(s, seat)
        reason = reason_for(game, view, legal, act)
        assert reason_for(game, view, legal, act) == reason
        if reason not in (GENERAL, ONLY):
            assert words.say(reason.key, **reason.parameters)
        said.add(reason.key)
        s = game.apply(s, seat, act).state
    assert len(said) > 4
    assert isinstance(s, Maze) or GENERAL.key in said


def test_a_game_without_reasons_has_the_general_one() -> None:
    class Silent:
        pass

    assert reason_for(Silent(), None, (1, 2), 1) is GENERAL  # type: ignore[arg-type]  # it looks at neither
    assert reason_for(Silent(), None, (1,), 1) is ONLY  # type: ignore[arg-type]
