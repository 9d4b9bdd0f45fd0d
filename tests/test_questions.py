"""Every question says what is chosen and what closes it, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import coinbox
from coinbox import Choice, Decision, Game
from coinbox.kernel.decision import CHANCE, detail_of, section_of
from coinbox.library import rules_of
from coinbox.text import LANGUAGES, render, say
from tests.games import OWN_GAMES

GAMES = 20
BARE = {say(lang, f"option-{name}") for lang in LANGUAGES for name in ("done", "end-turn")}


def questions(name: str, games: int = GAMES) -> Iterator[Game]:
    """The moments of random games at which a player is asked."""
    for seed in range(games):
        game = coinbox.new(name, seed=seed, logging=False, ask=("end-turn",))
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


@pytest.mark.parametrize(
    ("name", "prompt", "rules"),
    [
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
