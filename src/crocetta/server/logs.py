"""Logging: one line of JSON per event; readable text at a terminal."""

import logging
import sys
import time
from typing import Any, Final

import structlog

WINDOW: Final = 10.0
"""Seconds per window: beyond a limit, repeated lines are dropped, and their number logged."""
PROBLEMS, NEWS = 50, 2_000
"""Lines per window: for problems, mostly with a traceback, and for routine events such as requests."""
_PROBLEM: Final = ("warning", "error", "exception", "critical")


class Sampler:
    """Limits how often the same line is logged, so that a flood cannot fill the disk."""

    def __init__(self) -> None:
        self._since = time.monotonic()
        self._said: dict[str, int] = {}
        self._left_out: dict[str, int] = {}
        self._before: dict[str, int] = {}

    def left_out(self, what: str, most: int) -> int | None:
        """None: drop this line. Otherwise how many were dropped in the last window."""
        if time.monotonic() - self._since >= WINDOW:
            self._before, self._left_out = self._left_out, {}
            self._said, self._since = {}, time.monotonic()
        count = self._said[what] = self._said.get(what, 0) + 1
        if count > most:
            self._left_out[what] = count - most
            return None
        return self._before.pop(what, 0)


class Sample:
    """Limits our own lines (structlog)."""

    def __init__(self) -> None:
        self._sampler = Sampler()

    def __call__(self, _: object, method: str, event: Any) -> Any:
        left_out = self._sampler.left_out(str(event.get("event")), PROBLEMS if method in _PROBLEM else NEWS)
        if left_out is None:
            raise structlog.DropEvent
        return {**event, "left_out": left_out} if left_out else event


class _SampleFilter(logging.Filter):
    """Limits lines of libraries (logging)."""

    def __init__(self) -> None:
        super().__init__()
        self._sampler = Sampler()

    def filter(self, record: logging.LogRecord) -> bool:
        return self._sampler.left_out(f"{record.name} {record.msg}"[:200], PROBLEMS) is not None


def set_up_logs() -> None:
    person = sys.stderr.isatty()
    level = logging.WARNING if person else logging.INFO
    shared: list[Any] = [
        Sample(),
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    # Plain: a traceback with local variables would reveal seeds and hands.
    words = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    last: list[Any] = (
        [words] if person else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    )
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    _route_library_logs(shared, last)


def _route_library_logs(shared: list[Any], last: list[Any]) -> None:
    """Route the logs of uvicorn, SQLAlchemy and others through the same processors."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(_SampleFilter())
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared[1:],  # without the sampler: a filter has applied it already
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
