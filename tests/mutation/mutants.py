"""Small faults in a Python file: one wrong comparison, one lost statement, one number off by one.

Each mutant replaces one piece of the source text, so that it can be shown as a diff of one line or two.
"""

import ast
from collections.abc import Iterator
from copy import deepcopy
from difflib import unified_diff
from typing import Final, NamedTuple, TypeAlias


class Mutant(NamedTuple):
    path: str
    line: int
    fault: str
    source: str
    """The whole file, with the fault in it."""
    diff: str


Fault: TypeAlias = tuple[ast.AST, str, str]
"""The node to replace, what the fault is, and the text to put there."""

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
CALLS: Final = {"any": "all", "all": "any", "min": "max", "max": "min"}
ORDERINGS: Final = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
NOT_RULES: Final = frozenset({"array_like", "frozen", "gc", "kw_only", "forbid_unknown_fields", "strict"})
"""Keywords that guard the program, not the rules; a test of the rules need not notice them."""


def mutants(path: str, source: str) -> list[Mutant]:
    """Every mutant of a file, in the order of its lines."""
    tree = ast.parse(source)
    original = ast.dump(tree)
    found = []
    for node, fault, text in _faults(tree):
        changed = _replaced(source, node, text)
        try:
            if ast.dump(ast.parse(changed)) == original:
                continue
        except SyntaxError:
            continue
        found.append(Mutant(path, getattr(node, "lineno", 0), fault, changed, _diff(path, source, changed)))
    return sorted(found, key=lambda mutant: mutant.line)


def _faults(tree: ast.AST) -> Iterator[Fault]:
    for node in _rule_nodes(tree):
        if isinstance(node, ast.expr):
            yield from _wrong_expression(node)
        if isinstance(node, ast.stmt):
            yield from _lost_statement(node)
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            yield from _turned_condition(node.test)
        if isinstance(node, ast.comprehension):
            for condition in node.ifs:
                yield from _turned_condition(condition)


def _rule_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes except annotations for the type checker, and patterns."""
    yield node
    for name, field in ast.iter_fields(node):
        if name in ("annotation", "returns", "bases", "decorator_list") or isinstance(field, ast.pattern):
            continue
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            continue
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance":
            continue
        for child in field if isinstance(field, list) else [field]:
            if isinstance(child, ast.keyword) and child.arg in NOT_RULES:
                continue
            if isinstance(child, ast.AST) and not isinstance(child, ast.JoinedStr):
                yield from _rule_nodes(child)


def _wrong_expression(node: ast.expr) -> Iterator[Fault]:
    match node:
        case ast.Compare():
            for place, op in enumerate(node.ops):
                wrong = deepcopy(node)
                wrong.ops[place] = COMPARISONS[type(op)]()
                yield node, "comparison", f"({ast.unparse(wrong)})"
        case ast.BinOp() if type(node.op) in ARITHMETIC:
            wrong_sum = deepcopy(node)
            wrong_sum.op = ARITHMETIC[type(node.op)]()
            yield node, "arithmetic", f"({ast.unparse(wrong_sum)})"
        case ast.BoolOp():
            swapped = deepcopy(node)
            swapped.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node, "and/or", f"({ast.unparse(swapped)})"
        case ast.UnaryOp(op=ast.Not()):
            yield node, "lost not", f"({ast.unparse(node.operand)})"
        case ast.Constant(value=bool(value)):
            yield node, "constant", str(not value)
        case ast.Constant(value=int(value)):
            yield node, "constant", str(value + 1)
            yield node, "constant", f"({value - 1})"
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            yield node.func, f"{name}/{CALLS[name]}", CALLS[name]


def _turned_condition(test: ast.expr) -> Iterator[Fault]:
    """`not`, where no wrong comparison or lost `not` says the same already."""
    if isinstance(test, ast.UnaryOp):
        return
    if isinstance(test, ast.Compare) and len(test.ops) == 1 and not isinstance(test.ops[0], ORDERINGS):
        return
    yield test, "turned condition", f"(not ({ast.unparse(test)}))"


def _lost_statement(node: ast.stmt) -> Iterator[Fault]:
    """A statement whose loss leaves a program that still runs."""
    match node:
        case ast.AugAssign() | ast.Raise() | ast.Continue() | ast.Break() | ast.Expr(value=ast.Call()):
            yield node, "lost statement", "pass"
        case ast.Assign(targets=[ast.Name(id=name)], value=value) if name in _names(value):
            yield node, "lost statement", "pass"


def _names(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def _replaced(source: str, node: ast.AST, text: str) -> str:
    lines = source.encode().splitlines(keepends=True)
    first, last = getattr(node, "lineno", 1) - 1, getattr(node, "end_lineno", 1) - 1
    head = lines[first][: getattr(node, "col_offset", 0)]
    tail = lines[last][getattr(node, "end_col_offset", 0) :]
    return b"".join([*lines[:first], head + text.encode() + tail, *lines[last + 1 :]]).decode()


def _diff(path: str, before: str, after: str) -> str:
    lines = unified_diff(before.splitlines(), after.splitlines(), path, path, n=1, lineterm="")
    return "\n".join(list(lines)[2:])
