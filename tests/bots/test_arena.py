"""`python -m bench.arena`: a GPU, played here by a core, comes to the matches that the search itself comes to."""

from argparse import ArgumentTypeError
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from bench import arena
from crocetta import bots, games
from crocetta.games.expeditions.expert import Master, mind_of
from crocetta.kit import gpu

LITTLE = "master,playouts=16,width=3,horizon=1,trust=2,look=1"
FOREVER = float("inf")


class OnCard(np.ndarray[Any, Any]):
    def copy_to_host(self) -> Any:
        return np.array(self)


class OneThreadAtATime:
    """As much of numba-cuda as the arena uses."""

    def __init__(self) -> None:
        self.local = SimpleNamespace(array=np.zeros)
        self.atomic = SimpleNamespace(add=self._add)
        self.blockIdx, self.blockDim, self.threadIdx = (SimpleNamespace(x=0, y=0) for _ in range(3))

    def _add(self, to: Any, place: Any, number: int) -> None:
        to[place] += number

    def to_device(self, array: Any) -> Any:
        return np.array(array).view(OnCard)

    def grid(self, _: int) -> Any:
        return self.blockIdx.x * self.blockDim.x + self.threadIdx.x

    def jit(self, function: Any = None, **_: int) -> Any:
        return self._Launched(self, function) if function else self.jit

    class _Launched:
        def __init__(self, cuda: "OneThreadAtATime", function: Callable[..., None]) -> None:
            self.cuda, self.function = cuda, function

        def __getitem__(self, size: Any) -> Callable[..., None]:
            blocks, threads = size
            wide, high = blocks if isinstance(blocks, tuple) else (blocks, 1)

            def run(*given: Any) -> None:
                cuda = self.cuda
                cuda.blockDim.x = threads
                for cuda.blockIdx.y, cuda.blockIdx.x in product(range(high), range(wide)):
                    for cuda.threadIdx.x in range(threads):
                        self.function(*(np.asarray(each) if isinstance(each, OnCard) else each for each in given))

            return run


@pytest.fixture(autouse=True)
def nothing_to_compile(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The arena's own parts are plain Python here, on kernels that are compiled anyway."""
    cuda = OneThreadAtATime()
    monkeypatch.setattr(gpu, "_cuda", lambda: cuda)
    monkeypatch.setattr(arena, "THREADS", 16)
    monkeypatch.setattr(arena, "compiled_in", lambda world, part, *_: FunctionType(part.__code__, world))
    for made in (arena.compiled, arena.threads):
        made.cache_clear()
    yield
    for made in (arena.compiled, arena.threads):
        made.cache_clear()


def packed(name: str) -> arena.Packed:
    master = bots.get("master", games.get(name))
    assert isinstance(master, Master)
    return arena.Packed(np.array(mind_of(master.game).data), master.effort)


@pytest.mark.parametrize(("name", "seats"), [("silver-and-gold", 2), ("pyramids", 3)])
def test_a_card_plays_what_a_core_does(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = arena.pairing(f"{name}:{seats}:{LITTLE}:expert")
    arena.check(wanted, packed(name), 1, (arena.Card(), arena.Cores(1)), FOREVER)
    assert "1 of 1 matches are those of a core" in capsys.readouterr().out


def test_a_run_goes_on_where_it_stopped_unless_its_settings_are_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    into, data = tmp_path / "arena.jsonl", packed("silver-and-gold")
    wanted = arena.pairing("silver-and-gold:2:expert:expert")

    def play(data: arena.Packed, matches: int) -> str:
        arena.play_row(arena.Cores(1), wanted, data, into, matches, FOREVER)
        return capsys.readouterr().out

    assert "2 matches, wins 50.0% ± 0.0%, lead 0.00 ± 0.00" in play(data, 2)
    assert "4 matches, wins 50.0%" in play(data, 3), "whole deals, from every seat"
    assert play(data, 4) == ""
    lines = into.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2
    into.write_text("\n".join(each.replace("[0, 1, 0, 0, 0]", "[0, 2, 0, 0, 0]") for each in lines) + "\n")
    assert "2 matches" in play(data, 2)


def test_levels_are_the_shipped_master_and_it_with_other_settings(tmp_path: Path) -> None:
    arena.pack(tmp_path / "data.npz")
    found = arena.unpack(tmp_path / "data.npz")["pyramids"]
    master = packed("pyramids").master
    one, other = found.efforts(arena.pairing("pyramids:4:master,horizon=9:prototype")).tolist()
    assert one == list(master._replace(horizon=9))
    assert other == list(master._replace(playouts=500, width=8, horizon=8, trust=30))


@pytest.mark.parametrize(
    "row", ["chess:2:master:expert", "pyramids:2:wizard:expert", "pyramids:2:master,depth=4:expert"]
)
def test_a_row_that_makes_no_sense_is_refused(row: str) -> None:
    with pytest.raises(ArgumentTypeError):
        arena.pairing(row)
