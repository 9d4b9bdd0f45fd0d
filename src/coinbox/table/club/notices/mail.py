"""Mail: where it is handed over, and the letter itself."""

from __future__ import annotations

import asyncio
import os
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from coinbox.kernel.errors import CoinboxError
from coinbox.table.addresses import is_loopback
from coinbox.table.club.notices.outgoing import NotSent
from coinbox.table.place import address_in
from coinbox.text import say

VARIABLE = "COINBOX_SMTP"
SECONDS = 15.0
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?")


class Post(NamedTuple):
    """The server that takes mail, and as whom."""

    host: str
    port: int
    secure: bool
    user: str | None
    password: str | None
    sender: str


def post_of(file: Path | None) -> Post | None:
    """The server that a file or the environment names: `smtp://USER:PASSWORD@HOST:587?from=ADDRESS`, or `smtps://`."""
    text = address_in(file) if file is not None else os.environ.get(VARIABLE)
    if not text:
        return None
    try:
        parts = urlsplit(text)
        secure = parts.scheme == "smtps"
        (sender,) = parse_qs(parts.query, strict_parsing=True)["from"]
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not ADDRESS.fullmatch(sender):
            raise ValueError
        user, password = (None if each is None else unquote(each) for each in (parts.username, parts.password))
        return Post(parts.hostname, parts.port or (465 if secure else 587), secure, user, password, sender)
    except (ValueError, KeyError) as error:
        # Neither the address nor the error may be told: a password stands in it.
        raise CoinboxError(say("en", "error-smtp"), "error-smtp") from error


def letter(post: Post, to: str, title: str, text: str, end: str) -> EmailMessage:
    """A mail that programs know as sent by one, with the way to end them."""
    made = EmailMessage()
    made["From"], made["To"], made["Subject"] = post.sender, to, title
    made["Date"] = formatdate(usegmt=True)
    made["Message-ID"] = make_msgid(domain=post.sender.partition("@")[2])
    made["Auto-Submitted"] = "auto-generated"
    if end:
        made["List-Unsubscribe"] = f"<{end}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(text)
    return made


async def hand_over(post: Post, made: EmailMessage) -> None:
    """Give a mail to the server; NotSent if it does not take it."""
    try:
        await asyncio.to_thread(_hand_over, post, made)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise NotSent(f"mail {codes[0]}") from None
    except smtplib.SMTPResponseException as error:
        raise NotSent(f"mail {error.smtp_code}") from None
    except TimeoutError as error:
        raise NotSent("time") from error
    except (OSError, smtplib.SMTPException):
        raise NotSent("reach") from None


def _hand_over(post: Post, made: EmailMessage) -> None:
    kind = smtplib.SMTP_SSL if post.secure else smtplib.SMTP
    with kind(post.host, post.port, timeout=SECONDS) as server:
        # What stays on this machine needs no seal, and its certificate would seldom name it.
        if not post.secure and not is_loopback(post.host):
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
            elif post.password is not None:
                raise NotSent("open-line")
        if post.user is not None:
            server.login(post.user, post.password or "")
        server.send_message(made)
