"""What somebody writes who uses coinbox: type checkers follow every name, and none of it is unknown to them."""

from __future__ import annotations

from typing import assert_type

import coinbox
from coinbox import Choice, Decision, Explanation, Forecast, Game, GameInfo, Preview, Result
from coinbox.players import Player, make_player
from coinbox.players.advice import Advice, Proposal


def first_moves(seed: int) -> Game:
    """A game after one turn."""
    game = coinbox.new("malaya", scenario="standard", seed=seed, chance=["card:M23"])
    assert_type(game, Game)
    asked = game.decision
    assert_type(asked, Decision | None)
    if asked is not None:
        assert_type(asked.options, tuple[Choice, ...])
        assert_type([option.name for option in asked.options], list[str])
    assert_type(game.why_not("op-special", "train", "pahang"), Explanation | None)
    assert_type(game.play("op-special").play(0), Game)
    assert_type(game.preview(game.offered[0]), Preview)
    assert_type(game.forecast(), Forecast | None)
    return game


def to_the_end(game: Game, bots: dict[str, Player]) -> Result | None:
    """Let bots play on."""
    while not game.over and game.actor is not None:
        game.answer(bots[game.actor].choose(game))
    assert_type(game.result, Result | None)
    return game.result


def kept(game: Game) -> bool:
    """A record gives the same game again."""
    assert_type(game.record(), str)
    return coinbox.load(game.record()).position() == game.position()


def advised(game: Game) -> list[str]:
    """The best plan of a moment, in names."""
    advice = game.analyse("40", plans=2)
    assert_type(advice, Advice)
    assert_type(advice.plans[0], Proposal)
    return list(advice.plans[0].way)


def main() -> None:
    """Use all of it."""
    listed = coinbox.games()
    assert_type(listed, tuple[GameInfo, ...])
    game = first_moves(7)
    assert advised(game)
    result = to_the_end(game, {faction: make_player("random", seed=1) for faction in ("british", "mcp")})
    assert result is not None
    assert kept(game)
    try:
        coinbox.new("malaya", position={"political_will": 99})
    except coinbox.PositionError as error:
        assert_type(error, coinbox.PositionError)


if __name__ == "__main__":
    main()
