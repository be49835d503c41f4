"""Error responses of the REST API, as its OpenAPI description lists them."""

from collections.abc import Mapping
from typing import Final

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

_WORDS: Final = {
    400: "The request makes no sense; `field` names what is wrong in it, where that is known.",
    401: "Nobody we know: ask for api/me first, and keep the cookie.",
    403: "Somebody else may do that, or nobody at this moment.",
    404: "There is no such thing.",
    409: "Not now: the match has not begun, or is not over; or this program cannot read the table.",
    413: "Too large.",
    429: "Too many requests from one address; wait for a minute.",
    503: "The database is unavailable; try again soon.",
}
_EVERYWHERE: Final = (400, 429, 503)


class Failure(Struct, frozen=True):
    """What is wrong: in English, and as a message of the platform's catalogue, for other languages."""

    status_code: int
    detail: str
    field: str | None = None
    """What is wrong in the request."""
    key: str | None = None
    parameters: Mapping[str, str | float] = {}


def may(*statuses: int) -> dict[int, ResponseSpec]:
    """Error responses of a route, beside those that every route may give."""
    return {
        status: ResponseSpec(Failure, description=_WORDS[status], generate_examples=False)
        for status in (*_EVERYWHERE, *statuses)
    }
