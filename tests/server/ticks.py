"""Counts the ticks of the server's clock task, so that tests can wait for one instead of for time."""

from tests.server.people import wait_until


class Ticks:
    """How often the server's clock task has run."""

    def __init__(self) -> None:
        self.count = 0

    async def wait_two(self) -> None:
        """Waits for two whole ticks: whatever is due by now has then been handled."""
        then = self.count

        async def passed() -> bool:
            return self.count > then + 2

        await wait_until(passed)
