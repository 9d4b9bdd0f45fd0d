"""The page brings the characters of its Japanese texts with it."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[1]
FONTS = ROOT / "web" / "src" / "fonts"


def test_the_font_ja_has_every_character_of_the_texts() -> None:
    """If one is missing, run web/scripts/font_ja.py."""
    found = importlib.util.spec_from_file_location("font_ja", ROOT / "web" / "scripts" / "font_ja.py")
    assert found is not None
    assert found.loader is not None
    script = importlib.util.module_from_spec(found)
    found.loader.exec_module(script)
    held = set((FONTS / "characters.txt").read_text(encoding="utf-8"))
    wanted = set(script.characters())
    assert len(wanted) > 500
    assert sorted(wanted - held) == []


def test_the_font_is_a_subset_with_its_licence() -> None:
    sizes = [file.stat().st_size for file in FONTS.glob("*.woff2")]
    assert len(sizes) == 2
    assert max(sizes) < 200_000
    assert all(file.read_bytes()[:4] == b"wOF2" for file in FONTS.glob("*.woff2"))
    assert "SIL OPEN FONT LICENSE" in (FONTS / "OFL.txt").read_text(encoding="utf-8").upper()
