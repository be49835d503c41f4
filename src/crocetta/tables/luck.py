"""Messages about the luck of a table: the commitment before, the secret after the end."""

from msgspec import Struct


class Promise(Struct, frozen=True):
    """The commitment to the luck of a table that is yet to be opened, with this ticket."""

    ticket: str
    commitment: str


class TableLuck(Struct, frozen=True):
    """What can be known of where a table's luck comes from."""

    commitment: str | None
    """Fixed before anybody contributes. None for a lesson or an older table, whose seed is one secret."""
    match: int
    """How many hashes lead from the secret to the commitment:

    1, and one more per rematch. Published before anybody contributes; later, the server could choose among all
    secrets of the chain.
    """
    shares: tuple[str, ...]
    """Each seat's contribution; empty without any."""
    secret: str | None
    """Revealed when the match is over."""
