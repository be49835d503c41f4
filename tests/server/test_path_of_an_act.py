"""How far an act travels from the socket that sends it to the sockets that hear of it: `docs/architecture.md`."""

import asyncio
import re
import sys
from pathlib import Path
from types import FrameType
from typing import Final

import pytest

import crocetta
from tests.server.people import KEEP, Guests, two_people

pytestmark = pytest.mark.anyio

PACKAGE: Final = Path(crocetta.__file__).parent
AT_MOST: Final = 12
BY_THEMSELVES: Final = ("Rooms._look_after", "Rooms._sweep", "_read_games")
"""What the server does meanwhile, for whatever tables."""


async def test_an_act_passes_at_most_twelve_files_of_the_platform(guests: Guests) -> None:
    ada, bruno, table = await two_people(guests)
    line, update = await ada.sit(table, 0)
    other, _ = await bruno.sit(table, 1)
    for each in (line, other):
        await each.settled()
    passed: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(PACKAGE) and _serves_the_act():
            passed.add(path.relative_to(PACKAGE).as_posix())

    sys.setprofile(note)
    try:
        answer, _ = await line.play(update, KEEP)
    finally:
        sys.setprofile(None)
    assert answer["type"] == "accepted"
    platform = {path for path in passed if not path.startswith("games/")}
    assert {"server/http/sockets.py", "tables/decide.py", "server/store/streams.py", "tables/tell.py"} <= platform
    assert len(platform) <= AT_MOST, sorted(platform)
    page = (PACKAGE.parents[1] / "docs/architecture.md").read_text(encoding="utf-8")
    walked = set(re.findall(r"`((?:server|tables|kit)/[\w/]+\.py)`", page.split("## One act")[1].split("\n## ")[0]))
    assert platform <= walked


def _serves_the_act() -> bool:
    try:
        task = asyncio.current_task()
    except RuntimeError:
        return True
    return task is None or getattr(task.get_coro(), "__qualname__", "") not in BY_THEMSELVES
