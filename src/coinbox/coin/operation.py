"""The operation that is being carried out: what it may still do, and who pays."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from coinbox.coin.sections import rule
from coinbox.coin.vocabulary import dice_of
from coinbox.kernel.bits import members
from coinbox.kernel.decision import Facts, Pending, Prompt, Steps, Vocabulary, about, detail_of
from coinbox.kernel.fields import State, named

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)

LAST_SPECIALS: Facts = (("wording", "special-last"),)
OPENING_SPECIALS: Facts = (("wording", "special-first"),)
"""How a question is worded when only Special Activities are offered: after the last space, and before the first."""
ANY = 99
"""No limit: more spaces than any map has, however many of them have been selected."""
NOWHERE, EVERYWHERE = 0, -1
Where = int | Callable[[S], int]
"""A set of spaces, or the function that gives it as things are."""


def where(spaces: Where[S], s: S) -> int:
    """The spaces that are meant, as things are."""
    return spaces if isinstance(spaces, int) else spaces(s)


@dataclass(frozen=True, slots=True)
class Activity(Generic[S]):
    """A Special Activity: where it may be done, and how. It knows nothing of the Operation that it accompanies."""

    option: int
    rule: str
    spaces: Callable[[S], int]
    run: Callable[[S], Steps[object] | None]
    takes: int = ANY
    """How many first spaces of an Operation one answer to its questions can take away at most (R-C6)."""
    risks: Where[S] = EVERYWHERE
    """Where it can take one away by the selection of another space; by default anywhere, by other answers too."""
    delays: bool = False
    """Whether it does anything after the word that closes a choice."""
    pays: int = 0
    """How many Resources it is sure to bring."""
    adds: int = 0
    """How many spaces more it lets the Operation select."""


class Pay(Protocol[S_contra]):
    """How a faction spends Resources that are there; the log tells the price of what, and of which spaces."""

    def __call__(self, s: S_contra, faction: int, amount: int, cause: str = "price", spaces: int = 0, /) -> None: ...


class Payment(Generic[S]):
    """How a game counts and takes Resources, and the words in which an Operation asks."""

    __slots__ = ("closing", "dice", "done", "held", "names", "pay", "space_count", "spaces", "words")

    def __init__(self, words: Vocabulary, held: Callable[[S, int], int], pay: Pay[S]) -> None:
        self.words = words
        self.held = held
        self.pay = pay
        self.done = words.ids["done"]
        self.closing = tuple(word.id for word in words.options if word.closes)
        """The words that close a choice."""
        self.dice = dice_of(words)
        self.spaces = tuple(word.name for word in words.options if word.kind == "space")
        self.space_count = len(self.spaces)
        """Options below this are spaces."""
        bits = {name: 1 << index for index, name in enumerate(self.spaces)}
        self.names = tuple(bits.get(word.space or "", 0) | bits.get(word.origin or "", 0) for word in words.options)
        """Option -> the spaces that it names."""


def costless(words: Vocabulary) -> Payment[S]:
    """The payment of a game in which no Operation has a price."""

    def pay(_s: S, _faction: int, amount: int, _cause: str = "price", _spaces: int = 0) -> None:
        raise ValueError(f"nothing costs {amount} Resources in this game")

    return Payment(words, lambda s, faction: 0, pay)


@dataclass(frozen=True, slots=True)
class Opening(Generic[S]):
    """Where a Special Activity can make first spaces of an Operation (R-C6): a bound, which saves trials."""

    where: Where[S]
    surely: Where[S] = NOWHERE
    """Where it does so without fail."""


@dataclass(frozen=True, slots=True)
class Entry(Generic[S]):
    """An Operation: whose it is, how it runs, where it may begin, its price, and what may accompany it (4.1.1)."""

    kind: int
    faction: int
    run: Callable[[S, Operation[S]], Steps[None]]
    spaces: Callable[[S], int]
    """The spaces that it may select first, whatever they cost."""
    cost: int = 0
    costless: int = 0
    """Spaces that cost nothing."""
    activities: tuple[Activity[S], ...] = ()
    opened_by: Mapping[int, Opening[S]] = field(default_factory=dict)
    """Special Activity -> how it can bring the Operation a first space."""
    steady: bool = False
    """Whether no Special Activity can take its last first space away."""
    spared_by: Mapping[int, Callable[[S], int]] = field(default_factory=dict)
    """Special Activity -> spaces that it cannot take away, whatever is chosen: a bound, which saves trials."""

    def may_be_opened(self, s: S) -> bool:
        """Whether a Special Activity before it might bring a first space, or the means for one (R-C6)."""
        for opening in self.opened_by.values():
            if where(opening.where, s):
                return True
        return self.cost > 0 and any(activity.pays for activity in self.activities)


class Operation(Generic[S]):
    """One running Operation. Limited, free and Special Activity are properties of it, never of the caller."""

    __slots__ = (
        "activities",
        "allowed",
        "alone",
        "declined",
        "entry",
        "faction",
        "free",
        "interrupted",
        "kind",
        "least",
        "limited",
        "must",
        "over",
        "payment",
        "selected",
        "spaces_left",
        "special",
        "used",
    )

    def __init__(
        self,
        entry: Entry[S],
        payment: Payment[S],
        limited: bool = False,
        free: bool = False,
        allowed: int = -1,
        least: int = 1,
        most: int | None = None,
        special: bool = False,
        must: bool = False,
        alone: int = EVERYWHERE,
    ) -> None:
        self.entry = entry
        self.kind = entry.kind
        self.faction = entry.faction
        self.payment = payment
        self.limited = limited
        self.free = free
        self.allowed = allowed
        self.spaces_left = (1 if limited else ANY) if most is None else most
        self.least = least
        """How many spaces must be selected, while that many can be; 0: a closing part alone will do."""
        self.alone = alone
        """The spaces with one of which it may stop; with none of them it selects another space while it can."""
        self.selected = 0
        self.special = special and not limited
        """Whether a Special Activity may accompany it."""
        self.activities = entry.activities if self.special else ()
        self.used: int | None = None
        """The Special Activity that was taken."""
        self.interrupted = False
        """Whether a Special Activity was its last heading in the log."""
        self.declined = False
        """Whether one was declined at this very boundary; a further step of the Operation opens the next one."""
        self.must = must
        """Whether a card grants it without a "may", so that it cannot be declined (R-C11)."""
        self.over = False
        """Whether it has been carried out, as far as an explaining run needs to know."""

    # -- money -----------------------------------------------------------------------------------------------------

    def can_pay(self, s: S, cost: int) -> bool:
        return self.free or cost == 0 or self.payment.held(s, self.faction) >= cost

    def pay(self, s: S, cost: int, spaces: int = 0) -> None:
        """Pay the price of these spaces, or of the whole Operation."""
        if cost and not self.free:
            self.payment.pay(s, self.faction, cost, "price", spaces)
            if s.watch is not None:
                s.watch.paid(self.payment.pay, self.faction, cost)

    # -- spaces ----------------------------------------------------------------------------------------------------

    def first_spaces(self, s: S) -> int:
        """Where it could select its first space."""
        entry = self.entry
        poor = entry.cost > 0 and not self.can_pay(s, entry.cost)
        return entry.spaces(s) & self.allowed & (entry.costless if poor else -1)

    def limit(self, spaces: int) -> None:
        """It selects at most so many spaces more."""
        self.spaces_left = min(self.spaces_left, spaces)

    def enter(self, space: int) -> None:
        """A space counts as selected because a piece has come there."""
        self.selected |= 1 << space

    def chosen(self, s: S) -> int:
        """The spaces that it has selected, for conditions of its closing parts."""
        return named(s, "selected", self.selected)

    def needs_another(self) -> bool:
        """Whether the spaces that it has selected are too few to stop, as long as it can select another."""
        return self.selected.bit_count() < self.least or not self.selected & self.alone

    def need_no_space(self) -> None:
        """It may do without a space, where moves alone will do (R-C6)."""
        self.least = 0

    @rule("3.1.1")
    def choose_space(self, s: S, space: int, cost: int) -> None:
        """Select a space and pay for it (3.1: a space is selected once)."""
        self.selected |= 1 << space
        self.spaces_left -= 1
        if s.log is not None:
            self.resume(s)
            s.log("select", space=self.payment.spaces[space])
        self.pay(s, cost, 1 << space)

    def select(
        self,
        s: S,
        prompt: Prompt,
        legal: Callable[[S], int],
        cost: int,
        costless: int = 0,
        *,
        moving: bool = False,
    ) -> Steps[int | None]:
        """Ask for the next space; Special Activities are offered at this boundary. None: no further space.

        In a moving Operation all destinations and moves are one step, so nothing comes between them (R-C7).
        """
        done = self.payment.done
        while True:
            if s.watch is not None:
                s.watch.step(self)
            terms, selected = legal(s), self.selected
            spaces = terms & self.allowed & ~selected if self.spaces_left else 0
            if cost and spaces and not self.free and self.payment.held(s, self.faction) < cost:
                spaces &= costless
            specials: tuple[int, ...] = ()
            if self.activities and self.used is None and not (moving and selected):
                specials = self.open_activities(s, spaces)
            if not spaces and not specials:
                return None
            options = members[spaces] + specials
            if (selected & self.alone or not self.least) and (not spaces or selected.bit_count() >= self.least):
                options += (done,)
            # The detail is what `about` would make: no question is asked more often.
            price = 0 if self.free else cost
            detail = (terms, self, -1, price) if spaces else (terms, self, -1, price, self._only_specials())
            choice = yield self.faction, prompt, options, detail
            if choice == done:
                self.declined = bool(specials)
                return None
            if choice in specials:
                yield from self.run_activity(s, choice)
                continue
            self.selected = selected | 1 << choice
            self.spaces_left -= 1
            if s.log is not None:
                self.resume(s)
                s.log("select", space=self.payment.spaces[choice])
            if price and not costless >> choice & 1:
                # As in `pay`, without the call.
                self.payment.pay(s, self.faction, price, "price", 1 << choice)
                if s.watch is not None:
                    s.watch.paid(self.payment.pay, self.faction, price)
            return choice

    def _only_specials(self) -> Facts:
        """What the question says if no space can be selected now."""
        return LAST_SPECIALS if self.selected or not self.least else OPENING_SPECIALS

    def told(self, options: Sequence[int]) -> dict[str, str | int]:
        """What a question of it tells: which Operation it is, if it is free, and how many spaces a limit leaves it."""
        payment = self.payment
        told: dict[str, str | int] = {"action": payment.words.name(self.kind), "free": int(self.free)}
        offered = sum(option < payment.space_count for option in options)
        if offered and self.spaces_left <= payment.space_count:
            told["left"] = min(self.spaces_left, offered)
        specials = [activity.option for activity in self.activities]
        if any(option in specials for option in options):
            told["specials"] = 1
        return told

    def between_steps(self, s: S) -> None:
        """Tell a trial that what was chosen before has had its step."""
        if s.watch is not None:
            s.watch.step(self)

    # -- special activities ----------------------------------------------------------------------------------------

    def open_activities(self, s: S, first: int | None = None) -> tuple[int, ...]:
        """The Special Activities that may be taken at this boundary; `first` are the first spaces, if known."""
        if self.used is not None or not self.activities:
            return ()
        options: tuple[int, ...] = ()
        if self.selected or not self.least:
            for activity in self.activities:
                if activity.spaces(s):
                    options += (activity.option,)
            return options
        if first is None:
            first = self.first_spaces(s)
        number = ANY + 1 if first and self.entry.steady else first.bit_count()
        for activity in self.activities:
            if activity.spaces(s) if number > activity.takes else self._may_precede(s, activity, first):
                options += (activity.option,)
        return options

    def run_activity(self, s: S, option: int) -> Steps[None]:
        """Carry out the one Special Activity of the turn, whole."""
        activity = self._activity(option)
        self.used = option
        self.spaces_left += activity.adds
        steps = self._run_with_care(s, activity) if self.needs_care(s, activity) else activity.run(s)
        if steps is not None:
            yield from steps
        self.interrupted = True
        self.between_steps(s)

    def use(self, option: int) -> None:
        """Its one Special Activity is this one, declared inside a space."""
        self.used = option

    def resume(self, s: S) -> None:
        """Tell the listener that what follows is the Operation again, after a Special Activity."""
        if s.log is not None and self.interrupted:
            s.log("resume", action=self.payment.words.name(self.kind))
            self.interrupted = False

    def end(self) -> None:
        """Note that it has been carried out."""
        self.over = True

    def went_on(self) -> None:
        """It has made a further step, which opens the next boundary."""
        self.declined = False

    def _activity(self, option: int) -> Activity[S]:
        for activity in self.activities:
            if activity.option == option:
                return activity
        raise ValueError(f"no Special Activity {option} accompanies this Operation")

    def boundary(self, s: S, prompt: Prompt, before: str = "") -> Steps[None]:
        """Between two steps without a selection: a Special Activity, or go on; not asked twice in one place.

        `before` is what comes next, if the Operation is not over.
        """
        if s.watch is not None:
            s.watch.step(self)
        if self.declined:
            return
        specials = self.open_activities(s)
        if specials:
            facts: Facts = (("wording", f"special-before-{before}"),) if before else ()
            choice = yield self.faction, prompt, (*specials, self.payment.done), (0, self, -1, 0, facts)
            self.declined = choice == self.payment.done
            if not self.declined:
                yield from self.run_activity(s, choice)

    # -- a Special Activity before the first space -----------------------------------------------------------------

    @rule("4.1")
    def can_be_opened(self, s: S) -> bool:
        """Whether a Special Activity before it can bring a first space, or the means for one (R-C6)."""
        return any(self._may_precede(s, activity, 0) for activity in self.activities)

    def _may_precede(self, s: S, activity: Activity[S], first: int) -> bool:
        """Whether there is a way through an Activity that leaves the Operation a space to select and pay for (R-C6).

        With more first spaces than one answer can take away there always is.
        """
        spaces = activity.spaces(s)
        if not spaces:
            return False
        if first and ((spaces & ~first and not first & where(activity.risks, s)) or self._spares(s, activity, first)):
            return True
        hopes = self._hopes(s, activity, spaces)
        if not first and hopes and self.surely_opens(s, activity, hopes):
            return True
        return first | hopes != 0 and Ways(self, activity, s, hopes).lead_on(())

    def _spares(self, s: S, activity: Activity[S], first: int) -> bool:
        """Whether an Activity leaves one of the first spaces alone, whatever is chosen."""
        spared = self.entry.spared_by.get(activity.option)
        return spared is not None and first & spared(s) != 0

    def surely_opens(self, s: S, activity: Activity[S], hopes: int) -> bool:
        """Whether an Activity can bring a first space, or the means for one, without fail."""
        opening = self.entry.opened_by.get(activity.option)
        if opening is not None and hopes & where(opening.surely, s):
            return True
        return hopes == EVERYWHERE and activity.pays > 0 and (self.entry.steady or not activity.takes)

    def _hopes(self, s: S, activity: Activity[S], spaces: int) -> int:
        """The spaces that an Activity in these can make first spaces; everywhere, if it brings the means."""
        entry = self.entry
        opening = entry.opened_by.get(activity.option)
        hopes = NOWHERE if opening is None else where(opening.where, s)
        if hopes != EVERYWHERE:
            hopes &= spaces
        if self.can_pay(s, entry.cost):
            return hopes
        if self.can_pay(s, entry.cost - activity.pays):
            return EVERYWHERE if entry.spaces(s) & self.allowed else hopes
        return hopes if entry.costless else NOWHERE

    def needs_care(self, s: S, activity: Activity[S]) -> bool:
        """Whether an Activity that begins now may leave the Operation without a space to select."""
        if self.selected or not self.least:
            return False
        if activity.takes and not self.entry.steady:
            return not self._spares(s, activity, self.first_spaces(s))
        return not activity.pays and not self.first_spaces(s)

    def _run_with_care(self, s: S, activity: Activity[S]) -> Steps[None]:
        """Carry out an Activity; each question offers only options that lead to a first space (R-C6)."""
        ways = Ways(self, activity, s.copy(), self._hopes(s, activity, activity.spaces(s)))
        steps = activity.run(s)
        if steps is None:
            return
        answers: tuple[int, ...] = ()
        try:
            pending = next(steps)
            while True:
                ways.hear(pending)
                left: Sequence[int] = ()
                if pending[0] == self.faction and len(pending[2]) > 1:
                    pending = ways.keeping_a_space(s, answers, pending)
                    left = pending[2]
                # A question of which only the closing word is left is not asked.
                choice = left[0] if len(left) == 1 and left[0] in self.payment.closing else (yield pending)
                answers += (choice,)
                pending = steps.send(choice)
        except StopIteration:
            return


@dataclass(frozen=True, slots=True)
class Withheld(Generic[S]):
    """What the detail of a question names for an Operation whose first space keeps options from being offered."""

    operation: Operation[S]
    options: tuple[int, ...]


class Ways(Generic[S]):
    """The ways through a Special Activity that comes before the first space of an Operation (R-C6).

    It may be stopped after each of its spaces, so after each of them the Operation must have a space to select. This
    is tried on copies of the state before it: its faction chooses such a way, chance and the other faction may do
    anything.
    """

    __slots__ = ("activity", "hopes", "op", "selecting", "start")

    def __init__(self, op: Operation[S], activity: Activity[S], start: S, hopes: int) -> None:
        self.op = op
        self.activity = activity
        self.start = start
        self.hopes = hopes
        """The spaces of the Activity that can bring a first space."""
        self.selecting: Prompt | None = None
        """The question that selects the spaces of the Activity: the first that offers any."""

    def hear(self, pending: Pending) -> None:
        """Learn what the Activity asks."""
        options = pending[2]
        if self.selecting is None and options and options[0] < self.op.payment.space_count:
            self.selecting = pending[1]

    def keeping_a_space(self, s: S, answers: tuple[int, ...], pending: Pending) -> Pending:
        """A question of the Activity with those options only that lead on."""
        first = self.op.first_spaces(s)
        if first.bit_count() > self.activity.takes:
            return pending
        actor, prompt, options, _ = pending
        detail = detail_of(pending)
        if detail is None:
            return pending
        here = 1 << detail.space if detail.space >= 0 else NOWHERE
        risks = self.activity.risks
        safe = not first & where(risks, s), risks != EVERYWHERE and not (here or first) & first
        selects = not first and prompt is self.selecting
        kept = tuple([o for o in options if self._is_harmless(o, first, *safe) or self._leads(answers, o, selects)])
        if len(kept) == len(options):
            return pending
        withheld = Withheld(self.op, tuple(option for option in options if option not in kept))
        number, facts, kinds = detail.number, detail.facts, detail.kinds
        return actor, prompt, kept, about(detail.spaces, withheld, detail.space, number, facts, kinds)

    def _is_harmless(self, option: int, first: int, selecting: bool, answering: bool) -> bool:
        """Whether an option leaves the first spaces alone: it closes a choice, or moves a piece elsewhere.

        Others do so where `selecting` another space, or `answering` a question about one, is safe.
        """
        payment = self.op.payment
        if not first:
            return False
        if option in payment.closing:
            return not self.activity.delays
        named = payment.names[option]
        if not named:
            return answering
        return not named & first and (selecting or option >= payment.space_count)

    def _leads(self, answers: tuple[int, ...], option: int, selects: bool) -> bool:
        """Whether an option leads on; where a space `selects` for want of a first one, it must be one of the hopes."""
        if selects and option < self.op.payment.space_count:
            if not self.hopes >> option & 1:
                return False
            if not answers and self.op.surely_opens(self.start, self.activity, 1 << option):
                return True
        return self.lead_on((*answers, option))

    def lead_on(self, answers: tuple[int, ...]) -> bool:
        """Whether a way that begins with these answers leaves a first space."""
        return self._leads_on(self._trial(answers), answers)

    def _trial(self, answers: tuple[int, ...]) -> Trial[S]:
        """The Activity on a copy of its own, up to the question after these answers."""
        trial = Trial(self.start.copy(), self.activity, self.hopes)
        for answer in answers:
            trial.answer(answer, self.op.payment)
        return trial

    def _leads_on(self, trial: Trial[S], answers: tuple[int, ...]) -> bool:
        """Whether there is a way on from here, depth first."""
        op, payment, activity = self.op, self.op.payment, self.activity
        while True:
            first, pending = op.first_spaces(trial.state), trial.pending
            if pending is None or first.bit_count() > activity.takes:
                return first != 0
            if not first | self.hopes:
                return False
            actor, _, options, _ = pending
            if actor != op.faction:
                # A die is only compared with a number: its lowest and highest face bring whatever it can bring.
                various = (options[0], options[-1]) if options is payment.dice else options
                return all(self.lead_on((*answers, option)) for option in various)
            if first and options[-1] in payment.closing and not activity.delays:
                return True
            tried = options[::-1] if first else self._worth_trying(trial, pending)
            if len(tried) > 1:
                return self._one_leads_on(trial, answers, tried)
            trial.answer(tried[0], payment)
            answers += (tried[0],)

    def _one_leads_on(self, trial: Trial[S], answers: tuple[int, ...], options: Sequence[int]) -> bool:
        """Whether one of these options leads on; after the first each begins once more."""
        for number, option in enumerate(options):
            if number:
                trial = self._trial(answers)
            trial.answer(option, self.op.payment)
            if self._leads_on(trial, (*answers, option)):
                return True
        return False

    def _worth_trying(self, trial: Trial[S], pending: Pending) -> Sequence[int]:
        """The options that can bring a first space: those that name where it is hoped for, and a closing word."""
        _, prompt, options, _ = pending
        payment = self.op.payment
        closing = options[-1:] if options[-1] in payment.closing else ()
        aim = trial.aim
        if options[0] < payment.space_count:
            if closing and prompt in trial.asked:
                return closing
            aim = self.hopes if trial.selects(prompt) else EVERYWHERE
        if aim == EVERYWHERE:
            return options
        return [option for option in options if payment.names[option] & aim] + [*closing] or options


class Trial(Generic[S]):
    """A Special Activity as it runs on a state of its own."""

    __slots__ = ("aim", "asked", "pending", "state", "steps")

    def __init__(self, state: S, activity: Activity[S], aim: int) -> None:
        self.state = state
        self.steps = activity.run(state)
        self.pending: Pending | None = None if self.steps is None else next(self.steps, None)
        self.asked: tuple[Prompt, ...] = ()
        """The questions that were answered with a space."""
        self.aim = aim
        """Where a first space is hoped for."""

    def selects(self, prompt: Prompt) -> bool:
        """Whether a question for a space selects one of the Activity: what is asked first does."""
        return not self.asked or prompt is self.asked[0]

    def answer(self, option: int, payment: Payment[S]) -> None:
        """Answer its question; after the last one nothing is pending."""
        if self.pending is None or self.steps is None:
            return
        if option < payment.space_count:
            if self.aim != EVERYWHERE and self.selects(self.pending[1]):
                self.aim = 1 << option
            self.asked += (self.pending[1],)
        try:
            self.pending = self.steps.send(option)
        except StopIteration:
            self.pending = None
