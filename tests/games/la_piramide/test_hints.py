"""Why an act is advised in La Piramide: what it brings by the rules of the table, from what its player sees."""

from typing import Any

from crocetta.games.la_piramide.actions import Gamble, Move, Name, Pick, PlaceBack, PlayCurse, Roll, Walk
from crocetta.games.la_piramide.pieces import OUT, WAITING, Curse
from crocetta.games.la_piramide.state import Health, Options, Placing
from crocetta.kit.hint import GENERAL, ONLY, Because
from tests.games.la_piramide.scenes import Scene, cast, scene
from tests.games.reasons import why

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
    s = scene(behind_mine, options=Options(no_passing=True)).roll(1).do(Walk()).move(0, "c")
    assert told(s, Move(2, s.at["b"])) != Because("hint-hunt"), "one's own slave is in the way (LP-10)"
    for turn, hunts in ((0, True), (2, False)):
        s = scene(HUNT, options=Options(turn_limit=2), turn=turn).roll(1).do(Walk())
        assert (told(s, Move(2, s.at["c"])) == Because("hint-hunt")) is hunts, "there is a next turn, or none"
    for health, hunts in ((Health.WEAK, True), (Health.SICK, False)):
        s = scene(HUNT, health={0: health}).roll(1).do(Walk())
        assert (told(s, Move(2, s.at["c"])) == Because("hint-hunt")) is hunts, "the next turn is lost (LP-20)"


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


def test_la_piramide_lets_a_mummy_hunt_in_the_turn_that_puts_it_back() -> None:
    row, last = "<M..E.s..........s....M|", Options(turn_limit=1)
    begins = scene(corridor(row.replace("E", ".")), phase=Placing(), options=last, places={2: WAITING})
    assert told(begins, PlaceBack(2, begins.starts("eM")[1])) == Because("hint-hunt"), "this turn's roll"
    ends = scene(corridor(row), options=last).roll(2)
    ends.do(Move(2, ends.pawns[4]))
    assert told(ends, PlaceBack(2, ends.starts("eM")[1])) != Because("hint-hunt"), "there is no other roll"
    ends = scene(corridor(row)).roll(2)
    ends.do(Move(2, ends.pawns[4]))
    assert told(ends, PlaceBack(2, ends.starts("eM")[1])) == Because("hint-hunt")


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
