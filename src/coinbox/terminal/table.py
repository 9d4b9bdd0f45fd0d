"""The terminal table: people and bots take their turns at a prompt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from coinbox.game import Decision, Game
from coinbox.kernel.errors import CoinboxError
from coinbox.loading import read_under
from coinbox.players import Player
from coinbox.terminal import aid, outlook, reading
from coinbox.terminal import board as drawn
from coinbox.terminal.files import is_record, write_record
from coinbox.terminal.options import option_list
from coinbox.terminal.prose import Prose
from coinbox.terminal.words import card_heading, card_ids, examples, indented, result_line, tracks_line
from coinbox.text import LANGUAGES, render, say, say_in
from coinbox.text.errors import told
from coinbox.text.glossary import term_of

END_TURN = "end-turn"
LOG_LINES = 20
INTERRUPTED = 130
"""The exit code of a program that Ctrl-C ended."""


class Table:
    """One game at one keyboard; a seat without a player is a person's."""

    def __init__(
        self,
        game: Game,
        seats: Mapping[str, Player | None],
        *,
        console: Console,
        ask: Callable[[str], str],
        path: Path | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.console = console
        self.ask = ask
        self.path = path
        """Where the game was read from or saved to."""
        self.saved = game.journal
        self.told = 0
        """How much of the log has been shown."""
        self.drawn_turn = -1
        """The turn that the board was last drawn for."""
        self.acting: str | None = None
        """The bot whose moves are being shown."""
        self.because: str | None = None
        self.left = False
        self.commands: dict[str, Callable[[list[str]], None]] = {
            "?": self.help,
            "help": self.help,
            "undo": lambda words: self.undo(words, force=False),
            "undo!": lambda words: self.undo(words, force=True),
            "why": self.why,
            "save": self.save,
            "log": self.log,
            "board": lambda _words: self.draw(),
            "card": self.card,
            "cards": self.cards,
            "forecast": self.forecast,
            "lang": self.language,
            "quit": self.quit,
        }

    # -- speaking ----------------------------------------------------------------------------------------------------

    @property
    def lang(self) -> str:
        return self.game.lang

    def say(self, message: str, *, style: str = "", **args: str | int) -> None:
        """Print a sentence of the terminal."""
        said = examples(self.game.id) | args
        self.show(Prose(say_in(self.lang, self.game.id, f"terminal-{message}", **said), style=style))

    def complain(self, message: str, **args: str | int) -> None:
        """Print what was wrong with an input."""
        self.say(message, style="yellow", **args)

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def draw(self) -> None:
        """Print the whole board."""
        self.show(Text(), drawn.board(self._view(), self.lang, self.console.width))

    def _view(self) -> dict[str, object]:
        return {"game": self.game.id, "scenario": self.game.scenario, **self.game.board()}

    def tell(self) -> None:
        """Print what happened since the last time."""
        entries = self.game.entries
        for line in render.story(self.lang, self.game.id, entries[self.told :]):
            self.show(indented(line, style="bold" if line.message in ("card", "phase", "over") else ""))
        self.told = len(entries)

    def _faction(self, faction: str) -> str:
        return say_in(self.lang, self.game.id, f"faction-{faction}")

    # -- playing -----------------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or somebody leaves; returns the exit code."""
        try:
            self.say("welcome", game=say_in(self.lang, self.game.id, "game"))
            if self.game.is_older:
                self.show(Prose(read_under(self.lang, self.game), style="dim"))
            while not self.left and not self.game.over:
                self._step()
            if not self.left:
                self._finish()
        except (KeyboardInterrupt, EOFError):
            self.show(Text())
            return self._leave_at_once()
        except Exception:
            self._rescue()
            raise
        return 0

    def _step(self) -> None:
        actor = self.game.actor
        assert actor is not None
        player = self.seats.get(actor)
        if player is not None:
            self._bot_plays(actor, player)
        else:
            self._person_plays(actor)

    def _bot_plays(self, actor: str, player: Player) -> None:
        """One choice of a bot; its moves are shown when it says why, or when somebody else decides."""
        if self.acting != actor:
            self.tell()
            self.acting, self.because = actor, None
            style = drawn.faction_style(self.game.rules, actor)
            name = render.player_name(self.lang, player.name)
            title = Text(f"{self._faction(actor)} · {name} · {self._tracks()}", style=style)
            self.show(Rule(title, align="left", style="dim"))
        option = player.choose(self.game)
        because = player.reason(self.lang)
        if because is not None and because != self.because:
            self.tell()
            self.show(Prose(because, style="dim" if self.lang == "ja" else "italic"))
            self.because = because
        turns = len(self.game.turns)
        self.game.answer(option)
        if len(self.game.turns) != turns:
            self.acting = None
            self.tell()

    def _tracks(self) -> str:
        return tracks_line(self.lang, self.game.id, self.game.tracks())

    def _person_plays(self, actor: str) -> None:
        self.acting = None
        turns = self.game.turns
        if self._is_closing() and not turns[-1].asked:
            # Nothing was asked in this turn, so there is nothing to hold it open for.
            self.game.play(END_TURN)
            return
        self.tell()
        if self.drawn_turn != len(turns):
            self.drawn_turn = len(turns)
            self.draw()
        decision = self.game.decision
        assert decision is not None
        self._show_decision(decision)
        self._obey(self.ask(f"{self._faction(actor)}> "))

    def _is_closing(self) -> bool:
        return self.game.offered == (END_TURN,)

    def _show_decision(self, decision: Decision) -> None:
        style = drawn.faction_style(self.game.rules, decision.actor)
        self.show(Text(), Rule(Text(f"{self._faction(decision.actor)} · {self._tracks()}", style=style), align="left"))
        self.show(Prose(decision.prompt, style="bold", note=f"[{decision.rule}]"))
        self.show(option_list(decision, self.game.id, self.lang, self.console.width))
        if self._is_closing():
            self.say("enter-ends", style="dim")

    def _obey(self, line: str) -> None:
        """Carry out a line: a command, or options one after the other."""
        words = line.split()
        if not words:
            if self._is_closing():
                self.game.play(END_TURN)
            return
        command = self.commands.get(words[0].lower())
        if command is not None and words[0] not in self.game.offered:
            command(words[1:])
        elif words[0].startswith("?") and len(words[0]) > 1:
            self.help([words[0][1:], *words[1:]])
        else:
            self._play_words(words)

    def _play_words(self, words: list[str]) -> None:
        """Play words in turn; stop at the first bad one, and when somebody else decides."""
        actor = self.game.actor
        played: list[str] = []
        for word in words:
            name = self._meant(word) if self.game.actor == actor else None
            if name is None:
                break
            self.game.play(name)
            played.append(name)
        if played and played != words[: len(played)]:
            self.show(Text(f"  {' '.join(played)}", style="dim"))
        if len(played) < len(words) > 1:
            self.complain("not-played", words=" ".join(words[len(played) :]))

    def _meant(self, word: str) -> str | None:
        """The offered name that a word means; None after saying what is wrong with it."""
        try:
            return reading.meant(self.game, word, tuple(self.commands))
        except reading.Misread as wrong:
            self.complain(wrong.message, **wrong.args_of_message)
            return None

    # -- commands ----------------------------------------------------------------------------------------------------

    def help(self, words: list[str]) -> None:
        """What can be typed, and the player aid of the question at hand or of the words given."""
        if not words:
            self.show(aid.overview(self.lang, self.game))
        for word in [" ".join(words)] if term_of(self.game.id, " ".join(words)) else words:
            found = aid.help_on(self.lang, self.game.id, word)
            if found is None:
                self.complain("help-unknown", word=word)
            else:
                self.show(found)

    def undo(self, words: list[str], *, force: bool) -> None:
        """Take back the last decision of a person, not behind dice or cards unless forced."""
        if words:
            self.complain("no-argument", command="undo")
            return
        game = self.game
        back = game.takeback([faction for faction in game.rules.factions if self.seats.get(faction) is None])
        if back is None:
            self.complain("nothing-to-undo")
        elif back.behind_chance and not force:
            self.complain("undo-chance")
        else:
            before, turns = game.journal, len(game.turns)
            for _ in range(back.questions):
                game.undo()
            self.told = len(game.entries)
            if len(game.turns) != turns:
                self.drawn_turn = -1
            self.say("undone", words=" ".join(before[len(game.journal) :]))

    def why(self, words: list[str]) -> None:
        """Why an option is not offered; several names are played in thought."""
        if not words:
            self.complain("why-what")
            return
        try:
            reading.explain(self.game, [word.lower() for word in words], tuple(self.commands))
            self.say("it-is-offered", name=" ".join(words))
        except reading.Misread as wrong:
            self.complain(wrong.message, **wrong.args_of_message)

    def save(self, words: list[str]) -> None:
        """Save to a file, by default the one used before."""
        if len(words) > 1:
            self.complain("one-file")
        elif not words and self.path is None:
            self.complain("save-where")
        else:
            self._save(Path(words[0]).expanduser() if words else self.path)

    def _save(self, path: Path | None) -> bool:
        assert path is not None
        try:
            foreign = path != self.path and path.is_file() and is_record(path)
            if foreign and not self._yes(say(self.lang, "terminal-overwrite", file=str(path))):
                self.say("not-saved")
                return False
            write_record(path, self.game.record())
        except (CoinboxError, OSError) as error:
            self.complain("cannot-save", error=told(self.lang, error))
            return False
        self.path = path
        self.saved = self.game.journal
        self.say("saved", file=str(path), n=self.game.decisions)
        return True

    def _yes(self, question: str) -> bool:
        return self.ask(f"{question} ").strip().lower() in ("y", "yes")

    def log(self, words: list[str]) -> None:
        """The last lines of the log."""
        if len(words) > 1 or (words and not words[0].isdecimal()):
            self.complain("log-number")
            return
        number = int(words[0]) if words else LOG_LINES
        lines = self.game.story()
        for line in lines[max(0, len(lines) - number) :]:
            self.show(indented(line))

    def card(self, words: list[str]) -> None:
        """A card with its tip: the current one, or those named."""
        current = self._view()["card"]
        names = [word.upper() for word in words] or ([str(current)] if current else [])
        for name in names:
            if name in card_ids(self.game.id):
                self.show(drawn.card(name, self.lang, self.game.id, tip=True))
            else:
                self.complain("no-card", card=name)

    def cards(self, _words: list[str]) -> None:
        """The cards played so far, and how many are left."""
        view = self.game.board()
        played = view["played"]
        assert isinstance(played, list)
        for number, name in enumerate(played, 1):
            self.show(Text(f"{number:>3} {card_heading(self.lang, self.game.id, str(name))}"))
        self.say("cards-left", n=int(str(view["cards_left"])))

    def forecast(self, words: list[str]) -> None:
        """What the next Propaganda Round would bring as the board stands."""
        ahead = self.game.forecast()
        if words:
            self.complain("no-argument", command="forecast")
        elif ahead is None:
            self.say("no-forecast")
        else:
            self.show(outlook.forecast(ahead, self.lang, self.game.id))

    def language(self, words: list[str]) -> None:
        """Change the language of everything that is shown."""
        if len(words) != 1 or words[0] not in LANGUAGES:
            self.complain("languages", languages=", ".join(LANGUAGES))
            return
        self.game.lang = words[0]
        self.draw()

    def quit(self, _words: list[str]) -> None:
        """Leave; a game that was played on since the last save may be saved first."""
        self.left = self._ask_to_save(may_stay=True)

    # -- leaving -----------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        """The game is over: board, result, and the question whether to save."""
        self.tell()
        self.draw()
        result = self.game.result
        assert result is not None
        self.show(Prose(result_line(self.lang, self.game.id, result), style="bold"))
        self._ask_to_save(may_stay=False)

    def _ask_to_save(self, *, may_stay: bool) -> bool:
        """Ask where to save, until it is saved or declined; False if the person wants to play on."""
        if self.game.journal == self.saved:
            return True
        default = self.path or _free_name(self.game.id)
        question = say(self.lang, "terminal-ask-save" if may_stay else "terminal-ask-save-over", file=str(default))
        while True:
            answer = self.ask(f"{question} ").strip()
            if answer.lower() in ("n", "no"):
                self.say("not-saved")
                return True
            if may_stay and answer.lower() in ("c", "cancel"):
                return False
            if self._save(Path(answer).expanduser() if answer else default):
                return True

    def _leave_at_once(self) -> int:
        """After Ctrl-C or Ctrl-D: ask once to save; the same again leaves without saving."""
        try:
            self._ask_to_save(may_stay=False)
        except (KeyboardInterrupt, EOFError) as again:
            self.show(Text())
            self.say("not-saved")
            return INTERRUPTED if isinstance(again, KeyboardInterrupt) else 0
        return 0

    def _rescue(self) -> None:
        """A defect of the program must not cost the game: keep it in a new file."""
        path = _free_name(self.game.id)
        write_record(path, self.game.record())
        self.complain("rescued", file=str(path))


def _free_name(game: str) -> Path:
    """A file name that is not taken yet."""
    number = 1
    while (path := Path(f"{game}-{number}.coin")).exists():
        number += 1
    return path
