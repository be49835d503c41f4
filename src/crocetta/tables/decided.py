"""The result of a command: entries for the stream, and the table after them."""

from msgspec import Struct

from crocetta.tables.entries import Entry
from crocetta.tables.table import Table, fold


class Decided(Struct, frozen=True, gc=False):
    """`table` is the previous table with the entries folded in; no entries: nothing to do."""

    table: Table
    entries: tuple[Entry, ...] = ()


def plus(so_far: Decided, *entries: Entry) -> Decided:
    table = so_far.table
    for entry in entries:
        table = fold(table, entry)
    return Decided(table, (*so_far.entries, *entries))
