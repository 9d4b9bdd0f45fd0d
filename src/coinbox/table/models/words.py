"""The words and numbers that a client may send, and their limits."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from coinbox.table.store.schema import HELD

Lang = Literal["en", "ja"]
LONGEST_RECORD = 200_000
MOST_OPTIONS = 60
"""So many names a command may have."""
LARGEST = 2**53 - 1
"""The largest number that a browser counts exactly."""
Count = Annotated[int, Field(ge=0, le=HELD)]
"""A number that the store can hold: a step, a moment, a version."""
Word = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_:>.+*/-]{1,80}$")]
"""A name of an option."""
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
"""A word that a client makes up for one command, so that it is carried out once."""
ID_PATTERN = r"^[A-Za-z0-9_-]{1,40}$"
Id = Annotated[str, StringConstraints(pattern=ID_PATTERN)]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
PERSON_KEY = r"^[A-Za-z0-9_-]{43}$"
PersonKey = Annotated[str, StringConstraints(pattern=PERSON_KEY)]
"""The key of a person of the club: 32 random bytes in base64url, made by the browser."""
Wish = Annotated[str, StringConstraints(pattern=r"^(me|friend|bot:[a-z_]{1,30})$")]
Line = Annotated[str, StringConstraints(pattern=r"^[^\x00-\x1f\x7f\u2028\u2029]*$", max_length=80)]
Paper = Annotated[str, StringConstraints(pattern=r"^[^\x00]*$", max_length=LONGEST_RECORD)]


def is_id(text: str) -> bool:
    """Whether this can be the id of a table at all, before any store is asked for it."""
    return re.fullmatch(ID_PATTERN, text) is not None and "\n" not in text
