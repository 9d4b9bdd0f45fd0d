"""The command line of `coinbox admin`: its words and options; `coinbox.table.admin` does the work."""

# Annotations are evaluated here, because the help of a parameter depends on the language.

from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Group

from coinbox.admin_club import add_club
from coinbox.admin_words import Language, Where, Words, work
from coinbox.cli_words import About, Help
from coinbox.text import say


def add_admin(app: App, lang: str, about: About, option: Help, language: Language) -> None:
    """All admin commands, as a command with commands of its own."""
    words = Words(about, option, language)
    admin = App(
        name="admin",
        help=about("admin"),
        help_format="plaintext",
        group_commands=Group(say(lang, "cli-commands"), sort_key=1),
        group_arguments=Group(say(lang, "cli-arguments"), sort_key=0),
        group_parameters=Group(say(lang, "cli-options"), sort_key=2),
    )
    for add in (
        _add_status,
        _add_games,
        _add_show,
        _add_check,
        _add_export,
        _add_import,
        _add_backup,
        _add_restore,
        _add_expire,
        _add_delete,
        _add_rename,
        _add_migrate,
    ):
        add(admin, words)
    add_club(admin, words)
    app.command(admin)


def _add_status(admin: App, words: Words) -> None:
    def status(
        *,
        json: Annotated[bool, words.option("json")] = False,
        where: Where | None = None,
    ) -> Any:
        return work("commands").status(words.desk(where, as_json=json))

    words.add(admin, status, "admin-status")


def _add_games(admin: App, words: Words) -> None:
    def games(
        *,
        idle: Annotated[str | None, words.option("admin-idle")] = None,
        limit: Annotated[int | None, words.option("admin-limit")] = None,
        json: Annotated[bool, words.option("json")] = False,
        where: Where | None = None,
    ) -> Any:
        return work("commands").games(words.desk(where, as_json=json), idle, limit)

    words.add(admin, games, "admin-games")


def _add_show(admin: App, words: Words) -> None:
    def show(
        table: Annotated[str, words.word("admin-table")],
        /,
        *,
        json: Annotated[bool, words.option("json")] = False,
        where: Where | None = None,
    ) -> Any:
        return work("commands").show(words.desk(where, as_json=json), table)

    words.add(admin, show, "admin-show")


def _add_check(admin: App, words: Words) -> None:
    def check(
        *tables: Annotated[str, words.word("admin-tables")],
        json: Annotated[bool, words.option("json")] = False,
        where: Where | None = None,
    ) -> Any:
        return work("commands").check_all(words.desk(where, as_json=json), tables)

    words.add(admin, check, "admin-check")


def _add_export(admin: App, words: Words) -> None:
    def export(
        file: Annotated[Path, words.option("admin-export-file")],
        /,
        *tables: Annotated[str, words.word("admin-tables")],
        records: Annotated[bool, words.option("admin-records")] = False,
        where: Where | None = None,
    ) -> Any:
        return work("commands").export(words.desk(where), file, tables, records=records)

    words.add(admin, export, "admin-export")


def _add_import(admin: App, words: Words) -> None:
    def import_(
        file: Annotated[Path, words.option("admin-import-file")],
        /,
        *files: Annotated[Path, words.option("admin-import-files")],
        only_new: Annotated[bool, words.option("admin-only-new")] = False,
        dry_run: Annotated[bool, words.option("admin-dry-run")] = False,
        where: Where | None = None,
    ) -> Any:
        return work("commands").take_in(words.desk(where, new=True), (file, *files), only_new=only_new, dry_run=dry_run)

    words.add(admin, import_, "admin-import", name="import")


def _add_backup(admin: App, words: Words) -> None:
    def backup(
        file: Annotated[Path, words.option("admin-backup-file")],
        /,
        *,
        json: Annotated[bool, words.option("json")] = False,
        where: Where | None = None,
    ) -> Any:
        return work("commands").backup(words.desk(where, as_json=json), file)

    words.add(admin, backup, "admin-backup")


def _add_restore(admin: App, words: Words) -> None:
    def restore(
        file: Annotated[Path, words.option("admin-restore-file")],
        /,
        *,
        dry_run: Annotated[bool, words.option("admin-dry-run")] = False,
        yes: Annotated[bool, words.option("admin-yes")] = False,
        where: Where | None = None,
    ) -> Any:
        return work("commands").restore(words.desk(where, new=True), file, dry_run=dry_run, yes=yes)

    words.add(admin, restore, "admin-restore")


def _add_expire(admin: App, words: Words) -> None:
    def expire(
        *,
        idle: Annotated[str, words.option("admin-idle")],
        to: Annotated[Path | None, words.option("admin-to")] = None,
        dry_run: Annotated[bool, words.option("admin-dry-run")] = False,
        yes: Annotated[bool, words.option("admin-yes")] = False,
        where: Where | None = None,
    ) -> Any:
        return work("commands").expire(words.desk(where), idle, to, dry_run=dry_run, yes=yes)

    words.add(admin, expire, "admin-expire")


def _add_delete(admin: App, words: Words) -> None:
    def delete(
        table: Annotated[str, words.word("admin-table")],
        /,
        *tables: Annotated[str, words.word("admin-further")],
        to: Annotated[Path | None, words.option("admin-to")] = None,
        dry_run: Annotated[bool, words.option("admin-dry-run")] = False,
        yes: Annotated[bool, words.option("admin-yes")] = False,
        where: Where | None = None,
    ) -> Any:
        return work("commands").delete(words.desk(where), (table, *tables), to, dry_run=dry_run, yes=yes)

    words.add(admin, delete, "admin-delete")


def _add_rename(admin: App, words: Words) -> None:
    def rename(
        table: Annotated[str, words.word("admin-table")],
        name: Annotated[str, words.word("admin-name")],
        /,
        *,
        where: Where | None = None,
    ) -> Any:
        return work("commands").rename(words.desk(where), table, name)

    words.add(admin, rename, "admin-rename")


def _add_migrate(admin: App, words: Words) -> None:
    def migrate(
        *,
        dry_run: Annotated[bool, words.option("admin-dry-run")] = False,
        yes: Annotated[bool, words.option("admin-yes")] = False,
        json: Annotated[bool, words.option("json")] = False,
        where: Where | None = None,
    ) -> Any:
        return work("commands").bring_up_to_date(words.desk(where, as_json=json), dry_run=dry_run, yes=yes)

    words.add(admin, migrate, "admin-migrate")
