"""The command line of `coinbox admin club`: its words and options; `coinbox.table.admin.club` does the work."""

# Annotations are evaluated here, because the help of a parameter depends on the language.

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

Help = Callable[[str], Parameter]
About = Callable[[str], str]
Language = Callable[[str | None], str]


def add_club(
    admin: App, about: About, option: Help, language: Language, *, desk: Any, word: Callable[[Parameter], Parameter]
) -> None:
    """All commands about the club, as a command with commands of its own."""
    club = App(
        name="club",
        help=about("admin-club"),
        help_format="plaintext",
        group_commands=admin.group_commands,
        group_arguments=admin.group_arguments,
        group_parameters=admin.group_parameters,
    )
    _add_people(club, about, option, language, desk)
    _add_marks(club, about, option, language, desk, word)
    _add_rename(club, about, option, language, desk, word)
    _add_leaving(club, about, option, language, desk, word)
    _add_code(club, about, option, language, desk, word)
    _add_matches(club, about, option, language, desk, word)
    admin.command(club)


def _work() -> Any:
    from coinbox.table.admin import club

    return club


def _add_people(club: App, about: About, option: Help, language: Language, desk: Any) -> None:
    def people(
        *,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        json: Annotated[bool, option("json")] = False,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        at = desk(data, database, store_file, language(lang), as_json=json)
        return _work().people(at)

    club.command(people, help=about("admin-club-people"))


def _add_marks(club: App, about: About, option: Help, language: Language, desk: Any, word: Any) -> None:
    def owner(
        person: Annotated[str, word(option("admin-person"))],
        /,
        *,
        off: Annotated[bool, option("admin-off")] = False,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        at = desk(data, database, store_file, language(lang))
        return _work().owner(at, person, off=off)

    def mute(
        person: Annotated[str, word(option("admin-person"))],
        /,
        *,
        off: Annotated[bool, option("admin-off")] = False,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        at = desk(data, database, store_file, language(lang))
        return _work().mute(at, person, off=off)

    club.command(owner, help=about("admin-club-owner"))
    club.command(mute, help=about("admin-club-mute"))


def _add_rename(club: App, about: About, option: Help, language: Language, desk: Any, word: Any) -> None:
    def rename(
        person: Annotated[str, word(option("admin-person"))],
        name: Annotated[str, word(option("admin-name"))],
        /,
        *,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        at = desk(data, database, store_file, language(lang))
        return _work().rename(at, person, name)

    club.command(rename, help=about("admin-club-rename"))


def _add_leaving(club: App, about: About, option: Help, language: Language, desk: Any, word: Any) -> None:
    def remove(
        person: Annotated[str, word(option("admin-person"))],
        /,
        *,
        off: Annotated[bool, option("admin-off")] = False,
        yes: Annotated[bool, option("admin-yes")] = False,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        at = desk(data, database, store_file, language(lang))
        return _work().remove(at, person, off=off, yes=yes)

    def forget(
        person: Annotated[str, word(option("admin-person"))],
        /,
        *,
        yes: Annotated[bool, option("admin-yes")] = False,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        at = desk(data, database, store_file, language(lang))
        return _work().forget(at, person, yes=yes)

    club.command(remove, help=about("admin-club-remove"))
    club.command(forget, help=about("admin-club-forget"))


def _add_code(club: App, about: About, option: Help, language: Language, desk: Any, word: Any) -> None:
    def code(
        code: Annotated[str | None, word(option("admin-code"))] = None,
        /,
        *,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        at = desk(data, database, store_file, language(lang))
        return _work().code(at, code)

    club.command(code, help=about("admin-club-code"))


def _add_matches(club: App, about: About, option: Help, language: Language, desk: Any, word: Any) -> None:
    def matches(
        *,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        json: Annotated[bool, option("json")] = False,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        at = desk(data, database, store_file, language(lang), as_json=json)
        return _tournaments().matches(at)

    def match(
        match: Annotated[str, word(option("admin-match"))],
        folder: Annotated[Path, option("admin-match-folder")],
        /,
        *,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        at = desk(data, database, store_file, language(lang))
        return _tournaments().match(at, match, folder)

    club.command(matches, help=about("admin-club-matches"))
    club.command(match, help=about("admin-club-match"))


def _tournaments() -> Any:
    from coinbox.table.admin import matches

    return matches
