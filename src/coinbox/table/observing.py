"""How a server can be watched: its log, and figures on an address of their own."""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from fastapi import FastAPI
from prometheus_client import CollectorRegistry

from coinbox.kernel.errors import CoinboxError
from coinbox.table.figures import Notebook, Sum
from coinbox.table.listening import listen
from coinbox.table.logs import JSON, TEXT, set_up
from coinbox.table.metrics import Figures, Measured, count_store_errors, figures_server
from coinbox.text import say


class Observation(NamedTuple):
    """What somebody wants to see of a server."""

    metrics: tuple[str, int] | None = None
    """The address on which Prometheus may ask."""
    log: str | None = None
    """`text` or `json` for every request; None for problems only."""

    @classmethod
    def of(cls, metrics: str | None, log: str | None) -> Observation:
        """From the words of a command line."""
        if log not in (None, TEXT, JSON):
            raise CoinboxError(say("en", "error-log", word=log), "error-log", word=log)
        return cls(None if metrics is None else address_of(metrics), log)

    @contextmanager
    def opened(self, workers: int) -> Iterator[Watch]:
        """Take the address, before anything is promised, and a folder for what several workers count."""
        with ExitStack() as held:
            listening = folder = None
            if self.metrics is not None:
                listening = held.enter_context(listen(*self.metrics))
                if workers > 1:
                    folder = Path(held.enter_context(TemporaryDirectory(prefix="coinbox-figures-")))
            yield Watch(self.log, listening, folder)


class Watch:
    """How the processes of one server are watched."""

    def __init__(self, log: str | None, listening: socket.socket | None, folder: Path | None) -> None:
        self.log = log
        self._listening = listening
        self._folder = folder

    @contextmanager
    def of(self, app: FastAPI, place: int) -> Iterator[None]:
        """Watch an application that is to be started; which of several workers it is, says its place."""
        set_up(self.log)
        registry, tables = CollectorRegistry(), app.state.tables
        app.add_middleware(Measured, counts=tables.counts, registry=registry)
        count_store_errors(tables.counts)
        registry.register(Figures(tables))
        if self._folder is not None:
            notebook = Notebook(self._folder / f"{place}.json", registry)
            notebook.begin()
            try:
                yield
            finally:
                notebook.end()
            return
        if self._listening is not None:
            server = figures_server(self._listening, registry)
            threading.Thread(target=server.serve_forever, daemon=True).start()
        yield

    @property
    def work(self) -> Callable[[Callable[[], None]], None] | None:
        """What the process does that tells of all workers; None if there is none."""
        return None if self._folder is None else self._tell_all

    def _tell_all(self, ready: Callable[[], None]) -> None:
        assert self._listening is not None
        assert self._folder is not None
        registry = CollectorRegistry()
        registry.register(Sum(self._folder))
        server = figures_server(self._listening, registry)
        ready()
        server.serve_forever()


def address_of(text: str) -> tuple[str, int]:
    """HOST:PORT as a pair; an address of IPv6 stands in brackets."""
    found = re.fullmatch(r"(?:\[([0-9A-Fa-f:.]+)\]|([^:\[\]\s]+)):([0-9]{1,5})", text)
    if found is None or not 0 < int(found[3]) <= 65535:
        raise CoinboxError(say("en", "error-metrics", address=text), "error-metrics", address=text)
    return found[1] or found[2], int(found[3])
