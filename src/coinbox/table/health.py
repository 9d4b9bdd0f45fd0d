"""Whether the database answers."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from coinbox.table.admin.base import Store, schema_of

SECONDS = 2.0
"""So long it may take."""
log = logging.getLogger(__name__)


async def asked(store: Store) -> int | None:
    """The schema that the database says it has; None if it does not answer in time."""
    try:
        async with asyncio.timeout(SECONDS):
            return (await schema_of(store)).found
    except (SQLAlchemyError, OSError, TimeoutError, ValueError) as error:
        log.warning("the database does not answer: %s", " ".join(str(error).split())[:200] or type(error).__name__)
        return None
