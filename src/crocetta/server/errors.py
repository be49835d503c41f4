"""What may be wrong beyond the table itself; each message is said to the person who asked."""


class NotYet(Exception):
    """What was asked for is not there yet; it may be later."""


class NoSuchTable(Exception):
    """There is no table of that name."""


class CannotOpen(Exception):
    """The stream of a table makes no sense to this program."""
