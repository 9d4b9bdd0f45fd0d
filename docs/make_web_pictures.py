"""Draw docs/pictures: the start page, and each game in the middle of its example of play in four looks.

Run it from the root of the project after `make browser`: `.venv/bin/python -m docs.make_web_pictures`, with the
names of games after it to draw only those and the start page.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.web.browser import launched
from tests.web.looks import Look, looking, record, richest, sit
from tests.web.page import served

from coinbox.library import game_ids, rules_of

FOLDER = Path(__file__).with_name("pictures")
QUALITY = 85
LOOKS = {
    "1440": Look(1440),
    "1440-ja": Look(1440, lang="ja"),
    "1024-dark": Look(1024, theme="dark"),
    "390": Look(390),
}


def main(games: list[str]) -> None:
    """Draw the start page and these games."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as site, launched() as browser:
        with looking(browser) as page:
            page.goto(site.address)
            page.wait_for_load_state("networkidle")
            page.screenshot(path=FOLDER / "start-1440.jpg", type="jpeg", quality=QUALITY, full_page=True)
        for game in games:
            text, factions = record("example-of-play", game), rules_of(game).factions
            moment = richest(text, factions[0])
            for name, look in LOOKS.items():
                seat = sit(site.address, text, moment, mine=" ".join(factions))
                with looking(browser, look) as page:
                    page.goto(seat.address())
                    page.wait_for_load_state("networkidle")
                    page.wait_for_timeout(500)
                    page.screenshot(path=FOLDER / f"{game}-{name}.jpg", type="jpeg", quality=QUALITY)


if __name__ == "__main__":
    main(sys.argv[1:] or game_ids())
