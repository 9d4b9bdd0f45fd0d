"""Games in memory are many small things that live long: a collector of garbage need not look at them all the time."""

from __future__ import annotations

import asyncio
import gc

TIDY_SECONDS = 5.0
YOUNG = 20_000
"""So many things are made before the collector looks at the new ones."""
NEVER = 1_000_000_000


class Memory:
    """Keeps the collector away from what has been kept for a while.

    Games refer to nothing in circles, so they are freed without it when they are let go; a test holds them to that.
    What is new is looked at often, and what has stayed is set aside. Nothing ever looks at everything, which would stop
    all tables for as long as it takes.
    """

    def __init__(self) -> None:
        self._before = gc.get_threshold()
        self._grown = 0

    def grown(self) -> None:
        """A game was loaded."""
        self._grown += 1

    async def tidy(self) -> None:
        """Look at what is new, and set aside what stays."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, 10, NEVER)
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            if self._grown:
                self._grown = 0
                gc.collect(1)
                gc.freeze()

    def close(self) -> None:
        gc.set_threshold(*self._before)
        gc.unfreeze()
