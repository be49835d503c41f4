"""A match is its log: playing, taking back, replaying, and the file it is kept in."""

from random import Random

import pytest
from msgspec.structs import replace

from crocetta import games
from crocetta.games.expeditions.actions import DONE, PAIRS, Deal, Flip, Mark, Start, Take
from crocetta.games.expeditions.events import Displayed, Flipped, Kept, Laid
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import Phase
from crocetta.games.silver_and_gold.state import Options
from crocetta.kit.game import DEALER, Illegal
from crocetta.kit.match import Match
from crocetta.kit.position import Position, TakeBackRefused
from crocetta.kit.record import Act, Player, TakeBack
from tests.games.expeditions_kit import BY_HAND_GAME as GAME
from tests.games.expeditions_kit import COIN, CROSS, GREEN, ORANGE, PALM, PLAIN, at, left, marking, sheet
from tests.kit.tables import Table, begun, fresh, played

SINGLE = at("x...")


# Playing


def test_a_new_match_is_dealt_up_to_the_first_decision_of_a_player() -> None:
    match = fresh()
    assert match.to_act == (0, 1)
    assert match.state.phase is Phase.KEEP
    assert len(match.entries) == 9
    assert all(entry.seat == DEALER for entry in match.entries)
    assert match.start == GAME.setup(2, Options())


def test_the_header_names_all_that_the_match_needs() -> None:
    players: list[Player | str] = [Player("Ada"), "Bruno", Player("Cleo", bot="greedy")]
    header = Match.new(GAME, players, Options(open_pile=True), seed="7").header
    assert (header.game, header.rules, header.edition) == ("silver-and-gold", GAME.rules_version, GAME.edition)
    assert header.players == (Player("Ada"), Player("Bruno"), Player("Cleo", "greedy"))
    assert (header.options, header.seed) == (Options(open_pile=True), "7")
    assert fresh().header.options == Options()


def test_an_act_and_the_dealers_answers_are_one_transaction() -> None:
    match = fresh()
    match.play(0, PAIRS[0])
    before = len(match.entries)
    events = match.play(1, PAIRS[5])
    assert [type(event) for event in events] == [Kept, Laid, Laid, *[Displayed] * 4, Flipped]
    assert [entry.seat for entry in match.entries[before:]] == [1, *[DEALER] * 5]
    assert match.state.phase is Phase.MARK


def test_a_forbidden_act_changes_nothing() -> None:
    match = begun()
    state, entries = match.state, list(match.entries)
    with pytest.raises(Illegal, match=r"\(SG-14\)"):
        match.play(0, DONE)
    assert match.state is state
    assert match.entries == entries


def test_the_dealer_of_a_seeded_match_is_nobody_elses_to_play() -> None:
    with pytest.raises(ValueError, match="the dealer of this match plays from its seed"):
        begun().play(DEALER, Flip(0))


def test_the_match_answers_for_its_game() -> None:
    match = begun()
    assert match.legal(0) == GAME.legal(match.state, 0)
    assert match.view(1) == GAME.view(match.state, 1)
    assert match.view(None) == GAME.view(match.state, None)
    assert not match.over
    assert played(10_000).over


def test_without_a_seed_somebody_else_deals_with_printed_cards() -> None:
    match = fresh(None)
    assert match.entries == []
    assert match.to_act == (DEALER,)
    assert match.play(DEALER, Start(1))
    for card in range(1, 9):
        match.play(DEALER, Deal(card))
    match.play(0, PAIRS[0])
    match.play(1, PAIRS[0])
    assert match.to_act == (DEALER,)
    for card in (9, 10, 11, 12):
        match.play(DEALER, Deal(card))
    match.play(DEALER, Flip(0))
    assert match.state.phase is Phase.MARK
    with pytest.raises(Illegal):
        match.play(DEALER, Flip(1))
    assert Match.loads(match.dumps(), games.resolve).state == match.state


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(ValueError, match="2 to 4 players, not 1"):
        fresh("7", "Ada")


# Taking back


def test_nothing_is_taken_back_before_anything_is_played() -> None:
    match = fresh(None)
    assert not match.can_take_back(0)
    with pytest.raises(TakeBackRefused, match="nothing to undo yet"):
        match.take_back(0)
    assert match.entries == []


def test_a_take_back_is_written_down_and_deletes_nothing() -> None:
    match = begun()
    before, entries = match.state, list(match.entries)
    act = match.legal(0)[0]
    match.play(0, act)
    match.take_back(0)
    assert match.state == before
    assert match.entries == [*entries, Act(0, act), TakeBack(0)]


def test_in_a_simultaneous_phase_a_take_back_reaches_past_the_others_acts() -> None:
    match = begun()
    first, second = match.legal(0)[0], match.legal(1)[0]
    match.play(0, first)
    match.play(1, second)
    match.take_back(0)
    assert match.state == GAME.apply(begun().state, 1, second).state
    match.take_back(1)
    assert match.state == begun().state


def test_the_others_later_acts_can_still_be_taken_back_afterwards() -> None:
    match = begun()
    acts = [match.legal(0)[0], match.legal(1)[0]]
    match.play(0, acts[0])
    match.play(1, acts[1])
    match.take_back(0)
    match.play(0, acts[0])
    match.take_back(1)
    assert match.state == GAME.apply(begun().state, 0, acts[0]).state


def test_nobody_takes_back_what_another_did() -> None:
    match = begun()
    match.play(0, match.legal(0)[0])
    assert not match.can_take_back(1)
    with pytest.raises(TakeBackRefused, match="a card was drawn or the die rolled"):
        match.take_back(1)
    assert not match.can_take_back(DEALER)


def test_a_final_act_stays() -> None:
    match = fresh()
    match.play(0, PAIRS[0])
    with pytest.raises(TakeBackRefused, match="that choice is final"):
        match.take_back(0)


def test_who_has_played_nothing_is_told_so_whatever_the_others_did() -> None:
    match = fresh()
    match.play(0, PAIRS[0])
    with pytest.raises(TakeBackRefused, match="nothing to undo yet"):
        match.take_back(1)


def test_what_the_dealer_has_answered_stays() -> None:
    match = begun()
    with pytest.raises(TakeBackRefused, match="a card was drawn or the die rolled"):
        match.take_back(1)


def taking() -> Table:
    """Both players complete a map; the deck is empty, so that the dealer does not come between them."""
    match = fresh(None)
    state = marking(
        Shape.STRAIGHT_2,
        sheet(left(PLAIN, "x..."), CROSS),
        sheet(left(COIN, "x..."), PALM),
        display=(GREEN, ORANGE),
    )
    match.position = Position(state)
    for seat in (0, 1):
        match.play(seat, Mark(0, SINGLE))
    for seat in (0, 1):
        match.play(seat, DONE)
    return match


def test_outside_a_simultaneous_phase_an_act_stays_once_another_player_has_acted() -> None:
    match = taking()
    before = match.state
    match.play(0, Take(1))
    assert match.can_take_back(0)
    match.take_back(0)
    assert match.state == before
    match.play(0, Take(0))
    match.play(1, Take(0))
    with pytest.raises(TakeBackRefused, match="another player has moved"):
        match.take_back(0)
    match.take_back(1)
    assert match.can_take_back(0)


def test_the_act_that_opens_all_sealed_choices_stays() -> None:
    match = taking()
    assert not match.can_take_back(0)
    with pytest.raises(TakeBackRefused, match="that choice is final"):
        match.take_back(1)


# Replaying


def test_a_replay_tells_the_whole_match_again() -> None:
    match = played(60)
    moments = list(match.replay())
    assert [moment.entry for moment in moments] == match.entries
    assert moments[-1].state == match.state
    assert any(isinstance(moment.entry, TakeBack) for moment in moments)
    assert all(moment.events == () for moment in moments if isinstance(moment.entry, TakeBack))
    assert moments[1].events
    assert moments[0].state.phase is Phase.DEAL


def test_a_loaded_match_goes_on_with_the_same_luck() -> None:
    match = played(40)
    again = Match.loads(match.dumps(), games.resolve)
    assert (again.header, again.entries, again.state) == (match.header, match.entries, match.state)
    rng, same = Random(1), Random(1)
    for _ in range(200):
        for table, dice in ((match, rng), (again, same)):
            if not table.over:
                seat = dice.choice(table.to_act)
                table.play(seat, dice.choice(table.legal(seat)))
        assert again.state == match.state
    assert again.dumps() == match.dumps()


def test_what_was_open_to_be_taken_back_still_is_after_loading() -> None:
    match = begun()
    before = match.state
    match.play(0, match.legal(0)[0])
    again = Match.loads(match.dumps(), games.resolve)
    again.take_back(0)
    assert again.state == before


def test_a_log_cut_between_an_act_and_the_dealers_answer_is_dealt_on() -> None:
    match = begun()
    cut = begun()
    del cut.entries[-3:]
    again = Match.loads(cut.dumps(), games.resolve)
    assert again.entries == match.entries
    assert again.state == match.state


def test_the_state_never_changes_in_place() -> None:
    match = begun()
    state = match.state
    copy = replace(state)
    for _ in range(3):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    assert state == copy
    assert state != match.state


@pytest.mark.parametrize("name", games.names())
def test_nothing_is_taken_back_when_the_match_is_over(name: str) -> None:
    game = games.get(name)
    options = b'{"turn_limit": 1}' if name == "la-piramide" else b"{}"
    match = Match.new(game, ["Ada", "Bruno"], game.types.options.decode(options), seed="7")
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    for seat in range(2):
        with pytest.raises(TakeBackRefused, match="over"):
            match.take_back(seat)
