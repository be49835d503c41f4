"""Points, seals, places (SG-5, SG-27 to SG-29)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from crocetta.games.expeditions.table import Phase
from crocetta.games.silver_and_gold import explain, scoring
from crocetta.games.silver_and_gold.cards import Colour
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.games.silver_and_gold.scoring import Score
from crocetta.games.silver_and_gold.state import Options, Sheet
from crocetta.kit.scoring import Tie
from tests.games.expeditions_kit import Drawn, deck_of, left, sheet

PURPLE, ORANGE, GREEN, GREY = Colour
SHAPES = {
    PURPLE: ("{}ooo / oooo / oooo / oo..", "o{}oo / oooo / oooo / oo..", "oo{}o / oooo / oooo / oo.."),
    ORANGE: ("{}ooo / oooo / oooo", "o{}oo / oooo / oooo", "oooo / {}ooo / oooo"),
    GREEN: ("{}ooo / oooo / oo..", "o{}oo / oooo / oo..", "oo{}o / oooo / oo.."),
    GREY: ("{}oo. / ooo. / oo..", "o{}o. / ooo. / oo..", "oo{}. / ooo. / oo.."),
}
PLAIN_MAPS = {colour: tuple(1 + 3 * place + k for k in range(3)) for place, colour in enumerate(Colour)}
"""Three maps of each colour without a seal: purple 1 to 3, orange 4 to 6, green 7 to 9, grey 10 to 12."""
SEALED = {(colour, seal): 13 + 4 * i + j for i, colour in enumerate(Colour) for j, seal in enumerate(Colour)}
"""One map of each colour with each seal, 13 to 28."""
DECK = deck_of(
    *(Drawn(colour, fields.format("$")) for colour in Colour for fields in SHAPES[colour]),
    *(
        Drawn(colour, (*SHAPES[colour], SHAPES[colour][0])[k].format("T+"[k > 2]), seal)
        for colour in Colour
        for k, seal in enumerate(Colour)
    ),
)
GAME = SilverAndGold(DECK)


def score(*completed: int, coins: int = 0, cups: tuple[int, ...] = (), palms: tuple[int, ...] = ()) -> Score:
    return scoring.score(DECK, sheet(None, None, completed=completed, coins=coins, cups=cups, palms=palms))


@pytest.mark.clause("SG-27")
def test_a_score_is_coins_cups_palms_maps_and_seals() -> None:
    its = score(1, 4, SEALED[GREY, PURPLE], coins=9, cups=(6, 1), palms=(1, 3, 2))
    assert its == Score(coins=9, cups=7, palms=6, maps=34, seals=2)
    assert its.total == 9 + 7 + 6 + 34 + 2


@pytest.mark.clause("SG-2", "SG-27")
@pytest.mark.parametrize(("colour", "value"), [(PURPLE, 14), (ORANGE, 12), (GREEN, 10), (GREY, 8)])
def test_a_completed_map_scores_its_value(colour: Colour, value: int) -> None:
    assert score(PLAIN_MAPS[colour][0]).maps == value


@pytest.mark.clause("SG-27")
def test_an_unfinished_map_scores_nothing_nor_does_its_seal() -> None:
    sealed = SEALED[GREY, GREY]
    its = sheet(left(sealed, "x...", DECK), PLAIN_MAPS[GREY][1], completed=(PLAIN_MAPS[GREY][0],))
    assert scoring.score(DECK, its).total == 8


@pytest.mark.clause("SG-5")
@pytest.mark.parametrize(("named", "each"), [(PURPLE, 2), (ORANGE, 2), (GREEN, 1), (GREY, 1)])
@pytest.mark.parametrize("carrier", list(Colour))
def test_a_seal_pays_by_the_colour_it_names(named: Colour, each: int, carrier: Colour) -> None:
    own = carrier is named
    assert score(SEALED[carrier, named]).seals == each * own
    assert score(SEALED[carrier, named], *PLAIN_MAPS[named]).seals == each * (3 + own)


@pytest.mark.clause("SG-28")
def test_a_seal_counts_all_completed_maps_of_its_colour_its_own_included() -> None:
    assert score(SEALED[ORANGE, ORANGE], *PLAIN_MAPS[ORANGE], *PLAIN_MAPS[GREY]).seals == 8
    assert score(SEALED[GREEN, ORANGE], *PLAIN_MAPS[ORANGE], *PLAIN_MAPS[GREY]).seals == 6


@pytest.mark.clause("SG-28")
def test_all_seals_count() -> None:
    both = (SEALED[GREEN, ORANGE], SEALED[GREY, ORANGE])
    assert score(*both, PLAIN_MAPS[ORANGE][0]).seals == 4
    assert score(SEALED[GREEN, GREY], SEALED[GREY, GREEN]).seals == 2


@pytest.mark.clause("SG-28")
def test_a_seal_counts_only_its_owners_maps() -> None:
    s = GAME.law.setup(2, Options())
    sheets = (
        sheet(None, None, completed=(SEALED[GREY, ORANGE],)),
        sheet(None, None, completed=PLAIN_MAPS[ORANGE]),
    )
    assert GAME.scores(replace(s, sheets=sheets)) == (8, 36)


# Places. Everybody has the same points; what is completed decides.


def level(target: int, *completed: int) -> Sheet:
    """A sheet of so many points with these maps, the rest in palms."""
    return sheet(None, None, completed=completed, palms=(target - score(*completed).total,))


@pytest.mark.clause("SG-29")
@pytest.mark.parametrize(("better", "worse"), [(GREY, GREEN), (GREEN, ORANGE), (ORANGE, PURPLE)])
def test_a_tie_is_broken_by_grey_then_green_then_orange_then_purple(better: Colour, worse: Colour) -> None:
    few, many = level(60, PLAIN_MAPS[better][0]), level(60, *PLAIN_MAPS[worse])
    assert scoring.ranks(DECK, (few, many)) == (1, 2)
    assert scoring.ranks(DECK, (many, few)) == (2, 1)


@pytest.mark.clause("SG-29")
@pytest.mark.parametrize("colour", list(Colour))
def test_more_completed_maps_of_the_colour_win_a_tie(colour: Colour) -> None:
    one, two, none = level(60, PLAIN_MAPS[colour][0]), level(60, *PLAIN_MAPS[colour][1:]), level(60)
    assert scoring.ranks(DECK, (one, two, none)) == (2, 1, 3)


@pytest.mark.clause("SG-29")
def test_points_come_before_every_tie_break() -> None:
    assert scoring.ranks(DECK, (level(61), level(60, *PLAIN_MAPS[GREY]))) == (1, 2)


@pytest.mark.clause("SG-29")
@pytest.mark.parametrize(
    ("points", "places"),
    [((9, 9, 4), (1, 1, 3)), ((9, 4, 4), (1, 2, 2)), ((3, 9, 4, 9), (4, 1, 3, 1)), ((5, 5), (1, 1))],
)
def test_equal_on_everything_shares_the_place_and_the_next_is_skipped(
    points: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert scoring.ranks(DECK, tuple(level(p) for p in points)) == places


@pytest.mark.clause("SG-29")
def test_the_first_place_may_be_shared() -> None:
    s = replace(GAME.law.setup(3, Options()), phase=Phase.OVER, sheets=(level(8), level(9), level(9)))
    assert GAME.winners(s) == (1, 2)
    assert GAME.ranks(s) == (3, 1, 1)
    assert GAME.winners(replace(s, sheets=(level(9), level(9, 10), level(8)))) == (1,)


@pytest.mark.clause("SG-29")
def test_the_colour_that_broke_a_tie_is_explained_when_it_is_over() -> None:
    few, many, none = level(60, PLAIN_MAPS[GREEN][0]), level(60, *PLAIN_MAPS[ORANGE]), level(8)
    s = replace(GAME.law.setup(3, Options()), phase=Phase.OVER, sheets=(many, none, few))
    (tie,) = GAME.explain(GAME.view(s, None), ()).ties
    assert tie == Tie(place=1, seats=(0, 2), best=(2,), key="green", values=(0, 1))
    running = replace(s, phase=Phase.TAKE)
    assert GAME.explain(GAME.view(running, None), ()).ties == ()


@pytest.mark.clause("SG-5", "SG-28")
def test_a_seal_is_explained_with_the_maps_that_it_counts() -> None:
    sealed = SEALED[GREY, PURPLE]
    its = sheet(None, None, completed=(*PLAIN_MAPS[PURPLE][:2], sealed))
    assert explain.parts(DECK, its) == (
        explain.FromMaps(PURPLE, 2, 14, 28),
        explain.FromMaps(GREY, 1, 8, 8),
        explain.FromSeal(PURPLE, 2, 2, 4),
    )


@pytest.mark.clause("SG-27")
def test_cups_and_palms_are_explained_by_their_places_from_one() -> None:
    assert explain.parts(DECK, Sheet(coins=9, cups=(6, 4), palms=(2, 3))) == (
        explain.FromCoins(9),
        explain.FromCup(1, 6),
        explain.FromCup(2, 4),
        explain.FromPalm(1, 2),
        explain.FromPalm(2, 3),
    )


@given(
    st.lists(st.integers(1, 28), max_size=8, unique=True),
    st.integers(0, 12),
    st.lists(st.integers(1, 9), max_size=4),
)
def test_a_further_map_is_worth_its_value_at_least(completed: list[int], coins: int, palms: list[int]) -> None:
    before = score(*completed, coins=coins, palms=tuple(palms)).total
    for m in DECK.maps[1:]:
        if m.number not in completed:
            assert score(*completed, m.number, coins=coins, palms=tuple(palms)).total >= before + m.value


def test_the_order_of_completion_does_not_matter() -> None:
    maps = (SEALED[GREEN, ORANGE], 4, 10, SEALED[ORANGE, GREY])
    assert score(*maps) == score(*reversed(maps))
