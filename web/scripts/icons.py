"""Draws the PNG icons of the installable page from icon.svg: `python web/scripts/icons.py`, with a browser."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PUBLIC = ROOT / "web" / "public"
CLOTH = "#1f4a3a"
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-maskable-512.png": (512, 0.8)}
"""Name -> its size, and how much of it the drawing takes; a maskable one may be cut to a circle."""


def main() -> None:
    sys.path.insert(0, str(ROOT))
    from tests.web.browser import launched

    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with launched() as browser:
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = CLOTH if part < 1 else "transparent"
            page.set_content(
                f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}"
                f"svg{{width:{part:.0%};height:{part:.0%}}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
