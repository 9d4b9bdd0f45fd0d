"""What others did, told in beats: the whole log in order, few steps a turn, and marks that lead from board to board."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from coinbox.kernel.game import Entry
from coinbox.library import game_ids, rules_of
from coinbox.table.beats import LEAST, MOST, beats_of, lines_of
from coinbox.table.story import Story
from coinbox.table.table_game import TableGame, dice_of
from tests.campaign import CAMPAIGN
from tests.table.server import Json, Running, wait_until

GAMES = 3 if not CAMPAIGN else 60
JOINED = ("control", "eligible", "resume", "activity")
"""Lines that need no beat of their own."""


def played(game: str, seed: int) -> TableGame:
    """A whole game of random players at a table."""
    rules = rules_of(game)
    play = TableGame(rules, rules.scenarios[0], dict.fromkeys(rules.factions, "random"))
    rng = random.Random(seed)
    play.automatic(dice_of(seed, 0), rules.factions)
    while not play.over:
        play.feed(rng.choice(play.offered))
        play.automatic(dice_of(seed, len(play.journal)), rules.factions)
    return play


def told_of(play: TableGame) -> list[Json]:
    """All turns of a game."""
    return Story(play, "en").turns(0, len(play.game.entries))


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("game", game_ids())
def test_beats_tell_the_whole_log_once_and_in_order(game: str, seed: int) -> None:
    play = played(game, seed)
    log = Story(play, "en").log.lines
    for first in (0, len(play.game.entries) // 2):
        beats = [beat for turn in range(len(play.game.turns)) for beat in beats_of(play, turn, first)]
        beats = [beat for beat in beats if beat.last > first]
        places = [place for beat in beats for place in range(beat.first, beat.last)]
        assert places == list(range(first, len(play.game.entries)))
    told = told_of(play)
    lines = [line for turn in told for beat in turn["beats"] for line in beat["lines"]]
    assert [line["text"] for line in lines] == [line["text"] for line in log]
    assert [line["i"] for line in lines] == list(range(len(log)))
    ends = [beat["log"] for turn in told for beat in turn["beats"]]
    assert ends == sorted(set(ends))
    assert ends[-1] == len(log)


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("game", game_ids())
def test_a_turn_has_three_to_eight_beats_unless_less_happened(game: str, seed: int) -> None:
    play = played(game, seed)
    for turn in told_of(play):
        assert len(turn["beats"]) <= MOST
        assert turn["summary"]
        if turn["kind"] == "turn":
            assert turn["actor"]
    for number in range(len(play.game.turns)):
        entries = play.game.logged(number)
        lines = lines_of(entries, 0)
        things = [line for line in lines if line.message not in (*JOINED, "box")]
        beats = beats_of(play, number, 0)
        if any(name == "box" for name, _ in entries):
            assert len(beats) >= min(LEAST, len(things)), [line.message for line in lines]


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("game", game_ids())
def test_marks_lead_from_the_board_before_to_the_board_after(game: str, seed: int) -> None:
    """Moves and changes, applied to the pieces before a beat, give those after it; placements tell the same."""
    play = played(game, seed)
    story = Story(play, "en")
    board: Json | None = None
    for number in range(len(play.game.turns)):
        for beat in beats_of(play, number, 0):
            if board is not None:
                assert counted(beat.before) == counted(board), "a beat begins where the last one ended"
            board = beat.after
            marks = story.beat(beat, None)
            assert applied(counted(beat.before), marks) == counted(beat.after)
            assert marks["view"] == beat.after
            entries = play.game.entries[beat.first : beat.last]
            assert sum(move["n"] for move in marks["moves"]) == sum(name == "move" for name, _ in entries)
            if not any(name in LEAVES for name, _ in entries):
                changed = sum(change["n"] for change in marks["changes"] if change["kind"] == "piece")
                assert changed == sum(PLACED.get(name, 0) for name, _ in entries)
            tracks = {track["track"]: track["total"] for track in marks["tracks"]}
            assert all(beat.after["tracks"][track] == total for track, total in tracks.items())


PLACED = {"place": 1, "place-from": 1, "remove": -1}
"""Message -> how many pieces come onto the map with it."""
LEAVES = ("imprison", "withdraw", "garrison-fort", "to-card", "lost")
"""Other messages of pieces that leave the map."""


def counted(view: Json) -> Counter[tuple[str, str]]:
    """How many of each piece and marker lie in each space."""
    return Counter(
        {
            (space["id"], name): n
            for space in view["spaces"]
            for name, n in {**space["pieces"], **space["markers"]}.items()
            if n
        }
    )


def applied(pieces: Counter[tuple[str, str]], marks: dict[str, Any]) -> Counter[tuple[str, str]]:
    """The pieces after moves and changes."""
    places = {space["id"] for space in marks["view"]["spaces"]}
    for move in marks["moves"]:
        pieces[move["origin"], move["piece"]] -= move["n"]
        assert pieces[move["origin"], move["piece"]] >= 0 or len(marks["moves"]) > 1
        pieces[move["space"], move["piece"]] += move["n"]
    for change in marks["changes"]:
        if change["kind"] in ("piece", "marker") and change["space"] in places:
            pieces[change["space"], change["id"]] += change["n"]
    return Counter({key: n for key, n in pieces.items() if n})


def test_dice_and_tracks_are_told_in_words() -> None:
    dice = [die for die in marks_of("malaya", "dice") if die["purpose"]]
    assert {die["outcome"] for die in dice} >= {"hit", "miss"}
    assert all(1 <= die["face"] <= 6 and isinstance(die["success"], bool) for die in dice)
    tracks = marks_of("malaya", "tracks")
    assert {"British Resources", "MCP Resources", "Political Will"} <= {track["name"] for track in tracks}
    assert all(track["cause"] and track["n"] for track in tracks)


def marks_of(game: str, kind: str) -> list[Json]:
    turns = [turn for seed in range(3) for turn in told_of(played(game, seed))]
    return [mark for turn in turns for beat in turn["beats"] for mark in beat[kind]]


def test_a_turn_in_a_sentence() -> None:
    entries: list[Entry] = [
        ("box", {"faction": "mcp", "box": "op-special"}),
        ("operation", {"faction": "mcp", "action": "terror"}),
        ("select", {"space": "johore"}),
        ("activity", {"faction": "mcp", "action": "extort", "space": ""}),
        ("select", {"space": "perak"}),
        ("resume", {"action": "terror"}),
        ("select", {"space": "pahang"}),
        ("eligible", {"faction": "mcp"}),
    ]
    play = played("malaya", 0)
    turn = next(n for n in range(len(play.game.turns)) if play.actor_of(n) == "mcp" and beats_of(play, n, 0))
    beats = beats_of(play, turn, 0)
    dearer = beats[-1].after | {"tracks": beats[0].before["tracks"] | {"mcp_resources": 0}}
    beats[-1] = type(beats[-1])(turn, 0, 1, beats[-1].before, dearer)
    spent = beats[0].before["tracks"]["mcp_resources"]
    for lang, wanted in (
        ("en", f"MCP: Terror in 2 spaces, Extort in Perak, MCP Resources -{spent}."),
        ("ja", f"MCP：2か所でテロ、Perakで脅迫、MCPリソース-{spent}。"),
    ):
        assert Story(play, lang).summary(entries, beats) == wanted


# -- at a table --------------------------------------------------------------------------------------------------------


def bot_table(server: Running) -> Any:
    return server.open(seats={"british": "me", "mcp": "bot:greedy"}, seed=4).seat("british")


def test_a_bots_turn_is_told_when_it_is_closed(server: Running) -> None:
    british = bot_table(server)
    asked = british.play("limited-op", "pass")
    assert british.get("/beats").json()["turns"] == []
    british.play("end-turn")
    wait_until(lambda: (state := british.state())["decision"]["yours"] and state["thinking"] is None)
    told = british.get("/beats").json()
    state = british.state()
    assert told["at"] == state["seq"]
    assert told["state"] == state
    assert british.get("/beats", **{"from": state["since"]}).json() == told
    turn = next(turn for turn in told["turns"] if turn["kind"] == "turn")
    assert turn["actor"] == "mcp"
    assert turn["summary"].startswith("MCP: ")
    assert turn["outlook"].startswith("If Propaganda came now: Political Will ")
    assert turn["reason"].startswith("It wanted to ")
    assert not any(sign.isdigit() for sign in turn["reason"])
    assert turn["beats"][0]["lines"][0]["text"].startswith("MCP: ")
    lines = [line["text"] for each in told["turns"] for beat in each["beats"] for line in beat["lines"]]
    assert lines == [line["text"] for line in state["log"][state["fresh"] :]]
    assert lines == [line["text"] for line in state["log"][len(asked["log"]) :]]
    assert told["turns"][-1]["beats"][-1]["view"] == state["view"]
    steps = [turn["at"] for turn in told["turns"]]
    assert state["since"] < steps[0]
    assert steps == sorted(steps)
    assert steps[-1] <= told["at"]
    spoken = british.get("/beats", lang="ja").json()["turns"]
    assert [turn["reason"] for turn in spoken] != [turn["reason"] for turn in told["turns"]]
    assert british.get("/beats", **{"from": state["seq"]}).json()["turns"] == []


def test_an_open_turn_of_a_friend_is_not_told(server: Running) -> None:
    """Not before it is closed, and after an undo in it as it was then played."""
    opened = server.open(seats={"british": "me", "mcp": "friend"}, seed=4)
    british, mcp = opened.seat("british"), opened.seat("mcp")
    watcher = opened.watcher
    begun = british.play("limited-op", "pass", "end-turn")
    before = british.get("/beats").json()
    assert before["turns"] == []
    assert before["state"]["decision"]["options"] == []
    assert before["at"] == begun["closed"] == begun["since"]
    mcp.state()
    mcp.play("event")
    for reader in (british, watcher):
        held = reader.get("/beats", **{"from": begun["since"]}).json()
        assert held["turns"] == []
        assert held["state"]["view"] == before["state"]["view"]
        assert held["state"]["log"] == before["state"]["log"]
        assert held["state"]["decision"]["options"] == []
        assert held["state"]["decision"]["actor"] == "mcp"
    assert reader.state()["seq"] == held["state"]["seq"] > held["at"]
    mcp.undo()
    mcp.play("op-special", "pass", "end-turn")
    told = british.get("/beats").json()
    texts = [line["text"] for turn in told["turns"] for beat in turn["beats"] for line in beat["lines"]]
    assert "MCP: Pass" in texts
    assert "MCP: Event box" not in texts
    assert told["state"]["decision"]["yours"] or told["turns"][-1]["kind"] == "card"


def test_the_end_of_the_game_is_told_to_those_who_watch(server: Running) -> None:
    watcher = server.open(seats={"british": "bot:random", "mcp": "bot:random"}, seed=2).watcher
    wait_until(lambda: watcher.state()["result"] is not None)
    told = watcher.get("/beats", **{"from": 0}).json()
    assert told["state"]["result"] is not None
    assert told["turns"][-1]["beats"][-1]["log"] == len(told["state"]["log"])
    texts = [line["text"] for turn in told["turns"] for beat in turn["beats"] for line in beat["lines"]]
    assert texts == [line["text"] for line in told["state"]["log"]]
