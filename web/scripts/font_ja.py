"""Cut the page's Japanese font out of Noto Sans CJK: the characters that the texts use, all kana, punctuation, digits.

Run it when tests/test_font.py finds a character that is missing: it needs fonttools, brotli and the font of the system
(`python web/scripts/font_ja.py /usr/share/fonts/opentype/noto`).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FONTS = ROOT / "web" / "src" / "fonts"
CHARACTERS = FONTS / "characters.txt"
ALWAYS = (
    "".join(map(chr, (*range(0x3041, 0x3097), *range(0x30A1, 0x30FB))))
    + "ー、。・「」『』（）【】：；！？～＋－＝＆／％＜＞々〇…―→←↑↓"
    + "".join(map(chr, range(0xFF10, 0xFF1A)))
)
WEIGHTS = {"Regular": 400, "Bold": 700}
JAPANESE = 0
"""Where the Japanese face stands in the collection."""


def characters() -> str:
    """Every character of the Japanese texts that is not Latin, and those that any sentence may need."""
    folders = [ROOT / "src/coinbox/text", *(ROOT / "src/coinbox/games").iterdir()]
    kinds = ("ja/*.ftl", "*.toml", "lessons/*.toml", "*.coin")
    files = [file for folder in folders for kind in kinds for file in folder.glob(kind)]
    used = {character for file in files for character in file.read_text(encoding="utf-8")}
    return "".join(sorted({character for character in used if ord(character) >= 0x2010} | set(ALWAYS)))


def main() -> None:
    wanted = characters()
    CHARACTERS.write_text(wanted + "\n", encoding="utf-8")
    for name, weight in WEIGHTS.items():
        source = Path(sys.argv[1]) / f"NotoSansCJK-{name}.ttc"
        target = FONTS / f"noto-sans-jp-{weight}.woff2"
        options = [f"--font-number={JAPANESE}", f"--text={wanted}", "--flavor=woff2", f"--output-file={target}"]
        subprocess.run(
            [
                sys.executable,
                "-m",
                "fontTools.subset",
                str(source),
                *options,
                "--layout-features=",
                "--no-hinting",
                "--desubroutinize",
            ],
            check=True,
        )
        sys.stdout.write(f"{target.name}: {target.stat().st_size // 1024} kB, {len(wanted)} characters\n")


if __name__ == "__main__":
    main()
