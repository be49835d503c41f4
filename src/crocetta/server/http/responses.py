"""Error responses of the REST API, as its OpenAPI description lists them."""

from collections.abc import Mapping
from typing import Final

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

_WORDS: Final = {
    400: "Invalid request; `field` names the invalid field, where that is known.",
    401: "Not signed in: request api/me first, and keep the cookie.",
    403: "Not allowed for this person, or not now.",
    404: "Not found.",
    409: "Conflict: the match has not begun, or is not over; or this version cannot read the table.",
    413: "Request too large.",
    429: "Too many requests: a rate limit is exceeded; wait for a minute.",
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
    """Error responses of a route, in addition to those of every route."""
    return {
        status: ResponseSpec(Failure, description=_WORDS[status], generate_examples=False)
        for status in (*_EVERYWHERE, *statuses)
    }
