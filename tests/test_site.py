"""The documentation site: it is built without a warning, no link is dead, and nothing is asked of other servers."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import coinbox
from tests.pages import PAGES, ROOT

CALLED = re.compile(r"(?:fetch|import|open|src)\W{1,4}((?:https?:)?//\w+)")
"""How a script asks another server for something."""
OUTSIDE = re.compile(r"(?:https?:)?//")
ASKED = {
    "script": "src",
    "img": "src",
    "link": "href",
    "source": "src",
    "iframe": "src",
    "object": "data",
    "image": "href",
}
"""Elements for which a browser asks a server, and where they name it."""
CODE = ("pre", "code", "script", "style", "dt")
"""Elements whose text may hold stars."""
INNER = {"branches", "driver", "entries", "lang", "logged", "outlook", "players", "rules", "start", "takeback", "turns"}
INNER |= {"part", "place", "rewound", "since", "written"}
"""What of a Game is for the rest of coinbox alone."""


class Page(HTMLParser):
    """The anchors of a page, where its links lead, and what a browser asks for to show it."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file
        self.anchors: set[str] = {""}
        self.links: list[str] = []
        self.asked: list[str] = []
        self.lang = ""
        self.code = 0
        self.unread: list[str] = []
        """Words between stars, which were meant to be bold; code may have stars."""
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.code += tag in CODE
        if tag == "html":
            self.lang = found.get("lang", "")
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if ASKED.get(tag) in found:
            self.asked.append(found[ASKED[tag]])
        self.asked += re.findall(r"url\(([^)]*)\)", found.get("style", ""))

    def handle_endtag(self, tag: str) -> None:
        self.code -= tag in CODE

    def handle_data(self, data: str) -> None:
        if not self.code:
            self.unread += re.findall(r"\*\*.*", data)


def built(folder: Path) -> dict[str, Page]:
    """All pages by their places in the site."""
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", "-c", "docs"]
    places = ("-d", folder / "doctrees", ".", folder / "html")
    done = subprocess.run([*command, *places], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return read(folder / "html")


def read(folder: Path) -> dict[str, Page]:
    return {str(file.relative_to(folder)): Page(file) for file in folder.rglob("*.html")}


def dead_links(site: dict[str, Page]) -> list[tuple[str, str]]:
    """Links to pages or anchors that are not there."""
    by_file = {page.file.resolve(): page for page in site.values()}
    dead = []
    for name, page in site.items():
        for link in page.links:
            if OUTSIDE.match(link):
                continue
            where = urlsplit(link)
            file = (page.file.parent / unquote(where.path) if where.path else page.file).resolve()
            anchors = by_file[file].anchors if file in by_file else {"", unquote(where.fragment)}
            if not file.is_file() or unquote(where.fragment) not in anchors:
                dead.append((name, link))
    return dead


def asked_outside(site: dict[str, Page], folder: Path) -> list[tuple[str, str]]:
    """What pages, style sheets and scripts ask of other servers, or of this one though it is not there."""
    found = []
    for name, page in site.items():
        for asked in page.asked:
            there = (page.file.parent / unquote(urlsplit(asked).path)).exists()
            if OUTSIDE.match(asked) or not (there or asked.startswith("data:")):
                found.append((name, asked))
    for sheet in folder.rglob("*.css"):
        named = re.findall(r"""(?:url\(|@import)\s*["']?([^"')]*)""", sheet.read_text(encoding="utf-8"))
        found += [(sheet.name, each) for each in named if OUTSIDE.match(each)]
    for script in folder.rglob("*.js"):
        text = script.read_text(encoding="utf-8")
        found += [(script.name, each) for each in CALLED.findall(text)]
    return found


@pytest.mark.slow
def test_the_site_is_whole_and_asks_nothing_of_other_servers(tmp_path: Path) -> None:
    site = built(tmp_path)
    assert {page.removesuffix(".md") + ".html" for page in PAGES} <= set(site)
    assert {name for name, page in site.items() if page.lang == "ja"} == {
        f"docs/ja/{name}.html" for name in ("play", "learn", "exercises", "analysis", "host")
    }
    assert {f"coinbox.{name}" for name in coinbox.__all__} <= site["docs/api.html"].anchors
    assert "ForwardRef" not in site["docs/api.html"].file.read_text(encoding="utf-8")
    assert sum(len(page.links) for page in site.values()) > 1000
    assert [name for name, page in site.items() if "<pre>" in page.file.read_text(encoding="utf-8")] == []
    assert [name for name, page in site.items() if page.unread] == [], "marks of Markdown that are shown as they are"
    assert dead_links(site) == []
    assert asked_outside(site, tmp_path / "html") == []


def test_every_public_part_of_a_game_is_on_the_page() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    listed = re.search(r"coinbox\.Game\(\)\n   :members: ([\w,\s]+)\n", page)
    assert listed
    public = {name for name in vars(coinbox.Game) if not name.startswith("_")}
    assert {name.strip() for name in listed[1].split(",")} == public - INNER


def test_modules_that_researchers_are_told_of_are_on_the_page() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    told = "".join(
        file.read_text(encoding="utf-8") for file in (ROOT / "docs/research.md", *ROOT.glob("examples/*.py"))
    )
    named = set(re.findall(r"coinbox\.(?:adapters\.\w+|features)", told))
    assert len(named) > 5
    assert [name for name in named if f".. automodule:: {name}\n" not in page] == []


def test_what_is_wrong_with_a_site_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        """<html lang="en"><p id="here"><a href="#here"></a><a href="b.html#there"></a><a href="c.html"></a>
        <img src="https://example.org/x.png"><script src="//example.org/x.js"></script><img src="gone.png">
        <p>this is **「bold」**not <code>**code</code>"""
    )
    (tmp_path / "b.html").write_text("<p id='elsewhere'>")
    (tmp_path / "a.css").write_text("@import 'https://example.org/font.css'; a { background: url(data:image/png,) }")
    (tmp_path / "a.js").write_text("fetch('https://example.org/')")
    site = read(tmp_path)
    assert site["a.html"].unread == ["**「bold」**not "]
    assert dead_links(site) == [("a.html", "b.html#there"), ("a.html", "c.html")]
    assert asked_outside(site, tmp_path) == [
        ("a.html", "https://example.org/x.png"),
        ("a.html", "//example.org/x.js"),
        ("a.html", "gone.png"),
        ("a.css", "https://example.org/font.css"),
        ("a.js", "https://example"),
    ]
