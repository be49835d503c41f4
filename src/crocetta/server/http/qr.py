"""QR codes of URLs."""

import io
from functools import lru_cache
from typing import Any, Final

import segno
from litestar import Request


def address_of_page(request: Request[Any, Any, Any], path: str) -> str:
    """A URL of a page of ours, with the host the client used."""
    return f"{str(request.base_url).rstrip('/')}/{path}"


def qr_code(address: str) -> str:
    buffer = io.BytesIO()
    segno.make(address, micro=False).save(
        buffer, kind="svg", scale=6, border=2, dark="#1d2a2f", light="#ffffff", xmldecl=False, svgns=True
    )
    return buffer.getvalue().decode()


qr_code_again: Final = lru_cache(maxsize=64)(qr_code)
"""Cached, for URLs that many may request: drawing one takes milliseconds."""
