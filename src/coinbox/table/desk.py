"""The study desk: a board that is stored nowhere. Who asks says how it came about, and is shown it like a table."""

from __future__ import annotations

import random
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import aclosing
from typing import Any, NamedTuple

import msgspec

from coinbox.game import known_scenario
from coinbox.kernel.chance import random_source
from coinbox.kernel.errors import CoinboxError, IllegalMove
from coinbox.kernel.piecemeal import Work
from coinbox.library import UnknownGame, rules_of
from coinbox.players.plans import Plan
from coinbox.table import payload, previews
from coinbox.table.bots import NoAnswer, Thinkers
from coinbox.table.hints import PLANS, ROLLOUTS, plan_data
from coinbox.table.in_thought import InThought
from coinbox.table.refusal import Refusal, refuse
from coinbox.table.space_card import space_card
from coinbox.table.story import Story
from coinbox.table.table import encode
from coinbox.table.table_game import TableGame
from coinbox.table.together import ALONE
from coinbox.text import say
from coinbox.text.errors import told

CHANCE = "chance"
NAME = "study"
"""What stands where a state names its table."""
Data = dict[str, Any]


class Board(NamedTuple):
    """How a board came about: where it began, and every option since, single ones too."""

    game: str
    scenario: str | None = None
    position: Mapping[str, Any] | None = None
    names: Sequence[str] = ()


class Desk:
    """A board as it is looked at: by somebody who has these seats, chance perhaps among them."""

    def __init__(self, board: Board, lang: str, you: Sequence[str] | None = None) -> None:
        self.lang = lang
        try:
            rules = rules_of(board.game)
        except UnknownGame as error:
            raise refuse(lang, "unknown-game", game=board.game) from error
        self.you = tuple(you) if you is not None else (*rules.factions, CHANCE)
        try:
            scenario = known_scenario(rules, board.scenario)
            start = None if board.position is None else rules.from_position(dict(board.position), scenario)
            self.play = TableGame(rules, scenario, {}, start)
            for name in board.names:
                self.play.feed(name)
        # Deep or huge numbers in the JSON of a position are no errors of coinbox.
        except (ValueError, RecursionError) as error:
            raise refuse(lang, "bad-record", problem=" ".join(told(lang, error).split())[:300]) from error

    @property
    def names(self) -> list[str]:
        """Every option so far."""
        return [entry.name for entry in self.play.journal]

    def choose(self, names: Sequence[str]) -> None:
        """Answer what is asked, and take what has no choice; refused with the reason if it is not offered."""
        play, lang = self.play, self.lang
        if not names:
            play.automatic(None, ())
        for name in names:
            if play.over:
                raise refuse(lang, "game-over")
            if name not in play.rules.vocabulary.ids:
                raise Refusal("not-offered", say(lang, "table-no-such-option", name=name))
            if not play.offers(name):
                why = play.game.why_not_in(lang, name)
                reason, rule = ("", "") if why is None else (why.reason, why.rule)
                raise refuse(lang, "not-offered", name=name, reason=reason, rule=rule)
            play.feed(name)
            play.automatic(None, ())

    def follow(self, way: Sequence[str]) -> None:
        """Choose along a plan as far as it is offered; behind a die or somebody else it may not be."""
        for name in way:
            if not self.play.offers(name):
                return
            self.choose([name])

    def roll(self) -> None:
        """Let chance answer, if it is asked."""
        if self.play.actor == CHANCE:
            self.choose([self.play.chance_answer(random_source(random.SystemRandom()))])

    # -- showing -----------------------------------------------------------------------------------------------------

    def head(self) -> Data:
        """What a state says about the table itself."""
        rules = self.play.rules
        someone = {"kind": "human", "bot": None, "online": True, "friend": False, "seated": True}
        return {
            "table": NAME,
            "game": rules.id,
            "scenario": self.play.scenario,
            "name": None,
            "seq": len(self.play.journal),
            "moved": len(self.play.journal),
            "players": dict.fromkeys(rules.factions, someone),
            "thinking": None,
            "rematch": None,
            "hints": {"on": True, "shared": False, "agreed": []},
            "sharing": None,
            "accord": ALONE,
            "clock": None,
            "rules": {"made_with": rules.version, "today": rules.version},
            "stopped": None,
            "seeded": False,
            "talk": None,
            "closed": self.play.first_of_open_turn,
            "since": self.play.last_own(self.you) + 1,
        }

    def state(self) -> Data:
        """The board like the state of a table."""
        shared = payload.common(self.play, self.lang)
        personal = payload.personal(self.play, shared, self.lang, self.you)
        return self.head() | shared.data | shared.log.data("") | {"replay": False} | personal

    def turns(self, since: int) -> Work[list[Data]]:
        """The beats of all turns after this number of options, one turn in each piece."""
        play, found = self.play, list[Data]()
        if since < len(play.journal):
            story = Story(play, self.lang, (), range(1, len(play.journal) + 1))
            for told in story.each(play.place_of(since), len(play.game.entries)):
                found.append(told)
                yield
        return found

    def shown(self, since: int) -> Work[bytes]:
        """All that a page shows of the board."""
        turns = yield from self.turns(since)
        return encode({"names": self.names, "turns": turns, "state": self.state()})

    def moments(self) -> Data:
        """All moments of the line, where turns begin, and the tracks."""
        return payload.moments(self.play, self.lang)

    def moment(self, number: int) -> Data:
        """The board after so many decisions, for looking at."""
        count = self.play.decisions
        if number > count:
            raise Refusal("bad-request", say(self.lang, "table-no-such-moment", n=count))
        past = payload.moment(self.play, number, self.lang, "")
        return self.head() | past | {"you": [], "replay": True}

    def why(self, names: Sequence[str]) -> Data:
        """Why the first of these names that is absent is not offered, playing them in thought."""
        try:
            why = self.play.game.why_not_in(self.lang, *names)
        except CoinboxError as error:
            raise Refusal("bad-request", told(self.lang, error)) from error
        if why is None:
            return {"offered": True, "name": names[-1], "reason": "", "rule": ""}
        return {"offered": False, "name": why.name, "reason": why.reason, "rule": why.rule}

    def preview(self, names: Sequence[str]) -> Data:
        """What an option would bring, playing these names in thought."""
        try:
            found = self.play.game.preview_in(self.lang, *names)
        except IllegalMove as error:
            why = self.why(names)
            raise refuse(self.lang, "not-offered", name=names[-1], reason=why["reason"], rule=why["rule"]) from error
        except CoinboxError as error:
            raise Refusal("bad-request", told(self.lang, error)) from error
        return {"seq": len(self.play.journal), **previews.preview(self.lang, self.play.rules.id, found)}

    def space(self, name: str) -> Data:
        """What a space is, and what may be done there."""
        found = space_card(self.play, self.lang, name)
        if found is None:
            raise refuse(self.lang, "not-found")
        return found

    def record(self) -> str:
        return self.play.game.record()

    # -- thinking ----------------------------------------------------------------------------------------------------

    async def plans(self, thinkers: Thinkers) -> AsyncGenerator[bytes, None]:
        """The best plans for who is asked, line by line: how far it has come, and at last the plans."""
        if self.play.actor in (None, CHANCE) or len(self.play.offered) < 2:
            raise refuse(self.lang, "nothing-to-choose")
        request: Data = {"task": "hint", "record": self.record(), "rollouts": ROLLOUTS, "plans": PLANS, "seed": 1}
        seq = len(self.play.journal)
        yield encode({"seq": seq, "part": 0.0, "failed": False, "plans": None}) + b"\n"
        try:
            async with aclosing(thinkers.hints.replies(**request)) as replies:
                async for reply in replies:
                    told_so_far: Data = {"seq": seq, "part": reply.get("part", 1.0), "failed": False, "plans": None}
                    if "plans" in reply:
                        plans = msgspec.convert(reply["plans"], list[Plan])
                        told_so_far["plans"] = [plan_data(self.play, self.lang, plan, plans[0]) for plan in plans]
                    yield encode(told_so_far) + b"\n"
        except NoAnswer:
            yield encode({"seq": seq, "part": 1.0, "failed": True, "plans": None}) + b"\n"

    def plan_story(self, way: Sequence[str]) -> bytes:
        """What a plan would do, told like a turn that was played."""
        turns = InThought(self.play, self.play.decisions, way).story(self.lang)
        return encode({"at": len(self.play.journal), "turns": turns, "state": self.state()})
