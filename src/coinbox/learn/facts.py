"""Texts of a game's folder that stand in both languages beside each other."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from coinbox.library import folder_of
from coinbox.text import LANGUAGES, SHARED

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Words = Mapping[str, str]
"""Language -> text."""
Facts = dict[str, Any]


@cache
def facts_of(game: str, *path: str) -> Facts:
    """A TOML file of a game's folder, or of what games share; nothing if there is none."""
    folder: Traversable = folder_of(game) if game != SHARED else files("coinbox.games")
    file = folder.joinpath(*path)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def files_in(game: str, folder: str) -> tuple[str, ...]:
    """The names of the TOML files in a folder of a game, in order."""
    place = folder_of(game).joinpath(folder)
    return tuple(sorted(each.name for each in place.iterdir() if each.name.endswith(".toml"))) if place.is_dir() else ()


def words(facts: Facts, key: str) -> Words:
    """The text under `key_en`, `key_ja`, ..."""
    return {lang: str(facts[f"{key}_{lang}"]).strip() for lang in LANGUAGES}


def words_or_none(facts: Facts, key: str) -> Words | None:
    return words(facts, key) if f"{key}_{LANGUAGES[0]}" in facts else None
