"""What no answer may say, and what no request may do, whoever asks."""

import pytest

from tests.server.people import Guests

pytestmark = pytest.mark.anyio


async def test_other_sites_are_allowed_to_read_nothing(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    for method, path in (("GET", "/api/me"), ("GET", "/api/tables"), ("OPTIONS", "/api/tables"), ("GET", "/")):
        answer = await ada.ask(method, path, origin="https://elsewhere.test")
        assert [name for name in answer.headers if name.startswith("access-control")] == []


async def test_a_request_is_never_sent_back_as_it_came(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    for path in ("/", "/api/me", "/api/tables", "/health/live"):
        answer = await ada.ask("TRACE", path)
        assert answer.status_code in (404, 405)
        assert ada.cookie is not None
        assert ada.cookie not in answer.text
