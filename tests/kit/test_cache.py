from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from crocetta.kit import cache


@pytest.fixture
def package(tmp_path: Path) -> Path:
    for folder in ("games", "kit"):
        copytree(cache.PACKAGE / folder, tmp_path / folder, ignore=ignore_patterns("__pycache__"))
    return tmp_path


def test_the_same_sources_have_the_same_digest_wherever_they_lie(package: Path) -> None:
    assert cache.sources_digest(package) == cache.sources_digest()


@pytest.mark.parametrize("changed", ["games/expeditions/kernel.py", "kit/compiled.py", "kit/loops.py"])
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
