"""The kernel on a toy game: it knows no game word."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coinbox.kernel.bits import Cause, Term, bit_set, blame, members
from coinbox.kernel.chance import random_source, scripted_source, weighted
from coinbox.kernel.decision import CHANCE, Prompt, Steps, Vocabulary
from coinbox.kernel.errors import DeadEnd, IllegalMove, RecordError, UnknownOption
from coinbox.kernel.fields import State, counts, out_of_bounds, state, together
from coinbox.kernel.game import Driver
from coinbox.kernel.perft import divide, perft
from coinbox.kernel.playout import playout
from coinbox.kernel.record import Line, Record, format_record, parse_record
from tests.toy import HOW_MANY, TAKE, TOY, Matches, words

STUCK = Prompt("stuck", "9.9")


def start(script: list[str] | None = None, ask: frozenset[int] = frozenset()) -> Driver[Matches]:
    source = None if script is None else scripted_source(script, words, None)
    return Driver(TOY, "short", source=source, ask=ask)


def play(game: Driver[Matches], *names: str) -> Driver[Matches]:
    for name in names:
        option = words.ids[name]
        assert option in game.options(), name
        game.step(option)
    return game


def names(game: Driver[Matches]) -> list[str]:
    return [words.name(option) for option in game.options()]


def test_a_game_is_played_by_options_alone() -> None:
    game = start([])
    assert names(game) == ["take:1", "take:2", "take:3"]
    play(game, "take:2", "take:2", "take:2", "take:2", "take:2")
    assert game.over
    assert game.result is not None
    assert game.result.winner == "ann"
    assert game.decisions == 5
    with pytest.raises(IllegalMove):
        game.option_number("take:1")


def test_chance_is_asked_scripted_or_drawn() -> None:
    asked = play(start(), "take:1")
    assert names(asked) == [f"die:{n}" for n in range(1, 7)]
    assert play(asked, "die:6").state.pile == 10
    assert play(start(["die:6", "die:1"]), "take:1", "take:3").state.pile == 7
    drawn = Driver(TOY, "short", source=random_source(random.Random(4)))
    assert play(drawn, "take:1").state.pile in (9, 10)
    with pytest.raises(IllegalMove, match="cannot happen now"):
        play(start(["take:1"]), "take:1")
    with pytest.raises(UnknownOption):
        play(start(["die:9"]), "take:1")
    with pytest.raises(IllegalMove, match="used up"):
        play(start([]), "take:1")


def test_single_options_are_taken_unless_a_table_asks() -> None:
    held = start([], ask=frozenset({words.ids["end-turn"]}))
    play(held, "take:2")
    assert names(held) == ["end-turn"]
    assert held.state.mover == 0
    assert play(held, "end-turn").state.mover == 1
    assert held.decisions == 1, "an answer without a choice is no decision"


def test_undo_goes_back_through_turns_and_dice() -> None:
    game = start(["die:6", "die:2"])
    before = [game.state.copy()]
    for name in ("take:1", "take:2", "take:3"):
        play(game, name)
        before.append(game.state.copy())
    for expected in reversed(before[:-1]):
        assert game.undo()
        assert game.state == expected
    assert not game.undo()
    assert game.decisions == 0
    assert game.remarks[0].text.startswith("undone: take:3 die:2")


def test_a_clone_shares_nothing_that_changes() -> None:
    game = play(start(), "take:1", "die:3", "take:2")
    twin = game.clone()
    assert twin.state == game.state
    assert twin.decisions == game.decisions
    play(twin, "take:3")
    assert game.state.pile == 7
    assert twin.state.pile == 4


def stuck(s: Matches) -> Steps[None]:
    """One match is taken, and then nothing is offered."""
    yield s.mover, HOW_MANY, TAKE, None
    s.pile -= 1
    yield (CHANCE if s.pile % 2 else s.mover), STUCK, (), None


def stuck_at_once(s: Matches) -> Steps[None]:
    yield s.mover, STUCK, [], None


@pytest.mark.parametrize(("pile", "asked"), [(4, "chance"), (5, "ann")])
def test_a_question_without_an_option_is_an_error_that_names_it(pile: int, asked: str) -> None:
    """However an answer is given: with what follows by itself, alone, or in a playout."""
    rules = replace(TOY, turn=stuck)
    start = TOY.from_position({"pile": pile}, "short")
    said = rf"matches: the question 'stuck' \(9\.9\) to {asked} offers no option, which is a fault in the rules"
    source = scripted_source([], words, None)
    for answer in (Driver.step, Driver.feed):
        game = Driver(rules, "short", start=start, source=source)
        with pytest.raises(DeadEnd, match=said + r", in turn 1 after: take:2$"):
            answer(game, TAKE[1])
        assert not game.over
        assert game.options() == ()
    with pytest.raises(DeadEnd, match=said + "$"):
        playout(rules, start.copy(), random.Random(1).random)


def test_a_game_that_begins_with_such_a_question_is_an_error() -> None:
    rules = replace(TOY, turn=stuck_at_once)
    for automatic in (True, False):
        with pytest.raises(DeadEnd, match=r", in turn 1 after: -$"):
            Driver(rules, "short", automatic=automatic)
    with pytest.raises(DeadEnd):
        playout(rules, rules.setup("short"), random.Random(1).random)


def test_another_error_of_the_rules_is_no_such_question() -> None:
    def broken(s: Matches) -> Steps[None]:
        yield s.mover, HOW_MANY, TAKE, None
        s.taken[9] += 1

    def broken_at_once(s: Matches) -> Steps[None]:
        s.taken[9] += 1
        yield s.mover, HOW_MANY, TAKE, None

    for turn in (broken, broken_at_once):
        with pytest.raises(IndexError):
            playout(replace(TOY, turn=turn), TOY.setup("short"), random.Random(1).random)


def test_perft_counts_choices_and_chance() -> None:
    assert perft(start(), 0) == 1
    assert perft(start(), 1) == 3
    assert perft(start(), 2) == 6 + 3 + 6
    assert sum(divide(start(), 3).values()) == perft(start(), 3)


def test_a_playout_plays_what_a_driver_with_the_same_source_plays() -> None:
    for seed in range(20):
        draw = random.Random(seed)
        game = Driver(TOY, "long", source=random_source(draw))
        while not game.over:
            options = game.options()
            game.step(options[int(draw.random() * len(options))])
        state = TOY.setup("long")
        assert playout(TOY, state, random.Random(seed).random) == game.decisions
        assert state == game.state


def test_weights_are_respected() -> None:
    assert [weighted((1, 2, 3), (1, 0, 2), share) for share in (0.0, 0.32, 0.34, 0.99, 1.0)] == [1, 1, 3, 3, 3]


def test_states_compare_copy_and_hash_by_their_fields() -> None:
    one, two = Matches(), Matches()
    assert one == two
    assert hash(one) == hash(two)
    two.taken[1] = 3
    assert one != two
    copy = two.copy()
    copy.taken[0] = 1
    assert two.taken == [0, 3]
    copy.pile = 21
    assert out_of_bounds(copy) == ["pile is 21, outside 0..20"]


@state
class Piles(State):
    """Two lists that can also be asked for by number."""

    left: list[int] = counts(2, 9, "what lies left")
    right: list[int] = counts(2, 9, "what lies right")
    both: tuple[list[int], ...] = together(("left", "right"), "either side")


def test_lists_by_number_are_those_of_the_same_state() -> None:
    for piles in (Piles(), Piles().copy(), Piles().explained()):
        piles.both[1][0] = 3
        assert (piles.left, piles.right) == ([0, 0], [3, 0])
        assert hash(piles) == hash(piles.copy())
        assert piles.is_like(piles.copy())
        assert out_of_bounds(piles) == []


@given(st.integers(0, 2**16 - 1))
def test_members_and_bit_set_are_inverse(mask: int) -> None:
    assert bit_set(members[mask]) == mask


def test_a_term_remembers_what_excludes_an_index() -> None:
    a, b, c = Term.named("a", 0b0111), Term.named("b", 0b0010), Term.named("c", 0b0101)
    made = a & ~b & (c | 0b1000)
    assert int(made) == 0b0101
    assert blame(made, 3) == [Cause("a", inside=False)]
    assert blame(made, 1) == [Cause("b", inside=True)]
    assert blame(a & (b | c) & ~c, 2) == [Cause("c", inside=True)]
    assert blame(0b1111 & (b & c), 0) == [Cause("b", inside=False)]
    assert blame(a & (b | 0b1000), 0) == [Cause("b", inside=False), Cause(0b1000, inside=False)]


def test_an_explaining_state_remembers_its_sets() -> None:
    s = Matches()
    s.possible = 0b0110
    twin = s.explained()
    assert isinstance(twin.possible, Term)
    twin.possible |= 1
    assert int(twin.possible) == 0b0111
    assert s.possible == 0b0110
    assert twin.pile == s.pile


def test_names_of_a_vocabulary_are_unique() -> None:
    vocabulary = Vocabulary()
    vocabulary.add("word", "done")
    with pytest.raises(ValueError, match="taken"):
        vocabulary.add("word", "done")


# -- records ---------------------------------------------------------------------------------------------------------

WORDS = st.from_regex(r"[a-z][a-z0-9_:>-]{0,12}", fullmatch=True).filter(lambda w: w not in ("ann", "bob"))
LINES = st.builds(Line, st.sampled_from([None, "ann", "bob"]), st.lists(WORDS, min_size=1, max_size=6))
TEXT = st.text(
    st.characters(codec="utf-8", exclude_characters="\n\r#", exclude_categories=("Cc", "Zl", "Zp")), max_size=20
)


@given(st.lists(LINES, max_size=8), st.lists(st.tuples(st.integers(0, 8), TEXT), max_size=4))
def test_a_record_is_read_as_it_was_written(lines: list[Line], comments: list[tuple[int, str]]) -> None:
    kept = sorted(((min(at, len(lines)), " ".join(c.split())) for at, c in comments), key=lambda c: c[0])
    record = Record({"game": "matches", "scenario": "short", "rules": "1", "ann": "human"}, lines, kept)
    assert parse_record(format_record(record), frozenset({"ann", "bob"})) == record


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1"),
        ("coinbox record 2\n---\n", "line 1"),
        ("coinbox record 1\ngame: matches\n", "not closed"),
        ("coinbox record 1\nscenario: short\n---\n", "names no game"),
        ("coinbox record 1\ngame = matches\n---\n", "line 2"),
        ("coinbox record 1\ngame: matches\n---\nann take:1 §\n", "line 4, token 3"),
    ],
)
def test_a_broken_record_is_refused_with_its_place(text: str, complaint: str) -> None:
    with pytest.raises(RecordError, match=re.escape(complaint)):
        parse_record(text, frozenset({"ann", "bob"}))


def test_the_kernel_knows_no_game_word() -> None:
    folder = Path(__file__).parents[1] / "src" / "coinbox" / "kernel"
    known = re.compile(r"\b(british|guerrilla|troops?|police|propaganda|malaya|insurgent|sweep|rally)\b", re.IGNORECASE)
    for file in folder.glob("*.py"):
        found = known.search(file.read_text(encoding="utf-8"))
        assert found is None, f"{file.name}: {found and found.group()}"
