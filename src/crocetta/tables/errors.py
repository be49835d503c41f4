"""What may be wrong with a request; each message is said to the person who asked."""


class NotAllowed(Exception):
    """Somebody asked for what is not theirs to do; the message says why."""


class BadRequest(Exception):
    """A request that makes no sense: what is wrong with it, and in which field."""

    def __init__(self, message: str, field: str | None = None) -> None:
        self.message = message
        self.field = field
        super().__init__(f"field {field}: {message}" if field else message)


class Unreadable(Exception):
    """The entries of a table make no sense to this program."""
