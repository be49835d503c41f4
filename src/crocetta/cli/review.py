"""`crocetta review`: a finished match as a curve, luck and skill apart, with its costliest moves explained."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace
from rich.console import Console, Group, RenderableType
from rich.progress import Progress
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from crocetta.bots.review import CannotReview, Costly, Point, Review, looks, reviewer_of, share_of_par
from crocetta.bots.review import review as reviewed
from crocetta.cli.arguments import AnyMatch
from crocetta.cli.screen import fail, in_a_sentence, in_words, misuse, or_closest, print_json, say, screen, spoken
from crocetta.cli.transcript import company_of
from crocetta.kit.game import Seat
from crocetta.kit.par import HasPar
from crocetta.kit.plugin import CompiledBot, Measure
from crocetta.kit.terminal import table_of

WIDTH: Final = 64
"""Columns of the curve at most."""
HEIGHT: Final = 11
BARS: Final = "▁▂▃▄▅▆▇█"
UNITS: Final[dict[Measure, tuple[str, int, int]]] = {
    "lead": ("review-points", 1, 1),
    "chance": ("review-percent", 100, 0),
}
"""Message key, factor and decimals of an amount."""


def show(match: AnyMatch, wanted: str | None, *, as_json: bool) -> None:
    seat = seat_named(match, wanted)
    try:
        made = _made(match, seat)
    except CannotReview as error:
        fail(in_words(error))
    if as_json:
        print_json(msgspec.json.encode(made))
        return
    console = screen()
    console.print(Rule(f"{match.game.title} · {match.header.players[seat].name}", style="#c88a1f", align="left"))
    console.print(Text(f"\n{say(f'review-{made.measure}')}", "bold"))
    console.print(plot(made, console.width))
    console.print(parts(made))
    console.print(costliest(match, made))


def seat_named(match: AnyMatch, wanted: str | None) -> Seat:
    """By name, or by number from 1; by default the first person, or the first seat."""
    players = match.header.players
    if wanted is None:
        return next((seat for seat, player in enumerate(players) if player.bot is None), 0)
    names = [player.name.lower() for player in players]
    if wanted.lower() in names:
        return names.index(wanted.lower())
    if not wanted.isdecimal() or not 1 <= int(wanted) <= len(players):
        known = [player.name for player in players]
        misuse(or_closest(say("terminal-review-seat", name=wanted), wanted, known))
    return int(wanted) - 1


def _made(match: AnyMatch, seat: Seat) -> Review:
    reviewer = reviewer_of(match.game)
    looks(match, seat)  # before compiling anything: this refuses a running match
    console = Console(stderr=True, highlight=False)
    compilers = []
    if isinstance(reviewer, CompiledBot) and not reviewer.ready():
        compilers.append(reviewer.compile)
    if isinstance(match.game, HasPar) and not match.game.par_is_compiled():
        compilers.append(match.game.compile_par)
    if compilers:
        console.print(say("review-compiling"))
    for compiler in compilers:
        compiler()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say("terminal-review-doing"))
        made = reviewed(match, seat, tell=lambda done, total: progress.update(task, completed=done, total=total))
        return replace(made, par=share_of_par(match, seat))


def amount(measure: Measure, number: float, *, signed: bool = True) -> str:
    """+5.1 points, or −12%."""
    key, times, decimals = UNITS[measure]
    count = round(abs(number) * times, decimals)
    whole = int(count) if count == int(count) else count
    sign = "" if not whole or (not signed and number > 0) else "−" if number < 0 else "+"
    return say(key, sign=sign, count=whole)


def plot(made: Review, room: int) -> RenderableType:
    """The expected result over the match, with the costliest moves marked; below it cumulative luck and skill."""
    chance = made.measure == "chance"
    expected = [point.expected for point in made.points]
    high, middle, low = (1.0, 0.5, 0.0) if chance else (max(0.0, *expected), 0.0, min(0.0, *expected))

    def row(value: float) -> int:
        return round((high - value) / ((high - low) or 1) * (HEIGHT - 1))

    labels = {row(value): amount(made.measure, value, signed=not chance) for value in (high, low, middle)}
    left = max(map(len, (*labels.values(), say("review-luck"), say("review-skill"))))
    columns = _columns(made.points, max(2, min(WIDTH, room - left - 2)))
    values = [point.expected for point in columns]
    sums = {
        say("review-luck"): [point.luck for point in columns],
        say("review-skill"): [point.skill for point in columns],
    }
    costly = _costly(made, columns)
    lines = []
    for height in range(HEIGHT):
        line = Text(f"{labels.get(height, ''):>{left}} {'┤' if height in labels else '│'}", "dim")
        for place, value in enumerate(values):
            if row(value) == height:
                line.append(*(("▼", "bold red") if place in costly else ("•", "#c88a1f")))
            else:
                line.append("─" if height == row(middle) else " ", "dim")
        lines.append(line)
    for name, added in sums.items():
        lines.append(Text(f"{name:>{left}}  ", "dim").append(_bars(added), "default"))
    return Group(*lines, Text())


def _columns(points: Sequence[Point], width: int) -> list[Point]:
    """Sampled evenly to the available width; the last is the end."""
    if len(points) <= width:
        return list(points)
    return [points[round(place * (len(points) - 1) / (width - 1))] for place in range(width)]


def _costly(made: Review, columns: Sequence[Point]) -> set[int]:
    """The columns in which the costliest moves were made."""
    entries = [made.decisions[costly.place].entry for costly in made.costliest]
    return {next(place for place, point in enumerate(columns) if point.entry >= entry) for entry in entries}


def _bars(numbers: Sequence[float]) -> str:
    low, high = min(numbers), max(numbers)
    return "".join(BARS[round((number - low) / ((high - low) or 1) * (len(BARS) - 1))] for number in numbers)


def parts(made: Review) -> RenderableType:
    """The parts of the result."""
    shown = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    shown.add_column()
    shown.add_column(justify="right")
    shown.add_column(style="dim")
    chance = made.measure == "chance"
    shown.add_row(say("review-start"), amount(made.measure, made.start, signed=not chance), "")
    shown.add_row(say("review-luck"), amount(made.measure, made.luck), say("review-luck-what"))
    shown.add_row(say("review-skill"), amount(made.measure, made.skill), say("review-skill-what"))
    shown.add_row(say("review-others"), amount(made.measure, made.others), say("review-others-what"))
    shown.add_row(say("review-result"), amount(made.measure, made.result, signed=not chance), "", style="bold")
    if made.par:
        what = say("review-par-what", reached=made.par.reached, par=made.par.par)
        shown.add_row(say("review-par"), amount("chance", made.par.share, signed=False), what)
    return Group(shown, Text())


def costliest(match: AnyMatch, made: Review) -> RenderableType:
    if not made.costliest:
        return Text(say("review-none"))
    table, company = table_of(match.game, spoken().language), company_of(match, made.seat)

    def line(costly: Costly) -> Text:
        decision = made.decisions[costly.place]
        acts = decision.act, decision.alternatives[0].act
        played, better = (in_a_sentence(table.describe(act, costly.view, company)) for act in acts)
        cost = amount(made.measure, -decision.regret)
        return Text(
            say("terminal-review-move", when=when(decision.progress), cost=cost, played=played, better=better)
        )

    return Group(Text(say("review-costliest"), "bold"), *map(line, made.costliest))


def when(progress: Mapping[str, int]) -> str:
    """The turn, for games that count rounds, turns or both."""
    turn = progress.get("turn", 0)
    return (
        say("home-round", round=progress["round"], turn=turn)
        if "round" in progress
        else say("home-only-turn", turn=turn)
    )
