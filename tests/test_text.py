"""The sentences: both languages say the same things, and all of them can be said."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import coinbox
from coinbox import text
from coinbox.coin.cards import Card
from coinbox.coin.forces import Forces
from coinbox.library import board_of, cards_of, rules_of
from coinbox.text import LANGUAGES, has, has_in, messages, own_messages, render, say, say_in
from tests.games import OWN_GAMES

SHELVES = (text.SHARED, *OWN_GAMES)
"""Where texts stand: those that games share, and those of each game."""

NAMES = {
    "faction": ["chance"],
    "box": ["limited-op", "event", "op-special"],
    "eligible": ["first", "second"],
    "reason": ["final"],
}
"""What every game names."""
OWN_NAMES = {
    "malaya": {
        "marker": ["terror", "sabotage", "new_village"],
        "level": ["support", "neutral", "opposition"],
        "control": ["none", "british", "mcp"],
        "track": ["political_will", "resources", "commander"],
        "reason": ["early"],
        "commander": ["gurney", "briggs", "templer", "gurney_killed"],
        "action": ["pacify", "pacify-help", "agitate", "agitate-help"],
    },
    "kenya": {
        "marker": ["terror", "population"],
        "level": ["loyalty", "neutral", "resistance"],
        "control": ["none", "british", "mau_mau"],
        "track": ["political_will", "resources", "pipeline"],
        "reason": ["early"],
        "pipeline": [
            name + end
            for name in ("rule_of_law", "emergency_powers", "villagization", "prison_system", "gulag")
            for end in ("", ".help")
        ],
    },
    "arab_revolt": {
        "reason": ["early"],
        "marker": ["sabotage", "curfew", "out_of_play"],
        "level": ["neutral", "opposition"],
        "track": ["political_will", "unity"],
        "unity": [
            name + end for name in ("decentralized", "low", "middle", "high", "centralized") for end in ("", ".help")
        ],
        "chit": [
            name + end for name in ("op-1", "op-2", "op-3", "detain", "demolish", "fine") for end in ("", ".help")
        ],
    },
    "japanese_occupation": {
        "marker": ["terror", "sabotage", "jungle_camp", "new_village", "intel", "intel_0", "intel_1", "intel_2"],
        "level": ["neutral", "opposition"],
        "track": ["resistance", "resources", "zipper"],
        "zipper": [name + end for name in ("delay", "6", "12", "18", "ready") for end in ("", ".help")],
        "icon": [
            name + end
            for name in ("mobilize", "kill_traitors", "seize_supplies", "food_shortage")
            for end in ("", ".help")
        ],
        "place": [f"r{number}" for number in range(1, 9)],
        "short": [f"r{number}" for number in range(1, 9)],
    },
}
CAPABILITIES = {"malaya": 6, "kenya": 6, "arab_revolt": 7, "japanese_occupation": 6}
COMMON_SECTIONS = {
    "1.3": 6,
    "1.4": 3,
    "1.5": 0,
    "1.6": 0,
    "1.7": 0,
    "1.8": 0,
    "1.9": 0,
    "1.10": 0,
    "1.11": 0,
    "2.0": 0,
    "2.1": 0,
    "2.2": 0,
    "2.3": 6,
    "2.4": 0,
    "3.0": 0,
    "3.1": 2,
    "3.2": 4,
    "4.0": 0,
    "4.1": 1,
    "4.2": 3,
    "4.3": 3,
    "5.0": 0,
    "5.1": 3,
    "5.2": 0,
    "5.3": 0,
    "5.4": 0,
    "6.0": 0,
    "6.3": 2,
    "6.5": 0,
    "6.6": 3,
    "7.0": 2,
    "7.1": 0,
    "7.2": 0,
}
"""Section of the booklets -> how many subsections it has, if a game's own table says nothing else."""
OWN_SECTIONS = {
    "malaya": {"1.12": 0, "3.3": 4, "6.1": 4, "6.2": 2, "6.4": 2},
    "kenya": {"3.3": 3, "6.1": 5, "6.2": 0, "6.4": 3},
    "arab_revolt": {
        "1.3": 7,
        "1.7": 2,
        "1.8": 2,
        "1.12": 0,
        "2.3": 7,
        "3.1": 1,
        "3.3": 4,
        "6.1": 6,
        "6.2": 3,
        "6.4": 2,
        "6.6": 4,
    },
    "japanese_occupation": {
        "1.3": 7,
        "1.12": 0,
        "1.13": 0,
        "1.14": 0,
        "1.15": 0,
        "2.3": 0,
        "2.4": 6,
        "2.5": 0,
        "3.1": 1,
        "3.3": 4,
        "5.5": 0,
        "6.1": 2,
        "6.2": 6,
        "6.4": 2,
        "6.5": 2,
        "6.6": 0,
        "6.7": 3,
        "7.0": 1,
    },
}


def printed_sections(game: str) -> set[str]:
    """The sections of a game's booklet, from 1.3 to 7.2."""
    counts = COMMON_SECTIONS | OWN_SECTIONS[game]
    return {*counts, *(f"{section}.{n + 1}" for section, count in counts.items() for n in range(count))}


@pytest.fixture(params=SHELVES, ids=lambda shelf: shelf or "shared")
def shelf(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def ids(lang: str, shelf: str) -> frozenset[str]:
    """All ids of a shelf."""
    return own_messages(lang, shelf) if shelf else messages(lang)


def entries(lang: str, shelf: str) -> list[tuple[str, ast.Pattern]]:
    """Every id of a shelf with its pattern, straight from the files."""
    found: list[tuple[str, ast.Pattern]] = []
    for _, source in text.sources(lang, shelf):
        for entry in parse(source).body:
            if isinstance(entry, ast.Message):
                found += [(entry.id.name, entry.value)] if entry.value else []
                found += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
    return found


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name is Fluent's
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the name is Fluent's
        self.messages.add(node.id.name)


def arguments(lang: str, shelf: str) -> dict[str, set[str]]:
    """The names of the arguments that each message of a shelf uses."""
    found = {}
    for name, pattern in entries(lang, shelf):
        visitor = found[name] = Arguments()
        visitor.visit(pattern)
    return {name: visitor.names.union(*(found[m].names for m in visitor.messages)) for name, visitor in found.items()}


@pytest.mark.parametrize(("piece", "said"), [("troop", "Perakに兵員はいません"), ("base", "Perakに拠点はありません")])
def test_japanese_tells_people_from_things_that_are_not_there(piece: str, said: str) -> None:
    assert render.why("ja", "malaya", "no-such-piece", {"piece": piece, "origin": "perak"}) == said


def test_both_languages_have_the_same_messages(shelf: str) -> None:
    english, japanese = ids("en", shelf), ids("ja", shelf)
    assert english - japanese == frozenset()
    assert japanese - english == frozenset()
    assert len(english) > 300


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_in_the_files_is_loaded_and_stands_there_once(lang: str, shelf: str) -> None:
    names = Counter(name for name, _ in entries(lang, shelf))
    assert [name for name, times in names.items() if times > 1] == []
    assert set(names) == ids(lang, shelf)


def test_both_languages_use_the_same_arguments(shelf: str) -> None:
    """A word comes with its id and a space with its preposition, which one language may need and the other not."""
    english, japanese = (
        {
            name: {used.removesuffix("_id").removesuffix("_in") for used in names}
            for name, names in arguments(lang, shelf).items()
        }
        for lang in LANGUAGES
    )
    assert {name: japanese.get(name) for name in english} == english


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_game_does_not_repeat_what_is_shared(game: str) -> None:
    shared, own = (dict(entries("en", shelf)) for shelf in (text.SHARED, game))
    same = [name for name in own if name in shared and own[name].equals(shared[name])]
    # A message that a game words anew takes its attributes with it.
    said = [name for name in same if name.partition(".")[0] in same]
    assert [name for name in said if dict(entries("ja", game))[name].equals(dict(entries("ja", ""))[name])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_renders(lang: str, shelf: str) -> None:
    for name, needed in arguments(lang, shelf).items():
        rendered = say_in(lang, shelf, name, **dict.fromkeys(needed, 2))
        assert rendered.strip(), name
        assert "{" not in rendered, name
        assert "\u2068" not in rendered, name


def test_japanese_is_not_english_left_over(shelf: str) -> None:
    needed = arguments("ja", shelf)
    prose = [
        name
        for name in needed
        if name.endswith((".help", "-help", "-unshaded", "-shaded", "-tip", "-text"))
        and not name.startswith("web-key-")
        and not needed[name]
    ]
    assert len(prose) > (100 if shelf else 5)
    assert [name for name in prose if not re.search("[ぁ-んァ-ヶ]|[一-龯]", say_in("ja", shelf, name))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "card"), [(g, card) for g in OWN_GAMES for card in cards_of(g)], ids=str)
def test_a_card_has_its_title_and_sides(lang: str, game: str, card: Card) -> None:
    one_text = card.sides in (("execute",), ())
    assert has_in(lang, game, f"card-{card.id}-title")
    assert has_in(lang, game, f"card-{card.id}-text") == one_text
    assert has_in(lang, game, f"card-{card.id}-unshaded") != one_text
    assert has_in(lang, game, f"card-{card.id}-shaded") != one_text
    assert has_in(lang, game, f"card-{card.id}-capability") == bool(card.capability)


@pytest.mark.parametrize("game", OWN_GAMES)
def test_english_titles_of_cards_are_the_printed_ones(game: str) -> None:
    cards = cards_of(game)
    assert len(cards) == 35
    assert [card.id for card in cards if say_in("en", game, f"card-{card.id}-title") != card.title] == []


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_capability_says_whose_it_is(game: str) -> None:
    cards = [card for card in cards_of(game) if card.capability]
    assert len(cards) == CAPABILITIES[game]
    for lang in LANGUAGES:
        for card in cards:
            whose = say_in(lang, game, f"faction-{card.capability}")
            assert say_in(lang, game, f"card-{card.id}-capability").startswith(whose.removesuffix("s"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OWN_GAMES)
def test_words_of_a_game_are_complete(lang: str, game: str) -> None:
    rules = rules_of(game)
    state = rules.setup(rules.scenarios[0])
    assert isinstance(state, Forces)
    wanted = [f"{kind}-{piece}" for piece in {*state.PIECES, *state.TYPES} for kind in ("piece", "pieces")]
    wanted += [f"phase-{phase}" for phase in rules.aid.phases.values()]
    wanted += [f"{kind}-{name}" for names in (NAMES, OWN_NAMES[game]) for kind in names for name in names[kind]]
    wanted += [f"faction-{faction}" for faction in rules.factions]
    wanted += [f"result-{outcome}" for outcome in rules.outcomes]
    wanted += [f"terrain-{space.terrain}" for space in board_of(game).spaces]
    wanted += [f"terminal-terrain-{space.terrain}" for space in board_of(game).spaces]
    wanted += ["game", "game-about"]
    wanted += [f"scenario-{scenario}" for scenario in rules.scenarios]
    wanted += [f"terminal-scenario-{scenario}" for scenario in rules.scenarios]
    assert [name for name in wanted if not has_in(lang, game, name)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OWN_GAMES)
def test_every_section_of_a_booklet_has_its_title_and_summary(lang: str, game: str) -> None:
    mark = "section-"
    named = [name for name in own_messages(lang, game) if name.startswith(mark)]
    written = {name.removeprefix(mark).replace("_", ".") for name in named}
    sections = printed_sections(game)
    assert written == sections | {f"{section}.help" for section in sections}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "space"), [(game, space) for game in OWN_GAMES for space in board_of(game).ids])
def test_spaces_have_a_name_and_a_short_name(lang: str, game: str, space: str) -> None:
    assert has_in(lang, game, f"space-{space}")
    assert len(say_in(lang, game, f"short-{space}")) <= 8


def lay(patch: pytest.MonkeyPatch, texts: dict[tuple[str, str], str]) -> None:
    """Put these texts, by language and game, in the place of all others."""
    patch.setattr(text, "sources", lambda lang, game="": [("test.ftl", texts.get((lang, game), ""))])
    forget()


def test_a_game_words_a_message_before_the_shared_one(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        ("en", ""): "greeting = Hello\n    .help = What people say",
        ("en", "kenya"): "greeting = Jambo, { $name }",
        ("en", "malaya"): "only = Selamat",
        ("ja", ""): "greeting = やあ",
        ("ja", "malaya"): "greeting = ようこそ",
    }
    with monkeypatch.context() as patch:
        lay(patch, texts)
        assert say_in("en", "kenya", "greeting", name="Nyeri") == "Jambo, Nyeri"
        assert say_in("en", "malaya", "greeting") == "Hello"
        assert say_in("ja", "malaya", "greeting") == "ようこそ"
        assert say_in("ja", "kenya", "greeting") == "やあ"  # what a language says comes before another language
        assert say_in("ja", "malaya", "only") == "Selamat"
        assert [has_in("en", game, "only") for game in ("malaya", "kenya")] == [True, False]
        assert not has_in("ja", "malaya", "only")
        assert [has_in("en", game, "greeting.help") for game in ("malaya", "kenya")] == [True, False]
        assert say("en", "greeting") == "Hello"
        assert not has("en", "only")
        with pytest.raises(KeyError, match="only"):
            say_in("en", "kenya", "only")
    forget()


def test_a_message_may_speak_of_another_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        lay(patch, {("en", ""): "piece = Piece\nheld = Held { piece }", ("en", "kenya"): "piece = Chit"})
        assert say("en", "held") == "Held Piece"
        assert say_in("en", "kenya", "held") == "Held Chit"
    forget()


def test_plurals() -> None:
    assert [say("en", "pieces-troop", n=n) for n in (0, 1, 2)] == ["0 Troops", "1 Troop", "2 Troops"]
    assert say("en", "pieces-police", n=1) == "1 Police"
    assert say("ja", "pieces-guerrilla", n=3) == "ゲリラ3個"


def test_attributes_are_named_after_a_dot() -> None:
    assert say_in("en", "malaya", "section-3_2_1") == "Train"
    assert say_in("en", "malaya", "section-3_2_1.help") != say_in("en", "malaya", "section-3_2_1")
    assert not has_in("en", "malaya", "section-3_2_1.nothing")
    with pytest.raises(KeyError, match=r"section-3_2_1\.nothing"):
        say_in("en", "malaya", "section-3_2_1.nothing")


def test_english_stands_in_for_missing_japanese(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        lay(patch, {("en", ""): "greeting = Hello, { $name }\nbye = Bye", ("ja", ""): "bye = では"})
        assert say("ja", "greeting", name="Perak") == "Hello, Perak"
        assert say("ja", "bye") == "では"
        assert not has("ja", "greeting")
        assert messages("ja") == {"bye"}
    forget()


def test_text_that_is_not_fluent_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        lay(patch, {("en", ""): "this is no message\n"})
        with pytest.raises(ValueError, match=r"test\.ftl"):
            messages("en")
    forget()


def forget() -> None:
    for made in (text._catalogue, text._texts, text._plain):
        made.cache_clear()


def test_an_unknown_message_is_named() -> None:
    for lang in LANGUAGES:
        with pytest.raises(KeyError, match="no-such-message"):
            say(lang, "no-such-message")
        assert not has(lang, "no-such-message")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match="pieces-troop"):
        say("en", "pieces-troop")


def test_an_unknown_language_is_refused() -> None:
    for ask in (lambda: say("fr", "faction-british"), lambda: has("fr", "faction-british"), lambda: messages("fr")):
        with pytest.raises(ValueError, match="no language 'fr'"):
            ask()


def test_import_does_not_load_fluent() -> None:
    code = (
        "import sys, coinbox.text as t; assert not [m for m in sys.modules if m.startswith(('fluent', 'babel'))];"
        "t.say('en', 'faction-british'); assert 'fluent.runtime' in sys.modules"
    )
    env = os.environ | {"PYTHONPATH": str(Path(coinbox.__file__).parents[1])}
    run = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True, env=env)
    assert run.returncode == 0, run.stderr
