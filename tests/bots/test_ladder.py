"""`make ladder`: luck shared out evenly, nothing played twice, and further levels by their names."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bench import ladder
from bench.ladder import Deal, Outcome


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "KEPT", tmp_path / "kept")


def test_a_deal_is_played_from_every_seat_and_can_be_repeated() -> None:
    deal = Deal("pyramids", "adept", "random", 3, 1)
    outcome = ladder.play(deal)
    assert [len(each) for each in (outcome.shares, outcome.points, outcome.theirs)] == [3, 3, 3]
    assert outcome == ladder.play(deal)


def test_equals_share_the_wins_of_every_deal() -> None:
    outcome = ladder.play(Deal("silver-and-gold", "random", "random", 2, 4))
    assert sum(outcome.shares) == pytest.approx(1)
    assert sorted(outcome.points) == sorted(outcome.theirs)


def drawn(deal: Deal) -> Outcome:
    return Outcome(deal, [0.5], [1], [2])


def test_a_run_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    deals = [Deal("pyramids", "adept", "random", 2, number) for number in range(3)]
    first = ladder.play_all("pyramids", deals[:2], workers=1)
    with ladder.kept_in("pyramids").open("ab") as file:
        file.write(b'{"deal":{"game":"pyr')  # stopped in the middle of a line
    monkeypatch.setattr(ladder, "play", drawn)
    assert ladder.play_all("pyramids", deals, workers=1) == [*first, drawn(deals[2])]
    assert list(ladder.kept(ladder.kept_in("pyramids"))) == deals


def test_a_run_that_is_stopped_starts_no_other_match(monkeypatch: pytest.MonkeyPatch) -> None:
    leaving, played = Event(), list[int]()

    class Pool(ThreadPoolExecutor):
        def __exit__(self, *raised: Any) -> None:
            leaving.set()
            super().__exit__(*raised)

    def plays(deal: Deal) -> Outcome:
        played.append(deal.number)
        if deal.number == 1:
            raise KeyboardInterrupt
        if deal.number == 2:
            leaving.wait()
        return drawn(deal)

    monkeypatch.setattr(ladder, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(ladder, "play", plays)
    deals = [Deal("pyramids", "adept", "random", 2, number) for number in range(50)]
    with pytest.raises(KeyboardInterrupt):
        ladder.play_all("pyramids", deals, workers=1)
    assert len(played) <= 3
    assert list(ladder.kept(ladder.kept_in("pyramids"))) == deals[:1]


def test_the_page_names_wins_points_intervals_and_the_command(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    typed = [
        "--game",
        "pyramids",
        "--pair",
        "greedy:random",
        "--matches",
        "4",
        "--jobs",
        "1",
        "--into",
        str(page),
    ]
    ladder.main(typed)
    text = page.read_text(encoding="utf-8")
    assert "| `adept` against `random` | 2 | 4 | **100.0%** (51.0% to 100.0%) |" in text
    assert '`make ladder ARGS="--game pyramids --pair greedy:random --matches 4' in text


def test_rows_that_are_not_played_again_stay_on_the_page() -> None:
    kept = "| Pyramids | `adept` against `novice` | 2 | 1,000 | **90%** | 1 | 2 |"
    stronger = "| Pyramids | `expert` against `adept` | 2 | 1,000 | **80%** | 1 | 2 |"
    renewed = stronger.replace("80%", "81%")
    larger = stronger.replace("| 2 | 1,000", "| 4 | 1,000")
    assert ladder.merged([renewed, larger], f"# Bots\n{kept}\n{stronger}\n") == [renewed, kept, larger]


def test_a_level_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        ladder.main(["--pair", "wizard:adept"])
    assert "each one of random, novice, adept" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("--game la-piramide --seats 7 --pair adept:random", "La Piramide is for 2 to 6 players, not 7"),
        ("--game pyramids --pair expert:adept --seats 1", "Pyramids is for 2 to 4 players, not 1"),
        ("--game la-piramide --pair master:prototype", "La Piramide had no prototype"),
        ("--matches 0", "argument --matches: a number from 1, not '0'"),
        ("--jobs -1", "argument --jobs: a number from 1, not '-1'"),
    ],
)
def test_a_ladder_that_cannot_be_played_is_refused(
    typed: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        ladder.main(typed.split())
    assert problem in capsys.readouterr().err
