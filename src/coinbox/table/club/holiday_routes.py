"""The addresses of holidays: when somebody is away, so that his clocks by post stand still."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from coinbox.table.asking import ALWAYS, Language
from coinbox.table.club.asking import OF_CLUB, InClub, Member
from coinbox.table.club.club import Club
from coinbox.table.club.holidays import DAYS, Holidays
from coinbox.table.club.people import Person
from coinbox.table.models.answers import Answer
from coinbox.table.models.commands import Command
from coinbox.table.models.state import error_responses
from coinbox.table.models.words import LARGEST

router = APIRouter(prefix="/api/club/me/holidays", responses=ALWAYS | OF_CLUB)
Moment = Annotated[float, Field(ge=0, le=LARGEST, allow_inf_nan=False)]
"""Seconds since 1970."""


class HolidayCommand(Command):
    """Be away from a moment until another."""

    begins: Moment
    ends: Moment


class BackCommand(Command):
    """Be back from the holiday that begins then."""

    begins: Moment


class HolidayAnswer(Answer):
    begins: float
    ends: float


class HolidaysAnswer(Answer):
    """When the reader is away, now or later; how many days a year there are, and how many are left this year."""

    spans: list[HolidayAnswer]
    days: int
    left: int


async def told(club: Club, person: Person) -> HolidaysAnswer:
    found = Holidays(club)
    spans = [HolidayAnswer(begins=begins, ends=ends) for begins, ends in await found.of(person)]
    return HolidaysAnswer(spans=spans, days=DAYS, left=await found.left(person))


@router.get("")
async def holidays(club: InClub, person: Member) -> HolidaysAnswer:
    """When the reader is away."""
    return await told(club, person)


@router.post("", responses=error_responses(409))
async def add(body: HolidayCommand, club: InClub, person: Member, lang: Language = "en") -> HolidaysAnswer:
    """Enter a holiday."""
    await Holidays(club).add(person, body.begins, body.ends, lang)
    return await told(club, person)


@router.post("/end")
async def end(body: BackCommand, club: InClub, person: Member, lang: Language = "en") -> HolidaysAnswer:
    """End a holiday now, or forget one that has not begun."""
    await Holidays(club).end(person, body.begins, lang)
    return await told(club, person)
