"""How much of par does each level of bots reach? `make par` measures it and writes it into bench/bots.md.

Par is what a seat could have had, had it known all flips and deals (`crocetta.kit.par`). Results are kept under
out/par, by what the game's folder holds, as those of the ladder are: a run that was stopped goes on where it stood.
"""

import argparse
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from statistics import mean
from time import process_time
from typing import Any, Final

import msgspec
from rich.progress import track

from bench import ladder
from crocetta import bots, games
from crocetta.kit.layout import layout_of
from crocetta.kit.match import Match
from crocetta.kit.par import HasPar, par_of

KEPT: Final = Path("out/par")
SEATS: Final = 2
HEADING: Final = "## Share of par"
WORDS: Final = f"""{HEADING}

Par is the most that a seat could have had, knowing all flips and deals, the others doing what they did; the bound
is proven. {SEATS} players of the same level, both seats of each match. After ± stand 95% intervals over matches.
The beam is doubled until that adds less than a point: in brackets how many searches ended so. Seconds are those of
one core, for one seat, the bound included.

| game | level | matches | points | par | share of par | bound | widest beam, on average | seconds |
|---|---|--:|---|---|---|---|---|--:|
"""


class Task(msgspec.Struct, frozen=True):
    game: str
    level: str
    number: int


class Found(msgspec.Struct, frozen=True):
    """For each seat what it reached, par, bound, how wide the beam was, what that added, and how long it took."""

    task: Task
    reached: list[int]
    par: list[int]
    bound: list[int]
    width: list[int]
    gained: list[int]
    seconds: list[float]


def measure(task: Task) -> Found:
    game = games.get(task.game)
    player = bots.get(task.level, game)
    options = game.types.options.type(**layout_of(game).options)
    seed = f"par {task.number}"
    match: Match[Any, Any, Any, Any, Any] = Match.new(game, [task.level] * SEATS, options, seed)
    while not match.over:
        seat = match.to_act[0]
        rng = Random(f"{seed}/{seat}/{len(match.entries)}")
        match.play(seat, player.choose(match.view(seat), match.legal(seat), rng))
    found = Found(task, [], [], [], [], [], [])
    for seat in range(SEATS):
        began = process_time()
        par = par_of(match, seat)
        assert par is not None
        found.seconds.append(process_time() - began)
        found.reached.append(par.reached)
        found.par.append(par.score)
        found.bound.append(par.bound)
        found.width.append(par.width)
        found.gained.append(par.gained)
    return found


def prepare(task: Task) -> None:
    ladder.compile_levels(task.game, {task.level})
    game = games.get(task.game)
    if isinstance(game, HasPar) and not game.par_is_compiled():
        game.compile_par()


def results(tasks: Sequence[Task], jobs: int) -> list[Found]:
    file = KEPT / ladder.kept_in(tasks[0].game).name
    file.parent.mkdir(parents=True, exist_ok=True)
    done = kept(file)
    left = [task for task in tasks if task not in done]
    if left:
        prepare(left[0])
    with file.open("ab", 0) as out, ProcessPoolExecutor(jobs) as pool:
        if file.stat().st_size:
            out.write(b"\n")
        measured = pool.map(measure, left)  # cancelled by Ctrl+C
        title = f"{games.get(tasks[0].game).title}, {tasks[0].level}"
        for found in track(measured, title, len(tasks), len(tasks) - len(left)):
            done[found.task] = found
            out.write(msgspec.json.encode(found) + b"\n")
    return [done[task] for task in tasks]


def kept(file: Path) -> dict[Task, Found]:
    """A last line that was cut off counts for nothing."""
    found = {}
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            each = msgspec.json.decode(line, type=Found)
        except msgspec.DecodeError:
            continue
        found[each.task] = each
    return found


def in_words(by_match: Iterable[float]) -> str:
    """One match says nothing of its interval."""
    values = list(by_match)
    return ladder.points_in_words(values) if len(values) > 1 else f"{values[0]:.1f}"


def row(found: Sequence[Found]) -> str:
    shares = [mean(r / p for r, p in zip(each.reached, each.par, strict=True)) * 100 for each in found]
    cells = (
        games.get(found[0].task.game).title,
        f"`{found[0].task.level}`",
        f"{len(found):,}",
        in_words(mean(each.reached) for each in found),
        in_words(mean(each.par) for each in found),
        f"**{in_words(shares)}%**",
        in_words(mean(each.bound) for each in found),
        f"{mean(w for each in found for w in each.width):,.0f} ({ended(found)})",
        f"{mean(s for each in found for s in each.seconds):.1f}",
    )
    return f"| {' | '.join(cells)} |"


def ended(found: Sequence[Found]) -> str:
    gained = [more for each in found for more in each.gained]
    return f"{sum(more < 1 for more in gained)} of {len(gained)}"


def renewed(page: str, rows: Iterable[str]) -> str:
    """The page with these rows in its section; those of other games and levels stay."""
    section = re.search(rf"{HEADING}\n.*?(?=\n## |\Z)", page, re.DOTALL)
    old = section[0].splitlines() if section else []
    lines = {_key(line): line for line in (*old, *rows) if re.match(r"\| [^|]+ \| `", line)}
    text = WORDS + "".join(f"{lines[key]}\n" for key in sorted(lines)) + "\nMade with `make par`.\n"
    return page.replace(section[0], text, 1) if section else f"{page.rstrip()}\n\n{text}"


def _key(line: str) -> tuple[str, int]:
    game, level = (cell.strip() for cell in line.split("|")[1:3])
    return game, -bots.NAMES.index(level.strip("`"))


def rows(wanted: Iterable[str], levels: Sequence[str], matches: int, jobs: int) -> Iterator[str]:
    for name in wanted:
        for level in levels or bots.levels(games.get(name)):
            yield row(results([Task(name, level, number) for number in range(matches)], jobs))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="make par", description=__doc__.partition("\n")[0])
    having = [name for name in games.names() if isinstance(games.get(name), HasPar)]
    parser.add_argument("--game", action="append", choices=having, help="only this one (all that have par)")
    parser.add_argument("--level", action="append", choices=bots.NAMES, help="only this one (all)")
    parser.add_argument("--matches", type=ladder.count, default=100, help="of each level (100)")
    parser.add_argument(
        "--jobs", type=ladder.count, default=os.cpu_count() or 1, help="processes (one for each core)"
    )
    parser.add_argument("--into", type=Path, default=ladder.REPORT, help="the page to renew (bench/bots.md)")
    chosen = parser.parse_args(arguments)
    for each in rows(chosen.game or having, chosen.level or (), chosen.matches, chosen.jobs):
        print(each, flush=True)
        chosen.into.write_text(renewed(chosen.into.read_text(encoding="utf-8"), [each]), encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(ladder.STOPPED)
