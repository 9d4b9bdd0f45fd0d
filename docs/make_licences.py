"""Write docs/licences.md: what coinbox is built on, and under which licences.

Run it from the root of the project after `make test` has set everything up: `.venv/bin/python -m docs.make_licences`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.metadata import PackageMetadata, PackageNotFoundError, metadata
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
FILE = Path(__file__).with_name("licences.md")
CONSTRAINTS = ROOT / "constraints.txt"
LOCK = ROOT / "web" / "package-lock.json"
FONTS = {
    "EB Garamond": ("board and headings", "web/src/board/fonts/OFL.txt"),
    "Noto Sans JP": ("Japanese, only the characters that the texts use", "web/src/fonts/OFL.txt"),
}
IN_THE_PAGE = ("@fluent/bundle", "clsx", "svelte")
"""What of the packages of npm is part of the page that a wheel carries; all others build and test it."""
KNOWN = {"resvg_py": "MIT"}
"""Packages that say it in their files only."""


def licence(about: PackageMetadata) -> str:
    """The licence of a package, as it says it itself."""
    expression = about.get("License-Expression")
    if expression:
        return str(expression)
    classes = [line.split(" :: ")[-1] for line in about.get_all("Classifier", []) if line.startswith("License ::")]
    classes = [name for name in classes if name != "OSI Approved"]
    said = str(about.get("License") or "").strip()
    if classes:
        return ", ".join(classes)
    return said if said and "\n" not in said and len(said) < 60 else KNOWN.get(str(about["Name"]), "see its files")


def packages() -> Iterator[tuple[str, str, str]]:
    """Name, version and licence of what constraints.txt holds."""
    for line in CONSTRAINTS.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        wanted = Requirement(line)
        try:
            about = metadata(wanted.name)
        except PackageNotFoundError:
            continue
        yield wanted.name, line.partition("==")[2], licence(about)


def of_the_page() -> Iterator[tuple[str, str, str]]:
    """Name, version and licence of all that npm may install, of every system."""
    lock = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    found = {
        (place.rpartition("node_modules/")[2], about["version"], about.get("license", "see its files"))
        for place, about in lock.items()
        if place
    }
    yield from sorted(found)


def table(rows: Iterator[tuple[str, ...]] | list[tuple[str, ...]], heads: tuple[str, ...]) -> str:
    lines = [f"| {' | '.join(row)} |" for row in (heads, ("---",) * len(heads), *rows)]
    return "\n".join(lines)


def page() -> str:
    """The whole page."""
    fonts = [
        (name, what, "SIL Open Font License 1.1", f"[{place}](../{place})") for name, (what, place) in FONTS.items()
    ]
    shipped = [(*row, "in the page" if row[0] in IN_THE_PAGE else "builds and tests it") for row in of_the_page()]
    shipped.sort(key=lambda row: (row[0] not in IN_THE_PAGE, row))
    return f"""# Licences

coinbox itself is under the [MIT licence](../LICENSE). This page is made by `python -m docs.make_licences` from what is
installed; nobody writes it by hand.

## Fonts, part of the page

{table(fonts, ("Font", "For", "Licence", "Text"))}

## Packages of npm

Those in the page come first. A wheel carries their licences: the build writes them to `licences.md` beside the page,
and [Apache-2.0](../web/licences/Apache-2.0.txt), whose package brings no text, lies with those of the fonts.

{table(shipped, ("Package", "Version", "Licence", "Use"))}

## Packages of Python

None of them is part of the wheel; pip installs what an extra asks for. Those of tests and checks are in the list too.

{table(packages(), ("Package", "Version", "Licence"))}
"""


if __name__ == "__main__":
    FILE.write_text(re.sub(r"[ \t]+$", "", page(), flags=re.M), encoding="utf-8")
