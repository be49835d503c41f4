"""Messages about the luck of a table: the commitment before, the secret after the end."""

from msgspec import Struct


class Promise(Struct, frozen=True):
    """The commitment to the luck of a table that is yet to be opened, with this ticket."""

    ticket: str
    commitment: str


class TableLuck(Struct, frozen=True):
    """What can be known of where a table's luck comes from."""

    commitment: str | None
    """Fixed before anybody added anything. None for a lesson or an older table, whose seed is one secret."""
    match: int
    """So many hashes lead from the secret to the commitment: 1, and one more for each rematch. It is known before
    anybody adds anything; told later, it would leave a choice among all secrets of the chain."""
    shares: tuple[str, ...]
    """What each seat has added; empty where nothing was."""
    secret: str | None
    """Told when the match is over."""
