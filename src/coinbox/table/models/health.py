"""The answer about the server itself."""

from __future__ import annotations

from typing import Annotated

from pydantic import ConfigDict, Field

from coinbox.table.models.answers import Answer


class HealthAnswer(Answer):
    """How the server is."""

    model_config = ConfigDict(extra="forbid", validate_by_name=True, serialize_by_alias=True)

    ok: bool
    """Whether it lives and is ready."""
    live: bool
    """It answers."""
    ready: bool
    """Its database answers too."""
    version: str
    schema_version: Annotated[int | None, Field(alias="schema")]
    """The version of the database's tables; null while it does not answer."""
