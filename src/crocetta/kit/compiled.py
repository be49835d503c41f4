"""The toolkit of the kernels: Numba and its cache, bit sets, and random numbers as a pure function.

A kernel is a game's rules on packed integers. Its functions are plain Python on integers and arrays of them, which
Numba compiles for the CPU and, from the same source, for CUDA. This module and every `kernel/` import nothing but
NumPy and Numba. Without Numba, or with `NUMBA_DISABLE_JIT`, the same functions run as plain Python.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, Final, Protocol, TypeAlias, TypeVar, cast, overload

import numpy as np

from crocetta.kit.cache import PACKAGE, cache_folder, can_keep
from crocetta.kit.lock import alone

try:
    import numba
    from numba.core import caching, extending
except ImportError:
    PLAIN = True
else:
    PLAIN = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]
"""Nothing is compiled. The flip-and-write games then use lists as rows, which are faster in plain Python."""


class Row(Protocol):
    """A state, or the data of a game, as one row of integers (an array of `int64`)."""

    def __len__(self) -> int: ...
    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, word: int, /) -> None: ...


class Bytes(Protocol):
    """An array of bytes."""

    @overload
    def __getitem__(self, place: int, /) -> int: ...
    @overload
    def __getitem__(self, places: slice, /) -> Bytes: ...
    def __setitem__(self, place: int | slice, number: Any, /) -> None: ...


class Reals(Protocol):
    """An array of `float64`: weights, values and sums of them."""

    def __getitem__(self, place: int, /) -> float: ...
    def __setitem__(self, place: int, number: float, /) -> None: ...


Mask: TypeAlias = Bytes
"""One byte (`uint8`) per numbered act: 1 if it is legal."""
Observation: TypeAlias = Bytes
"""What a seat sees, as numbers (`int8`)."""

F = TypeVar("F", bound=Callable[..., Any])

SEED: Final = 0
"""The index of the seed in every state row."""
COUNTER: Final = 1
"""The index of the count of numbers drawn in every state row."""


KEPT: Final = cache_folder() if not PLAIN and can_keep() else None
"""The cache folder, if it is writable."""
if KEPT is not None:
    numba.config.CACHE_DIR = str(KEPT)  # type: ignore[attr-defined]

    class _OfOurSources(caching._CacheLocator):
        """Numba's cache is per path of the sources.

        Our folder's name is a hash of them, so checkouts with the same sources share it, and `is_warm` holds for
        all of them.
        """

        def __init__(self, folder: Path, line: int) -> None:
            self._folder, self._line = folder, line

        def get_cache_path(self) -> str:
            return str(self._folder)

        def get_source_stamp(self) -> str:
            return ""

        def get_disambiguator(self) -> str:
            return str(self._line)

        @classmethod
        def from_function(cls, function: FunctionType, file: str) -> _OfOurSources | None:
            source = Path(file)
            if KEPT is None or not any(source.is_relative_to(PACKAGE / part) for part in ("games", "kit")):
                return None
            folder = KEPT / source.parent.relative_to(PACKAGE)
            folder.mkdir(parents=True, exist_ok=True)
            return cls(folder, function.__code__.co_firstlineno)

    caching.CacheImpl._locator_classes.insert(0, _OfOurSources)


def jit(function: F) -> F:
    """Compile on first use; cached, if the cache is writable."""
    return _jit(function)


def inlined(function: F) -> F:
    """The same, inlined into every caller: for the hot path, where passing rows costs time."""
    return _jit(function, forceinline=True)


def allocating(function: F) -> F:
    """The same for what makes arrays of its own; in all others the compiler refuses that."""
    return _jit(function, allocates=True)


def _jit(function: F, forceinline: bool = False, allocates: bool = False) -> F:
    if PLAIN:
        return function
    options: Any = {"cache": KEPT is not None, "error_model": "numpy", "nogil": True, "forceinline": forceinline}
    # With `_nrt` each call counts the references to its rows, which takes longer than most of these functions do.
    options["_nrt"] = allocates
    compiled: Any = numba.njit(**options)(function)
    if KEPT is not None:
        _let_one_in_at_a_time(compiled._cache._cache_file, KEPT / "lock")
    return cast("F", compiled)


def compiled_in(
    world: dict[str, Any], function: F, kernel: str, variant: str = "", by: Callable[[F], F] = jit
) -> F:
    """The function, compiled with these globals instead of its own, for the kernel of this name.

    So what kernels have in common is written once, and the compiler still sees direct calls. Several sets of
    globals for one kernel need a variant's name each.
    """
    assert isinstance(function, FunctionType)
    placed = FunctionType(function.__code__, world, function.__name__)
    placed.__module__ = kernel  # the cache loads it into an importable module
    placed.__qualname__ = f"{kernel}{variant}.{function.__name__}"  # the key in the cache
    return by(cast("F", placed))


def _let_one_in_at_a_time(kept: Any, lock: Path) -> None:
    """Lock the cache: Numba loses or mixes up entries that two processes write at the same time.

    On Windows it also loses what is written while another process reads.
    """
    save, load = kept.save, kept.load

    def save_alone(*what: Any) -> None:
        with alone(lock):
            save(*what)

    def load_alone(*what: Any) -> Any:
        with alone(lock):
            return load(*what)

    kept.save, kept.load = save_alone, load_alone


# Bit sets

if not PLAIN:

    @extending.intrinsic
    def _ones(typing: Any, bits: Any) -> Any:
        """The popcount instruction: LLVM would detect the idiom on CPUs, but not on GPUs."""
        word = numba.types.int64
        return word(word), lambda context, builder, signature, given: builder.ctpop(given[0])


@jit
def count(bits: int) -> int:
    """How many bits are set."""
    return _ones(bits)  # type: ignore[call-arg]


def _count_plainly(bits: int) -> int:
    return int(bits).bit_count()


if PLAIN:
    count = _count_plainly


@jit
def lowest(bits: int) -> int:
    """The index of the lowest set bit."""
    return count((bits & -bits) - 1)


@jit
def nth(bits: int, n: int) -> int:
    """The index of the n-th set bit, from 0, lowest first."""
    place = 0
    width = 32
    while width:
        here = count(bits & ((1 << width) - 1))
        if n >= here:
            n -= here
            bits >>= width
            place += width
        width >>= 1
    return place


# Randomness: the n-th number of a seed is a function of both, so a match can continue from any of its states.

_GOLDEN: Final = np.uint64(0x9E3779B97F4A7C15)
_MIX_1: Final = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2: Final = np.uint64(0x94D049BB133111EB)
_WORD: Final = (1 << 64) - 1
_30, _27, _31, _33 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(33)


@jit
def mixed(seed: int, number: int) -> int:
    """31 random bits: the finalizer of SplitMix64 over seed and number."""
    x = np.uint64(seed) + np.uint64(number) * _GOLDEN
    x = (x ^ (x >> _30)) * _MIX_1
    x = (x ^ (x >> _27)) * _MIX_2
    return int(np.int64((x ^ (x >> _31)) >> _33))


def _mixed_plainly(seed: int, number: int) -> int:
    x = (int(seed) + int(number) * int(_GOLDEN)) & _WORD
    x = ((x ^ (x >> 30)) * int(_MIX_1)) & _WORD
    x = ((x ^ (x >> 27)) * int(_MIX_2)) & _WORD
    return (x ^ (x >> 31)) >> 33


if PLAIN:
    mixed = _mixed_plainly


@jit
def draw(s: Row, below: int) -> int:
    """The next random number below this, from the state's own seed. Nothing is drawn for a single outcome."""
    if below == 1:
        return 0
    s[COUNTER] += 1
    return (mixed(s[SEED], s[COUNTER]) * below) >> 31
