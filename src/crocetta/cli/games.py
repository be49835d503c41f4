"""`crocetta games`, `crocetta rules` and `crocetta deck`: list games, print rules, show a deck."""

from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from crocetta import games
from crocetta.cli.arguments import game_named, name_of_game
from crocetta.cli.rulebook import Rulebook
from crocetta.cli.screen import misuse, print_json, say, screen, spoken
from crocetta.kit.game import AnyGame
from crocetta.kit.terminal import Counts, table_of


def list_games(*, as_json: bool) -> None:
    found = [game_named(name) for name in games.names()]
    if as_json:
        print_json(msgspec.json.encode([_about(game) for game in found]))
        return
    columns = ("terminal-games-name", "terminal-games-title", "terminal-games-players", "terminal-games-options")
    shown = Table(*map(say, columns), box=None, header_style="dim", padding=(0, 2, 0, 0))
    for game in found:
        options = ", ".join(f"{key}={_word(value)}" for key, value in _options(game).items())
        seats = say("terminal-games-seats", fewest=game.seats[0], most=game.seats[-1])
        shown.add_row(Text(game.name, "bold"), game.title, seats, options)
    screen().print(shown)


def show_rules(name: str, clause: str | None) -> None:
    game, language = name_of_game(name), spoken().language
    if clause is None:
        screen().print(Markdown(games.rules_page(game, language)))
        return
    try:
        shown = Rulebook(game, language).clause(clause)
    except ValueError as error:
        misuse(str(error))
    screen().print(shown)


def show_deck(name: str, file: Path | None, *, as_json: bool) -> None:
    game = game_named(name, file)
    table = table_of(game, spoken().language)
    if as_json:
        edition = {"name": game.edition.name, "digest": game.edition.digest}
        print_json(msgspec.json.encode({"game": game.name, "edition": edition, "counts": table.counts()}))
        return
    console = screen()
    console.print(Text(say("terminal-edition", game=game.title, edition=game.edition.name), "bold"))
    console.print(Padding(table.draw_data(), (1, 0)))
    print_counts(console, table.counts(), table.heading)


def print_counts(console: Console, counts: Counts, said: Callable[[str], str]) -> None:
    """Rows with the same headings are one table; plain numbers come below it."""
    lines = {name: line for name, line in counts.items() if isinstance(line, Mapping)}
    headings = list(dict.fromkeys(heading for line in lines.values() for heading in line))
    shown = Table("", *map(said, headings), box=None, header_style="dim", padding=(0, 2, 0, 0))
    for name, line in lines.items():
        shown.add_row(said(name), *(str(line.get(heading, "")) for heading in headings))
    totals = [f"{said(name)}: {number}" for name, number in counts.items() if not isinstance(number, Mapping)]
    if lines:
        console.print(shown)
    console.print(Text(", ".join(totals), "dim italic"))


def _about(game: AnyGame) -> dict[str, object]:
    return {
        "name": game.name,
        "title": game.title,
        "players": [game.seats[0], game.seats[-1]],
        "options": _options(game),
        "edition": {"name": game.edition.name, "digest": game.edition.digest},
        "rules": game.rules_version,
    }


def _options(game: AnyGame) -> dict[str, object]:
    """Each option with its default."""
    usual: dict[str, object] = msgspec.to_builtins(game.types.options.decode(b"{}"))
    return usual


def _word(value: object) -> str:
    """As typed after `--option`."""
    return "none" if value is None else msgspec.json.encode(value).decode()
