"""A fixed numbering of a game's acts, for masks, kernels and learners."""

import re
from typing import Generic

from msgspec import Struct
from msgspec.structs import asdict

from crocetta.kit.game import A, Illegal


class Numbering(Generic[A]):
    """Acts by number, from 1; 0 is the no-op."""

    def __init__(self, acts: tuple[A, ...]) -> None:
        self._acts = acts
        self._numbers = {act: number for number, act in enumerate(acts, start=1)}

    def __len__(self) -> int:
        return len(self._acts) + 1

    def action(self, number: int) -> A:
        if not 1 <= number <= len(self._acts):
            raise ValueError(f"acts are numbered from 1 to {len(self._acts)}, not {number}")
        return self._acts[number - 1]

    def index(self, act: A, clause: str) -> int:
        """The act's number; Illegal with the clause for an act that can be expressed but is never possible."""
        number = self._numbers.get(act)
        if number is None:
            raise Illegal(clause, "refused-unknown", {"act": _in_words(act)})
        return number


def _in_words(act: object) -> str:
    """Mark with slot 2, cells 1."""
    if not isinstance(act, Struct):
        return str(act)
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(act).__name__).lower()
    fields = ", ".join(f"{field} {value}" for field, value in asdict(act).items())
    return f"{name} with {fields}" if fields else name
