"""Reviews a finished match: what each choice was worth, and how much of the result was luck.

A review goes through the moments of a match as one seat saw them, and lets the game's strongest bot estimate the
result from there, in sampled worlds that fit the seat's view: never from the real future. `looks` lists those
moments, `weigh` evaluates one, and `conclude` adds them up; so a server can distribute them. `review` does it all
in this process.

Estimates assume that everybody continues like the expert. What changes between two moments was luck (the dealer
acted), the others (they did), or, from before a choice to after it, the seat's own skill. So the three add up to
the result, less what was expected at the start.
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from statistics import fmean, stdev
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from crocetta import bots
from crocetta.kit.errors import UserError
from crocetta.kit.game import DEALER, AnyGame, Seat
from crocetta.kit.match import Match
from crocetta.kit.par import par_of
from crocetta.kit.plugin import CompiledBot, Measure, Reviewer
from crocetta.kit.record import standing

AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]
Cause: TypeAlias = Literal["luck", "skill", "others"]
CERTAIN: Final = 2
"""Standard errors. A smaller difference may be chance, and is no regret."""
COSTLIEST: Final = 3
DIGITS: Final = 4
"""Decimals, so that a review is the same wherever it is computed."""


class CannotReview(UserError):
    """The match is running, none of the game's bots can review, or there is no such seat."""


class Alternative(Struct, frozen=True):
    act: Any
    estimate: float
    """The expected result after it."""
    spread: float
    """Its standard error."""


class Decision(Struct, frozen=True):
    """A choice between several legal acts."""

    entry: int
    """The number of the act in the log, from 1."""
    progress: dict[str, int]
    """The turn, in the game's own units."""
    act: Any
    """What was played."""
    estimate: float
    spread: float
    regret: float
    """How much more the best alternative promised; 0 if that may be chance."""
    doubt: float
    """The standard error of that difference."""
    alternatives: tuple[Alternative, ...]
    """Those evaluated, including the act played, best first."""


class Costly(Struct, frozen=True):
    """A decision with much regret, and what the seat saw when it was made."""

    place: int
    """Index in `decisions`."""
    view: Any
    explained: Any
    """Including where the best alternative leads."""


class Point(Struct, frozen=True):
    """What was to be expected when so many entries of the log had been played, and what it is made of so far."""

    entry: int
    progress: dict[str, int]
    expected: float
    luck: float
    skill: float
    others: float


class ParShare(Struct, frozen=True):
    """What a seat reached of what it could have had, all luck known and the others doing what they did."""

    reached: int
    par: int

    @property
    def share(self) -> float:
        return self.reached / self.par if self.par > 0 else 1.0


class Review(Struct, frozen=True):
    seat: Seat
    measure: Measure
    """The unit of all results."""
    start: float
    """Expected before the first card or die."""
    result: float
    luck: float
    skill: float
    """Compared with the expert: above 0 is better."""
    others: float
    """What the other players' acts gave or took."""
    points: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    costliest: tuple[Costly, ...]
    """Greatest regret first; at most three."""
    par: ParShare | None = None
    """None for a game without par, or if not requested: `share_of_par` takes seconds more."""


class Look(Struct, frozen=True):
    """A moment of a match, as a seat saw it."""

    entry: int
    """How many entries of the log had been played."""
    cause: Cause
    """What has changed since the previous look."""
    progress: dict[str, int]
    view: Any
    legal: tuple[Any, ...] = ()
    """Empty without a choice."""
    played: int | None = None
    """The index of the act played in `legal`."""


class Estimate(Struct, frozen=True):
    act: int | None
    """An index into the legal acts; None for playing on."""
    mean: float
    spread: float
    behind: float
    """How far the act played is behind this one, and the standard error of that, paired by world."""
    doubt: float


class Weighed(Struct, frozen=True, tag=True):
    """Estimates for one look; the first is of the expert's act."""

    estimates: tuple[Estimate, ...]


def review(
    match: AnyMatch, seat: Seat, *, worlds: int = 0, tell: Callable[[int, int], None] = lambda done, total: None
) -> Review:
    """Review one seat of a finished match. CannotReview while it runs; waits for the compiler.

    `worlds` is how many are sampled for each act, 0 for the game's default. `tell` is called with the progress.
    """
    reviewer = reviewer_of(match.game)
    moments = looks(match, seat)
    if isinstance(reviewer, CompiledBot) and not reviewer.ready():
        reviewer.compile()
    seed = luck_of(match, seat)
    answers = []
    for done, look in enumerate(moments):
        tell(done, len(moments))
        answers.append(weigh(reviewer, look.view, look.legal, look.played, seed, worlds))
    tell(len(moments), len(moments))
    return conclude(match, seat, moments, answers)


def reviewer_of(game: AnyGame) -> Reviewer:
    """The game's strongest bot that can review."""
    for level in reversed(bots.levels(game)):
        bot = bots.get(level, game)
        if isinstance(bot, Reviewer):
            return bot
    raise CannotReview("problem-review-game", game=game.title)


def luck_of(match: AnyMatch, seat: Seat) -> int:
    """The seed of all sampled worlds. It depends on what was agreed before the match, never on its luck."""
    header = match.header
    agreed = f"{header.game}/{header.edition.digest}/{header.options}/{len(header.players)}/{seat}"
    return int.from_bytes(sha256(agreed.encode()).digest()[:6])


# Moments


def looks(match: AnyMatch, seat: Seat) -> tuple[Look, ...]:
    """The start, each choice of the seat, and wherever the dealer's and the others' acts alternate."""
    if not match.over:
        raise CannotReview("problem-review-running")
    if not 0 <= seat < len(match.header.players):
        raise CannotReview("problem-seat-missing", seat=seat)
    return tuple(_looks(match, seat))


def _looks(match: AnyMatch, seat: Seat) -> Iterator[Look]:
    game, state = match.game, match.start

    def look(entry: int, cause: Cause, legal: tuple[Any, ...] = (), played: int | None = None) -> Look:
        return Look(entry, cause, game.progress(state), game.view(state, seat), legal, played)

    yield look(0, "luck")
    since: Cause = "skill"
    for number, act in standing(match.entries):
        sealed = game.simultaneous(state)
        if act.seat == seat:
            legal = tuple(game.legal(state, seat))
            if len(legal) > 1:
                yield look(number - 1, since, legal, legal.index(act.action))
                since = "skill"
        elif act.seat == DEALER or not sealed:
            # Sealed acts of others are not seen before they are revealed.
            cause: Cause = "luck" if act.seat == DEALER else "others"
            if since not in ("skill", cause):
                yield look(number - 1, since)
            since = cause
        state = game.apply(state, act.seat, act.action).state
        if sealed and not game.simultaneous(state):
            since = "others"


# Estimates


def weigh(
    reviewer: Reviewer, view: Any, legal: Sequence[Any], played: int | None, seed: int, worlds: int = 0
) -> Weighed:
    done = None if played is None else legal[played]
    results = reviewer.foresee(view, legal, done, seed, worlds)
    own = results[done]
    return Weighed(
        tuple(_estimate(None if act is None else legal.index(act), each, own) for act, each in results.items())
    )


def _estimate(act: int | None, results: Sequence[float], played: Sequence[float]) -> Estimate:
    behind = [each - own for each, own in zip(results, played, strict=True)]
    return Estimate(act, _rounded(fmean(results)), _error(results), _rounded(fmean(behind)), _error(behind))


def _error(numbers: Sequence[float]) -> float:
    """The standard error of their mean."""
    return _rounded(stdev(numbers) / len(numbers) ** 0.5) if len(numbers) > 1 else 0.0


def _rounded(number: float) -> float:
    return round(number, DIGITS)


# Conclusion


def result_of(match: AnyMatch, seat: Seat, measure: Measure) -> float:
    if measure == "chance":
        winners = match.game.winners(match.state)
        return _rounded(1 / len(winners)) if seat in winners else 0.0
    scores = match.game.scores(match.state)
    return float(scores[seat] - max(points for each, points in enumerate(scores) if each != seat))


def share_of_par(match: AnyMatch, seat: Seat) -> ParShare | None:
    found = par_of(match, seat)
    return None if found is None else ParShare(found.reached, found.score)


def conclude(match: AnyMatch, seat: Seat, moments: Sequence[Look], answers: Sequence[Weighed]) -> Review:
    measure = reviewer_of(match.game).measure
    sums: dict[Cause, float] = {"luck": 0.0, "skill": 0.0, "others": 0.0}
    start = expected = answers[0].estimates[0].mean
    points = [Point(0, moments[0].progress, start, **sums)]
    decisions = []
    views = []

    def go_on(entry: int, progress: dict[str, int], cause: Cause, now: float) -> None:
        nonlocal expected
        sums[cause] = _rounded(sums[cause] + now - expected)
        expected = now
        points.append(Point(entry, progress, now, **sums))

    for look, weighed in zip(moments[1:], answers[1:], strict=True):
        go_on(look.entry, look.progress, look.cause, weighed.estimates[0].mean)
        if look.played is not None:
            decision = _decision(look, look.played, weighed.estimates)
            decisions.append(decision)
            views.append(look.view)
            go_on(look.entry + 1, look.progress, "skill", decision.estimate)
    result = result_of(match, seat, measure)
    go_on(len(match.entries), match.game.progress(match.state), _last_cause(match), result)
    return Review(
        seat=seat,
        measure=measure,
        start=start,
        result=result,
        luck=sums["luck"],
        skill=sums["skill"],
        others=sums["others"],
        points=tuple(points),
        decisions=tuple(decisions),
        costliest=_costliest(match.game, decisions, views),
    )


def _last_cause(match: AnyMatch) -> Cause:
    """Whose act ended the match."""
    _, act = standing(match.entries)[-1]
    return "luck" if act.seat == DEALER else "others"


def _decision(look: Look, played: int, estimates: Sequence[Estimate]) -> Decision:
    own = next(each for each in estimates if each.act == played)
    best = max(estimates, key=lambda each: each.mean)
    certain = best.behind > CERTAIN * best.doubt
    ordered = sorted(estimates, key=lambda each: -each.mean)
    return Decision(
        entry=look.entry + 1,
        progress=look.progress,
        act=look.legal[played],
        estimate=own.mean,
        spread=own.spread,
        regret=best.behind if certain else 0.0,
        doubt=best.doubt,
        alternatives=tuple(
            Alternative(look.legal[each.act], each.mean, each.spread) for each in ordered if each.act is not None
        ),
    )


def _costliest(game: AnyGame, decisions: Sequence[Decision], views: Sequence[Any]) -> tuple[Costly, ...]:
    regretted = [place for place, decision in enumerate(decisions) if decision.regret > 0]
    most = sorted(regretted, key=lambda place: -decisions[place].regret)[:COSTLIEST]
    best = {place: decisions[place].alternatives[0].act for place in most}
    return tuple(Costly(place, views[place], game.explain(views[place], (best[place],))) for place in most)
