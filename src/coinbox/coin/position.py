"""Positions: a state in plain words, made from the table of its fields and read back from them."""

from __future__ import annotations

from coinbox.kernel.errors import PositionError
from coinbox.kernel.fields import BITS, COUNTS, IDS, NUMBER, Field, State, fields_of, out_of_bounds
from coinbox.kernel.rules import Plain


def position_of(s: State, spaces: tuple[str, ...]) -> dict[str, Plain]:
    """What stands on the board, space by space, and every number; empty spaces and derived fields are left out."""
    on_map: dict[str, Plain] = {}
    for at, space in enumerate(spaces):
        here: dict[str, Plain] = {}
        for field in fields_of(s):
            if _is_per_space(field, spaces):
                value = getattr(s, field.name)
                held = value[at] if field.kind == COUNTS else bool(value >> at & 1)
                if held:
                    here[field.name] = held
        if here:
            on_map[space] = here
    position: dict[str, Plain] = {"spaces": on_map}
    for field in fields_of(s):
        if not field.derived and not _is_per_space(field, spaces):
            position[field.name] = _say(field, getattr(s, field.name))
    return position


def _is_per_space(field: Field, spaces: tuple[str, ...]) -> bool:
    return not field.derived and not field.names and field.kind in (COUNTS, BITS) and field.size == len(spaces)


def _say(field: Field, value: int | list[int]) -> Plain:
    if isinstance(value, list):
        return [field.names[i] if field.names else i for i in value]
    if field.kind == BITS:
        return [name for i, name in enumerate(field.names) if value >> i & 1]
    return field.names[value] if field.names else value


def read_position(position: dict[str, Plain], blank: State, spaces: tuple[str, ...]) -> None:
    """Fill a state from a position; whatever it does not name keeps its value."""
    table = {field.name: field for field in fields_of(blank) if not field.derived}
    for key, value in position.items():
        if key == "spaces":
            _read_spaces(value, blank, spaces, table)
        elif key not in table or _is_per_space(table[key], spaces):
            known = f"spaces, {_known(table, spaces, False)}"
            raise PositionError(
                f"position: there is no field '{key}' (known: {known})", "position-no-field", field=key, known=known
            )
        else:
            setattr(blank, key, _hear(table[key], value))
    problems = out_of_bounds(blank)
    if problems:
        raise PositionError(f"position: {problems[0]}", "position-impossible", problem=problems[0])


def _known(table: dict[str, Field], spaces: tuple[str, ...], per_space: bool) -> str:
    return ", ".join(name for name, field in table.items() if _is_per_space(field, spaces) is per_space)


def _read_spaces(value: Plain, blank: State, spaces: tuple[str, ...], table: dict[str, Field]) -> None:
    if not isinstance(value, dict):
        raise PositionError("position: 'spaces' is not a table of spaces", "position-spaces")
    for name, field in table.items():
        if _is_per_space(field, spaces):
            setattr(blank, name, field.fresh())
    for space, here in value.items():
        if space not in spaces:
            known = ", ".join(spaces)
            raise PositionError(
                f"position: there is no space '{space}' (known: {known})", "position-no-space", space=space, known=known
            )
        if not isinstance(here, dict):
            raise PositionError(
                f"position: {space} is not a table of pieces and markers", "position-space-table", space=space
            )
        for name, held in here.items():
            if name not in table or not _is_per_space(table[name], spaces):
                known = _known(table, spaces, True)
                raise PositionError(
                    f"position: {space} cannot hold '{name}' (known: {known})",
                    "position-no-piece",
                    space=space,
                    field=name,
                    known=known,
                )
            _put(blank, table[name], spaces.index(space), held, space)


def _put(blank: State, field: Field, at: int, held: Plain, space: str) -> None:
    if not isinstance(held, int) or held < 0:
        raise PositionError(
            f"position: {field.name} in {space} is {held!r}, not a number from 0",
            "position-piece-number",
            field=field.name,
            space=space,
            value=repr(held),
        )
    if field.kind == COUNTS:
        getattr(blank, field.name)[at] = int(held)
    elif held:
        setattr(blank, field.name, getattr(blank, field.name) | 1 << at)


def _hear(field: Field, value: Plain) -> int | list[int]:
    if field.kind == NUMBER:
        if field.names:
            return _index(field, value)
        if isinstance(value, bool) or not isinstance(value, int):
            raise PositionError(
                f"position: {field.name} is {value!r}, not a number",
                "position-number",
                field=field.name,
                value=repr(value),
            )
        return value
    if not isinstance(value, list):
        raise PositionError(f"position: {field.name} is not a list", "position-list", field=field.name)
    if field.kind == COUNTS:
        return _counts(field, value)
    numbers = [_index(field, item) for item in value]
    if field.kind == IDS:
        return numbers
    return sum(1 << number for number in set(numbers))


def _counts(field: Field, value: list[Plain]) -> list[int]:
    if len(value) != field.size or not all(isinstance(n, int) and n >= 0 for n in value):
        raise PositionError(
            f"position: {field.name} is not a list of {field.size} numbers from 0",
            "position-counts",
            field=field.name,
            n=field.size,
        )
    return [int(n) for n in value if isinstance(n, int)]


def _index(field: Field, value: Plain) -> int:
    if value not in field.names:
        known = ", ".join(field.names)
        raise PositionError(
            f"position: {field.name} is {value!r}, not one of {known}",
            "position-name",
            field=field.name,
            value=repr(value),
            known=known,
        )
    return field.names.index(str(value))
