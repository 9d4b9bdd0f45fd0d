"""The shapes of a notice: web push, plain JSON, Discord, ntfy, mail."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from coinbox.table.club.notices import mail
from coinbox.table.club.notices.outgoing import NotSent, place_of, post
from coinbox.table.club.notices.texts import CONFIRM, Message, end_page, end_request
from coinbox.table.club.notices.wish import NoticeWish
from coinbox.text import say

PUSH, WEBHOOK, DISCORD, NTFY, MAIL = "push", "webhook", "discord", "ntfy", "mail"
WEB = (WEBHOOK, DISCORD, NTFY)
DISCORD_MOST = 1900
"""So many characters one message of Discord may have, with room to spare."""
NO_EMBEDS = 4
JSON = {"Content-Type": "application/json; charset=utf-8"}
Where = dict[str, str]
"""What is sealed of an address: `url`; `mail`; or `endpoint`, `p256dh` and `auth`."""


class BadAddress(ValueError):
    """Nothing can be sent there."""


def checked(kind: str, where: Where, *, inside: bool) -> Where:
    """An address as it is kept; BadAddress if it cannot be one."""
    try:
        if kind == MAIL:
            address = where["mail"].strip()
            if len(address) > 254 or not mail.ADDRESS.fullmatch(address) or ".." in address:
                raise BadAddress
            return {"mail": address}
        if kind == PUSH:
            from coinbox.table.club.notices.push import Subscription

            Subscription(where["endpoint"], where["p256dh"], where["auth"]).check()
            place = place_of(where["endpoint"])
            if not (place.secure or inside):
                raise BadAddress
            return {name: where[name] for name in ("endpoint", "p256dh", "auth")}
        url = where["url"].strip()
        place = place_of(url)
        if kind == NTFY and not ntfy_topic(url)[1]:
            raise BadAddress
        return {"url": url}
    except (KeyError, ValueError) as error:
        raise BadAddress from error


def shown(kind: str, where: Where) -> str:
    """An address as its owner recognises it; what is secret in it stays away."""
    if kind == MAIL:
        name, _, host = where["mail"].partition("@")
        return f"{name[:2]}…@{host}"
    return place_of(where["endpoint" if kind == PUSH else "url"]).named


def ntfy_topic(url: str) -> tuple[str, str]:
    """The server of ntfy, and the topic that an address names."""
    parts = urlsplit(url)
    path, _, topic = parts.path.rstrip("/").rpartition("/")
    return f"{parts.scheme}://{parts.netloc}{path}/", topic


@dataclass(frozen=True)
class Sender:
    """Sends notices in the shape of their address."""

    wish: NoticeWish
    base: str
    """The address of the page."""

    async def send(self, kind: str, where: Where, message: Message, vapid: Any = None, now: float = 0.0) -> None:
        """Send a notice; NotSent says why it was not taken."""
        if kind == MAIL:
            await self._mail(where["mail"], message)
        elif kind == PUSH:
            await self._push(where, message, vapid, now)
        else:
            url = ntfy_topic(where["url"])[0] if kind == NTFY else where["url"]
            shape = {WEBHOOK: self.plain, DISCORD: self.discord, NTFY: self.ntfy}[kind]
            body = json.dumps(shape(message, where["url"]), ensure_ascii=False).encode()
            await post(url, body, JSON, inside=self.wish.inside)

    def plain(self, message: Message, _: str) -> dict[str, Any]:
        """For programs of one's own."""
        found = message._asdict() | {"text": message.text}
        return found | {"end": end_page(self.base, message.end) if message.end else None}

    def discord(self, message: Message, _: str) -> dict[str, Any]:
        tail = "".join(f"\n{line}" for line in self._links(message))
        head = f"**{message.title}**\n{message.text}"[: DISCORD_MOST - len(tail)]
        return {"content": head + tail, "flags": NO_EMBEDS, "allowed_mentions": {"parse": []}}

    def ntfy(self, message: Message, url: str) -> dict[str, Any]:
        made: dict[str, Any] = {"topic": ntfy_topic(url)[1], "title": message.title, "message": message.text}
        label = say(message.lang, "notice-confirm-do" if message.about == CONFIRM else "notice-open")
        actions: list[dict[str, Any]] = [{"action": "view", "label": label, "url": message.link}]
        if message.end:
            url = end_request(self.base, message.end)
            actions.append({"action": "http", "label": say(message.lang, "notice-end"), "url": url, "method": "POST"})
        return made | {"click": message.link, "actions": actions}

    def _links(self, message: Message) -> list[str]:
        """The links of a notice in words."""
        if message.about == CONFIRM:
            return [say(message.lang, "notice-confirm-link", link=message.link)]
        end = end_page(self.base, message.end)
        return [message.link, say(message.lang, "notice-end-link", link=end)]

    async def _mail(self, to: str, message: Message) -> None:
        if self.wish.post is None:
            raise NotSent("no-mail", for_good=True)
        text = "\n\n".join([message.text, *self._links(message)]) + "\n"
        end = end_request(self.base, message.end) if message.end else ""
        await mail.hand_over(self.wish.post, mail.letter(self.wish.post, to, message.title, text, end))

    async def _push(self, where: Where, message: Message, vapid: Any, now: float) -> None:
        from coinbox.table.club.notices import push

        to = push.Subscription(**where)
        body = self._for_browser(message, push.LARGEST)
        contact = self.base if self.wish.post is None else f"mailto:{self.wish.post.sender}"
        try:
            headers = vapid.headers(to.endpoint, contact, now)
            await post(to.endpoint, push.encrypted(body, to), headers, inside=self.wish.inside)
        except NotSent as error:
            # The browser has withdrawn: the service knows it no more.
            raise NotSent(error.problem, for_good=error.for_good or error.problem == "status 404") from error

    @staticmethod
    def _for_browser(message: Message, most: int) -> bytes:
        """What the service worker of the page reads; so many of the last lines as there is room for."""
        lines = list(message.lines)
        while True:
            said = {
                "title": message.title,
                "body": "\n".join(lines),
                "lang": message.lang,
                "table": message.table,
                "end": message.end,
                "end_label": say(message.lang, "notice-end"),
            }
            body = json.dumps(said, ensure_ascii=False).encode()
            if len(body) <= most or not lines:
                return body
            lines.pop(0)
