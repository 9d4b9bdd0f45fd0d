"""Guides say of the turns that they recommend, and of those that they warn of, what the bots' analysis says."""

from __future__ import annotations

import re

import pytest

from coinbox.kernel.errors import CoinboxError
from coinbox.learn.checking import BUDGET, Found, checked, rewritten
from coinbox.learn.facts import facts_of
from coinbox.learn.guides import Advice, Check, Other, guides_of
from coinbox.library import folder_of
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES

TURNS = [
    pytest.param(advice, id=f"{game}-{faction}-{number}")
    for game in OWN_GAMES
    for faction, guide in guides_of(game).items()
    for number, advice in enumerate(guide)
    if advice.turn is not None
]
QUICK = 100
"""Rollouts in an ordinary run: enough to see that all is compared, too few to judge."""
POINTS = {"en": re.compile(r"about (\d+) points lower"), "ja": re.compile(r"約(\d+)ポイント低い")}


@pytest.mark.campaign
@pytest.mark.parametrize("advice", TURNS if CAMPAIGN else TURNS[::8])
def test_the_analysis_still_says_what_a_guide_says(advice: Advice) -> None:
    found = checked(advice, BUDGET if CAMPAIGN else QUICK)
    assert found is not None
    assert [other.way for other in found.others] == [other.way for other in advice.others]
    if CAMPAIGN:
        assert found.faults() == []
        told = (advice.checked, advice.others)
        assert (found.check, found.others) == told, "run `python -m docs.check_guides --write`"


@pytest.mark.parametrize("advice", TURNS)
def test_no_recommended_turn_is_clearly_behind(advice: Advice) -> None:
    assert advice.checked is not None
    assert advice.checked.budget == BUDGET
    assert Found(advice.checked, advice.others, ()).faults() == []


@pytest.mark.parametrize("advice", TURNS)
@pytest.mark.parametrize("lang", list(POINTS))
def test_the_text_tells_the_figures_that_were_measured(advice: Advice, lang: str) -> None:
    told = [int(points) for points in POINTS[lang].findall(advice.text[lang])]
    assert told == [round(100 * other.behind) for other in advice.others if not other.close], advice.title


@pytest.mark.parametrize(
    ("behind", "error", "close", "holds"),
    [
        (0.02, 0.005, False, True),
        (0.01, 0.005, False, False),
        (0.02, 0.005, True, True),
        (0.03, 0.005, True, False),
        (-0.03, 0.005, True, False),
        (0.03, 0.015, True, True),
    ],
)
def test_a_turn_called_worse_is_worse_and_one_called_as_good_is_not(
    behind: float, error: float, close: bool, holds: bool
) -> None:
    other = Other(("pass",), behind, error, close)
    assert other.holds is holds
    assert (Found(Check(BUDGET, 1, 0.0, 0.0), (other,), ()).faults() == []) is holds


def test_a_turn_that_may_not_be_played_cannot_be_checked() -> None:
    advice = next(param.values[0] for param in TURNS)
    assert isinstance(advice, Advice)
    other = Other(("event", "op-special"), 0.1, 0.01)
    wrong = Advice(advice.kind, advice.title, advice.text, advice.scenes, advice.checked, (other,))
    with pytest.raises(CoinboxError):
        checked(wrong, QUICK)


@pytest.mark.parametrize("game", OWN_GAMES)
def test_figures_are_written_where_they_stand(game: str) -> None:
    text = folder_of(game).joinpath("guides.toml").read_text(encoding="utf-8")
    guides = guides_of(game)
    same = {
        faction: [Found(each.checked, each.others, ()) if each.checked else None for each in guide]
        for faction, guide in guides.items()
    }
    assert rewritten(text, same) == text
    other = {
        faction: [
            each and Found(Check(7, 8, 0.5, 0.25), tuple(Other(o.way, 0.75, 0.125) for o in each.others), ())
            for each in found
        ]
        for faction, found in same.items()
    }
    changed = rewritten(text, other)
    figures = sum(len(guide_turns) for guide_turns in ([a for a in guide if a.checked] for guide in guides.values()))
    assert changed.count("checked = { budget = 7, seed = 8, behind = 0.500, error = 0.250 }") == figures
    others = sum(len(advice.others) for guide in guides.values() for advice in guide)
    assert changed.count("behind = 0.750\nerror = 0.125\n") == others
    assert facts_of(game, "guides.toml").keys() == guides.keys()
