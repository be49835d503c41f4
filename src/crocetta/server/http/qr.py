"""QR codes of addresses."""

import io
from typing import Any

import segno
from litestar import Request


def qr_code(request: Request[Any, Any, Any], path: str) -> str:
    """The address of this page of ours, as a drawing."""
    address = f"{str(request.base_url).rstrip('/')}/{path}"
    buffer = io.BytesIO()
    segno.make(address, micro=False).save(
        buffer, kind="svg", scale=6, border=2, dark="#1d2a2f", light="#ffffff", xmldecl=False, svgns=True
    )
    return buffer.getvalue().decode()
