"""Parses `--option KEY=VALUE` by the type of the game's option, and lists the possible values on an error."""

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Any, Final

import msgspec
from msgspec import inspect as info

from crocetta.cli.screen import misuse, or_closest, say
from crocetta.kit.game import AnyGame

_WORDS: Final = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False, "none": None}


def options_given(game: AnyGame, given: Sequence[str]) -> object:
    """`no_passing=true` and the like; numbers, words and comma-separated lists."""
    kind: type[Any] = game.types.options.type
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    found: dict[str, object] = {}
    for text in given:
        key, equals, value = text.partition("=")
        key = key.strip().replace("-", "_")
        if not equals:
            misuse(say("terminal-option-form", text=text))
        if key not in fields:
            misuse(or_closest(say("terminal-option-missing", game=game.title, key=key), key, fields))
        if key in found:
            misuse(say("terminal-option-twice", key=key))
        found[key] = _value(key, value.strip(), fields[key].type)
    return kind(**found)


def _value(key: str, text: str, wanted: Any) -> object:
    try:
        return msgspec.convert(_WORDS.get(text.lower(), text), wanted, strict=False)
    except msgspec.ValidationError:
        pass
    try:
        return msgspec.convert([part.strip() for part in text.split(",")], wanted, strict=False)
    except msgspec.ValidationError:
        misuse(say("terminal-option-value", key=key, value=text, choices=_described(info.type_info(wanted))))


def _described(t: info.Type) -> str:
    """The values that may be typed."""
    match t:
        case info.BoolType():
            return say("terminal-option-switch")
        case info.NoneType():
            return say("terminal-option-none")
        case info.IntType(ge=int(least)):
            return say("terminal-option-from", least=least)
        case info.LiteralType(values=values):
            return _joined("terminal-option-either", map(str, values))
        case info.EnumType(cls=kind):
            return ", ".join(str(member.value) for member in kind)
        case info.VarTupleType(item_type=item):
            return say("terminal-option-list", choices=_described(item))
        case info.UnionType(types=kinds):
            return _joined("terminal-option-or-else", map(_described, kinds))
        case _:
            return type(t).__name__.removesuffix("Type").lower()


def _joined(key: str, choices: Iterable[str]) -> str:
    return reduce(lambda one, other: say(key, one=one, other=other), choices)
