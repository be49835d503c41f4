"""How strong is each level of bots? `make ladder` plays them against each other and writes bench/bots.md.

Every deal is played once from each seat with the same luck, so that neither cards nor seats decide. Finished
matches are kept under out/ladder, by what the game's folder holds: a run that was stopped goes on where it stood,
and a bot that was changed plays anew. Rows of the page that a run does not play stay as they are.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any, Final, NamedTuple

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from crocetta import bots, games
from crocetta.bots import Bot
from crocetta.games.expeditions.expert import Master
from crocetta.kit.game import AnyGame
from crocetta.kit.layout import layout_of
from crocetta.kit.match import Match
from crocetta.kit.plugin import CompiledBot, Searcher

REPORT: Final = Path(__file__).with_name("bots.md")
KEPT: Final = Path("out/ladder")
STOPPED: Final = "Stopped. The same command goes on from here."
Z: Final = 1.96


class Deal(msgspec.Struct, frozen=True):
    """One level against another, which takes all other seats."""

    game: str
    level: str
    against: str
    seats: int
    number: int


class Pairing(NamedTuple):
    level: str
    against: str
    seats: int
    matches: int


class Outcome(msgspec.Struct, frozen=True):
    """A deal played from each seat: the level's shares of the wins and points, and the others' points."""

    deal: Deal
    shares: list[float]
    points: list[float]
    theirs: list[float]


def play(deal: Deal) -> Outcome:
    outcome = Outcome(deal, [], [], [])
    for place in range(deal.seats):
        levels = [deal.level if seat == place else deal.against for seat in range(deal.seats)]
        points, winners = final(deal.game, levels, f"ladder {deal.number}")
        outcome.shares.append((place in winners) / len(winners))
        outcome.points.append(points[place])
        outcome.theirs.append(mean(each for seat, each in enumerate(points) if seat != place))
    return outcome


def final(name: str, levels: Sequence[str], seed: str) -> tuple[Sequence[int], Sequence[int]]:
    """Points and winners. A choice has luck of its own, by seat and place in the log."""
    game = games.get(name)
    players = [player(level, game) for level in levels]
    options = game.types.options.type(**layout_of(game).options)
    match = Match.new(game, [f"{level} {seat}" for seat, level in enumerate(levels)], options, seed)
    while not match.over:
        seat = match.to_act[0]
        rng = Random(f"{seed}/{seat}/{len(match.entries)}")
        match.play(seat, players[seat].choose(match.view(seat), match.legal(seat), rng))
    return game.scores(match.state), game.winners(match.state)


def player(level: str, game: AnyGame) -> Bot[Any, Any]:
    return RIVALS[level](game) if level in RIVALS else bots.get(level, game)


def prototype(game: AnyGame) -> Bot[Any, Any]:
    """The master, with the settings of the one that it is to beat."""
    master = bots.get("master", game)
    if not isinstance(master, Master):
        raise ValueError(f"{game.title} had no prototype")
    return Master(master.game, master.effort._replace(playouts=500, width=8, horizon=8, trust=30))


RIVALS: Final[dict[str, Callable[[AnyGame], Bot[Any, Any]]]] = {"prototype": prototype}
"""Who is none of our levels, and may be named as one."""
ORDER: Final = (*bots.NAMES, *RIVALS)


def kept_in(name: str) -> Path:
    """The file of a game's finished matches; another one as soon as its rules, data or bots are others."""
    package = Path(games.__file__).parent
    folders = (package / name.replace("-", "_"), package / "expeditions")
    files = sorted(file for folder in folders for end in ("*.py", "*.toml", "*.txt") for file in folder.rglob(end))
    digest = sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()
    return KEPT / f"{name}-{digest[:12]}.jsonl"


def kept(file: Path) -> dict[Deal, Outcome]:
    """A last line that was cut off counts for nothing."""
    found: dict[Deal, Outcome] = {}
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            outcome = msgspec.json.decode(line, type=Outcome)
        except msgspec.DecodeError:
            continue
        found[outcome.deal] = outcome
    return found


def ladder(name: str) -> list[Pairing]:
    """Each level against the one below it; and where there is a master, how it does against others."""
    game = games.get(name)
    levels = ("random", *bots.levels(game))
    found = [Pairing(level, below, 2, _enough(game, level)) for below, level in pairwise(levels)][::-1]
    if "master" in levels:
        found += [Pairing("master", "adept", 2, 400), Pairing("master", "expert", 4, 400)]
    if "expert" in levels:
        found.append(Pairing("expert", "adept", 4, 1000))
    return found


def _enough(game: AnyGame, level: str) -> int:
    return 400 if level != "random" and isinstance(player(level, game), Searcher) else 1000


def compile_levels(name: str, levels: Iterable[str]) -> None:
    """Once, and not by every worker."""
    for level in levels:
        bot = player(level, games.get(name))
        if isinstance(bot, CompiledBot) and not bot.ready():
            bot.compile()


def play_all(name: str, deals: Sequence[Deal], workers: int) -> list[Outcome]:
    file = kept_in(name)
    file.parent.mkdir(parents=True, exist_ok=True)
    done = kept(file)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with file.open("ab", 0) as out, ProcessPoolExecutor(workers) as pool, Progress(*columns) as progress:
        if file.stat().st_size:
            out.write(b"\n")
        bar = progress.add_task(games.get(name).title, total=len(deals), completed=sum(d in done for d in deals))
        for outcome in pool.map(play, [deal for deal in deals if deal not in done]):  # cancelled by Ctrl+C
            done[outcome.deal] = outcome
            out.write(msgspec.json.encode(outcome) + b"\n")
            progress.advance(bar)
    return [done[deal] for deal in deals]


def wilson(share: float, matches: int) -> tuple[float, float]:
    """The 95% interval of a share, which also holds near 0 and 1."""
    middle = (share + Z * Z / 2 / matches) / (1 + Z * Z / matches)
    apart = Z * sqrt(share * (1 - share) / matches + (Z / matches / 2) ** 2) / (1 + Z * Z / matches)
    return middle - apart, middle + apart


def points_in_words(by_deal: Iterable[float]) -> str:
    found = list(by_deal)
    around = Z * stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0
    return f"{mean(found):.1f} ± {around:.1f}"


def row(outcomes: Sequence[Outcome]) -> str:
    deal = outcomes[0].deal
    shares = [share for outcome in outcomes for share in outcome.shares]
    low, high = wilson(mean(shares), len(shares))
    cells = (
        games.get(deal.game).title,
        f"`{deal.level}` against `{deal.against}`",
        f"{deal.seats}",
        f"{len(shares):,}",
        f"**{mean(shares):.1%}** ({low:.1%} to {high:.1%})",
        points_in_words(mean(outcome.points) for outcome in outcomes),
        points_in_words(mean(outcome.theirs) for outcome in outcomes),
    )
    return f"| {' | '.join(cells)} |"


def merged(rows: Iterable[str], page: str) -> list[str]:
    """The rows, and those of the page that are about other levels or tables; the strongest of a game first."""
    found = {_key(line): line for line in page.splitlines() if line.startswith("|") and "` against `" in line}
    found.update((_key(line), line) for line in rows)
    return [found[key] for key in sorted(found)]


def _key(line: str) -> tuple[str, int, int, int]:
    game, levels, seats = (cell.strip() for cell in line.split("|")[1:4])
    level, against = levels.replace("`", "").split(" against ")
    return game, int(seats), -ORDER.index(level), -ORDER.index(against)


def report(rows: Iterable[str], command: str) -> str:
    return "\n".join(
        (
            "# How strong the bots are",
            "",
            "Every deal is played once from each seat with the same luck; at larger tables the second level takes",
            "all other seats. A shared win counts in part. In brackets and after ± stand 95% intervals: of wins",
            "over matches (Wilson), of points over deals. In La Piramide points are slaves that are out.",
            "",
            "| game | levels | seats | matches | wins | points | theirs |",
            "|---|---|--:|--:|---|---|---|",
            *rows,
            "",
            f"Made with `{command}`. What the levels are: [docs/bots.md](../docs/bots.md).",
            "",
        )
    )


def pairing(text: str) -> tuple[str, str]:
    level, _, against = text.partition(":")
    for name in (level, against):
        if bots.known_as(name) not in ORDER:
            raise argparse.ArgumentTypeError(f"LEVEL:LEVEL, each one of {', '.join(ORDER)}, not {text!r}")
    return bots.known_as(level), bots.known_as(against)


def count(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"a number from 1, not {text!r}")
    return int(text)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="make ladder", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", action="append", choices=games.names(), help="only this one (all)")
    parser.add_argument("--pair", action="append", type=pairing, help="LEVEL:LEVEL (each level and the one below)")
    parser.add_argument("--seats", type=count, default=2, help="at the table, with --pair (2)")
    parser.add_argument("--matches", type=count, help="of each pairing (1,000; 400 with levels that search)")
    parser.add_argument("--jobs", type=count, default=os.cpu_count() or 1, help="processes (one for each core)")
    parser.add_argument(
        "--into", type=Path, default=REPORT, help="the page to renew, but for its further sections (bench/bots.md)"
    )
    wanted = parser.parse_args(arguments)
    chosen = wanted.game or games.names()
    try:
        for name in chosen:
            check(name, wanted.seats, [level for pair in wanted.pair or () for level in pair])
    except ValueError as problem:
        parser.error(str(problem))
    rows: list[str] = []
    for name in chosen:
        usual = ladder(name)
        if wanted.pair:
            usual = [
                Pairing(level, against, wanted.seats, _enough(games.get(name), level))
                for level, against in wanted.pair
            ]
        pairings = [each._replace(matches=wanted.matches or each.matches) for each in usual]
        rows += results(name, pairings, wanted.jobs)
    typed = " ".join(["make ladder", *([f'ARGS="{" ".join(arguments)}"'] if arguments else [])])
    page = wanted.into.read_text(encoding="utf-8") if wanted.into.exists() else ""
    further = page[page.find("\n## ") :] if "\n## " in page else ""
    wanted.into.write_text(report(merged(rows, page), typed) + further, encoding="utf-8")
    print("\n".join(rows))


def check(name: str, seats: int, levels: Iterable[str]) -> None:
    """ValueError on a table or a level that the game does not have."""
    game = games.get(name)
    if seats not in game.seats:
        raise ValueError(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")
    for level in levels:
        player(level, game)


def results(name: str, pairings: Sequence[Pairing], jobs: int) -> Iterator[str]:
    compile_levels(name, {each for pairing in pairings for each in (pairing.level, pairing.against)})
    deals = {
        each: [
            Deal(name, each.level, each.against, each.seats, number)
            for number in range(-(-each.matches // each.seats))
        ]
        for each in pairings
    }
    played = play_all(name, [deal for each in deals.values() for deal in each], jobs)
    outcomes = {found.deal: found for found in played}
    for each in pairings:
        yield row([outcomes[deal] for deal in deals[each]])


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(STOPPED)
