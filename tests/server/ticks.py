"""How often the server has looked for something to do."""

from tests.server.people import soon


class Ticks:
    """How often the server has looked for something to do."""

    def __init__(self) -> None:
        self.count = 0

    async def pass_by(self) -> None:
        """Two whole looks: whatever was due by now has been found."""
        then = self.count

        async def passed() -> bool:
            return self.count > then + 2

        await soon(passed)
