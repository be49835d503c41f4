"""The command `crocetta`: play in terminal and browser. Each command is in the module of its name."""

from pathlib import Path
from typing import Annotated

import typer

from crocetta.cli import admin
from crocetta.cli import backup as copying
from crocetta.cli import games as listing
from crocetta.cli import play as playing
from crocetta.cli import review as reviewing
from crocetta.cli import site as publishing
from crocetta.cli import verify as verifying
from crocetta.cli import watch as watching
from crocetta.cli.arguments import Database, match_in
from crocetta.cli.help import Speaks, SpokenGroup
from crocetta.cli.screen import fail, in_words, misuse, never_trip_over_letters, say, spoken

app = typer.Typer(
    name="crocetta",
    cls=SpokenGroup,
    help="terminal-help-about",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

app.add_typer(admin.app, name="admin")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="terminal-help-game")]
Seed = Annotated[str | None, typer.Option(help="terminal-help-seed")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="terminal-help-option")]
Deck = Annotated[Path | None, typer.Option("--deck", metavar="FILE", help="terminal-help-deck-file")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="terminal-help-save")]
AsJson = Annotated[bool, typer.Option("--json", help="terminal-help-json")]
MatchFile = Annotated[Path, typer.Argument(metavar="FILE", help="terminal-help-file")]


@app.command(help="terminal-help-command-play")
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="terminal-help-play-game")] = None,
    bots: Annotated[str | None, typer.Option(help="terminal-help-play-bots")] = None,
    players: Annotated[int | None, typer.Option(min=2, help="terminal-help-players", show_default="3")] = None,
    level: Annotated[str | None, typer.Option(help="terminal-help-level", show_default="adept")] = None,
    name: Annotated[str | None, typer.Option(help="terminal-help-name", show_default="terminal-you")] = None,
    seed: Seed = None,
    option: Options = None,
    deck: Deck = None,
    save: Save = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="terminal-help-resume")] = None,
    _language: Speaks = None,
) -> None:
    if resume is not None:
        if option or any(given is not None for given in (game, bots, players, level, name, seed, deck)):
            misuse(say("terminal-resume-alone"))
        playing.sit_down(playing.resume(resume), save or resume)
        return
    match = playing.begin(game or playing.ask_for_game(), bots, players, level, name, option or [], deck, seed)
    playing.sit_down(match, save or playing.usual_file(match.game.name))


@app.command(help="terminal-help-command-watch")
def watch(
    game: GameName,
    bots: Annotated[str, typer.Option(help="terminal-help-watch-bots")] = "adept,adept",
    seed: Seed = None,
    option: Options = None,
    deck: Deck = None,
    save: Save = None,
    speed: Annotated[float, typer.Option(min=0, help="terminal-help-speed")] = 8,
    as_json: AsJson = False,
    _language: Speaks = None,
) -> None:
    match = watching.table_of_bots(game, bots, option or [], deck, seed)
    if as_json:
        watching.watch_as_json(match, save)
    else:
        watching.watch(match, save, speed)


@app.command(help="terminal-help-command-replay")
def replay(
    file: MatchFile,
    step: Annotated[bool, typer.Option("--step", help="terminal-help-step")] = False,
    as_json: AsJson = False,
    _language: Speaks = None,
) -> None:
    match = match_in(file)
    if as_json:
        watching.replay_as_json(match)
    else:
        watching.replay(match, step=step)


@app.command(help="terminal-help-command-review")
def review(
    file: MatchFile,
    seat: Annotated[
        str | None,
        typer.Option(metavar="PLAYER", help="terminal-help-seat", show_default="terminal-help-yours"),
    ] = None,
    as_json: AsJson = False,
    _language: Speaks = None,
) -> None:
    reviewing.show(match_in(file), seat, as_json=as_json)


@app.command(help="terminal-help-command-verify")
def verify(
    file: MatchFile,
    commitment: Annotated[str | None, typer.Option(metavar="HEX", help="terminal-help-commitment")] = None,
    match: Annotated[int | None, typer.Option(metavar="NUMBER", help="terminal-help-match")] = None,
    share: Annotated[str | None, typer.Option(metavar="HEX", help="terminal-help-share")] = None,
    as_json: AsJson = False,
    _language: Speaks = None,
) -> None:
    verifying.verify(match_in(file), commitment, match, share, as_json=as_json)


@app.command(help="terminal-help-command-deck")
def deck(
    game: GameName,
    file: Annotated[Path | None, typer.Option(metavar="FILE", help="terminal-help-deck-file")] = None,
    as_json: AsJson = False,
    _language: Speaks = None,
) -> None:
    listing.show_deck(game, file, as_json=as_json)


@app.command(help="terminal-help-command-games")
def games(as_json: AsJson = False, _language: Speaks = None) -> None:
    listing.list_games(as_json=as_json)


@app.command(help="terminal-help-command-rules")
def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="RULE", help="terminal-help-rule")] = None,
    _language: Speaks = None,
) -> None:
    listing.show_rules(game, clause)


@app.command(help="terminal-help-command-serve")
def serve(
    host: Annotated[str, typer.Option(help="terminal-help-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="terminal-help-port")] = 8321,
    database: Database = None,
    open_page: Annotated[bool, typer.Option("--open", help="terminal-help-open")] = False,
    root_path: Annotated[str, typer.Option(metavar="PATH", help="terminal-help-root-path")] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="terminal-help-workers")] = 1,
    time_zone: Annotated[str, typer.Option(metavar="ZONE", help="terminal-help-time-zone")] = "",
    _language: Speaks = None,
) -> None:
    from crocetta.server.serve import CannotServe
    from crocetta.server.serve import serve as serve_page

    try:
        serve_page(
            host,
            port,
            database,
            open_page=open_page,
            root_path=root_path,
            workers=workers,
            time_zone=time_zone,
            words=spoken(),
        )
    except CannotServe as error:
        fail(in_words(error))


@app.command(help="terminal-help-command-site")
def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="terminal-help-site-folder")],
    server: Annotated[str, typer.Option(metavar="URL", help="terminal-help-site-server")] = "",
    _language: Speaks = None,
) -> None:
    publishing.write(folder, server)


Replace = Annotated[bool, typer.Option("--replace", help="terminal-help-replace")]


@app.command(help="terminal-help-command-backup")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="terminal-help-backup-file")],
    database: Database = None,
    replace: Replace = False,
    _language: Speaks = None,
) -> None:
    copying.backup(file, database, replace=replace)


@app.command(help="terminal-help-command-restore")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="terminal-help-restore-file")],
    database: Database = None,
    replace: Replace = False,
    _language: Speaks = None,
) -> None:
    copying.restore(file, database, replace=replace)


def main() -> None:
    never_trip_over_letters()
    app()
