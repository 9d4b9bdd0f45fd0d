"""Table talk for the tests of all games: set up a position, play names, look at spaces."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import coinbox
from coinbox import Game
from tests.kept import kept_text

Spaces = dict[str, dict[str, int | bool]]

REASONS = ("early", "threshold", "final")
BY_THRESHOLDS = {*(("british", reason) for reason in REASONS), ("tie", "final")}
ENDS: dict[str, set[tuple[str, str]]] = {
    "malaya": BY_THRESHOLDS | {("mcp", reason) for reason in REASONS},
    "kenya": BY_THRESHOLDS | {("mau_mau", reason) for reason in REASONS},
    "arab_revolt": {("rebels", "early"), ("rebels", "threshold"), ("british", "final")},
    "japanese_occupation": {("british", "final"), ("japanese", "final"), ("mpaja", "final")},
}
"""Game -> every way in which it can end, as (outcome, reason)."""
MOST_DECISIONS = 150
"""More than any turn takes: every piece moves or is placed once."""


def open_table(
    game_id: str,
    spaces: Spaces | None = None,
    *,
    by: str = "british",
    card: str,
    dice: Sequence[str] = (),
    ask: Sequence[str] = ("end-turn",),
    **numbers: Any,
) -> Game:
    """A game in which `by` is First Eligible on this card; only the named spaces hold anything.

    `numbers` are fields of a position: political_will=12, unshaded=["M1"] and so on, as in `Game.position()`.
    The turn is held open at `end-turn`. Without `spaces` the board is that of the setup.
    Dice and cards are answered by `dice`, then asked.
    """
    position: dict[str, Any] = {"stage": "first", "first": by, "played": [card], **numbers}
    if spaces is not None:
        position["spaces"] = spaces
    game = coinbox.new(game_id, position=position, chance="ask", ask=ask)
    if dice:
        game.driver.source = _script(game, dice)
    return game


def _script(game: Game, dice: Sequence[str]) -> Any:
    from coinbox.kernel.chance import scripted_source

    return scripted_source(dice, game.driver.rules.vocabulary, None)


def play(game: Game, *names: str) -> Game:
    """Play these options one after the other."""
    for name in names:
        game.play(name)
    return game


def offered(game: Game) -> list[str]:
    """The names of the options of the pending decision."""
    return [game.driver.rules.vocabulary.name(option) for option in game.driver.options()]


def offered_spaces(game: Game) -> set[str]:
    """Of the offered options those that are spaces."""
    words = game.driver.rules.vocabulary.options
    return {words[option].name for option in game.driver.options() if words[option].kind == "space"}


def no_effect(game: Game) -> set[str]:
    """The options of the pending decision that are marked as having no effect (R-C9)."""
    assert game.decision is not None
    return {choice.name for choice in game.decision.options if choice.idle}


def prompt(game: Game) -> str:
    """The id of the pending question."""
    assert game.driver.pending is not None
    return game.driver.pending[1].id


def space(game: Game, name: str) -> dict[str, Any]:
    """What stands in a space: pieces and markers as one dict, with `control` and `level`."""
    drawn: Any = game.driver.rules.view(game.driver.state)
    here = next(s for s in drawn["spaces"] if s["id"] == name)
    return {**here["pieces"], **here["markers"], "control": here["control"], "level": here["level"]}


def state(game: Game) -> Any:
    """The state itself: `.political_will`, `.available` (troop, police, guerrilla, base)."""
    return game.driver.state


def counted(game: Game) -> dict[str, int]:
    """The lines of Propaganda Rounds that the log has told: what is counted -> by how much."""
    assert game.driver.log is not None
    return {str(args["what"]): int(args["n"]) for message, args in game.driver.log if message == "count"}


def is_done(game: Game) -> bool:
    """Whether nothing is left of the turn but to end it."""
    return offered(game) == ["end-turn"]


def recorded(game: str, record: str, line: int, until: str | None = None) -> Game:
    """A kept game after so many lines (cards and turns counted from 1), or in the last of them just before a token."""
    rows = kept_text(game, record).splitlines()
    kept = rows[: rows.index("---") + 1 + line]
    if until is not None:
        kept[-1] = kept[-1].split(f" {until}", 1)[0]
    return coinbox.load("\n".join(kept) + "\n", ask=("end-turn",))


def here(game: Game, name: str, piece: str) -> int:
    number: int = space(game, name).get(piece, 0)
    return number


def guerrillas(game: Game, name: str) -> tuple[int, int]:
    """Underground and Active Guerrillas of a space."""
    return here(game, name, "underground"), here(game, name, "active")


def drawn(game: Game) -> dict[str, Any]:
    """What a table draws of the board."""
    view: dict[str, Any] = game.driver.rules.view(game.driver.state)
    return view


def play_at_random(game: Game, seed: int) -> list[tuple[str, str]]:
    """Play the turn to its end by chance; the questions and the answers."""
    source = random.Random(seed)
    answers: list[tuple[str, str]] = []
    while not is_done(game):
        assert len(answers) < MOST_DECISIONS
        choice = source.choice(offered(game))
        answers.append((prompt(game), choice))
        play(game, choice)
    return answers


def problems(game: Game) -> list[str]:
    """Every broken invariant of the position."""
    return list(game.driver.rules.check(game.driver.state))


def asked(game: Game) -> int:
    """The number of the faction that has to decide."""
    assert game.driver.pending is not None
    return game.driver.pending[0]


def weights(game: Game) -> dict[str, int]:
    """The chits that may be drawn, and how many of each."""
    assert game.driver.pending is not None
    numbers: Any = game.driver.pending[3]
    return dict(zip(offered(game), numbers, strict=True))


def finish(game: Game) -> Game:
    """Decline whatever is still offered."""
    while not is_done(game):
        game.play("done")
    return game


def level(game: Game, name: str) -> str:
    word: str = space(game, name)["level"]
    return word


def stage(game: Game) -> str:
    name: str = game.driver.rules.view(game.driver.state)["stage"]  # type: ignore[assignment]
    return name


def result(game: Game) -> tuple[str | None, str]:
    assert game.result is not None
    return game.result.winner, game.result.reason


def spaces_drawn(game: Game) -> dict[str, dict[str, Any]]:
    """The spaces as a table draws them, by their ids."""
    return {s["id"]: s for s in drawn(game)["spaces"]}
