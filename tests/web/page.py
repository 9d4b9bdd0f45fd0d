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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import (
    Browser,
    BrowserContext,
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
from coinbox.library import rules_of
from coinbox.text import say, say_in

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "coinbox" / "static"
RECORDS = ROOT / "records" / "malaya"
SECONDS = 30.0
PIECES = (
    *("troop", "police", "active_irregular", "irregular", "kempeitai", "force_136", "base", "supply_cache"),
    *("active", "underground", "mpaja_active", "mpaja_underground", "non_mpaja_active", "non_mpaja_underground"),
)
MARKERS = ("intel", "intel_0", "intel_1", "intel_2", "terror", "sabotage", "new_village", "jungle_camp", "curfew")
HEAD = "coinbox record 1\ngame: malaya   scenario: standard\n---\n"
expect.set_options(timeout=SECONDS * 1000)
SETTINGS: Json = {"lang": "en", "speed": "off", "toured": True}

# A point of an element of the board that a mouse would really hit, as far from its edges as a coarse grid finds.
POINT = """([css, piece]) => {
  const hits = (x, y) => {
    const found = document.elementFromPoint(x, y)?.closest(piece ? '[data-piece]' : '[data-space]');
    return found && found.matches(css) && document.querySelector('.board-table').contains(found);
  };
  for (const element of document.querySelectorAll('.board-table ' + css)) {
    const box = element.getBoundingClientRect();
    let best = null;
    for (let i = 1; i < 16; i += 1)
      for (let j = 1; j < 16; j += 1) {
        const [x, y] = [box.x + (box.width * i) / 16, box.y + (box.height * j) / 16];
        const r = Math.min(6, box.width / 8);
        if (![[0, 0], [r, 0], [-r, 0], [0, r], [0, -r]].every(([dx, dy]) => hits(x + dx, y + dy))) continue;
        const far = Math.abs(i - 8) + Math.abs(j - 8);
        if (!best || far < best.far) best = { x, y, far };
      }
    if (best) return best;
  }
  return null;
}"""


class Site:
    """`coinbox serve` in a process of its own; it can be killed and started again on the same port and data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "coinbox", "serve", "--port", str(self.port), "--data", str(self.data)]
        path = {"PYTHONPATH": str(ROOT / "src")}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | path)
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

    def get(self, path: str, token: str, **query: str | int) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"}
        answer = httpx.get(f"{self.address}/api{path}", params=query, headers=headers, timeout=SECONDS)
        assert answer.status_code == 200, answer.text
        return answer


class Visitors:
    """Browser profiles; what their pages complain about is collected."""

    def __init__(self, site: Site, browser: Browser) -> None:
        self.site = site
        self.browser = browser
        self.complaints: list[str] = []
        self.forgiven: re.Pattern[str] | None = None
        """Complaints that belong to the test, such as those of a page whose server was killed."""
        self._contexts: list[BrowserContext] = []

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
        context = self.browser.new_context(
            viewport={"width": 390, "height": 844} if phone else {"width": 1440, "height": 900},
            has_touch=phone,
            is_mobile=phone,
            locale="en-GB",
            reduced_motion="reduce" if still else "no-preference",
            accept_downloads=True,
            storage_state=known,
        )
        context.set_default_timeout(SECONDS * 1000)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._complain(str(error)))
        if seed is not None:
            page.route("**/api/tables?*", lambda route: self._wish_for_seed(route, seed))
        return TablePage(self.site, page, touch=phone)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
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
        for context in self._contexts:
            context.close()


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
        self.page.goto(link)
        self.wait_for_table()
        return self

    def seat(self, faction: str, who: str) -> None:
        """Who plays a faction: `me`, `a friend, by link`, `bot: greedy`."""
        self.page.get_by_role("group", name=faction).get_by_label(who, exact=True).check()

    def open_record(self, path: Path) -> None:
        self.page.get_by_text("Open a record").locator("input").set_input_files(path)
        expect(self.page.get_by_text(path.name)).to_be_visible()

    def start(self, game: str | None = None, **who: str) -> TablePage:
        """Sit down, at the first game if none is named; by default on both sides."""
        if game is not None:
            self.page.locator("label.game").filter(has=self.page.locator(f"[value={game}]")).click()
        factions = [say_in("en", game or "malaya", f"faction-{id}") for id in rules_of(game or "malaya").factions]
        for faction, player in (dict.fromkeys(factions, "me") | who).items():
            self.seat(faction, player)
        self.page.get_by_role("button", name=re.compile("^(Start|Continue this record)$")).click()
        self.wait_for_table()
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

    @property
    def reason(self) -> Locator:
        return self.page.locator(".prompt .reason")

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
            with self.told("play"):
                self.option(name).click()

    def choose(self, *names: str) -> None:
        """Choose options as a person would: spaces, pieces and moves on the board, everything else by button."""
        for name in names:
            piece, _, place = name.partition(":")
            if piece in PIECES and place:
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

        self.wait(found, f"{css} cannot be clicked")
        return points[0]["x"], points[0]["y"]

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
        told = {s["id"]: told_of(s, game, lang) for s in spaces}
        told |= {r["id"]: told_of_railway(r, game, lang) for r in view.get("railways", ())}

        def shown() -> bool:
            return self.pieces() == counted and {id: name.split(";")[0] for id, name in self.names().items()} == told

        self.wait(shown, lambda: f"shown {self.pieces() - counted}, missing {counted - self.pieces()}; {self.names()}")
        assert self.numbers("section.tracks dd") == list(view["tracks"].values())
        assert sorted(self.numbers(".available .count")) == sorted(boxed(view))

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
    text = (RECORDS / f"{name}.coin").read_text()
    return text[: text.index(f"\n{line}") + 1]


def boxed(view: Json) -> list[int]:
    """What the boxes beside the map hold."""
    lying = [n for box in ("available", "out_of_play", "prison") for n in view.get(box, {}).values()]
    if "zipper" in view:
        lying.remove(view["available"]["troop"])  # never Available, so it has no place in the box
    passing = [n for box in ("forts", "on_cards", "out_of_game") for n in view.get(box, {}).values()]
    return lying + [n for n in passing if n]


def told_of(space: Json, game: str, lang: str) -> str:
    """A space's name with its pieces and markers, as the board says it first."""
    pieces = [(piece, space["pieces"][piece]) for piece in PIECES if space["pieces"].get(piece)]
    there = [say_in(lang, game, f"pieces-{piece}", n=n) for piece, n in pieces]
    for marker in MARKERS:
        n = int(space["markers"].get(marker) or 0)
        if n:
            word = say_in(lang, game, f"marker-{marker}")
            there.append(f"{n} × {word}" if n > 1 else word)
    empty = say(lang, "web-board-empty")
    return f"{say_in(lang, game, 'space-' + space['id'])}: {', '.join(there) or empty}"


def told_of_railway(railway: Json, game: str, lang: str) -> str:
    """A Railway's name with its Sabotage, as the board says it first."""
    n, word = railway["sabotage"], say_in(lang, game, "marker-sabotage")
    there = f"{n} × {word}" if n > 1 else word
    return f"{say_in(lang, game, 'place-' + railway['id'])}: {there if n else say(lang, 'web-board-clear')}"
