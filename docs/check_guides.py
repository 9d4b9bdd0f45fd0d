"""Ask the bots' analysis again about the turns that guides recommend, and about those that they warn of.

Run it from the root of the project: `.venv/bin/python -m docs.check_guides [--write] [GAME ...]`. It prints what it
finds, ends with 1 if a guide says what does not hold, and with `--write` puts the figures into the guides.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from coinbox.learn.checking import BUDGET, SEED, Found, checked, rewritten
from coinbox.learn.guides import guides_of
from coinbox.library import game_ids, rules_of

GUIDES = Path(__file__).parent.parent / "src" / "coinbox" / "games"


def check(game: str, budget: int, seed: int, *, write: bool) -> int:
    """Check the guides of a game; how many of their claims do not hold."""
    found: dict[str, list[Found | None]] = {}
    faults = 0
    for faction, guide in guides_of(game).items():
        for advice in guide:
            today = checked(advice, budget, seed)
            found.setdefault(faction, []).append(today)
            if today is None:
                continue
            figures = [f"{today.check.behind:.3f}±{today.check.error:.3f}"]
            figures += [f"{other.behind:+.3f}±{other.error:.3f}" for other in today.others]
            print(game, faction, advice.title["en"], *figures, sep="  ", flush=True)
            for fault in today.faults():
                faults += 1
                print("    ", fault, flush=True)
    if write:
        file = GUIDES / game / "guides.toml"
        file.write_text(rewritten(file.read_text(encoding="utf-8"), found), encoding="utf-8")
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all that have guides, if none is named")
    parser.add_argument("--budget", type=int, default=BUDGET, help="rollouts for a turn")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--write", action="store_true", help="put the figures into the guides")
    asked = parser.parse_args()
    games = [rules_of(game).id for game in asked.games] or list(game_ids())
    return 1 if sum(check(game, asked.budget, asked.seed, write=asked.write) for game in games) else 0


if __name__ == "__main__":
    sys.exit(main())
