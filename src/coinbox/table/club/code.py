"""The word that lets one into a private club; of one that is stored only a slow hash is kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.store.schema import about

KEY = "club-code"
LONGEST = 80


def sealed(code: str, salt: str | None = None) -> str:
    """The hash of a code, by which it can be recognised but not found."""
    salt = salt or secrets.token_hex(16)
    plain = unicodedata.normalize("NFKC", code).strip().encode("utf-8", "surrogatepass")
    return f"{salt}${hashlib.scrypt(plain, salt=bytes.fromhex(salt), n=2**13, r=8, p=1).hex()}"


def fits(code: str, kept: str) -> bool:
    """Whether this is the code, in the same time for all."""
    return hmac.compare_digest(sealed(code, kept.partition("$")[0]), kept)


async def kept_code(connection: AsyncConnection) -> str | None:
    """The stored code's hash, None if the club is open to all."""
    found: Any = await connection.scalar(select(about.c.value).where(about.c.key == KEY))
    return None if found is None else str(found)


async def keep_code(connection: AsyncConnection, code: str | None) -> None:
    """Let nobody in without this code from now on, or let everybody in."""
    await connection.execute(delete(about).where(about.c.key == KEY))
    if code is not None:
        await connection.execute(insert(about).values(key=KEY, value=sealed(code)))
