"""The greedy player, in situations where the right choice is plain."""

from random import Random

import pytest

from crocetta.games import la_piramide
from crocetta.games.la_piramide.actions import Action, Gamble, Move, Name, Pick, PlaceBack, PlayCurse, Roll, Walk
from crocetta.games.la_piramide.events import CursePlayed, Ended, Event, SentBack
from crocetta.games.la_piramide.greedy import Greedy
from crocetta.games.la_piramide.pieces import OUT, WAITING, Curse
from crocetta.games.la_piramide.state import Options, Placing
from crocetta.kit.game import DEALER
from crocetta.kit.match import Match
from tests.games.la_piramide.scenes import PRACTICE, Scene, deal, scene

GAME = la_piramide.load(PRACTICE)
LANE = 10


def lanes(*rows: str) -> str:
    """Straight ways of ten squares to a door on the right, one for each family, the start on the left."""
    wall = "+---" * LANE + "+"
    lines = [wall]
    for family, row in zip("esl", rows, strict=True):
        pawns = row.ljust(LANE, ".").replace(".", " ")
        cells = [f"{pawns[0]}{family}S", *(f"{pawn}  " for pawn in pawns[1:])]
        lines += ["|" + " ".join(cells) + ">", wall]
    return "\n".join(lines)


def choice(s: Scene) -> Action:
    return Greedy(s.game).choose(s.game.view(s.state, s.asked), s.legal(), Random(0))


def choices(s: Scene, seat: int = 0) -> list[Action]:
    """What it does until its turn is over."""
    done = []
    while s.asked == seat:
        done.append(choice(s))
        s.do(done[-1])
    return done


def test_it_walks_towards_the_door() -> None:
    s = scene(lanes("...e", ".s", ""), families="esl").roll(2)
    assert s.legal() == [Move(0, 1), Move(0, 5)]
    assert choice(s) == Move(0, 5)


def test_it_leaves_when_it_can() -> None:
    s = scene(lanes(".....ee", ".s", ""), families="esl").roll(4)
    assert choice(s) == Move(1, OUT)


def test_it_stops_on_a_mummy_only_when_it_must() -> None:
    s = scene(lanes("....eS", ".s", ""), families="esl").roll(1).do(Walk())
    assert s.legal() == [Move(0, 3), Move(0, 5)]
    assert choice(s) == Move(0, 3)


def test_it_keeps_out_of_reach_of_a_mummy() -> None:
    quiet = scene(lanes("e.e", "s", "l"), families="esl").roll(1).do(Walk())
    assert choice(quiet) in (Move(0, 1), Move(1, 3))
    s = scene(lanes("e.e...SSLL", "s", "l"), families="esl").roll(1).do(Walk())
    assert choice(s) == Move(0, 1)  # on the other's square all four mummies could hit it


def test_its_mummy_hits_the_slave_that_is_farther_ahead() -> None:
    s = scene(lanes("", ".s..E..s", ""), families="esl").roll(3)
    assert s.legal() == [Move(2, s.pawns[4]), Move(2, s.pawns[5])]
    assert choice(s) == Move(2, s.pawns[5])


def test_its_mummy_hunts_where_there_is_nobody_to_hit() -> None:
    s = scene(lanes("", "...E.....s", ""), families="esl").roll(2)
    assert choice(s) == Move(2, 15)


def test_without_prey_its_mummy_goes_anywhere() -> None:
    s = scene(lanes("...E", "", "")).roll(2)
    assert choice(s) in s.legal()


def test_it_does_not_burst_its_own_mummy_for_nothing() -> None:
    s = scene(lanes("", ".s.SE", "l"), families="esl").roll(1).do(Walk())
    assert s.legal() == [Move(2, 13), Move(2, 15)]
    assert choice(s) == Move(2, 15)


@pytest.mark.clause("LP-20")
def test_it_calls_back_the_leader() -> None:
    s = scene(lanes(".e", "..s", "........l"), families="esl", hands={0: [Curse.PHARAOHS_CALL]}, places={9: OUT})
    assert choices(s) == [PlayCurse(Curse.PHARAOHS_CALL), Pick(8)]


@pytest.mark.clause("LP-20")
def test_it_swaps_its_slave_for_the_leaders() -> None:
    s = scene(lanes(".e", "........s", "...l"), families="esl", hands={0: [Curse.CHANGE_OF_BANDAGES]})
    played, *picked = choices(s)
    assert played == PlayCurse(Curse.CHANGE_OF_BANDAGES)
    assert set(picked) == {Pick(0), Pick(4)}


@pytest.mark.clause("LP-20")
def test_it_marches_out_of_the_door() -> None:
    s = scene(lanes("..e", "s", "l"), families="esl", hands={0: [Curse.FORCED_MARCH]})
    assert choices(s) == [PlayCurse(Curse.FORCED_MARCH), Pick(0), Move(0, OUT)]


@pytest.mark.clause("LP-20")
def test_it_possesses_a_slave_to_hold_it_back_and_never_to_help_it_win() -> None:
    s = scene(lanes(".e", "........s", "l"), families="esl", hands={0: [Curse.POSSESSION]}, places={5: OUT})
    assert choices(s) == [PlayCurse(Curse.POSSESSION), Pick(4), Move(4, 14)]


@pytest.mark.clause("LP-20")
def test_it_strikes_with_plague_before_the_last_step() -> None:
    s = scene(lanes(".e", "........s", "l"), families="esl", hands={0: [Curse.PLAGUE]}, places={5: OUT})
    assert choices(s) == [PlayCurse(Curse.PLAGUE), Name(1)]


@pytest.mark.clause("LP-20")
def test_it_robs_whoever_holds_most() -> None:
    rich = [Curse.PLAGUE] * 3 + [Curse.AWAKENING] * 3
    s = scene(lanes("e", "s", "l"), families="esl", hands={0: [Curse.GRAVE_ROBBER], 1: rich, 2: rich[-1:]})
    assert choice(s.curse(Curse.GRAVE_ROBBER)) == Name(1)


@pytest.mark.clause("LP-20")
def test_it_keeps_a_card_that_brings_less_than_a_roll() -> None:
    poor = {0: [Curse.GRAVE_ROBBER], 1: [Curse.AWAKENING]}
    s = scene(lanes("...e", "s", "l"), families="esl", hands=poor)
    assert choice(s) == Roll()


@pytest.mark.clause("LP-20")
def test_it_awakens_a_mummy_when_it_can_hardly_move() -> None:
    s = scene(lanes("", "s", "l"), families="esl", hands={0: [Curse.AWAKENING]})
    assert choice(s) == PlayCurse(Curse.AWAKENING)


@pytest.mark.clause("LP-13")
def test_it_gambles_when_it_has_nobody_to_walk_with() -> None:
    s = scene(lanes("..........", "s", "l"), families="esl").roll(1)
    assert isinstance(choice(s), Gamble)


@pytest.mark.clause("LP-13")
def test_it_walks_out_rather_than_gamble() -> None:
    s = scene(lanes(".........e", "s", "l"), families="esl").roll(1)
    assert choice(s) == Walk()


@pytest.mark.clause("LP-17")
def test_it_puts_a_slave_back_where_the_way_is_shorter() -> None:
    s = scene(
        """
        +---+---+---+
        | sS      sS>
        +---+---+---+
        |eeS        |
        +---+---+---+
    """,
        places={1: OUT, 5: OUT},
        phase=Placing(),
        turn=1,
    )
    assert s.pawns[4] == WAITING
    assert choice(s) == PlaceBack(4, s.starts("sS")[1])


def test_it_is_not_the_dealer() -> None:
    s = scene(lanes("e", "s", "l"), families="esl").do(Roll())
    with pytest.raises(ValueError, match="the dealer's acts are not for a player to choose"):
        Greedy(s.game).choose(s.game.view(s.state, 0), s.game.legal(s.state, DEALER), Random(0))


def test_its_choice_can_be_repeated() -> None:
    s = deal(GAME, 4, Options())
    legal = GAME.legal(s, 0)
    chosen = {Greedy(GAME).choose(GAME.view(s, 0), legal, Random(3)) for _ in range(3)}
    assert len(chosen) == 1


@pytest.mark.parametrize("options", [Options(turn_limit=60), Options(turn_limit=60, curses=False, no_passing=True)])
def test_it_beats_random_play(options: Options) -> None:
    greedy = Greedy(GAME)
    won = 0
    for number in range(6):
        rng = Random(number)
        s = deal(GAME, 3, options, first=number % 3)
        while GAME.to_act(s):
            seat = GAME.to_act(s)[0]
            legal = GAME.legal(s, seat)
            act = greedy.choose(GAME.view(s, seat), legal, rng) if seat == number % 3 else rng.choice(legal)
            s = GAME.apply(s, seat, act).state
        won += GAME.winners(s) == (number % 3,)
    assert won >= 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_brings_its_slaves_out_and_uses_mummies_and_curses(seats: int) -> None:
    greedy = Greedy(GAME)
    cursed_by = set()
    for seed in range(3):
        match = Match.new(GAME, ["Ada", "Bruno", "Chiara", "Dino"][:seats], Options(turn_limit=40), seed=str(seed))
        told: list[Event] = []
        while not match.over:
            seat = match.to_act[0]
            told += match.play(seat, greedy.choose(match.view(seat), match.legal(seat), Random(seed)))
        assert Ended(match.game.winners(match.state), "both-out") in told
        assert any(isinstance(event, SentBack) for event in told)
        cursed_by |= {event.seat for event in told if isinstance(event, CursePlayed)}
    assert cursed_by == set(range(seats))


def test_it_chooses_alike_in_every_world_that_looks_the_same() -> None:
    greedy, rng = Greedy(GAME), Random(2)
    match = Match.new(GAME, ["Ada", "Bruno", "Chiara"], Options(turn_limit=5), seed="worlds")
    while not match.over:
        seat = match.to_act[0]
        view, legal = match.view(seat), match.legal(seat)
        chosen = greedy.choose(view, legal, Random(5))
        assert chosen in legal
        world = GAME.sample(view, rng)
        assert greedy.choose(GAME.view(world, seat), GAME.legal(world, seat), Random(5)) == chosen
        match.play(seat, chosen)
