"""The story of a table since a step: every turn in beats with marks, and each in a sentence or two."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from coinbox.kernel.game import Entry
from coinbox.table import payload, reference, sentences
from coinbox.table.beats import DECLARED, Beat, beats_of, boards, changes_of, dice_of, is_a_turn, moves_of, tracks_of
from coinbox.table.description import TablePlaces
from coinbox.table.table_game import TableGame
from coinbox.text import render, say, say_in

Data = dict[str, Any]
HEADS = frozenset({"card", "phase", "icon", "idle-icon", "mandatory", "chit-effect", "over"})
"""Lines that say what a card or a phase brings."""
DONE = DECLARED | {"activity"}
"""Lines that say what was done."""


class Told(NamedTuple):
    """How far a reader may be told: the entries of the journal before this one, and the place of the log there."""

    entry: int
    place: int
    all: bool
    """Whether nothing is kept back, not even what is asked."""


def may_be_told(play: TableGame, you: Collection[str], seen: int, *, over: bool) -> Told:
    """A turn is told when it is closed, or when the reader is asked in it; entries before `seen` stay told."""
    if over or play.misfit is not None or play.actor in you:
        return Told(len(play.journal), len(play.game.entries), all=True)
    start = play.first_of_open_turn
    place = play.place_of(seen) if seen > start else play.game.turns[-1].logged
    return Told(max(seen, start), place, all=False)


class Story:
    """Tells what happened from an entry of the journal on."""

    def __init__(
        self, play: TableGame, lang: str, reasons: Sequence[payload.BotReason] = (), steps: Sequence[int] = ()
    ) -> None:
        self.play, self.lang, self.steps = play, lang, steps
        self.game = play.rules.id
        self.log = sentences.log_lines(play, lang)
        self.reasons = {play.journal[r.entry].turn: r.text.get(lang, "") for r in reversed(reasons)}
        self.between = places_between(self.game)

    def turns(self, first: int, last: int) -> list[Data]:
        """All turns that tell something between two places of the log."""
        return list(self.each(first, last))

    def each(self, first: int, last: int) -> Iterator[Data]:
        """These turns one by one."""
        numbers = range(bisect_right([turn.logged for turn in self.play.game.turns], first) - 1, self._until(last))
        return (told for number in numbers if (told := self.turn(number, first)) is not None)

    def _until(self, last: int) -> int:
        """The number of the first turn that is not told."""
        turns = self.play.game.turns
        return len(turns) if last > turns[-1].logged or self.play.over else len(turns) - 1

    def turn(self, number: int, first: int) -> Data | None:
        """One turn; None if it tells nothing."""
        beats = beats_of(self.play, number, first)
        if not beats:
            return None
        entries = self.play.game.logged(number)
        actor = self.play.actor_of(number)
        on_card = is_a_turn(entries)
        return {
            "at": self._step(number),
            "kind": "card" if actor is None else "turn" if on_card else "phase",
            "actor": actor,
            "beats": [self.beat(beat, actor) for beat in beats],
            "summary": self.summary(entries, beats),
            "outlook": self.outlook(number) if on_card else "",
            "reason": self.reasons.get(number, ""),
        }

    def _step(self, number: int) -> int:
        """The step that stored the last entry up to the end of a turn."""
        last = bisect_right(self.play.journal, number, key=lambda entry: entry.turn)
        return self.steps[last - 1] if 0 < last <= len(self.steps) else 0

    def beat(self, beat: Beat, actor: str | None) -> Data:
        """One beat with its lines, its board and its marks."""
        lang, game, play = self.lang, self.game, self.play
        entries = play.game.entries[beat.first : beat.last]
        moves = moves_of(entries)
        card = beat.after.get("card")
        at = payload.line_at(self.log.starts, beat.first)
        return {
            "moment": self._moment(beat),
            "log": payload.line_at(self.log.starts, beat.last),
            "lines": [
                sentences.line(i, lang, game, message, args, actor)
                for i, (message, args) in enumerate(render.merged(entries), at)
            ],
            "view": beat.after,
            "card": None if card is None else sentences.card(lang, game, str(card)),
            "moves": moves,
            "changes": changes_of(beat.before, beat.after, moves, self.between),
            "dice": dice_of(lang, game, entries),
            "tracks": tracks_of(lang, game, entries),
        }

    def _moment(self, beat: Beat) -> int:
        """How many decisions had been made at the end of a beat."""
        made = sum(e.choice and e.turn == beat.turn and e.told <= beat.last for e in self.play.journal)
        return self.play.game.turns[beat.turn].decisions + made

    # -- in a sentence -----------------------------------------------------------------------------------------------

    def summary(self, entries: Sequence[Entry], beats: Sequence[Beat]) -> str:
        """What was done, in how many spaces, and what became of the tracks."""
        lang, game = self.lang, self.game
        before, after = beats[0].before["tracks"], beats[-1].after["tracks"]
        moved = [
            say(lang, "story-track", track=render.track_name(lang, game, track), change=f"{n:+d}")
            for track in after
            if (n := after[track] - before[track])
        ]
        actor = self.play.actor_of(beats[0].turn) or "chance"
        done = [self._done(entries, at, actor) for at, (name, _) in enumerate(entries) if name in DONE]
        parts = [*dict.fromkeys(done), *moved]
        heads = [] if is_a_turn(entries) else self._heads(entries)
        if not heads and not parts:
            moves = sum(name == "move" for name, _ in entries)
            heads = [] if moves else [render.entry(lang, game, *entries[0])]
            parts = [say(lang, "story-moved", n=moves)] if moves else []
        joined = say(lang, "comma").join([*heads, *parts])
        if heads:
            return say(lang, "story-alone", what=joined)
        return say(lang, "story-turn", faction=say_in(lang, game, f"faction-{actor}"), what=joined)

    def _heads(self, entries: Sequence[Entry]) -> list[str]:
        """What a card or a phase is called; further phases by their names alone."""
        heads = [(name, args) for name, args in entries if name in HEADS]
        if not heads:
            return []
        first, *more = heads
        phases = [args for name, args in more if name == "phase"] if first[0] == "phase" else []
        others = [render.entry(self.lang, self.game, name, args) for name, args in more if name != "phase"]
        named = [str(render.named(self.lang, self.game, args)["phase"]) for args in phases]
        return [render.entry(self.lang, self.game, *first), *named, *others]

    def _done(self, entries: Sequence[Entry], at: int, actor: str) -> str:
        """One thing that was done; who did it only if it was not the faction whose turn it is."""
        lang, game = self.lang, self.game
        name, args = entries[at]
        words = render.words_of(lang, game, name, args)
        if name not in ("operation", "activity"):
            return say(lang, f"story-{name}", **words)
        spaces = self._spaces_of(entries, at)
        space = say_in(lang, game, f"space-{spaces[0]}") if spaces else ""
        done = say(lang, "story-done", action=words["action"], n=len(spaces), space=space)
        return done if args["faction"] == actor else say(lang, "story-other", what=done, faction=words["faction"])

    def _spaces_of(self, entries: Sequence[Entry], at: int) -> list[str]:
        """The spaces that were selected for an Operation or Activity, also where it went on after another."""
        name, args = entries[at]
        found = [str(args["space"])] if args.get("space") else []
        counts = True
        for message, told in entries[at + 1 :]:
            if message in ("operation", "activity", "resume", "event"):
                counts = message == "resume" and told["action"] == args["action"] and name == "operation"
            elif message == "select" and counts and str(told["space"]) not in found:
                found.append(str(told["space"]))
        return found

    def outlook(self, number: int) -> str:
        """What the next Propaganda Round would make of the first track after a turn, and would have before it."""
        lang, game = self.lang, self.play.game
        ahead, expected = game.outlook(number), game.outlook(number - 1)
        if ahead is None or expected is None:
            return ""
        track, (first, last) = next(iter(ahead.tracks.items()))
        was = expected.tracks[track][1]
        name = render.track_name(lang, self.game, track)
        changed = "no" if was == last else "yes"
        return say(lang, "story-outlook", track=name, first=first, last=last, was=was, changed=changed)


def places_between(game: str) -> TablePlaces | None:
    """The places between the spaces, if the page draws the game and it has some."""
    try:
        return reference.description(game).places
    except reference.NotDrawn:
        return None


def held(play: TableGame, lang: str, story: Story, told: Told, you: Collection[str], mark: str) -> Data:
    """The table up to where it is told, while somebody else has an open turn."""
    number = play.open_turn
    turn = play.game.turns[number]
    board = boards(play, number, {told.place})[told.place]
    card = board.get("card")
    count = payload.line_at(story.log.starts, told.place)
    outlook = play.rules.forecast(turn.before, turn.before)
    return {
        "decisions": turn.decisions + sum(e.choice for e in play.journal[play.first_of_open_turn : told.entry]),
        "view": board,
        "card": None if card is None else sentences.card(lang, play.rules.id, str(card)),
        "decision": _closed_question(play, lang),
        "turn": {"actor": play.turn_actor, "steps": [], "moved": []},
        "undo": play.undoable(you),
        **story.log._replace(lines=story.log.lines[:count]).data(mark),
        "fresh": count,
        "changes": None,
        "forecast": sentences.forecast(lang, play.rules.id, outlook),
        "result": None,
    }


def _closed_question(play: TableGame, lang: str) -> Data:
    """Who has to decide, without the question, which is not the reader's."""
    actor = play.actor
    prompt = say(lang, "story-open-turn", faction=say_in(lang, play.rules.id, f"faction-{actor}"))
    nothing = {"question": "", "rule": "", "rule_title": "", "space": None, "end": None}
    none: Data = {"selected": [], "options": [], "menus": [], "many": {}, "beyond": []}
    return {"actor": actor, "yours": False, "prompt": prompt, **nothing, **none}
