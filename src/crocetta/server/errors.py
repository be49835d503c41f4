"""Errors beyond the table itself, each told to the person who asked."""

from crocetta.kit.errors import UserError


class NotYet(UserError):
    """What was asked for is not there yet; it may be later."""


class NotSignedIn(UserError):
    """The request has no cookie of somebody we know."""


class NotFound(UserError):
    """There is no such thing, or not any more."""


class NoSuchTable(NotFound):
    """There is no table of that name."""


class TooOften(UserError):
    """So much is more than one person, or one address, may ask for."""


class ReviewFailed(UserError):
    """Nobody at the desk could look back at a match; it may be tried again."""


class CannotOpen(UserError):
    """The stream of a table makes no sense to this program."""
