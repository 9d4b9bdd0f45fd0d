"""What `test_fifth.py` runs in a process that finds the installed game: python -m tests.fifth_plays PART [FOLDER]."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import coinbox
from coinbox.library import game_ids, package_of, rules_of
from coinbox.text import LANGUAGES, has_in, own_messages, render, say_in
from tests.test_texts_complete import KINDS, action_ids, is_unclean

GAME = "three_isles"


def api(folder: Path) -> None:
    """A game by hand: play, refuse, undo, clone, record, load, position."""
    assert game_ids()[-1] == GAME
    assert package_of(GAME) == GAME
    info = coinbox.games("ja")[-1]
    assert (info.title, info.factions) == ("三つの島", ("wardens", "smugglers"))
    game = coinbox.new(GAME, chance=["card:T2"])
    game.play("limited-op").play("rally").play("harbor")
    assert game.position()["spaces"]["harbor"] == {"troops": 2, "police": 1, "underground": 1}  # type: ignore[call-overload,index]
    ahead = game.forecast()
    assert ahead is not None
    assert ahead.tracks == {"political_will": (10, 10)}  # no space is quiet, and there is no Base
    assert game.preview("event").lines
    twin = game.clone()
    game.play("event").play("unshaded")
    assert game.view()["capabilities"] == [{"card": "T2", "side": "unshaded"}]
    assert game.undo()
    assert game.undo()
    assert game.actor == twin.actor == "wardens"
    why = game.why_not("limited-op")
    assert why is not None
    assert str(why) == "Smugglers took the box Limited Operation (2.3.2)"
    assert coinbox.load(game.record()).record() == game.record()
    assert coinbox.new(GAME, position=game.position()).position() == game.position()


def checked(folder: Path) -> None:
    """Random games: every position passes the checker, every sentence can be said, records read back."""
    outcomes = set()
    for seed in range(40):
        luck = random.Random(seed)
        game = coinbox.new(GAME, seed=seed, chance="ask" if seed % 2 else None)
        rules, words = game.driver.rules, game.driver.rules.vocabulary
        while not game.over:
            assert rules.check(game.driver.state) == []
            for lang in LANGUAGES:
                decision = game.decision_in(lang)
                assert decision is not None
                told = [decision.prompt, *(option.label for option in decision.options)]
                assert [sentence for sentence in told if is_unclean(sentence)] == []
            absent = luck.randrange(len(words))
            if absent not in game.driver.options():
                assert not is_unclean(str(game.why_not(words.name(absent))).partition(" (")[0])
            game.play(luck.randrange(len(game.driver.options())))
        assert game.result is not None
        outcomes.add(game.result.outcome)
        assert [line for lang in LANGUAGES for line in game.log(lang) if is_unclean(line)] == []
        assert coinbox.load(game.record()).result == game.result
    assert outcomes == set(rules_of(GAME).outcomes)


def texts(folder: Path) -> None:
    """Every id of the game has its message in both languages, and none of its own is left over."""
    assert own_messages("en", GAME) == own_messages("ja", GAME)
    for kind, ids in KINDS.items():
        asked = {f"{kind}-{name}" for name in ids(GAME)}
        for lang in LANGUAGES:
            assert [name for name in asked if not has_in(lang, GAME, name)] == [], (kind, lang)
        own = {name for name in own_messages("en", GAME) if name.startswith(f"{kind}-")}
        assert own - asked == set(), kind
    for lang in LANGUAGES:
        assert [a for a in action_ids(GAME) if not has_in(lang, GAME, f"action-{a}-help")] == []
        assert [render.option(lang, GAME, word) for word in rules_of(GAME).vocabulary.options]
        assert say_in(lang, GAME, "game-about")


def server(folder: Path) -> None:
    """A table is opened and played to its end over HTTP, once by hand and once by bots."""
    from tests.table.server import file_url, running

    seats = {"wardens": "me", "smugglers": "me"}
    with running(file_url(folder)) as site:
        listed = site.client.get("/api/games?lang=ja").json()
        assert listed[-1]["id"] == GAME
        assert [f["name"] for f in listed[-1]["factions"]] == ["監視隊", "密輸団"]
        aid = site.client.get(f"/api/games/{GAME}/aid").json()
        assert [action["name"] for action in aid["factions"][1]["specials"]] == ["Lie Low"]
        assert {"Wardens", "Available"} <= {term["word"] for term in aid["terms"]}
        assert len(site.client.get(f"/api/games/{GAME}/cards").json()) == 7
        assert "faction-wardens" in site.client.get("/api/text/en").json()["games"][GAME]
        person = site.open(game=GAME, seats=seats).seat("wardens")
        ended = person.play_random(400, random.Random(5))
        assert ended["result"]["text"].endswith("decided at the end of the last Propaganda Round.")
        assert coinbox.load(person.get("/record").text).result is not None
        watched = site.open(game=GAME, seats={"wardens": "bot:greedy", "smugglers": "bot:random"}).watcher
        with watched.live() as live:
            assert live.until(lambda state: state["result"] is not None)["result"]["outcome"] in seats


PARTS = {part.__name__: part for part in (api, checked, texts, server)}

if __name__ == "__main__":
    PARTS[sys.argv[1]](Path(sys.argv[2]))
