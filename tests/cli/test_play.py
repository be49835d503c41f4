"""A person at a table in the terminal: moves, refusals, commands, the end."""

import re
from functools import cache
from pathlib import Path

import pytest

from crocetta import games
from crocetta.cli.session import in_columns
from crocetta.kit.match import Match
from crocetta.kit.terminal import table_of
from tests.cli.terminal import GAMES, crocetta, one_line, play, seen

AGAINST_ONE = ("--bots", "random", "--seed", "7")
FIRST_MOVES = "1\n" * 600


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_typing_numbers(game: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    shown = play(game, "--bots", "greedy,greedy", "--seed", "3", "--save", file, typed=FIRST_MOVES)
    match = Match.load(file, games.resolve)
    assert match.over
    winners = [match.header.players[seat].name for seat in match.game.winners(match.state)]
    *_, verdict, _, how_to_hear_it_again = shown.strip().splitlines()
    assert any(name in verdict for name in winners)
    assert how_to_hear_it_again == f"  crocetta replay {file}"
    assert "place" in shown


@pytest.mark.parametrize("game", GAMES)
def test_the_fullest_table_fits_80_columns(game: str) -> None:
    others = ",".join(["random"] * (games.get(game).seats[-1] - 1))
    shown = play(game, "--bots", others, "--seed", "5", typed="1\n" * 20)
    # The command to go on with is one line, however long the name of the file.
    table = shown.partition("Your game is saved")[0].replace("> ", "\n")
    assert max(map(len, table.splitlines())) <= 80


@pytest.mark.parametrize("game", GAMES)
def test_what_explains_a_table_fits_80_columns(game: str) -> None:
    assert max(map(len, table_of(games.get(game)).hint.splitlines())) <= 80


def test_moves_that_do_not_stand_below_each_other_go_down_the_columns() -> None:
    menu = in_columns([f"1 {letter}1" for letter in "abcdefghi"], width=80)
    rows = [line.split() for line in seen(menu).splitlines()]
    assert [row[::3] for row in rows] == [["1", "3", "5", "7", "9"], ["2", "4", "6", "8"]]


def test_a_move_that_fills_the_line_stands_alone_in_it() -> None:
    menu = in_columns(["a long move" * 6, *"bcdefg"], width=80)
    assert [line.split()[0] for line in seen(menu).splitlines()] == list("1234567")


def test_a_long_move_of_a_menu_is_indented_to_its_end() -> None:
    for seed in map(str, range(40)):
        lines = play("la-piramide", "--players", "4", "--seed", seed, typed="").splitlines()
        wrapped = [k for k, line in enumerate(lines) if "Secret passage: Move one of your slaves" in line]
        if wrapped:
            break
    assert lines[wrapped[0]].startswith("  ")
    assert lines[wrapped[0] + 1].startswith("     ")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_of_players_finds_a_seat(seats: int) -> None:
    shown = play("pyramids", "--players", str(seats), "--level", "random", "--seed", "1", typed="")
    assert [name in shown for name in ("Ada", "Bruno", "Celina")] == [seats > other for other in (1, 2, 3)]


def test_a_shape_is_marked_by_typing_its_fields() -> None:
    # Seed 7 begins with a corner of three.
    shown = play("silver-and-gold", *AGAINST_ONE, typed="keep 3 4\n1 c1 d1 c2\ndone\n")
    assert "You marked 3 fields" in shown
    assert "(╳)" in shown
    assert "Press Enter to end your turn" in shown


def test_enter_plays_the_only_move_there_is() -> None:
    shown = play("silver-and-gold", *AGAINST_ONE, typed="keep 3 4\n1 c1\n\n")
    assert "Ada marked" in shown
    assert "turn 2 of 7" in shown


def test_an_illegal_move_is_answered_with_its_clause_and_why_shows_it_in_full() -> None:
    shown = one_line(play("silver-and-gold", *AGAINST_ONE, typed="keep 3 4\n1 e5\nwhy\n"))
    assert "That’s sea, or off the map. (SG-12, `why` shows the rule)" in shown
    assert games.clauses("silver-and-gold")["SG-12"].replace("**", "") in shown


@pytest.mark.parametrize("language", ["it", "pl"])
def test_why_speaks_the_language_chosen(language: games.Language) -> None:
    shown = play("silver-and-gold", *AGAINST_ONE, "--language", language, typed="keep 3 4\nwhy done\n")
    clause = games.clauses("silver-and-gold", language)["SG-14"].replace("**", "").replace("`", "")
    assert clause in one_line(shown)


def test_why_asks_about_a_move_without_playing_it() -> None:
    shown = play("silver-and-gold", *AGAINST_ONE, typed="keep 3 4\nwhy 1 c1\nwhy\nwhy nonsense\n")
    assert "That move is allowed." in shown
    assert "Nothing to explain. Type `why` and a move." in shown
    assert "Type the map and its fields" in shown
    assert "You marked" not in shown


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_a_legal_move_with_a_reason_and_plays_nothing(game: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    before = play(game, *AGAINST_ONE, "--save", file, typed="")
    entries = len(Match.load(file, games.resolve).entries)
    shown = one_line(play(game, *AGAINST_ONE, "--save", tmp_path / "again.json", typed="hint\nhint\n"))
    tried = re.findall(r"Try: (.*?)\. [A-Z]", shown)
    assert len(tried) == 2
    assert tried[0] == tried[1]
    assert tried[0].split(":")[0] in one_line(before)
    assert len(Match.load(tmp_path / "again.json", games.resolve).entries) == entries


def test_a_hint_without_a_reason_of_the_games_own_has_a_sentence_too() -> None:
    shown = one_line(
        play("la-piramide", *AGAINST_ONE, "--option", "curses=false", "--language", "it", typed="hint\n")
    )
    assert "Prova: tira il dado. È la tua unica mossa." in shown


def test_undo_works_until_done_is_said() -> None:
    shown = play("silver-and-gold", *AGAINST_ONE, typed="keep 3 4\n1 c1\nundo\n1 d1\ndone\nundo\n")
    assert "You undid your last move." in shown
    assert "You marked 1 field" in shown
    assert "Too late to undo: a card was drawn or the die rolled." in shown


def test_who_has_done_nothing_yet_has_nothing_to_undo() -> None:
    shown = play("silver-and-gold", *AGAINST_ONE, typed="undo\n")
    assert "There’s nothing to undo yet." in shown


def test_a_newcomer_is_told_how_to_begin_and_what_the_dealer_did() -> None:
    shown = play("la-piramide", "--bots", "random", "--seed", "1", typed="")
    assert shown.startswith("Type a move or its number. `help` lists all commands")
    assert " start" in shown


def test_what_went_before_is_not_told_again_to_one_who_comes_back(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    play("silver-and-gold", *AGAINST_ONE, "--save", file, typed="1\n")
    assert "You picked" not in crocetta("play", "--resume", file).stdout


def test_a_long_sentence_is_indented_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sentences of the news begin two columns to the right of everything else, in a narrow window too."""
    monkeypatch.setenv("COLUMNS", "50")
    shown = play("pyramids", "--bots", "greedy,greedy,greedy", "--seed", "3", typed="1\n" * 200)
    lines = shown.splitlines()
    wrapped = [
        k
        for k, line in enumerate(lines)
        if line.startswith("  ") and " dug " in line and not line.rstrip().endswith(".")
    ]
    assert wrapped
    assert all(lines[k + 1].startswith("  ") for k in wrapped)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("help", "undo         undo your last move"),
        ("rules", "SG-29"),
        ("rules 16", "SG-16"),
        ("rules 99", "There’s no rule “99”."),
        ("moves", "1 c1 d1 c2"),
        ("log", "You picked "),
        ("save", "Saved in"),
        ("table", "Display"),
        ("", "Corner. Mark the shape on one of your maps"),
        ("999", "Moves go from 1 to"),
        ("x", "Type the map and its fields"),
        ("1 a1 a1", "You named a1 twice."),
        ("3 a1", "Your cards are 1, on the left, and 2, on the right."),
        ("a1", "Say on which card"),
        ("take 9", "The display has the cards 1 to 4."),
        ("take x", "take deck"),
        ("take deck", "Everyone is marking now."),
        ("keep 1", "keep 1 3"),
        ("1 [bold]", "Type the map and its fields"),
    ],
)
def test_every_line_gets_an_answer(typed: str, answer: str) -> None:
    before = play("silver-and-gold", *AGAINST_ONE, typed="keep 3 4\n")
    shown = play("silver-and-gold", *AGAINST_ONE, typed=f"keep 3 4\n{typed}\n")
    assert answer in shown[len(before) - 300 :]


def test_the_log_keeps_silent_about_the_used_pile_unless_it_lies_open() -> None:
    turns = "keep 3 4\n1 c1\ndone\n1 d1\ndone\nlog\n"
    for option, times in (("open_pile=off", 0), ("open_pile=on", 3)):
        shown = play("silver-and-gold", *AGAINST_ONE, "--option", option, typed=turns)
        log = shown[shown.rindex("You picked ") :]
        assert log.count("Expedition: ") == times
        assert ("used: " in shown) == (times > 0)


def test_nothing_of_a_bots_sealed_marks_is_told_before_all_have_finished() -> None:
    shown = play("silver-and-gold", *AGAINST_ONE, typed="keep 3 4\n1 c1\nlog\n")
    assert "Ada  Ready" in shown
    assert "Ada marked" not in shown


def test_the_same_seed_and_the_same_moves_tell_the_same_story() -> None:
    typed = "1\n" * 12
    one, other = (play("pyramids", "--bots", "greedy,random", "--seed", "9", typed=typed) for _ in range(2))
    assert one.rpartition("Your game is saved")[0] == other.rpartition("Your game is saved")[0]


def test_without_a_name_the_game_is_asked_for() -> None:
    number = games.names().index("silver-and-gold") + 1
    shown = crocetta("play", "--level", "random", typed=f"{number}\n").stdout
    assert "Which game?" in shown
    assert "Silver & Gold" in shown


def test_a_game_that_there_is_not_is_asked_for_again() -> None:
    shown = crocetta("play", "--level", "random", typed="silver\n99\nSilver and Gold\n").stdout
    assert "There’s no game “silver”. Did you mean “silver-and-gold”?" in shown
    assert "There’s no game “99”. Choose one of: " in shown
    assert shown.count("Which game?") == 3
    assert "Pick 2 maps to fill in." in shown


def test_nobody_there_to_ask_is_a_wrong_usage() -> None:
    result = crocetta("play", typed="")
    assert result.exit_code == 2
    assert "Name a game" in result.stderr


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("roll", "You rolled"),
        ("S1 z9", "The maze has no square z9."),
        ("why S1 a14", "LP-5"),
        ("plage", "Did you mean “plague”?"),
        ("gamble x", "gamble 2 5"),
        ("gamble 2 5", "LP-13"),
        ("S1", "Type the square, too"),
        ("fS1 a14", "No family has the letter f"),
        ("name feather", "There’s no family “feather”"),
        ("S1 out", "LP-5"),
        ("help", "S1 out"),
    ],
)
def test_la_piramide_answers_every_line(typed: str, answer: str) -> None:
    assert answer in play("la-piramide", "--bots", "random", "--seed", first_turn_seed(), typed=f"{typed}\n")


@cache
def first_turn_seed() -> str:
    """A seed that gives the first turn of a match of two to the person."""
    for seed in map(str, range(20)):
        if "> You" in play("la-piramide", "--bots", "random", "--seed", seed, typed="").partition("Ada")[0]:
            return seed
    raise AssertionError("no seed of twenty begins with you")
