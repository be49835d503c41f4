"""A list that only grows, as a value: each version keeps its own length, and all of them share one list."""

from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class History(Generic[T]):
    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def plus(self, item: T) -> "History[T]":
        """One more. Only a version that was outgrown by another has to copy what it has."""
        items = self._items if len(self._items) == self._length else self._items[: self._length]
        items.append(item)
        longer: History[T] = History.__new__(History)
        longer._items, longer._length = items, self._length + 1
        return longer

    def since(self, place: int) -> tuple[T, ...]:
        return tuple(self._items[place : self._length])

    def __contains__(self, item: object) -> bool:
        return item in self._items[: self._length]

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, place: int) -> T:
        if not 0 <= place < self._length:
            raise IndexError(place)
        return self._items[place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and self.since(0) == other.since(0)

    def __hash__(self) -> int:
        return hash(self.since(0))
