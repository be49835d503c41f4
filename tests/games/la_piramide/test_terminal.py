"""La Piramide at a terminal: what is asked, typed, shown and told."""

import io

import pytest
from msgspec.structs import replace
from rich.console import Console

from crocetta.games import la_piramide
from crocetta.games.la_piramide.actions import (
    Action,
    Begin,
    Gamble,
    Move,
    Name,
    Pick,
    PlaceBack,
    PlayCurse,
    Roll,
    Rolled,
    Walk,
)
from crocetta.games.la_piramide.chart import Chart
from crocetta.games.la_piramide.events import (
    Awoke,
    CardTaken,
    Drew,
    Event,
    GambleRolled,
    Robbed,
    Stuck,
    Swapped,
    TurnLost,
    Waits,
)
from crocetta.games.la_piramide.maze import parse
from crocetta.games.la_piramide.pieces import BURST, OUT, WAITING, Curse, Family, Kind
from crocetta.games.la_piramide.state import (
    Choosing,
    Driving,
    Health,
    MummyMoves,
    Naming,
    Options,
    Over,
    Phase,
    Picking,
    Placing,
    Returning,
    SlaveMoves,
    Swapping,
    Tempted,
)
from crocetta.games.la_piramide.terminal import Table
from crocetta.games.la_piramide.view import View
from crocetta.kit.terminal import Company
from tests.games.la_piramide.scenes import PRACTICE, deal

GAME = la_piramide.load(PRACTICE)
TABLE = Table(GAME)
COMPANY = Company(("Mara", "Ada"), 0)
START = deal(GAME, 2, Options(families=(Family.EYE, Family.LOTUS)))
SLAVE, MUMMY, THEIR_SLAVE, THEIR_MUMMY = 0, 2, 4, 6


def seen(phase: Phase | None = None, places: dict[int, int] | None = None, options: Options | None = None) -> View:
    """What seat 0 sees when pawns stand on other places than their starts."""
    pawns = tuple((places or {}).get(pawn, square) for pawn, square in enumerate(START.pawns))
    return GAME.view(replace(START, phase=phase or Choosing(), pawns=pawns, options=options or START.options), 0)


def drawn(view: View) -> str:
    console = Console(file=io.StringIO(), width=100, color_system=None)
    with console.capture() as captured:
        console.print(TABLE.draw(view, COMPANY, ()))
    return captured.get()


def square(name: str) -> int:
    move = TABLE.read(f"S1 {name}", seen(SlaveMoves(1)))
    assert isinstance(move, Move)
    return move.to


@pytest.mark.parametrize(
    ("phase", "typed", "act"),
    [
        (Choosing(), "roll", Roll()),
        (Choosing(), "r", Roll()),
        (Choosing(), "plague", PlayCurse(Curse.PLAGUE)),
        (Choosing(), "play the pharaoh's call", PlayCurse(Curse.PHARAOHS_CALL)),
        (Choosing(), "curse secret passage", PlayCurse(Curse.SECRET_PASSAGE)),
        (Tempted(), "walk", Walk()),
        (Tempted(), "g 5, 2", Gamble((2, 5))),
        (SlaveMoves(2), "s1 out", Move(SLAVE, OUT)),
        (SlaveMoves(2), "lM1 out", Move(THEIR_MUMMY, OUT)),
        (Picking(Curse.POSSESSION), "ls1", Pick(THEIR_SLAVE)),
        (Swapping(SLAVE), "LS1", Pick(THEIR_SLAVE)),
        (Driving(Curse.POSSESSION, MUMMY), "out", Move(MUMMY, OUT)),
        (Naming(Curse.PLAGUE), "lotus", Name(1)),
        (Naming(Curse.PLAGUE), "player lotus", Name(1)),
    ],
)
def test_an_act_is_typed_in_full_or_in_short(phase: Phase, typed: str, act: Action) -> None:
    assert TABLE.read(typed, seen(phase)) == act


@pytest.mark.clause("LP-19")
def test_a_match_with_a_turn_limit_shows_which_turn_it_is() -> None:
    limited = replace(seen(), options=Options(turn_limit=12))
    assert "Turn 1 of 12" in drawn(replace(limited, turn=1))
    assert "Turn 2 of 12" in drawn(replace(limited, turn=2))
    assert "Turn 12 of 12" in drawn(replace(limited, turn=23))
    assert "Turn " not in drawn(replace(limited, turn=24, phase=Over()))
    assert "Turn " not in drawn(seen())


def test_a_square_is_typed_for_a_move_for_a_cursed_pawn_and_for_one_put_back() -> None:
    a12 = square("a12")
    assert TABLE.read("a12", seen(Driving(Curse.FORCED_MARCH, SLAVE))) == Move(SLAVE, a12)
    assert TABLE.read("S2 a12", seen(Placing())) == PlaceBack(1, a12)
    assert TABLE.read("S2 a12", seen(Returning((1,), 0))) == PlaceBack(1, a12)
    assert TABLE.read("a12", seen(Returning((1,), 0))) == PlaceBack(1, a12)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "Type `help`"),
        ("gamble", "Type the numbers you gamble on"),
        ("gamble 2 55", "Type the numbers you gamble on"),
        ("S1 there", "Type the square by its column and row"),
        ("S1 a99", "The maze has no square a99"),
        ("S1", "Type the square, too"),
        ("a12", "Say which pawn goes there: `S1 a12`"),
        ("out", "Say which pawn goes there: `S1 out`"),
        ("fS1 out", "No family has the letter f; there are: e, l"),
        ("name lotos", "There’s no family “lotos”.*lotus"),
        ("plages", "no move or curse “plages”.*plague"),
    ],
)
def test_what_is_no_act_is_answered_with_how_to_type_one(typed: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        TABLE.read(typed, seen())


def test_to_a_spectator_no_pawn_is_theirs() -> None:
    with pytest.raises(ValueError, match="begin with the letter of a family"):
        TABLE.read("S1 out", GAME.view(START, None))


@pytest.mark.parametrize(
    ("phase", "asked"),
    [
        (Placing(), "start square"),
        (Returning((SLAVE,), 0), "Choose a start square for your slave."),
        (Tempted(), "gamble 2 5"),
        (Swapping(SLAVE), "Choose a pawn to swap with your slave (S1)."),
        (Driving(Curse.POSSESSION, THEIR_SLAVE), "move Ada’s slave"),
        (Naming(Curse.PLAGUE), "choose a player"),
        (Over(), "Wait."),
    ],
)
def test_what_is_asked_names_what_is_at_stake(phase: Phase, asked: str) -> None:
    assert asked in TABLE.ask(seen(phase), COMPANY)


def test_a_gamble_on_three_values_is_asked_for_with_three() -> None:
    assert "gamble 2 4 5" in TABLE.ask(seen(Tempted(), options=Options(gamble=3)), COMPANY)


@pytest.mark.clause("LP-14", "LP-16")
def test_a_move_onto_another_pawn_says_what_becomes_of_both() -> None:
    beside_mummy = GAME.maze.steps[START.pawns[MUMMY]][0]
    onto_slave = seen(MummyMoves(1), {THEIR_SLAVE: beside_mummy})
    assert "both go back" in TABLE.describe(Move(MUMMY, beside_mummy), onto_slave, COMPANY)
    onto_mummy = seen(MummyMoves(1), {THEIR_MUMMY: beside_mummy})
    assert "both burst" in TABLE.describe(Move(MUMMY, beside_mummy), onto_mummy, COMPANY)
    beside_slave = GAME.maze.steps[START.pawns[SLAVE]][0]
    slave_onto_mummy = seen(SlaveMoves(1), {THEIR_MUMMY: beside_slave})
    assert "both go back" in TABLE.describe(Move(SLAVE, beside_slave), slave_onto_mummy, COMPANY)
    assert TABLE.describe(Move(SLAVE, OUT), onto_slave, COMPANY) == "S1 out"


def test_pawns_off_the_board_and_lost_turns_are_shown_beside_the_players() -> None:
    sick = replace(seen(places={SLAVE: OUT, 1: WAITING, THEIR_MUMMY: BURST}), health=(Health.WELL, Health.SICK))
    mine, theirs = (line for line in drawn(sick).splitlines() if line.strip().startswith((">", "Ada")))
    assert "S1 out    S2 waits" in mine
    assert "M1 burst" in theirs
    assert "loses the next turn" in theirs


@pytest.mark.clause("LP-19")
@pytest.mark.parametrize(
    ("places", "verdict"),
    [
        ({0: OUT, 1: OUT}, "You got both slaves out and won."),
        ({0: OUT}, "You won with the most slaves out"),
        ({0: OUT, 4: OUT, 1: WAITING, 5: OUT}, "Ada got both slaves out and won."),
    ],
)
def test_the_verdict_says_why(places: dict[int, int], verdict: str) -> None:
    assert verdict in TABLE.verdict(seen(Over(), places), COMPANY)


@pytest.mark.clause("LP-19")
def test_the_verdict_counts_the_ways_left_of_those_who_are_level() -> None:
    doors = sorted(GAME.maze.exits)
    level = {0: OUT, 1: doors[0], 4: OUT, 5: doors[1]}
    assert "share the win" in TABLE.verdict(seen(Over(), level), COMPANY)
    behind = next(square for square, way in enumerate(GAME.maze.ways) if way == 5)
    said = TABLE.verdict(seen(Over(), level | {1: behind}), COMPANY)
    assert said == "Ada and you have 1 slave out each. Fewest steps to an exit: Ada won (LP-19)."
    none_out = {0: doors[0], 1: doors[1], 4: behind, 5: doors[2]}
    assert "have no slave out. Fewest steps to an exit: you won" in TABLE.verdict(seen(Over(), none_out), COMPANY)


def test_where_the_pawns_are_stands_in_columns() -> None:
    lines = drawn(seen(places={SLAVE: OUT, THEIR_MUMMY: BURST})).splitlines()
    mine, theirs = (line for line in lines if line.strip().startswith((">", "Ada")))
    assert [mine.index(code) for code in ("S1", "S2", "M1", "M2")] == [
        theirs.index(code) for code in ("S1", "S2", "M1", "M2")
    ]


def test_steps_left_are_those_of_slaves_that_are_still_inside() -> None:
    behind = next(square for square, way in enumerate(GAME.maze.ways) if way == 5)
    shown = TABLE.breakdown(seen(Over(), {0: OUT, 1: behind, 2: BURST}))
    assert shown.lines[0] == (1, 5, 1)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Swapped((SLAVE, THEIR_SLAVE)), "swapped places (S1 and S1)."),
        (Waits(THEIR_MUMMY), "waits beside the board (M1)."),
        (Awoke(THEIR_MUMMY), "awoke (M1)."),
        (GambleRolled(1, 4, hit=True), "The die showed 4: a hit."),
        (GambleRolled(1, 4, hit=False), "The die showed 4: a miss."),
        (Stuck(1, Kind.SLAVE), "Ada couldn’t move a slave."),
        (TurnLost(1), "Ada lost a turn to the plague."),
        (Drew(0, Curse.PLAGUE, seen=False), "You drew Plague."),
        (Robbed(1, 0, Curse.PLAGUE), "Ada stole Plague from you."),
        (CardTaken(1, 0), "Ada stole a curse from you."),
    ],
)
def test_what_happens_is_told_in_a_sentence(event: Event, said: str) -> None:
    assert (TABLE.say(event, COMPANY) or "").endswith(said)


@pytest.mark.parametrize(("act", "words"), [(Begin(1), "begin"), (Rolled(3), "rolled")])
def test_even_the_dealers_acts_have_a_name(act: Action, words: str) -> None:
    assert TABLE.describe(act, seen(), COMPANY) == words


def test_an_exit_is_drawn_on_any_of_the_four_sides() -> None:
    """A gap in the wall and, where there is paper left, an arrow."""
    four_doors = parse("edition: four doors\n\n+ ^ +---+\n<       >\n+---+ v +\n")
    assert Chart(four_doors).draw((), (), {}).plain.splitlines() == [
        "     a   b ",
        "     ↑     ",
        "   ·   ╺━━━╸",
        " 1          ",
        "   ╺━━━╸   ·",
        "         ↓ ",
    ]


def test_the_exits_of_a_stepped_wall_have_their_arrows() -> None:
    stepped = parse("edition: steps\n\n    +---+\n    <   >\n+---+   +---+\n|           |\n+---+---+---+\n")
    assert Chart(stepped).draw((), (), {}).plain.splitlines()[2].split() == ["1", "←", "→"]
