"""Which browser the tests take."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.web import browser


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A system without any browser; its only folder on the PATH."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(browser, "PLACES", (str(tmp_path / "Browser.app"),))
    return tmp_path


def put(path: Path) -> str:
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return str(path)


def test_a_browser_of_the_system_goes_before_playwrights_own(bare: Path) -> None:
    own = put(bare / "downloaded")
    assert browser.browser_path(own) == own
    placed = put(bare / "Browser.app")
    assert browser.browser_path(own) == placed
    named = put(bare / "msedge")
    assert browser.browser_path(own) == named == shutil.which("msedge")


def test_without_any_one_line_says_what_to_install(bare: Path) -> None:
    with pytest.raises(browser.NoBrowser, match=r"install Chromium, Chrome or Edge, .* playwright install") as no:
        browser.browser_path(str(bare / "downloaded"))
    assert "\n" not in str(no.value)
