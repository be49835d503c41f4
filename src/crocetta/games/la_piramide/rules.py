"""The law of La Piramide: who acts, what is allowed, and what comes of it.

`legal` and the functions below it read as a turn does: waiting pawns, card or roll, gamble, moves, curses.
`refusals.py` says why an act is not allowed.
"""

from collections.abc import Mapping, Sequence

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
from crocetta.games.la_piramide.events import (
    Awoke,
    DieRolled,
    Event,
    FirstPlayer,
    Gambled,
    GambleRolled,
    Plagued,
    Swapped,
)
from crocetta.games.la_piramide.maze import Maze, Path
from crocetta.games.la_piramide.meetings import send_back, settle, slave_first, travel
from crocetta.games.la_piramide.moves import cursed, rolled
from crocetta.games.la_piramide.pieces import BURST, CARDS, HAND, MUMMIES, WAITING, Curse, Kind, owner, pawns_of
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
    begin_turn,
    end_turn,
    free_starts,
    place_waiting,
    put_back,
    waiting_pawns,
    with_health,
    with_pawn,
)
from crocetta.kit.game import DEALER, Chance, Seat, Step

_DEALERS = (Opening, Dealing, Rolling, Gambling, Drawing, Robbing)


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
            return [ROLL, *(PlayCurse(curse) for curse in held if curses.playable(maze, s, curse))]
        case Tempted():
            return (WALK, *GAMBLES[s.options.gamble])
        case SlaveMoves():
            return _moves(maze, s, pawns_of(seat, Kind.SLAVE))
        case MummyMoves():
            return _moves(maze, s, pawns_of(seat, Kind.MUMMY))
        case Returning(pawns):
            return [PlaceBack(pawns[0], square) for square in free_starts(maze, s, pawns[0])]
        case Picking(curse):
            return [Pick(pawn) for pawn in curses.picks(maze, s, curse)]
        case Swapping(pawn):
            return [Pick(other) for other in curses.partners(s, pawn)]
        case Driving(_, pawn):
            return _moves(maze, s, (pawn,))
        case Naming(curse):
            return [Name(victim) for victim in curses.victims(s, curse)]
        case _:
            return chance(s).outcomes


def _placings(maze: Maze, s: State) -> Sequence[Action]:
    """Waiting pawns come back in any order; those without a choice are on the board already."""
    waiting = (waiting_pawns(s, of) for of in Kind)
    free = [(pawns[0], free_starts(maze, s, pawns[0])) for pawns in waiting if pawns]
    return [PlaceBack(pawn, square) for pawn, squares in free for square in squares]


def _moves(maze: Maze, s: State, pawns: Sequence[int]) -> Sequence[Action]:
    return [Move(pawn, to) for pawn in pawns for to in sorted(_ways(maze, s, pawn))]


def _ways(maze: Maze, s: State, pawn: int) -> Mapping[int, Path]:
    """Where this pawn may go now, with the path to each place; nowhere if it is not one of those to move."""
    match s.phase:
        case SlaveMoves(pips) if pawn in pawns_of(s.player, Kind.SLAVE):
            return rolled(maze, s, pawn, pips)
        case MummyMoves(pips) if pawn in pawns_of(s.player, Kind.MUMMY):
            return rolled(maze, s, pawn, pips)
        case Driving(curse, driven) if pawn == driven:
            return cursed(maze, s, pawn, curse)
        case _:
            return {}


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
            # Nothing is shuffled twice: below the unknown part lie the cards played, in their order.
            return Chance("deals", (0,), tuple(DEALS[card] for card in s.deck or s.bottom[:1]))
        case Robbing(victim):
            return Chance("robberies", turn, tuple(Rob(card) for card in s.hands[victim]))
        case _:
            raise ValueError("it is not for the dealer to act now")


def apply(maze: Maze, s: State, seat: Seat, a: Action) -> Step[State, Event]:
    asked = to_act(s)
    if seat not in asked:
        raise refusals.not_asked(s, asked)
    if not _allows(maze, s, seat, a):
        raise refusals.why_not(maze, s, a)
    log: list[Event] = []
    after = _after(maze, s, a, log)
    return Step(after, tuple(log), final=isinstance(after.phase, Over))


def _allows(maze: Maze, s: State, seat: Seat, a: Action) -> bool:
    """Whether `legal` holds the act; for a move, without listing those of the other pawns."""
    if isinstance(a, Move):
        return a.to in _ways(maze, s, a.pawn)
    return a in legal(maze, s, seat)


def _after(maze: Maze, s: State, a: Action, log: list[Event]) -> State:
    match a:
        case Begin(seat):
            log.append(FirstPlayer(seat))
            s = replace(s, first=seat)
            return replace(s, phase=Dealing()) if s.deck else begin_turn(maze, s, log)
        case Deal(card):
            return _deal(maze, s, card, log)
        case PlaceBack(pawn, square):
            return _place_back(maze, s, pawn, square, log)
        case Roll():
            return replace(s, phase=Rolling())
        case Rolled(value):
            return _rolled(maze, s, value, log)
        case Walk():
            return slave_first(maze, s, 1, log)
        case Gamble(values):
            log.append(Gambled(s.player, values))
            return replace(s, phase=Gambling(values))
        case Move(pawn, to):
            return _move(maze, s, pawn, to, log)
        case PlayCurse(curse):
            return _play(maze, hands.play(s, curse, log), curse, log)
        case Pick(pawn):
            return _pick(maze, s, pawn, log)
        case Name(seat):
            return _name(maze, s, seat, log)
        case Rob(card):
            assert isinstance(s.phase, Robbing)
            return end_turn(maze, hands.rob(s, s.phase.victim, card, log), log)


def _deal(maze: Maze, s: State, card: int, log: list[Event]) -> State:
    if isinstance(s.phase, Drawing):
        return end_turn(maze, hands.draw(s, s.player, card, log), log)
    dealt = CARDS - len(s.deck)
    s = hands.draw(s, (s.first + dealt) % s.seats, card, log)
    return s if dealt + 1 < HAND * s.seats else begin_turn(maze, s, log)


def _place_back(maze: Maze, s: State, pawn: int, square: int, log: list[Event]) -> State:
    phase = s.phase
    s = put_back(s, pawn, square, log)
    if isinstance(phase, Returning):
        return settle(maze, s, phase.pawns[1:], phase.pips, log)
    return place_waiting(maze, s, log)


def _rolled(maze: Maze, s: State, value: int, log: list[Event]) -> State:
    if isinstance(s.phase, Gambling):
        hit = value in s.phase.values
        log.append(GambleRolled(s.player, value, hit))
        if hit and (s.deck or s.bottom):
            return replace(s, phase=Drawing())
        return end_turn(maze, s, log)
    log.append(DieRolled(s.player, value))
    if value == 1 and s.options.curses:
        return replace(s, phase=Tempted())
    return slave_first(maze, s, value, log)


def _move(maze: Maze, s: State, pawn: int, to: int, log: list[Event]) -> State:
    mummys_pips = s.phase.pips if isinstance(s.phase, SlaveMoves) else 0
    return travel(maze, s, pawn, to, _ways(maze, s, pawn)[to], mummys_pips, log)


def _play(maze: Maze, s: State, curse: Curse, log: list[Event]) -> State:
    if curse in curses.ON_PLAYERS:
        return replace(s, phase=Naming(curse))
    if not curses.awakens(s, curse):
        return replace(s, phase=Picking(curse))
    mummy = next(pawn for pawn in MUMMIES[s.player] if s.pawns[pawn] == BURST)
    log.append(Awoke(mummy))
    return settle(maze, with_pawn(s, mummy, WAITING), (mummy,), 0, log)


def _pick(maze: Maze, s: State, pawn: int, log: list[Event]) -> State:
    if isinstance(s.phase, Swapping):
        first = s.phase.pawn
        log.append(Swapped((first, pawn)))
        s = with_pawn(with_pawn(s, first, s.pawns[pawn]), pawn, s.pawns[first])
        return end_turn(maze, s, log)
    assert isinstance(s.phase, Picking)
    match s.phase.curse:
        case Curse.PHARAOHS_CALL:
            return send_back(maze, s, (pawn,), 0, log)
        case Curse.CHANGE_OF_BANDAGES:
            return replace(s, phase=Swapping(pawn))
        case curse:
            return replace(s, phase=Driving(curse, pawn))


def _name(maze: Maze, s: State, seat: Seat, log: list[Event]) -> State:
    assert isinstance(s.phase, Naming)
    if s.phase.curse is Curse.GRAVE_ROBBER:
        return replace(s, phase=Robbing(seat))
    log.append(Plagued(seat))
    return end_turn(maze, with_health(s, seat, Health.SICK), log)
