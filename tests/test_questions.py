"""Every question says what is chosen and what closes it, in both languages."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import coinbox
from coinbox import Choice, Decision, Game
from coinbox.coin.operation import Operation
from coinbox.kernel.decision import CHANCE, detail_of, section_of
from coinbox.library import rules_of
from coinbox.text import LANGUAGES, render, say
from tests.arab_revolt import table as arab_revolt
from tests.games import OWN_GAMES
from tests.japanese_occupation import table as occupation
from tests.kenya import table as kenya
from tests.malaya import table as malaya
from tests.tabletalk import Spaces, open_table, play

GAMES = 20
BARE = {say(lang, f"option-{name}") for lang in LANGUAGES for name in ("done", "end-turn")}


def questions(name: str, games: int = GAMES, position: dict[str, Any] | None = None) -> Iterator[Game]:
    """The moments of random games at which a player is asked."""
    for seed in range(games):
        game = coinbox.new(name, seed=seed, logging=False, ask=("end-turn",), position=position)
        choice = random.Random(seed)
        while (pending := game.driver.pending) is not None:
            if pending[0] != CHANCE:
                yield game
            game.driver.step(choice.choice(pending[2]))


def decision(game: Game, lang: str = "en") -> Decision:
    asked = game.decision_in(lang)
    assert asked is not None
    return asked


def option(game: Game, name: str, lang: str = "en") -> Choice:
    return next(choice for choice in decision(game, lang).options if choice.name == name)


# -- what closes a question ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OWN_GAMES)
def test_every_closing_option_says_what_it_closes(name: str) -> None:
    seen: dict[tuple[str, str], set[str]] = {}
    for game in questions(name):
        pending = game.driver.pending
        assert pending is not None
        for closing in {"done", "end-turn"} & {game.rules.vocabulary.name(o) for o in pending[2]}:
            if (closing, pending[1].id) not in seen:
                seen[closing, pending[1].id] = {option(game, closing, lang).label for lang in LANGUAGES}
    assert {asked: labels for asked, labels in seen.items() if labels & BARE or len(labels) < len(LANGUAGES)} == {}
    assert len(seen) > 25


def test_the_end_of_a_phase_is_called_after_it() -> None:
    ends = {}
    for game in questions("malaya"):
        pending = game.driver.pending
        if pending is not None and pending[1].id == "end-phase":
            asked = decision(game)
            ends[asked.options[0].label] = asked.prompt
    assert ends == {
        "End the Support phase": "End your part of the Support phase",
        "End the Redeploy phase": "End your part of the Redeploy phase",
    }


# -- how many are left -----------------------------------------------------------------------------------------------

LEFT = re.compile(r"; (\d+) left$")


def left_of(game: Game) -> int | None:
    found = None if game.over else LEFT.search(decision(game).prompt)
    return None if found is None else int(found[1])


def answers_of_the_kind(game: Game) -> int:
    """How often a question can be answered in the same kind, whatever is asked between, while less and less is left."""
    game = game.clone()
    asked, left, turn, times = decision(game).prompt_id, left_of(game), len(game.turns), 0
    while not game.over and len(game.turns) == turn:
        now = decision(game)
        if now.prompt_id == asked:
            more = left_of(game)
            if times and (more is None or left is None or more >= left):
                break
            left = more
            times += 1
        kept = [choice.name for choice in now.options if choice.kind in ("space", "piece", "move")]
        game.play(kept[0] if kept else now.options[0].name)
    return times


@pytest.mark.parametrize("name", OWN_GAMES)
def test_what_is_left_is_true(name: str) -> None:
    seen: dict[tuple[str, int], list[int]] = {}
    for game in questions(name, 25):
        pending = game.driver.pending
        assert pending is not None
        detail = detail_of(pending)
        if detail is None or (detail.operation is None and not detail.facts):
            continue
        left = left_of(game)
        if left is not None and len(seen.setdefault((pending[1].id, left), [])) < 3:
            seen[pending[1].id, left].append(answers_of_the_kind(game))
    assert {asked: times for asked, times in seen.items() if max(times) > asked[1]} == {}
    reached = [asked for asked, times in seen.items() if max(times) == asked[1]]
    assert len(reached) * 2 > len(seen) > 5


@pytest.mark.parametrize("name", OWN_GAMES)
def test_only_a_limit_is_told(name: str) -> None:
    """An Operation may say how many spaces are left only if there could be fewer of them than spaces to select."""
    limited = 0
    for game in questions(name):
        pending = game.driver.pending
        assert pending is not None
        detail = detail_of(pending)
        if detail is None or not isinstance(detail.operation, Operation) or "left" in dict(detail.facts):
            continue
        told = "left" in detail.operation.told(pending[2])
        space = any(game.rules.vocabulary.options[number].kind == "space" for number in pending[2])
        assert told == (space and detail.operation.spaces_left < 20), decision(game).prompt
        limited += told
    assert limited > 20


def test_a_sweep_without_a_limit_does_not_say_what_is_left() -> None:
    spaces: Spaces = {"perak": {"troops": 2}, "johore": {"troops": 2}}
    game = play(malaya.table(spaces), "op-special", "sweep")
    for _ in range(2):
        assert decision(game).prompt == "Sweep: select Kuala Lumpur or a Province (2 Resources)"
        game.play("perak" if "perak" in game.offered else "johore")
    capped = play(open_table("arab_revolt", {"gaza": {"troops": 2}}, card="A17"), "op-special", "sweep", "gaza")
    assert decision(capped).prompt.endswith("; 2 left")


# -- what it costs ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["malaya", "kenya"])
def test_a_price_is_what_the_next_answer_deducts(name: str) -> None:
    """Economic Centers are free where the question says so."""
    seen = set()
    for game in questions(name, 25):
        pending = game.driver.pending
        assert pending is not None
        detail = detail_of(pending)
        if detail is None or detail.operation is None or not pending[1].id.endswith(("-space", "train-place")):
            continue
        track = f"{game.rules.factions[pending[0]]}_resources"
        for word in [game.rules.vocabulary.options[number] for number in pending[2][:3]]:
            if word.kind not in ("space", "place") or (pending[1].id, word.name) in seen:
                continue
            seen.add((pending[1].id, word.name))
            after = game.clone()
            after.driver.source = None
            before = after.tracks().get(track, 0)
            prompt = decision(after).prompt
            after.driver.feed(word.id)
            dearest = dict(detail.facts).get("dearest", 0)
            price = dearest if dearest and word.name == "troop" else detail.number
            price = 0 if "ECs free" in prompt and word.name.startswith("ec_") else price
            if decision(after).prompt_id != "take-from-map":
                assert before - after.tracks().get(track, 0) == price, (prompt, word.name)
    assert len(seen) > 20


# -- single questions ------------------------------------------------------------------------------------------------


def found(name: str, prompt: str, said: str, games: int = 60) -> Game:
    """The first moment of random games at which a question says so."""
    for game in questions(name, games):
        pending = game.driver.pending
        if pending is not None and pending[1].id == prompt and said in decision(game).prompt:
            return game.clone()
    raise AssertionError(f"{prompt} never says {said!r}")


@pytest.mark.parametrize(
    ("name", "prompt", "said"),
    [
        ("malaya", "assault-space", "Assault: no further space can be selected; take a Special Activity, or go on"),
        ("kenya", "terror-space", "Terror: no further space can be selected; take a Special Activity, or go on"),
        ("japanese_occupation", "special-or-done", "before the Jungle Camps are placed"),
        ("malaya", "train-place", "place the next cube (2 Resources); 4 left"),
        ("malaya", "train-place", "place the next cube (no further cost); 3 left"),
        ("malaya", "M13-police", "(4 in all at most); 2 left"),
        ("malaya", "M20-police", "Place 1 Police in EC"),
        ("malaya", "take-from-map", "No Guerrilla is Available for "),
        ("kenya", "take-from-map", "No Troop is Available for "),
        ("malaya", "free-operation", "choose a free Limited Operation in one space, or decline; 2 left"),
        ("kenya", "must-operation", "choose the Operation to carry out now in up to 2 spaces"),
        ("arab_revolt", "free-operation", "choose a free Limited Operation in "),
        ("kenya", "deploy-space", "; the Troop move comes next"),
        ("japanese_occupation", "take-camp", "select the one on the map that moves to "),
    ],
)
def test_a_question_says(name: str, prompt: str, said: str) -> None:
    game = found(name, prompt, said)
    japanese = decision(game, "ja").prompt
    assert japanese != decision(game).prompt
    assert "{" not in japanese


CITY: Spaces = {"kuala_lumpur": {"troops": 1}}
TWO: Spaces = {"perak": {"troops": 2}, "johore": {"troops": 1}}
HAIFA: Spaces = {"haifa_district": {"troops": 2, "underground": 2}}
TRIANGLE: Spaces = {"samaria": {"troops": 1, "underground": 2}}
GRANTED = "choose a free Limited Operation in one space"


@pytest.mark.parametrize(
    ("game", "answers", "said"),
    [
        (
            malaya.table(CITY, shaded=["M18"]),
            ["limited-op", "train", "kuala_lumpur"],
            "Train in Kuala Lumpur: place the next cube (2 Resources, 4 for a Troop); 4 left",
        ),
        (
            malaya.table(CITY, shaded=["M18"]),
            ["limited-op", "train", "kuala_lumpur", "police"],
            "Train in Kuala Lumpur: place the next cube (no further cost, 2 for a Troop); 3 left",
        ),
        (malaya.event("M15", "unshaded", CITY), [], "Train in Kuala Lumpur: place the next cube (free); 4 left"),
        (
            malaya.event("M15", "unshaded", CITY),
            ["done"],
            "British: choose the Limited Operation to carry out now in one space (Kuala Lumpur or adjacent)",
        ),
        (malaya.event("M25", "unshaded", {}), [], "Place 1 Police in EC North (1 in each EC at most)"),
        (malaya.event("M25", "unshaded", {}), ["done"], "Place 1 Police in EC South (1 in each EC at most)"),
        (
            malaya.event("M12", "unshaded", {}),
            ["kelantan"],
            "Place a second Police in Kelantan, or leave it at one",
        ),
        (malaya.event("M25", "shaded", TWO), [], "Select a Province that all its Troops leave"),
        (malaya.event("M25", "shaded", TWO), ["perak"], "Select where all Troops of Perak go: an EC or Kuala Lumpur"),
        (
            arab_revolt.table({"lebanon": {"underground": 1}, "syria": {"active": 1}}, card="A10", stage="reveal"),
            ["card:A11"],
            f"Rebels: {GRANTED}, or decline; 2 left",
        ),
        (
            arab_revolt.event("A13", "unshaded", {"gaza": {"troops": 2}}, prison_guerrillas=2),
            [],
            f"British: {GRANTED}, or decline; 2 left",
        ),
        (
            arab_revolt.event("A25", "unshaded", HAIFA),
            [],
            f"British: {GRANTED} (Haifa District or adjacent), or decline",
        ),
        (
            arab_revolt.event("A25", "shaded", HAIFA),
            [],
            f"Rebels: {GRANTED} (Haifa District or adjacent), or decline; 2 left",
        ),
        (
            arab_revolt.event("A26", "execute", TRIANGLE),
            ["decline"],
            f"British: {GRANTED} (Samaria or adjacent), or decline; 2 left",
        ),
        (
            arab_revolt.event("A26", "execute", TRIANGLE),
            ["decline", "decline", "decline"],
            "Rebels: choose a free Limited Operation in Samaria, or decline",
        ),
        (
            malaya.table({"ec_north": {"police": 1, "active": 1}, "perak": {"troops": 1, "active": 1}}),
            ["op-special", "garrison", "ec_north", "done", "done", "done"],
            "Take a Special Activity before the Assault that comes next, or go on to it",
        ),
        (
            arab_revolt.table(
                {"railway_haifa_syria": {"police": 1, "active": 1}, "gaza": {"irregulars": 1, "active": 1}}
            ),
            ["op-special", "patrol", "railway_haifa_syria", "done", "done"],
            "Take a Special Activity before the Assault that comes next, or go on to it",
        ),
    ],
)
def test_a_question_of_a_card_or_a_step_says(game: Game, answers: list[str], said: str) -> None:
    game = play(game.clone(), *answers)
    assert decision(game).prompt == said
    assert decision(game, "ja").prompt != said


# -- what Capabilities change ----------------------------------------------------------------------------------------

LEADER: dict[str, int | bool] = {"force_136": 1, "mpaja_underground": 1, "camps": True, "police": 1}
AGENTS: Spaces = {"perak": LEADER, "kedah": {**LEADER, "force_136": 0}, "johore": LEADER}
SCOUTS: Spaces = {"perak": {"force_136": 1, "mpaja_underground": 1}, "kedah": {"force_136": 1, "mpaja_underground": 1}}
PATROL: Spaces = {"perak": {"troops": 2, "police": 1}}
OATHS: Spaces = {"nyeri": {"underground": 1}, "meru": {"underground": 1}, "nairobi": {"underground": 1, "troops": 2}}
CUT: Spaces = {"gaza": {"police": 2, "underground": 1}, "lydda": {"troops": 1}}
for railway in ("tel_aviv_egypt", "tel_aviv_jerusalem", "haifa_tel_aviv"):
    CUT[f"railway_{railway}"] = {"sabotage": 1, "police": 1}
BASES: Spaces = {"gaza": {"bases": 1, "underground": 2}}
GATHERED = ["op-special", "contact", "gather", "perak", "kedah", "intel-1", "done"]
J8, J19, J27 = {"unshaded": ["J8"]}, {"shaded": ["J19"]}, {"unshaded": ["J27"]}
K28, NO_K28, K7 = {"shaded": ["K28"]}, {"unshaded": ["K28"]}, {"shaded": ["K7"]}
A2, NO_A2, A15 = {"unshaded": ["A2"]}, {"shaded": ["A2"]}, {"shaded": ["A15"]}


@pytest.mark.parametrize(
    ("table", "spaces", "rest", "answers", "said"),
    [
        (occupation, AGENTS, {}, ["op-special", "sabotage"], "Underground Guerrilla and Force 136"),
        (occupation, AGENTS, J27, ["op-special", "sabotage"], "or one without Force 136 (J27)"),
        (occupation, AGENTS, J27, ["op-special", "sabotage", "kedah"], "Underground Guerrilla and Force 136"),
        (occupation, AGENTS, {}, ["op-special", "ambush"], "Underground Guerrilla and Force 136"),
        (occupation, AGENTS, J27, ["op-special", "ambush"], "or one without Force 136 (J27)"),
        (occupation, AGENTS, {}, ["op-special", "train", "supply"], "a Jungle Camp and Force 136; its"),
        (occupation, AGENTS, J8, ["op-special", "train", "supply"], "or one without Force 136 (J8); its"),
        (occupation, AGENTS, J8, ["op-special", "train", "supply", "kedah"], "a Jungle Camp and Force 136; its"),
        (occupation, SCOUTS, J19, GATHERED[:3], "Guerrillas there and next to it can reveal"),
        (occupation, SCOUTS, J19, GATHERED, "no longer next to it, can reveal an Intel chit (J19)"),
        (occupation, SCOUTS, {}, GATHERED, "Guerrillas there and next to it can reveal"),
        (occupation, PATROL, {"by": "japanese"}, ["op-special", "sweep", "kedah", "done"], "adjacent Troops to"),
        (kenya, OATHS, {}, ["op-special", "deploy"], "; the Troop move comes next"),
        (kenya, OATHS, K7, ["op-special", "deploy"], "only if no cube arrives (K7)"),
        (kenya, OATHS, {"by": "mau_mau"}, ["op-special", "rally", "oath"], "a Populated Reserve with"),
        (kenya, OATHS, {"by": "mau_mau"} | K28, ["op-special", "rally", "oath"], "a Populated space with"),
        (kenya, OATHS, {"by": "mau_mau"} | NO_K28, ["op-special", "rally", "oath"], "without British Control (K28)"),
        (arab_revolt, CUT, {"punishments": ["fine"]}, ["op-special", "assault", "punish"], "loses a Sabotage"),
        (
            *(arab_revolt, CUT, {"punishments": ["fine"]} | A15),
            *(["op-special", "assault", "punish"], "gets 1 Guerrilla instead (A15)"),
        ),
        (arab_revolt, BASES, {"by": "rebels"}, ["op-special", "rally", "coordinate"], "above the Bases on the map"),
        (arab_revolt, BASES, {"by": "rebels"} | A2, ["op-special", "rally", "coordinate"], "(A2: +1 to the die)"),
        (arab_revolt, BASES, {"by": "rebels"} | NO_A2, ["op-special", "rally", "coordinate"], "(A2: -1 to the die)"),
    ],
)
def test_a_question_names_a_capability_only_in_force(
    table: Any, spaces: Spaces, rest: dict[str, Any], answers: list[str], said: str
) -> None:
    game = play(table.table(spaces, **rest), *answers)
    assert said in decision(game).prompt
    named = {*CARD_IDS.findall(decision(game).prompt)}
    assert named == {*CARD_IDS.findall(said)} <= {*rest.get("unshaded", []), *rest.get("shaded", [])}
    assert {*CARD_IDS.findall(decision(game, "ja").prompt)} == named


def test_a_card_that_lets_police_sweep_says_so() -> None:
    game = play(occupation.event("J26", "shaded", PATROL, by="japanese"), "sweep", "kedah", "kelantan")
    assert decision(game).prompt.startswith("Sweep: move adjacent Troops and Police to")
    assert "兵員と警察" in decision(game, "ja").prompt


def test_the_options_of_the_pipeline_name_the_boxes() -> None:
    game = play(kenya.table(OATHS), "limited-op", "pass")
    assert decision(game).rule == "2.3.3"
    assert [choice.label for choice in decision(game).options] == [
        "Pipeline: one step left, to Rule of Law",
        "Pipeline: one step right, to Villagization",
        "Leave the Pipeline at Emergency Powers",
    ]
    assert option(game, "right", "ja").label == "パイプラインを右の集村化へ"


CARD_IDS = re.compile(r"(?<![A-Za-z])[AJKM][1-9]\d?(?!\d)")


@pytest.mark.parametrize("name", OWN_GAMES)
def test_no_question_names_a_card_that_is_not_in_force(name: str) -> None:
    """A question names the Capabilities that change it, or the card that asks (J25 keeps Force 136 for a while)."""
    seen = set()
    for game in questions(name, 40):
        pending = game.driver.pending
        assert pending is not None
        for lang in LANGUAGES:
            asked = decision(game, lang)
            for card in CARD_IDS.findall(asked.prompt):
                position: Any = game.position()
                in_force = {*position["unshaded"], *position["shaded"]}
                assert card in in_force | {pending[1].rule} or card == "J25", asked.prompt
                seen.add(card)
    assert bool(seen) == (name != "malaya")


@pytest.mark.parametrize(
    ("name", "prompt", "rules"),
    [
        ("kenya", "shift-pipeline", {"2.3.3", "6.5"}),
        ("malaya", "pacify-space", {"3.2.1", "6.3.1"}),
        ("malaya", "pacify-step", {"3.2.1", "6.3.1"}),
        ("malaya", "agitate-space", {"3.3.1", "6.3.2"}),
        ("kenya", "free-operation", {"4.3.3", "5.4"}),
        ("arab_revolt", "free-operation", {"4.3.3", "5.1"}),
        ("japanese_occupation", "free-operation", {"2.4.3", "4.2.3", "5.1", "6.3.2"}),
    ],
)
def test_a_question_stands_under_its_section(name: str, prompt: str, rules: set[str]) -> None:
    pendings = (game.driver.pending for game in questions(name, 40))
    assert {section_of(asked) for asked in pendings if asked is not None and asked[1].id == prompt} == rules


@pytest.mark.parametrize(
    ("name", "prompt", "word", "told", "label"),
    [
        ("malaya", "intimidate-how", "remove-village", {"village": 1, "support": 0}, "Remove New Village"),
        ("malaya", "intimidate-how", "remove-village", {"village": 0, "support": 1}, "Remove Support"),
        ("malaya", "intimidate-how", "remove-village", {"village": 1, "support": 1}, "Remove New Village and Support"),
        ("kenya", "terror-how", "mark-terror", {"shifts": 0}, "Place Terror"),
        ("kenya", "terror-how", "mark-terror", {"shifts": 1}, "Place Terror and shift toward Resistance"),
        ("arab_revolt", "divide-how", "roll", {}, "Roll against the Irregulars, to shift Unity"),
    ],
)
def test_an_option_says_what_is_there(name: str, prompt: str, word: str, told: dict[str, int], label: str) -> None:
    words = rules_of(name).vocabulary
    assert render.option("en", name, words.options[words.ids[word]], (prompt, told)) == label
    for game in questions(name, 40):
        pending = game.driver.pending
        if pending is not None and pending[1].id == prompt and word in game.offered:
            detail = detail_of(pending)
            assert detail is not None
            facts = dict(detail.facts)
            assert facts.keys() == told.keys()
            assert (option(game, word).label.removesuffix(" (no effect)") == label) == (facts == told)
            break
    else:
        raise AssertionError("never asked")


# -- waste -----------------------------------------------------------------------------------------------------------


def test_resources_that_a_track_cannot_take_are_announced() -> None:
    game = coinbox.new("malaya", chance=["card:M14"])
    while "event" not in game.offered or decision(game).actor != "british":
        game.play("limited-op").play("pass")
    game.play("event")
    assert option(game, "unshaded").label == "Unshaded (British Resources +10, capped: 0)"
    assert option(game, "unshaded", "ja").label == "網掛けなし（英国リソース+10、上限により0）"
    assert option(game, "shaded").label == "Shaded"
    assert option(game, "pass").label == "Pass (British Resources +2, capped: 0)"


@pytest.mark.parametrize(
    ("game", "answers", "name", "label"),
    [
        (
            malaya.table({"perak": {"underground": 2}, "johore": {"underground": 1}}, by="mcp", mcp_resources=20),
            ["op-special", "rally", "extort"],
            "perak",
            "Perak (MCP Resources +1, capped: 0)",
        ),
        (
            malaya.table({"perak": {"underground": 2}, "johore": {"underground": 1}}, by="mcp", mcp_resources=19),
            ["op-special", "rally", "extort"],
            "perak",
            "Perak",
        ),
    ],
)
def test_what_an_activity_cannot_bring_is_announced(game: Game, answers: list[str], name: str, label: str) -> None:
    assert option(play(game.clone(), *answers), name).label == label


NEARLY_FULL: dict[str, dict[str, Any]] = {
    "malaya": {"political_will": 19, "british_resources": 19, "mcp_resources": 19},
    "kenya": {"political_will": 19, "mau_mau_resources": 19},
    "arab_revolt": {"political_will": 20, "unity": "decentralized"},
    "japanese_occupation": {"resistance": 19, "resources": 19},
}


@pytest.mark.parametrize("name", OWN_GAMES)
def test_a_gain_that_is_capped_is_announced_by_every_option(name: str) -> None:
    """The log of a game in which the option is played, until somebody or chance is asked, tells what it wastes."""
    kinds = Counter[str]()
    for game in questions(name, 6, NEARLY_FULL[name]):
        for choice in decision(game).options[:6]:
            after = game.clone()
            after.driver.source = None
            lines = after.driver.begin_log()
            turn = len(after.turns)
            after.play(choice.name)
            told = [args for message, args in lines if message == "track"]
            capped = sum(0 <= int(args["n"]) < int(args["asked"]) for args in told)
            if len(after.turns) == turn:
                assert choice.label.count(", capped: ") == capped, (decision(game).prompt, choice.label)
                kinds[choice.kind] += capped > 0
    assert kinds.total() > 0


def test_a_box_in_which_no_operation_is_possible_says_so_before_and_after() -> None:
    game = malaya.table({"perak": {"troops": 1}}, by="mcp", mcp_resources=0)
    label = "Limited Operation (no Operation is possible: only a Pass)"
    assert option(game, "limited-op").label == label
    assert option(game, "limited-op", "ja").label == "限定オペレーション（可能なオペレーションなし、パスのみ）"
    assert "MCP: no Operation is possible" in play(game, "limited-op").log()


@pytest.mark.parametrize("name", OWN_GAMES)
def test_what_an_option_would_waste_is_what_it_wastes(name: str) -> None:
    """A turn that ends without a Special Activity, and a box in which only a Pass is left."""
    told = {"done": 0, "box": 0}
    for game in questions(name, 15):
        asked = game.driver.pending
        assert asked is not None
        words = [game.rules.vocabulary.options[number] for number in asked[2]]
        if "done" in game.offered and any(word.kind == "action" for word in words) and asked[1].id != "special-or-done":
            label, after = option(game, "done").label, game.clone().play("done")
            ends = not after.over and decision(after).prompt_id == "end-turn"
            assert label.endswith(" (ends the turn without a Special Activity)") == (ends and "Go on" not in label)
            told["done"] += ends
        for word in words:
            if word.kind == "box" and word.name != "event":
                after = game.clone().play(word.name)
                empty = decision(after).prompt_id == "end-turn"
                assert option(game, word.name).label.endswith(" (no Operation is possible: only a Pass)") == empty
                told["box"] += empty
    assert told["done"] > 0
