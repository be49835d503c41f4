"""The command `crocetta`: tables in terminal and browser. Each command's work is in the module of its name."""

import os
from pathlib import Path
from typing import Annotated

import typer

from crocetta.cli import copies, shelf
from crocetta.cli import play as playing
from crocetta.cli import review as reviewing
from crocetta.cli import verify as verifying
from crocetta.cli import watch as watching
from crocetta.cli.arguments import match_in
from crocetta.cli.screen import fail, in_words, language_of, misuse, never_trip_over_letters, say, speak
from crocetta.games import Language

app = typer.Typer(
    name="crocetta",
    help="Three treasure games: play in the browser or here, watch bots, read the rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `crocetta games` lists it.")]
Seed = Annotated[str | None, typer.Option(help="Same seed, same cards and dice.")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game.")]
Deck = Annotated[Path | None, typer.Option("--deck", metavar="FILE", help="Your own cards or maze.")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Where to save the game.")]
Speaks = Annotated[
    Language | None,
    typer.Option(
        "--language",
        help="The language to speak.",
        show_default="your system’s",
        callback=lambda language: speak(language or language_of(os.environ)),
        is_eager=True,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
MatchFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game to play.")] = None,
    bots: Annotated[str | None, typer.Option(help="Your opponents, such as novice,adept.")] = None,
    players: Annotated[
        int | None, typer.Option(min=2, help="Number of players, you included.", show_default="3")
    ] = None,
    level: Annotated[
        str | None, typer.Option(help="Level of the bots: novice or adept.", show_default="adept")
    ] = None,
    name: Annotated[str | None, typer.Option(help="Your name.", show_default="You")] = None,
    seed: Seed = None,
    option: Options = None,
    deck: Deck = None,
    save: Save = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a saved game.")] = None,
    _language: Speaks = None,
) -> None:
    """Play against bots. Your game is saved after every move."""
    if resume is not None:
        if option or any(given is not None for given in (game, bots, players, level, name, seed, deck)):
            misuse(say("terminal-resume-alone"))
        playing.sit_down(playing.resume(resume), save or resume)
        return
    match = playing.begin(game or playing.ask_for_game(), bots, players, level, name, option or [], deck, seed)
    playing.sit_down(match, save or playing.usual_file(match.game.name))


@app.command()
def watch(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Who plays, such as novice,adept.")] = "adept,adept",
    seed: Seed = None,
    option: Options = None,
    deck: Deck = None,
    save: Save = None,
    speed: Annotated[float, typer.Option(min=0, help="Lines a second; 0 for no pause.")] = 8,
    as_json: AsJson = False,
    _language: Speaks = None,
) -> None:
    """Watch bots play."""
    match = watching.table_of_bots(game, bots, option or [], deck, seed)
    if as_json:
        watching.watch_as_json(match, save)
    else:
        watching.watch(match, save, speed)


@app.command()
def replay(
    file: MatchFile,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each move.")] = False,
    as_json: AsJson = False,
    _language: Speaks = None,
) -> None:
    """Replay a saved game."""
    match = match_in(file)
    if as_json:
        watching.replay_as_json(match)
    else:
        watching.replay(match, step=step)


@app.command()
def review(
    file: MatchFile,
    seat: Annotated[
        str | None, typer.Option(metavar="PLAYER", help="Whose game: a name or a number.", show_default="yours")
    ] = None,
    as_json: AsJson = False,
    _language: Speaks = None,
) -> None:
    """Review a finished game: luck, choices, and the costliest moves."""
    reviewing.show(match_in(file), seat, as_json=as_json)


@app.command()
def verify(
    file: MatchFile,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="What your page noted before you joined.")
    ] = None,
    share: Annotated[str | None, typer.Option(metavar="HEX", help="What your page added to the luck.")] = None,
    as_json: AsJson = False,
    _language: Speaks = None,
) -> None:
    """Check the moves and the luck of a saved game."""
    verifying.verify(match_in(file), commitment, share, as_json=as_json)


@app.command()
def deck(
    game: GameName,
    file: Annotated[Path | None, typer.Option(metavar="FILE", help="Your own cards or maze.")] = None,
    as_json: AsJson = False,
    _language: Speaks = None,
) -> None:
    """Show all cards, or the maze, and what is on them."""
    shelf.show_deck(game, file, as_json=as_json)


@app.command()
def games(as_json: AsJson = False, _language: Speaks = None) -> None:
    """List the games."""
    shelf.list_games(as_json=as_json)


@app.command()
def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="RULE", help="Its number, such as 12.")] = None,
    _language: Speaks = None,
) -> None:
    """Read the rules, or one of them."""
    shelf.show_rules(game, clause)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8321,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="A file, sqlite:///file.db or postgresql://...")
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
    root_path: Annotated[str, typer.Option(metavar="PATH", help="Path prefix, behind a proxy.")] = "",
    _language: Speaks = None,
) -> None:
    """Start the server and play in the browser, with friends and bots."""
    from crocetta.server.serve import CannotServe
    from crocetta.server.serve import serve as serve_page

    try:
        serve_page(host, port, database, open_page=open_page, root_path=root_path)
    except CannotServe as error:
        fail(in_words(error))


Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="A file, sqlite:///file.db or postgresql://...")
]
Replace = Annotated[bool, typer.Option("--replace", help="Replace what is there already.")]


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to put the copy.")],
    database: Database = None,
    replace: Replace = False,
    _language: Speaks = None,
) -> None:
    """Copy the database, also while the server runs."""
    copies.backup(file, database, replace=replace)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by `crocetta backup`.")],
    database: Database = None,
    replace: Replace = False,
    _language: Speaks = None,
) -> None:
    """Put a copy back. The server must not run."""
    copies.restore(file, database, replace=replace)


def main() -> None:
    never_trip_over_letters()
    app()
