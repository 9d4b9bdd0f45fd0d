"""How a server can be watched: its log, and figures on an address of their own."""

from __future__ import annotations

import re
from typing import NamedTuple

from fastapi import FastAPI
from prometheus_client import CollectorRegistry

from coinbox.kernel.errors import CoinboxError
from coinbox.table.logs import JSON, TEXT, set_up
from coinbox.table.metrics import Figures, Measured, count_store_errors, serve_figures
from coinbox.text import say
from coinbox.text.errors import system_facts


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

    def begin(self, app: FastAPI) -> None:
        """Watch an application that is to be started."""
        set_up(self.log)
        registry, tables = CollectorRegistry(), app.state.tables
        app.add_middleware(Measured, counts=tables.counts, registry=registry)
        count_store_errors(tables.counts)
        if self.metrics is None:
            return
        registry.register(Figures(tables))
        host, port = self.metrics
        try:
            serve_figures(host, port, registry)
        except OSError as error:
            facts = {"place": f"{host}:{port}", **system_facts(error)}
            raise CoinboxError(say("en", "error-port-taken", **facts), "error-port-taken", **facts) from error


def address_of(text: str) -> tuple[str, int]:
    """HOST:PORT as a pair; an address of IPv6 stands in brackets."""
    found = re.fullmatch(r"(?:\[([0-9A-Fa-f:.]+)\]|([^:\[\]\s]+)):([0-9]{1,5})", text)
    if found is None or not 0 < int(found[3]) <= 65535:
        raise CoinboxError(say("en", "error-metrics", address=text), "error-metrics", address=text)
    return found[1] or found[2], int(found[3])
