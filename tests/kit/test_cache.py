import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from shutil import copytree, ignore_patterns
from threading import Event, Thread
from types import SimpleNamespace

import pytest

from crocetta.kit import cache
from crocetta.kit.compiled import _let_one_in_at_a_time, jit
from crocetta.kit.lock import alone

PLAYS = "from crocetta.kit.compiled import count; assert count(7) == 3"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    for folder in ("games", "kit"):
        copytree(cache.PACKAGE / folder, tmp_path / folder, ignore=ignore_patterns("__pycache__"))
    return tmp_path


def test_the_same_sources_have_the_same_digest_wherever_they_lie(package: Path) -> None:
    assert cache.sources_digest(package) == cache.sources_digest()


@pytest.mark.parametrize("changed", ["games/expeditions/kernel/cards.py", "kit/compiled.py", "kit/loops.py"])
def test_any_changed_source_means_another_cache(package: Path, changed: str) -> None:
    with (package / changed).open("a", encoding="utf-8") as source:
        source.write("# changed\n")
    assert cache.sources_digest(package) != cache.sources_digest()


def test_the_cache_lies_where_one_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROCETTA_CACHE", str(tmp_path))
    assert cache.cache_folder().is_relative_to(tmp_path)
    assert not cache.is_warm("pyramids")
    cache.now_warm("pyramids")
    assert cache.is_warm("pyramids")
    assert not cache.is_warm("la-piramide")


def test_what_other_sources_left_goes_after_a_month_without_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROCETTA_CACHE", str(tmp_path))
    old, used = (tmp_path / "crocetta" / f"kernels-{name}" for name in ("old", "used"))
    for folder in (old, used):
        folder.mkdir(parents=True)
        (folder / "lock").touch()
        os.utime(folder, (0, 0))
    os.utime(old / "lock", (0, 0))
    cache.now_warm("pyramids")
    assert (old.exists(), used.exists(), cache.is_warm("pyramids")) == (False, True, True)


def test_what_another_process_is_just_removing_is_left_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROCETTA_CACHE", str(tmp_path))
    going = tmp_path / "crocetta" / "kernels-going"
    going.mkdir(parents=True)
    stat = Path.stat

    def gone(path: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        if going in (path, path.parent):
            raise FileNotFoundError(path)
        return stat(path, follow_symlinks=follow_symlinks)

    monkeypatch.setattr(Path, "stat", gone)
    monkeypatch.setattr(Path, "exists", lambda path: True)  # it still was, a moment ago
    cache.now_warm("pyramids")
    assert "pyramids.warm" in os.listdir(cache.cache_folder())


def test_where_nothing_can_be_kept_everything_works_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    settings = {**os.environ, "CROCETTA_CACHE": str(tmp_path / "file" / "no folder")}
    subprocess.run([sys.executable, "-c", PLAYS], env=settings, check=True)
    begin = [sys.executable, "-c", "from crocetta.games import compiling; assert compiling.begin() == []"]
    subprocess.run(begin, env=settings, check=True)


def test_an_empty_name_of_a_place_counts_as_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CROCETTA_CACHE", raising=False)
    for place in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(place, "")
    for home in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(home, str(tmp_path))
    assert cache.cache_folder().is_relative_to(tmp_path / ".cache")


def test_a_compiled_function_waits_while_somebody_else_is_at_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "never_seen_before.py").write_text("def twice(number):\n    return 2 * number\n")
    monkeypatch.syspath_prepend(tmp_path)
    compiled = jit(import_module("never_seen_before").twice)
    caller = Thread(target=compiled, args=(21,))
    with alone(cache.cache_folder() / "lock"):
        caller.start()
        caller.join(2)
        assert caller.is_alive(), "it did not wait for the other"
    caller.join(60)
    assert not caller.is_alive()
    assert compiled(21) == 42


@pytest.mark.parametrize("what", ["save", "load"])
def test_one_is_at_the_cache_at_a_time(what: str, tmp_path: Path) -> None:
    kept = SimpleNamespace(save=lambda *_: None, load=lambda *_: None)
    came = Event()
    setattr(kept, what, lambda *_: came.set())
    _let_one_in_at_a_time(kept, tmp_path / "lock")
    caller = Thread(target=getattr(kept, what), args=("key",))
    with alone(tmp_path / "lock"):
        caller.start()
        assert not came.wait(0.2)
    caller.join(20)
    assert came.is_set()


def test_a_checkout_finds_what_another_has_compiled_from_the_same_sources(package: Path, tmp_path: Path) -> None:
    other = tmp_path / "other" / "crocetta"
    other.mkdir(parents=True)
    for part in ("games", "kit"):
        (package / part).rename(other / part)
    (other / "__init__.py").touch()
    settings = {**os.environ, "CROCETTA_CACHE": str(tmp_path / "kept")}
    subprocess.run([sys.executable, "-c", PLAYS], env=settings, check=True)
    found = f"{PLAYS}; assert sum(count.stats.cache_hits.values()) == 1"
    subprocess.run([sys.executable, "-c", found], env={**settings, "PYTHONPATH": str(other.parent)}, check=True)
