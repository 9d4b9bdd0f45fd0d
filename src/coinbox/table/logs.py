"""The log: one line an event with its time, as text or JSON, and never with a token in it."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

TEXT, JSON = "text", "json"
SECRETS = re.compile(
    r"""((?:bearer\s+|(?:seat|invite)=|club/key/|["']?(?:token|key|invitation|watch|opener)["']?\s*[:=]\s*["']?))"""
    r"""[A-Za-z0-9_-]{16,}""",
    re.IGNORECASE,
)
PASSWORDS = re.compile(r"(\w://[^:/@\s]*:)[^@/\s]+@")
FIELDS = "facts"
"""The attribute of a log record that holds what programs read."""


def hidden(text: str) -> str:
    """A text without what opens a seat or a database."""
    return PASSWORDS.sub(r"\1***@", SECRETS.sub(r"\1***", text))


def time_of(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


class TextLines(logging.Formatter):
    """Time, level, where, what."""

    def format(self, record: logging.LogRecord) -> str:
        facts = "".join(f" {name}={value}" for name, value in getattr(record, FIELDS, {}).items())
        return hidden(f"{time_of(record)} {record.levelname} {record.name}: {_said(self, record)}{facts}")


class JsonLines(logging.Formatter):
    """The same as an object a line."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": time_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _said(self, record),
            **getattr(record, FIELDS, {}),
        }
        return hidden(json.dumps(said, ensure_ascii=False, default=str))


def _said(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    said = record.getMessage()
    if record.exc_info:
        said += f"\n{formatter.formatException(record.exc_info)}"
    return said


def set_up(form: str | None, stream: TextIO | None = None) -> None:
    """Let everything be logged in one form: all requests if one was asked for, else problems only."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == JSON else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("coinbox").setLevel(logging.WARNING if form is None else logging.INFO)
