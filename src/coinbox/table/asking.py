"""What the routes of the table share: who asks, in which language, and how answers are given."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from fastapi import Depends, Query, Request
from fastapi.responses import Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from coinbox.table.door import too_many
from coinbox.table.entrance import VISIT, Visit
from coinbox.table.limits import Meter
from coinbox.table.models.state import error_responses
from coinbox.table.models.words import Id, Lang
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
ALWAYS = error_responses(400, 403, 405, 408, 413, 421, 422, 429, 431, 503)
of_table: dict[int | str, dict[str, Any]] = error_responses(401, 404)


def token_of(credentials: HTTPAuthorizationCredentials | None) -> str | None:
    return None if credentials is None else credentials.credentials


async def tables_of(request: Request) -> Tables:
    found: Tables = request.app.state.tables
    return found


At = Annotated[Tables, Depends(tables_of)]


async def visit_of(request: Request) -> Visit:
    found: Visit = request.scope[VISIT]
    return found


async def meter_of(request: Request) -> Meter:
    found: Meter = request.app.state.meter
    return found


Coming = Annotated[Visit, Depends(visit_of)]
Metered = Annotated[Meter, Depends(meter_of)]


def spend(meter: Meter, visit: Visit, kind: str, cost: int, lang: str) -> None:
    """Count what a request costs beyond itself; refused if there is not enough left for this visitor."""
    wait = 0.0 if visit.is_home or not cost else meter.take(kind, visit.visitor, cost)
    if wait:
        raise too_many(lang, kind, wait)


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
