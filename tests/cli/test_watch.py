"""Matches of bots, and matches told again."""

from importlib import import_module
from pathlib import Path

import pytest

from crocetta import games
from crocetta.cli.arguments import AnyMatch
from crocetta.cli.seats import let_bot_act
from crocetta.kit.game import Seat
from crocetta.kit.match import Match
from tests.cli.terminal import GAMES, PRACTICE_MAZE, as_json, crocetta, play


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_match(game: str) -> None:
    command = ("watch", game, "--bots", "greedy,random", "--seed", "7")
    one, other = crocetta(*command), crocetta(*command)
    assert one.exit_code == 0
    assert one.stdout == other.stdout
    assert "Ada" in one.stdout
    assert one.stdout != crocetta(*command[:-1], "8").stdout


@pytest.mark.parametrize("game", GAMES)
def test_watching_as_json_gives_the_result_of_the_match_that_is_saved(game: str, tmp_path: Path) -> None:
    file = tmp_path / "bots.json"
    result = as_json("watch", game, "--bots", "greedy,greedy", "--seed", "7", "--save", file)
    match = Match.load(file, games.resolve)
    assert result["over"] is True
    assert result["game"] == game
    assert result["winners"] == list(match.game.winners(match.state))
    assert [player["score"] for player in result["players"]] == list(match.game.scores(match.state))
    assert [player["rank"] for player in result["players"]] == list(match.game.ranks(match.state))
    assert result["entries"] == len(match.entries)


@pytest.mark.parametrize("more", [(), ("--json",)])
def test_a_match_that_could_not_be_saved_is_not_begun(more: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "bots.json"
    command = ("watch", "pyramids", "--bots", "random,random", *more)
    crocetta(*command, "--seed", "1", "--save", file)
    kept = file.read_bytes()
    result = crocetta(*command, "--seed", "2", "--save", file)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "not replaced" in result.stderr
    assert file.read_bytes() == kept


def test_ctrl_c_stops_watching_and_keeps_what_was_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    played = 0

    def tired(match: AnyMatch, seat: Seat) -> tuple[object, ...]:
        nonlocal played
        played += 1
        if played > 5:
            raise KeyboardInterrupt
        return let_bot_act(match, seat)

    monkeypatch.setattr(import_module("crocetta.cli.watch"), "let_bot_act", tired)
    file = tmp_path / "bots.json"
    result = crocetta("watch", "pyramids", "--bots", "random,random", "--save", file)
    assert result.exit_code == 0
    assert result.stdout.endswith("Stopped.\n")
    acts = [entry for entry in Match.load(file, games.resolve).entries if entry.seat >= 0]
    assert len(acts) == 5


def test_the_breakdown_adds_up() -> None:
    for player in as_json("watch", "pyramids", "--bots", "greedy,greedy,greedy", "--seed", "2")["players"]:
        *parts, total = player["breakdown"].values()
        assert sum(parts) == total == player["score"]


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_tells_the_match_as_it_was_watched(game: str, tmp_path: Path) -> None:
    file = tmp_path / "bots.json"
    watched = crocetta("watch", game, "--bots", "greedy,random", "--seed", "4", "--save", file).stdout
    told = crocetta("replay", file).stdout
    assert set(told.splitlines()) <= set(watched.splitlines())
    assert told.splitlines()[-1] == watched.splitlines()[-1]
    assert len(told.splitlines()) > 30


def test_a_replay_as_json_has_every_event_and_the_score(tmp_path: Path) -> None:
    file = tmp_path / "bots.json"
    result = as_json("watch", "silver-and-gold", "--seed", "4", "--save", file)
    told = as_json("replay", file)
    assert {key: told[key] for key in result} == result
    kinds = {event["event"]["type"] for event in told["events"]}
    assert {"flipped", "opened", "completed", "took", "ended"} <= kinds
    assert [event["entry"] for event in told["events"]] == sorted(event["entry"] for event in told["events"])


def test_a_replay_never_tells_what_a_spectator_may_not_hear(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    play("silver-and-gold", "--bots", "random", "--seed", "7", "--save", file, typed="keep 3 4\n1 c1\n")
    told = as_json("replay", file)
    assert not any(event["event"]["type"] == "marked" for event in told["events"])
    assert all(event["event"]["card"] is None for event in told["events"] if event["event"]["type"] == "dealt")
    assert "Not over yet. Waiting for You." in crocetta("replay", file).stdout


def test_an_undo_stands_in_the_replay_once_it_is_no_secret(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    shown = play("silver-and-gold", "--bots", "random", "--seed", "7", "--save", file, typed="1\n1\nundo\nlog\n")
    assert shown.count("You undid your last move.") == 2
    assert "undid" not in crocetta("replay", file).stdout


def test_step_by_step_the_reader_decides_how_far(tmp_path: Path) -> None:
    file = tmp_path / "bots.json"
    crocetta("watch", "pyramids", "--seed", "4", "--save", file)
    shown = crocetta("replay", file, "--step", typed="\n\nt\n\nq\n").stdout
    assert shown.count("> ") == 5
    assert "Round 1 of 4" in shown
    assert crocetta("replay", file, "--step", typed="").exit_code == 0


def test_a_match_with_ones_own_deck_is_replayed_from_its_file_alone(tmp_path: Path) -> None:
    file = tmp_path / "bots.json"
    crocetta("watch", "la-piramide", "--deck", PRACTICE_MAZE, "--bots", "greedy,greedy", "--save", file)
    assert as_json("replay", file)["edition"]["name"] == "practice"


def test_a_match_dealt_by_hand_waits_for_the_dealer(tmp_path: Path) -> None:
    file = tmp_path / "by-hand.json"
    Match.new(games.get("silver-and-gold"), ["Ada", "Bruno"]).save(file)
    assert "Waiting for the dealer." in crocetta("replay", file).stdout
