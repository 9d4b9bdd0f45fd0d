"""Why a piece cannot be moved, chosen or placed (the slow path)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from coinbox.coin.forces import BASE, count, may_stand
from coinbox.coin.questions import TAKE, Move, Questions, can_place
from coinbox.coin.reasons import Question, SpaceTerms, not_asked
from coinbox.coin.sections import Numbering
from coinbox.coin.setup import GameState
from coinbox.kernel.bits import blame
from coinbox.kernel.decision import Prompt, Vocabulary, detail_of
from coinbox.kernel.rules import Reason

F = TypeVar("F", bound=GameState)
Placement = Callable[[F, Prompt, int, int], Reason | None]
"""(state, prompt, piece, space) -> what a game itself says about placing that piece there."""


class PieceReasons(Generic[F]):
    """Why a move, a piece or a placement of one game is absent."""

    def __init__(
        self,
        words: Vocabulary,
        questions: Questions[F],
        adjacent: Sequence[int],
        numbering: Numbering,
        terms: SpaceTerms,
        placement: Placement[F] | None,
    ) -> None:
        self.words = words
        self.questions = questions
        self.adjacent = adjacent
        self.numbering = numbering
        self.terms = terms
        self.placement = placement

    # -- moves -----------------------------------------------------------------------------------------------------

    def move(self, q: Question[F], option: int) -> Reason:
        """No such piece, no such destination, too far, or moved already."""
        s = q.s
        piece, origin, space = self.questions.moves[option]
        args = {"piece": s.PIECES[piece], "origin": s.SPACES[origin], "space": s.SPACES[space]}
        going = [self.questions.moves[o] for o in q.offered if o in self.questions.moves]
        if not going:
            return not_asked(q.prompt)
        if not count(s, piece, origin):
            return Reason("no-such-piece", q.prompt.rule, args)
        if s.CLOSED[piece] >> space & 1:
            return Reason("closed-to", "1.4.2", args)
        kinds = {s.TYPE[other] for other in q.kinds} or {s.TYPE[other] for other, _, _ in going}
        if s.TYPE[piece] not in kinds:
            return Reason("other-pieces-move", q.prompt.rule, args)
        starts = {start for _, start, _ in going}
        if len(starts) == 1 and origin not in starts and q.space in starts:
            return Reason("other-origin-moves", q.prompt.rule, {**args, "here": s.SPACES[q.space]})
        same = [move for move in going if s.TYPE[move[0]] == s.TYPE[piece]]
        if self._have_all_come(q, s.TYPE[piece], origin) and all(start != origin for _, start, _ in same):
            section = "3.1" if q.prompt.rule[:1] in ("3", "4") else q.prompt.rule
            return Reason("moved-already", section, args)
        return self._way(q, going, option)

    def _way(self, q: Question[F], going: list[Move], option: int) -> Reason:
        """Not a destination, too far from one, or not from there."""
        s = q.s
        piece, origin, space = self.questions.moves[option]
        args = {"piece": s.PIECES[piece], "origin": s.SPACES[origin], "space": s.SPACES[space]}
        stepwise = all(self.adjacent[start] >> end & 1 for _, start, end in going)
        if stepwise and (q.terms >> space & 1 or q.space == origin) and not self.adjacent[origin] >> space & 1:
            return Reason("not-adjacent", self.numbering["1.3.6"], args)
        if all(end != space for _, _, end in going):
            causes = [] if q.terms >> space & 1 else blame(q.terms, space)
            if any(isinstance(cause.term, str) for cause in causes):
                return self.terms.reason(causes, s.SPACES[space], q.prompt.rule)
            return Reason("no-destination", q.prompt.rule, args)
        if not q.origins >> origin & 1:
            return self.terms.reason(blame(q.origins, origin), s.SPACES[origin], q.prompt.rule)
        begun = self._begun(q)
        if begun >= 0 and all(start == begun != origin for _, start, _ in going):
            return Reason("other-origin-moves", q.prompt.rule, {**args, "here": s.SPACES[begun]})
        return Reason("may-not-move", q.prompt.rule, args)

    def _begun(self, q: Question[F]) -> int:
        """Where the first piece came from that was moved at this very question to the space at hand; -1: none."""
        if not q.answered or q.space < 0:
            return -1
        asked, option = q.answered[-1]
        detail = detail_of(asked)
        same = asked[1].id == q.prompt.id and detail is not None and detail.space == q.space
        return self.questions.moves[option][1] if same and option in self.questions.moves else -1

    def _have_all_come(self, q: Question[F], kind: int, space: int) -> bool:
        """Whether all pieces of a type in a space may be ones that were moved there in this turn."""
        moves = [self.questions.moves[option] for _, option in q.answered if option in self.questions.moves]
        arrived = sum(end == space and q.s.TYPE[piece] == kind for piece, _, end in moves)
        return arrived >= sum(count(q.s, piece, space) for piece, other in enumerate(q.s.TYPE) if other == kind)

    # -- pieces on the map -----------------------------------------------------------------------------------------

    def piece(self, q: Question[F], option: int) -> Reason:
        """No such piece there, not a piece that is asked for, or not there."""
        piece, space = self.questions.standing[option]
        args = {"piece": q.s.PIECES[piece], "origin": q.s.SPACES[space]}
        asked = [self.questions.standing[o] for o in q.offered if o in self.questions.standing]
        if not asked:
            return not_asked(q.prompt)
        if not count(q.s, piece, space):
            return Reason("no-such-piece", q.prompt.rule, args)
        if piece not in (q.kinds or [other for other, _ in asked]):
            return Reason("other-pieces-asked", q.prompt.rule, args)
        if q.kinds and not q.terms >> space & 1:
            return self.terms.reason(blame(q.terms, space), q.s.SPACES[space], q.prompt.rule)
        if all(there != space for _, there in asked):
            return Reason("pieces-elsewhere", q.prompt.rule, args)
        return not_asked(q.prompt)

    # -- placing ---------------------------------------------------------------------------------------------------

    def placed(self, q: Question[F], piece: int) -> Reason:
        """None to be had, not allowed there, or not paid for."""
        s = q.s
        if q.space < 0 or all(self.words.options[o].kind not in ("place", "word") for o in q.offered):
            return not_asked(q.prompt)
        args: dict[str, str | int] = {"piece": s.PIECES[piece], "space": s.SPACES[q.space]}
        if s.OWNER[piece] != q.actor:
            return Reason("others-piece", "1.4", args)
        if not can_place(s, q.actor, piece):
            return Reason("none-available", "1.4.1", args)
        said = self.placement(s, q.prompt, piece, q.space) if self.placement else None
        if said is not None:
            return said
        if piece == BASE and q.prompt.id == "rally-how":
            if not may_stand(s, BASE, q.space):
                return Reason("stacking", "1.4.2", args)
            return Reason("needs-two-guerrillas", q.prompt.rule, args)
        if self._was_left(q, piece):
            return Reason("none-taken", "1.4.1", args)
        return not_asked(q.prompt)

    def _was_left(self, q: Question[F], piece: int) -> bool:
        """Whether such a piece could only be taken from the map for the space at hand, and was not."""
        for asked, option in reversed(q.answered):
            detail = detail_of(asked)
            if detail is None or detail.space != q.space:
                return False
            wanted = dict(detail.facts).get("piece") == q.s.TYPES[q.s.TYPE[piece]]
            if asked[1] == TAKE and wanted and self.words.options[option].closes:
                return True
        return False
