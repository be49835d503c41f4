"""What `make bench-envs` measures with, and what it writes."""

import numpy as np

from bench import envs as bench
from crocetta import envs, games


def test_acts_chosen_from_masks_are_legal_and_all_of_them_occur() -> None:
    masks = np.array([[0, 1, 0, 1], [1, 0, 0, 0], [0, 1, 1, 1]], np.int8)
    rng = np.random.default_rng(1)
    chosen = np.array([bench.masked_choice(masks, rng) for _ in range(2000)])
    for row, column in zip(masks, chosen.T, strict=True):
        acts, counts = np.unique(column, return_counts=True)
        assert acts.tolist() == np.flatnonzero(row).tolist()
        assert counts.min() > 0.8 * 2000 / len(acts)


def test_every_decision_of_a_batch_is_counted() -> None:
    for make in (bench.in_batches, bench.in_batches_by_masks):
        assert make(envs.vector("silver-and-gold", 16))() == 16


def test_the_page_names_every_way_and_its_ratio() -> None:
    slow = bench.Speed("Yardstick", bench.YARDSTICK, [bench.Window(200.0, 100.0)])
    fast = [bench.Speed("A game", way, [bench.Window(900.0, 800.0)]) for way in bench.ways("pyramids")]
    page = "\n".join(bench.section([slow, *fast], 1, 0.1, "Nobody else was there."))
    assert "Nobody else was there." in page
    for way in bench.ways("pyramids"):
        assert f"| A game: {way} | 900 (900) | 800 | 4.50 × |" in page


def test_only_time_that_is_not_the_environments_own_has_no_floor() -> None:
    for name in games.names():
        free = {way for way in bench.ways(name) if not bench.Speed(name, way, []).must_reach}
        assert sorted(way.split(",")[-1] for way in free if way.startswith("vector")) == [
            " acts chosen from the masks in NumPy"
        ]
