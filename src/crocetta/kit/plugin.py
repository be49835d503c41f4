"""The plugin interface of a game's folder: what it offers beside the rules, the other half of the contract in
`kit.game`.

A folder under `games/` is a package whose `__init__.py` has the names of `Plugin`. Each function imports what it
needs when it is called, so that the rules need no drawing code and a kernel nothing but NumPy and Numba. Beside its
code the folder holds the game's messages (`words.en.ftl`), the clauses (`rules.en.md`, `rules.it.md`,
`rules.pl.md`) and the cards or the maze, drawn in text.

This is the only place with imports by name.
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
        """One of the legal acts; deterministic, given the view, the legal acts and the generator's state."""
        ...


@runtime_checkable
class CompiledBot(Protocol):
    """Additional methods of a bot with compiled code, so that callers can avoid waiting for the compiler."""

    def ready(self) -> bool:
        """Whether it is compiled. Asking imports no compiler."""
        ...

    def compile(self) -> None:
        """Compile everything it needs into the cache."""
        ...


@runtime_checkable
class Searcher(Protocol):
    """A bot that uses playouts."""

    def with_playouts(self, playouts: int, /) -> Bot[Any, Any]: ...


Measure: TypeAlias = Literal["lead", "chance"]
"""The unit of a result: points ahead of the best other seat, or the probability of winning."""


@runtime_checkable
class Reviewer(Protocol):
    """A bot that can estimate where acts lead, so that a finished match can be reviewed."""

    @property
    def measure(self) -> Measure: ...

    def foresee(
        self, view: Any, legal: Sequence[Any], played: Any, seed: int, worlds: int, /
    ) -> Mapping[Any, Sequence[float]]:
        """Sampled results of the most promising acts, and of the one that was played.

        The worlds are the same for all acts, and for the same seed; 0 worlds: the bot's default. The first act is
        the expert's. Without legal acts it is one result, under None: of playing on.
        """
        ...


class Packing(Protocol):
    """Converts between the readable rules and a kernel, as described in `docs/kernels.md`."""

    def data(self, game: Any, /) -> Row: ...
    def options(self, chosen: Any, /) -> int: ...
    def row(self, game: Any, state: Any, /) -> Row: ...


class Fast(NamedTuple):
    """The fast rules of a game: its kernel, and its data packed for it."""

    kernel: ModuleType
    """The functions described in `docs/kernels.md`."""
    packing: Packing
    data: Row
    game: AnyGame
    evaluated: Callable[[], Row] | None = None
    """The data with the expert's parameters, where the kernel has an expert."""

    def options(self, chosen: Any) -> int:
        """The game's options in the kernel's encoding."""
        return self.packing.options(chosen)

    def row(self) -> Row:
        """An empty state row."""
        import numpy as np

        return np.zeros(self.kernel.WORDS, np.int64)


class Plugin(Protocol):
    @property
    def WORDS(self) -> Words:
        """The game's messages, from its folder's catalogues; `speak_for` registers them for its refusals."""
        ...

    def load(self, data: str | None = None, *, own: bool = True) -> AnyGame:
        """The game with the shipped cards or maze, custom ones or, with `own` False, those of an earlier edition.

        ValueError on data that break a clause.
        """
        ...

    @property
    def LEVELS(self) -> tuple[str, ...]:
        """The levels of `bots.LEVELS` that it has bots for, weakest first."""
        ...

    def load_bot(self, game: Any, level: str, /) -> Bot[Any, Any]:
        """Its bot of one of its levels. One that needs compiled code is a `CompiledBot`."""
        ...

    def load_terminal(self, game: Any, words: Words, /) -> AnyTerminal:
        """The game's terminal interface, with these messages: `WORDS`, in the current language."""
        ...

    def load_fast(self, game: Any, /) -> Fast | None:
        """None for a game without a kernel: it can be played, but not by learners."""
        ...

    def load_layout(self, game: Any, /) -> Layout:
        """The layout, for a game with a kernel."""
        ...


def plugin(package: str) -> Plugin:
    """The plugin of a game's package. TypeError names what its `__init__.py` lacks."""
    module = import_module(package)
    missing = [name for name in vars(Plugin) if not name.startswith("_") and not hasattr(module, name)]
    if missing:
        raise TypeError(f"{package} is no game: it does not offer {', '.join(missing)}")
    return cast("Plugin", module)


def plugin_of(game: AnyGame) -> Plugin:
    """The plugin that a game came from, by the module of its class."""
    return plugin(type(game).__module__.rpartition(".")[0])
