"""Who knows which card: LP-23, and the knowledge a robbery leaves (LP-20, LP-25)."""

from random import Random

import pytest
from msgspec.structs import replace

from crocetta.games import la_piramide
from crocetta.games.la_piramide.actions import Deal, Gamble, Name, Rob, Rolled
from crocetta.games.la_piramide.events import CardDrawn, CardTaken, DieRolled, Drew, Robbed
from crocetta.games.la_piramide.pieces import Curse, curse_of
from crocetta.games.la_piramide.state import Options
from tests.games.la_piramide.scenes import PRACTICE, Scene, deal, scene, without_deck

GAME = la_piramide.load(PRACTICE)
CELLS = """
    +---+---+---+
    |e  |s  |l  |
    +---+---+---+
"""
PLAGUE, AWAKENING, ROBBER = Curse.PLAGUE, Curse.AWAKENING, Curse.GRAVE_ROBBER
EVERYBODY = -1


def robbed(victims_hand: list[Curse], taken: Curse) -> Scene:
    """Seat 0 has robbed seat 1; seat 2 looks on and can rob next but one."""
    s = scene(CELLS, families="esl", hands={0: [ROBBER], 1: victims_hand, 2: [ROBBER]})
    return rob(s, 1, taken)


def rob(s: Scene, victim: int, taken: Curse) -> Scene:
    s.curse(ROBBER, Name(victim))
    return s.do(next(a for a in s.legal() if isinstance(a, Rob) and curse_of(a.card) is taken))


def known(s: Scene, observer: int, holder: int) -> tuple[Curse, ...]:
    return s.state.known[observer][holder]


@pytest.mark.clause("LP-23")
def test_a_player_sees_their_own_hand_and_how_many_the_others_hold() -> None:
    s = deal(GAME, 3, Options())
    view = GAME.view(s, 1)
    assert view.hand == tuple(curse_of(card) for card in s.hands[1])
    assert view.cards == (3, 3, 3)
    assert view.deck == 27


@pytest.mark.clause("LP-4", "LP-23")
def test_everybody_sees_whose_turn_it_is() -> None:
    s = scene(CELLS, families="esl")
    for turn in range(6):
        for seat in (0, 1, 2, None):
            assert s.game.view(s.state, seat).player == s.asked == turn % 3
        s.roll(6)


@pytest.mark.clause("LP-23")
def test_a_spectator_sees_no_hand() -> None:
    assert GAME.view(deal(GAME, 3, Options()), None).hand == ()


@pytest.mark.clause("LP-23")
def test_a_view_does_not_depend_on_what_it_hides() -> None:
    s = deal(GAME, 3, Options())
    other = replace(s, hands=(s.hands[0], s.hands[2], s.hands[1]))
    assert GAME.view(other, 0) == GAME.view(s, 0)
    assert GAME.view(other, None) == GAME.view(s, None)
    assert GAME.view(other, 1) != GAME.view(s, 1)


@pytest.mark.clause("LP-23")
def test_which_of_four_alike_cards_one_holds_is_not_shown() -> None:
    s = deal(GAME, 2, Options())
    alike = replace(s, hands=((0, 1, 3), s.hands[1]), deck=(2, *s.deck[1:]))
    first = replace(s, hands=((0, 1, 2), s.hands[1]), deck=(3, *s.deck[1:]))
    assert GAME.view(alike, 0) == GAME.view(first, 0)


@pytest.mark.clause("LP-23")
def test_a_card_put_at_the_bottom_is_seen_by_all() -> None:
    s = scene(CELLS, families="esl", hands={0: [PLAGUE]}).curse(PLAGUE)
    for seat in (0, 1, 2, None):
        assert s.game.view(s.state, seat).bottom == (PLAGUE,)


@pytest.mark.clause("LP-23")
def test_a_drawn_card_is_told_to_its_drawer_alone() -> None:
    event = Drew(1, PLAGUE, seen=False)
    assert GAME.redact(event, 1) == event
    assert GAME.redact(event, 0) == GAME.redact(event, None) == CardDrawn(1)
    seen = Drew(1, PLAGUE, seen=True)
    assert GAME.redact(seen, 0) == GAME.redact(seen, None) == seen


@pytest.mark.clause("LP-23", "LP-25")
def test_a_robbed_card_is_told_to_thief_and_victim_alone() -> None:
    event = Robbed(0, 1, PLAGUE)
    assert GAME.redact(event, 0) == GAME.redact(event, 1) == event
    assert GAME.redact(event, 2) == GAME.redact(event, None) == CardTaken(0, 1)


def test_everything_else_is_told_to_all() -> None:
    assert GAME.redact(DieRolled(0, 3), None) == DieRolled(0, 3)


@pytest.mark.clause("LP-23", "LP-25")
def test_the_victim_knows_what_the_thief_took() -> None:
    s = robbed([PLAGUE, AWAKENING], PLAGUE)
    assert known(s, 1, 0) == (PLAGUE,)
    assert known(s, 2, 0) == known(s, EVERYBODY, 0) == ()


@pytest.mark.clause("LP-23", "LP-25")
def test_a_spectator_learns_nothing_from_a_robbery() -> None:
    s = scene(CELLS, families="esl", hands={0: [ROBBER], 2: [PLAGUE, AWAKENING]})
    rob(s, 2, PLAGUE)
    assert s.game.view(s.state, 2).known[0] == (PLAGUE,)
    assert s.game.view(s.state, 2).public[0] == ()
    assert s.game.view(s.state, None).known[0] == ()


@pytest.mark.clause("LP-23")
def test_of_two_known_cards_of_a_kind_one_stays_known_when_the_other_is_played() -> None:
    s = scene(CELLS, families="es", hands={0: [ROBBER, ROBBER], 1: [PLAGUE, PLAGUE, AWAKENING]})
    rob(s, 1, PLAGUE).roll(3)
    rob(s, 1, PLAGUE).roll(3)
    assert known(s, 1, 0) == (PLAGUE, PLAGUE)
    s.curse(PLAGUE)
    assert known(s, 1, 0) == (PLAGUE,)


@pytest.mark.clause("LP-23")
def test_a_known_card_is_forgotten_when_its_kind_is_played() -> None:
    s = robbed([PLAGUE, AWAKENING], PLAGUE).roll(3).roll(3)
    assert s.asked == 0
    s.curse(PLAGUE)
    assert known(s, 1, 0) == ()


@pytest.mark.clause("LP-23")
def test_another_card_played_leaves_a_known_one_known() -> None:
    s = scene(CELLS, families="esl", hands={0: [ROBBER, ROBBER], 1: [PLAGUE, AWAKENING], 2: [PLAGUE]})
    rob(s, 1, PLAGUE).roll(3).roll(3)
    s.curse(ROBBER)
    assert known(s, 1, 0) == (PLAGUE,)


@pytest.mark.clause("LP-23")
def test_a_robbery_by_a_third_leaves_only_what_is_certain() -> None:
    s = scene(CELLS, families="esl", hands={0: [ROBBER, AWAKENING], 1: [PLAGUE], 2: [ROBBER]})
    rob(s, 1, PLAGUE).roll(3)
    assert known(s, 1, 0) == (PLAGUE,)
    rob(s, 0, AWAKENING)
    assert known(s, 1, 0) == ()  # it might have been the plague
    assert known(s, 1, 2) == ()
    assert known(s, 0, 2) == (AWAKENING,)


@pytest.mark.clause("LP-23")
def test_a_thief_who_robs_a_known_card_knows_that_it_is_gone() -> None:
    s = scene(CELLS, families="esl", hands={0: [ROBBER], 1: [PLAGUE, ROBBER]})
    rob(s, 1, PLAGUE)
    assert known(s, 1, 0) == (PLAGUE,)
    rob(s, 0, PLAGUE)
    assert known(s, 1, 0) == ()
    assert known(s, 0, 1) == (PLAGUE,)


@pytest.mark.clause("LP-23")
def test_from_a_hand_known_to_be_of_one_kind_no_other_can_be_taken() -> None:
    s = scene(CELLS, families="esl", hands={0: [ROBBER], 1: [PLAGUE], 2: [ROBBER]})
    rob(s, 1, PLAGUE).roll(3)
    rob(s, 0, PLAGUE)
    assert known(s, 1, 2) == (PLAGUE,)
    assert known(s, EVERYBODY, 2) == ()


@pytest.mark.clause("LP-13", "LP-23")
def test_a_card_drawn_from_the_known_bottom_is_known_to_all() -> None:
    s = without_deck(scene(CELLS, families="esl", bottom=[PLAGUE]))
    card = s.state.bottom[0]
    s.roll(1).do(Gamble((2, 5)), Rolled(2), Deal(card))
    assert known(s, 1, 0) == known(s, 2, 0) == known(s, EVERYBODY, 0) == (PLAGUE,)
    assert known(s, 0, 0) == ()
    assert s.game.view(s.state, None).known[0] == (PLAGUE,)


@pytest.mark.clause("LP-23")
def test_a_sampled_world_keeps_what_is_known_and_deals_the_rest_anew() -> None:
    s = robbed([PLAGUE, AWAKENING, AWAKENING], PLAGUE)
    view = s.game.view(s.state, 1)
    worlds = [s.game.sample(view, Random(seed)) for seed in range(20)]
    assert all(s.game.view(world, 1) == view for world in worlds)
    assert all(PLAGUE in map(curse_of, world.hands[0]) for world in worlds)
    assert len({world.hands[2] for world in worlds}) > 1


@pytest.mark.clause("LP-22", "LP-23")
def test_a_world_without_curses_is_sampled_without_cards() -> None:
    s = deal(GAME, 2, Options(curses=False))
    assert GAME.sample(GAME.view(s, 0), Random(1)) == s


def test_what_everybody_knows_of_ones_own_hand_stays_in_a_sampled_world() -> None:
    s = without_deck(scene(CELLS, families="esl", bottom=[PLAGUE]))
    card = s.state.bottom[0]
    s.roll(1).do(Gamble((2, 5)), Rolled(2), Deal(card))
    world = s.game.sample(s.game.view(s.state, 0), Random(0))
    assert world.known[1][0] == world.known[-1][0] == (PLAGUE,)
