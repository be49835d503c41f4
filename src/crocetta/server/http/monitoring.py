"""`/metrics` for Prometheus, with a bearer token; not served at all where no token is configured."""

import hmac
import os
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from crocetta.server import admin
from crocetta.server.metrics import FORMAT, merged

TOKEN: Final = "CROCETTA_METRICS_TOKEN"
"""An environment variable, since command lines are visible to all users of the machine."""


@get("/metrics", include_in_schema=False)
async def read_metrics(request: Request[Any, Any, Any], state: State) -> Response[str]:
    """Metrics of all workers on this machine, whichever was asked."""
    token = os.environ.get(TOKEN, "")
    given = request.headers.get("authorization", "")
    if not token or not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise NotFoundException
    own: admin.Admin = state.get("admin") or admin.Admin(state)
    others = await admin.ask_all(state.store.engine.url, admin.Metrics())
    texts = [answer.text for answer in others if isinstance(answer, admin.Told)]
    return Response(merged(texts or [own.metrics()]), media_type=FORMAT)
