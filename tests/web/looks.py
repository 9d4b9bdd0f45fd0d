"""A server, a browser and the scenes that tests of the page's looks visit; run as a program it finds crowded boards.

`python -m tests.web.looks` plays random games and writes the most crowded position of every space to crowded.json.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page

import coinbox
from coinbox.game import Game
from coinbox.kernel.decision import CHANCE
from coinbox.library import rules_of
from tests.kept import kept_text
from tests.web.browser import SECONDS, Screen, profile

Json = dict[str, Any]
CROWDED = Path(__file__).with_name("crowded.json")
HEIGHTS = {1440: 900, 1024: 768, 844: 390, 390: 844}
"""Width -> height of a window; the last two are a phone's, held sideways and upright."""
PHONES = (844, 390)
LANGUAGES = ("en", "ja")
THEMES = ("light", "dark")
GAMES = 1000


# -- the browser -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Look:
    """How the page is looked at."""

    width: int = 1440
    lang: str = "en"
    theme: str = "light"
    size: str = "normal"

    def __str__(self) -> str:
        return f"{self.width}-{self.lang}-{self.theme}-{self.size}"


USUAL = Look()


@contextmanager
def looking(browser: Browser, look: Look = USUAL) -> Iterator[Page]:
    """A page of a browser that knows no table, without motion and without the tour."""
    phone = look.width in PHONES
    settings: Json = {"lang": look.lang, "theme": look.theme, "size": look.size}
    settings |= {"speed": "off", "motion": "off", "toured": True}
    kept = f"['coinbox.settings', {json.dumps(json.dumps(settings))}]"
    with profile(browser, Screen(look.width, HEIGHTS[look.width], phone)) as context:
        page = context.new_page()
        page.add_init_script(f"localStorage.getItem('coinbox.settings') ?? localStorage.setItem(...{kept})")
        yield page


# -- tables ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Seat:
    """A table and the token of somebody who sits there."""

    base: str
    table: str
    token: str

    def address(self, moment: int | None = None) -> str:
        at = "" if moment is None else f"/m/{moment}"
        return f"{self.base}/#/t/{self.table}{at}?seat={self.token}"


def sit(base: str, record: str, moment: int | None = None, *, mine: str | None = None) -> Seat:
    """A table that goes on from a moment of a record, and the seat of one who plays `mine`, else everybody."""
    factions = rules_of(game := coinbox.load(record, to=0).id).factions
    own = factions if mine is None else mine.split()
    seats = {faction: "me" if faction in own else "friend" for faction in factions}
    body: Json = {"game": game, "seats": seats, "seed": 1, "record": record}
    if moment is not None:
        body["moment"] = moment
    answer = httpx.post(f"{base}/api/tables", json=body, timeout=SECONDS)
    assert answer.status_code == 200, answer.text
    opened = answer.json()
    return Seat(base, opened["table"], opened["seats"][own[0]])


@cache
def record(name: str, game: str = "malaya") -> str:
    """A game of the collection."""
    return kept_text(game, name)


@cache
def moments(text: str) -> tuple[Json, ...]:
    """The decision of every moment of a record, with the moment's number, its stage and the pieces on the board."""
    game = coinbox.load(text, ask=("end-turn",))
    found: list[Json] = []
    for number in range(game.driver.decisions):
        past = coinbox.load(text, to=number, ask=("end-turn",))
        view: Any = past.view()
        decision = view["decision"]
        if decision["actor"] != "chance":
            found.append(decision | {"moment": number, "stage": view["stage"], "pieces": pieces(view)})
    return tuple(found)


def pieces(view: Json) -> int:
    """How many pieces are on the board."""
    return sum(sum(space["pieces"].values()) for space in view["spaces"])


def richest(text: str, actor: str, kind: str = "space") -> int:
    """The moment of the second half at which a faction has most options of a kind, and then most pieces to look at."""
    known = moments(text)
    late = [each for each in known if each["moment"] > known[-1]["moment"] // 2 and each["actor"] == actor]

    def worth(each: Json) -> tuple[int, int]:
        return sum(option["kind"] == kind for option in each["options"]), each["pieces"]

    return int(max(late, key=worth)["moment"])


def widest(texts: list[str], most: int) -> list[tuple[str, int]]:
    """So many prompts of records, those with most options, each at its fullest moment; as record and moment."""
    best: dict[str, tuple[int, str, int]] = {}
    for text in texts:
        for each in moments(text):
            asked = each["prompt_id"]
            if len(each["options"]) > best.get(asked, (0,))[0]:
                best[asked] = (len(each["options"]), text, each["moment"])
    fullest = sorted(best.values(), key=lambda found: -found[0])
    return [(text, moment) for _, text, moment in fullest[:most]]


# -- scenes ------------------------------------------------------------------------------------------------------------

Scene = Callable[[Page, str], None]
MIDGAME = "mcp-final"
FINISHED = "british-final"


def settled(page: Page) -> None:
    """Wait until the board is drawn, the live channel is open, and fonts and pictures are there."""
    page.locator(".overlay .hit").first.wait_for(state="attached")
    page.locator(".link.live").wait_for(state="attached")
    painted(page)


def painted(page: Page) -> None:
    """Wait until fonts and pictures are there and nothing is on its way."""
    page.wait_for_load_state("networkidle")
    page.evaluate("Promise.all([document.fonts.ready, ...[...document.images].map(i => i.decode())]).then(() => null)")


def start(page: Page, base: str) -> None:
    """The start page of somebody who has a game going on."""
    seat = sit(base, record(MIDGAME), richest(record(MIDGAME), "british"))
    page.goto(seat.address())
    settled(page)
    page.goto(f"{base}/#/")
    page.locator(".mine li.yours .mini path").first.wait_for()
    painted(page)


def own(page: Page, base: str) -> None:
    """My turn in the middle of a game, with spaces to choose."""
    page.goto(sit(base, record(MIDGAME), richest(record(MIDGAME), "british")).address())
    settled(page)
    page.locator(".prompt.mine [data-option]").first.wait_for()


def moves(page: Page, base: str) -> None:
    """My turn with many pieces to move."""
    page.goto(sit(base, record(MIDGAME), richest(record(MIDGAME), "british", "move")).address())
    settled(page)
    page.locator(".prompt.mine [data-option]").first.wait_for()


def opponent(page: Page, base: str) -> None:
    """The turn of somebody else."""
    page.goto(sit(base, record(MIDGAME), richest(record(MIDGAME), "mcp"), mine="british").address())
    settled(page)
    page.locator("#prompt-text").wait_for()


def replay(page: Page, base: str) -> None:
    """A moment of a finished game."""
    text = record(FINISHED)
    page.goto(sit(base, text).address(moments(text)[-1]["moment"] * 2 // 3))
    settled(page)
    page.locator(".replay input[type=range]").wait_for()


def end(page: Page, base: str) -> None:
    """A finished game."""
    page.goto(sit(base, record(FINISHED)).address())
    settled(page)
    page.locator(".end svg").first.wait_for()


def kenya(page: Page, base: str) -> None:
    """A turn of another game, late in it."""
    text = record("mau_mau-final", "kenya")
    page.goto(sit(base, text, richest(text, "mau_mau")).address())
    settled(page)
    page.locator(".prompt.mine [data-option]").first.wait_for()


def arab_revolt(page: Page, base: str) -> None:
    """The question which chit is played, at the fullest board of a game that has them."""
    text = record("british-final", "arab_revolt")
    asked = [each for each in moments(text) if each["prompt_id"] == "choose-chit"]
    page.goto(sit(base, text, max(asked, key=lambda each: each["pieces"])["moment"]).address())
    settled(page)
    page.locator(".prompt.mine [data-option]").first.wait_for()


def japanese_occupation(page: Page, base: str) -> None:
    """The question which Railway is meant, at the fullest board of a game that has them between its spaces."""
    text = record("british-final", "japanese_occupation")
    asked = [each for each in moments(text) if each["options"][0]["kind"] == "railway"]
    page.goto(sit(base, text, max(asked, key=lambda each: each["pieces"])["moment"]).address())
    settled(page)
    page.locator(".prompt.mine [data-option]").first.wait_for()


def kenya_end(page: Page, base: str) -> None:
    """The end of another game."""
    page.goto(sit(base, record("mau_mau-final", "kenya")).address())
    settled(page)
    page.locator(".end svg").first.wait_for()


def why(page: Page, base: str) -> None:
    """An answer why something is not possible."""
    text = record(MIDGAME)
    asked = [each for each in moments(text) if each["prompt_id"] == "choose-operation"]
    page.goto(sit(base, text, min(asked, key=lambda each: len(each["options"]))["moment"]).address())
    settled(page)
    page.locator(".prompt .button.off").first.click()
    page.locator(".prompt .note[role=status]").wait_for()


def propaganda(page: Page, base: str) -> None:
    """A Propaganda Round."""
    text = record(MIDGAME)
    place = next(each["moment"] for each in moments(text) if each["stage"] in ("pacify", "agitate", "redeploy"))
    page.goto(sit(base, text, place).address())
    settled(page)


def tour(page: Page, base: str) -> None:
    """The first step of the tour."""
    dialog("settings")(page, base)
    page.locator("dialog .button").last.click()
    page.locator("[role=dialog]").wait_for()


def dialog(kind: str) -> Scene:
    """A dialog over the table."""

    def scene(page: Page, base: str) -> None:
        own(page, base)
        if kind == "help":
            page.keyboard.press("?")
        elif kind == "cards":
            page.keyboard.press("c")
        else:
            page.locator("header .tool").nth({"links": 1, "settings": 3}[kind]).click()
        page.locator("dialog[open] .body").wait_for()
        painted(page)

    return scene


SCENES: dict[str, Scene] = {
    "start": start,
    "own": own,
    "moves": moves,
    "opponent": opponent,
    "replay": replay,
    "end": end,
    "kenya": kenya,
    "kenya-end": kenya_end,
    "arab-revolt": arab_revolt,
    "japanese-occupation": japanese_occupation,
    "help": dialog("help"),
    "cards": dialog("cards"),
    "settings": dialog("settings"),
    "links": dialog("links"),
    "why": why,
    "propaganda": propaganda,
    "tour": tour,
}


def by_turns(scenes: Iterable[str], both: Collection[str]) -> list[tuple[str, str]]:
    """Scenes with a language each; some are looked at in both, the others take turns."""
    turns = {scene: LANGUAGES if scene in both else (LANGUAGES[i % 2],) for i, scene in enumerate(scenes)}
    return [(scene, lang) for scene, langs in turns.items() for lang in langs]


# -- crowded boards ----------------------------------------------------------------------------------------------------


@dataclass
class Crowd:
    """The fullest a space has been: how many pieces, of how many kinds, and how the board came to it."""

    pieces: int
    kinds: int
    record: str


def crowded(game: str, games: int = GAMES, seed: int = 1) -> dict[str, Crowd]:
    """The most crowded moment of every space in random games, each as a record with its turn's first position."""
    best: dict[str, Crowd] = {}
    draw = random.Random(seed)
    for number in range(games):
        scenario = rules_of(game).scenarios[number % len(rules_of(game).scenarios)]
        play = coinbox.new(game, scenario, seed=draw.randrange(1 << 30), logging=False)
        while not play.over:
            play.driver.step(draw.choice(play.driver.options()))
            _note(play, best)
    return best


def _note(play: Game, best: dict[str, Crowd]) -> None:
    drawn: Any = play.driver.rules.view(play.driver.state)["spaces"]
    for space in drawn:
        counts = [count for count in space["pieces"].values() if count]
        known = best.get(space["id"])
        if known is None or (sum(counts), len(counts)) > (known.pieces, known.kinds):
            best[space["id"]] = Crowd(sum(counts), len(counts), _present(play))


def _present(play: Game) -> str:
    """The open turn as a record: the position at its beginning and what was chosen since."""
    driver = play.driver
    turn = driver.turns[-1]
    rules = driver.rules
    actor = rules.turn_actor(turn.before)
    who = "" if actor == CHANCE else rules.factions[actor]
    position = json.dumps(rules.position(turn.before), separators=(",", ":"))
    names = " ".join(rules.vocabulary.name(option) for option in turn.options)
    head = f"coinbox record 1\ngame: {rules.id}   scenario: {driver.scenario}   rules: {rules.version}\n"
    return f"{head}position: {position}\n---\n" + (f"{who}  {names}".strip() + "\n" if names else "")


def write_crowded() -> None:
    """Write the crowded boards of every game."""
    found = {
        game.id: {space: vars(crowd) for space, crowd in sorted(crowded(game.id).items())} for game in coinbox.games()
    }
    CROWDED.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    write_crowded()
