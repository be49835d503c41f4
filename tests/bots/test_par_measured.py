"""`make par`: results are kept, and the page keeps what a run does not measure."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bench import par
from bench.par import Found, Task


def found(level: str, number: int, reached: int) -> Found:
    return Found(
        Task("pyramids", level, number),
        [reached, reached],
        [100, 100],
        [120, 130],
        [2048, 4096],
        [0, 1],
        [1.5, 2.5],
    )


def test_a_row_tells_points_par_share_and_bound() -> None:
    told = par.row([found("expert", 0, 80), found("expert", 1, 90)])
    assert told == (
        "| Silver & Gold: Pyramids | `expert` | 2 | 85.0 ± 9.8 | 100.0 ± 0.0 | **85.0 ± 9.8%** | 125.0 ± 0.0 "
        "| 3,072 (2 of 4) | 2.0 |"
    )


def test_rows_that_a_run_does_not_measure_and_other_sections_stay() -> None:
    page = "# Bots\n\n| a | b |\n\n## Further\n\nWords.\n"
    expert, better = par.row([found("expert", 0, 80)]), par.row([found("expert", 0, 85)])
    master = par.row([found("master", 0, 90)])
    once = par.renewed(page, [expert])
    twice = par.renewed(par.renewed(once, [master]), [better])
    assert twice.startswith(page.rstrip())
    assert twice.count(par.HEADING) == 1
    assert expert not in twice
    assert twice.index(master) < twice.index(better)


def test_a_section_in_the_middle_of_the_page_is_renewed_in_its_place() -> None:
    page = par.renewed("# Bots\n", [par.row([found("novice", 0, 60)])]) + "\n## Last\n\nWords.\n"
    after = par.renewed(page, [par.row([found("adept", 0, 70)])])
    assert after.index(par.HEADING) < after.index("\n## Last\n\nWords.\n")
    assert after.count("## Last") == 1


def test_what_was_measured_before_is_not_measured_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Task] = []

    def measure(task: Task) -> Found:
        asked.append(task)
        return found(task.level, task.number, 80)

    monkeypatch.setattr(par, "KEPT", tmp_path)
    monkeypatch.setattr(par, "measure", measure)
    monkeypatch.setattr(par, "prepare", lambda _: None)
    monkeypatch.setattr(par, "ProcessPoolExecutor", ThreadPoolExecutor)
    tasks = [Task("pyramids", "adept", number) for number in range(3)]
    par.results(tasks[:2], jobs=1)
    (file,) = tmp_path.iterdir()
    with file.open("ab") as cut_off:
        cut_off.write(b'{"task":')
    assert len(par.results(tasks, jobs=1)) == 3
    assert asked == tasks
