"""Situations of La Piramide, drawn.

A square's three characters are: the pawn on it (a family's letter, small for a slave, capital for a mummy), then
its start mark (` eS` as in a maze file) or, in the third place, a name to speak of it. Slaves that are not drawn
wait beside the board, mummies that are not drawn have burst.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from textwrap import dedent

import pytest
from msgspec.structs import replace

from crocetta.games.la_piramide.actions import Action, Move, PlayCurse, Roll, Rolled
from crocetta.games.la_piramide.events import Event
from crocetta.games.la_piramide.game import LaPiramide
from crocetta.games.la_piramide.maze import KINDS, LETTERS, parse
from crocetta.games.la_piramide.pieces import BURST, CARDS, CURSES, OUT, WAITING, Curse
from crocetta.games.la_piramide.state import Choosing, Health, Options, Phase, State
from crocetta.kit.game import DEALER, Edition, Illegal, Seat

PRACTICE = (Path(__file__).parent / "practice.txt").read_text(encoding="utf-8")


class Scene:
    """A state that is played on, act by act."""

    def __init__(self, game: LaPiramide, state: State, at: Mapping[str, int]) -> None:
        self.game = game
        self.state = state
        self.at = at
        self._events: tuple[Event, ...] = ()

    @property
    def asked(self) -> Seat:
        (seat,) = self.game.to_act(self.state)
        return seat

    def phase(self) -> Phase:
        return self.state.phase

    def told(self) -> tuple[Event, ...]:
        """The events of the latest act."""
        return self._events

    @property
    def pawns(self) -> tuple[int, ...]:
        return self.state.pawns

    def starts(self, mark: str) -> tuple[int, ...]:
        """The start squares of a mark such as `eS`."""
        return self.game.maze.starts[LETTERS[mark[0]], KINDS[mark[1]]]

    def legal(self) -> list[Action]:
        return list(self.game.legal(self.state, self.asked))

    def do(self, *actions: Action) -> "Scene":
        for action in actions:
            step = self.game.apply(self.state, self.asked, action)
            self.state, self._events = step.state, step.events
        return self

    def roll(self, value: int) -> "Scene":
        return self.do(Roll(), Rolled(value))

    def move(self, pawn: int, to: str) -> "Scene":
        return self.do(Move(pawn, self.at[to] if to != "out" else OUT))

    def curse(self, curse: Curse, *actions: Action) -> "Scene":
        return self.do(PlayCurse(curse), *actions)

    def reach(self, pawn: int) -> str:
        """The names of the squares this pawn may go to, `!` for out, `.` for squares without a name."""
        names = {square: name for name, square in self.at.items()} | {OUT: "!"}
        tos = (a.to for a in self.legal() if isinstance(a, Move) and a.pawn == pawn)
        return "".join(sorted(names.get(to, ".") for to in tos))

    def refusal(self, action: Action, seat: Seat | None = None) -> str:
        """The clause of a refusal, which must say something and change nothing."""
        return self._refused(action, seat).clause

    def reason(self, action: Action) -> str:
        """What a refusal says."""
        return self._refused(action, None).message

    def _refused(self, action: Action, seat: Seat | None) -> Illegal:
        before = self.state
        with pytest.raises(Illegal) as caught:
            self.game.apply(self.state, self.asked if seat is None else seat, action)
        assert self.state == before
        assert caught.value.message
        return caught.value


def scene(
    drawing: str,
    families: str = "es",
    phase: Phase | None = None,
    options: Options | None = None,
    hands: Mapping[Seat, Sequence[Curse]] | None = None,
    bottom: Sequence[Curse] = (),
    places: Mapping[int, int] | None = None,
    health: Mapping[Seat, Health] | None = None,
    turn: int = 0,
    numbers: Mapping[Curse, int] | None = None,
) -> Scene:
    """The scene as drawn, seat 0 to begin; `places` puts pawns that are not drawn elsewhere (OUT, ...).

    The curses are those of the first edition but for `numbers`.
    """
    blank, stood, named = _read(dedent(drawing).strip("\n"))
    said = "".join(f"{curse}: {number}\n" for curse, number in (numbers or {}).items())
    maze = parse(f"edition: scene\n{said}{blank}")
    number: dict[tuple[int, int], int] = {place: square for square, place in enumerate(maze.places)}
    pawns = [WAITING, WAITING, BURST, BURST] * len(families)
    for seat, letter in enumerate(families):
        for first, mark in ((0, letter), (2, letter.upper())):
            for pawn, place in enumerate(stood.get(mark, ()), start=4 * seat + first):
                pawns[pawn] = number[place]
    for pawn, where in (places or {}).items():
        pawns[pawn] = where
    seats = len(families)
    options = options or Options()
    pack = list(range(CARDS)) if options.curses else []
    held = {seat: _take(pack, curses) for seat, curses in (hands or {}).items()}
    known_bottom = _take(pack, bottom)
    well = dict.fromkeys(range(seats), Health.WELL) | dict(health or {})
    state = State(
        options=options,
        families=tuple(LETTERS[letter] for letter in families),
        first=0,
        turn=turn,
        pawns=tuple(pawns),
        health=tuple(well.values()),
        hands=tuple(tuple(sorted(held.get(seat, ()))) for seat in range(seats)),
        deck=tuple(pack),
        bottom=tuple(known_bottom),
        known=(((),) * seats,) * (seats + 1),
        phase=phase or Choosing(),
    )
    return Scene(LaPiramide(maze, Edition("scene", "")), state, {name: number[p] for name, p in named.items()})


def cast(
    drawing: str, curse: Curse, options: Options | None = None, places: Mapping[int, int] | None = None
) -> Scene:
    """Seat 0 has played the curse, and it asks for its pawn or its player."""
    return scene(drawing, hands={0: [curse], 1: [Curse.PLAGUE]}, options=options, places=places).curse(curse)


def offered(drawing: str, curse: Curse, places: Mapping[int, int] | None = None) -> bool:
    """Whether seat 0 may play the curse here; if not, it is told why."""
    s = scene(drawing, hands={0: [curse]}, places=places)
    allowed = PlayCurse(curse) in s.legal()
    if not allowed:
        assert s.refusal(PlayCurse(curse)) == "LP-25"
    return allowed


def without_deck(drawn: Scene) -> Scene:
    """Every card is in somebody's hand: the last seat holds the deck."""
    s = drawn.state
    last = tuple(sorted((*s.hands[-1], *s.deck)))
    return Scene(drawn.game, replace(s, hands=(*s.hands[:-1], last), deck=()), drawn.at)


def play_out(game: LaPiramide, state: State, choices: Iterable[int]) -> list[State]:
    """The states of a match in which each act is chosen by a number, modulo what is legal."""
    states = [state]
    for choice in choices:
        asked = game.to_act(state)
        if not asked:
            break
        legal = game.legal(state, asked[0])
        state = game.apply(state, asked[0], legal[choice % len(legal)]).state
        states.append(state)
    return states


def deal(game: LaPiramide, seats: int, options: Options, first: Seat = 0) -> State:
    """A match after setup, the lowest cards dealt."""
    state = game.setup(seats, options)
    while game.to_act(state) == (DEALER,):
        outcomes = game.chance(state).outcomes
        state = game.apply(state, DEALER, outcomes[first if len(outcomes) == seats else 0]).state
    return state


def _read(drawing: str) -> tuple[str, dict[str, list[tuple[int, int]]], dict[str, tuple[int, int]]]:
    """The bare maze, where each kind of pawn stands, and the named squares."""
    stood: dict[str, list[tuple[int, int]]] = {}
    named: dict[str, tuple[int, int]] = {}
    lines = drawing.splitlines()
    width = max(map(len, lines))
    for row in range(len(lines) // 2):
        line = list(lines[2 * row + 1].ljust(width))
        for column in range(width // 4):
            pawn, letter, mark = line[4 * column + 1 : 4 * column + 4]
            if pawn != " ":
                stood.setdefault(pawn, []).append((row, column))
                line[4 * column + 1] = " "
            if letter == " " and mark != " ":
                named[mark] = row, column
                line[4 * column + 3] = " "
        lines[2 * row + 1] = "".join(line)
    return "\n".join(lines), stood, named


def _take(pack: list[int], curses: Sequence[Curse]) -> list[int]:
    cards = []
    for curse in curses:
        card = next(card for card in pack if card // 4 == CURSES.index(curse))
        pack.remove(card)
        cards.append(card)
    return cards
