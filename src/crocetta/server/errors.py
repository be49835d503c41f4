"""Errors beyond the table itself, each reported to the person who asked."""

from crocetta.kit.errors import UserError


class NotYet(UserError):
    """What was asked for is not available yet."""


class NotSignedIn(UserError):
    """The request has no valid cookie."""


class NotFound(UserError):
    """There is no such thing, or no longer."""


class NoSuchTable(NotFound):
    """There is no table of that name."""


class TooOften(UserError):
    """The rate limit of a person or an address is exceeded."""


class ReviewFailed(UserError):
    """The bot pool could not review a match; it may be tried again."""


class CannotOpen(UserError):
    """This version cannot read the stream of a table."""
