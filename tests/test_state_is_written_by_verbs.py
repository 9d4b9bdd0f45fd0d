"""The state of a game changes in few places, its verbs and its setup; an Operation in its own methods."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from coinbox.coin.operation import Operation
from coinbox.kernel.fields import State, fields_of
from coinbox.library import package_of
from tests.games import OWN_GAMES

SOURCE = Path(__file__).parents[1] / "src" / "coinbox"
SHARED = {"forces", "territory", "will", "capabilities", "sequence", "setup"}
"""Pieces, Control and levels, Political Will, Capabilities in force, cards and cylinders, positions."""
OF_A_GAME = {"verbs", "setup"}
CHANGING = {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"}
"""Methods that change a list."""
FILLING = {"insort", "insort_left", "insort_right", "heappush", "shuffle"}
"""Functions that change the list they are given."""


def state_fields() -> frozenset[str]:
    """The names of all fields of all states."""
    found: set[str] = set()
    for game in OWN_GAMES:
        values = vars(import_module(f"{package_of(game)}.state")).values()
        states = [
            each for each in values if isinstance(each, type) and issubclass(each, State) and "FIELDS" in vars(each)
        ]
        assert states, game
        found.update(field.name for state in states for field in fields_of(state))
    return frozenset(found)


FIELDS = state_fields()


OF_AN_OPERATION = frozenset(Operation.__slots__)
"""What a running Operation keeps."""


def writes(source: str, fields: frozenset[str] = FIELDS) -> list[str]:
    """Every place of a module in which one of these fields, else those of a state, is written."""
    nodes = (node for node in ast.walk(ast.parse(source)) if isinstance(node, (ast.stmt, ast.expr)))
    found = [(node.lineno, ast.unparse(node)) for node in nodes if _is_write(node, fields)]
    return [f"{line}: {text}" for line, text in sorted(found)]


def _is_write(node: ast.AST, fields: frozenset[str]) -> bool:
    return any(_is_field(target, fields) for target in _targets(node, fields))


def _targets(node: ast.AST, fields: frozenset[str]) -> Iterator[ast.expr]:
    """What a statement or a call changes."""
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            yield from targets
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target) | ast.For(target=target):
            yield target
        case ast.NamedExpr(target=target):
            yield target
        case ast.Call(func=ast.Attribute(value=value, attr=attr)) if attr in CHANGING:
            yield value
        case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name in FILLING:
            yield first
        case ast.Call(func=ast.Name(id="setattr"), args=[_, ast.Constant(value=str(name)), *_]) if name in fields:
            yield ast.Attribute(ast.Name("s"), name)


def _is_field(target: ast.expr, fields: frozenset[str]) -> bool:
    """Whether this is one of these fields, or a place in one."""
    match target:
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            return any(_is_field(part, fields) for part in parts)
        case ast.Subscript(value=value) | ast.Starred(value=value):
            return _is_field(value, fields)
        case ast.Attribute(value=ast.Name(id=name), attr=attr):
            return name != "self" and attr in fields
    return False


def modules() -> list[tuple[Path, bool]]:
    """All modules of the rules, and whether each may write the state."""
    shared = [(file, file.stem in SHARED) for file in sorted((SOURCE / "coin").glob("*.py"))]
    games = [(file, file.stem in OF_A_GAME) for file in sorted((SOURCE / "games").rglob("*.py"))]
    return shared + games


@pytest.mark.parametrize(
    "file", [file for file, may_write in modules() if not may_write], ids=lambda file: f"{file.parent.name}/{file.stem}"
)
def test_nothing_but_verbs_writes_the_state(file: Path) -> None:
    assert writes(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("file", sorted(SOURCE.rglob("*.py")), ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_an_operation_is_changed_by_its_own_methods_alone(file: Path) -> None:
    assert writes(file.read_text(encoding="utf-8"), OF_AN_OPERATION) == []


@pytest.mark.parametrize("source", ["op.declined = False", "op.selected |= 1 << space", "op.used, other = 1, 2"])
def test_a_write_to_an_operation_is_found(source: str) -> None:
    assert writes(source, OF_AN_OPERATION)


def test_what_counts_as_verbs_does_write() -> None:
    """The lists of modules are no longer than they must be."""
    writing = {file for file, may_write in modules() if may_write and writes(file.read_text(encoding="utf-8"))}
    assert {file.stem for file in writing if file.parent.name == "coin"} == SHARED
    assert {(file.parent.name, file.stem) for file in writing} >= {(game, "verbs") for game in OWN_GAMES}


@pytest.mark.parametrize(
    "source",
    [
        "s.stage = 1",
        "s.troops[3] += 1",
        "s.winner, other = 1, 2",
        "trial.with_police &= ~bit",
        "del s.played[2:]",
        "s.played.append(card)",
        "insort(s.operations_held, kind)",
        "for s.stage in range(3): pass",
        "setattr(s, 'stage', 1)",
    ],
)
def test_every_kind_of_write_is_found(source: str) -> None:
    assert writes(source)


@pytest.mark.parametrize(
    "source", ["stage = s.stage", "self.first = 1", "op.spaces_left -= 1", "found.append(s.stage)"]
)
def test_reading_is_no_write(source: str) -> None:
    assert not writes(source)
