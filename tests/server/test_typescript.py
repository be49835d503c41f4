"""The page's types are the server's types."""

from pathlib import Path

from crocetta.server.typescript import typescript

TYPES = Path(__file__).parents[2] / "web" / "src" / "types.ts"


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    assert TYPES.read_text(encoding="utf-8") == typescript(), (
        "web/src/types.ts has drifted: run `python -m crocetta.server.typescript > web/src/types.ts`"
    )


def test_the_types_are_written_the_same_every_time() -> None:
    assert typescript() == typescript()
