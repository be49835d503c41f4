"""A fixed numbering of a game's acts, for masks, kernels and learners."""

from typing import Generic

from crocetta.kit.game import A, Illegal


class Numbering(Generic[A]):
    """Acts by number, from 1 on; 0 is the no-op."""

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
        """The act's number; Illegal with the clause for an act that is expressible but never possible."""
        number = self._numbers.get(act)
        if number is None:
            raise Illegal(clause, f"{act} is never possible")
        return number
