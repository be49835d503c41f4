"""What may be wrong with a request; each message is said to the person who asked."""


class NotAllowed(Exception):
    """Somebody asked for what is not theirs to do; the message says why."""


class BadRequest(Exception):
    """A request that makes no sense, and what is wrong with it."""


class NotYet(Exception):
    """What was asked for is not there yet; it may be later."""


class NoSuchTable(Exception):
    """There is no table of that name."""


class CannotOpen(Exception):
    """The log of a table makes no sense to this program."""
