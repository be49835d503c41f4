"""The log of the server: one line of JSON for each thing that happens; words for a person at a terminal."""

import logging
import sys
from typing import Any

import structlog


def set_up_logs() -> None:
    person = sys.stderr.isatty()
    level = logging.WARNING if person else logging.INFO
    shared: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    # Plain: a traceback with its variables would show seeds and hands.
    words = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    last: list[Any] = (
        [words] if person else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    )
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    _let_the_libraries_speak_alike(shared, last)


def _let_the_libraries_speak_alike(shared: list[Any], last: list[Any]) -> None:
    """What uvicorn, SQLAlchemy and the others have to say goes through the same hands."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
