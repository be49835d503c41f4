"""The one clock of the server: seconds since 1970. Called as `wall_clock.now()`, so that a test can replace it."""

from time import time as now

__all__ = ["now"]
