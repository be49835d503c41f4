"""A persistent append-only list: each version keeps its own length, and all of them share one list."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")


class History(Struct, Generic[T], eq=False, gc=False):
    _items: list[T] = []
    length: int = 0

    @classmethod
    def of(cls, items: Iterable[T]) -> "History[T]":
        kept = list(items)
        return cls(kept, len(kept))

    def plus(self, item: T) -> "History[T]":
        """With one more item. Copies only if another version has already been extended."""
        items = self._items if len(self._items) == self.length else self._items[: self.length]
        items.append(item)
        return History(items, self.length + 1)

    def since(self, place: int) -> tuple[T, ...]:
        return tuple(self._items[place : self.length])

    def __contains__(self, item: object) -> bool:
        return item in self._items[: self.length]

    def __len__(self) -> int:
        return self.length

    def __getitem__(self, place: int) -> T:
        if not 0 <= place < self.length:
            raise IndexError(place)
        return self._items[place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and self.since(0) == other.since(0)

    def __hash__(self) -> int:
        return hash(self.since(0))
