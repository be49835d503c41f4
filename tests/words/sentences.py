"""Sentences that stand in code, found by its syntax tree."""

import ast
import re
from collections.abc import Iterator
from typing import Final

TWO_WORDS: Final = re.compile(r"[A-Za-z’']{2,}[,;:.]? [A-Za-z’']{2,}")
STYLE: Final = re.compile(r"(not )?(bold|dim|italic|#[0-9a-f]{6})( .*)?| ?on #[0-9a-f]{6}")


def texts(node: ast.AST, spared: frozenset[str]) -> Iterator[str]:
    """All strings but docstrings, remarks on fields, and what is said to the calls that are spared."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, ast.Assert):
        yield from texts(node.test, spared)
        return
    if isinstance(node, ast.Call) and called(node) in spared:
        if not any(isinstance(argument, ast.Constant | ast.JoinedStr) for argument in node.args):
            yield from (text for argument in node.args for text in texts(argument, spared))
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for child in ast.iter_child_nodes(node):
        yield from texts(child, spared)


def called(call: ast.Call) -> str:
    """`ValueError`, `typer.Option`; of a longer chain its end."""
    match call.func:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=ast.Name(id=owner), attr=name):
            return f"{owner}.{name}"
        case ast.Attribute(attr=name):
            return name
    return ""


def sentences(code: str, spared: frozenset[str]) -> list[str]:
    found = texts(ast.parse(code), spared)
    return [text for text in found if TWO_WORDS.search(text) and not STYLE.fullmatch(text)]
