"""A level that needs compiled code: a table does not wait for the compiler, and is told who plays meanwhile."""

import os
from pathlib import Path
from typing import Any

import pytest

from crocetta import games
from crocetta.bots import background, question
from crocetta.bots.desk import Hindsight, InlineDesk, NotCompiled, choose_or_fall_back
from crocetta.kit import cache
from crocetta.kit.match import Match
from tests.bots import doubles, listener

pytestmark = pytest.mark.anyio


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games whose compiler was begun."""
    found: list[str] = []
    monkeypatch.setattr(question, "begin_compiling", found.append)
    return found


async def test_a_bot_that_is_not_compiled_is_compiled_elsewhere_and_does_not_answer(begun: list[str]) -> None:
    with pytest.raises(NotCompiled, match="pyramids are being compiled"):
        await InlineDesk().choose(listener.question("cold"))
    assert begun == ["pyramids"]


async def test_the_level_below_plays_until_then(begun: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked = listener.question("cold")
    assert (await choose_or_fall_back(InlineDesk(), asked))[1] == "adept"
    monkeypatch.setattr(doubles.Cold, "compiled", True)
    assert await choose_or_fall_back(InlineDesk(), asked) == (0, "cold")


async def test_par_is_compiled_elsewhere_too(begun: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get("pyramids")
    match: Match[Any, Any, Any, Any, Any] = Match.new(game, ["Ada", "Bruno"], seed="cold")
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    monkeypatch.setattr(type(game), "par_is_compiled", lambda _: False)
    with pytest.raises(NotCompiled, match="pyramids are being compiled"):
        await InlineDesk().compare(Hindsight(match.dumps(), 0))
    assert begun == ["pyramids"]


def test_one_compiler_at_a_time_works_for_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROCETTA_CACHE", str(tmp_path))
    started: list[Any] = []
    monkeypatch.setattr("subprocess.Popen", lambda command, **_: started.append(command[-1]))
    for game in ("pyramids", "silver-and-gold", "pyramids"):
        background.begin_compiling(game)
    assert started == ["pyramids", "silver-and-gold"]
    marker = cache.cache_folder() / "pyramids.begun"
    long_ago = marker.stat().st_mtime - background.GIVEN_UP_AFTER - 1
    os.utime(marker, (long_ago, long_ago))
    background.begin_compiling("pyramids")
    assert started == ["pyramids", "silver-and-gold", "pyramids"]
