"""Servers on SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.table.cluster import Cluster, own_database
from tests.table.server import SECONDS, Running, file_url, running


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that answers slowly on a busy machine is not called away."""
    monkeypatch.setattr("coinbox.table.health.SECONDS", SECONDS)


@pytest.fixture(scope="session")
def server() -> Iterator[Running]:
    """One server for all tests that do not stop it; its games are in memory, because disks are slow to confirm."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as name, running(file_url(Path(name))) as found:
        yield found


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server that was started for the tests."""
    found = Cluster()
    yield found.url
    found.close()


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server that the test may stop."""
    found = Cluster()
    yield found
    found.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty or shared store of each kind."""
    if request.param == "sqlite":
        return file_url(tmp_path)
    found: str = request.getfixturevalue("postgres")
    return found


@pytest.fixture(params=["sqlite", "postgresql"])
def own_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty store of each kind."""
    if request.param == "sqlite":
        return file_url(tmp_path)
    found: str = request.getfixturevalue("database")
    return found


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    """The URL of an empty PostgreSQL database of its own."""
    with own_database(postgres) as found:
        yield found
