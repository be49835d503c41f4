"""A finished match as the fixed scenario of a par search: what the others did, the flips, and the order of the
deck.

The others keep, mark and take the same cards in the same turns. So the seat may not take a card that another took
in the course of play, and a line of play in which they could not do the same does not count. The dealer flips the
same expedition cards and deals the deck in the same order.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from crocetta.games.expeditions.actions import DECK, DONE, Action, Deal, Flip, Keep, Mark, Take
from crocetta.games.expeditions.table import AnyTable, Phase, in_deck
from crocetta.kit.dealer import Dealer
from crocetta.kit.game import DEALER, Chance, Seat
from crocetta.kit.match import Match
from crocetta.kit.par import AnyMatch
from crocetta.kit.record import Act, standing

AFTER_THE_HANDS: Final = 1
"""The key of the pile after hands are chosen, when the deck is shuffled again (`table.chance`)."""


class Story(NamedTuple):
    seat: Seat
    opening: list[Act[Action]]
    """Up to the choice of hands."""
    hands: dict[Seat, tuple[int, ...]]
    keeps: dict[Seat, Keep]
    flips: list[int]
    marks: dict[tuple[int, Seat], list[Mark]]
    """By turn."""
    takes: dict[tuple[int, Seat], list[int]]
    order: list[int]
    """All cards, the first to be dealt first."""
    own: list[Action]
    """What the seat itself did, except `Done`."""

    @property
    def kept_by_others(self) -> set[int]:
        others = ((hand, self.keeps[seat]) for seat, hand in self.hands.items() if seat != self.seat)
        return {hand[place] for hand, kept in others for place in (kept.first, kept.second)}

    @property
    def taken(self) -> set[int]:
        return {card for (_, other), cards in self.takes.items() if other != self.seat for card in cards}


def story_of(match: AnyMatch, seat: Seat) -> Story:
    told = Story(seat, [], {}, {}, [], defaultdict(list), defaultdict(list), [], [])
    game, s = match.game, match.start
    drawn: list[int] = []
    for _, act in standing(match.entries):
        _tell(told, s, act, drawn)
        s = game.apply(s, act.seat, act.action).state
    told.order.extend(_order(match, drawn))
    return told


def _tell(told: Story, s: AnyTable, act: Act[Action], drawn: list[int]) -> None:
    seat, a = act.seat, act.action
    if seat == told.seat and a != DONE:
        told.own.append(a)
    match a:
        case Keep():
            told.keeps[seat] = a
            told.hands[seat] = s.hands[seat]
        case Flip():
            told.flips.append(a.card)
        case Mark():
            told.marks[s.turn, seat].append(a)
        case Take() if a.place != DECK:
            told.takes[s.turn, seat].append(s.display[a.place])
        case Deal() if s.phase is not Phase.DEAL:
            drawn.append(a.card)
            if s.phase is Phase.DRAW:
                told.takes[s.turn, s.queue[0]].append(a.card)
    if s.phase in (Phase.START, Phase.DEAL):
        told.opening.append(act)


def _order(match: AnyMatch, drawn: list[int]) -> Sequence[int]:
    """By the seed; in a match dealt by hand, cards never seen come last."""
    cards = in_deck(match.start.deck)
    if match.header.seed is None:
        return [*drawn, *(card for card in cards if card not in drawn)]
    dealer = Dealer(match.header.seed)
    left = [Deal(card) for card in cards]
    found = []
    while left:
        found.append(dealer.pick(match.game, Chance("deals", (AFTER_THE_HANDS,), tuple(left))))
        left.remove(found[-1])
    return [deal.card for deal in found]


def retold(match: AnyMatch, told: Story, own: Sequence[Action]) -> AnyMatch:
    """The match replayed with these acts of the seat instead, by the readable rules."""
    other: AnyMatch = Match(match.game, replace(match.header, seed=None, luck=None))
    for act in told.opening:
        other.fold(act)
    acts = iter(own)
    marks = {key: iter(made) for key, made in told.marks.items()}
    takes = {key: iter(cards) for key, cards in told.takes.items()}
    while not other.over:
        s, seat = other.state, other.to_act[0]
        if seat == told.seat and other.legal(seat) != (DONE,):
            other.fold(Act(seat, next(acts)))
        elif seat == DEALER:
            other.fold(Act(DEALER, Flip(told.flips[s.turn]) if s.phase is Phase.FLIP else _next_deal(told, s)))
        elif s.phase is Phase.KEEP:
            other.fold(Act(seat, told.keeps[seat]))
        elif s.phase is Phase.MARK:
            other.fold(Act(seat, next(marks[s.turn, seat]) if other.legal(seat) != (DONE,) else DONE))
        else:
            card = next(takes[s.turn, seat])
            other.fold(Act(seat, Take(s.display.index(card) if card in s.display else DECK)))
            if other.state.phase is Phase.DRAW:
                other.fold(Act(DEALER, Deal(card)))
    return other


def _next_deal(told: Story, s: AnyTable) -> Deal:
    return Deal(next(card for card in told.order if s.deck >> card & 1))


def openings(match: AnyMatch, told: Story) -> dict[Action, AnyTable]:
    """The table before the first flip, for each pair of cards that the seat may keep."""
    game, s = match.game, match.start
    for act in told.opening:
        s = game.apply(s, act.seat, act.action).state
    found: dict[Action, AnyTable] = {}
    hand = told.hands[told.seat]
    for pair in game.legal(s, told.seat):
        if told.taken & {hand[pair.first], hand[pair.second]}:
            continue
        after = s
        for other, kept in told.keeps.items():
            after = game.apply(after, other, pair if other == told.seat else kept).state
        while after.phase is Phase.REFILL:
            after = game.apply(after, DEALER, _next_deal(told, after)).state
        found[pair] = after
    return found
