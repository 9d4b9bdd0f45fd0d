"""Several options in one command: all of them or none, stored at once, taken back one by one."""

from __future__ import annotations

import random

import pytest

import coinbox
from coinbox.library import rules_of
from tests.campaign import CAMPAIGN
from tests.table.server import Json, Person, Running, good, refused, ways

GAMES = ("malaya", "kenya", "arab_revolt", "japanese_occupation")
COMMANDS = 400 if CAMPAIGN else 60
HEAD = "coinbox record 1\ngame: malaya   scenario: standard\n---\ncard:M23\n"


@pytest.fixture
def british(server: Running) -> Person:
    """Somebody with both seats, on a card on which the British act first."""
    return server.open(record=HEAD).seat("british")


def sit(server: Running, game: str, seed: int) -> Person:
    opened = server.open(game=game, seats=dict.fromkeys(rules_of(game).factions, "me"), seed=seed)
    return opened.seat(rules_of(game).factions[0])


def position(state: Json) -> Json:
    """What a state says of the game."""
    return {part: state[part] for part in ("seq", "view", "decision", "log", "turn", "undo", "decisions", "fresh")}


def way_of(asked: Json, draw: random.Random) -> list[str]:
    """An option, or often several names where there are such ways."""
    several = [names for names in ways(asked) if len(names) > 1]
    return draw.choice(several if several and draw.random() < 0.7 else ways(asked))


@pytest.mark.parametrize("game", GAMES)
def test_a_command_with_several_options_is_the_same_as_several_commands(server: Running, game: str) -> None:
    at_once, one_by_one = sit(server, game, 5), sit(server, game, 5)
    draw, several, taken = random.Random(7), 0, 0
    state = at_once.state()
    for _ in range(COMMANDS):
        if state["decision"] is None:
            break
        names = way_of(state["decision"], draw)
        state = good(at_once.send_all(*names, seq=state["seq"]))
        one_by_one.play(*names)
        several += len(names) > 1
        assert position(state) == position(one_by_one.last)
        if state["undo"] and draw.random() < 0.2:
            # What one command has played is taken back decision by decision.
            steps = draw.randint(1, state["undo"])
            state = good(at_once.undo(steps))
            one_by_one.last = good(one_by_one.undo(steps))
            taken += steps
            assert position(state) == position(one_by_one.last)
    assert several > COMMANDS // 12
    assert taken
    assert at_once.get("/record").text == one_by_one.get("/record").text
    assert coinbox.load(at_once.get("/record").text, ask=("end-turn",)).driver.decisions == state["decisions"]


@pytest.mark.parametrize("game", GAMES)
def test_any_names_are_played_whole_or_not_at_all(server: Running, game: str) -> None:
    person, draw = sit(server, game, 3), random.Random(11)
    played = kept = 0
    state = person.state()
    for _ in range(COMMANDS):
        if state["decision"] is None:
            break
        ahead = coinbox.load(person.get("/record").text, ask=("end-turn",))
        names = way_of(state["decision"], draw)
        for name in names:
            ahead.play(name)
        # One more name: of the question that follows, or any word of the game.
        words = rules_of(game).vocabulary
        follows = [option.name for option in ahead.decision.options] if ahead.decision else []
        more = draw.choice(follows) if follows and draw.random() < 0.6 else words.name(draw.randrange(len(words)))
        answer = person.send_all(*names, more, seq=state["seq"])
        after = person.state()
        if answer.status_code == 200:
            played += 1
            ahead.play(more)
            journal = coinbox.load(person.get("/record").text, ask=("end-turn",)).journal
            assert journal[: len(ahead.journal)] == ahead.journal
        else:
            kept += 1
            code, message = answer.json()["error"].values()
            assert code in ("not-offered", "not-at-once")
            assert more in message
            assert position(after) == position(state)
            after = good(person.send_all(*names, seq=state["seq"]))
        state = after
    assert played
    assert kept


def test_a_name_that_does_not_fit_is_told_with_its_reason(british: Person) -> None:
    before = british.state()
    sentence = refused(british.send_all("op-special", "sweep", "pahang", "thailand", "done"), "not-offered")
    assert sentence.startswith('Nothing is played: "thailand", number 4 of 5, is not offered after "pahang". ')
    assert "3.2.3" in sentence
    japanese = british.post(
        "/play", {"seq": before["seq"], "options": ["op-special", "train", "syria"], "key": "k"}, lang="ja"
    )
    assert "syria" in refused(japanese, "not-offered")
    assert "no option" in refused(british.send_all("op-special", "nonsense"), "not-offered").replace("not an", "no")
    assert refused(british.send_all("sweep", "pahang"), "not-offered").startswith('"sweep" is not offered')
    assert british.state() == before


def test_nothing_is_played_behind_a_die_or_the_end_of_the_turn(server: Running) -> None:
    fight = HEAD.replace("card:M23", "card:M23\nbritish  limited-op pass end-turn")
    person = server.open(record=fight).seat("mcp")
    attack = person.play("op-special", "attack")
    space = attack["decision"]["options"][0]["name"]
    before = person.state()
    sentence = refused(person.send_all(space, "roll", "end-turn"), "not-at-once")
    assert 'after "roll" a die or a card comes first, so "end-turn" (number 3 of 3)' in sentence
    assert person.state() == before
    passing = server.open(record=HEAD).seat("british")
    before = passing.state()
    sentence = refused(passing.send_all("limited-op", "pass", "end-turn", "event"), "not-at-once")
    assert 'after "end-turn" the turn is over, so there is no "event" (number 4 of 4)' in sentence
    assert passing.state() == before
    state = good(passing.send_all("limited-op", "pass", "end-turn"))
    assert state["decision"]["actor"] == "mcp"


def test_the_same_key_is_carried_out_once(british: Person) -> None:
    names = ("limited-op", "sweep", "pahang", "troop:kuala_lumpur>pahang", "troop:kuala_lumpur>pahang")
    seq = british.state()["seq"]
    state = good(british.send_all(*names, seq=seq, key="once"))
    assert state["undo"] == len(names)
    assert good(british.send_all(*names, seq=seq, key="once")) == state
    assert good(british.send_all("done", seq=state["seq"], key="once")) == state
    refused(british.send_all(*names, seq=seq, key="twice"), "stale")
    assert good(british.undo(2))["turn"]["steps"][-1]["name"] == "pahang"


@pytest.mark.parametrize(
    "body",
    [{}, {"option": "event", "options": ["event"]}, {"options": []}, {"options": ["event"] * 61}, {"options": "event"}],
)
def test_a_command_names_one_option_or_some(british: Person, body: Json) -> None:
    before = british.state()
    assert refused(british.post("/play", {"seq": before["seq"], "key": "k", **body}), "bad-request")
    assert british.state() == before


def test_what_lies_beyond_is_never_behind_something_unseen(british: Person) -> None:
    """Spaces are closed by the first move; the end of the turn says what it leaves out."""
    state = british.play("op-special", "sweep", "pahang")
    asked = state["decision"]
    assert asked["question"] == "sweep-space"
    (beyond,) = asked["beyond"]
    assert beyond["closing"] == ["done"]
    moves = {option["name"] for option in beyond["options"]}
    assert "troop:kuala_lumpur>pahang" in moves
    assert all(">pahang" in name for name in moves)
    assert asked["end"]["names"][-1] == "end-turn"
    assert {"Air Strike", "Reprisal"} <= set(asked["end"]["leaves"])
    state = british.play("done")
    asked = state["decision"]
    assert asked["many"]["troop:kuala_lumpur>pahang"]["most"] > 1
    # The order of Activation is asked for before the Special Activity; leaving it to the rules loses nothing.
    order, special = asked["beyond"]
    assert [order["closing"], [option["name"] for option in order["options"]]] == [["done"], ["pahang"]]
    assert special["closing"] == ["done", "done"]
    assert "air-strike" in {option["name"] for option in special["options"]}
    assert asked["end"]["leaves"] == ["Reprisal", "Air Strike"]
