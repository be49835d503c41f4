"""The page and Python say the same: every message of every catalogue, and the events of recorded matches."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crocetta import games
from crocetta.kit.match import Match
from crocetta.kit.terminal import Company, table_of
from crocetta.kit.words import Language, Words
from tests.replays.record import HERE as REPLAYS
from tests.words.catalogues import CATALOGUES, LANGUAGES, entries, samples

WEB = Path(__file__).parents[2] / "web"

PAGE_ONLY = {"ended", "card-drawn"}
"""The terminal tells the end by a verdict, and the deal not card by card."""
WHERE = re.compile(
    r" \([SM][12]( and [SM][12]| from [a-z]\d+( to [a-z]\d+)?| on [a-z]\d+)?\)(?=\.$)"
    r"|( (Map|Pyramid) \d+:( [a-e]\d)+\.)+$"
)
"""What the terminal adds, whose players cannot see it happen: which pawn, and the names of squares and cells."""
PLACED = {"moved", "left", "sent-back", "put-back", "waits", "burst", "swapped", "awoke", "opened"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_every_message_is_said_alike(name: str, language: Language, tmp_path: Path) -> None:
    words = Words(CATALOGUES[name], language=language)
    keys = [key for key, entry in entries(name, language).items() if entry.value]
    asked = [(key, sample) for key in keys for sample in samples(name, key, language)]
    said = [words.say(key, **sample) for key, sample in asked]
    assert _said_by_the_page(name, language, asked, tmp_path) == said


def _said_by_the_page(name: str, language: Language, asked: list[tuple[str, Any]], folder: Path) -> list[str]:
    script = """
        import { readFileSync } from "node:fs";
        import { FluentBundle } from "@fluent/bundle";
        import { catalogues, parsed } from "./fluent.mjs";

        const [name, language, file] = process.argv.slice(1);
        const bundle = new FluentBundle(language, { useIsolating: false });
        bundle.addResource({ body: await parsed((await catalogues())[name][language]) });
        const say = ([key, parameters]) => {
          const errors = [];
          const said = bundle.formatPattern(bundle.getMessage(key).value, parameters, errors);
          if (errors.length > 0) throw new Error(`${key}: ${errors}`);
          return said;
        };
        console.log(JSON.stringify(JSON.parse(readFileSync(file, "utf8")).map(say)));
    """
    file = folder / "asked.json"
    file.write_text(json.dumps(asked), encoding="utf-8")
    run = ["node", "--input-type=module", "-e", script, name, language, str(file)]
    done = subprocess.run(run, cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said: list[str] = json.loads(done.stdout)
    return said


@pytest.mark.parametrize("game", games.names())
def test_what_happens_is_told_alike(game: str, tmp_path: Path) -> None:
    """All that spectators and the first seat hear in recorded matches, but for what the terminal adds."""
    ours, asked = [], []
    for path in sorted(REPLAYS.joinpath(game).glob("*.json")):
        match = Match.load(path, games.resolve)
        names = tuple(player.name for player in match.header.players)
        table = table_of(match.game)
        events = [event for moment in match.replay() for event in moment.events]
        viewers = []
        for seat in (None, 0):
            heard = [each for event in events if (each := match.game.redact(event, seat)) is not None]
            heard = [event for event in heard if event.__struct_config__.tag not in PAGE_ONLY]
            ours.append([_without_places(event, table.say(event, Company(names, seat))) for event in heard])
            viewers.append({"seat": seat, "events": heard})
        asked.append({"data": match.game.drawings, "names": names, "viewers": viewers})
    file = tmp_path / "told.json"
    file.write_bytes(msgspec.json.encode(asked))
    tell = ["node", "tests/tell.mjs", game.replace("-", "_"), str(file)]
    done = subprocess.run(tell, cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [lines for viewers in json.loads(done.stdout) for lines in viewers] == ours


def _without_places(event: Any, said: str | None) -> str | None:
    shared = said and WHERE.sub("", said)
    placed = event.__struct_config__.tag in PLACED and getattr(event, "marks", True) != ()
    assert (said != shared) == placed, said
    return shared
