"""Finds a browser for tests, benchmarks and pictures: any Chromium, Chrome or Edge, or Playwright's own download.

`python -m tests.web.browser` prints which one, or what to install.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, BrowserContext, StorageState, sync_playwright

SECONDS = 30.0
"""How long anything may take."""

NAMES = (
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
    *("microsoft-edge", "microsoft-edge-stable", "msedge"),
)
"""On the PATH."""
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "/opt/google/chrome/chrome",
    "/opt/microsoft/msedge/msedge",
    "/snap/bin/chromium",
    *(
        rf"{os.environ.get(folder, '')}\{program}"
        for folder in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
        for program in (r"Google\Chrome\Application\chrome.exe", r"Microsoft\Edge\Application\msedge.exe")
    ),
)
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
MISSING = (
    "no browser was found: install Chromium, Chrome or Edge, "
    "or let Playwright bring its own with `.venv/bin/python -m playwright install chromium`"
)


class NoBrowser(Exception):
    """There is none; the message says what to install."""


def browser_path(own: str) -> str:
    """The path of a browser of the system, else of Playwright's own."""
    found = (*(shutil.which(name) for name in NAMES), *PLACES, own)
    path = next((path for path in found if path and Path(path).is_file()), None)
    if path is None:
        raise NoBrowser(MISSING)
    return path


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser without a window."""
    with sync_playwright() as playwright:
        path = browser_path(playwright.chromium.executable_path)
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


class Screen(NamedTuple):
    """What somebody sits before."""

    width: int = 1440
    height: int = 900
    phone: bool = False
    still: bool = True
    """Whether motion is not wanted."""
    worker: bool = False
    """Whether the page may have its service worker; it would answer before the routes that tests lay."""


free: WeakKeyDictionary[Browser, dict[Screen, list[BrowserContext]]] = WeakKeyDictionary()
"""Profiles that nobody uses now."""
NOTHING: StorageState = {"cookies": [], "origins": []}


@contextmanager
def profile(browser: Browser, screen: Screen, known: StorageState = NOTHING) -> Iterator[BrowserContext]:
    """A browser profile that remembers only this; files that it has loaded for others are not loaded again."""
    alike = free.setdefault(browser, {}).setdefault(screen, [])
    context = alike.pop() if alike else new_profile(browser, screen)
    context.set_storage_state(known)
    # A page that stays open keeps what the profile's pages share: without it each costs twice the work.
    keeper = context.pages[0] if context.pages else context.new_page()
    try:
        yield context
    finally:
        for page in context.pages:
            if page is not keeper:
                page.close()
        context.clear_permissions()
        alike.append(context)


def new_profile(browser: Browser, screen: Screen) -> BrowserContext:
    context = browser.new_context(
        viewport={"width": screen.width, "height": screen.height},
        has_touch=screen.phone,
        is_mobile=screen.phone,
        locale="en-GB",
        reduced_motion="reduce" if screen.still else "no-preference",
        accept_downloads=True,
        service_workers="allow" if screen.worker else "block",
    )
    context.set_default_timeout(SECONDS * 1000)
    return context


def main() -> int:
    try:
        with sync_playwright() as playwright:
            sys.stdout.write(f"{browser_path(playwright.chromium.executable_path)}\n")
    except NoBrowser as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
