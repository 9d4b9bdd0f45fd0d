"""Every sentence a person reads, in English and Japanese, as messages with arguments."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

__all__ = ["LANGUAGES", "has", "has_in", "messages", "say", "say_in"]

LANGUAGES = ("en", "ja")


class _Catalogue(NamedTuple):
    bundle: FluentBundle
    ids: frozenset[str]


def say(lang: str, message: str, /, **args: str | int) -> str:
    """Render a message, or an attribute written as ``message.attribute``; English stands in for missing Japanese."""
    return _render(lang, message, args) if args else _plain(lang, message)


def has(lang: str, message: str, /) -> bool:
    """Tell whether this very language has the message."""
    return message in _catalogue(lang).ids


def say_in(lang: str, game: str, message: str, /, **args: str | int) -> str:
    """Render a message as a game words it: ``game-message`` if there is one, else the message that games share."""
    return say(lang, _worded(lang, game, message), **args)


def has_in(lang: str, game: str, message: str, /) -> bool:
    """Tell whether this very language has the message for a game, its own or the shared one."""
    return has(lang, f"{game}-{message}") or has(lang, message)


def messages(lang: str) -> frozenset[str]:
    """All ids of a language, attributes included."""
    return _catalogue(lang).ids


def _worded(lang: str, game: str, message: str) -> str:
    """The id under which a game words a message."""
    own = f"{game}-{message}"
    if has(lang, own) or (not has(lang, message) and has("en", own)):
        return own
    return message


@cache
def _plain(lang: str, message: str) -> str:
    return _render(lang, message, {})


def _render(lang: str, message: str, args: dict[str, str | int]) -> str:
    bundle = _catalogue(_language_of(lang, message)).bundle
    name, _, attribute = message.partition(".")
    found = bundle.get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None  # ids name only what has a pattern
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise ValueError(f"The message '{message}' ({lang}) cannot be rendered: {errors[0]}")
    return str(text)


def _language_of(lang: str, message: str) -> str:
    for candidate in (lang, "en"):
        if has(candidate, message):
            return candidate
    raise KeyError(f"There is no message '{message}'.")


@cache
def _catalogue(lang: str) -> _Catalogue:
    if lang not in LANGUAGES:
        raise ValueError(f"There is no language '{lang}'; choose one of: {', '.join(LANGUAGES)}.")
    # Fluent is slow to import, and many programs never print a sentence.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    ids: set[str] = set()
    for name, source in _sources(lang):
        resource = FluentResource(source)
        ids.update(_ids(resource, name))
        bundle.add_resource(resource)
    return _Catalogue(bundle, frozenset(ids))


def _sources(lang: str) -> Iterator[tuple[str, str]]:
    from importlib import resources

    folder = resources.files(__name__).joinpath(lang)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield f"{lang}/{file.name}", file.read_text(encoding="utf-8")


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
