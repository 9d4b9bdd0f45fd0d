"""Search over rules, cards, terms and rulings of a game, in the language of the reader."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from coinbox.learn.history import history_of
from coinbox.learn.rulebook import rulebook, rulings_of
from coinbox.library import cards_of
from coinbox.text import has_in, say_in
from coinbox.text.glossary import terms

SECTION, CARD, TERM, RULING, HISTORY = "section", "card", "term", "ruling", "history"
AROUND = 60
"""So many letters are shown before and after what was found."""
MOST = 60


class Found(NamedTuple):
    """A place where the words stand."""

    kind: str
    id: str
    title: str
    excerpt: str


class _Place(NamedTuple):
    kind: str
    id: str
    title: str
    text: str
    plain: str


@cache
def _places(game: str, lang: str) -> tuple[_Place, ...]:
    """All that can be found, in the order in which it is shown."""
    found = (*_sections(game, lang), *_cards(game, lang), *_terms(game, lang), *_rulings(game, lang))
    return tuple(
        _Place(kind, id_, title, text, _plain(f"{id_} {title} {text} {also}")) for kind, id_, title, text, also in found
    )


Row = tuple[str, str, str, str, str]


def _sections(game: str, lang: str) -> Iterator[Row]:
    for page in rulebook(game).values():
        yield SECTION, page.section, page.title[lang], page.text[lang], ""


def _cards(game: str, lang: str) -> Iterator[Row]:
    told = history_of(game)
    for card in cards_of(game):
        title = say_in(lang, game, f"card-{card.id}-title")
        parts = (f"card-{card.id}-{part}" for part in ("unshaded", "shaded", "text", "tip"))
        text = " ".join(say_in(lang, game, part) for part in parts if has_in(lang, game, part))
        yield CARD, card.id, title, text, ""
        if card.id in told:
            yield HISTORY, card.id, title, told[card.id].about[lang], ""


def _terms(game: str, lang: str) -> Iterator[Row]:
    for term in terms(game):
        yield TERM, term.id, term.words[lang], term.about[lang], " ".join(term.also)


def _rulings(game: str, lang: str) -> Iterator[Row]:
    for ruling in rulings_of(game).values():
        yield RULING, ruling.id, ruling.id, ruling.text[lang], ""


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


def search(game: str, words: str, lang: str) -> list[Found]:
    """Where all of these words stand; titles and exact numbers first."""
    wanted = _plain(words).split()
    if not wanted:
        return []
    hits = [place for place in _places(game, lang) if all(word in place.plain for word in wanted)]
    hits.sort(key=lambda place: _rank(place, wanted))
    return [Found(place.kind, place.id, place.title, _excerpt(place.text, wanted)) for place in hits[:MOST]]


def _rank(place: _Place, wanted: list[str]) -> int:
    """0 for the thing itself, 1 for its title, 2 for what stands in its text."""
    title = _plain(place.title)
    if " ".join(wanted) in (place.id.casefold(), title):
        return 0
    return 1 if all(word in title for word in wanted) else 2


def _excerpt(text: str, wanted: list[str]) -> str:
    """The words with what stands around the first of them."""
    plain = re.sub(r"\s+", " ", text)
    at = max(0, _plain(plain).find(wanted[0]))
    first, last = max(0, at - AROUND), at + len(wanted[0]) + AROUND
    return f"{'…' if first else ''}{plain[first:last].strip()}{'…' if last < len(plain) else ''}"
