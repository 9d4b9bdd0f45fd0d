"""The command line of `coinbox admin`: its words and options; `coinbox.table.admin` does the work."""

# Annotations are evaluated here, because the help of a parameter depends on the language.

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Group, Parameter

from coinbox.admin_club import add_club
from coinbox.kernel.errors import CoinboxError
from coinbox.text import say

if TYPE_CHECKING:
    from coinbox.table.admin.commands import Desk

Help = Callable[[str], Parameter]
About = Callable[[str], str]
Language = Callable[[str | None], str]


def add_admin(app: App, lang: str, about: About, option: Help, language: Language) -> None:
    """All admin commands, as a command with commands of its own."""
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
        add(admin, about, option, language)
    add_club(admin, about, option, language, desk=_desk, word=_word)
    app.command(admin)


def _word(parameter: Parameter) -> Parameter:
    """A word that may begin with a hyphen, as the id of a table may."""
    return Parameter(help=parameter.help, negative="", allow_leading_hyphen=True)


def _commands() -> Any:
    """The work behind the words, if what it needs is installed."""
    try:
        from coinbox.table.admin import commands
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("coinbox"):
            raise
        facts = {"module": error.name or ""}
        raise CoinboxError(say("en", "cli-serve-missing", **facts), "cli-serve-missing", **facts) from error
    return commands


def _desk(
    data: Path | None,
    database: str | None,
    store_file: Path | None,
    lang: str,
    *,
    as_json: bool = False,
    new: bool = False,
) -> "Desk":
    """Where the commands work: on the store that the options name, with a person at a terminal or a program."""
    commands = _commands()
    from coinbox.lab.progress import progress
    from coinbox.table.place import store_of

    desk: Desk = commands.Desk(
        store=store_of(data, database, store_file),
        lang=lang,
        tell=_tell,
        ask=input if sys.stdin.isatty() else None,
        progress=lambda total: progress(total, lang, "admin-progress"),
        as_json=as_json,
        may_create=new,
    )
    return desk


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _add_status(admin: App, about: About, option: Help, language: Language) -> None:
    def status(
        *,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        json: Annotated[bool, option("json")] = False,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        desk = _desk(data, database, store_file, language(lang), as_json=json)
        return _commands().status(desk)

    admin.command(status, help=about("admin-status"))


def _add_games(admin: App, about: About, option: Help, language: Language) -> None:
    def games(
        *,
        idle: Annotated[str | None, option("admin-idle")] = None,
        limit: Annotated[int | None, option("admin-limit")] = None,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        json: Annotated[bool, option("json")] = False,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        desk = _desk(data, database, store_file, language(lang), as_json=json)
        return _commands().games(desk, idle, limit)

    admin.command(games, help=about("admin-games"))


def _add_show(admin: App, about: About, option: Help, language: Language) -> None:
    def show(
        table: Annotated[str, _word(option("admin-table"))],
        /,
        *,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        json: Annotated[bool, option("json")] = False,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        desk = _desk(data, database, store_file, language(lang), as_json=json)
        return _commands().show(desk, table)

    admin.command(show, help=about("admin-show"))


def _add_check(admin: App, about: About, option: Help, language: Language) -> None:
    def check(
        *tables: Annotated[str, _word(option("admin-tables"))],
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        json: Annotated[bool, option("json")] = False,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        desk = _desk(data, database, store_file, language(lang), as_json=json)
        return _commands().check_all(desk, tables)

    admin.command(check, help=about("admin-check"))


def _add_export(admin: App, about: About, option: Help, language: Language) -> None:
    def export(
        file: Annotated[Path, option("admin-export-file")],
        /,
        *tables: Annotated[str, _word(option("admin-tables"))],
        records: Annotated[bool, option("admin-records")] = False,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        desk = _desk(data, database, store_file, language(lang))
        return _commands().export(desk, file, tables, records=records)

    admin.command(export, help=about("admin-export"))


def _add_import(admin: App, about: About, option: Help, language: Language) -> None:
    def import_(
        file: Annotated[Path, option("admin-import-file")],
        /,
        *files: Annotated[Path, option("admin-import-files")],
        only_new: Annotated[bool, option("admin-only-new")] = False,
        dry_run: Annotated[bool, option("admin-dry-run")] = False,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        desk = _desk(data, database, store_file, language(lang), new=True)
        return _commands().take_in(desk, (file, *files), only_new=only_new, dry_run=dry_run)

    admin.command(import_, name="import", help=about("admin-import"))


def _add_backup(admin: App, about: About, option: Help, language: Language) -> None:
    def backup(
        file: Annotated[Path, option("admin-backup-file")],
        /,
        *,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        json: Annotated[bool, option("json")] = False,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        desk = _desk(data, database, store_file, language(lang), as_json=json)
        return _commands().backup(desk, file)

    admin.command(backup, help=about("admin-backup"))


def _add_restore(admin: App, about: About, option: Help, language: Language) -> None:
    def restore(
        file: Annotated[Path, option("admin-restore-file")],
        /,
        *,
        dry_run: Annotated[bool, option("admin-dry-run")] = False,
        yes: Annotated[bool, option("admin-yes")] = False,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        desk = _desk(data, database, store_file, language(lang), new=True)
        return _commands().restore(desk, file, dry_run=dry_run, yes=yes)

    admin.command(restore, help=about("admin-restore"))


def _add_expire(admin: App, about: About, option: Help, language: Language) -> None:
    def expire(
        *,
        idle: Annotated[str, option("admin-idle")],
        to: Annotated[Path | None, option("admin-to")] = None,
        dry_run: Annotated[bool, option("admin-dry-run")] = False,
        yes: Annotated[bool, option("admin-yes")] = False,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        desk = _desk(data, database, store_file, language(lang))
        return _commands().expire(desk, idle, to, dry_run=dry_run, yes=yes)

    admin.command(expire, help=about("admin-expire"))


def _add_delete(admin: App, about: About, option: Help, language: Language) -> None:
    def delete(
        table: Annotated[str, _word(option("admin-table"))],
        /,
        *tables: Annotated[str, _word(option("admin-further"))],
        to: Annotated[Path | None, option("admin-to")] = None,
        dry_run: Annotated[bool, option("admin-dry-run")] = False,
        yes: Annotated[bool, option("admin-yes")] = False,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        desk = _desk(data, database, store_file, language(lang))
        return _commands().delete(desk, (table, *tables), to, dry_run=dry_run, yes=yes)

    admin.command(delete, help=about("admin-delete"))


def _add_rename(admin: App, about: About, option: Help, language: Language) -> None:
    def rename(
        table: Annotated[str, _word(option("admin-table"))],
        name: Annotated[str, _word(option("admin-name"))],
        /,
        *,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        desk = _desk(data, database, store_file, language(lang))
        return _commands().rename(desk, table, name)

    admin.command(rename, help=about("admin-rename"))


def _add_migrate(admin: App, about: About, option: Help, language: Language) -> None:
    def migrate(
        *,
        dry_run: Annotated[bool, option("admin-dry-run")] = False,
        yes: Annotated[bool, option("admin-yes")] = False,
        data: Annotated[Path | None, option("data")] = None,
        database: Annotated[str | None, option("database")] = None,
        store_file: Annotated[Path | None, option("store-file")] = None,
        json: Annotated[bool, option("json")] = False,
        lang: Annotated[str | None, option("lang")] = None,
    ) -> Any:
        desk = _desk(data, database, store_file, language(lang), as_json=json)
        return _commands().bring_up_to_date(desk, dry_run=dry_run, yes=yes)

    admin.command(migrate, help=about("admin-migrate"))
