"""What the routes of the table share: who asks, in which language, and how answers are given."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from fastapi import Depends, Query, Request
from fastapi.responses import Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from coinbox.table.models import Id, Lang, error_responses
from coinbox.table.tables import Tables

bearer = HTTPBearer(auto_error=False, description="The token of a seat, or of those who watch.")
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]
Language = Annotated[Lang, Query(description="The language of all sentences in the answer.")]
Mark = Annotated[
    str,
    Query(
        alias="log_mark",
        pattern="^[0-9a-f]{0,64}$",
        description="The `log_mark` of a state that the reader has: lines of the log that it names are not sent again.",
    ),
]
ALWAYS = error_responses(400, 405, 413, 422)
of_table: dict[int | str, dict[str, Any]] = error_responses(401, 404)


async def tables_of(request: Request) -> Tables:
    found: Tables = request.app.state.tables
    return found


At = Annotated[Tables, Depends(tables_of)]


def token_of(credentials: HTTPAuthorizationCredentials | None) -> str | None:
    return None if credentials is None else credentials.credentials


class Question(NamedTuple):
    """Which table is asked about, by whom, in which language."""

    table: str
    token: str | None
    lang: str


async def question_of(table: Id, credentials: Credentials, lang: Language = "en") -> Question:
    return Question(table, token_of(credentials), lang)


Asked = Annotated[Question, Depends(question_of)]


def raw(body: bytes) -> Response:
    return Response(body, media_type="application/json")
