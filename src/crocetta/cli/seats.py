"""The bots at a table in the terminal, and a new match with them.

A bot's random numbers follow from the seed, its seat and the length of the log: the same seed gives the same match.
"""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from crocetta import bots
from crocetta.cli.arguments import AnyMatch
from crocetta.cli.screen import command, fail, in_words, misuse, reason_of, say, screen
from crocetta.kit.dealer import new_seed
from crocetta.kit.game import AnyGame, OptionsError, Seat
from crocetta.kit.hint import Because, reason_for
from crocetta.kit.match import Match
from crocetta.kit.plugin import CompiledBot
from crocetta.kit.record import Player, RecordError


def new_match(game: AnyGame, players: Sequence[Player], options: object, seed: str | None) -> AnyMatch:
    try:
        return Match.new(game, players, options, new_seed() if seed is None else seed)
    except OptionsError as error:
        misuse(say("terminal-option-refused", reason=in_words(error)))
    except ValueError as error:
        fail(in_words(error))


def let_bot_act(match: AnyMatch, seat: Seat) -> tuple[object, ...]:
    """One act of the bot on this seat; returns its events."""
    level = match.header.players[seat].bot
    assert level is not None, "a person sits there"
    return match.play(seat, _choice(match, seat, level, f"{match.header.seed}/{seat}/{len(match.entries)}"))


def hint(match: AnyMatch, seat: Seat) -> tuple[Any, Because]:
    """What the strongest level would do, and why. Not a bot's seed: it must not reveal what a bot would do here."""
    seed = f"{match.header.seed}/{seat}/{len(match.entries)}/hint"
    act = _choice(match, seat, bots.levels(match.game)[-1], seed)
    return act, reason_for(match.game, match.view(seat), match.legal(seat), act)


def _choice(match: AnyMatch, seat: Seat, level: str, seed: str) -> Any:
    bot = bots.get(level, match.game)
    if isinstance(bot, CompiledBot) and not bot.ready():
        screen().print(say("terminal-compiling"))
        bot.compile()
    return bot.choose(match.view(seat), match.legal(seat), Random(seed))


def next_bot(match: AnyMatch) -> Seat | None:
    """The first bot that may act. In simultaneous play bots act before people, who may still change their minds."""
    players = match.header.players
    return next((seat for seat in match.to_act if seat >= 0 and players[seat].bot is not None), None)


def save(match: AnyMatch, path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        match.save(path)
    except OSError as error:
        fail(say("terminal-save-failed", file=str(path), reason=reason_of(error)))
    except RecordError as error:
        fail(say("terminal-save-taken", reason=in_words(error), command=command("play", "--resume", path)))
