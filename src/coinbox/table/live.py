"""The live channel: a WebSocket over which a page is sent the state at once and after every change."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from coinbox.table.middleware import language_of
from coinbox.table.models.words import is_id
from coinbox.table.refusal import Refusal, refuse
from coinbox.table.store import Unavailable
from coinbox.table.table import Reader, Table
from coinbox.table.tables import Tables
from coinbox.text import LANGUAGES

HELLO_SECONDS = 10
PING_SECONDS = 20
RETRY_SECONDS = 0.5
"""So often it is tried to send what the store could not tell."""
NO_SEAT_CODE = 4401
UNKNOWN_TABLE_CODE = 4404
BAD_MESSAGE_CODE = 4400
FAILED_CODE = 1011
LATER_CODE = 1013
"""The page is to come again in a moment."""
CODES = {"no-seat": NO_SEAT_CODE, "unknown-table": UNKNOWN_TABLE_CODE, "no-store": LATER_CODE}
log = logging.getLogger(__name__)

router = APIRouter(prefix="/api")


@router.websocket("/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Send the state at once and after every change; the first message says who reads."""
    await socket.accept()
    spoken = language_of(socket)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        try:
            await _follow(socket, table, spoken)
        except Refusal as refusal:
            await _turn_away(socket, refusal)
        except Unavailable:
            await _turn_away(socket, refuse(spoken, "no-store"))
        except (WebSocketDisconnect, RuntimeError):
            raise
        except Exception:  # the page comes back, and one line says what is wrong
            log.exception("table %s: the live channel has failed", table)
            await socket.close(FAILED_CODE)


async def _turn_away(socket: WebSocket, refusal: Refusal) -> None:
    await socket.send_text(f'{{"type":"error",{refusal.answer().decode()[1:]}')
    await socket.close(CODES.get(refusal.code, BAD_MESSAGE_CODE))


async def _follow(socket: WebSocket, table_id: str, spoken: str) -> None:
    """Send what changes to a reader; until he says his language, that of the connection is spoken."""
    tables: Tables = socket.app.state.tables
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await _message(socket, spoken)
    except TimeoutError as error:
        raise refuse(spoken, "no-seat") from error
    token, lang, mark = hello.get("token"), hello.get("lang", spoken), hello.get("log_mark")
    if not isinstance(token, str) or lang not in LANGUAGES or not isinstance(mark, str | None):
        raise refuse(lang if lang in LANGUAGES else spoken, "bad-request", problem="token, lang, log_mark")
    if not is_id(table_id):
        raise refuse(lang, "unknown-table")
    found, reader = await tables.join(table_id, token, lang)
    reader.mark = mark
    both = [asyncio.create_task(_send(socket, tables, found, reader)), asyncio.create_task(_obey(socket, reader))]
    try:
        # Whichever ends first, by a fault too, ends the channel: nobody waits at one that tells nothing any more.
        done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in both:
            task.cancel()
        tables.leave(found, reader)
        await asyncio.gather(*both, return_exceptions=True)


async def _message(socket: WebSocket, lang: str) -> dict[str, Any]:
    """One message of a browser; refused if it is none of ours."""
    try:
        found = json.loads(await socket.receive_text())
    # A frame of bytes has no text.
    except (ValueError, RecursionError, KeyError) as error:
        raise refuse(lang, "bad-request", problem="JSON") from error
    if not isinstance(found, dict):
        raise refuse(lang, "bad-request", problem="JSON")
    return found


async def _obey(socket: WebSocket, reader: Reader) -> None:
    """Change the language when the browser asks for it, until it leaves."""
    while True:
        message = await _message(socket, reader.lang)
        if message.get("type") == "lang" and message.get("lang") in LANGUAGES:
            reader.lang = message["lang"]
            reader.news.set()
        elif message.get("type") != "pong":
            raise refuse(reader.lang, "bad-request", problem="type")


async def _send(socket: WebSocket, tables: Tables, table: Table, reader: Reader) -> None:
    """Send the state whenever there is news; what the store cannot tell now is sent as soon as it can."""
    while True:
        try:
            async with asyncio.timeout(PING_SECONDS):
                await reader.news.wait()
        except TimeoutError:
            await socket.send_text('{"type":"ping"}')
            continue
        reader.news.clear()
        try:
            message = await tables.shown_to(table, reader)
        except Unavailable:
            reader.news.set()
            await asyncio.sleep(RETRY_SECONDS)
            continue
        await socket.send_text(message)
