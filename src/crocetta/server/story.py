"""What each viewer of a table has seen and heard, under numbers of their own.

A number tells nothing of what others did in secret: a change counts only for those who notice it.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from crocetta.kit.game import AnyGame
from crocetta.kit.match import Match
from crocetta.server.presence import Viewer

Events = tuple[Any, ...]


class Story:
    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self.heard: dict[Viewer, list[Events]] = {viewer: [] for viewer in (None, *range(seats))}
        """For each viewer, the events of each update so far: an update's number is its place here."""
        self._shown: dict[Viewer, Any] = {}
        self.scores: tuple[int, ...] = (0,) * seats
        """As of the last moment when nothing was sealed: later ones would tell of a completed map."""

    def go_on(self, match: Match[Any, Any, Any, Any, Any], events: Sequence[Any], sealed: bool) -> Iterator[Viewer]:
        """Note a change of the match, and give those who notice it."""
        if not sealed:
            self.scores = self._game.scores(match.state)
        for viewer, story in self.heard.items():
            view = match.view(viewer)
            heard = tuple(e for e in (self._game.redact(event, viewer) for event in events) if e is not None)
            if heard or view != self._shown.get(viewer):
                self._shown[viewer] = view
                story.append(heard)
                yield viewer

    def number(self, viewer: Viewer) -> int:
        return len(self.heard[viewer])

    def view(self, viewer: Viewer) -> Any:
        return self._shown[viewer]

    def since(self, viewer: Viewer, last: int) -> Events:
        """All that a viewer heard after update number `last`; nothing if that is no number of theirs."""
        story = self.heard[viewer]
        missed = story[last:] if 0 < last <= len(story) else []
        return tuple(event for events in missed for event in events)
