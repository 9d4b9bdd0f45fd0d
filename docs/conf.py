"""The documentation site (`make site`): the pages where they lie, so that links hold in the repository and here."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from docs.http_routes import routes  # noqa: E402

import coinbox  # noqa: E402
from coinbox.text import LANGUAGES  # noqa: E402

project = "coinbox"
author = "The coinbox developers"
project_copyright = author
version = release = coinbox.__version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "docs/index"
include_patterns = ["*.md", "docs/*.md", "docs/ja/*.md", "tests/fifth/README.md"]
exclude_patterns = [".*", "build", "dist", "src", "web", "records", "tests/[!f]*", "**/*.template.md"]

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_type_aliases = {"Plain": "Plain"}
# Docstrings put names between single backticks, as the pages do.
default_role = "code"

html_theme = "furo"
html_title = "coinbox"
html_copy_source = False
html_show_copyright = False

HOME = """<!doctype html>
<html lang="en">
<meta charset="utf-8"><title>coinbox</title><meta http-equiv="refresh" content="0; url={0}">
<a href="{0}">coinbox</a>
</html>
"""

MENDED = {
    r'role="heading"(?=>)': 'role="heading" aria-level="2"',
    r"<pre(?=>)": '<pre tabindex="0"',
    r'<aside class="sidebar-drawer"(?=>)': '<aside class="sidebar-drawer" aria-label="coinbox"',
}
"""What the theme leaves out for readers with a keyboard or a screen reader."""


def with_routes(_app: Sphinx, name: str, source: list[str]) -> None:
    """The page of the HTTP API gets its routes from the program itself."""
    if name == "docs/http":
        source[0] = source[0].replace("<!-- routes -->", routes())


def with_aliases(
    _app: Sphinx, _kind: str, _name: str, _object: object, _options: object, taken: str | None, given: str | None
) -> tuple[str | None, str | None]:
    """Signatures name the aliases of types as the sources do; sphinx would tell how it keeps them."""
    return tuple(part and re.sub(r"TypeAliasForwardRef\('(\w+)'\)", r"\1", part) for part in (taken, given))


def in_its_language(_app: Sphinx, name: str, _template: str, context: dict[str, object], _tree: object) -> None:
    """Pages of a folder such as `ja` say so to browsers and readers."""
    folder = Path(name).parent.name
    if folder in LANGUAGES:
        context["language"] = folder


def mend(app: Sphinx, error: Exception | None) -> None:
    """Headings have levels, landmarks names, and whatever scrolls can be scrolled by keys."""
    for file in () if error else app.outdir.rglob("*.html"):
        text = file.read_text(encoding="utf-8")
        for pattern, instead in MENDED.items():
            text = re.sub(pattern, instead, text)
        file.write_text(text, encoding="utf-8")


def lead_home(app: Sphinx, error: Exception | None) -> None:
    """The first page lies in a folder; the address of the site leads there."""
    if error is None:
        (app.outdir / "index.html").write_text(HOME.format(f"{root_doc}.html"), encoding="utf-8")


def setup(app: Sphinx) -> None:
    app.connect("source-read", with_routes)
    app.connect("autodoc-process-signature", with_aliases)
    app.connect("html-page-context", in_its_language)
    app.connect("build-finished", mend)
    app.connect("build-finished", lead_home)
