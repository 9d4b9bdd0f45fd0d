"""What the table tells ahead and besides: previews, selected spaces, changes, cards of spaces, and what things are."""

from __future__ import annotations

import random
from typing import Any

import pytest

import coinbox
from coinbox.game import Game
from coinbox.library import rules_of
from coinbox.table import reference, tips
from coinbox.table.models.ahead import PreviewAnswer, SpaceAnswer
from coinbox.text import LANGUAGES, render
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES
from tests.table.server import Json, Person, Running, good, refused

PREVIEWS = 50
"""So many options of each game are looked at and then played."""
DECISIONS = 150 if CAMPAIGN else 60
"""So many are made while what has changed is compared."""


@pytest.fixture(params=OWN_GAMES)
def game(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


def opened(server: Running, game: str, seed: int, **wishes: str) -> Person:
    """Somebody who plays both sides, unless something else is wished for."""
    seats = dict.fromkeys(rules_of(game).factions, "me") | wishes
    return server.open(game=game, seats=seats, seed=seed).seat(rules_of(game).factions[0])


def loaded(person: Person) -> Game:
    return coinbox.load(person.get("/record").text, ask=("end-turn",))


# -- previews ----------------------------------------------------------------------------------------------------------


def lines_since(before: Game, after: Game) -> list[str]:
    return render.log("en", after.id, after.entries[len(before.entries) :])


def expected_lines(told: Json, fell: list[str]) -> list[str]:
    """The lines of a preview with those of the outcomes that fell; every throw must have been told.

    A warning is no line of the log.
    """
    lines: list[str] = list(told["lines"])
    while told["outcomes"]:
        face = next(name for name in fell if any(name in each["names"] for each in told["outcomes"]))
        fell = fell[fell.index(face) + 1 :]
        told = next(each for each in told["outcomes"] if face in each["names"])
        # Faces that come to the same are told as one roll of all of them.
        lines += told["lines"] if len(told["names"]) == 1 else [line for line in told["lines"] if " roll " not in line]
    return [line for line in lines if not line.endswith("have no effect")]


def is_told(lines: list[str], log: list[str]) -> bool:
    """Whether the log tells these lines first and in their order; rolls may stand between them."""
    rest = iter(log)
    return all(any(line == told for told in rest) for line in lines)


def test_previews_equal_what_then_happens(server: Running, game: str) -> None:
    seen, throws, seed = 0, 0, 11
    while seen < PREVIEWS:
        person, draw = opened(server, game, seed), random.Random(seed)
        state, before = person.state(), loaded(person)
        while state["decision"] is not None and seen < PREVIEWS:
            name = draw.choice(state["decision"]["options"])["name"]
            told = good(person.get("/preview", names=name))
            PreviewAnswer.model_validate(told)
            assert (told["name"], told["seq"]) == (name, state["seq"])
            state = good(person.send(name, seq=state["seq"]))
            after = loaded(person)
            fell = list(after.journal[len(before.journal) + 1 :])
            lines, log = expected_lines(told, fell), lines_since(before, after)
            if told["outcomes"]:
                throws += 1
                assert is_told(lines, log), (name, lines, log)
            else:
                assert log[: len(lines)] == lines, (name, lines, log)
                check_sum(told, after, len(before.entries), len(lines))
            seen += 1
            before = after
            # Turns are left early now and then, so that all kinds of them are seen.
            if draw.random() < 0.1 and state["decision"] is not None:
                state = person.play_random(draw.randrange(60), draw)
                before = loaded(person)
        seed += 1
    assert seen == PREVIEWS


def check_sum(told: Json, after: Game, logged: int, lines: int) -> None:
    """The sum names where each track stands that the lines have moved."""
    entries = render.merged(after.entries[logged:])[:lines]
    totals = {str(args["track"]): args["total"] for message, args in entries if message == "track"}
    for track, total in totals.items():
        assert f"{render.track_name('en', after.id, track)} {total}" in told["summary"]
    pieces = [args for message, args in entries if message in ("place", "remove", "move")]
    assert bool(told["summary"]) >= bool(totals or pieces)


def test_names_are_played_in_thought_one_after_the_other(server: Running) -> None:
    person = opened(server, "malaya", 5)
    told = good(person.get("/preview", names=["op-special", "train"]))
    assert told["lines"] == ["British: Operation & Special Activity box", "British: Train"]
    assert told["next"]["actor"] == "british"
    ja = good(person.get("/preview", names=["limited-op", "pass"], lang="ja"))
    assert ja["summary"] == "その後は英国リソース20", "the track is full"
    assert person.state()["decision"]["options"][0]["name"] == "limited-op", "nothing was played"


def test_a_preview_is_for_whoever_decides(server: Running) -> None:
    seats = {"british": "me", "mcp": "friend"}
    table = server.open(game="malaya", seats=seats, seed=5)
    british, mcp = table.seat("british"), table.seat("mcp")
    assert good(british.get("/preview", names="event"))["name"] == "event"
    refused(mcp.get("/preview", names="event"), "not-your-turn")
    refused(table.watcher.get("/preview", names="event"), "wrong-seat")
    refused(british.get("/preview", names="sweep"), "not-offered")
    refused(british.get("/preview", names=["event", "sweep"]), "not-offered")
    refused(british.get("/preview", names="no-such-word"), "bad-request")
    refused(british.get("/preview"), "bad-request")
    seq = british.state()["seq"]
    assert good(british.get("/preview", names="event", seq=seq))["seq"] == seq
    british.play("event")
    late = british.get("/preview", names="event", seq=seq)
    assert (late.status_code, late.content) == (204, b""), "the game has moved on"


# -- what is selected, moved, changed ----------------------------------------------------------------------------------


def test_the_decision_names_the_spaces_that_were_selected(server: Running) -> None:
    person = opened(server, "malaya", 5)
    assert person.play("op-special", "sweep")["decision"]["selected"] == []
    offered = [option["name"] for option in person.last["decision"]["options"] if option["kind"] == "space"]
    state = person.play(offered[0])
    assert state["decision"]["selected"] == [offered[0]]
    further = [option["name"] for option in state["decision"]["options"] if option["kind"] == "space"]
    if further:
        assert set(person.play(further[-1])["decision"]["selected"]) == {offered[0], further[-1]}


def test_selected_spaces_are_those_that_the_log_tells_of(game: str) -> None:
    play, draw, checked = coinbox.new(game, seed=2), random.Random(2), 0
    while not play.over and checked < 40:
        asked = play.decision
        assert asked is not None
        if asked.prompt_id.endswith("-space") and asked.actor != "chance":
            told = [
                args["space"] for message, args in play.logged(len(play.turns) - 1) if message in ("select", "move")
            ]
            assert set(asked.selected) <= set(told)
            checked += bool(asked.selected)
        play.play(draw.randrange(len(asked.options)))
    assert checked


def test_pieces_that_have_moved_are_told(server: Running) -> None:
    person = opened(server, "malaya", 5)
    person.play("op-special", "sweep")
    while not any(option["kind"] == "move" for option in person.last["decision"]["options"]):
        spaces = [o["name"] for o in person.last["decision"]["options"] if o["kind"] == "space"]
        person.play(spaces[0] if spaces else "done")
    move = next(option for option in person.last["decision"]["options"] if option["kind"] == "move")
    assert person.last["turn"]["moved"] == []
    state = person.play(move["name"])
    assert state["turn"]["moved"] == [{"piece": move["piece"], "space": move["space"], "n": 1}]


def counted(view: Json) -> dict[tuple[str, str], int]:
    places = [
        *view["spaces"],
        *({"id": each["id"], "pieces": {}, "markers": each} for each in view.get("railways", ())),
    ]
    return {
        (space["id"], name): int(n)
        for space in places
        for kind in ("pieces", "markers")
        for name, n in space[kind].items()
        if isinstance(n, int) and name != "starred"
    }


@pytest.mark.campaign
def test_changes_are_what_happened_since_the_last_decision(server: Running, game: str) -> None:
    first, second = rules_of(game).factions
    table = server.open(game=game, seats={first: "me", second: "friend"}, seed=7)
    people, draw = {first: table.seat(first), second: table.seat(second)}, random.Random(7)
    left: dict[str, Json] = {}
    seen = 0
    state = people[first].state()
    for _ in range(DECISIONS):
        if state["decision"] is None:
            break
        actor = state["decision"]["actor"]
        me = people[actor].state()
        if me["turn"]["actor"] == actor and not me["turn"]["steps"] and actor in left:
            before, now = counted(left[actor]), counted(me["view"])
            amounts = {key: now.get(key, 0) - before.get(key, 0) for key in now.keys() | before.keys()}
            shown = {
                (space, change["id"]): change["n"]
                for space, all_ in me["changes"]["spaces"].items()
                for change in all_
                if change["what"] in ("piece", "marker")
            }
            assert shown == {key: n for key, n in amounts.items() if n}
            tracks = {track: n - left[actor]["tracks"][track] for track, n in me["view"]["tracks"].items()}
            assert me["changes"]["tracks"] == {track: n for track, n in tracks.items() if n}
            seen += 1
        name = draw.choice(me["decision"]["options"])["name"]
        left.pop(actor, None)
        if name == "end-turn":
            left[actor] = me["view"]
        state = good(people[actor].send(name, seq=me["seq"]))
        if state["turn"]["actor"] == actor and state["turn"]["steps"]:
            assert people[actor].state()["changes"] is None, "not within one's own turn"
    assert seen
    assert table.watcher.state()["changes"] is None
    assert good(people[first].get("/moments/3"))["changes"] is None


# -- the card of a space -----------------------------------------------------------------------------------------------


def test_the_card_of_a_space_says_what_it_is_and_what_may_be_done(server: Running, game: str) -> None:
    person = opened(server, game, 5)
    view = person.state()["view"]
    for space in view["spaces"]:
        card = good(person.get(f"/spaces/{space['id']}"))
        SpaceAnswer.model_validate(card)
        assert card["adjacent"] == space["adjacent"]
        assert card["tips"], f"nothing is said of {space['id']}"
        assert [each["faction"] for each in card["may"]] == list(rules_of(game).factions)
        assert (card["control"] is None) == (space["lead"] is None)
        ja = good(person.get(f"/spaces/{space['id']}", lang="ja"))
        assert [tip["word"] for tip in ja["tips"]] != [tip["word"] for tip in card["tips"]]
    places = reference.description(game).places
    for place in view[places.field] if places else ():
        card = good(person.get(f"/spaces/{place['id']}"))
        assert card["adjacent"] == place["touches"]
        assert len(card["tips"]) == 1 + place["starred"]
    refused(person.get("/spaces/atlantis"), "not-found")


def test_control_is_told_with_the_lead(server: Running) -> None:
    person = opened(server, "malaya", 5)
    cards = {space["id"]: good(person.get(f"/spaces/{space['id']}")) for space in person.state()["view"]["spaces"]}
    assert cards["kuala_lumpur"]["control"] == "British Control by 6 pieces"
    assert cards["ec_north"]["control"] is None
    assert any("Economic Center" in tip["word"] for tip in cards["ec_north"]["tips"])


def spaces_with(play: Game, faction: str, action: str) -> set[str]:
    view: Any = play.board()
    ids = [space["id"] for space in view["spaces"]]
    may = {space: next(p for p in play.prospects(space) if p.faction == faction) for space in ids}
    return {space for space, prospect in may.items() if action in prospect.operations}


def test_prospects_are_the_spaces_that_an_operation_then_offers(game: str) -> None:
    draw, checked = random.Random(3), set()
    operations = {name for names in rules_of(game).aid.operations.values() for name in names}
    for seed in range(6):
        play = coinbox.new(game, seed=seed)
        while not play.over:
            asked = play.decision
            assert asked is not None
            if asked.prompt_id == "choose-limited":
                for option in asked.options:
                    then = play.clone().play(option.name).decision
                    spaces = {each.name for each in then.options if each.kind == "space"} if then else set()
                    if option.name in operations and then and then.prompt_id == f"{option.name}-space":
                        assert spaces == spaces_with(play, asked.actor, option.name), option.name
                        checked.add(option.name)
            play.play(draw.randrange(len(asked.options)))
    assert len(checked) >= len(operations) - 3, operations - checked


# -- what things are ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_a_table_is_explained(game: str, lang: str) -> None:
    told = reference.description(game)
    known = reference.aid(game, lang)["tips"]
    assert [thing for thing in tips.things(game, told) if thing not in known] == []
    sections = reference.aid(game, lang)["sections"]
    assert set(told.sections) <= set(known), "every section explains a thing of this table"
    for thing, tip in known.items():
        assert all(sentence.endswith((".", "。", "）")) for sentence in tip["about"]), thing
        assert not tip["section"] or tip["section"] in sections
        assert "-" not in tip["word"] or tip["word"] != thing
