"""A match in sentences, as one seat or a spectator may know it, and its result."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from crocetta.cli.arguments import AnyMatch
from crocetta.cli.screen import say, spoken
from crocetta.kit.game import Seat
from crocetta.kit.match import Moment
from crocetta.kit.record import TakeBack
from crocetta.kit.terminal import AnyTerminal, Company


def company_of(match: AnyMatch, seat: Seat | None = None) -> Company:
    return Company(tuple(player.name for player in match.header.players), seat, spoken())


def sentences(match: AnyMatch, table: AnyTerminal, company: Company, events: Iterable[object]) -> Iterator[str]:
    for event in events:
        heard = match.game.redact(event, company.seat)
        said = None if heard is None else table.say(heard, company)
        if said:
            yield said


def told(match: AnyMatch, table: AnyTerminal, company: Company, moment: Moment[Any, Any, Any]) -> Iterator[str]:
    """One entry of the log as text. The others are not told of a sealed undo."""
    if isinstance(moment.entry, TakeBack):
        secret = match.game.simultaneous(moment.state) and moment.entry.seat != company.seat
        return iter(()) if secret else iter([say("terminal-undone", **company.named(moment.entry.seat))])
    if match.over:
        return sentences(match, table, company, moment.events)
    view = match.view(company.seat)
    heard = (match.game.redact(event, company.seat) for event in moment.events)
    recalled = [event for event in heard if event is not None and table.recalls(event, view)]
    return sentences(match, table, company, recalled)


def result(match: AnyMatch, table: AnyTerminal) -> dict[str, object]:
    """The standing of a match, for programs."""
    header, game = match.header, match.game
    figures = table.breakdown(match.view(None))
    scores, ranks = game.scores(match.state), game.ranks(match.state)
    players = [
        {
            "name": player.name,
            "bot": player.bot,
            "score": scores[seat],
            "rank": ranks[seat],
            "breakdown": dict(zip(figures.headings, figures.lines[seat], strict=True)),
        }
        for seat, player in enumerate(header.players)
    ]
    return {
        "game": header.game,
        "edition": {"name": header.edition.name, "digest": header.edition.digest},
        "options": msgspec.to_builtins(header.options),
        "seed": header.seed,
        "entries": len(match.entries),
        "over": match.over,
        "players": players,
        "winners": list(game.winners(match.state)),
    }


def ending(match: AnyMatch, table: AnyTerminal, company: Company) -> RenderableType:
    """All scores, best first, and what decided the win."""
    figures = table.breakdown(match.view(company.seat))
    ranks = match.game.ranks(match.state)
    headings = say("terminal-place"), say("terminal-player")
    shown = Table(*headings, box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
    for heading in figures.headings:
        shown.add_column(table.heading(heading), justify="right")
    for seat in sorted(range(len(ranks)), key=ranks.__getitem__):
        numbers = [str(figure) for figure in figures.lines[seat]]
        name = Text(company.names[seat])
        if seat == company.seat and company.names[seat] != company.who(seat):
            name.append(f" {say('terminal-player-you')}", "dim")
        shown.add_row(str(ranks[seat]), name, *numbers, style="bold" if ranks[seat] == 1 else "")
    verdict = Text(table.verdict(match.view(company.seat), company), "bold")
    return Group(Text(), shown, Text(), verdict)
