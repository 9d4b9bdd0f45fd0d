"""The player aid: what can be typed, and what actions, sections and cards say."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coinbox.game import Game
from coinbox.terminal import board as drawn
from coinbox.terminal.prose import Prose
from coinbox.terminal.words import card_ids, examples, section_help
from coinbox.text import has_in, say, say_in
from coinbox.text.glossary import term_of

COMMANDS = {
    "? [NAME]": "help",
    "undo": "undo",
    "why NAME ...": "why",
    "board": "board",
    "card [ID]": "card",
    "cards": "cards",
    "forecast": "forecast",
    "log [N]": "log",
    "save [FILE]": "save",
    "lang en|ja": "lang",
    "quit": "quit",
}
"""What can be typed -> the message that explains it."""
MOST_ACTIONS = 5
"""So many offered actions are explained at once."""


def overview(lang: str, game: Game) -> RenderableType:
    """The commands, the section of the question at hand, and the actions that it offers."""
    words = []
    decision = game.decision_in(lang)
    if decision is not None:
        actions = [choice.name for choice in decision.options if choice.kind == "action"]
        words = [decision.rule, *(actions if len(actions) <= MOST_ACTIONS else [])]
    found = (help_on(lang, game.id, word) for word in words)
    return Group(commands(lang, game.id), *(part for part in found if part is not None))


def commands(lang: str, game: str) -> RenderableType:
    """What can be typed at the prompt."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    for syntax, message in COMMANDS.items():
        table.add_row(Text(syntax), Prose(say_in(lang, game, f"terminal-help-{message}", **examples(game))))
    return Group(Prose(say(lang, "terminal-help-choose")), Padding(table, (0, 0, 0, 2)))


def help_on(lang: str, game: str, word: str) -> RenderableType | None:
    """The player aid of an action, a card, a section or a term."""
    if has_in(lang, game, f"action-{word}-help"):
        return _explained(lang, say_in(lang, game, f"action-{word}"), say_in(lang, game, f"action-{word}-help"))
    if word.upper() in card_ids(game):
        return drawn.card(word.upper(), lang, game, tip=True)
    if word[:1].isdecimal():
        section = section_help(lang, game, word)
        return None if section is None else _explained(lang, *section)
    term = term_of(game, word)
    return None if term is None else _explained(lang, term.words[lang], term.about[lang])


def _explained(lang: str, name: str, text: str) -> Prose:
    return Prose(text, heading=say(lang, "terminal-heading-of", name=name))
