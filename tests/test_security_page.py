"""The table of security requirements is whole, and its evidence is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
IDS = (Path(__file__).parent / "asvs_level_2.txt").read_text(encoding="utf-8").split()
PATH = re.compile(r"`((?:src|tests|docs|web|scripts|deploy)/[^`]+|pyproject\.toml|requirements\.lock)`")
ROWS = re.findall(
    r"^\| (V[^|]+) \| ([^|]+) \| (\S+) \| ([^|]+) \|$", (ROOT / "docs/security.md").read_text("utf-8"), re.M
)


def ids(cell: str) -> list[str]:
    """`V10.*` stands for a whole chapter."""
    if cell.endswith(".*"):
        return [each for each in IDS if each.startswith(cell.removesuffix("*"))]
    return cell.split(", ")


def test_every_requirement_of_levels_one_and_two_stands_there_once() -> None:
    found = [each for cell, *_ in ROWS for each in ids(cell)]
    assert sorted(found) == sorted(IDS)
    assert len(IDS) == 253


def test_every_row_says_how_it_stands_and_what_is_met_has_evidence() -> None:
    for cell, _, stands, why in ROWS:
        assert stands in ("yes", "part", "host", "no", "n/a"), cell
        paths = re.findall(
            r"`((?:src|tests|docs|web|scripts|deploy)/[^`]+|pyproject\.toml|requirements\.lock)`", why
        )
        missing = [path for path in paths if not (ROOT / path).exists()]
        assert missing == [], cell
        assert paths or stands != "yes", cell


def test_every_attack_that_was_tried_has_a_test_that_is_there() -> None:
    page = (ROOT / "docs/security.md").read_text("utf-8")
    _, _, table = page.partition("\n## Denial of service and other attacks\n")
    rows = [row.split("|") for row in table.partition("\n## ")[0].splitlines() if row.startswith("| ")][1:]
    assert len(rows) >= 30
    for _, attack, evidence, _ in rows:
        path, _, test = evidence.strip(" `").partition("::")
        assert re.search(rf"^(?:async )?def {test}\(", (ROOT / path).read_text("utf-8"), re.M), attack
