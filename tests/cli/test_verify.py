"""`crocetta verify`: says what a file proves, what it does not, and what is wrong with it."""

from pathlib import Path

import pytest

from crocetta.kit.luck import commitment, luck_of
from tests.cli.terminal import as_json, crocetta, one_line
from tests.kit.tables import played
from tests.kit.test_luck import HERS, HIS, ROOT, match_with
from tests.kit.test_record import edited


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_bytes(match_with(luck_of(ROOT, 1, (HERS, ""))).dumps())
    return path


def test_it_says_what_is_proven(file: Path) -> None:
    said = one_line(
        crocetta("verify", file, "--commitment", commitment(ROOT), "--match", "1", "--share", HERS).stdout
    )
    assert "entries follow the rules." in said
    assert "cards and rolls follow from the seed." in said
    assert f"fixed by the commitment {commitment(ROOT)}" in said
    assert "It is match 1 of this commitment" in said
    assert "added after the secret was fixed: Ada." in said


def test_it_says_it_to_programs_too(file: Path) -> None:
    found = as_json("verify", file)
    assert (found["commitment"], found["match"], found["shares_of"]) == (commitment(ROOT), 1, ["Ada"])
    assert found["over"]
    assert found["entries"] > found["draws"] > 30


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--commitment", commitment("another")), "another commitment"),
        (("--match", "2"), "match 1 of its commitment, not the one you played"),
        (("--share", HIS), "Your share isn’t in this file"),
    ],
)
def test_what_somebody_noted_must_be_in_it(file: Path, arguments: tuple[str, ...], words: str) -> None:
    result = crocetta("verify", file, *arguments)
    assert (result.exit_code, result.stdout) == (1, "")
    assert words in one_line(result.stderr)


def test_nothing_is_proven_about_a_plain_seed_or_without_shares(tmp_path: Path) -> None:
    plain, alone = tmp_path / "plain.json", tmp_path / "alone.json"
    plain.write_bytes(played(12).dumps())
    alone.write_bytes(match_with(luck_of(ROOT, 1, ("", ""))).dumps())
    assert "somebody may have chosen it" in one_line(crocetta("verify", plain).stdout)
    assert "could have chosen it" in one_line(crocetta("verify", alone).stdout)
    for noted in (("--share", HERS), ("--match", "1")):
        assert crocetta("verify", plain, *noted).exit_code == 1


def test_a_file_that_was_changed_is_found_out(file: Path) -> None:
    def change(page: dict[str, object]) -> None:
        page["luck"]["shares"] = ["", ""]  # type: ignore[index]  # it is JSON

    file.write_bytes(edited(change, file.read_bytes()))
    result = crocetta("verify", file)
    assert result.exit_code == 1
    assert "the seed does not follow from the secret and the shares" in one_line(result.stderr)
