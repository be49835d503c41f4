"""The rules of La Piramide: setup, who is to act, what is legal, and what follows.

`legal` and the functions below `apply` are in the order of a turn: waiting pawns, card or roll, gamble, moves,
curses. If an act of the right kind is illegal, the function that would apply it gives the reason.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from crocetta.games.la_piramide import curses, hands, refusals
from crocetta.games.la_piramide.actions import (
    BEGINNINGS,
    DEALS,
    GAMBLES,
    ROLL,
    ROLLS,
    WALK,
    Action,
    Begin,
    Deal,
    Gamble,
    Move,
    Name,
    Pick,
    PlaceBack,
    PlayCurse,
    Rob,
    Roll,
    Rolled,
    Walk,
)
from crocetta.games.la_piramide.events import DieRolled, FirstPlayer, Gambled, GambleRolled, PutBack
from crocetta.games.la_piramide.maze import Maze
from crocetta.games.la_piramide.meetings import put_back, slave_first, travel
from crocetta.games.la_piramide.moves import ROLLED, Stride, stride, ways, why_not
from crocetta.games.la_piramide.pieces import CARDS, FAMILIES, HAND, SEATS, Family, Kind, kind, owner, pawns_of
from crocetta.games.la_piramide.state import (
    Choosing,
    Dealing,
    Drawing,
    Driving,
    Gambling,
    Health,
    MummyMoves,
    Naming,
    Opening,
    Options,
    Over,
    Picking,
    Placing,
    Returning,
    Robbing,
    Rolling,
    SlaveMoves,
    State,
    Swapping,
    Tempted,
)
from crocetta.games.la_piramide.turns import (
    Turn,
    begin_turn,
    end_turn,
    free_starts,
    place_waiting,
    told,
    waiting_pawns,
    with_pawn,
)
from crocetta.kit.game import DEALER, Chance, Illegal, OptionsError, Seat, Step

_DEALERS = (Opening, Dealing, Rolling, Gambling, Drawing, Robbing)


def setup(maze: Maze, seats: int, options: Options) -> State:
    """Families, and pawns on their starts (LP-4)."""
    if seats not in SEATS:
        raise ValueError(f"La Piramide is for {SEATS[0]} to {SEATS[-1]} players, not {seats}")
    families = _families(seats, options)
    _check_options(options)
    starts = [maze.starts[family, of] for family in families for of in Kind]
    return State(
        options=options,
        families=families,
        first=0,
        turn=0,
        pawns=tuple(square for squares in starts for square in squares),
        health=(Health.WELL,) * seats,
        hands=((),) * seats,
        deck=tuple(range(CARDS)) if options.curses else (),
        bottom=(),
        known=(((),) * seats,) * (seats + 1),
        phase=Opening(),
    )


def _families(seats: int, options: Options) -> tuple[Family, ...]:
    if options.families is None:
        return FAMILIES[:seats]
    if len(options.families) != seats:
        raise OptionsError("LP-1", "wrong-families", {"count": len(options.families), "players": seats})
    if len(set(options.families)) != seats:
        raise OptionsError("LP-1", "wrong-families-twice")
    return options.families


def _check_options(options: Options) -> None:
    if options.gamble not in (2, 3):
        raise OptionsError("LP-13", "wrong-gamble", {"count": options.gamble})
    if options.turn_limit is not None and options.turn_limit < 1:
        raise OptionsError("LP-19", "wrong-turn-limit", {"count": options.turn_limit})


def to_act(s: State) -> tuple[Seat, ...]:
    if isinstance(s.phase, Over):
        return ()
    if isinstance(s.phase, _DEALERS):
        return (DEALER,)
    if isinstance(s.phase, Returning):
        return (owner(s.phase.pawns[0]),)
    return (s.player,)


def legal(maze: Maze, s: State, seat: Seat) -> Sequence[Action]:
    if seat not in to_act(s):
        return ()
    match s.phase:
        case Placing():
            return _placings(maze, s)
        case Choosing():
            held = curses.held(s, seat)
            return [ROLL, *(PlayCurse(curse) for curse in held if curses.useless(maze, s, curse) is None)]
        case Tempted():
            return (WALK, *GAMBLES[s.options.gamble])
        case SlaveMoves(pips):
            return _moves(maze, s, pawns_of(seat, Kind.SLAVE), ROLLED[pips])
        case MummyMoves(pips):
            return _moves(maze, s, pawns_of(seat, Kind.MUMMY), ROLLED[pips])
        case Returning(pawns):
            return [PlaceBack(pawns[0], square) for square in free_starts(maze, s, pawns[0])]
        case Picking(curse):
            return [Pick(pawn) for pawn in curses.picks(maze, s, curse)]
        case Swapping(pawn):
            return [Pick(other) for other in curses.partners(maze, s, pawn)]
        case Driving(curse, pawn):
            return _moves(maze, s, (pawn,), stride(maze, curse))
        case Naming(curse):
            return [Name(victim) for victim in curses.victims(s, curse)]
        case _:
            return chance(s).outcomes


def _placings(maze: Maze, s: State) -> Sequence[Action]:
    """Waiting pawns return in any order; those without a choice are on the board already."""
    waiting = (waiting_pawns(s, of) for of in Kind)
    free = [(pawns[0], free_starts(maze, s, pawns[0])) for pawns in waiting if pawns]
    return [PlaceBack(pawn, square) for pawn, squares in free for square in squares]


def _moves(maze: Maze, s: State, pawns: Sequence[int], by: Stride) -> Sequence[Action]:
    return [Move(pawn, to) for pawn in pawns for to in sorted(ways(maze, s, pawn, by))]


def chance(s: State) -> Chance[Action]:
    """Dice are keyed by the seat's own turn and the roll in it, so that luck does not depend on what others do."""
    turn = (s.player, s.turn // s.seats + 1)
    match s.phase:
        case Opening():
            return Chance("start", (0,), BEGINNINGS[: s.seats])
        case Rolling():
            return Chance("dice", (*turn, 1), ROLLS)
        case Gambling():
            return Chance("dice", (*turn, 2), ROLLS)
        case Dealing() | Drawing():
            # The deck is never reshuffled: below the unknown part are the cards played, in their order.
            return Chance("deals", (0,), tuple(DEALS[card] for card in s.deck or s.bottom[:1]))
        case Robbing(victim):
            return Chance("robberies", turn, tuple(Rob(card) for card in s.hands[victim]))
        case _:
            raise ValueError("it is not for the dealer to act now")


def apply(maze: Maze, s: State, seat: Seat, a: Action) -> Turn:
    asked = to_act(s)
    if seat not in asked:
        raise refusals.not_asked(s, asked)
    after = _dealt(maze, s, a) if seat == DEALER else _played(maze, s, a)
    return Step(after.state, after.events, final=isinstance(after.state.phase, Over))


def _played(maze: Maze, s: State, a: Action) -> Turn:
    match s.phase, a:
        case Placing() | Returning(), PlaceBack():
            return _place_back(maze, s, a)
        case Choosing(), Roll():
            return Step(replace(s, phase=Rolling()))
        case Choosing(), PlayCurse(curse) if s.options.curses:
            return curses.play(maze, s, curse)
        case Tempted(), Walk():
            return slave_first(maze, s, 1)
        case Tempted(), Gamble():
            return _gamble(s, a)
        case SlaveMoves(pips), Move(pawn, to):
            _check_pawn(s, pawn, Kind.SLAVE)
            return _move(maze, s, pawn, to, ROLLED[pips], pips)
        case MummyMoves(pips), Move(pawn, to):
            _check_pawn(s, pawn, Kind.MUMMY)
            return _move(maze, s, pawn, to, ROLLED[pips], 0)
        case Driving(curse, driven), Move(pawn, to):
            if pawn != driven:
                raise Illegal("LP-20", "refused-other-pawn")
            return _move(maze, s, pawn, to, stride(maze, curse), 0)
        case Picking(curse), Pick(pawn):
            return curses.pick(maze, s, curse, pawn)
        case Swapping(first), Pick(pawn):
            return curses.swap(maze, s, first, pawn)
        case Naming(curse), Name(victim):
            return curses.name(maze, s, curse, victim)
    raise refusals.out_of_place(s, a)


def _dealt(maze: Maze, s: State, a: Action) -> Turn:
    if a not in chance(s).outcomes:
        raise refusals.out_of_place(s, a)
    match s.phase, a:
        case _, Begin(seat):
            s = replace(s, first=seat)
            then = Step(replace(s, phase=Dealing())) if s.deck else begin_turn(maze, s)
            return told(FirstPlayer(seat), then=then)
        case _, Deal(card):
            return _deal(maze, s, card)
        case Gambling(values), Rolled(value):
            return _roll_against(maze, s, values, value)
        case _, Rolled(value):
            return _rolled(maze, s, value)
        case Robbing(victim), Rob(card):
            robbed = hands.rob(s, victim, card)
            return told(*robbed.events, then=end_turn(maze, robbed.state))
    raise AssertionError("the dealer has no other acts")


def _deal(maze: Maze, s: State, card: int) -> Turn:
    """Three cards to each, one by one from the first player on (LP-4); or the one won by a gamble (LP-13)."""
    if isinstance(s.phase, Drawing):
        drawn = hands.draw(s, s.player, card)
        return told(*drawn.events, then=end_turn(maze, drawn.state))
    dealt = CARDS - len(s.deck)
    drawn = hands.draw(s, (s.first + dealt) % s.seats, card)
    if dealt + 1 < HAND * s.seats:
        return Step(drawn.state, drawn.events)
    return told(*drawn.events, then=begin_turn(maze, drawn.state))


# A turn: waiting pawns first (LP-17), then a card or a roll (LP-5).


def _place_back(maze: Maze, s: State, a: PlaceBack) -> Turn:
    if a not in legal(maze, s, owner(a.pawn)):
        raise Illegal("LP-17", "refused-put-back")
    if isinstance(s.phase, Returning):
        return put_back(maze, s, s.phase.pawns, a.square, s.phase.pips)
    return told(PutBack(a.pawn, a.square), then=place_waiting(maze, with_pawn(s, a.pawn, a.square)))


def _rolled(maze: Maze, s: State, value: int) -> Turn:
    rolled = DieRolled(s.player, value)
    if value == 1 and s.options.curses:
        return Step(replace(s, phase=Tempted()), (rolled,))
    return told(rolled, then=slave_first(maze, s, value))


def _gamble(s: State, a: Gamble) -> Turn:
    if a not in GAMBLES[s.options.gamble]:
        raise Illegal("LP-13", "refused-values", {"count": s.options.gamble})
    return Step(replace(s, phase=Gambling(a.values)), (Gambled(s.player, a.values),))


def _roll_against(maze: Maze, s: State, values: tuple[int, ...], value: int) -> Turn:
    """A hit draws a card, if there is one (LP-13); either way the turn ends."""
    hit = value in values
    rolled = GambleRolled(s.player, value, hit)
    if hit and (s.deck or s.bottom):
        return Step(replace(s, phase=Drawing()), (rolled,))
    return told(rolled, then=end_turn(maze, s))


def _check_pawn(s: State, pawn: int, of: Kind) -> None:
    if pawn not in range(len(s.pawns)) or owner(pawn) != s.player:
        raise Illegal("LP-6", "refused-not-yours")
    if kind(pawn) is not of:
        raise Illegal("LP-6", "refused-kind", {"kind": of})


def _move(maze: Maze, s: State, pawn: int, to: int, by: Stride, mummys_pips: int) -> Turn:
    path = ways(maze, s, pawn, by).get(to)
    if path is None:
        raise why_not(maze, s, pawn, to, by)
    return travel(maze, s, pawn, to, path, mummys_pips)
