"""What is told of a match of La Piramide when it is over."""

from crocetta.games import la_piramide
from crocetta.games.la_piramide.events import CursePlayed, Event, Left, Moved, PutBack, SentBack, TurnBegan
from crocetta.games.la_piramide.look_back import look_back
from crocetta.games.la_piramide.pieces import Curse, Family, Kind
from crocetta.games.la_piramide.state import Options
from crocetta.kit.ending import Decided

GAME = la_piramide.load()
MAZE = GAME.maze
VIEW = GAME.view(GAME.setup(2, Options()), None)
START, OTHER = MAZE.starts[Family.SCARAB, Kind.SLAVE]
NEAR = MAZE.ways.index(1)


def test_a_catch_costs_the_way_from_where_the_slave_stood_to_its_start() -> None:
    events: list[Event] = [
        TurnBegan(1, 1),
        Moved(4, (START, NEAR)),
        TurnBegan(0, 2),
        Moved(2, (START, NEAR)),
        SentBack((2, 4)),
        PutBack(4, START),
        TurnBegan(0, 3),
        Moved(0, (OTHER, NEAR)),
        Left(0, (NEAR,)),
    ]
    told = look_back(MAZE, VIEW, events)
    cost = MAZE.ways[START] - 1
    assert Decided("meeting", 1, 0, (cost, 2)) in told.decided
    assert told.facts[0] == {"turns": 2, "steps": 2, "caught": 1, "curses": 0, "sent_back": 0}
    assert told.facts[1] == {"turns": 1, "steps": 1, "caught": 0, "curses": 0, "sent_back": 1}


def test_a_curse_that_sends_a_slave_home_is_told_by_its_name() -> None:
    events: list[Event] = [
        TurnBegan(1, 1),
        Moved(4, (START, NEAR)),
        TurnBegan(0, 2),
        CursePlayed(0, Curse.PHARAOHS_CALL),
        SentBack((4,)),
        PutBack(4, START),
    ]
    told = look_back(MAZE, VIEW, events)
    assert Decided("pharaohs-call", 1, 0, (MAZE.ways[START] - 1, 2)) in told.decided
    assert told.facts[0]["curses"] == 1
