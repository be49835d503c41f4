"""Why an act is advised: the most important of what it brings, from what its player sees."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from crocetta import games
from crocetta.games.expeditions import hints as expeditions
from crocetta.games.expeditions.actions import DECK, DONE, Action, Keep, Mark, Take
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import TURNS, TURNS_A_ROUND, Phase
from crocetta.games.la_piramide import hints as mazes
from crocetta.games.la_piramide.actions import Gamble, Move, Name, Pick, PlaceBack, PlayCurse, Roll, Walk
from crocetta.games.la_piramide.pieces import OUT, Curse
from crocetta.games.la_piramide.state import Options as MazeOptions
from crocetta.games.la_piramide.state import State as Maze
from crocetta.games.pyramids.cards import Colour as Stone
from crocetta.games.silver_and_gold.cards import Colour
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.games.silver_and_gold.state import Options, State
from crocetta.kit.dealer import Dealer
from crocetta.kit.game import DEALER, AnyGame
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
from tests.games.la_piramide.scenes import Scene, cast, scene
from tests.games.pyramids import positions as py


def why(game: AnyGame, s: Any, act: Any, seat: int = 0) -> Because:
    legal = game.legal(s, seat)
    assert act in legal
    return reason_for(game, game.view(s, seat), legal, act)


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
    assert why(BY_HAND_GAME, after, Mark(1, at("x..."))) == Because("hint-completes", {"count": 2, "points": 16})


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


# La Piramide


RACE = """
    +---+---+---+---+---+---+---+
    <  x e         b|E     c s  |
    +---+---+---+---+---+---+---+
    | eS| eM| sS| sM|   |   |   |
    +---+---+---+---+---+---+---+
"""
THREE = """
    +---+---+---+---+---+---+---+
    <s   e           S   L   l  |
    +---+---+---+---+---+---+---+
    | eS| eM| sS| sM| lS| lM|   |
    +---+---+---+---+---+---+---+
"""
HUNT = RACE.replace("e    ", "     ")


def told(s: Scene, act: Any) -> Because:
    return why(s.game, s.state, act)


def among_three(curse: Curse, drawing: str = THREE) -> Scene:
    """Seat 0 has played the curse; seat 1 is ahead of seat 2."""
    hands = {0: [curse], 1: [Curse.PLAGUE], 2: [Curse.PLAGUE]}
    return scene(drawing, families="esl", hands=hands, places={5: OUT}).curse(curse)


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
    possessed = among_three(Curse.POSSESSION).do(Pick(6))
    assert told(possessed, Move(6, possessed.pawns[10])) == Because("hint-burst-others")


def corridor(row: str) -> str:
    """A maze of one row, a square a character: a pawn, a start of Eye's mummies (`M`) or slaves (`O`), a name."""
    drawn = {"M": " eM", "O": " eS", ".": "   "} | {pawn: f"{pawn}  " for pawn in "eEsS"}
    squares = [drawn.get(each, f"  {each}") for each in row[1:-1]]
    walls = "+---" * len(squares) + "+"
    in_row = {drawn[each].strip() for each in "MO" if each in row}
    starts = ["   " if mark in in_row else f" {mark}" for mark in ("eS", "eM", "sS", "sM")]
    beside = "|".join(starts + ["   "] * (len(squares) - len(starts)))
    return f"\n{walls}\n{row[0]}{' '.join(squares)}{row[-1]}\n{walls}\n|{beside}|\n{walls}\n"


def test_la_piramide_says_what_a_mummy_is_doing() -> None:
    waits = scene(corridor("<.bE.......s|")).roll(1).do(Walk())
    assert told(waits, Move(2, waits.at["b"])) == Because("hint-ambush")
    stalks = scene(corridor("<.s........bEc|")).roll(1).do(Walk())
    assert told(stalks, Move(2, stalks.at["b"])) == Because("hint-stalk")
    assert told(stalks, Move(2, stalks.at["c"])) == GENERAL


def test_la_piramide_promises_no_catch_that_the_rules_of_the_table_forbid() -> None:
    behind_mine = corridor("<.bEecs....|")
    s = scene(behind_mine).roll(1).do(Walk()).move(0, "c")
    assert told(s, Move(2, s.at["b"])) == Because("hint-hunt")
    s = scene(behind_mine, options=MazeOptions(no_passing=True)).roll(1).do(Walk()).move(0, "c")
    assert told(s, Move(2, s.at["b"])) != Because("hint-hunt"), "one's own slave is in the way (LP-10)"
    for turn, hunts in ((0, True), (2, False)):
        s = scene(HUNT, options=MazeOptions(turn_limit=2), turn=turn).roll(1).do(Walk())
        assert (told(s, Move(2, s.at["c"])) == Because("hint-hunt")) is hunts, "there is a next turn, or none"


def test_la_piramide_calls_a_start_the_closest_only_if_the_other_is_farther() -> None:
    for row, nearer in (("<.O..e.....O.s|", Because("hint-start")), ("<.O..e.....O.>", GENERAL)):
        s = cast(corridor(row), Curse.PHARAOHS_CALL).do(Pick(0))
        near, far = s.starts("eS")
        assert told(s, PlaceBack(0, near)) == nearer
        assert told(s, PlaceBack(0, far)) == GENERAL


def test_la_piramide_puts_a_mummy_back_near_a_slave() -> None:
    s = scene(corridor("<M..E.s..........s.......M|")).roll(2)
    s.do(Move(2, s.pawns[4]))
    far, near = s.starts("eM")
    assert told(s, PlaceBack(2, near)) == Because("hint-post")
    assert told(s, PlaceBack(2, far)) == Because("hint-ambush")


def test_la_piramide_sees_a_slave_escape() -> None:
    s = scene(corridor("|.be.....S.>")).roll(1).do(Walk())
    assert told(s, Move(0, s.at["b"])) == Because("hint-safe")
    s = scene(corridor("|.be....S..>")).roll(1).do(Walk())
    assert told(s, Move(0, s.at["b"])) == GENERAL, "still within a roll"


def test_la_piramide_weighs_curses_and_gambles() -> None:
    s = scene(RACE, hands={0: [Curse.PLAGUE]})
    assert told(s, Roll()) == Because("hint-roll")
    assert told(s, PlayCurse(Curse.PLAGUE)) == Because("hint-curse")
    assert told(scene(RACE), Roll()) == ONLY
    at_their_starts = scene(
        corridor("<...............|"), hands={0: [Curse.PHARAOHS_CALL]}, places=dict.fromkeys((0, 4), OUT)
    )
    assert told(at_their_starts, Roll()) == ONLY, "the curse cannot be played now"
    tempted = scene(RACE).roll(1)
    assert told(tempted, Walk()) == Because("hint-walk")
    assert told(tempted, Gamble((1, 2))) == Because("hint-gamble")


def test_la_piramide_speaks_of_the_strongest_only_among_several_opponents() -> None:
    assert told(cast(RACE, Curse.PLAGUE), Name(1)) == ONLY
    called = cast(RACE, Curse.PHARAOHS_CALL)
    assert told(called, Pick(4)) == Because("hint-catch")
    assert told(called, Pick(0)) == GENERAL, "sent back"
    assert told(among_three(Curse.PLAGUE), Name(1)) == Because("hint-leader")
    assert told(among_three(Curse.PLAGUE), Name(2)) == GENERAL
    assert told(among_three(Curse.GRAVE_ROBBER), Name(1)) == Because("hint-rob")
    assert told(among_three(Curse.PHARAOHS_CALL), Pick(4)) == Because("hint-leader")
    assert told(among_three(Curse.PHARAOHS_CALL), Pick(6)) == GENERAL, "a mummy that goes back costs no step"
    assert told(among_three(Curse.POSSESSION), Pick(4)) == Because("hint-leader")
    assert told(among_three(Curse.POSSESSION), Pick(6)) == GENERAL, "it may be meant for somebody else"


def test_la_piramide_sees_whom_a_swap_of_others_costs_steps() -> None:
    swapped = among_three(Curse.CHANGE_OF_BANDAGES)
    assert told(swapped, Pick(4)) == Because("hint-leader")
    assert told(swapped, Pick(8)) == GENERAL
    swapped.do(Pick(4))
    assert told(swapped, Pick(8)) == Because("hint-leader")
    behind = among_three(Curse.CHANGE_OF_BANDAGES, THREE.translate(str.maketrans("ls", "sl", ""))).do(Pick(8))
    assert told(behind, Pick(4)) == GENERAL, "it brings the leader nearer"


def test_la_piramide_says_what_a_curse_can_do_with_a_pawn() -> None:
    row = "<................e..s|"
    assert told(cast(corridor(row), Curse.FORCED_MARCH), Pick(0)) == Because("hint-pick-slave", {"count": 8})
    assert told(cast(corridor("<.e..........s|"), Curse.FORCED_MARCH), Pick(0)) == Because("hint-pick-out")
    awake = corridor("<..s....E......|")
    assert told(cast(awake, Curse.RESTLESS_DEAD), Pick(2)) == Because("hint-pick-catch")
    far = corridor("<s.............E...|")
    assert told(cast(far, Curse.RESTLESS_DEAD), Pick(2)) == Because("hint-pick-mummy")
    assert told(cast(corridor("<E..............|"), Curse.RESTLESS_DEAD), Pick(2)) == ONLY, "there is no slave"


def test_la_piramide_counts_what_a_swap_brings() -> None:
    swapped = cast(corridor("<..s.....e.....|"), Curse.CHANGE_OF_BANDAGES)
    assert told(swapped, Pick(0)) == Because("hint-pick-slave", {"count": 6})
    swapped.do(Pick(0))
    assert told(swapped, Pick(4)) == Because("hint-nearer", {"count": 6})
    worse = cast(corridor("<..e.....s.....|"), Curse.CHANGE_OF_BANDAGES).do(Pick(0))
    assert told(worse, Pick(4)) == ONLY
    mummies = cast(corridor("<s...S.........E..|"), Curse.CHANGE_OF_BANDAGES).do(Pick(2))
    assert told(mummies, Pick(6)) == Because("hint-hunt")


def test_la_piramide_says_nothing_of_foreign_mummies_that_are_moved() -> None:
    s = cast(corridor("<....S....e......s|"), Curse.POSSESSION).do(Pick(6))
    assert all(told(s, act) == GENERAL for act in s.legal())


def test_la_piramide_ignores_pawns_that_are_out() -> None:
    """They have no square: counted from the end, it would be the last one, here at the far end of the corridor."""
    _, walls, row, _, starts, _, _ = corridor("<.bE...........|").split("\n")
    s = scene(f"\n{walls}\n{starts}\n{walls}\n{row}\n{walls}\n", places={4: OUT, 5: OUT}).roll(1).do(Walk())
    assert told(s, Move(2, s.at["b"])) == GENERAL


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
        if reason not in (GENERAL, ONLY):
            assert words.say(reason.key, **reason.parameters)
            assert reason_for(game, view, legal, act) == reason
        said.add(reason.key)
        s = game.apply(s, seat, act).state
    assert len(said) > 4
    assert isinstance(s, Maze) or GENERAL.key in said


def test_a_game_without_reasons_has_the_general_one() -> None:
    class Silent:
        pass

    assert reason_for(Silent(), None, (1, 2), 1) is GENERAL  # type: ignore[arg-type]  # it looks at neither
    assert reason_for(Silent(), None, (1,), 1) is ONLY  # type: ignore[arg-type]
