"""Holidays on the page of the club: entered, refused if they are too long, and taken back."""

from __future__ import annotations

import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import expect

from coinbox.text import say
from tests.web.axe import in_both_themes
from tests.web.page import Visitors
from tests.web.test_club import CLEAN, no_wider
from tests.web.test_lobby import enter

REFUSED = re.compile("400|409")
TOO_LONG = 70
"""Days of which more than thirty lie in one year, wherever they begin."""


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("ja", True)])
def test_holidays_are_entered_and_taken_back(people: Visitors, lang: str, phone: bool) -> None:
    visitor = people.new(phone=phone, lang=lang)
    people.forgiven = REFUSED
    page = enter(visitor, "Ann", japanese=lang == "ja")
    section = page.locator("section", has=page.locator("#club-holidays"))
    tomorrow = date.today() + timedelta(days=1)

    def wish(days: int) -> None:
        section.get_by_label(say(lang, "web-holidays-from")).fill(tomorrow.isoformat())
        section.get_by_label(say(lang, "web-holidays-until")).fill((tomorrow + timedelta(days=days - 1)).isoformat())
        section.get_by_role("button", name=say(lang, "web-holidays-add")).click()

    wish(TOO_LONG)
    expect(section.get_by_role("alert")).to_have_text(say(lang, "table-too-long-holiday", n=30))
    wish(3)
    cancel = section.get_by_role("button", name=say(lang, "web-holidays-cancel"))
    expect(cancel).to_have_count(1)
    expect(section.get_by_role("alert")).to_have_count(0)
    no_wider(page)
    assert in_both_themes(page) == CLEAN
    page.reload()
    cancel.click()
    expect(cancel).to_have_count(0)
