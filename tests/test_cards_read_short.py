"""Cards read like cards: how much of the four `events.py` is bookkeeping (`python -m tests.test_cards_read_short`)."""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import coinbox

GAMES = Path(coinbox.__file__).parent / "games"
MOST_NONE_TESTS = 5
MOST_STEP_ENDS = 5
MEDIAN_LINES = 3
LONGEST_SIDE = 10


@dataclass(frozen=True, slots=True)
class Figures:
    """What an `events.py` holds."""

    none_tests: int
    """Comparisons with None by `is` and `is not`."""
    step_ends: int
    """Calls of `end_step`."""
    sides: tuple[int, ...]
    """For each side of a card the lines of its body, without decorator, signature, docstring and empty lines."""
    bare_details: int
    """Questions whose detail is not made by `about(...)` or `NO_DETAIL`."""


def is_side(node: ast.AST) -> bool:
    """Whether a function is a side of a card."""
    return isinstance(node, ast.FunctionDef) and any(
        isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "event"
        for call in node.decorator_list
    )


def body_lines(function: ast.FunctionDef, lines: list[str]) -> int:
    """The source lines of the statements after the docstring."""
    statements = function.body[1:] if ast.get_docstring(function) else function.body
    if not statements:
        return 0
    return sum(1 for line in lines[statements[0].lineno - 1 : function.end_lineno] if line.strip())


def is_named_detail(detail: ast.expr) -> bool:
    """Whether a detail is `NO_DETAIL`, `about(...)` or a name that one was given."""
    if isinstance(detail, ast.Call):
        return isinstance(detail.func, ast.Name) and detail.func.id == "about"
    return isinstance(detail, ast.Name)


def measure(source: str) -> Figures:
    """The figures of an `events.py`."""
    lines = source.splitlines()
    none_tests = step_ends = bare_details = 0
    sides = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            operands = (node.left, *node.comparators)
            if any(isinstance(o, ast.Constant) and o.value is None for o in operands):
                none_tests += sum(isinstance(op, ast.Is | ast.IsNot) for op in node.ops)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "end_step":
            step_ends += 1
        elif isinstance(node, ast.Yield) and isinstance(node.value, ast.Tuple) and len(node.value.elts) == 4:
            bare_details += not is_named_detail(node.value.elts[3])
        elif isinstance(node, ast.FunctionDef) and is_side(node):
            sides.append(body_lines(node, lines))
    return Figures(none_tests, step_ends, tuple(sides), bare_details)


def figures() -> dict[str, Figures]:
    """Game -> what its `events.py` holds."""
    return {path.parent.name: measure(path.read_text(encoding="utf-8")) for path in sorted(GAMES.glob("*/events.py"))}


def test_cards_seldom_ask_whether_something_is_none() -> None:
    assert sum(game.none_tests for game in figures().values()) <= MOST_NONE_TESTS


def test_cards_seldom_end_a_step_themselves() -> None:
    assert sum(game.step_ends for game in figures().values()) <= MOST_STEP_ENDS


def test_sides_of_cards_are_a_few_lines() -> None:
    sides = [side for game in figures().values() for side in game.sides]
    assert median(sides) <= MEDIAN_LINES
    assert max(sides) <= LONGEST_SIDE


def test_what_a_card_asks_about_has_names() -> None:
    assert sum(game.bare_details for game in figures().values()) == 0


def test_the_measure_sees_what_it_counts() -> None:
    """What the figures above are made from."""
    source = '''
@event("M0", "unshaded", "Example")
def m0(s, by):
    """A card."""
    if (yield by, PROMPT, (1, 2), (0, None, -1, 0)) is None:

        return
    end_step(s)
'''
    assert measure(source) == Figures(1, 1, (3,), 1)


def table() -> str:
    """The figures of each game, to read."""
    rows = [f"{'game':<22}{'is None':>8}{'end_step':>10}{'sides':>7}{'median':>8}{'longest':>9}"]
    for game, found in figures().items():
        counts = f"{found.none_tests:>8}{found.step_ends:>10}{len(found.sides):>7}"
        rows.append(f"{game:<22}{counts}{median(found.sides):>8g}{max(found.sides):>9}")
    return "\n".join((*rows, ""))


if __name__ == "__main__":
    sys.stdout.write(table())
