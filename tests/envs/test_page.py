"""The snippets on the page about environments run as they stand, in about ten lines each."""

from pathlib import Path

import pytest

from tests.test_docs import BLOCK

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
SNIPPETS = [block[1] for block in BLOCK.finditer(PAGE)]


@pytest.mark.parametrize("snippet", SNIPPETS, ids=range(len(SNIPPETS)))
def test_a_snippet_runs_as_it_stands(snippet: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(snippet, "snippet", "exec"), {"__name__": "snippet"})


def test_every_environment_has_a_short_snippet() -> None:
    for make in ("aec", "parallel", "vector", "single"):
        own = [snippet for snippet in SNIPPETS if f"envs.{make}(" in snippet]
        assert own
        assert len(own[0].splitlines()) <= 14
