"""`crocetta play`: you against bots."""

from collections.abc import Sequence
from datetime import date
from itertools import count
from pathlib import Path

from rich.text import Text

from crocetta import games
from crocetta.bots import USUAL
from crocetta.cli.arguments import (
    AnyMatch,
    bot_names,
    bots_named,
    check_seats,
    game_named,
    match_in,
    no_such_game,
    spelt,
)
from crocetta.cli.options import options_given
from crocetta.cli.rulebook import Rulebook
from crocetta.cli.screen import command, fail, misuse, say, screen, spoken
from crocetta.cli.seats import new_match, save
from crocetta.cli.session import Left, Session
from crocetta.kit.folders import data_folder
from crocetta.kit.game import Seat
from crocetta.kit.record import Player

USUAL_PLAYERS = 3
LONGEST_NAME = 24


def sit_down(match: AnyMatch, file: Path) -> None:
    console = screen()
    rules = Rulebook(match.game.name, spoken().language)
    session = Session(match, _seat_of_person(match, file), file, rules, console)
    try:
        session.play()
    except (Left, KeyboardInterrupt) as leaving:
        save(match, file)
        if isinstance(leaving, KeyboardInterrupt):
            console.print()
        console.print(Text(say("terminal-left")))
        console.print(Text(f"  {command('play', '--resume', file)}"), soft_wrap=True)
    else:
        console.print(Text(say("terminal-finished"), "dim"))
        console.print(Text(f"  {command('replay', file)}", "dim"), soft_wrap=True)


def begin(
    game_name: str,
    levels: str | None,
    players: int | None,
    level: str | None,
    name: str | None,
    options: list[str],
    deck: Path | None,
    seed: str | None,
) -> AnyMatch:
    game = game_named(game_name, deck)
    me = _checked(say("terminal-you") if name is None else name)
    if levels is not None:
        if level is not None:
            misuse(say("terminal-bots-and-level"))
        bots = bots_named(levels, game)
        if players is not None and players != len(bots) + 1:
            misuse(say("terminal-bots-and-players", bots=len(bots), players=len(bots) + 1, given=players))
    else:
        bots = bots_named(USUAL if level is None else level, game) * ((players or USUAL_PLAYERS) - 1)
    check_seats(game, len(bots) + 1)
    others = [Player(other, bot) for other, bot in zip(bot_names(len(bots), [me]), bots, strict=True)]
    return new_match(game, [Player(me), *others], options_given(game, options), seed)


def ask_for_game() -> str:
    """The name of a game, or its number in the list; repeats until it is valid."""
    console = screen()
    names = games.names()
    for number, name in enumerate(names, start=1):
        console.print(Text(f"{number:3}  {name}"))
    try:
        while (wanted := _picked(console.input(f"{say('terminal-which-game')} ").strip(), names)) not in names:
            console.print(Text(no_such_game(wanted), "red"))
    except EOFError:
        misuse(say("terminal-game-unnamed", command=command("play", "silver-and-gold")))
    return wanted


def _picked(answer: str, names: Sequence[str]) -> str:
    numbers = {str(number): name for number, name in enumerate(names, start=1)}
    return numbers.get(answer) or spelt(answer)


def resume(file: Path) -> AnyMatch:
    match = match_in(file)
    if match.header.seed is None:
        fail(say("terminal-dealt-by-hand", file=str(file)))
    return match


def usual_file(game: str) -> Path:
    """A new file per match, in the user's data folder."""
    folder = data_folder() / "matches"
    today = f"{game}-{date.today().isoformat()}"
    names = (f"{today}.json" if number == 1 else f"{today}-{number}.json" for number in count(1))
    return next(folder / name for name in names if not (folder / name).exists())


def _checked(name: str) -> str:
    """As shown at the table, if it fits."""
    shown = " ".join(name.split())
    if not shown or not shown.isprintable() or len(shown) > LONGEST_NAME:
        misuse(say("terminal-name-length", most=LONGEST_NAME))
    return shown


def _seat_of_person(match: AnyMatch, file: Path) -> Seat:
    people = [seat for seat, player in enumerate(match.header.players) if player.bot is None]
    if not people:
        fail(say("terminal-only-bots", command=command("replay", file)))
    if len(people) > 1:
        fail(say("terminal-many-people", count=len(people)))
    return people[0]
