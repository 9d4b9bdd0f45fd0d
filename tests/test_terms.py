"""The glossary: every term of the booklets has a word and a sentence, and the texts use no other word for it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from coinbox.kernel.decision import Option
from coinbox.library import rules_of
from coinbox.text import LANGUAGES, SHARED, has_in, say_in, sources
from coinbox.text.glossary import Term, own_terms, term_of, terms
from tests.games import OWN_GAMES

INDEX = tomllib.loads(Path(__file__).with_name("key_terms.toml").read_text(encoding="utf-8"))
"""What the indexes of key terms list: those of all games, and the others of each."""
NOT_PROSE = re.compile(r"^(cli-(option-)?(play|sim|players)|why-)")
"""Messages with names to type, and reasons, which have a test of their own."""


def written(lang: str, game: str) -> Iterator[tuple[str, str]]:
    """Each message of a file with its source, comments left out."""
    for file, text in sources(lang, game):
        for source in re.split(r"\n(?=\S)", text):
            name, _, value = source.partition("=")
            if not source.startswith("#") and not NOT_PROSE.match(name):
                yield f"{file} {name.strip()}", value


def others(term: Term, lang: str, games: tuple[str, ...]) -> list[tuple[str, str]]:
    """Where a text of these games says something else for a term."""
    found = []
    for pattern in map(re.compile, term.instead[lang]):
        for game in games:
            found += [(name, pattern.pattern) for name, value in written(lang, game) if pattern.search(value)]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [SHARED, *OWN_GAMES])
def test_the_texts_use_the_word_of_each_term(game: str, lang: str) -> None:
    where = (SHARED, *OWN_GAMES) if game == SHARED else (game,)
    assert [found for term in own_terms(game) for found in others(term, lang, where)] == []


def test_the_search_finds_another_word() -> None:
    term = next(term for term in own_terms(SHARED) if term.id == "remove")
    assert any(re.search(pattern, "対立を除く") for pattern in term.instead["ja"])
    assert not any(re.search(pattern, "対立を除去し、A31を除き、戻す") for pattern in term.instead["ja"])


@pytest.mark.parametrize("game", OWN_GAMES)
def test_every_term_of_the_index_is_explained(game: str) -> None:
    printed = [*INDEX["all"], *INDEX[game]]
    assert len(printed) > 60
    assert [name for name in printed if term_of(game, name) is None] == []


@pytest.mark.parametrize(
    ("game", "pieces"),
    [
        ("malaya", ("Base", "拠点")),
        ("kenya", ("Base", "拠点")),
        ("arab_revolt", ("Irregular", "非正規兵")),
        ("japanese_occupation", ("Supply Cache", "補給物資庫")),
    ],
)
def test_the_glossary_says_which_pieces_are_active(game: str, pieces: tuple[str, str]) -> None:
    term = term_of(game, "Active Pieces")
    assert term is not None
    assert term.id == "active_pieces"
    for lang, piece in zip(LANGUAGES, pieces, strict=True):
        assert piece in term.about[lang]


@pytest.mark.parametrize("game", OWN_GAMES)
def test_no_name_means_two_terms(game: str) -> None:
    meant = [name for term in terms(game) for name in spelt(term)]
    assert sorted(name for name in set(meant) if meant.count(name) > 1) == []


def spelt(term: Term) -> set[str]:
    return {name.casefold() for name in (term.id, *term.words.values(), *term.also)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_term_has_a_word_and_one_sentence(game: str, lang: str) -> None:
    for term in terms(game):
        assert term.words[lang]
        assert re.fullmatch(r"[^\n]{10,140}[.。]", term.about[lang]), term


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_term_is_called_as_the_table_calls_it(game: str, lang: str) -> None:
    def actions() -> Iterator[Option]:
        return (word for word in rules_of(game).vocabulary.options if word.kind == "action")

    named = {word.name.replace("-", "_"): f"action-{word.name}" for word in actions()}
    named |= {f"{track}_track": f"track-{track}" for track in ("commander", "pipeline", "unity")}
    named |= {name: f"track-{name}" for name in ("political_will", "resources", "resistance")}
    named |= {faction: f"faction-{faction}" for faction in rules_of(game).factions}
    named |= {name: f"piece-{name}" for name in ("troop", "police", "guerrilla", "base", "supply_cache", "force_136")}
    named |= {name: f"marker-{name}" for name in ("new_village", "sabotage", "terror", "curfew", "jungle_camp")}
    told = {term.id: term.words[lang] for term in terms(game)}
    for name, message in named.items():
        if name in told and has_in(lang, game, message):
            assert told[name].startswith(say_in(lang, game, message)), name


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("Sweep", "sweep"),
        ("掃討", "sweep"),
        ("guerrillas", "guerrilla"),
        ("new-village", "new_village"),
        ("accompanying", "accompany"),
        ("Accompany", "accompany"),
        ("special activities", "special_activity"),
        ("Terror marker", "terror"),
        ("soup", None),
    ],
)
def test_a_term_is_found_by_what_people_type(word: str, found: str | None) -> None:
    term = term_of("malaya", word)
    assert (term and term.id) == found
