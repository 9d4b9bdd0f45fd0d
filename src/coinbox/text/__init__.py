"""Every sentence a person reads, in English and Japanese, as messages with arguments.

What games share stands here; each game has texts of its own in its folder, which come before the shared ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from coinbox.library import folder_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

__all__ = ["LANGUAGES", "SHARED", "has", "has_in", "messages", "own_messages", "say", "say_in", "sources"]

LANGUAGES = ("en", "ja")
SHARED = ""
"""Stands for the texts of no game."""
KEPT = 16384
"""So many sentences with arguments are remembered: boards and questions say the same again and again."""


class _Texts(NamedTuple):
    resources: list[ast.Resource]
    ids: frozenset[str]


class _Catalogue(NamedTuple):
    bundle: FluentBundle
    ids: frozenset[str]


def say(lang: str, message: str, /, **args: str | int) -> str:
    """Render a shared message, or an attribute written as ``message.attribute``; English stands in for Japanese."""
    return say_in(lang, SHARED, message, **args)


def has(lang: str, message: str, /) -> bool:
    """Tell whether this very language has the shared message."""
    return has_in(lang, SHARED, message)


def say_in(lang: str, game: str, message: str, /, **args: str | int) -> str:
    """Render a message as a game words it: its own if it has one, else the message that games share."""
    return _said(lang, game, message, tuple(args.items())) if args else _plain(lang, game, message)


def has_in(lang: str, game: str, message: str, /) -> bool:
    """Tell whether this very language has the message for a game, its own or the shared one."""
    return message in _catalogue(lang, game).ids


def messages(lang: str) -> frozenset[str]:
    """All ids that games share in a language, attributes included."""
    return _texts(lang, SHARED).ids


def own_messages(lang: str, game: str) -> frozenset[str]:
    """All ids of a game's own texts in a language, attributes included."""
    return _texts(lang, game).ids


@lru_cache(maxsize=KEPT)
def _said(lang: str, game: str, message: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return _render(lang, game, message, dict(args))


@cache
def _plain(lang: str, game: str, message: str) -> str:
    return _render(lang, game, message, {})


def _render(lang: str, game: str, message: str, args: dict[str, str | int]) -> str:
    bundle = _catalogue(_language_of(lang, game, message), game).bundle
    name, _, attribute = message.partition(".")
    found = bundle.get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None  # ids name only what has a pattern
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise ValueError(f"The message '{message}' ({lang}) cannot be rendered: {errors[0]}")
    return str(text)


def _language_of(lang: str, game: str, message: str) -> str:
    for candidate in (lang, "en"):
        if has_in(candidate, game, message):
            return candidate
    raise KeyError(f"There is no message '{message}'{f' of {game}' if game else ''}.")


@cache
def _catalogue(lang: str, game: str) -> _Catalogue:
    """What can be said at a game: the shared texts, and its own in place of those with the same id."""
    from fluent.runtime import FluentBundle

    shared, own = _texts(lang, SHARED), _texts(lang, game)
    bundle = FluentBundle([lang], use_isolating=False)
    for resource in shared.resources:
        bundle.add_resource(resource)
    if game:
        for resource in own.resources:
            bundle.add_resource(resource, allow_overrides=True)
    names = {message.partition(".")[0] for message in own.ids}
    return _Catalogue(bundle, own.ids | {each for each in shared.ids if each.partition(".")[0] not in names})


@cache
def _texts(lang: str, game: str) -> _Texts:
    if lang not in LANGUAGES:
        raise ValueError(f"There is no language '{lang}'; choose one of: {', '.join(LANGUAGES)}.")
    # Fluent is slow to import, and many programs never print a sentence.
    from fluent.runtime import FluentResource

    resources: list[ast.Resource] = []
    ids: set[str] = set()
    for name, source in sources(lang, game):
        resource = FluentResource(source)
        ids.update(_ids(resource, name))
        resources.append(resource)
    return _Texts(resources, frozenset(ids))


def sources(lang: str, game: str = SHARED) -> Iterator[tuple[str, str]]:
    """The files of a language, shared or of a game, with what stands in them."""
    from importlib.resources import files

    folder: Traversable = (folder_of(game) if game else files(__name__)).joinpath(lang)
    found = folder.iterdir() if folder.is_dir() else ()
    for file in sorted(found, key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield "/".join(filter(None, (game, lang, file.name))), file.read_text(encoding="utf-8")


def _ids(resource: ast.Resource, file: str) -> Iterator[str]:
    from fluent.syntax import ast

    junk = [entry.content or "" for entry in resource.body if isinstance(entry, ast.Junk)]
    if junk:
        raise ValueError(f"{file} has text that is not Fluent: {junk[0].strip()[:80]!r}")
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name
            yield from (f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
