"""A Special Activity before the first space of an Operation (R-C6), which coin/operation.py alone knows of."""

from __future__ import annotations

import inspect
import random
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import coinbox
from coinbox import Game
from coinbox.coin.dice import COMPARISONS
from coinbox.coin.menu import Menu
from coinbox.coin.operation import Activity, Operation, Ways
from coinbox.kernel.decision import Pending
from coinbox.library import package_of, rules_of
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES
from tests.scarce import play_turn, scarce_boards
from tests.tabletalk import Spaces, here, is_done, offered, open_table, play, prompt, state

BOARDS = 10_000 if CAMPAIGN else 200


def british(game: str, spaces: Spaces, *words: str, card: str, **numbers: Any) -> Game:
    """The British have these spaces, and play an Operation with a Special Activity."""
    return play(open_table(game, spaces, card=card, **numbers), "op-special", *words)


def insurgents(game: str, spaces: Spaces, *words: str, card: str, **numbers: Any) -> Game:
    """The same for the other faction."""
    by = rules_of(game).factions[1]
    return play(open_table(game, spaces, by=by, card=card, **numbers), "op-special", *words)


# -- small boards ----------------------------------------------------------------------------------------------------


@pytest.mark.covers("R-C6", "4.1")
def test_an_activity_may_not_take_the_only_space_away() -> None:
    spaces: Spaces = {"perak": {"troops": 2, "active": 1}, "pahang": {"police": 1}}
    game = british("malaya", spaces, "assault", "air-strike", card="M23")
    assert here(game, "perak", "active") == 0
    assert is_done(game), "the strike went to Pahang by itself, and Perak was Assaulted"
    alone = open_table("malaya", {"perak": {"troops": 2, "active": 1}}, card="M23", ask=("end-turn", "perak"))
    assert offered(play(alone, "op-special", "assault")) == ["perak"], "there is no other way through a strike"


@pytest.mark.covers("R-C6", "4.1")
def test_it_may_take_one_of_two_away_but_not_the_second() -> None:
    spaces: Spaces = {"perak": {"troops": 2, "active": 1}, "pahang": {"troops": 1, "active": 1}, "kedah": {"police": 1}}
    game = british("malaya", spaces, "assault", "air-strike", card="M23")
    assert offered(game) == ["kedah", "perak", "pahang"]
    assert offered(play(game, "perak")) == ["kedah", "done"]


@pytest.mark.covers("R-C6", "3.1")
def test_an_activity_may_bring_the_means() -> None:
    spaces: Spaces = {"perak": {"underground": 1}, "johore": {"underground": 1}}
    game = insurgents("malaya", spaces, "rally", card="M23", mcp_resources=0)
    assert prompt(game) == "extort-space"
    play(game, "perak", "done")
    assert (prompt(game), state(game).mcp_resources) == ("rally-space", 1)
    seen = insurgents("malaya", {"perak": {"active": 1}}, card="M23", mcp_resources=0)
    assert offered(seen) == ["march", "pass"], "nobody can Extort; Economic Centers cost nothing"


@pytest.mark.covers("R-C6", "3.1")
def test_the_means_are_of_no_use_without_a_space() -> None:
    """The Guerrilla that Extorts was the only one that could have used Terror."""
    lone: Spaces = {"perak": {"underground": 1}}
    assert "terror" not in offered(insurgents("malaya", lone, card="M23", mcp_resources=0))
    assert "terror" in offered(insurgents("malaya", {"perak": {"underground": 2}}, card="M23", mcp_resources=0))


@pytest.mark.covers("R-C6", "4.1")
def test_an_activity_may_bring_the_space() -> None:
    spaces: Spaces = {"samaria": {"underground": 1, "bases": 1}, "haifa_district": {"police": 1}}
    game = insurgents("arab_revolt", spaces, "ambush", card="A17", operations_pool=["3"])
    assert here(game, "haifa_district", "police") == 0, "the Raid had one way only"
    seen: Spaces = {"samaria": {"active": 1, "bases": 1}, "haifa_district": {"police": 1}}
    assert "ambush" not in offered(insurgents("arab_revolt", seen, card="A17", operations_pool=["3"]))


@pytest.mark.covers("R-C6", "4.1")
def test_the_way_may_be_two_questions_deep() -> None:
    """A Raid makes Terror possible by a strike, if the free Rally there brings an Underground Guerrilla."""
    spaces: Spaces = {"aberdares": {"active": 1}, "rift_valley": {"loyalty": True}}
    game = insurgents("kenya", spaces, "terror", card="K23")
    assert "rift_valley" not in offered(game), "no Rally at Loyalty, and nobody there to retreat"
    assert here(play(game, "nyeri"), "nyeri", "terror") == 1, "strike, Rally and Terror follow by themselves"


@pytest.mark.covers("R-C6", "4.1")
def test_within_a_space_the_order_is_free() -> None:
    """Either Guerrilla may come first; of these only the Underground one makes an Ambush possible, so it must come."""
    spaces: Spaces = {"samaria": {"underground": 1, "active": 1, "bases": 1}, "haifa_district": {"police": 1}}
    game = insurgents("arab_revolt", spaces, "ambush", card="A17", operations_pool=["3"])
    assert offered(game) == ["underground:samaria>haifa_district", "active:samaria>haifa_district"]
    game = play(game, "active:samaria>haifa_district")
    assert here(game, "haifa_district", "police") == 0, "the other came by itself, and struck in the Ambush"


@pytest.mark.covers("R-C6", "4.2.3")
def test_what_a_faction_may_leave_undone_does_not_stand_in_its_way() -> None:
    """The strike of a Raid may roll against the only Troop, since even then it need not be driven out."""
    spaces: Spaces = {
        "perak": {"caches": 1, "mpaja_underground": 2},
        "kelantan": {"force_136": 1, "troops": 1, "mpaja_underground": 1},
    }
    game = british("japanese_occupation", spaces, "ambush", "raid", "kelantan", card="J20")
    play(game, "done")
    assert offered(game) == ["sabotage", "ambush", "decline"]
    play(game, "ambush", "die:6")
    assert (prompt(game), here(game, "kelantan", "troop")) == ("raid-space", 1), "it stayed by itself"


@pytest.mark.covers("R-C6", "4.1")
def test_a_space_must_be_left_after_each_space_of_the_activity() -> None:
    """It may be stopped there: the first Raid is the one that brings the target, not the second."""
    spaces: Spaces = {"samaria": {"underground": 2, "bases": 1}, "haifa_district": {"police": 1}}
    game = insurgents("arab_revolt", spaces, "ambush", card="A17", operations_pool=["3"])
    assert prompt(game) == "raid-move", "Haifa District, chosen by itself"
    play(game, "done")
    assert {"lydda", "done"} <= set(offered(game)), "it did not strike, which would have lost the target"


@pytest.mark.covers("R-C6", "4.2.1")
def test_chance_may_not_take_the_only_space_away() -> None:
    """With two Detain chits in the pool both may be drawn, and one of them must be used."""
    spaces: Spaces = {"galilee": {"troops": 1, "active": 1}}
    for pool, may in ((["detain", "detain", "fine"], False), (["detain", "fine", "fine"], True)):
        game = open_table("arab_revolt", spaces, card="A17", punishments_pool=pool, ask=("end-turn", "galilee"))
        assert ("punish" in offered(play(game, "op-special", "assault"))) is may, pool


@pytest.mark.covers("R-C6", "4.2.1")
def test_chance_may_not_keep_the_first_space_back() -> None:
    """Two chits are drawn: with one other in the pool a Demolish is sure to be among them."""
    spaces: Spaces = {"galilee": {"troops": 1}}
    for pool, may in ((["demolish", "fine", "fine"], False), (["demolish", "demolish", "fine"], True)):
        game = british("arab_revolt", spaces, card="A17", punishments_pool=pool)
        assert ("assault" in offered(game)) is may, pool


FINED: Spaces = {
    "haifa": {"troops": 2},
    "tel_aviv_jaffa": {"troops": 2},
    "railway_haifa_syria": {"police": 1, "sabotage": 1},
    "railway_haifa_tel_aviv": {"sabotage": 1},
}


@pytest.mark.covers("R-C6", "A15 shaded")
@pytest.mark.parametrize("second", ["done", "tel_aviv_jaffa"])
def test_a_question_within_an_activity_may_name_the_space_that_it_brings(second: str) -> None:
    """A Fine in Haifa, chosen by itself, makes an Assault possible on a Railway, which no Punish selects."""
    ask = ("end-turn", "railway_haifa_syria")
    fines: dict[str, Any] = {"shaded": ["A15"], "punishments_pool": ["fine"]}
    game = british("arab_revolt", FINED, "assault", second, card="A17", ask=ask, **fines)
    assert (prompt(game), offered(game)) == ("fine-railway", ["railway_haifa_syria"])
    play(game, "railway_haifa_syria")
    assert (prompt(game), offered(game)) == ("assault-space", ["railway_haifa_syria"])


@pytest.mark.covers("R-C6", "A15 shaded")
def test_why_says_that_a_fine_elsewhere_would_leave_the_operation_no_space() -> None:
    fines: dict[str, Any] = {"shaded": ["A15"], "punishments_pool": ["fine"], "ask": ("railway_haifa_syria",)}
    refused = british("arab_revolt", FINED, "assault", "done", card="A17", **fines).why_not("railway_haifa_tel_aviv")
    assert refused is not None
    assert (refused.rule, refused.reason) == ("4.1", "That would leave Assault no space to begin in")


@pytest.mark.covers("R-C6", "A15 shaded")
def test_one_of_two_fines_is_enough() -> None:
    both: Spaces = {**FINED, "railway_tel_aviv_egypt": {"police": 1, "sabotage": 1}}
    fines: dict[str, Any] = {"shaded": ["A15"], "punishments_pool": ["fine"]}
    game = british("arab_revolt", both, "assault", "haifa", "tel_aviv_jaffa", card="A17", **fines)
    assert offered(game) == ["railway_haifa_tel_aviv", "railway_haifa_syria"], "the second may bring the space"
    play(game, "railway_haifa_tel_aviv")
    assert is_done(game), "then it must: the Fine and the Assault follow by themselves"
    assert here(game, "railway_tel_aviv_egypt", "sabotage") == 0


@pytest.mark.covers("R-C6", "4.3.3")
def test_a_march_of_a_raid_may_not_expose_the_only_guerrilla() -> None:
    """It is seen only when the March is over, so to close the moves is no way out."""
    spaces: Spaces = {
        "kiambu": {"underground": 1, "active": 1},
        "aberdares": {"active": 1},
        "rift_valley": {"troops": 1, "police": 2},
    }
    raid = ("terror", "raid", "rift_valley")
    game = insurgents("kenya", spaces, *raid, card="K12", ask=("end-turn", "active:kiambu>rift_valley"))
    play(game, "march")
    assert offered(game) == ["active:kiambu>rift_valley"]
    assert here(play(game, "active:kiambu>rift_valley"), "kiambu", "terror") == 1


@pytest.mark.covers("R-C6", "4.1")
def test_why_says_that_the_operation_would_lose_its_space() -> None:
    spaces: Spaces = {"perak": {"troops": 2, "active": 1}, "pahang": {"police": 1}, "kedah": {"police": 1}}
    game = british("malaya", spaces, "assault", card="M23")
    refused = game.why_not("air-strike", "perak")
    assert refused is not None
    assert (refused.rule, refused.reason) == ("4.1", "That would leave Assault no space to begin in")
    beside_the_city: Spaces = {"selangor": {"troops": 2, "active": 1}, "kuala_lumpur": {"police": 1}}
    game = british("malaya", beside_the_city, "assault", card="M23")
    assert offered(game) == ["selangor", "reprisal"], "which drives the Guerrilla to Kuala Lumpur"
    refused = game.why_not("air-strike")
    assert refused is not None
    assert (refused.rule, "would leave it none" in refused.reason) == ("4.1", True)


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OWN_GAMES)
def test_no_activity_is_told_of_the_operation(name: str) -> None:
    """What it needs is the state; nothing else is passed to it."""
    menu: Menu[Any] = import_module(f"{package_of(name)}.operations").MENU
    activities = {activity for entry in menu.entries.values() for activity in entry.activities}
    assert activities
    for activity in activities:
        for function in (activity.spaces, activity.run):
            needed = [p for p in inspect.signature(function).parameters.values() if p.default is p.empty]
            assert len(needed) == 1, function


class Exhaustive:
    """Every way through an Activity, tried to its end, without any of the hints that spare trials."""

    def __init__(self, op: Operation[Any], activity: Activity[Any], start: Any) -> None:
        self.op, self.activity, self.start = op, activity, start
        self.failed: set[object] = set()

    def leads_on(self, answers: tuple[int, ...]) -> bool:
        """Whether its faction can always reach a first space from here."""
        s = self.start.copy()
        pending, asked = self._replay(s, answers)
        if pending is None:
            return self.op.first_spaces(s) != 0
        actor, prompt, options, _ = pending
        own = actor == self.op.faction
        situation = prompt, tuple(options), tuple(sorted(answers)), s
        if situation in self.failed:
            return False
        payment = self.op.payment
        if own and prompt in asked and options[-1] in payment.closing and options[0] < len(payment.spaces):
            options = options[-1:]  # it may be stopped after each of its spaces
        found = any if own else all
        leads_on = found(self.leads_on((*answers, option)) for option in reversed(options))
        if not leads_on:
            self.failed.add(situation)
        return leads_on

    def _replay(self, s: Any, answers: tuple[int, ...]) -> tuple[Pending | None, list[object]]:
        steps = self.activity.run(s)
        asked: list[object] = []
        if steps is None:
            return None, asked
        try:
            pending = next(steps)
            for answer in answers:
                if answer < len(self.op.payment.spaces):
                    asked.append(pending[1])
                pending = steps.send(answer)
        except StopIteration:
            return None, asked
        return pending, asked


@pytest.mark.covers("R-C6", "4.1")
@pytest.mark.parametrize("name", OWN_GAMES)
def test_the_hints_of_all_activities_are_right(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is offered before a first space is what trying all ways finds; nothing else would need care."""
    offering = Operation.open_activities
    keeping = Ways.keeping_a_space
    caring = Operation.needs_care
    checked = 0
    spared: set[tuple[int, int]] = set()
    careless: Operation[Any] | None = None

    def open_activities(op: Operation[Any], s: Any, first: int | None = None) -> tuple[int, ...]:
        nonlocal checked
        options = offering(op, s, first)
        if op.activities and op.used is None and not op.selected and op.least:
            ways = [a.option for a in op.activities if a.spaces(s) and Exhaustive(op, a, s).leads_on(())]
            assert list(options) == ways
            checked += 1
        return options

    def needs_care(op: Operation[Any], s: Any, activity: Activity[Any]) -> bool:
        nonlocal careless
        needed = caring(op, s, activity)
        careless = None if needed else op
        if op.selected or not op.least:
            return needed
        if not needed and activity.option in op.entry.spared_by:
            spared.add((op.kind, activity.option))
        return True

    def keeping_a_space(ways: Ways[Any], s: Any, answers: tuple[int, ...], pending: Pending) -> Pending:
        nonlocal checked
        kept = keeping(ways, s, answers, pending)
        assert len(kept[2]) == len(pending[2]) or ways.op is not careless
        every = Exhaustive(ways.op, ways.activity, ways.start)
        assert list(kept[2]) == [option for option in pending[2] if every.leads_on((*answers, option))]
        checked += 1
        return kept

    monkeypatch.setattr(Operation, "open_activities", open_activities)
    monkeypatch.setattr(Operation, "needs_care", needs_care)
    monkeypatch.setattr(Ways, "keeping_a_space", keeping_a_space)
    for seed in range(60):
        draw = random.Random(seed)
        game = coinbox.new(name, seed=seed, logging=False)
        while not game.over:
            game.driver.step(draw.choice(game.driver.options()))
    assert checked > 100
    draw = random.Random(1)
    boards = scarce_boards(name, draw)
    for _ in range(BOARDS):
        play_turn(rules_of(name), next(boards), draw)
    menu: Menu[Any] = import_module(f"{package_of(name)}.operations").MENU
    assert spared == {(kind, option) for kind, entry in menu.entries.items() for option in entry.spared_by}


# -- dice ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("comparison", COMPARISONS)
def test_the_lowest_and_the_highest_face_bring_whatever_a_die_can_bring(comparison: str) -> None:
    """This is why a trial rolls no others."""
    for target in range(-10, 20):
        results = [COMPARISONS[comparison](face, target) for face in range(1, 7)]
        assert set(results) == {results[0], results[-1]}


def test_only_the_roll_that_is_compared_asks_for_a_die() -> None:
    source = Path(inspect.getfile(Ways)).parents[1]
    asking = {
        file.name
        for file in source.rglob("*.py")
        if re.search(r"\bdice_of\(\w*\.?(VOCABULARY|words)\)", file.read_text())
    }
    assert asking == {"dice.py", "operation.py"}
