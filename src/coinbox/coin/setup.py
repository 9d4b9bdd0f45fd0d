"""How the positions of a game are made, said in plain words and checked (2.1), and what it gives to the kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from coinbox.coin.capabilities import Capabilities
from coinbox.coin.forces import Forces, derive_forces, misplaced_pieces, too_many_pieces, wrongly_kept
from coinbox.coin.forecast import forecast
from coinbox.coin.position import position_of, read_position
from coinbox.coin.sections import rule
from coinbox.coin.sequence import REASONS, InitiativeTrack, TurnState
from coinbox.kernel.ahead import Ahead
from coinbox.kernel.aid import Aid
from coinbox.kernel.decision import Pending
from coinbox.kernel.errors import Fault, PositionError
from coinbox.kernel.evaluation import Evaluation
from coinbox.kernel.fields import out_of_bounds
from coinbox.kernel.rules import Plain, Reason, Result, Rules


class GameState(Forces, TurnState):
    """A state with pieces, turns and Capabilities: what all games have."""

    if not TYPE_CHECKING:  # the fields are slots of the class that declares them
        __slots__ = ()

    parameters: Any
    """A named tuple whose defaults are the booklet's numbers."""


S = TypeVar("S", bound=GameState)
Position = Mapping[str, Plain]


@dataclass(frozen=True)
class Setup(Generic[S]):
    """The start of a game, its positions and the checks that hold at every moment."""

    game: str
    blank: Callable[[str], S]
    """A scenario -> an empty state."""
    start: Position
    """What a position that says nothing else looks like."""
    initiative: InitiativeTrack[S]
    capabilities: Capabilities[S]
    derive_more: Callable[[S], None]
    """Works out what the game's verbs keep besides sets of spaces, Available, cards and Capabilities."""
    impossible: Callable[[S], list[Fault]]
    """What a position of this game may never show, as sentences."""
    complete: Callable[[S, Position], list[Fault]] = lambda _s, _position: []
    """Adds what a position implies before anything is derived; gives what forbids that."""
    starts: dict[str, S] = field(default_factory=dict)
    """Scenario -> its start, once somebody has asked for it."""

    @rule("2.1")
    def setup(self, scenario: str) -> S:
        """The board as a scenario begins."""
        if scenario not in self.starts:
            self.starts[scenario] = self.from_position({}, scenario)
        return self.starts[scenario].copy()

    def position(self, s: S) -> dict[str, Plain]:
        """The board in plain words."""
        return {"game": self.game, **position_of(s, s.SPACES)}

    def from_position(self, position: Position, scenario: str) -> S:
        """A state from a position; what it leaves out is as at the start of the scenario."""
        s = self.blank(scenario)
        given = {**self.start, **{key: value for key, value in position.items() if key != "game"}}
        read_position(given, s, s.SPACES)
        problems = self.complete(s, given)
        if not problems:
            self.derive(s)
            problems = self.impossibilities(s)
        if problems:
            error = PositionError(
                f"position: {problems[0]}", "position-impossible", problem=problems[0], game=self.game
            )
            error.faults = tuple(problems)
            raise error
        return s

    def derive(self, s: S) -> None:
        """Work out everything that the verbs keep."""
        derive_forces(s)
        s.unseen = self.initiative.procedure.deck(s).unseen(s.played)
        self.derive_more(s)
        self.capabilities.apply(s)

    @rule("1.2", "1.4.2")
    def impossibilities(self, s: S) -> list[Fault]:
        """Everything that a position may never show."""
        return too_many_pieces(s) + misplaced_pieces(s) + self.impossible(s) + self.initiative.impossible_cards(s)

    def check(self, s: S) -> list[Fault]:
        """Every invariant that does not hold, as sentences; unsettled spaces await the end of their step."""
        true = s.copy()
        self.derive(true)
        return out_of_bounds(s) + self.impossibilities(s) + wrongly_kept(s, true)


def is_over(s: TurnState) -> bool:
    return s.stage == s.OVER


def result(s: TurnState) -> Result | None:
    """How the game ended; None before that. An outcome that is no faction's has no winner."""
    if s.stage != s.OVER:
        return None
    outcome = s.OUTCOMES[s.winner]
    tracks = {track: getattr(s, track) for track in s.TRACKS}
    return Result(outcome if outcome in s.FACTIONS else None, REASONS[s.reason], tracks, outcome)


def rules_of(
    setup: Setup[S],
    *,
    version: int,
    scenarios: tuple[str, ...],
    outcomes: tuple[str, ...],
    view: Callable[[S], dict[str, Plain]],
    explain: Callable[[S, Pending, int, Ahead[S]], Reason],
    evaluation: Callable[[S, int], Evaluation[S]] | None = None,
    aid: Aid,
    order: int = 100,
) -> Rules[S]:
    """What a COIN game gives to the kernel."""
    state = setup.blank(scenarios[0])
    return Rules(
        id=setup.game,
        version=version,
        factions=state.FACTIONS,
        scenarios=scenarios,
        outcomes=outcomes,
        vocabulary=state.VOCABULARY,
        setup=setup.setup,
        turn=setup.initiative.turn,
        turn_actor=setup.initiative.turn_actor,
        is_over=is_over,
        result=result,
        check=setup.check,
        position=setup.position,
        from_position=setup.from_position,
        view=view,
        explain=explain,
        forecast=partial(forecast, setup.initiative, result),
        prospects=setup.initiative.procedure.menu.prospects,
        evaluation=evaluation,
        aid=aid,
        order=order,
    )
