"""What may be wrong with a request; each message is said to the person who asked."""


class NotAllowed(Exception):  # noqa: N818 - said to a person
    """Somebody asked for what is not theirs to do; the message says why."""


class BadRequest(Exception):  # noqa: N818 - said to a person
    """A request that makes no sense, and what is wrong with it."""


class NoSuchTable(Exception):  # noqa: N818 - said to a person
    """There is no table of that name."""


class CannotOpen(Exception):  # noqa: N818 - said to a person
    """The log of a table makes no sense to this program."""
