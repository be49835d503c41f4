"""`crocetta admin`: manages a running server, for the user who started it."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from crocetta.cli.arguments import Database
from crocetta.cli.help import Speaks, SpokenGroup
from crocetta.cli.screen import fail, print_json, say

if TYPE_CHECKING:  # importing the server takes a second, which other commands do not need
    from crocetta.server.admin import Answered, Asked

app = typer.Typer(cls=SpokenGroup, help="terminal-help-admin", no_args_is_help=True)

AsJson = Annotated[bool, typer.Option("--json", help="terminal-help-json")]


@app.callback()
def admin(_language: Speaks = None) -> None: ...


@app.command(help="terminal-help-admin-status")
def status(database: Database = None, as_json: AsJson = False) -> None:
    from crocetta.server.admin import Standing, Status

    found = [answer for answer in _ask_all(Status(), database) if isinstance(answer, Standing)]
    if as_json:
        print_json(msgspec.json.encode(found))
        return
    _show(
        (
            "terminal-admin-process",
            "terminal-admin-seconds",
            "terminal-admin-tables",
            "terminal-admin-lines",
            "terminal-admin-moves",
            "terminal-admin-bots",
            "terminal-admin-refused",
        ),
        (
            (
                each.process,
                round(each.seconds),
                each.tables,
                each.lines,
                f"{each.moves_a_second:g}",
                f"{each.bots_thinking} + {each.bots_waiting}",
                ", ".join(f"{what} {count}" for what, count in sorted(each.refused.items())) or 0,
            )
            for each in found
        ),
    )


@app.command(help="terminal-help-admin-tables")
def tables(database: Database = None, as_json: AsJson = False) -> None:
    from crocetta.server.admin import ListTables, TableList

    lists = [answer for answer in _ask_all(ListTables(), database) if isinstance(answer, TableList)]
    found = sorted((table for each in lists for table in each.tables), key=lambda table: -table.entries)
    if as_json:
        print_json(msgspec.json.encode(found))
        return
    _show(
        (
            "terminal-admin-code",
            "terminal-admin-game",
            "terminal-admin-status",
            "terminal-admin-lines",
            "terminal-admin-entries",
            "terminal-admin-idle",
            "terminal-admin-people",
        ),
        (
            (
                each.code,
                each.game,
                each.status,
                each.lines,
                each.entries,
                round(each.idle),
                ", ".join(f"{name} ({person})" for person, name in each.people.items()),
            )
            for each in found
        ),
    )


@app.command(help="terminal-help-admin-end")
def end(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="terminal-help-admin-table")],
    database: Database = None,
) -> None:
    from crocetta.server.admin import Ended, EndTable

    answer = _ask_one(EndTable(table), database)
    if isinstance(answer, Ended):
        print(say("terminal-admin-forced" if answer.forced else "terminal-admin-ended", code=answer.code))


@app.command(help="terminal-help-admin-revoke")
def revoke(
    person: Annotated[str, typer.Argument(metavar="PERSON", help="terminal-help-admin-person")],
    database: Database = None,
) -> None:
    from crocetta.server.admin import Revoke, Revoked

    answer = _ask_one(Revoke(person), database)
    if isinstance(answer, Revoked):
        print(say("terminal-admin-revoked", link=answer.link, minutes=answer.minutes))


@app.command(help="terminal-help-admin-metrics")
def metrics(database: Database = None) -> None:
    from crocetta.server.admin import Metrics, Told
    from crocetta.server.metrics import merged

    answers = _ask_all(Metrics(), database)
    print(merged([answer.text for answer in answers if isinstance(answer, Told)]), end="")


def _ask_all(asked: "Asked", database: str | None) -> "Sequence[Answered]":
    from crocetta.server.admin import NotDone, ask_all

    answers = asyncio.run(ask_all(_url(database), asked))
    if not answers:
        fail(say("terminal-admin-nobody"))
    for answer in answers:
        if isinstance(answer, NotDone):
            fail(answer.why)
    return answers


def _ask_one(asked: "Asked", database: str | None) -> "Answered":
    """Any of several workers acts for all."""
    from crocetta.server.admin import NotDone, ask_one

    answer = asyncio.run(ask_one(_url(database), asked))
    if answer is None:
        fail(say("terminal-admin-nobody"))
    if isinstance(answer, NotDone):
        fail(answer.why)
    return answer


def _url(database: str | None) -> str:
    from crocetta.server.serve import async_url, default_database

    return async_url(database) if database else default_database()


def _show(heads: Sequence[str], lines: Iterable[Sequence[object]]) -> None:
    """Never truncated, however narrow the window: codes and ids are there to be copied."""
    rows = [[say(head) for head in heads], *([str(each) for each in line] for line in lines)]
    widths = [max(len(row[place]) for row in rows) for place in range(len(heads))]
    for row in rows:
        print("  ".join(each.ljust(width) for each, width in zip(row, widths, strict=True)).rstrip())
