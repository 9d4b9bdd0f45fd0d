"""How heavy the page's script is, and how long a click takes until the new board is drawn.

A real server and a real Chromium play one game on both sides: spaces are chosen on the board, everything else by
button. The clock runs in the page, from the click's own time to the frame in which the answered state is drawn.
"""

from __future__ import annotations

import gzip
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page
from tests.web.browser import launched

SOURCE = Path(__file__).parents[1] / "src"
STATIC = SOURCE / "coinbox" / "static"
SCRIPT_BAR = 120_000
"""Bytes of all scripts after gzip."""
CLICK_BAR = 100.0
"""Milliseconds that the 95th percentile must stay below."""
WARM = 10
CLICKS = 100
SEED = 7
SETTINGS = '{"lang":"en","speed":"off","toured":true}'

# The prompt is busy from the click until the answer is taken up; the next frame after that shows the new state, and a
# message posted in it comes when it has been drawn.
CLOCK = """() => {
  const prompt = document.querySelector('.prompt');
  window.measured = [];
  let begun = null;
  addEventListener('click', (event) => (begun = event.timeStamp), true);
  const drawn = (then) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = then;
    channel.port2.postMessage(null);
  });
  const note = () => {
    if (prompt.getAttribute('aria-busy') !== 'false' || begun === null) return;
    const from = begun;
    begun = null;
    drawn(() => window.measured.push(performance.now() - from));
  };
  new MutationObserver(note).observe(prompt, { attributeFilter: ['aria-busy'] });
}"""

# A point of a space on the board that a mouse really hits.
POINT = """(space) => {
  const box = document.querySelector(`.hit[data-space="${space}"]`).getBoundingClientRect();
  for (let i = 1; i < 20; i += 1)
    for (let j = 1; j < 20; j += 1) {
      const at = [box.x + (box.width * i) / 20, box.y + (box.height * j) / 20];
      const found = document.elementFromPoint(...at);
      if (found?.matches(`.hit[data-space="${space}"]`)) return at;
    }
  return null;
}"""


@contextmanager
def server() -> Iterator[str]:
    """The address of a server that ends with the block."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "coinbox", "serve", "--port", "0", "--data", f"{folder}/bench.sqlite"]
        path = {"PYTHONPATH": str(SOURCE)}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | path) as process:
            try:
                assert process.stdout is not None
                found = re.search(r"http://\S+/", process.stdout.readline())
                if found is None:
                    raise SystemExit("the server did not start")
                yield found[0]
            finally:
                process.terminate()


def sit_down(browser: Browser, address: str) -> Page:
    """A new game in which both sides are played here."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.add_init_script(f"localStorage.setItem('coinbox.settings', '{SETTINGS}')")
    page.goto(address)
    for me in page.locator("fieldset input[value=me]").all():
        me.check(force=True)
    page.locator("button.start").click()
    page.locator(".prompt [data-option]").first.wait_for()
    page.locator(".overlay .hit").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    page.evaluate(CLOCK)
    return page


def click(page: Page, draw: random.Random) -> bool:
    """Choose any option as a person would and wait until the board is drawn; False when the game is over."""
    offered = page.locator(".prompt [data-option]")
    names: list[str] = offered.evaluate_all("all => all.map((each) => each.dataset.option)")
    if not names:
        return False
    name = draw.choice(names)
    done: int = page.evaluate("measured.length")
    glows = page.locator(f'.hit.option[data-space="{name}"]').count() > 0
    point: Any = page.evaluate(POINT, name) if glows else None
    if point is None:
        page.locator(f'.prompt [data-option="{name}"]').click()
    else:
        page.mouse.click(*point)
    page.wait_for_function("done => measured.length > done", arg=done, polling=20)
    return True


def clicks(address: str) -> list[float]:
    """Milliseconds from click to drawn board, in play; finished games are followed by new ones."""
    draw = random.Random(SEED)
    times: list[float] = []
    with launched() as browser:
        while len(times) < WARM + CLICKS:
            page = sit_down(browser, address)
            while len(times) < WARM + CLICKS and click(page, draw):
                times.append(page.evaluate("measured.at(-1)"))
            page.close()
    return times[WARM:]


def main() -> None:
    if not (STATIC / "index.html").is_file():
        raise SystemExit("the page has not been built: run `make bench`, or `npm run build` in web/")
    size = sum(len(gzip.compress(script.read_bytes())) for script in (STATIC / "assets").glob("*.js"))
    print(f"script, gzip:           {size / 1e3:6.1f} kB   (bar {SCRIPT_BAR / 1e3:.0f})")
    with server() as address:
        times = clicks(address)
    p95 = quantiles(times, n=20)[-1]
    print(f"click to drawn board:   {p95:6.1f} ms   p95 of {len(times)} clicks (bar {CLICK_BAR:.0f})")
    print(f"                        {median(times):6.1f} ms   median")
    print(f"                        {max(times):6.1f} ms   longest")


if __name__ == "__main__":
    main()
