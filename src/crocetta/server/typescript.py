"""The page's TypeScript types, generated from the Python types.

`python -m crocetta.server.typescript > web/src/types.ts`

Everything that `tables` sends a page is exported by its own name; a game's own types are in a namespace of its
name. A field with a default may be left out of a request, but is always there in what the server sends.
"""

import sys
from collections.abc import Iterator
from inspect import cleandoc
from types import UnionType
from typing import Any, Literal, Union, get_origin

import msgspec
from msgspec import inspect as info

from crocetta import games
from crocetta.kit.game import explanation_type
from crocetta.tables import about, boards, lobby, luck, persons, protocol, replays

_HEAD = """\
// Written by `python -m crocetta.server.typescript` from the Python types; do not edit.
"""
_PLAIN: dict[type[info.Type], str] = {
    info.AnyType: "unknown",
    info.RawType: "unknown",
    info.NoneType: "null",
    info.BoolType: "boolean",
    info.IntType: "number",
    info.FloatType: "number",
    info.StrType: "string",
}


def typescript() -> str:
    parts = [_HEAD, _protocol(), *(_game(name) for name in games.names())]
    return "\n".join(parts)


def _protocol() -> str:
    scope = _Scope(indent="")
    structs = [
        value
        for module in (protocol, persons, replays, luck, lobby, boards, about)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]
    aliases = {
        name: value for module in (protocol, lobby) for name, value in vars(module).items() if _is_alias(value)
    }
    replies = [struct for struct in structs if not struct.__struct_config__.forbid_unknown_fields]
    scope.always = _reachable(replies)
    for name, value in aliases.items():
        scope.alias(name, info.type_info(value))
    for struct in structs:
        scope.name(info.type_info(struct))
    return scope.text()


def _game(name: str) -> str:
    game = games.get(name)
    scope = _Scope(indent="  ")
    roles = {
        "View": game.types.view.type,
        "Action": game.types.action.type,
        "Event": game.types.event.type,
        "Options": game.types.options.type,
        "Drawings": type(game.drawings),
        "Explanation": explanation_type(game),
    }
    for role, described in zip(roles, info.multi_type_info(roles.values()), strict=True):
        if isinstance(described, info.UnionType):
            scope.alias(role, described)
        else:
            scope.name(described)
    title = "".join(word.capitalize() for word in name.split("-"))
    return f"export namespace {title} {{\n{scope.text()}}}\n"


class _Scope:
    """Named types of one namespace, in the order of first use."""

    def __init__(self, indent: str) -> None:
        self.indent = indent
        self.always: set[type] | None = None
        """Structs whose fields are always present; None: all."""
        self._classes: dict[str, type] = {}
        self._declared: dict[str, str] = {}
        self._aliases: list[tuple[str, info.Type]] = []

    def text(self) -> str:
        lines = "\n\n".join(self._declared.values()).splitlines()
        return "".join(f"{self.indent}{line}\n" if line else "\n" for line in lines)

    def alias(self, name: str, described: info.Type) -> None:
        self._declared[name] = ""
        expression = self.expression(described)
        self._declared[name] = f"export type {name} = {expression};"
        if isinstance(described, info.LiteralType | info.UnionType):
            self._aliases.append((name, described))

    def expression(self, t: info.Type) -> str:
        for name, described in self._aliases:
            if described == t:
                return name
        match t:
            case info.Metadata(type=inner):
                return self.expression(inner)
            case info.LiteralType(values=values):
                return " | ".join(_literal(value) for value in values)
            case info.UnionType(types=members):
                return " | ".join(self.expression(member) for member in members)
            case info.VarTupleType() | info.ListType() | info.FrozenSetType():
                item = self.expression(t.item_type)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case info.TupleType(item_types=items):
                return f"[{', '.join(self.expression(item) for item in items)}]"
            case info.DictType(key_type=key, value_type=value):
                keys = "number" if isinstance(key, info.IntType) else "string"
                return f"Record<{keys}, {self.expression(value)}>"
            case info.StructType() | info.EnumType():
                return self.name(t)
            case _ if type(t) in _PLAIN:
                return _PLAIN[type(t)]
            case _:
                raise TypeError(f"no TypeScript for {t}")

    def name(self, t: info.Type) -> str:
        assert isinstance(t, info.StructType | info.EnumType)
        name = t.cls.__name__
        if self._classes.setdefault(name, t.cls) is not t.cls:
            raise TypeError(f"two types are called {name}: {t.cls} and {self._classes[name]}")
        if name not in self._declared:
            self._declared[name] = ""
            self._declared[name] = _remark(t.cls) + (
                self._interface(name, t) if isinstance(t, info.StructType) else _enum(name, t)
            )
        return name

    def _interface(self, name: str, t: info.StructType) -> str:
        if t.array_like:
            return self._tuple(name, t)
        lines = [f"export interface {name} {{"]
        if t.tag is not None:
            lines.append(f"  {t.tag_field}: {_literal(t.tag)};")
        for field in t.fields:
            may_be_left_out = not field.required and self.always is not None and t.cls not in self.always
            mark = "?" if may_be_left_out else ""
            lines.append(f"  {field.encode_name}{mark}: {self.expression(field.type)};")
        return "\n".join([*lines, "}"])

    def _tuple(self, name: str, t: info.StructType) -> str:
        """A struct that is sent as an array: its tag, if it has one, comes first.

        The field names are a type too, so that a page that lists them must use their order.
        """
        fields = [f"{field.encode_name}: {self.expression(field.type)}" for field in t.fields]
        if t.tag is not None:
            return f"export type {name} = [{', '.join([f'{t.tag_field}: {_literal(t.tag)}', *fields])}];"
        names = ", ".join(_literal(field.encode_name) for field in t.fields)
        return f"export type {name} = [{', '.join(fields)}];\nexport type {name}Fields = [{names}];"


def _enum(name: str, t: info.EnumType) -> str:
    return f"export type {name} = {' | '.join(_literal(member.value) for member in t.cls)};"


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _remark(cls: type) -> str:
    """The class's docstring, unless msgspec generated it."""
    text = cls.__doc__ or ""
    if not text or text.startswith(f"{cls.__name__}("):
        return ""
    lines = cleandoc(text).splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */\n"])


def _is_alias(value: Any) -> bool:
    return get_origin(value) in (Literal, Union, UnionType) or (
        hasattr(value, "__metadata__") and not isinstance(value, type)
    )


def _reachable(structs: list[type]) -> set[type]:
    return {t.cls for struct in structs for t in _walk(info.type_info(struct), set())}


def _walk(t: info.Type, seen: set[type]) -> Iterator[info.StructType]:
    match t:
        case info.StructType() if t.cls not in seen:
            seen.add(t.cls)
            yield t
            for field in t.fields:
                yield from _walk(field.type, seen)
        case info.VarTupleType(item_type=inner) | info.ListType(item_type=inner) | info.Metadata(type=inner):
            yield from _walk(inner, seen)
        case info.UnionType(types=members) | info.TupleType(item_types=members):
            for member in members:
                yield from _walk(member, seen)
        case _:
            pass


if __name__ == "__main__":
    sys.stdout.write(typescript())
