"""The pages are true: their Python runs, their commands print what they show, and their links lead somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.pages import PAGES, ROOT, Runner, blocks, blocks_in, not_run, shown

NOT_RUN = {"README.md": 1, "docs/cluster.md": 5, "docs/host.md": 1}
"""How many blocks of a page are marked as not run; `python -m tests.pages` tells why."""
ELSEWHERE = {
    "docs/balance.md": "the games of its commands take days; docs/make_balance.py reads what they wrote",
    "docs/http.md": "its client needs a server, which tests/table/test_client.py has",
}
"""Pages whose blocks are not run here, and why."""
WITH_CODE = [page for page in PAGES if page not in ELSEWHERE and any(block.is_code for block in blocks(page))]


@pytest.mark.parametrize("page", WITH_CODE)
def test_every_block_runs(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    runner = Runner(tmp_path, monkeypatch, capsys)
    for block in blocks(page):
        if block.is_code and block.note("not run") is None:
            runner.run(block)


def test_blocks_that_are_not_run_are_few_and_say_why() -> None:
    found = not_run()
    assert {page: len(reasons) for page, reasons in found.items()} == NOT_RUN
    assert all(len(reason) > 10 for reasons in found.values() for reason in reasons)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("```sh\nfrobnicate --all\n```\n", "nobody runs frobnicate"),
        ("```rust\nfn main() {}\n```\n", "nobody runs blocks of the kind 'rust'"),
        ("```\nnot named\n```\n", "nobody runs blocks of the kind ''"),
        ("```python\n>>> 1 + 1\n3\n```\n", "Expected:"),
        ("```console\n$ coinbox perft malaya --depth 1\nmany\n```\n", "perft"),
        ("```sh\ncoinbox cards malaya M99\n```\n", "M99"),
        ("<!-- typed: malaya -->\n```text\nop-special train nowhere\n```\n", "nowhere"),
        ("<!-- setup: x = 1 -->\n```python\ndef test_x() -> None:\n    assert x == 2, 'wrong x'\n```\n", "wrong x"),
    ],
)
def test_a_block_that_is_not_true_is_found(
    text: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (block,) = blocks_in(text, "page.md")
    with pytest.raises(AssertionError, match=re.escape(said)):
        Runner(tmp_path, monkeypatch, capsys).run(block)


def test_the_readme_shows_the_commands() -> None:
    commands = [command for block in blocks("README.md") if block.kind == "console" for command, _ in shown(block)]
    found = {shlex.split(command)[1] for command in commands}
    assert found == {"games", "cards", "show", "check", "replay", "sim", "arena", "perft"}


def test_a_page_and_its_japanese_one_lead_to_each_other() -> None:
    japanese = sorted((ROOT / "docs" / "ja").glob("*.md"))
    assert japanese
    for page in japanese:
        assert f"[English](../{page.name})" in page.read_text(encoding="utf-8")
        assert f"[日本語](ja/{page.name})" in (ROOT / "docs" / page.name).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_to_files(page: str) -> None:
    """The anchors are checked where the site is built."""
    here = (ROOT / page).parent
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", (ROOT / page).read_text(encoding="utf-8"))
    assert [link for link in links if not link.startswith("https:") and not (here / link).exists()] == []
