"""`--help` in the user's language: commands and options name messages, which are looked up when shown.

Typer's own few words, such as "Usage" and its parser's errors, stay English.
"""

import os
from collections.abc import Sequence
from copy import copy
from itertools import pairwise
from typing import Annotated, Any, Final, get_args

import typer
from typer import rich_utils
from typer.core import TyperGroup

from crocetta.cli.screen import language_of, say, speak
from crocetta.kit.words import Language

TITLES: Final = {
    "ARGUMENTS_PANEL_TITLE": "terminal-help-arguments",
    "OPTIONS_PANEL_TITLE": "terminal-help-options",
    "COMMANDS_PANEL_TITLE": "terminal-help-commands",
}
MESSAGE: Final = "terminal-"
Speaks = Annotated[
    Language | None,
    typer.Option(
        "--language",
        help="terminal-help-language",
        show_default="terminal-help-system",
        callback=lambda language: speak(language or language_of(os.environ)),
        is_eager=True,
    ),
]


class SpokenGroup(TyperGroup):
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Choose the language before parsing, so that `--help --language it` is in Italian, too."""
        speak(_asked_for(args) or language_of(os.environ))
        for title, key in TITLES.items():
            setattr(rich_utils, title, say(key))
        rich_utils.DEFAULT_STRING = f"[{say('terminal-help-default')}: {{}}]"
        rich_utils.REQUIRED_LONG_STRING = f"[{say('terminal-help-required')}]"
        return super().parse_args(ctx, args)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        found = super().get_command(ctx, cmd_name)
        return found and _in_words(found, ctx)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        TyperGroup.format_help(_in_words(self, ctx), ctx, formatter)


def _asked_for(args: Sequence[str]) -> Language | None:
    given = [arg.partition("=")[2] for arg in args if arg.startswith("--language=")]
    given += [after for arg, after in pairwise(args) if arg == "--language"]
    return next((language for language in get_args(Language) if language in given), None)


def _in_words(command: Any, ctx: Any) -> Any:
    """The same command, with its messages translated."""
    spoken = copy(command)
    spoken.help = _said(command.help)
    spoken.params = [_option_in_words(option) for option in command.params]
    if option := spoken.get_help_option(ctx):
        option.help = say("terminal-help-help")
    return spoken


def _option_in_words(option: Any) -> Any:
    spoken = copy(option)
    spoken.help = _said(option.help)
    spoken.show_default = _said(option.show_default)
    return spoken


def _said(text: Any) -> Any:
    return say(text) if isinstance(text, str) and text.startswith(MESSAGE) else text
