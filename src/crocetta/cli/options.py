"""`--option KEY=VALUE`, read by what the option of the game wants; what does not fit is told what would."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import inspect as info

from crocetta.cli.screen import misuse
from crocetta.kit.game import AnyGame
from crocetta.kit.names import closest

_WORDS: Final = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False, "none": None}


def options_given(game: AnyGame, given: Sequence[str]) -> object:
    """`no_passing=true` and the like; numbers, words and lists with commas are understood."""
    kind: type[Any] = game.types.options.type
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    found: dict[str, object] = {}
    for text in given:
        key, equals, value = text.partition("=")
        key = key.strip().replace("-", "_")
        if not equals:
            misuse(f"an option is written KEY=VALUE, not {text!r}")
        if key not in fields:
            misuse(f"{game.title} has no option {key!r}{closest(key, fields)}")
        if key in found:
            misuse(f"option {key} is given twice")
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
        misuse(f"option {key} cannot be {text!r}; it is {_described(info.type_info(wanted))}")


def _described(t: info.Type) -> str:
    """What may be typed."""
    match t:
        case info.BoolType():
            return "yes or no"
        case info.NoneType():
            return "none"
        case info.IntType(ge=int(least)):
            return f"a whole number from {least} on"
        case info.LiteralType(values=values):
            return " or ".join(map(str, values))
        case info.EnumType(cls=kind):
            return ", ".join(str(member.value) for member in kind)
        case info.VarTupleType(item_type=item):
            return f"a list, with commas, out of {_described(item)}"
        case info.UnionType(types=kinds):
            return ", or ".join(_described(kind) for kind in kinds)
        case _:
            return type(t).__name__.removesuffix("Type").lower()
