"""The addresses of what players do together: offers, answers, resigning, breaks, clocks."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from coinbox.table.agreement_models import AnswerCommand, At, Offer, TakebackAnswer
from coinbox.table.asking import ALWAYS, Asked, Mark, of_table, raw
from coinbox.table.asking import At as Tabled
from coinbox.table.commands import By
from coinbox.table.models.state import State, error_responses
from coinbox.table.table import encode

router = APIRouter(prefix="/api/tables/{table}", responses=ALWAYS | of_table | error_responses(409))


def by(asked: Asked, body: At, mark: str) -> By:
    return By(asked.table, asked.token, asked.lang, body.seq, body.key, mark)


@router.post("/offers", response_model=State)
async def offer(asked: Asked, body: Offer, tables: Tabled, mark: Mark = "") -> Response:
    """Offer something to who sits opposite: take back, a result, a break, a clock."""
    return raw(await tables.agreements.offer(by(asked, body, mark), body.said))


@router.post("/offers/answer", response_model=State)
async def answer(asked: Asked, body: AnswerCommand, tables: Tabled, mark: Mark = "") -> Response:
    """Grant or decline an offer of the other, or withdraw one's own."""
    return raw(await tables.agreements.answer(by(asked, body, mark), body.offer, body.answer))


@router.post("/resign", response_model=State)
async def resign(asked: Asked, body: At, tables: Tabled, mark: Mark = "") -> Response:
    """Give the game up: the other side wins."""
    return raw(await tables.agreements.resign(by(asked, body, mark)))


@router.post("/resume", response_model=State)
async def resume(asked: Asked, body: At, tables: Tabled, mark: Mark = "") -> Response:
    """Go on after a break."""
    return raw(await tables.agreements.resume(by(asked, body, mark)))


@router.get("/takebacks", response_model=list[TakebackAnswer])
async def takebacks(asked: Asked, tables: Tabled) -> Response:
    """The own decisions that may be asked back, the last one first."""
    return raw(encode(await tables.agreements.takebacks(asked.table, asked.token, asked.lang)))
