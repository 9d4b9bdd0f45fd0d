"""The command line: `coinbox serve`, `play`, `replay`, `sim`, `arena`, `analyse` and the other commands."""

import contextlib
import os
import sys
import warnings
from collections.abc import Iterator, Sequence

from cyclopts import (
    App,
    Argument,
    CoercionError,
    CycloptsError,
    Group,
    MissingArgumentError,
    Parameter,
    RepeatArgumentError,
    Token,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from coinbox.admin import add_admin
from coinbox.cli_exercises import add_exercises
from coinbox.cli_lab import add_lab
from coinbox.cli_learn import add_learning
from coinbox.cli_records import add_records
from coinbox.cli_reference import add_reference
from coinbox.cli_tables import add_tables
from coinbox.cli_words import fail, language, language_of_the_system
from coinbox.kernel.errors import CoinboxError
from coinbox.text import LANGUAGES, say
from coinbox.text.errors import told

BROKEN_PIPE = 1
INTERRUPTED = 130
HELP = frozenset({"--help", "-h"})
NO_EXAMPLES = {"game": "GAME", "first": "FACTION", "second": "FACTION", "card": "CARD", "bots": "BOT"}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; every error is one line on stderr and exit code 2."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        with _warnings_in_one_line():
            lang = _wanted_language(words)
            app = build_app(lang, _examples(words, lang))
            code = app(words, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BrokenPipeError:
        # The reader of a pipe (head, less) has seen enough; Python must not complain when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return fail(say(_wanted_language(words), "cli-interrupted"), INTERRUPTED)
    except (OSError, CoinboxError) as error:
        return fail(told(_wanted_language(words), error))
    except CycloptsError as error:
        return fail(_misunderstood(_wanted_language(words), error))


def _misunderstood(lang: str, error: CycloptsError) -> str:
    """What is wrong with the words of a command line; a kind that is not known has the words of the parser."""
    kind = type(error).__name__.removesuffix("Error")
    facts = _facts_of_words(error)
    if facts is None:
        return say(lang, "cli-error-other", problem=str(error))
    return say(lang, f"cli-error-{kind}", **facts)


def _facts_of_words(error: CycloptsError) -> dict[str, str] | None:
    """What the message of this kind tells; None for a kind without one."""
    command = " ".join(error.command_chain or ("coinbox",))
    match error:
        case UnknownCommandError(app=App() as app, unused_tokens=[word, *_]):
            return {"word": word, "known": ", ".join(name for name in app if not name.startswith("-"))}
        case UnknownOptionError(token=token, argument_collection=known):
            options = [name for argument in known for name in argument.names if name.startswith("--")]
            return {"command": command, "word": token.keyword or token.value, "known": ", ".join(options)}
        case UnusedCliTokensError(unused_tokens=[*words]):
            return {"command": command, "word": " ".join(words)}
        case MissingArgumentError(argument=Argument() as argument, keyword=keyword):
            kind = "other" if keyword is None else "option"
            return {"command": command, "name": keyword or argument.name, "kind": kind}
        case RepeatArgumentError(token=token):
            return {"name": token.keyword or token.value}
        case CoercionError(token=Token() as token, argument=Argument() as argument, target_type=type() as wanted):
            return {"name": token.keyword or argument.name, "word": token.value, "type": wanted.__name__}
    return None


@contextlib.contextmanager
def _warnings_in_one_line() -> Iterator[None]:
    """Say what a warning says, without the place in the code that gives it."""

    def show(message: Warning | str, *_: object, **__: object) -> None:
        print(f"coinbox: {message}", file=sys.stderr)

    with warnings.catch_warnings():
        warnings.showwarning = show
        yield


def _examples(words: Sequence[str], lang: str) -> dict[str, str]:
    """What help names as an example: the first game, its factions and a card, and all bots; nothing else needs one."""
    if words and HELP.isdisjoint(words):
        return NO_EXAMPLES
    from coinbox.library import cards_of, game_ids, rules_of
    from coinbox.players import BOTS
    from coinbox.text import render

    try:
        game = game_ids()[0]
    except CoinboxError:
        return NO_EXAMPLES
    first, second = rules_of(game).factions[:2]
    bots = say(lang, "comma").join(say(lang, "cli-bot", bot=bot, name=render.player_name(lang, bot)) for bot in BOTS)
    return {"game": game, "first": first, "second": second, "card": cards_of(game)[0].id, "bots": bots}


def _wanted_language(words: Sequence[str]) -> str:
    """The language of help and errors, found before the words are understood."""
    for at, word in enumerate(words):
        value = word.partition("=")[2] if word.startswith("--lang=") else "".join(words[at + 1 : at + 2])
        if word.partition("=")[0] == "--lang" and value in LANGUAGES:
            return value
    return language_of_the_system()


def build_app(lang: str, examples: dict[str, str]) -> App:
    """All commands, with their help and its examples in a language."""
    import coinbox

    app = App(
        name="coinbox",
        help=say(lang, "cli-help"),
        version=coinbox.__version__,
        help_format="plaintext",
        suppress_keyboard_interrupt=False,
        group_commands=Group(say(lang, "cli-commands"), sort_key=1),
        group_arguments=Group(say(lang, "cli-arguments"), sort_key=0),
        group_parameters=Group(say(lang, "cli-options"), sort_key=2),
    )

    def option(name: str) -> Parameter:
        return Parameter(help=say(lang, f"cli-option-{name}", **examples), negative="")

    def about(command: str) -> str:
        return say(lang, f"cli-{command}", **examples)

    for add in (add_tables, add_lab, add_records, add_reference, add_learning, add_exercises):
        add(app, about, option)
    add_admin(app, lang, about, option, language)
    return app
