"""Figures for Prometheus, on an address of their own, and a log line for each request."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Iterator
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer

from prometheus_client import CollectorRegistry, Counter, Histogram, make_wsgi_app
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import ThreadingWSGIServer
from prometheus_client.registry import Collector
from sqlalchemy import event
from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from coinbox.table.counts import Counts
from coinbox.table.tables import Tables

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
log = logging.getLogger("coinbox.requests")


class Figures(Collector):
    """What is true at the moment of asking, read from the tables of a server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def collect(self) -> Iterator[Metric]:
        counts = self.tables.counts
        yield GaugeMetricFamily("coinbox_tables_in_memory", "Tables held in memory.", self.tables.in_memory)
        yield GaugeMetricFamily("coinbox_sockets", "Open live channels.", counts.sockets)
        yield CounterMetricFamily("coinbox_store_errors", "Failed questions to the database.", counts.store_errors)
        decisions = CounterMetricFamily("coinbox_decisions", "Decisions stored, by who made them.", labels=["by"])
        for kind in ("person", "bot", "undo"):
            decisions.add_metric([kind], counts.decisions[kind])
        yield decisions
        thinking = GaugeMetricFamily("coinbox_bots_thinking", "Bots and analyses that think.", labels=["room"])
        waiting = GaugeMetricFamily("coinbox_bots_waiting", "Bots and analyses that wait for a place.", labels=["room"])
        for name, room in self.tables.thinkers.rooms.items():
            thinking.add_metric([name], room.busy)
            waiting.add_metric([name], room.waiting)
        yield from (thinking, waiting)


class Measured:
    """Counts and times every request, and writes it to the log: its path without the query, and no header."""

    def __init__(self, app: ASGIApp, counts: Counts, registry: CollectorRegistry) -> None:
        self.app = app
        self.counts = counts
        labels = ("method", "route", "status")
        self.requests = Counter("coinbox_requests", "Requests answered.", labels, registry=registry)
        self.seconds = Histogram(
            "coinbox_request_seconds", "Seconds to an answer.", labels[:2], buckets=BUCKETS, registry=registry
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.counts.sockets += 1
        begun = time.perf_counter()
        try:
            await self.app(scope, receive, send)
        finally:
            self.counts.sockets -= 1
            _tell(scope, "live", "closed", time.perf_counter() - begun)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 500

        async def heard(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, heard)
        finally:
            seconds = time.perf_counter() - begun
            method, route = _method(scope), route_of(scope)
            self.requests.labels(method, route, str(status)).inc()
            self.seconds.labels(method, route).observe(seconds)
            _tell(scope, method, status, seconds)


def route_of(scope: Scope) -> str:
    """The pattern of the address, so that the number of series does not grow with tables."""
    return getattr(scope.get("route"), "path", None) or ("page" if "/api/" not in scope["path"] else "other")


def _method(scope: Scope) -> str:
    return scope["method"] if scope["method"] in ("GET", "POST", "HEAD", "OPTIONS") else "other"


def _tell(scope: Scope, method: str, status: int | str, seconds: float) -> None:
    if not log.isEnabledFor(logging.INFO):
        return
    client = scope.get("client")
    facts: dict[str, Any] = {
        "method": method,
        "path": scope["path"][:200].encode("ascii", "backslashreplace").decode(),
        "status": status,
        "ms": round(1000 * seconds, 1),
        "client": client[0] if client else None,
    }
    log.info("request", extra={"facts": facts})


def count_store_errors(counts: Counts) -> None:
    """Count what a database refuses or fails at; that somebody else was quicker is no failure."""

    @event.listens_for(Engine, "handle_error")
    def failed(context: Any) -> None:
        if not isinstance(context.sqlalchemy_exception, IntegrityError):
            counts.store_errors += 1


def figures_server(listening: socket.socket, registry: CollectorRegistry) -> WSGIServer:
    """Tells figures at an address of their own, to whoever asks there."""
    server = ThreadingWSGIServer(listening.getsockname()[:2], Silent, bind_and_activate=False)
    server.socket.close()
    server.socket = listening
    server.server_name, server.server_port = listening.getsockname()[:2]
    server.setup_environ()
    server.set_app(make_wsgi_app(registry))
    server.server_activate()
    return server


class Silent(WSGIRequestHandler):
    """Answers without a line in the log."""

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""
