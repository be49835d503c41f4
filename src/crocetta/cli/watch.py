"""`crocetta watch` and `crocetta replay`: let bots play, or replay a match file, told in words."""

import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from crocetta.cli.arguments import AnyMatch, bot_names, bots_named, check_seats, game_named
from crocetta.cli.options import options_given
from crocetta.cli.screen import print_json, say, screen, spoken
from crocetta.cli.seats import let_bot_act, new_match, next_bot, save
from crocetta.cli.transcript import company_of, ending, result, sentences, told
from crocetta.kit.game import DEALER
from crocetta.kit.record import Player
from crocetta.kit.terminal import table_of
from crocetta.kit.words import list_of


def table_of_bots(game_name: str, levels: str, options: list[str], deck: Path | None, seed: str | None) -> AnyMatch:
    game = game_named(game_name, deck)
    bots = bots_named(levels, game)
    check_seats(game, len(bots))
    players = [Player(name, bot) for name, bot in zip(bot_names(len(bots)), bots, strict=True)]
    return new_match(game, players, options_given(game, options), seed)


def watch(match: AnyMatch, file: Path | None, speed: float) -> None:
    """Print the match, `speed` sentences a second; 0 is unlimited, as is output to a file or pipe."""
    _save(match, file)
    console, table, company = screen(), table_of(match.game, spoken().language), company_of(match)
    pause = 1 / speed if speed > 0 and console.is_terminal else 0.0
    console.print(Rule(match.game.title, style="#c88a1f", align="left"))
    try:
        for moment in match.replay():
            _tell(console, sentences(match, table, company, moment.events), pause)
        while (bot := next_bot(match)) is not None:
            _tell(console, sentences(match, table, company, let_bot_act(match, bot)), pause)
    except KeyboardInterrupt:
        console.print(Text(f"\n{say('terminal-stopped')}"))
        return
    finally:
        _save(match, file)
    console.print(table.draw(match.view(None), company, ()))
    console.print(ending(match, table, company))


def watch_as_json(match: AnyMatch, file: Path | None) -> None:
    _save(match, file)
    while (bot := next_bot(match)) is not None:
        let_bot_act(match, bot)
    _save(match, file)
    print_json(msgspec.json.encode(result(match, table_of(match.game))))


def replay(match: AnyMatch, *, step: bool) -> None:
    """The whole match, or step by step as the reader asks."""
    console, table, company = screen(), table_of(match.game, spoken().language), company_of(match)
    console.print(Rule(match.game.title, style="#c88a1f", align="left"))
    if step:
        console.print(Text(say("terminal-step"), "dim"))
    for moment in match.replay():
        said = list(told(match, table, company, moment))
        _tell(console, iter(said), 0.0)
        while step and said:
            answer = _asked(console)
            if answer == "q":
                return
            if answer != "t":
                break
            console.print(table.draw(match.game.view(moment.state, None), company, ()))
    if match.over:
        console.print(ending(match, table, company))
    else:
        waiting = [say("terminal-dealer") if seat == DEALER else company.who(seat) for seat in match.to_act]
        console.print(Text(say("terminal-not-over", names=list_of(waiting, spoken())), "bold"))


def replay_as_json(match: AnyMatch) -> None:
    table, company = table_of(match.game, spoken().language), company_of(match)
    events = []
    for number, moment in enumerate(match.replay(), start=1):
        for event in moment.events:
            heard = match.game.redact(event, None)
            if heard is not None:
                events.append(
                    {
                        "entry": number,
                        "seat": moment.entry.seat,
                        "event": msgspec.to_builtins(heard),
                        "text": table.say(heard, company),
                    }
                )
    print_json(msgspec.json.encode({**result(match, table), "events": events}))


def _save(match: AnyMatch, file: Path | None) -> None:
    """Also before the first act, so that an unwritable file is noticed at once."""
    if file is not None:
        save(match, file)


def _tell(console: Console, said: Iterator[str], pause: float) -> None:
    for sentence in said:
        console.print(Text(sentence))
        if pause:
            time.sleep(pause)


def _asked(console: Console) -> str:
    try:
        return console.input("[dim]> [/]").strip().lower()
    except EOFError:
        return "q"
