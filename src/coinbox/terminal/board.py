"""The board as text: pure functions from a view to things that rich can print."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coinbox.library import AnyRules, rules_of
from coinbox.terminal.prose import Prose
from coinbox.terminal.words import View, card_heading, card_sides, card_tip, track_name
from coinbox.text import has, has_in, say, say_in

WIDE = 116
"""Columns from which the tracks stand beside the map."""
TRACK = 20
STYLES = ("cyan", "red")
"""The colour of each faction; every fact is also said in words."""
NOTHING = "·"
LEVEL_STYLES = {"support": "green", "loyalty": "green", "opposition": "magenta", "resistance": "magenta"}
STEPPED = ("commander", "pipeline")
"""Tracks whose steps have names; a view has those of its game."""
VALUES = frozenset({"population"})
"""Markers that show a number instead of being counted."""


def faction_style(rules: AnyRules, faction: str | None) -> str:
    """The colour of a faction."""
    return STYLES[rules.factions.index(faction)] if faction in rules.factions else ""


def piece_kinds(rules: AnyRules) -> list[str]:
    """The kinds of pieces that can stand on the map, in the order of the vocabulary."""
    return list(dict.fromkeys(o.piece for o in rules.vocabulary.options if o.kind == "piece" and o.piece))


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
        parts += [Text(), card(view["card"], lang)]
    if view["capabilities"]:
        parts += [Text(), capabilities(view["capabilities"], lang)]
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
            game=say(lang, f"game-{view['game']}"),
            scenario=say(lang, f"terminal-scenario-{view['scenario']}"),
            card=played,
            left=view["cards_left"],
            propaganda=view["propaganda_seen"],
        ),
        style="bold",
    )


def spaces(view: View, lang: str, rules: AnyRules) -> RenderableType:
    """One row a space: Population, terrain, Control, level, pieces, markers."""
    kinds = piece_kinds(rules)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0, header_style="bold")
    table.add_column(say(lang, "terminal-space"), no_wrap=True)
    table.add_column(say(lang, "terminal-population"), justify="right", no_wrap=True)
    table.add_column(say(lang, "terminal-terrain"), no_wrap=True)
    table.add_column(say(lang, "terminal-control"), no_wrap=True)
    table.add_column(say(lang, "terminal-level"), no_wrap=True)
    for kind in kinds:
        table.add_column(say(lang, f"terminal-short-{kind}"), justify="right", no_wrap=True)
    table.add_column(say(lang, "terminal-markers"))
    for space in view["spaces"]:
        table.add_row(*_space_row(space, lang, rules, kinds))
    legend = "  ".join(
        f"{say(lang, f'terminal-short-{kind}')} {say_in(lang, rules.id, f'piece-{kind}')}" for kind in kinds
    )
    return Group(table, Text(legend, style="dim"))


def _space_row(space: View, lang: str, rules: AnyRules, kinds: Sequence[str]) -> list[Text]:
    control = space["control"]
    held = say_in(lang, rules.id, f"faction-{control}") if control in rules.factions else NOTHING
    level = say_in(lang, rules.id, f"level-{space['level']}") if space["level"] != "neutral" else NOTHING
    pieces = [str(space["pieces"].get(kind, NOTHING)) for kind in kinds]
    return [
        Text(say_in(lang, rules.id, f"space-{space['id']}"), style="bold" if space["pieces"] else ""),
        Text(str(space["population"])),
        Text(say_in(lang, rules.id, f"terminal-terrain-{space['terrain']}")),
        Text(held, style=faction_style(rules, control)),
        Text(level, style=LEVEL_STYLES.get(space["level"], "")),
        *(Text(piece) for piece in pieces),
        Text(markers(space["markers"], lang, rules.id)),
    ]


def markers(held: Mapping[str, int], lang: str, game: str) -> str:
    """The markers of a space; more than one of a kind are counted."""
    return ", ".join(say_in(lang, game, f"marker-{kind}") + _number(kind, n) for kind, n in held.items())


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
        table.add_row(track_name(lang, track), Text(str(value), style="bold"), bar)
    for track in STEPPED:
        if track in view:
            table.add_row(say(lang, f"track-{track}"), "", say_in(lang, rules.id, f"{track}-{view[track]}"))
    return table


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
    """What is Available or Out of Play, and what the steps of the named tracks mean."""
    game = view["game"]
    lines = [say(lang, "terminal-available", pieces=_counted(view["available"], lang, game))]
    if "out_of_play" in view:
        lines.append(say(lang, "terminal-out-of-play", pieces=_counted(view["out_of_play"], lang, game)))
    for track in STEPPED:
        step = f"{track}-{view.get(track)}.help"
        if has(lang, step):
            lines.append(say(lang, "terminal-step", track=say(lang, f"track-{track}"), help=say(lang, step)))
    return [Prose(line) for line in lines]


def _counted(held: Mapping[str, int], lang: str, game: str) -> str:
    """Pieces or markers with their numbers."""
    names = {kind: f"piece-{kind}" if has_in(lang, game, f"piece-{kind}") else f"marker-{kind}" for kind in held}
    return " · ".join(f"{say_in(lang, game, names[kind])} {number}" for kind, number in held.items())


def card(card_id: str, lang: str, *, tip: bool = False) -> RenderableType:
    """A card with its sides in our words."""
    parts: list[RenderableType] = [Text(card_heading(lang, card_id), style="bold yellow")]
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    for side, text in card_sides(lang, card_id):
        table.add_row(Text(side, style="bold"), Prose(text))
    note = card_tip(lang, card_id) if tip else None
    if note is not None:
        table.add_row(Text(say(lang, "terminal-card-note"), style="bold"), Prose(note))
    parts.append(Padding(table, (0, 0, 0, 2)))
    return Group(*parts)


def capabilities(held: Sequence[Mapping[str, str]], lang: str) -> RenderableType:
    """The Capabilities in force with the text of their side."""
    parts: list[RenderableType] = [Text(say(lang, "terminal-capabilities"), style="bold")]
    for capability in held:
        name, side = capability["card"], capability["side"]
        title = f"{name} {say(lang, f'card-{name}-title')} ({say(lang, f'terminal-{side}')}) "
        parts.append(Padding(Prose(say(lang, f"card-{name}-{side}"), heading=title), (0, 0, 0, 2)))
    return Group(*parts)
