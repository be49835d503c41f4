"""The plugin interface of a game's folder: what it offers beside the rules, the other half of the contract in
`kit.game`.

A folder under `games/` is a package whose `__init__.py` has the words and functions of `Plugin`. Each function
imports what it needs when it is called, so that the rules need no drawing code and a kernel nothing but NumPy and
Numba. Beside its code the folder holds what the game says (`words.en.ftl`), the clauses (`rules.en.md`,
`rules.it.md`, `rules.pl.md`) and the cards or the maze, drawn in text.

This is the only place where anything is imported by its name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import (
    TYPE_CHECKING,
    Any,
    Generic,
    Literal,
    NamedTuple,
    Protocol,
    TypeAlias,
    TypeVar,
    cast,
    runtime_checkable,
)

if TYPE_CHECKING:
    from random import Random

    import numpy as np
    import numpy.typing as npt

    from crocetta.kit.game import AnyGame
    from crocetta.kit.layout import Layout
    from crocetta.kit.terminal import AnyTerminal
    from crocetta.kit.words import Words

    Row = npt.NDArray[np.int64]

V = TypeVar("V", contravariant=True)
A = TypeVar("A")


class Bot(Protocol, Generic[V, A]):
    def choose(self, view: V, legal: Sequence[A], rng: Random) -> A:
        """One of the legal acts; the same for the same view, legal acts and state of the generator."""
        ...


@runtime_checkable
class CompiledBot(Protocol):
    """What a bot has besides that needs compiled code, so that nobody waits for a compiler unawares."""

    def ready(self) -> bool:
        """Whether it can choose at once. Asking imports no compiler."""
        ...

    def compile(self) -> None:
        """Compile all that it calls into the cache."""
        ...


@runtime_checkable
class Searcher(Protocol):
    """A bot that thinks in playouts."""

    def with_playouts(self, playouts: int, /) -> Bot[Any, Any]: ...


Measure: TypeAlias = Literal["lead", "chance"]
"""What a result is told in: points ahead of the best of the others, or the chance to win, from 0 to 1."""


@runtime_checkable
class Reviewer(Protocol):
    """A bot that can say where acts lead, so that a finished match can be reviewed."""

    @property
    def measure(self) -> Measure: ...

    def foresee(
        self, view: Any, legal: Sequence[Any], played: Any, seed: int, worlds: int, /
    ) -> Mapping[Any, Sequence[float]]:
        """The results of the acts most worth trying, and of the one that was played, in imagined worlds.

        The worlds are the same for all acts, and for the same seed; 0 worlds leave their number to the bot. The
        first act is what an expert would do. Without legal acts it is one result, under None: of playing on.
        """
        ...


class Packing(Protocol):
    """Between the readable rules and a kernel, as `docs/kernels.md` describes it."""

    def data(self, game: Any, /) -> Row: ...
    def options(self, chosen: Any, /) -> int: ...
    def row(self, game: Any, state: Any, /) -> Row: ...


class Fast(NamedTuple):
    """The fast rules of a game: its kernel, and its data packed for it."""

    kernel: ModuleType
    """The functions that `docs/kernels.md` describes."""
    packing: Packing
    data: Row
    game: AnyGame
    judged: Callable[[], Row] | None = None
    """The data with what the expert judges by, where the kernel has one."""

    def options(self, chosen: Any) -> int:
        """The game's options as its kernel takes them."""
        return self.packing.options(chosen)

    def row(self) -> Row:
        """Room for one state."""
        import numpy as np

        return np.zeros(self.kernel.WORDS, np.int64)


class Plugin(Protocol):
    @property
    def WORDS(self) -> Words:
        """What the game says, from its folder's catalogues; `speak_for` lets its refusals be said in them."""
        ...

    def load(self, data: str | None = None, *, own: bool = True) -> AnyGame:
        """The game with the shipped cards or maze, a host's own or, `own` being False, those of an earlier edition.

        ValueError on data that break a clause.
        """
        ...

    @property
    def LEVELS(self) -> tuple[str, ...]:
        """The levels of `bots.LEVELS` that it has bots for, from the weakest to the strongest."""
        ...

    def load_bot(self, game: Any, level: str, /) -> Bot[Any, Any]:
        """Its bot of one of its levels. One that needs compiled code is a `CompiledBot`."""
        ...

    def load_terminal(self, game: Any, words: Words, /) -> AnyTerminal:
        """A table in the terminal, drawn and told in these words: `WORDS`, in the language that is spoken."""
        ...

    def load_fast(self, game: Any, /) -> Fast | None:
        """None for a game without a kernel: it can be played, but not by learners."""
        ...

    def load_layout(self, game: Any, /) -> Layout:
        """What learners need to know of a game that has a kernel."""
        ...


def plugin(package: str) -> Plugin:
    """The plugin of a game's package. TypeError names what its `__init__.py` does not offer."""
    module = import_module(package)
    missing = [name for name in vars(Plugin) if not name.startswith("_") and not hasattr(module, name)]
    if missing:
        raise TypeError(f"{package} is no game: it does not offer {', '.join(missing)}")
    return cast("Plugin", module)


def plugin_of(game: AnyGame) -> Plugin:
    """The plugin that a game came from: its class stands in a module of the same folder."""
    return plugin(type(game).__module__.rpartition(".")[0])
