"""The board as text: pure functions from a view to things that rich can print."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coinbox.library import AnyRules, rules_of
from coinbox.terminal.prose import TIE, Prose
from coinbox.terminal.words import View, card_heading, card_sides, card_text, card_tip
from coinbox.text import has_in, render, say, say_in

WIDE = 116
"""Columns from which the tracks stand beside the map."""
TRACK = 20
STYLES = ("cyan", "red")
"""The colour of each faction; every fact is also said in words."""
NOTHING = "·"
CALM, UNREST = "green", "magenta"
VALUES = frozenset({"population"})
"""Markers that show a number instead of being counted."""
UNKNOWN = {"population": 0, "control": "none"}
"""Facts that not every game has -> their value in all spaces of a game without them."""


def faction_style(rules: AnyRules, faction: str | None) -> str:
    """The colour of a faction."""
    return STYLES[rules.factions.index(faction)] if faction in rules.factions else ""


def level_style(rules: AnyRules, level: str) -> str:
    """The colour of a level."""
    return CALM if level in rules.aid.calm else UNREST if level in rules.aid.unrest else ""


def stepped(view: View, lang: str) -> list[str]:
    """The tracks whose steps have names: facts of the view that are named like a track."""
    return [
        fact for fact, value in view.items() if isinstance(value, str) and has_in(lang, view["game"], f"track-{fact}")
    ]


def piece_kinds(rules: AnyRules) -> list[str]:
    """The kinds of pieces that can stand on the map, in the order of the vocabulary."""
    return list(dict.fromkeys(o.piece for o in rules.vocabulary.options if o.kind in ("piece", "move") and o.piece))


def board(view: View, lang: str, width: int) -> RenderableType:
    """Everything on the table."""
    rules = rules_of(view["game"])
    parts: list[RenderableType] = [heading(view, lang)]
    map_table, track_table, box_table = (
        spaces(view, lang, rules),
        tracks(view, lang, rules),
        initiative(view, lang, rules),
    )
    if width >= WIDE:
        parts.append(_beside(map_table, Group(Text(), Text(), track_table, Text(), box_table), gap=3))
    else:
        parts += [map_table, Text(), _beside(track_table, box_table, gap=2)]
    parts += supply(view, lang)
    if view["card"] is not None:
        parts += [Text(), card(view["card"], lang, view["game"])]
    if view["capabilities"]:
        parts += [Text(), capabilities(view["capabilities"], lang, view["game"])]
    return Group(*parts)


def _beside(left: RenderableType, right: RenderableType, *, gap: int) -> Table:
    table = Table.grid(padding=(0, gap))
    table.add_row(left, right)
    return table


def heading(view: View, lang: str) -> Text:
    """Game, scenario, and how far the deck has come."""
    played = len(view["played"])
    return Text(
        say(
            lang,
            "terminal-heading",
            game=say_in(lang, view["game"], "game"),
            scenario=render.scenario_name(lang, view["game"], view["scenario"]),
            card=played,
            left=view["cards_left"],
            propaganda=view["propaganda_seen"],
        ),
        style="bold",
    )


def spaces(view: View, lang: str, rules: AnyRules) -> RenderableType:
    """One row a space: Population, terrain, Control, level, pieces, markers; a game may lack two of these."""
    kinds = piece_kinds(rules)
    columns = rules.aid.columns
    known = {fact for fact, never in UNKNOWN.items() if any(space[fact] != never for space in view["spaces"])}
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0, header_style="bold")
    table.add_column(say(lang, "terminal-space"), no_wrap=True)
    if "population" in known:
        table.add_column(say(lang, "terminal-population"), justify="right", no_wrap=True)
    table.add_column(say(lang, "terminal-terrain"), no_wrap=True)
    if "control" in known:
        table.add_column(say(lang, "terminal-control"), no_wrap=True)
    table.add_column(say(lang, "terminal-level"), no_wrap=True)
    for kind in (*kinds, *columns):
        table.add_column(say_in(lang, rules.id, f"terminal-short-{kind}"), justify="right", no_wrap=True)
    table.add_column(say_in(lang, rules.id, "terminal-markers"))
    for space in view["spaces"]:
        table.add_row(*_space_row(space, lang, rules, kinds, known))
    words = {kind: f"piece-{kind}" for kind in kinds} | {kind: _column_name(kind, lang, rules.id) for kind in columns}
    legend = "  ".join(
        f"{say_in(lang, rules.id, f'terminal-short-{kind}')} {say_in(lang, rules.id, word)}".replace(" ", TIE)
        for kind, word in words.items()
    )
    return Group(table, Prose(legend, style="dim"))


def _column_name(marker: str, lang: str, game: str) -> str:
    """The message that explains a column of markers."""
    explained = f"terminal-legend-{marker}"
    return explained if has_in(lang, game, explained) else f"marker-{marker}"


def _space_row(space: View, lang: str, rules: AnyRules, kinds: Sequence[str], known: Collection[str]) -> list[Text]:
    control = space["control"]
    held = say_in(lang, rules.id, f"faction-{control}") if control in rules.factions else NOTHING
    level = say_in(lang, rules.id, f"level-{space['level']}") if space["level"] != "neutral" else NOTHING
    pieces = [str(space["pieces"].get(kind, NOTHING)) for kind in kinds]
    columns = rules.aid.columns.values()
    others = {kind: n for kind, n in space["markers"].items() if not any(kind in column for column in columns)}
    return [
        Text(say_in(lang, rules.id, f"space-{space['id']}"), style="bold" if space["pieces"] else ""),
        *([Text(str(space["population"]))] if "population" in known else []),
        Text(say_in(lang, rules.id, f"terminal-terrain-{space['terrain']}")),
        *([Text(held, style=faction_style(rules, control))] if "control" in known else []),
        Text(level, style=level_style(rules, space["level"])),
        *(Text(piece) for piece in pieces),
        *(Text(in_column(space["markers"], column)) for column in columns),
        Text(markers(others, lang, rules.id)),
    ]


def in_column(held: Mapping[str, int], column: Mapping[str, str]) -> str:
    """What a column of markers shows for a space."""
    return next((shown for kind, shown in column.items() if kind in held), NOTHING)


def markers(held: Mapping[str, int], lang: str, game: str) -> str:
    """The markers of a space; more than one of a kind are counted."""
    return say(lang, "comma").join(say_in(lang, game, f"marker-{kind}") + _number(kind, n) for kind, n in held.items())


def _number(kind: str, n: int) -> str:
    if kind in VALUES:
        return f" {n}"
    return f" x{n}" if n > 1 else ""


def tracks(view: View, lang: str, rules: AnyRules) -> Table:
    """The tracks as numbers and bars, and those whose steps have names."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    for track, value in view["tracks"].items():
        style = faction_style(rules, track.rpartition("_")[0])
        bar = Text("█" * value, style=style).append("░" * (TRACK - value), style="dim")
        table.add_row(render.track_name(lang, rules.id, track), Text(str(value), style="bold"), bar)
    for track in stepped(view, lang):
        table.add_row(_step_name(lang, rules.id, track), "", say_in(lang, rules.id, f"{track}-{view[track]}"))
    return table


def _step_name(lang: str, game: str, track: str) -> str:
    """The name of a track with named steps, as short as a table needs it."""
    short = f"terminal-track-{track}"
    return say_in(lang, game, short if has_in(lang, game, short) else f"track-{track}")


def initiative(view: View, lang: str, rules: AnyRules) -> RenderableType:
    """The Initiative Track: its boxes with the cylinders, and who is Eligible."""
    table = Table.grid(padding=(0, 1))
    inside = {name: faction for faction, name in view["boxes"].items()}
    for option in rules.vocabulary.options:
        if option.kind == "box":
            faction = inside.get(option.name)
            cylinder = say_in(lang, rules.id, f"faction-{faction}") if faction else NOTHING
            table.add_row(
                say_in(lang, rules.id, f"box-{option.name}"), Text(cylinder, style=faction_style(rules, faction))
            )
    for place, faction in view["eligible"].items():
        name = Text(say_in(lang, rules.id, f"faction-{faction}"), style=faction_style(rules, faction))
        table.add_row(say(lang, f"eligible-{place}"), name)
    return table


def supply(view: View, lang: str) -> list[RenderableType]:
    """Railways, what lies beside the map, where the chits are, and what the steps of the named tracks mean."""
    game = view["game"]
    lines = [railways(view["railways"], lang, game)] if "railways" in view else []
    lines += [
        say_in(lang, game, f"terminal-store-{store}", pieces=_counted(held, lang, game, zeros=store == "available"))
        for store, held in view.items()
        if has_in(lang, game, f"terminal-store-{store}") and any(held.values())
    ]
    for steps, (track, piece) in rules_of(game).aid.on_steps.items():
        if view[steps]:
            lines.append(on_steps(steps, view[steps], track, piece, lang, game))
    for kind, held in view.get("chits", {}).items():
        lines.append(say_in(lang, game, f"terminal-chits-{kind}", chits=chits(held, lang, game)))
    for track in stepped(view, lang):
        step = f"{track}-{view[track]}.help"
        if has_in(lang, game, step):
            name = _step_name(lang, game, track)
            lines.append(say(lang, "terminal-step", track=name, help=say_in(lang, game, step)))
    return [Prose(line) for line in lines]


def railways(held: Sequence[View], lang: str, game: str) -> str:
    """The Railways that are not spaces: the name to type, the borders, a star, Sabotage."""
    parts = []
    for railway in held:
        name = f"{railway['id']} {say_in(lang, game, 'short-' + railway['id'])}{'*' if railway['starred'] else ''}"
        there = markers({"sabotage": railway["sabotage"]}, lang, game) if railway["sabotage"] else ""
        parts.append(f"{name} [{there}]" if there else name)
    return say_in(lang, game, "terminal-railways", railways=_listed(parts))


def on_steps(message: str, steps: Sequence[str], track: str, piece: str, lang: str, game: str) -> str:
    """The pieces that lie on steps of a track, and on which."""
    names = say(lang, "comma").join(say_in(lang, game, f"{track}-{step}") for step in steps)
    return say_in(lang, game, f"terminal-{message}", pieces=_counted({piece: len(steps)}, lang, game), steps=names)


def _counted(held: Mapping[str, int], lang: str, game: str, *, zeros: bool = False) -> str:
    """Pieces or markers with their numbers."""
    names = {kind: f"piece-{kind}" if has_in(lang, game, f"piece-{kind}") else f"marker-{kind}" for kind in held}
    return _listed([f"{say_in(lang, game, names[kind])} {n}" for kind, n in held.items() if n or zeros])


def _listed(parts: Sequence[str]) -> str:
    """Several things after each other, none of which a line breaks."""
    return f"{TIE}· ".join(part.replace(" ", TIE) for part in parts)


def chits(held: Mapping[str, str | Sequence[str] | None], lang: str, game: str) -> str:
    """The chits of one kind, pool first; places without a chit are left out."""
    parts = []
    for place, there in held.items():
        names = [there] if isinstance(there, str) else there
        if names:
            listed = say(lang, "comma").join(_chit(name, lang, game) for name in names)
            parts.append(say_in(lang, game, f"terminal-chits-{place}", chits=listed))
    return " · ".join(parts)


def _chit(name: str, lang: str, game: str) -> str:
    """A value stands for itself."""
    return name if name.isdecimal() else say_in(lang, game, f"chit-{name}")


def card(card_id: str, lang: str, game: str, *, tip: bool = False) -> RenderableType:
    """A card with its sides in our words, after what happens before anyone acts."""
    parts: list[RenderableType] = [Prose(card_heading(lang, game, card_id), style="bold yellow")]
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    icon = render.card_icon(lang, game, card_id)
    if icon is not None:
        help_on = Prose(icon[1], heading=say(lang, "terminal-heading-of", name=icon[0]))
        table.add_row(Text(say_in(lang, game, "terminal-icon"), style="bold"), help_on)
    for side, text in card_sides(lang, game, card_id):
        table.add_row(Text(side, style="bold"), Prose(text))
    note = card_tip(lang, game, card_id) if tip else None
    if note is not None:
        table.add_row(Text(say(lang, "terminal-card-note"), style="bold"), Prose(note))
    parts.append(Padding(table, (0, 0, 0, 2)))
    return Group(*parts)


def capabilities(held: Sequence[Mapping[str, str]], lang: str, game: str) -> RenderableType:
    """The Capabilities in force with the text of their side."""
    parts: list[RenderableType] = [Text(say(lang, "terminal-capabilities"), style="bold")]
    for capability in held:
        name, side = capability["card"], capability["side"]
        label, text = card_text(lang, game, name, side)
        title = f"{render.card_title(lang, game, name)}{f' ({label})' if label else ''} "
        parts.append(Padding(Prose(text, heading=title), (0, 0, 0, 2)))
    return Group(*parts)
