"""What players send each other beside the rules, and what they may ask back."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from coinbox.table.models.answers import Answer
from coinbox.table.models.commands import Command
from coinbox.table.models.words import Count, Id, Key


class At(Command):
    """Something that a player does once (`key`) at the game that he saw at step `seq`."""

    seq: Count
    key: Key


class Offered(At):
    """An offer to who sits opposite."""

    @property
    def said(self) -> dict[str, Any]:
        """What is offered."""
        return self.model_dump(exclude={"seq", "key"})


class TakeBackOffer(Offered):
    """Take back one's own decision at a step, with all that followed it: dice, cards and what others decided."""

    about: Literal["take-back"]
    step: Count


class ResultOffer(Offered):
    """End the game with one of the results that it knows."""

    about: Literal["result"]
    outcome: Id


class AdjournOffer(Offered):
    """Have a break in which nobody moves and no clock runs, until one of both goes on."""

    about: Literal["adjourn"]


class WishedTerms(Command):
    """So many minutes a turn (`turn`) or in all (`bank`), or days a turn (`post`), and what happens at zero."""

    kind: Literal["turn", "bank", "post"]
    amount: Annotated[int, Field(ge=1, le=1440)]
    zero: Literal["warning", "pass", "game"]
    more: Annotated[int, Field(ge=0, le=3600)] = 0


class ClockOffer(Offered):
    """Have a clock by these terms from the next turn on, or none any more."""

    about: Literal["clock"]
    terms: WishedTerms | None


Offer = Annotated[TakeBackOffer | ResultOffer | AdjournOffer | ClockOffer, Field(discriminator="about")]


class AnswerCommand(At):
    """The answer to an offer, which the step that made it names."""

    offer: Count
    answer: Literal["grant", "decline", "withdraw"]


class TakebackAnswer(Answer):
    """An own decision that may be asked back."""

    step: int
    label: str
    turn: int
    """Decisions of the same turn have the same number."""
    first: bool
    """Whether it is the first of the reader's in its turn."""
    decisions: int
    """How many decisions would go, this one included."""
    dice: bool
    """Whether a die or a card would go with them."""
    others: bool
    """Whether something that the other side has decided would."""
