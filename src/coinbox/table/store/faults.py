"""What may be wrong with a store: it cannot be used at all, a row is damaged, or it cannot be reached just now."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError

from coinbox.kernel.errors import CoinboxError

log = logging.getLogger(__name__)


class StoreError(CoinboxError):
    """The store cannot be used."""


class Damaged(CoinboxError):
    """A row of the store cannot be read; the others can."""


class Conflict(Exception):
    """Somebody else has written this step or this key first."""


class Gone(Conflict):
    """The table or the person that a change needs was deleted in the meantime."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
        """The code of the refusal."""


class Unavailable(Exception):
    """The store cannot be reached or written just now; it may be in a moment, and nothing is half done."""


def unusable(place: str, problem: str) -> StoreError:
    """What is there cannot be a store of games."""
    return StoreError(
        f"{place}: this cannot be used as a coinbox database: {problem}",
        "error-no-database",
        place=place,
        problem=problem,
    )


@contextmanager
def opening(place: str) -> Iterator[None]:
    """Say in a line what is wrong with a database that cannot be used."""
    try:
        yield
    except DBAPIError as error:
        raise unusable(place, problem_of(error)) from error
    except (SQLAlchemyError, ImportError) as error:
        problem = line(error)
        raise StoreError(f"{place}: {problem}", "error-database", place=place, problem=problem) from error


def line(error: BaseException | None) -> str:
    """A problem in one line."""
    return " ".join(str(error).split()) or type(error).__name__


def problem_of(error: BaseException) -> str:
    """What the database itself says, without the statement that it was asked."""
    return line(getattr(error, "orig", None) or error)


class Health:
    """Whether the database answers; a fault is told once when it begins and once when it is over."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.problem: str | None = None

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Let somebody use the database: Conflict if another was first, Unavailable if it cannot be used now.

        Only a use that began after a fault was seen says that it is over: others may have been answered before it.
        """
        known = self.problem is not None
        try:
            yield
        except IntegrityError as error:
            self._good(known)
            raise Conflict from error
        except (DataError, ProgrammingError):
            raise
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            self._bad(problem_of(error))
            raise Unavailable(problem_of(error)) from error
        else:
            self._good(known)

    def _bad(self, problem: str) -> None:
        if self.problem is None:
            log.error("%s cannot be used: %s", self.place, problem)
        self.problem = problem

    def _good(self, known: bool) -> None:
        if known and self.problem is not None:
            log.warning("%s can be used again", self.place)
            self.problem = None
