"""What happens in short: the lines of a log added up, from their messages and arguments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from coinbox.text import has_in, render, say, say_in
from coinbox.text.levels import EFFECT
from coinbox.text.render import Args

PIECES = {"place": "place", "place-from": "place", "remove": "remove", "move": "move"}
"""Lines about one piece -> the phrase in which like ones are counted."""
FLIPS = ("activate", "hide")
"""Lines that count pieces which turn over."""
TOLD_BY_TRACKS = ("count",)
"""Lines whose amounts the track itself tells."""
Key = tuple[str, str]


class Sum:
    """The effects of some lines: what is counted, in the order in which it first came."""

    def __init__(self, lang: str, game: str) -> None:
        self.lang = lang
        self.game = game
        self.parts: dict[Key, Counter[str]] = {}
        self.totals: dict[str, int] = {}
        """Track -> where it stands in the end."""

    def add(self, message: str, args: Args) -> None:
        """Count one line."""
        if message == "track":
            self._count(message, str(args["track"]), "", int(args["n"]))
            self.totals[str(args["track"])] = int(args["total"])
        elif message in PIECES:
            where = str(args["space"]) if message == "move" else ""
            self._count(PIECES[message], where, str(args["piece"]))
        elif message in FLIPS:
            self._count(message, "", str(args.get("piece", "guerrilla")), int(args["n"]))
        elif render.level(message) == EFFECT and message not in TOLD_BY_TRACKS:
            self._count("told", render.entry(self.lang, self.game, message, args))

    def _count(self, phrase: str, of: str, what: str = "", n: int = 1) -> None:
        self.parts.setdefault((phrase, of), Counter())[what] += n

    def __str__(self) -> str:
        """All of it in one line; nothing if nothing changes on the table."""
        phrases = [phrase for key, counted in self.parts.items() if (phrase := self._phrase(key, counted))]
        if self.totals:
            left = say(self.lang, "comma").join(self._left(track) for track in self.totals)
            phrases.append(say(self.lang, "sum-then", left=left))
        return say(self.lang, "semicolon").join(phrases)

    def _phrase(self, key: Key, counted: Counter[str]) -> str:
        message, of = key
        if message == "told":
            return of
        if message == "track":
            track, n = render.track_name(self.lang, self.game, of), counted[""]
            return say(self.lang, "sum-track", track=track, n=f"{n:+d}") if n else ""
        pieces = say(self.lang, "comma").join(self._pieces(piece, n) for piece, n in counted.items())
        words = {"pieces": pieces} | ({"space": say_in(self.lang, self.game, f"space-{of}")} if of else {})
        return say(self.lang, f"sum-{message}", **words)

    def _pieces(self, piece: str, n: int) -> str:
        """So many pieces of a kind."""
        message = f"pieces-{piece}"
        return say_in(self.lang, self.game, message, n=n) if has_in(self.lang, self.game, message) else f"{n}"

    def _left(self, track: str) -> str:
        name = render.track_name(self.lang, self.game, track)
        return say(self.lang, "sum-left", track=name, total=self.totals[track])


def summed(lang: str, game: str, entries: Sequence[tuple[str, Args]]) -> str:
    """What some lines of a log come to, in one line."""
    found = Sum(lang, game)
    for message, args in entries:
        found.add(message, args)
    return str(found)
