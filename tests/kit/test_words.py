import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from crocetta.kit.terminal import Company
from crocetta.kit.words import Catalogue, Words, in_figures, list_of, plural, signed

ENGLISH = """
# A remark
-shop = { $form ->
   *[short] Crocetta
    [long] The Crocetta shop
}
coins = { $count ->
    [0] No coins
    [one] { $count } coin
   *[other] { $count } coins
}
    .title = Coins of { $name }
greeting = { coins }, { $name }! { "{" }{ -shop }, { -shop(form: "long") }{ "}" }
colour = { $colour ->
    [grey] grey map
   *[other] { $colour } map
}
lines =
    One line
    and another
"""
POLISH = """
coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
you = ty
terminal-you = Ty
terminal-list = { $names } i { $last }
"""


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    folder = tmp_path / "catalogue_of_a_test"
    folder.mkdir()
    (folder / "words.en.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / "words.pl.ftl").write_text(POLISH, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return Words(Catalogue("catalogue_of_a_test"))


def test_a_message_is_said_with_its_parameters(words: Words) -> None:
    assert words.say("coins", count=0) == "No coins"
    assert words.say("coins", count=1) == "1 coin"
    assert words.say("coins", count=1200) == "1,200 coins"
    assert words.say("coins.title", name="Ada") == "Coins of Ada"
    assert words.say("colour", colour="grey") == "grey map"
    assert words.say("colour", colour="purple") == "purple map"
    assert words.say("greeting", count=2, name="Ada") == "2 coins, Ada! {Crocetta, The Crocetta shop}"
    assert words.say("lines") == "One line\nand another"
    assert words.keys() == ("coins", "coins.title", "greeting", "colour", "lines")


def test_a_missing_message_or_parameter_is_an_error(words: Words) -> None:
    with pytest.raises(LookupError, match="no message 'palms'"):
        words.say("palms")
    with pytest.raises(LookupError, match=r"no message 'coins\.value'"):
        words.say("coins.value")
    with pytest.raises(LookupError, match=r"lacks \$name"):
        words.say("greeting", count=2)


def test_what_a_language_lacks_is_said_in_english(words: Words) -> None:
    polish = words.speaking("pl")
    assert [polish.say("coins", count=count) for count in (1, 2, 5)] == ["1 moneta", "2 monety", "5 monet"]
    assert polish.say("colour", colour="grey") == "grey map"


def test_numbers_and_plurals_agree_with_the_browser() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("needs Node")
    numbers = [0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 22, 25, 102, 112, 122, 999, 1000, 9999, 10_000, 12_345, 1_000_000]
    numbers += [-1, -6, -12_000]
    asked = [
        (number, language) for number in [*numbers, 0.5, 1.5, 2.25, 1234.5678] for language in ("en", "it", "pl")
    ]
    script = """
        const asked = JSON.parse(process.argv[1]);
        console.log(JSON.stringify(asked.map(([number, language]) => [
            new Intl.PluralRules(language).select(number), new Intl.NumberFormat(language).format(number)])))
    """
    run = subprocess.run([node, "-e", script, json.dumps(asked)], capture_output=True, text=True, check=True)
    browser: list[Any] = json.loads(run.stdout)
    ours = [[plural(number, language), in_figures(number, language)] for number, language in asked]  # type: ignore[arg-type]
    assert ours == browser


def test_a_company_is_spoken_of_in_the_words_of_its_language(words: Words) -> None:
    ada = Company(("Ada", "Bo", "Cy"), 0, words.speaking("pl"))
    assert [ada.who(0), ada.who(1)] == ["Ty", "Bo"]
    assert [ada.all_of([0]), ada.all_of([2, 0, 1]), ada.all_of([1, 2])] == ["ty", "Cy, Bo i ty", "Bo i Cy"]


def test_names_in_a_row_and_gains() -> None:
    assert [list_of(["Ada"]), list_of(["Ada", "Bo"]), list_of(["Ada", "Bo", "Cy"])] == [
        "Ada",
        "Ada and Bo",
        "Ada, Bo and Cy",
    ]
    assert [signed(14), signed(-6), signed(0)] == ["+14", "−6", "0"]
