"""What the commands of `coinbox admin` share: their descriptions, and the options that say which store they work on."""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field, fields, make_dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

from cyclopts import App, Parameter

from coinbox.cli_words import About, Help
from coinbox.kernel.errors import CoinboxError
from coinbox.text import say

if TYPE_CHECKING:
    from coinbox.table.admin.commands import Desk

Language = Callable[[str | None], str]


@dataclass(frozen=True)
class Where:
    """The options of every command: which store it works on, and in which language it speaks."""

    data: Path | None = None
    database: str | None = None
    store_file: Path | None = None
    lang: str | None = None


@dataclass(frozen=True)
class Words:
    """How the commands are described in the language of the help."""

    about: About
    option: Help
    language: Language
    where: Any = field(init=False)
    """The type of the options of every command, each with its help; they are no group, but stand beside the others."""

    def __post_init__(self) -> None:
        types = get_type_hints(Where)
        described = [
            (each.name, Annotated[types[each.name], self.option(each.name.replace("_", "-"))], field(default=None))
            for each in fields(Where)
        ]
        # Without a module of its own it would pass for a type of the standard library, which has no options.
        kind = make_dataclass("Where", described, bases=(Where,), frozen=True, namespace={"__module__": __name__})
        object.__setattr__(self, "where", Annotated[kind | None, Parameter(name="*")])

    def word(self, name: str) -> Parameter:
        """A word that may begin with a hyphen, as the id of a table may."""
        return Parameter(help=self.option(name).help, negative="", allow_leading_hyphen=True)

    def add(self, app: App, command: Callable[..., Any], about: str, name: str | None = None) -> None:
        """Add a command that has an argument `where`."""
        command.__annotations__["where"] = self.where
        app.command(command, name=name, help=self.about(about))

    def desk(self, where: Where | None, *, as_json: bool = False, new: bool = False) -> "Desk":
        """Where a command works: on the store that the options name, with a person at a terminal or a program."""
        from coinbox.lab.progress import progress
        from coinbox.table.place import store_of

        where = where or Where()
        lang = self.language(where.lang)
        desk: Desk = work("commands").Desk(
            store=store_of(where.data, where.database, where.store_file),
            lang=lang,
            tell=_tell,
            ask=input if sys.stdin.isatty() else None,
            progress=lambda total: progress(total, lang, "admin-progress"),
            as_json=as_json,
            may_create=new,
        )
        return desk


def work(module: str) -> Any:
    """A module of the work behind the words, if what it needs is installed."""
    try:
        return import_module(f"coinbox.table.admin.{module}")
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("coinbox"):
            raise
        facts = {"module": error.name or ""}
        raise CoinboxError(say("en", "cli-serve-missing", **facts), "cli-serve-missing", **facts) from error


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
