"""The words of the games and of the tables: what each is called, what it means, and what it is never called."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from coinbox.library import folder_of
from coinbox.text import LANGUAGES, SHARED

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = ["Term", "own_terms", "term_of", "terms"]

FILE = "terms.toml"


class Term(NamedTuple):
    """A word of the rules or of the table, by language."""

    id: str
    words: dict[str, str]
    about: dict[str, str]
    instead: dict[str, tuple[str, ...]]
    """Regular expressions for words that no text uses instead."""
    also: tuple[str, ...] = ()
    """Other names by which a reader may look for it, as booklets print them."""


def terms(game: str = SHARED) -> tuple[Term, ...]:
    """The terms of a game: its own, and those that games share and it does not word anew; in English order."""
    found = {term.id: term for term in own_terms(SHARED)} | {term.id: term for term in own_terms(game)}
    return tuple(sorted(found.values(), key=lambda term: term.words["en"].casefold()))


def term_of(game: str, word: str) -> Term | None:
    """Find a term by its word in either language, by its plural or by another of its names."""
    wanted = _plain(word)
    for term in terms(game):
        names = {_plain(name) for name in (term.id, *term.words.values(), *term.also)}
        if wanted in names or wanted.removesuffix("s") in names:
            return term
    return None


def _plain(word: str) -> str:
    return word.casefold().replace("-", " ").replace("_", " ").strip()


@cache
def own_terms(game: str) -> tuple[Term, ...]:
    """The terms that stand in a game's folder, or with the texts that games share."""
    file: Traversable = (folder_of(game) if game else files(__package__)).joinpath(FILE)
    if not file.is_file():
        return ()
    return tuple(_term(name, facts) for name, facts in tomllib.loads(file.read_text(encoding="utf-8")).items())


def _term(name: str, facts: dict[str, str | list[str]]) -> Term:
    return Term(
        id=name,
        words={lang: str(facts[lang]) for lang in LANGUAGES},
        about={lang: str(facts[f"about_{lang}"]) for lang in LANGUAGES},
        instead={lang: tuple(facts.get(f"instead_{lang}", ())) for lang in LANGUAGES},
        also=tuple(facts.get("also", ())),
    )
