"""Every question, answer and log line of Malaya has its sentence in both languages, and none is left over."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

import pytest

import coinbox
from coinbox import Decision, Game
from coinbox.coin import operation
from coinbox.games import malaya
from coinbox.games.malaya.words import words
from coinbox.text import LANGUAGES, messages, render

SOURCES = sorted(path for module in (malaya, operation) for path in Path(str(module.__file__)).parent.glob("*.py"))
JAPANESE = re.compile("[ぁ-んァ-ヶ一-龯]")
GAMES = 30
EVERY = 3
"""Of so many decisions one is rendered."""


# -- what the source asks for ----------------------------------------------------------------------------------------


@cache
def calls() -> tuple[tuple[str, ast.Call], ...]:
    """All calls in the rules, with the name that is called."""
    found = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                found.append((node.func.id if isinstance(node.func, ast.Name) else node.func.attr, node))
    return tuple(found)


def constants(node: ast.expr) -> Iterator[str]:
    """The strings that an argument can be: itself, or either branch of a choice."""
    if isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    else:
        raise ValueError(f"line {node.lineno}: {ast.unparse(node)} hides an id from this test")


def prompt_ids() -> set[str]:
    """The ids of all prompts: constants, and the questions of cards."""
    found: set[str] = set()
    for name, call in calls():
        if name == "ask":
            (card,), (question,) = constants(call.args[0]), constants(call.args[1])
            found.add(f"{card}-{question}")
        elif name == "Prompt" and not isinstance(call.args[0], ast.JoinedStr):  # the f-string is that of `ask`
            found.update(constants(call.args[0]))
    return found


def log_ids() -> set[str]:
    """The ids of all lines of the log."""
    return {message for name, call in calls() if name == "log" for message in constants(call.args[0])}


def option_ids() -> set[str]:
    """The names of the options that have a label of their own, and the labels made of pieces, spaces and numbers."""
    own = {word.name for word in words.options if word.kind in ("word", "side", "place")}
    return own | {"die", "move", "piece", "idle"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "wanted"), [("prompt", prompt_ids()), ("option", option_ids()), ("log", log_ids())], ids=lambda part: part
)
def test_each_id_has_its_message_and_no_message_is_left_over(lang: str, kind: str, wanted: set[str]) -> None:
    written = {name.removeprefix(f"{kind}-") for name in messages(lang) if name.startswith(f"{kind}-")}
    assert wanted - written == set(), "without a message"
    assert written - wanted == set(), "never used"


def test_the_scan_finds_each_kind_of_id() -> None:
    assert {"train-space", "take-from-map", "M3-where", "M32-intimidate"} <= prompt_ids()
    assert {"gain", "lose", "add-sabotage", "add-terror", "gurney-killed"} <= log_ids()
    assert sum(name == "Prompt" and isinstance(call.args[0], ast.JoinedStr) for name, call in calls()) == 1


# -- labels ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_vocabulary_has_a_clean_label(lang: str) -> None:
    labels = [render.option(lang, "malaya", word) for word in words.options]
    assert [label for label in labels if is_unclean(label)] == []
    assert [label for label, times in Counter(labels).items() if times > 1] == []


def is_unclean(sentence: str) -> bool:
    """Whether a sentence is empty, untrimmed, or shows a trace of the message that it was made of."""
    return not sentence or sentence != sentence.strip() or bool(re.search(r"[{}$_]|\bNone\b| [ :;,)]", sentence))


# -- single lines ----------------------------------------------------------------------------------------------------


def line(lang: str, message: str, **args: str | int) -> str:
    return render.log(lang, "malaya", [(message, args)])[0]


def test_like_steps_are_told_as_one() -> None:
    step = ("move", {"piece": "troop", "origin": "kuala_lumpur", "space": "pahang"})
    other = ("move", {"piece": "police", "origin": "kuala_lumpur", "space": "pahang"})
    assert render.log("en", "malaya", [step, step, step, other]) == [
        "3 Troops moved from Kuala Lumpur to Pahang",
        "1 Police moved from Kuala Lumpur to Pahang",
    ]
    assert render.log("ja", "malaya", [step, step]) == ["兵員2個がKuala LumpurからPahangへ移動"]


def test_political_will_is_told_with_its_sign() -> None:
    assert line("en", "will", n=1, total=13) == "Political Will +1, now 13"
    assert line("en", "will", n=-2, total=8) == "Political Will -2, now 8"
    assert line("ja", "will", n=-2, total=8) == "政治意志-2、現在8"


def test_lost_control_is_told_apart() -> None:
    assert line("en", "control", space="pahang", control="british") == "British Control in Pahang"
    assert line("en", "control", space="pahang", control="none") == "Pahang is Uncontrolled"
    assert line("ja", "control", space="pahang", control="mcp") == "PahangはMCP支配になった"
    assert line("ja", "control", space="pahang", control="none") == "Pahangの支配が失われた（非支配）"


def test_an_event_is_told_with_its_side_if_it_has_two() -> None:
    assert line("en", "event", faction="mcp", card="M3", side="shaded") == "MCP: Event M3 Leaflets (Shaded)"
    assert line("en", "event", faction="mcp", card="M24", side="execute") == "MCP: Event M24 British Government"


@pytest.mark.parametrize(
    ("prompt", "n", "english", "japanese"),
    [
        ("sweep-space", 2, "(2 Resources)", "（2リソース）"),
        ("rally-space", 1, "(1 Resource)", "（1リソース）"),
        ("rally-space", 0, "(free)", "（無償）"),
        ("march-space", 1, "(1 Resource, ECs free)", "（1リソース、ECは無償）"),
        ("agitate-step", 0, "(free)", "（無償）"),
    ],
)
def test_a_prompt_names_its_price(prompt: str, n: int, english: str, japanese: str) -> None:
    for lang, price in (("en", english), ("ja", japanese)):
        assert render.prompt(lang, "malaya", prompt, {"faction": "mcp", "space": "perak", "n": n}).endswith(price)


# -- whole games -----------------------------------------------------------------------------------------------------


def game_of(seed: int) -> Game:
    """A new game; in every third one dice and cards are asked for too."""
    scenario = ("standard", "extended")[seed % 2]
    chance: Literal["ask"] | None = None if seed % 3 else "ask"
    return coinbox.new("malaya", scenario=scenario, seed=seed, chance=chance, ask=("end-turn",), logging=True)


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_random_game_can_be_told_in_both_languages(seed: int) -> None:
    game, luck = game_of(seed), random.Random(seed)
    while not game.over:
        if game.driver.decisions % EVERY == seed % 2:
            check_decision(game)
        game.play(game.driver.rules.vocabulary.name(luck.choice(game.driver.options())))
    english, japanese = game.log("en"), game.log("ja")
    assert len(english) == len(japanese) > 50
    assert [told for told in english + japanese if is_unclean(told)] == []
    assert [told for told in english if JAPANESE.search(told)] == []


def check_decision(game: Game) -> None:
    """Prompt and labels of both languages are clean, and tell the options apart."""
    english, japanese = decision(game, "en"), decision(game, "ja")
    assert english.prompt != japanese.prompt
    assert JAPANESE.search(japanese.prompt)
    assert not JAPANESE.search(english.prompt)
    for told in (english, japanese):
        labels = [option.label for option in told.options]
        assert [text for text in (told.prompt, *labels) if is_unclean(text)] == []
        assert len(set(labels)) == len(labels)


def decision(game: Game, lang: str) -> Decision:
    found = game.decision_in(lang)
    assert found is not None
    return found
