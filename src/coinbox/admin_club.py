"""The command line of `coinbox admin club`: its words and options; `coinbox.table.admin.club` does the work."""

# Annotations are evaluated here, because the help of a parameter depends on the language.

from pathlib import Path
from typing import Annotated, Any

from cyclopts import App

from coinbox.admin_words import Where, Words, work


def add_club(admin: App, words: Words) -> None:
    """All commands about the club, as a command with commands of its own."""
    club = App(
        name="club",
        help=words.about("admin-club"),
        help_format="plaintext",
        group_commands=admin.group_commands,
        group_arguments=admin.group_arguments,
        group_parameters=admin.group_parameters,
    )
    _add_people(club, words)
    _add_marks(club, words)
    _add_rename(club, words)
    _add_leaving(club, words)
    _add_code(club, words)
    _add_matches(club, words)
    admin.command(club)


def _add_people(club: App, words: Words) -> None:
    def people(
        *,
        json: Annotated[bool, words.option("json")] = False,
        where: Where | None = None,
    ) -> Any:
        return work("club").people(words.desk(where, as_json=json))

    words.add(club, people, "admin-club-people")


def _add_marks(club: App, words: Words) -> None:
    def owner(
        person: Annotated[str, words.word("admin-person")],
        /,
        *,
        off: Annotated[bool, words.option("admin-off")] = False,
        where: Where | None = None,
    ) -> Any:
        return work("club").owner(words.desk(where), person, off=off)

    def mute(
        person: Annotated[str, words.word("admin-person")],
        /,
        *,
        off: Annotated[bool, words.option("admin-off")] = False,
        where: Where | None = None,
    ) -> Any:
        return work("club").mute(words.desk(where), person, off=off)

    words.add(club, owner, "admin-club-owner")
    words.add(club, mute, "admin-club-mute")


def _add_rename(club: App, words: Words) -> None:
    def rename(
        person: Annotated[str, words.word("admin-person")],
        name: Annotated[str, words.word("admin-name")],
        /,
        *,
        where: Where | None = None,
    ) -> Any:
        return work("club").rename(words.desk(where), person, name)

    words.add(club, rename, "admin-club-rename")


def _add_leaving(club: App, words: Words) -> None:
    def remove(
        person: Annotated[str, words.word("admin-person")],
        /,
        *,
        off: Annotated[bool, words.option("admin-off")] = False,
        yes: Annotated[bool, words.option("admin-yes")] = False,
        where: Where | None = None,
    ) -> Any:
        return work("club").remove(words.desk(where), person, off=off, yes=yes)

    def forget(
        person: Annotated[str, words.word("admin-person")],
        /,
        *,
        yes: Annotated[bool, words.option("admin-yes")] = False,
        where: Where | None = None,
    ) -> Any:
        return work("club").forget(words.desk(where), person, yes=yes)

    words.add(club, remove, "admin-club-remove")
    words.add(club, forget, "admin-club-forget")


def _add_code(club: App, words: Words) -> None:
    def code(
        code: Annotated[str | None, words.word("admin-code")] = None,
        /,
        *,
        where: Where | None = None,
    ) -> Any:
        return work("club").code(words.desk(where), code)

    words.add(club, code, "admin-club-code")


def _add_matches(club: App, words: Words) -> None:
    def matches(
        *,
        json: Annotated[bool, words.option("json")] = False,
        where: Where | None = None,
    ) -> Any:
        return work("matches").matches(words.desk(where, as_json=json))

    def match(
        match: Annotated[str, words.word("admin-match")],
        folder: Annotated[Path, words.option("admin-match-folder")],
        /,
        *,
        where: Where | None = None,
    ) -> Any:
        return work("matches").match(words.desk(where), match, folder)

    words.add(club, matches, "admin-club-matches")
    words.add(club, match, "admin-club-match")
