"""Connections of visitors before anything is known of them: how many, how large and how slow they may be."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from enum import Enum
from http import HTTPStatus
from typing import Any, cast

import httptools
import uvicorn
from starlette.datastructures import Headers
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame

from coinbox.table.house import Guest, House
from coinbox.table.leisure import HAS_ENDED
from coinbox.table.limits import Meter, Rate
from coinbox.table.middleware import HEADERS, LARGEST_BODY, accepted_language
from coinbox.table.refusal import Refusal, refuse

LARGEST_HEAD = 16 * 1024
MOST_HEADERS = 100
LARGEST_WIRE = 2 * LARGEST_BODY + 64 * 1024
"""So much of a body may come with what wraps its pieces."""
LARGEST_MESSAGE = 64 * 1024
"""Of a live channel."""


DEFLATE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": 1, "memLevel": 8}
)
"""Each message by itself, so that an open channel holds no memory for it: a state of 50 kB takes 0.1 ms."""
MESSAGES = Rate(60, 10)
"""So many messages a live channel may send in so many seconds; a page sends one when its language changes."""


class Config(uvicorn.Config):
    """How uvicorn serves an application with our connections; nothing is believed of proxies but by the door."""

    def __init__(self, app: Any, house: House, **further: Any) -> None:
        self.house = house
        super().__init__(
            app,
            http=Connection,
            ws=LiveConnection,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_keep_alive=cast(int, house.patience.idle),
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            ws_ping_interval=house.patience.ping,
            ws_ping_timeout=house.patience.pong,
            **further,
        )


class Visit(asyncio.Protocol):
    """What both kinds of connections have: a guest of the house, who has his time to read, and leaves in the end."""

    guest: Guest

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        made = cast("HttpToolsProtocol | WebSocketsSansIOProtocol", self)
        host = made.client[0] if made.client else "unknown"
        self.guest = Guest(cast(Config, made.config).house, made.transport, made.loop, host)

    def connection_lost(self, exc: Exception | None) -> None:
        self.guest.go()
        self.guest.reads()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.guest.does_not_read()

    def resume_writing(self) -> None:
        self.guest.reads()
        super().resume_writing()


class Phase(Enum):
    """What a connection waits for."""

    FRESH = "anything at all"
    HEAD = "the rest of a head"
    BODY = "the rest of a body"
    QUIET = "its answer, or the next request"
    ENDED = "nothing"


class Connection(Visit, HttpToolsProtocol):
    """An HTTP connection with limits."""

    _phase = Phase.FRESH
    _received = 0
    """Bytes since the head or the body began."""
    _head = 0
    """Bytes of the headers so far."""
    _timer: asyncio.TimerHandle | None = None
    _timed: Phase | None = None
    has_come: Callable[[], None] | None = None
    """Told as the connection comes: who has kept its place until now."""
    _has_ended = False
    """Whether the visitor sends nothing more, and may still wait for answers."""

    # -- coming and going --------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._unanswered: deque[RequestResponseCycle] = deque()
        """The requests without a whole answer, in their order; the first one is being answered."""
        super().connection_made(transport)
        if self.has_come is not None:
            self.has_come()
        self.house, self.patience = self.guest.house, self.guest.house.patience
        code = self.guest.come()
        if code is not None:
            self._phase = Phase.ENDED
            self._write(refuse("en", code, kind="connections", n=10).after(10))
            transport.close()
            return
        self.house.waits(self)
        self._wait_for(Phase.FRESH, self.patience.head)

    def eof_received(self) -> bool:  # type: ignore[override]
        """Who sends nothing more after a whole request is still answered, as far as the transport can do that."""
        self._has_ended = True
        return self._is_answering and self.scheme == "http"

    @property
    def _is_answering(self) -> bool:
        """Whether all requests are there, and one has no whole answer yet."""
        return self._phase is Phase.QUIET and self.cycle is not None and not self.cycle.response_complete

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        self.give_up_place(close=False)
        self._abandon()
        super().connection_lost(exc)

    def _abandon(self) -> None:
        """Answer nothing more: uvicorn tells only the request that came last, which may still wait for its turn."""
        self.pipeline.clear()
        for cycle in self._unanswered:
            cycle.disconnected = True
            cycle.message_event.set()

    def give_up_place(self, *, close: bool = True) -> None:
        """Leave the house."""
        if self.guest.has_place:
            self.house.works(self)
            self.guest.go()
        if close:
            self._phase = Phase.ENDED
            self._rest()
            self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        """The live channel takes over the place."""
        self._rest()
        self.give_up_place(close=False)
        self._phase = Phase.ENDED
        super().handle_websocket_upgrade()

    def shutdown(self) -> None:
        """Answers are finished; half requests are refused, and nobody waits for those who do not read."""
        if self._phase is Phase.BODY and not self.cycle.response_complete:
            self._end(refuse(self._lang, "closing").after(1))
        elif self.flow.write_paused:
            self.transport.abort()
        else:
            super().shutdown()

    # -- reading -----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._phase is Phase.ENDED:
            self._ignore(len(data))
            return
        self._unset_keepalive_if_required()
        self._received += len(data)
        if self._phase in (Phase.FRESH, Phase.QUIET) and (self.cycle is None or self.cycle.response_complete):
            self._begin()
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade() and self._unanswered:
                # A live channel would take the transport away from the answers that are still to come.
                self._end(refuse(self._lang, "not-http", **self._facts))
            elif self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self._end(refuse(self._lang, "header-too-large" if self._is_head_too_large else "not-http", **self._facts))
        self._look_at_phase()

    def _ignore(self, size: int) -> None:
        """What comes after a last answer is not read; whoever goes on sending is cut off."""
        self._received += size
        if self._received > LARGEST_WIRE:
            self.transport.abort()

    def _begin(self) -> None:
        """A request begins, even if it is only a sign of one."""
        self._phase = Phase.HEAD
        self._received = self._head = 0
        self.house.works(self)

    def _look_at_phase(self) -> None:
        """Refuse what is too large, and wait no longer than is right for the rest."""
        match self._phase:
            case Phase.HEAD if self._received > LARGEST_HEAD:
                self._end(refuse(self._lang, "header-too-large", **self._facts))
            case Phase.HEAD:
                self._wait_for(Phase.HEAD, self.patience.head)
            case Phase.BODY if self._received > LARGEST_WIRE:
                self._end(refuse(self._lang, "too-large", n=LARGEST_BODY // 1024))
            case Phase.BODY:
                self._wait_for(Phase.BODY, self.patience.body)
            case Phase.QUIET:
                self._rest()

    @property
    def _facts(self) -> dict[str, int]:
        return {"n": LARGEST_HEAD // 1024}

    @property
    def _is_head_too_large(self) -> bool:
        return self._head > LARGEST_HEAD or len(self.headers or ()) > MOST_HEADERS

    def _count_head(self, size: int) -> None:
        self._head += size
        if self._is_head_too_large:
            raise ValueError("the head is too large")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._begin()

    def on_url(self, url: bytes) -> None:
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._phase is not Phase.HEAD:
            return  # what follows a body must not pass for a header
        self._count_head(len(name) + len(value) + 4)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._phase = Phase.BODY
        self._received = 0
        self.scope[HAS_ENDED] = lambda: self._has_ended  # type: ignore[literal-required]
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self._unanswered.append(self.cycle)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._phase = Phase.QUIET

    def on_response_complete(self) -> None:
        while self._unanswered and self._unanswered[0].response_complete:
            self._unanswered.popleft()
        super().on_response_complete()
        if self._phase is not Phase.QUIET or self.pipeline or self._is_answering:
            return
        if self._has_ended:
            self.transport.close()
        elif self.guest.has_place:
            self.house.waits(self)

    # -- waiting -----------------------------------------------------------------------------------------------------

    def _wait_for(self, phase: Phase, seconds: float) -> None:
        """Give a phase its time, once."""
        if self._timed is phase:
            return
        self._rest()
        self._timed = phase
        self._timer = self.loop.call_later(seconds, self._too_slow)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._timed = None

    def _too_slow(self) -> None:
        if self._phase is Phase.FRESH or (self._phase is Phase.BODY and self.cycle.response_started):
            self.give_up_place()
        elif self._phase in (Phase.HEAD, Phase.BODY):
            self._end(refuse(self._lang, "too-slow"))

    # -- refusing ----------------------------------------------------------------------------------------------------

    @property
    def _lang(self) -> str:
        return accepted_language(Headers(raw=self.headers or []).get("accept-language", ""))

    def _end(self, refusal: Refusal) -> None:
        """Answer for the last time, read no more, and close when the visitor has had time to read it."""
        self._phase = Phase.ENDED
        self._received = 0
        self._rest()
        is_answered = bool(self._unanswered) and self._unanswered[0].response_started
        self._abandon()
        if not is_answered:
            self._write(refusal)
        self.loop.call_later(self.patience.farewell, self.transport.close)

    def _write(self, refusal: Refusal) -> None:
        body = refusal.answer()
        headers = {
            "content-type": "application/json",
            "content-length": str(len(body)),
            "cache-control": "no-store",
            "connection": "close",
            **HEADERS,
            **refusal.headers,
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        status = HTTPStatus(refusal.status)
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\n{lines}\r\n"
        self.transport.write(head.encode("latin-1") + body)


class LiveConnection(Visit, WebSocketsSansIOProtocol):
    """A live channel with limits: messages, and time for a visitor to read."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._meter = Meter({"messages": (MESSAGES,), "messages-all": ()}, self.loop.time)
        # It takes the place that its HTTP connection has just left.
        self.guest.come()
        if not self.guest.is_home:
            self.conn.available_extensions = [DEFLATE]

    async def send(self, message: Any) -> None:
        await super().send(message)
        # A refusal is an answer like others, and nothing to be logged.
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def handle_text(self, event: Frame) -> None:
        if self._may_speak(event):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._may_speak(event):
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_speak(event):
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        if self._may_speak(event):
            super().handle_pong(event)

    def handle_ping(self) -> None:
        if self._may_speak(None):
            super().handle_ping()

    def _may_speak(self, frame: Frame | None) -> bool:
        """Count what comes, what is long as several; whoever says too much is closed."""
        size = 0 if frame is None else len(frame.data)
        if self.close_sent or not self._meter.take("messages", "", 1 + size // 4096):
            return not self.close_sent
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008, "reason": "too many messages"})
        self.conn.fail(1008, "too many messages")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        return False
