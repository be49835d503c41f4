"""Why an act is advised: the most important of what it brings, from what its player sees."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from crocetta import games
from crocetta.games.expeditions.actions import DECK, DONE, Action, Keep, Mark, Take
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import Phase
from crocetta.games.la_piramide.actions import Gamble, Move, Name, Pick, PlayCurse, Roll, Walk
from crocetta.games.la_piramide.pieces import OUT, Curse
from crocetta.games.la_piramide.state import State as Maze
from crocetta.games.pyramids.cards import Colour as Stone
from crocetta.games.silver_and_gold.cards import Colour
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.games.silver_and_gold.state import State
from crocetta.kit.dealer import Dealer
from crocetta.kit.game import DEALER, AnyGame
from crocetta.kit.hint import GENERAL, Because, reason_for
from crocetta.kit.plugin import plugin_of
from tests.games.expeditions_kit import (
    BY_HAND_GAME,
    COINS,
    CROSS,
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
from tests.games.la_piramide.scenes import Scene, cast, scene
from tests.games.pyramids import positions as py


def why(game: AnyGame, s: Any, act: Any, seat: int = 0) -> Because:
    assert act in game.legal(s, seat)
    return reason_for(game, game.view(s, seat), act)


# Silver & Gold


@pytest.mark.parametrize(
    ("s", "act", "reason"),
    [
        (
            marking(Shape.STRAIGHT_2, sheet(left(PLAIN, "xx.."), PURPLE), IDLE),
            Mark(0, at("xx..")),
            Because("hint-completes", {"count": 1, "points": 8}),
        ),
        (marking(Shape.STRAIGHT_2, sheet(COINS, PLAIN, coins=3), IDLE), Mark(0, at("xx..")), Because("hint-cup")),
        (
            marking(Shape.STRAIGHT_2, sheet(COINS, PLAIN, coins=3), IDLE, cups_left=0),
            Mark(0, at("xx..")),
            Because("hint-coins", {"count": 2}),
        ),
        (marking(Shape.STRAIGHT_2, sheet(COINS, PLAIN, coins=1), IDLE), Mark(0, at("xx..")), Because("hint-race")),
        (marking(Shape.STRAIGHT_2, sheet(CROSS, PLAIN), IDLE), Mark(0, at("xx..")), Because("hint-bonus")),
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
        (marking(Shape.STRAIGHT_2, sheet(PLAIN, PURPLE), IDLE), Mark(1, at("xx..")), GENERAL),
        (marking(Shape.STRAIGHT_2, IDLE, IDLE), DONE, Because("hint-done")),
    ],
)
def test_silver_and_gold_names_the_most_important(s: State, act: Action, reason: Because) -> None:
    assert why(BY_HAND_GAME, s, act) == reason


def test_silver_and_gold_counts_both_maps_that_are_completed_in_a_turn() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(left(CROSS, "xx.."), left(PLAIN, "x...")), IDLE)
    after = BY_HAND_GAME.apply(s, 0, Mark(0, at("xx.."))).state
    assert why(BY_HAND_GAME, after, Mark(1, at("x..."))) == Because("hint-completes", {"count": 2, "points": 16})


def test_silver_and_gold_says_what_cards_are_worth() -> None:
    s = marking(Shape.STRAIGHT_2, IDLE, IDLE, display=(GREEN, PURPLE), deck=(LAST,))
    taking = replace(s, phase=Phase.TAKE, queue=(0,), to_take=1)
    assert why(BY_HAND_GAME, taking, Take(1)) == Because("hint-take", {"points": 14})
    assert why(BY_HAND_GAME, taking, Take(DECK)) == Because("hint-deck")
    keeping = replace(s, phase=Phase.KEEP, hands=((GREEN, PURPLE, PLAIN, CROSS), ()))
    assert why(BY_HAND_GAME, keeping, Keep(0, 1)) == Because("hint-keep", {"points": 24})


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
        ("E+..# / ....# / ..### / ...## / #...T", Because("hint-bonus")),
        ("Ef..# / ....# / ..### / ...## / #...T", Because("hint-torch")),
        ("Er..# / ....# / ..### / ...## / #...T", Because("hint-gems", {"count": 1})),
        (py.PLAIN, GENERAL),
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
    assert why(game, s, py.mark("..... / ..... / ..... / .xx..")) == GENERAL
    assert why(game, s, py.mark("..... / ..... / ..... / .x... / .x...")) == GENERAL
    game, s = py.digging(Shape.STRAIGHT_2, py.PLAIN, "xx... / xx... / xx... / xx...")
    assert why(game, s, py.mark("..... / ..... / ..... / ..x.. / ..x..")) == GENERAL
    game, s = py.digging(Shape.STRAIGHT_2, py.PLAIN, "xx... / xx... / xx... / xxx..")
    assert why(game, s, py.mark("..... / ..... / ..... / ..... / ..xx.")) == Because("hint-tomb")


def test_pyramids_tells_a_claim_from_a_tomb() -> None:
    game, (first, second, third) = py.HAND_DRAWN, py.of_colour(Stone.GREEN, 3)
    for completed, reason in (
        ((), Because("hint-completes", {"count": 1})),
        ((second,), Because("hint-claim")),
        ((second, third), Because("hint-completes", {"count": 1})),
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


# La Piramide


RACE = """
    +---+---+---+---+---+---+---+
    <  x e         b|E     c s  |
    +---+---+---+---+---+---+---+
    | eS| eM| sS| sM|   |   |   |
    +---+---+---+---+---+---+---+
"""
HUNT = RACE.replace("e    ", "     ")


def told(s: Scene, act: Any) -> Because:
    return why(s.game, s.state, act)


def test_la_piramide_counts_the_steps_to_the_exit() -> None:
    s = scene(RACE).roll(2)
    assert told(s, Move(0, OUT)) == Because("hint-out")
    assert told(s, Move(0, s.at["b"])) == GENERAL
    assert told(scene(RACE, places={1: OUT}).roll(2), Move(0, OUT)) == Because("hint-wins")
    far = scene(RACE.replace("e         b", "        e  ")).roll(2)
    assert told(far, next(act for act in far.legal() if isinstance(act, Move))) == Because(
        "hint-nearer", {"count": 2}
    )


def test_la_piramide_hunts_catches_and_bursts() -> None:
    s = scene(HUNT).roll(1).do(Walk())
    assert told(s, Move(2, s.at["c"])) == Because("hint-hunt")
    s = scene(HUNT).roll(2)
    assert told(s, Move(2, s.pawns[4])) == Because("hint-catch")
    s = scene(HUNT.replace("s  |", "S  |")).roll(2)
    assert told(s, Move(2, s.pawns[6])) == Because("hint-burst")


def test_la_piramide_weighs_curses_and_gambles() -> None:
    s = scene(RACE, hands={0: [Curse.PLAGUE]})
    assert told(s, Roll()) == Because("hint-roll")
    assert told(s, PlayCurse(Curse.PLAGUE)) == Because("hint-curse")
    assert told(scene(RACE), Roll()) == GENERAL
    tempted = scene(RACE).roll(1)
    assert told(tempted, Walk()) == Because("hint-walk")
    assert told(tempted, Gamble((1, 2))) == Because("hint-gamble")
    assert told(cast(RACE, Curse.PLAGUE), Name(1)) == Because("hint-leader")
    called = cast(RACE, Curse.PHARAOHS_CALL)
    assert told(called, Pick(4)) == Because("hint-leader")


# Any game


@pytest.mark.parametrize("name", ["silver-and-gold", "pyramids", "la-piramide"])
def test_every_act_of_a_match_has_a_sentence_that_no_secret_changes(name: str) -> None:
    game, rng = games.get(name), random.Random(5)
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
        reason = reason_for(game, view, act)
        if reason != GENERAL:
            assert words.say(reason.key, **reason.parameters)
            assert reason_for(game, game.view(game.sample(view, rng), seat), act) == reason
        said.add(reason.key)
        s = game.apply(s, seat, act).state
    assert len(said) > 4
    assert isinstance(s, Maze) or GENERAL.key in said


def test_a_game_without_reasons_has_the_general_one() -> None:
    class Silent:
        pass

    assert reason_for(Silent(), None, None) is GENERAL  # type: ignore[arg-type]  # it looks at neither
