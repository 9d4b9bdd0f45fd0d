"""A server process, the people who visit it, and the page as they see it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Route,
    StorageState,
    expect,
)

import coinbox
from coinbox.game import Game
from tests.kept import kept_text
from tests.web.browser import SECONDS, Screen, profile

Json = dict[str, Any]
Say = Callable[..., str]
ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "coinbox" / "static"
MEMORY = Path("/dev/shm") if Path("/dev/shm").is_dir() else None
"""A folder that needs no disk, if there is one."""
HEAD = "coinbox record 1\ngame: malaya   scenario: standard\n---\n"
expect.set_options(timeout=SECONDS * 1000)
FRIEND = "a friend, by link"
NO_WORKER = "Service Worker registration blocked by Playwright"
"""What Playwright says to a page that wants its service worker in a profile without one."""

LEFT = "derived_inert"
"""What Svelte remarks when an answer comes to a page that was left meanwhile; nobody sees what it would change."""


def is_complaint(message: ConsoleMessage) -> bool:
    """Whether a page complains of something on its console."""
    return message.type in ("error", "warning") and not any(known in message.text for known in (NO_WORKER, LEFT))


SETTINGS: Json = {"lang": "en", "speed": "off", "toured": True}

# A point of an element of the board that a mouse would really hit, as far from its edges as a coarse grid finds.
POINT = """([css, piece]) => {
  const hits = (x, y) => {
    const found = document.elementFromPoint(x, y)?.closest(piece ? '[data-piece]' : '[data-space]');
    return found && found.matches(css) && document.querySelector('.board-table').contains(found);
  };
  const cells = [];
  for (let i = 1; i < 16; i += 1) for (let j = 1; j < 16; j += 1) cells.push([i, j]);
  const far = ([i, j]) => Math.abs(i - 8) + Math.abs(j - 8);
  cells.sort((a, b) => far(a) - far(b));
  for (const element of document.querySelectorAll('.board-table ' + css)) {
    const box = element.getBoundingClientRect();
    const r = Math.min(6, box.width / 8);
    for (const [i, j] of cells) {
      const [x, y] = [box.x + (box.width * i) / 16, box.y + (box.height * j) / 16];
      if ([[0, 0], [r, 0], [-r, 0], [0, r], [0, -r]].every(([dx, dy]) => hits(x + dx, y + dy))) return { x, y };
    }
  }
  return null;
}"""


class Site:
    """`coinbox serve` in a process of its own; it can be killed and started again on the same port and data."""

    def __init__(self, data: Path, packages: Path | None = None, options: Sequence[str] = ()) -> None:
        self.data = data
        self.options = options
        """What the command line says besides."""
        self.packages = packages
        """A folder with packages that the server finds besides those of this environment."""
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self._told: dict[str, Any] = {}
        self._words: dict[tuple[str, str], FluentBundle] = {}

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "coinbox", "serve", "--port", str(self.port), "--data", str(self.data)]
        command += self.options
        path = os.pathsep.join(str(folder) for folder in (self.packages, ROOT / "src") if folder)
        env = os.environ | {"PYTHONPATH": path}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, f"the server did not start: {line!r}"
        self.port = int(found[1])

    def kill(self) -> None:
        """As the plug does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        if self.process is not None:
            self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(SECONDS)
        self.process = None

    def told(self, path: str) -> Any:
        """What the server tells everybody, asked for once."""
        if path not in self._told:
            answer = httpx.get(f"{self.address}/api/{path}", timeout=SECONDS)
            assert answer.status_code == 200, answer.text
            self._told[path] = answer.json()
        return self._told[path]

    def described(self, game: str) -> Json:
        """How a game is drawn."""
        found: Json = self.told(f"games/{game}/table")
        return found

    def say(self, lang: str, game: str, message: str, **args: str | int) -> str:
        """A message as a game words it, from the texts that the page gets."""
        if (lang, game) not in self._words:
            texts = self.told(f"text/{lang}")
            self._words[lang, game] = words = FluentBundle([lang], use_isolating=False)
            words.add_resource(FluentResource(texts["ftl"]))
            words.add_resource(FluentResource(texts["games"][game]), allow_overrides=True)
        words = self._words[lang, game]
        pattern = words.get_message(message).value
        assert pattern is not None, message
        said, errors = words.format_pattern(pattern, args)
        assert errors == []
        return str(said)

    def get(self, path: str, token: str, **query: str | int) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"}
        answer = httpx.get(f"{self.address}/api{path}", params=query, headers=headers, timeout=SECONDS)
        assert answer.status_code == 200, answer.text
        return answer


@contextmanager
def served(folder: Path, packages: Path | None = None, options: Sequence[str] = ()) -> Iterator[Site]:
    """A server with its data in a folder, until the block ends."""
    assert (STATIC / "index.html").is_file(), "the page has not been built; `make test` does it (npm run build in web/)"
    site = Site(folder / "tables.sqlite", packages, options)
    site.start()
    try:
        yield site
    finally:
        site.stop()


class Visitors:
    """Browser profiles; what their pages complain about is collected."""

    def __init__(self, site: Site, browser: Browser) -> None:
        self.site = site
        self.browser = browser
        self.complaints: list[str] = []
        self.forgiven: re.Pattern[str] | None = None
        """Complaints that belong to the test, such as those of a page whose server was killed."""
        self._profiles = ExitStack()

    def new(self, *, seed: int | None = None, phone: bool = False, **settings: Any) -> TablePage:
        """Somebody who knows the page and has no patience for motion; the seed is that of the tables they open."""
        return self._page(SETTINGS | settings, seed, phone=phone, still=True)

    def newcomer(self) -> TablePage:
        """Somebody who has never been here."""
        return self._page({}, None, phone=False, still=False)

    def _page(self, settings: Json, seed: int | None, *, phone: bool, still: bool) -> TablePage:
        kept = json.dumps(settings)
        known: StorageState = {
            "cookies": [],
            "origins": [{"origin": self.site.address, "localStorage": [{"name": "coinbox.settings", "value": kept}]}],
        }
        screen = Screen(390, 844, phone=True, still=still) if phone else Screen(still=still)
        page = self._profiles.enter_context(profile(self.browser, screen, known)).new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._complain(str(error)))
        if seed is not None:
            page.route("**/api/tables?*", lambda route: self._wish_for_seed(route, seed))
        return TablePage(self.site, page, touch=phone)

    def _hear(self, message: ConsoleMessage) -> None:
        if is_complaint(message):
            self._complain(message.text)

    def _complain(self, text: str) -> None:
        if not (self.forgiven and self.forgiven.search(text)):
            self.complaints.append(text)

    @staticmethod
    def _wish_for_seed(route: Route, seed: int) -> None:
        """The start page asks nobody for a seed; a test wants the same dice each time."""
        body = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps(body | {"seed": seed}))

    def leave(self) -> None:
        self._profiles.close()


class TablePage:
    """The page in one browser: start page and table, as a person uses them."""

    def __init__(self, site: Site, page: Page, *, touch: bool = False) -> None:
        self.site = site
        self.page = page
        self.hit = page.touchscreen.tap if touch else page.mouse.click
        self.commands = 0
        """How many decisions the page has sent."""
        page.on("request", self._count)

    def _count(self, request: Request) -> None:
        self.commands += "/play?" in request.url

    # -- start page --------------------------------------------------------------------------------------------------

    def visit(self) -> TablePage:
        self.page.goto(self.site.address)
        return self

    def open_link(self, link: str) -> TablePage:
        """Follow a link; who is invited sits down."""
        self.page.goto(link)
        if "?invite=" in link:
            self.sit_down()
        self.wait_for_table()
        return self

    def sit_down(self) -> None:
        """Take the seat of an invitation, also where its dice can be foreseen."""
        sit = self.page.get_by_role("button", name="Sit down")
        expect(sit).to_be_visible()
        if sit.is_disabled():
            self.page.get_by_role("checkbox").check()
        sit.click()

    def seat(self, faction: str, who: str) -> None:
        """Who plays a faction: `me`, `a friend, by link`, `steady bot`."""
        self.page.get_by_role("group", name=faction).get_by_label(who, exact=True).check()

    def set_up(self) -> None:
        """Where a new game is put together: beside the list, or on a narrow page behind a button."""
        start, button = self.page.locator("form .start"), self.page.locator(".bar button")
        expect(start.or_(button).first).to_be_visible()
        if not start.is_visible():
            button.click()

    def open_record(self, path: Path) -> None:
        self.set_up()
        self.page.get_by_text("Open a record").locator("input").set_input_files(path)
        expect(self.page.get_by_text(path.name)).to_be_visible()

    def pick(self, game: str) -> None:
        """Choose a game, from the cards of a newcomer or where a new game is put together."""
        choice = self.page.locator("label.game").filter(has=self.page.locator(f"[value={game}]"))
        if self.page.locator(".intro").count():
            expect(choice).to_be_visible()  # the cards come when the server has told of the games
        elif not choice.count():
            self.set_up()
        if not choice.locator("input").is_checked():
            choice.click()

    def start(self, game: str | None = None, **who: str) -> TablePage:
        """Sit down, at the first game if none is named; by default on both sides. An invitation is put aside."""
        expect(self.page.locator("label.game, .bar button").first).to_be_visible()
        if game is not None:
            self.pick(game)
        self.set_up()
        games = self.site.told("games")
        chosen = next(each for each in games if game in (None, each["id"]))
        factions = [faction["name"] for faction in chosen["factions"]]
        for faction, player in (dict.fromkeys(factions, "me") | who).items():
            self.seat(faction, player)
        self.page.get_by_role("button", name=re.compile("^(Start|Continue this record)$")).click()
        self.wait_for_table()
        if FRIEND in who.values():
            self.page.get_by_role("button", name="To the table").click()
        return self

    def continue_record(self, text: str, folder: Path, **who: str) -> TablePage:
        """Open a record from a file and sit down."""
        path = folder / "kept.coin"
        path.write_text(text)
        self.visit()
        self.open_record(path)
        return self.start(coinbox.load(text, to=0).id, **who)

    def wait_for_table(self) -> None:
        expect(self.page.locator("#prompt-text")).to_be_visible()
        expect(self.page.locator(".hit[data-space]").first).to_be_attached()
        expect(self.page.locator(".link")).to_have_class(re.compile(r"\blive\b"))

    # -- what the server says ----------------------------------------------------------------------------------------

    @property
    def table(self) -> str:
        found = re.search(r"#/t/([^/?]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    @property
    def token(self) -> str:
        """The token with which this tab sits at the table."""
        of_tab = self.page.evaluate("key => sessionStorage.getItem(key)", f"coinbox.seat.{self.table}")
        if of_tab is not None:
            return str(json.loads(of_tab))
        kept = json.loads(self.page.evaluate("localStorage.getItem('coinbox.tables')"))
        token: str = next(seat["token"] for seat in kept if seat["table"] == self.table)
        return token

    def state(self, lang: str = "en") -> Json:
        found: Json = self.site.get(f"/tables/{self.table}", self.token, lang=lang).json()
        return found

    def record(self) -> str:
        return self.site.get(f"/tables/{self.table}/record", self.token).text

    def game(self) -> Game:
        """The table's game as the library reads it from the record."""
        return coinbox.load(self.record(), ask=("end-turn",))

    # -- the prompt --------------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt-text")

    @property
    def why(self) -> Locator:
        return self.page.locator(".prompt .note[role=status]")

    def option(self, name: str) -> Locator:
        return self.page.locator(f'.prompt [data-option="{name}"]')

    def options(self) -> list[str]:
        """The names of the options whose buttons are in sight."""
        found: list[str] = self.page.locator(".prompt [data-option]").evaluate_all(
            "all => all.map(each => each.dataset.option)"
        )
        return found

    @contextmanager
    def told(self, command: str) -> Iterator[None]:
        """Until the server has answered a command and the page has taken the answer up."""
        with self.page.expect_response(re.compile(rf"/{command}\?")) as answer:
            yield
        assert answer.value.status == 200, answer.value.text()
        expect(self.page.locator(".prompt")).to_have_attribute("aria-busy", "false")

    def press(self, *names: str) -> None:
        """Choose options by their buttons."""
        for name in names:
            self._draw_up()
            with self.told("play"):
                self.option(name).click()

    def choose(self, *names: str) -> None:
        """Choose options as a person would: spaces, pieces and moves on the board, everything else by button."""
        for name in names:
            piece, _, place = name.partition(":")
            if place and self.pieces()[place.partition(">")[0], piece]:
                self._choose_piece(piece, place)
            elif self.page.locator(f'.hit.option[data-space="{name}"]').count():
                with self.told("play"):
                    self.click_space(name)
            else:
                self.press(name)

    def _choose_piece(self, piece: str, place: str) -> None:
        """Click a piece; if it is to move, then its destination."""
        origin, _, destination = place.partition(">")
        if not destination:
            with self.told("play"):
                self.click_piece(origin, piece)
            return
        self.click_piece(origin, piece)
        expect(self.page.locator(".picked:not(.empty)")).to_be_visible()
        with self.told("play"):
            self.click_space(destination)

    # -- the turn ----------------------------------------------------------------------------------------------------

    @property
    def steps(self) -> Locator:
        return self.page.locator(".turn ol > li > span")

    def undo(self) -> None:
        with self.told("undo"):
            self.page.locator("[data-undo]").click()

    def undo_to(self, step: int) -> None:
        """Back to before the step at this place of the list."""
        with self.told("undo"):
            self.page.locator(".turn ol > li").nth(step).get_by_role("button").click()

    def restart_turn(self) -> None:
        with self.told("undo"):
            self.page.locator("[data-restart]").click()

    # -- the board ---------------------------------------------------------------------------------------------------

    def space(self, name: str) -> Locator:
        return self.page.locator(f'.hit[data-space="{name}"]')

    @property
    def card_of_space(self) -> Locator:
        """The card over the board that says what is in a space."""
        return self.page.locator(".board-table .card")

    def point_of_space(self, name: str) -> tuple[float, float]:
        return self._point(f'[data-space="{name}"]', piece=False)

    def point_of_piece(self, space: str, piece: str) -> tuple[float, float]:
        return self._point(f'[data-space="{space}"][data-piece="{piece}"]', piece=True)

    def click_space(self, name: str) -> None:
        self.hit(*self.point_of_space(name))

    def click_piece(self, space: str, piece: str) -> None:
        self.hit(*self.point_of_piece(space, piece))

    def drag_piece(self, space: str, piece: str, destination: str) -> None:
        mouse = self.page.mouse
        mouse.move(*self.point_of_piece(space, piece))
        mouse.down()
        mouse.move(*self.point_of_space(destination), steps=5)
        mouse.up()

    def _point(self, css: str, *, piece: bool) -> tuple[float, float]:
        """Where to click to hit an element of the board."""
        points: list[Json] = []

        def found() -> bool:
            point = self.page.evaluate(POINT, [css, piece])
            points[:] = [point] if point else []
            return bool(points)

        self.wait(found, f"{css} cannot be clicked", self._draw_down)
        return points[0]["x"], points[0]["y"]

    def _draw_down(self) -> None:
        """On a phone the sheet of the prompt may lie over what is wanted."""
        sheet = self.page.locator(".handle[aria-expanded=true]")
        if sheet.count():
            sheet.tap()

    def _draw_up(self) -> None:
        sheet = self.page.locator(".handle[aria-expanded=false]")
        if sheet.count():
            sheet.tap()

    def glowing(self) -> set[str]:
        """The spaces that are marked as options."""
        return set(self._spaces(".hit.option"))

    def changed(self) -> set[str]:
        """The spaces that tell by their names that something changed there."""
        names = self.names()
        return {space for space, name in names.items() if "; changed" in name}

    def _spaces(self, css: str) -> list[str]:
        found: list[str] = self.page.locator(css).evaluate_all("all => all.map(each => each.dataset.space)")
        return found

    def names(self) -> dict[str, str]:
        """Space -> what a screen reader says of it."""
        found: dict[str, str] = self.page.locator(".hit[data-space]").evaluate_all(
            "all => Object.fromEntries(all.map(each => [each.dataset.space, each.ariaLabel]))"
        )
        return found

    def pieces(self) -> Counter[tuple[str, str]]:
        """How many pieces of each kind are drawn in each space."""
        found: list[list[str]] = self.page.locator(".pieces [data-piece]").evaluate_all(
            "all => all.map(each => [each.dataset.space, each.dataset.piece])"
        )
        return Counter((space, piece) for space, piece in found)

    def expect_board(self, view: Json, lang: str = "en") -> None:
        """The board, the tracks and the names of spaces are those of a view."""
        spaces = view["spaces"]
        counted = Counter({(s["id"], piece): n for s in spaces for piece, n in s["pieces"].items() if n})
        game = self.state()["game"]
        drawn = self.site.described(game)
        say = partial(self.site.say, lang, game)
        told = {s["id"]: told_of(s, drawn, say) for s in spaces}
        told |= {place["id"]: told_of_place(place, drawn, say) for place in places_of(view, drawn)}

        def shown() -> bool:
            first = {id: re.split("[;；]", name)[0] for id, name in self.names().items()}
            return self.pieces() == counted and first == told

        self.wait(shown, lambda: f"shown {self.pieces() - counted}, missing {counted - self.pieces()}; {self.names()}")
        assert self.numbers("section.tracks dd") == [view["tracks"][track["id"]] for track in drawn["tracks"]]
        assert self.numbers(".available .count") == boxed(view, drawn)

    def numbers(self, css: str) -> list[int]:
        """The number that each of these elements begins with."""
        return [int(text.split()[0]) for text in self.page.locator(css).all_inner_texts()]

    def wait(
        self, holds: Callable[[], bool], problem: str | Callable[[], str], meanwhile: Callable[[], None] | None = None
    ) -> None:
        """Until something holds that no locator can tell."""
        end = time.monotonic() + SECONDS
        while not holds():
            assert time.monotonic() < end, problem if isinstance(problem, str) else problem()
            self.page.wait_for_timeout(30)
            if meanwhile:
                meanwhile()

    # -- the log -----------------------------------------------------------------------------------------------------

    @property
    def log(self) -> Locator:
        return self.page.locator(".log .line")


def record_until(name: str, line: str) -> str:
    """A kept game up to a line, without it."""
    text = kept_text("malaya", name)
    return text[: text.index(f"\n{line}") + 1]


def boxed(view: Json, drawn: Json) -> list[int]:
    """What the boxes beside the map hold; some are shown only while something is in them."""
    boxes = [(box, [view[box["counts"]].get(item, 0) for item in box["items"]]) for box in drawn["boxes"]]
    return [n for box, counts in boxes if any(counts) or not box["passing"] for n in counts]


def places_of(view: Json, drawn: Json) -> list[Json]:
    """The places between the spaces."""
    found: list[Json] = view[drawn["places"]["field"]] if drawn["places"] else []
    return found


def told_of(space: Json, drawn: Json, say: Say) -> str:
    """A space's name with its pieces and markers, as the board says it first."""
    pieces = [(piece["id"], space["pieces"].get(piece["id"])) for piece in drawn["pieces"]]
    there = [say(f"pieces-{piece}", n=n) for piece, n in pieces if n]
    there += markers_of(space["markers"], drawn, say)
    said = say("comma").join(there) or say("web-board-empty")
    return say("web-board-of", name=say(f"space-{space['id']}"), said=said)


def told_of_place(place: Json, drawn: Json, say: Say) -> str:
    """A place's name with its markers, as the board says it first."""
    there = markers_of({marker: place[marker] for marker in drawn["places"]["markers"]}, drawn, say)
    said = say("comma").join(there) or say("web-board-clear")
    return say("web-board-of", name=say(f"place-{place['id']}"), said=said)


def markers_of(markers: Json, drawn: Json, say: Say) -> list[str]:
    """Markers in words, in the order of the game's description."""
    found = [(say(f"marker-{kind['id']}"), markers.get(kind["id"])) for kind in drawn["markers"]]
    return [word if n == 1 else f"{n} × {word}" for word, n in found if n]
