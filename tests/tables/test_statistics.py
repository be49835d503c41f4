"""What somebody's matches add up to: victories, streaks, personal bests, and each rival."""

from crocetta.tables.entries import Bot, Occupant, Person, StandIn
from crocetta.tables.persons import RivalStatistics
from crocetta.tables.statistics import Finished, statistics

ME = Person("me", "Mia")
ADA = Person("ada", "Ada")
BOT = Bot("Bruno", "greedy")


def match(
    at: int, mine: int, theirs: int, rival: Occupant = ADA, game: str = "pyramids", **more: object
) -> Finished:
    ranks = (1 + (theirs > mine), 1 + (mine > theirs))
    fields = {"seats": (ME, rival), "counts": True, **more}
    return Finished(str(at), f"CODE-{at}", game, float(at), scores=(mine, theirs), ranks=ranks, **fields)  # type: ignore[arg-type]


def test_victories_streaks_and_the_best_by_game() -> None:
    found = [match(5, 30, 10), match(1, 40, 10), match(3, 10, 20), match(4, 12, 2), match(2, 9, 3)]
    found.append(match(9, 1, 0, game="la-piramide"))
    _, pyramids = statistics(found, "me").games
    assert (pyramids.matches, pyramids.won, pyramids.best, pyramids.best_table) == (5, 4, 40, "CODE-1")
    assert (pyramids.streak, pyramids.longest) == (2, 2)
    assert pyramids.average == (30 + 40 + 10 + 12 + 9) / 5


def test_a_lost_match_ends_a_streak() -> None:
    games = statistics([match(1, 9, 3), match(2, 8, 3), match(3, 1, 3)], "me").games
    assert (games[0].streak, games[0].longest) == (0, 2)


def test_rivals_are_people_by_their_latest_name_and_bots_by_level() -> None:
    renamed = Person("ada", "Countess")
    found = [match(1, 9, 3), match(2, 1, 3, renamed), match(3, 3, 3, renamed), match(4, 9, 1, BOT)]
    assert statistics(found, "me").rivals == (
        RivalStatistics("Countess", None, matches=3, ahead=1, behind=1),
        RivalStatistics("", "adept", matches=1, ahead=1, behind=0),
    )


def test_what_does_not_count() -> None:
    left = Person("me", "Mia", StandIn("adept", "left"))
    several = match(2, 9, 3, rival=Person("me", "Guest"))
    found = [match(1, 9, 3, counts=False), several, match(3, 9, 3, seats=(left, ADA))]
    assert statistics(found, "me").games == ()
