"""The lock is whole: every dependency stands in it with hashes, and no address does."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")


def _name(requirement: str) -> str:
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match
    return re.sub("[_.]", "-", match[0].lower())


def test_every_dependency_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    for group in project["dependency-groups"].values():
        wanted += group
    locked = set(re.findall(r"^([a-z0-9._-]+)==", LOCK, re.MULTILINE))
    assert {_name(each) for each in wanted} - locked == set()


def test_every_locked_package_has_hashes_and_none_an_address() -> None:
    for package in re.split(r"^(?=[a-z0-9])", LOCK, flags=re.MULTILINE)[1:]:
        assert "--hash=sha256:" in package
    assert not re.search(r"https?:|file:|--index|--find-links|(^|\s)/", LOCK, re.MULTILINE)
