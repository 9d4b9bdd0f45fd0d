"""What the routes of the table share: who asks, in which language, and how answers are given."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Query, Request
from fastapi.responses import Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from coinbox.table.models import Lang, error_responses
from coinbox.table.tables import Tables

bearer = HTTPBearer(auto_error=False, description="The token of a seat, or of those who watch.")
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]
Language = Annotated[Lang, Query(description="The language of all sentences in the answer.")]
ALWAYS = error_responses(400, 405, 413, 422)
of_table: dict[int | str, dict[str, Any]] = error_responses(401, 404)


def token_of(credentials: HTTPAuthorizationCredentials | None) -> str | None:
    return None if credentials is None else credentials.credentials


async def tables_of(request: Request) -> Tables:
    """All tables; who sits at the one that is asked for is up to date."""
    found: Tables = request.app.state.tables
    await found.recognise(request.path_params.get("table", ""), token_of(await bearer(request)))
    return found


At = Annotated[Tables, Depends(tables_of)]


def raw(body: bytes) -> Response:
    return Response(body, media_type="application/json")
