"""The process in which bots think: a request on each line of stdin, choices line by line on stdout."""

from __future__ import annotations

import contextlib
import json
import signal
import sys
from collections.abc import Iterator
from typing import Any

import coinbox
from coinbox.players import make_player
from coinbox.text import LANGUAGES

END_TURN = "end-turn"


def choices(record: str, faction: str, bot: str, seed: int) -> Iterator[dict[str, Any]]:
    """What a bot chooses, with new reasons, until somebody else, a die or a card decides or the turn is to be ended."""
    game = coinbox.load(record, ask=(END_TURN,))
    player = make_player(bot, seed)
    told: dict[str, str] | None = None
    while game.actor == faction and len(game.offered) > 1:
        option = player.choose(game)
        reason = {lang: said for lang in LANGUAGES if (said := player.reason(lang)) is not None}
        yield {
            "option": game.rules.vocabulary.name(option),
            "reason": reason if reason and reason != told else None,
        }
        told = reason
        game.answer(option)


def answer(request: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The lines that answer a request; the last one says that there are no more."""
    try:
        yield from choices(**request)
        yield {"done": True}
    except Exception as error:  # whatever a bot does wrong, the table goes on without its advice
        yield {"error": f"{type(error).__name__}: {error}"}


def main() -> None:
    """Answer requests until the server goes away."""
    # Ctrl-C is for the server, which then closes this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(BrokenPipeError):
        for line in sys.stdin:
            for reply in answer(json.loads(line)):
                sys.stdout.write(json.dumps(reply) + "\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
