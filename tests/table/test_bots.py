"""Bots at the web table: their turns are stored and shown step by step, and one without an answer stops no game."""

from __future__ import annotations

import itertools
import json
import sys
import time
from pathlib import Path

import pytest

import coinbox
from coinbox.table.bots import Thinkers
from coinbox.table.thinker import answer, choices
from tests.table.server import Json, Opened, Running, file_url, good, refused, running, wait_until


def is_mine(state: Json) -> bool:
    return state["decision"] is None or state["decision"]["yours"]


def bot_table(server: Running, bot: str = "bot:greedy") -> Opened:
    return server.open(seats={"british": "me", "mcp": bot}, seed=4)


def test_a_bots_turn_is_stored_and_pushed_step_by_step(server: Running) -> None:
    opened = bot_table(server)
    british = opened.seat("british")
    with british.live() as live:
        live.until(is_mine)
        asked = british.play("limited-op", "pass", "end-turn")
        assert asked["thinking"] == "mcp"
        seen: list[Json] = []
        live.until(lambda state: seen.append(state) or (state["seq"] > asked["seq"] and is_mine(state)))  # type: ignore[func-returns-value]
        thinking = [state for state in seen if state["thinking"] == "mcp"]
        assert len({state["seq"] for state in thinking}) > 2, "the steps were not pushed one by one"
    last = british.state()
    wait_until(lambda: british.state()["thinking"] is None)
    assert last["decision"]["actor"] == "british"
    assert last["undo"] == 0
    assert last["view"]["boxes"] != {"british": None, "mcp": None} or len(last["view"]["played"]) > 1
    assert "mcp: greedy" in british.get("/record").text
    coinbox.load(british.get("/record").text)


def test_a_bot_cannot_be_played_for(server: Running) -> None:
    opened = bot_table(server)
    assert list(opened.tokens) == ["british"]
    refused(opened.seat("british").send("limited-op", seq=0), "stale")


def test_two_bots_play_a_whole_game_while_somebody_watches(server: Running) -> None:
    opened = server.open(seats={"british": "bot:random", "mcp": "bot:random"}, seed=2)
    assert opened.tokens == {}
    with opened.watcher.live() as live:
        end = live.until(lambda state: state["result"] is not None)
    assert end["decision"] is None
    assert coinbox.load(opened.watcher.get("/record").text).over


def test_the_same_seed_gives_the_same_bots(server: Running) -> None:
    def record() -> str:
        opened = server.open(seats={"british": "bot:random", "mcp": "bot:random"}, seed=9)
        wait_until(lambda: opened.watcher.state()["result"] is not None)
        return opened.watcher.get("/record").text

    assert record() == record()


@pytest.mark.parametrize(
    "program",
    [
        "import time; time.sleep(60)",
        "raise SystemExit(1)",
        "input(); print('nonsense', flush=True)",
        'input(); print(\'{"error": "no idea"}\', flush=True)',
        'while True: input(); print(\'{"option": "checkmate", "reason": null}\\n{"done": true}\', flush=True)',
    ],
)
def test_a_bot_without_an_answer_takes_any_option(tmp_path: Path, program: str) -> None:
    thinker = Thinkers((sys.executable, "-S", "-c", program), limit=0.2 if "sleep" in program else 10)
    with running(file_url(tmp_path), thinker) as server:
        british = bot_table(server).seat("british")
        british.play("limited-op", "pass", "end-turn")
        wait_until(lambda: british.get("/beats").json()["turns"])
        assert "didn't answer" in british.get("/beats").json()["turns"][0]["reason"]


def test_the_page_stays_live_while_a_bot_thinks(tmp_path: Path) -> None:
    thinker = Thinkers((sys.executable, "-S", "-c", "import time; time.sleep(60)"), limit=60)
    with running(file_url(tmp_path), thinker) as server:
        british = bot_table(server).seat("british")
        british.play("limited-op", "pass", "end-turn")
        for _ in range(20):
            assert british.state()["thinking"] == "mcp"
            refused(british.send("limited-op"), "not-your-turn")
        begun = time.monotonic()
    assert time.monotonic() - begun < 50, "the server waited for a bot that sleeps for a minute"


def test_a_decision_taken_back_in_a_bots_turn_is_thought_about_again(server: Running) -> None:
    """M4 shaded in the turn of a British bot: the MCP is asked; the bot goes on after its answer."""
    record = "coinbox record 1\ngame: malaya\n---\ncard:M4\nbritish event shaded\n"
    mcp = server.open(record=record, seats={"british": "bot:random", "mcp": "me"}).seat("mcp")
    options = mcp.state()["decision"]["options"]
    assert mcp.last["decision"]["yours"]
    mcp.play(options[0]["name"])
    if mcp.last["undo"]:
        assert good(mcp.undo())["decision"]["options"] == options
        mcp.play(options[1]["name"])
    mcp.play(mcp.state()["decision"]["options"][0]["name"])
    wait_until(lambda: is_mine(mcp.state()))


def test_a_thinker_says_why_once_and_stops_at_dice() -> None:
    record = coinbox.new("malaya", seed=3, ask=("end-turn",)).record()
    found = list(choices(print, record, "british", "greedy", 5))
    game = coinbox.load(record, ask=("end-turn",))
    for choice in found:
        game.play(choice["option"])
    reasons = [choice["reason"] for choice in found if choice["reason"]]
    assert reasons
    assert all(set(reason) == {"en", "ja"} for reason in reasons)
    assert all(one != two for one, two in itertools.pairwise(reasons))
    assert game.actor == "chance" or [option.name for option in game.decision.options] == ["end-turn"]  # type: ignore[union-attr]
    assert list(choices(print, record, "mcp", "greedy", 5)) == []


def test_a_thinker_reports_what_went_wrong() -> None:
    (reply,) = answer(
        {"task": "choices", "session": "s", "record": "nonsense", "faction": "mcp", "bot": "greedy", "seed": 1}
    )
    assert "RecordError" in reply["error"]
    json.dumps(reply)


# -- levels ------------------------------------------------------------------------------------------------------------


def test_every_level_plays_at_a_table(server: Running) -> None:
    """All but those that think for seconds, which need no other code."""
    for level in ("novice", "greedy", "planner"):
        british = bot_table(server, f"bot:{level}").seat("british")
        asked = british.play("limited-op", "pass", "end-turn")
        wait_until(lambda british=british: is_mine(british.state()))  # type: ignore[misc]
        assert british.last["seq"] > asked["seq"]
        assert f"mcp: {level}" in british.get("/record").text
        assert "didn't answer" not in str(british.get("/beats").json()["turns"])


def test_random_is_not_offered_but_still_plays(server: Running) -> None:
    (malaya, *_) = server.client.get("/api/games").json()
    assert "random" not in [level["id"] for level in malaya["bots"]]
    assert malaya["usual_bot"] in [level["id"] for level in malaya["bots"]]
    assert bot_table(server, "bot:random").state["players"]["mcp"]["bot"] == "random"


def test_quick_bots_do_not_wait_for_those_who_search(tmp_path: Path) -> None:
    """A thinker that never answers a master, but answers others at once."""
    program = (
        "import json, time\n"
        "while True:\n"
        "    request = json.loads(input())\n"
        "    time.sleep(60 if request['bot'] == 'master' else 0)\n"
        '    print(\'{"option": "limited-op", "reason": null}\\n{"done": true}\', flush=True)\n'
    )
    with running(file_url(tmp_path), Thinkers((sys.executable, "-S", "-c", program), limit=60)) as server:
        slow = [bot_table(server, "bot:master").seat("british") for _ in range(3)]
        for british in slow:
            british.play("event", "pass", "end-turn")
        quick = bot_table(server).seat("british")
        asked = quick.play("event", "pass", "end-turn")
        wait_until(lambda: quick.state()["seq"] > asked["seq"])
        assert all(british.state()["thinking"] == "mcp" for british in slow)
