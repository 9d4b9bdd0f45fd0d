"""The command line: what each command prints, and one clear line with exit code 2 for everything that is wrong."""

from __future__ import annotations

import io
import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import coinbox
from coinbox.cli import main
from coinbox.kernel.perft import perft
from coinbox.lab.jobs import Unfinished
from coinbox.lab.simulate import Plan, Tally, play_games
from coinbox.learn.editor import start_of
from coinbox.learn.study import Comment, Study, Turnoff, Way, write_study
from tests.games import OWN_GAMES

COMMANDS = (
    *("play", "serve", "sim", "arena", "balance", "train", "replay", "analyse"),
    *("check", "perft", "cards", "show", "games"),
)


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> Run:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path_factory.mktemp("here"))
    return Run(capsys, monkeypatch)


class Run:
    """Runs a command in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *argv: object, typed: str = "") -> Outcome:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(word) for word in argv])
        return Outcome(code, *self.capsys.readouterr())

    def fails(self, *argv: object) -> str:
        """The one line that the command fails with."""
        outcome = self(*argv)
        assert outcome.code == 2, outcome
        assert outcome.out == ""
        assert outcome.err.startswith("coinbox: ")
        assert outcome.err.count("\n") == 1, outcome.err
        return outcome.err


def spawn(*argv: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Runs a command in a process of its own, without a terminal."""
    env = os.environ | {"PYTHONPATH": str(Path(coinbox.__file__).parents[1])}
    command = [sys.executable, "-m", "coinbox", *argv]
    return subprocess.run(command, check=False, capture_output=True, text=True, cwd=cwd, env=env, input="")


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a finished random game."""
    import random

    game = coinbox.new("malaya", seed=4)
    draw = random.Random(4)
    while not game.over:
        game.driver.step(draw.choice(list(game.driver.options())))
    path = tmp_path / "finished.coin"
    path.write_text(game.record(), encoding="utf-8")
    return path


@pytest.fixture
def kenyan(tmp_path: Path) -> Path:
    """The record of a random game of Kenya that was left in the middle."""
    import random

    game = coinbox.new("kenya", seed=4)
    draw = random.Random(4)
    while game.driver.decisions < 60:
        game.driver.step(draw.choice(list(game.driver.options())))
    path = tmp_path / "kenyan.coin"
    path.write_text(game.record(), encoding="utf-8")
    return path


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """The record of a game in the middle of its first turn."""
    game = coinbox.new("malaya", seed=3, players={"british": "human", "mcp": "random"})
    game.play("op-special").play("train")
    path = tmp_path / "begun.coin"
    path.write_text(game.record(), encoding="utf-8")
    return path


# -- help ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    english, japanese = run(command, "--help"), run(command, "--lang", "ja", "--help")
    assert english.code == japanese.code == 0
    assert f"Example: coinbox {command}" in english.out
    assert f"例：coinbox {command}" in japanese.out


def test_help_lists_the_commands(run: Run) -> None:
    outcome = run("--help")
    assert outcome.code == 0
    assert all(f" {command} " in outcome.out for command in COMMANDS)
    assert run().out == outcome.out


def test_help_takes_its_examples_from_the_first_game(run: Run) -> None:
    assert "coinbox play malaya mcp=greedy --seed 7" in run("play", "--help").out
    assert "coinbox cards malaya M1" in run("cards", "--help", "--lang", "ja").out
    assert "british=greedy" in run("sim", "-h").out


def test_what_is_no_help_loads_no_game() -> None:
    code = (
        "import sys; from coinbox.cli import main; main(['--version']); main(['check', 'no such file']);"
        "sys.exit([m for m in sys.modules if m.startswith(('coinbox.games.', 'coinbox.lab', 'coinbox.players'))] != [])"
    )
    env = os.environ | {"PYTHONPATH": str(Path(coinbox.__file__).parents[1])}
    assert subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, env=env).returncode == 0


def test_version(run: Run) -> None:
    assert run("--version").out.strip() == coinbox.__version__


# -- wrong arguments -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ("play malya", "there is no game 'malya'; games: malaya"),
        ("sim malya", "there is no game 'malya'; games: malaya"),
        ("perft malya --depth 1", "there is no game 'malya'"),
        ("cards malya", "there is no game 'malya'"),
        ("show malya", "there is no game 'malya'"),
        ("play malaya --scenario long", "no scenario 'long'; scenarios: standard, extended"),
        ("sim malaya --scenario long", "no scenario 'long'; scenarios: standard, extended"),
        ("perft malaya --depth 1 --scenario long", "no scenario 'long'"),
        ("play malaya french=random", "no faction 'french'; factions: british, mcp"),
        ("play malaya mcp=stockfish", "there is no player 'stockfish'; players: human, random, novice, greedy"),
        ("play malaya greedy", "'greedy' is not FACTION=PLAYER"),
        ("play malaya mcp=random mcp=greedy", "mcp is given two players"),
        ("sim malaya mcp=search:0", "'0' is no budget"),
        ("play malaya mcp=search:abc", "'abc' is no budget"),
        ("sim malaya mcp=greedy:3", "greedy takes no budget"),
        ("sim malaya mcp=stockfish", "there is no player 'stockfish'; players: random, novice, greedy"),
        ("sim malaya mcp=human", "people cannot play in a simulation"),
        ("sim malaya --games 0", "games must be at least 1"),
        ("sim malaya --games -5", "games must be at least 1"),
        ("sim malaya --games many", "--games"),
        ("sim malaya --jobs 0", "jobs must be at least 1"),
        ("sim malaya --lang fr", "no language 'fr'; languages: en, ja"),
        ("play malaya --lang fr", "no language 'fr'"),
        ("perft malaya", "--depth"),
        ("perft malaya --depth -1", "depth must be at least 0"),
        ("perft malaya --depth 0 --divide", "depth must be at least 1"),
        ("cards malaya M99", "no card 'M99'; cards: M1, M2,"),
        ("sim malaya --frob", "--frob"),
        ("frob", "frob"),
        ("play", "GAME"),
        ("check", "FILE"),
        ("replay no-such-file.coin", "no-such-file.coin: no such file"),
        ("check no-such-file.coin", "no-such-file.coin: no such file"),
        ("play malaya --record no-such-file.coin", "no-such-file.coin: no such file"),
        ("replay .", ".: this is a folder, not a file"),
    ],
)
def test_wrong_arguments_are_one_line_and_exit_code_2(run: Run, argv: str, said: str) -> None:
    assert said in run.fails(*argv.split())


def test_no_traceback_in_a_process_of_its_own() -> None:
    outcome = spawn("sim", "malaya", "--games", "0")
    assert (outcome.returncode, outcome.stdout, outcome.stderr) == (2, "", "coinbox: games must be at least 1\n")


# -- broken records --------------------------------------------------------------------------------------------------

HEADER = "coinbox record 1\ngame: malaya   scenario: standard\n"


def turns(*lines: str) -> bytes:
    """A record with these lines."""
    return (f"{HEADER}---\n" + "\n".join(lines)).encode()


def position(**spaces: dict[str, int]) -> bytes:
    """A record that begins with these spaces."""
    start = {"stage": "first", "played": ["M23"], "spaces": spaces}
    return f"{HEADER}position: {json.dumps(start)}\n---\n".encode()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "the file is empty"),
        (b"\n \n", "the file is empty"),
        (b"\x7fELF\x02\x01\x00\x00\xff\xfe", "not a text file (byte 9 is not UTF-8)"),
        (b"PK\x03\x04 some archive", "line 1: a record begins with"),
        ("名前\n".encode("shift_jis"), "not UTF-8"),
        (b"coinbox record 1\ngame: malaya   scen", "line 2: "),
        (b"coinbox record 1\ngame: malaya\n", "line 3: the header is not closed"),
        (b"coinbox record 1\nscenario: standard\n---\n", "names no game"),
        (b"coinbox record 1\ngame: chess\n---\n", "there is no game 'chess'; games: malaya"),
        (b"coinbox record 1\ngame: malaya   scenario: long\n---\n", "no scenario 'long'"),
        (b"coinbox record 1\ngame: malaya   rules: 99\n---\n", "rules version 99"),
        (turns("card:M23", "british  op-special trai"), "line 5, token 3: 'trai' is not an option"),
        (turns("card:M99"), "line 4, token 1: 'card:M99' is not an option"),
        (turns("card:M23", "mcp  op-special"), "line 5, token 2: it is the turn of british"),
        (turns("card:M23", "british op-special rally"), "line 5, token 3: 'rally' is not offered here"),
        (position(ec_north={"bases": 1}), "a base in ec_north"),
        (position(thailand={"troops": 1}), "a troop in thailand"),
        (position(perak={"police": 16}), "position: police"),
        (position(perak={"active": 9, "underground": 9}), "3 guerrilla too many"),
        (position(atlantis={}), "no space 'atlantis'"),
        (f"{HEADER}position: nonsense\n---\n".encode(), "no JSON"),
    ],
)
def test_broken_records_are_one_line_that_names_the_place(run: Run, tmp_path: Path, data: bytes, said: str) -> None:
    path = tmp_path / "broken.coin"
    path.write_bytes(data)
    for command in (
        ("check", path),
        ("replay", path),
        ("replay", path, "--json"),
        ("play", "malaya", "--record", path),
    ):
        line = run.fails(*command)
        assert said in line
        assert f"coinbox: {path}: " in line
    assert path.read_bytes() == data


def test_a_record_cut_anywhere_is_read_or_refused_in_one_line(run: Run, finished: Path, tmp_path: Path) -> None:
    data = finished.read_bytes()
    cut = tmp_path / "cut.coin"
    codes = set()
    for length in [*range(0, 90, 3), *range(90, len(data), 97)]:
        cut.write_bytes(data[:length])
        outcome = run("check", cut)
        codes.add(outcome.code)
        assert outcome.code in (0, 2)
        assert (outcome.out + outcome.err).count("\n") == 1
    assert codes == {0, 2}


# -- records ---------------------------------------------------------------------------------------------------------


def test_check_says_how_each_record_stands(run: Run, finished: Path, begun: Path) -> None:
    outcome = run("check", finished, begun)
    game = coinbox.load(finished.read_text(encoding="utf-8"))
    first, second = outcome.out.splitlines()
    assert outcome.code == 0
    assert first.startswith(f"{finished}: ok, {game.driver.decisions} decisions, The MCP wins")
    assert second.startswith(f"{begun}: ok, 3 decisions, not finished: British to decide")


def test_check_goes_on_after_a_broken_record(run: Run, finished: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.coin"
    broken.write_text("something else", encoding="utf-8")
    outcome = run("check", broken, finished)
    assert outcome.code == 2
    assert outcome.out.startswith(f"{finished}: ok")
    assert outcome.err.startswith(f"coinbox: {broken}: line 1")


def test_replay_as_json(run: Run, finished: Path) -> None:
    data = json.loads(run("replay", finished, "--json").out)
    game = coinbox.load(finished.read_text(encoding="utf-8"))
    assert list(data) == ["game", "scenario", "decisions", "position", "result"]
    assert (data["game"], data["scenario"], data["decisions"]) == ("malaya", "standard", game.driver.decisions)
    assert data["position"] == game.position()
    assert game.result is not None
    assert data["result"]["winner"] == game.result.winner
    assert data["result"]["tracks"]["political_will"] == data["position"]["political_will"]


def test_replay_to_a_decision(run: Run, finished: Path) -> None:
    data = json.loads(run("replay", finished, "--to", 20, "--json").out)
    assert (data["decisions"], data["result"]) == (20, None)
    assert data["position"] == coinbox.load(finished.read_text(encoding="utf-8"), to=20).position()
    assert "not finished" in run("replay", finished, "--to", 20).out
    assert "the record has decisions 0 to" in run.fails("replay", finished, "--to", 99999)
    assert "the record has decisions 0 to" in run.fails("replay", finished, "--to", -1)


def test_replay_without_a_terminal_prints_every_turn(run: Run, finished: Path) -> None:
    out = run("replay", finished).out
    game = coinbox.load(finished.read_text(encoding="utf-8"))
    turns = [turn for turn in game.driver.turns if turn.options]
    assert f"{len(turns)}/{len(turns)} · " in out
    assert " ".join(out.split()).endswith(game_line(game))
    assert "プロパガンダラウンド" in run("replay", finished, "--lang", "ja").out


def game_line(game: coinbox.Game) -> str:
    assert game.result is not None
    tracks = game.result.tracks
    return f"British Resources {tracks['british_resources']} · MCP Resources {tracks['mcp_resources']}"


def test_replay_steps_on_a_terminal(finished: Path) -> None:
    shown = in_terminal(["replay", str(finished)], ["", "", "b", "q"])
    order = [shown.index(mark) for mark in ("Turn 1 of", "Turn 2 of", "Turn 3 of")]
    assert order == sorted(order)
    assert shown.count("Turn 2 of") == 2
    assert "Turn 4 of" not in shown


def in_terminal(argv: list[str], lines: list[str]) -> str:
    """What a command shows on a real (pseudo) terminal when these lines are typed, each at its prompt."""
    leader, follower = pty.openpty()
    env = os.environ | {
        "PYTHONPATH": str(Path(coinbox.__file__).parents[1]),
        "COLUMNS": "80",
        "LINES": "40",
        "TERM": "xterm",
        "NO_COLOR": "1",
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "coinbox", *argv], stdin=follower, stdout=follower, stderr=follower, env=env
    )
    os.close(follower)
    os.write(leader, "".join(f"{line}\n" for line in lines).encode())
    shown = b""
    while True:
        try:
            part = os.read(leader, 4096)
        except OSError:  # the terminal is closed when the process ends
            break
        if not part:
            break
        shown += part
    os.close(leader)
    assert process.wait(60) == 0
    return shown.decode()


# -- simulate, count, look things up ---------------------------------------------------------------------------------


def test_sim_as_json_in_a_process_of_its_own() -> None:
    outcome = spawn("sim", "malaya", "british=random", "mcp=random", "--games", "7", "--seed", "1", "--check", "--json")
    data = json.loads(outcome.stdout)
    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert (data["game"], data["games"], data["violations"], data["seed"]) == ("malaya", 7, 0, 1)
    assert set(data["wins"]) == set(data["intervals"]) == {"british", "mcp", "tie"}
    assert data["players"] == {"british": "random", "mcp": "random"}


def test_sim_jobs_check_and_plain_agree(run: Run) -> None:
    def wins(*more: object) -> object:
        data = json.loads(run("sim", "malaya", "--games", 60, "--seed", 8, "--json", *more).out)
        return data["wins"], data["decisions"], data["reasons"], data["tracks"]

    assert wins() == wins("--check") == wins("--jobs", 2)


def test_sim_table_in_both_languages(run: Run) -> None:
    english = run("sim", "malaya", "--games", 10, "--check").out
    japanese = run("sim", "malaya", "--games", 10, "--lang", "ja").out
    for words in ("The British win", "95% interval", "Mean final Political Will", "No invariant was violated."):
        assert words in english
    assert "英国の勝利" in japanese
    assert "終了時の政治意志の平均" in japanese


@pytest.mark.parametrize("game", OWN_GAMES)
def test_perft_counts_as_the_kernel_does(run: Run, game: str) -> None:
    counted = perft(coinbox.new(game, chance="ask").driver, 2)
    assert run("perft", game, "--depth", 2).out == f"{counted}\n"
    *parts, total = run("perft", game, "--depth", 2, "--divide").out.splitlines()
    assert int(total) == counted == sum(int(part.split()[1]) for part in parts)
    assert parts[0].startswith(f"card:{game[0].upper()}1 ")


@pytest.mark.parametrize(("game", "letter"), [("malaya", "M"), ("kenya", "K")])
def test_cards_lists_every_card_in_both_languages(run: Run, game: str, letter: str) -> None:
    english, japanese = run("cards", game).out, run("cards", game, "--lang", "ja").out
    for number in range(1, 36):
        assert f"{letter}{number} " in english
        assert f"{letter}{number} " in japanese


def test_one_card_is_shown_with_its_tip(run: Run) -> None:
    one = run("cards", "malaya", "m10").out
    assert "M10 Gurney Killed" in one
    assert "Unshaded" in one
    assert "Tip" in one
    assert "M11" not in one


def test_show_prints_the_map_and_the_setup(run: Run) -> None:
    out = run("show", "malaya").out
    assert "kuala_lumpur" in out
    assert "N.Semb. (S)" in out
    assert "2 (S)" in out
    assert "Political Will    12" in out


def test_show_prints_the_map_of_kenya(run: Run) -> None:
    english, japanese = run("show", "kenya").out, run("show", "kenya", "--lang", "ja").out
    assert "thompsons_falls" in english
    assert "Non-Reserve" in english
    assert "Out of Play: Police 8" in english
    assert "Emergency Powers" in english
    assert "非常大権" in japanese
    assert "プレイ外：警察 8" in japanese


@pytest.mark.parametrize(("lang", "faction"), [("en", "Mau Mau"), ("ja", "マウマウ")])
def test_a_record_of_kenya_is_checked_and_replayed(run: Run, kenyan: Path, lang: str, faction: str) -> None:
    checked, replayed = (run(command, kenyan, "--lang", lang) for command in ("check", "replay"))
    assert checked.code == replayed.code == 0
    assert "kenyan.coin" in checked.out
    assert faction in replayed.out
    assert json.loads(run("replay", kenyan, "--json").out)["game"] == "kenya"


def test_kenya_is_simulated_and_played_from_the_command_line(run: Run) -> None:
    simulated = run("sim", "kenya", "british=random", "mau_mau=random", "--games", 5, "--check").out
    assert "The Mau Mau win" in simulated
    assert "Mean final Mau Mau Resources" in simulated
    assert "No invariant was violated." in simulated
    outcome = run("play", "kenya", "mau_mau=random", "--seed", 3, typed="board\nquit\nn\n")
    assert outcome.code == 0
    assert "Mau Mau · random bot" in outcome.out


def test_games(run: Run) -> None:
    assert "malaya" in run("games").out
    assert "standard, extended" in run("games").out
    assert "british, mau_mau" in run("games").out


def test_a_reader_that_stops_reading_gets_no_traceback() -> None:
    env = os.environ | {"PYTHONPATH": str(Path(coinbox.__file__).parents[1])}
    process = subprocess.Popen(
        [sys.executable, "-m", "coinbox", "cards", "malaya"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=env,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    error = process.stderr.read()
    process.stderr.close()
    assert (process.wait(60), error) == (1, b"")


# -- play ------------------------------------------------------------------------------------------------------------


def test_play_from_the_command_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.coin"
    outcome = run("play", "malaya", "mcp=random", "--seed", 3, typed=f"op-special train done\nsave {path}\nquit\n")
    assert outcome.code == 0
    assert "British" in outcome.out
    game = coinbox.load(path.read_text(encoding="utf-8"))
    assert game.players == {"british": "human", "mcp": "random"}


def test_play_goes_on_with_a_record(run: Run, begun: Path) -> None:
    outcome = run("play", "malaya", "--record", begun, "--seed", 1, typed="board\nquit\n")
    assert outcome.code == 0
    assert "Train: select" in outcome.out
    assert "Save the game?" not in outcome.out  # nothing was played


def test_play_begins_at_a_moment_of_a_record(run: Run, begun: Path, tmp_path: Path) -> None:
    before, aside = begun.read_text(encoding="utf-8"), tmp_path / "aside.coin"
    typed = f"limited-op\nsave {aside}\nquit\n"
    outcome = run("play", "malaya", "mcp=human", "--record", begun, "--at", 1, "--seed", 1, typed=typed)
    assert outcome.code == 0
    first, *rest = coinbox.load(aside.read_text(encoding="utf-8")).journal
    assert (first, rest[0]) == (coinbox.load(before).journal[0], "limited-op")
    assert begun.read_text(encoding="utf-8") == before
    assert "not 99" in run.fails("play", "malaya", "--record", begun, "--at", 99)
    assert "--at belongs to --record" in run.fails("play", "malaya", "--at", 1)


def test_a_study_is_a_record_for_the_terminal(run: Run, tmp_path: Path) -> None:
    """A position, comments in two languages, a title and variations, as the study board writes them."""
    study = Study("malaya", "standard", start_of("malaya") | {"political_will": 9}, Way([]))
    game = study.start().follow(["card:M23", "limited-op", "train", "kuala_lumpur", "troop", "done"])
    aside = Way(["op-special", "sweep"], [Comment(1, "ja", "よく考えた手番。")])
    notes = [Comment(0, "", "title: A day in 1948"), Comment(1, "en", "Only the capital matters.")]
    study.line = Way(list(game.journal), notes, [Turnoff(1, "Into the jungle", aside)])
    path = tmp_path / "study.coin"
    path.write_text(write_study(study), encoding="utf-8")
    assert "ok" in run("check", path).out
    assert "Only the capital matters." in run("replay", path).out
    assert run("analyse", path, "--budget", 5).code == 0
    assert "( Into the jungle" in run("analyse", path, "--budget", 5).out


def test_a_record_goes_on_as_what_it_is(run: Run, begun: Path) -> None:
    assert "has the scenario standard, not extended" in run.fails(
        "play", "malaya", "--record", begun, "--scenario", "extended"
    )


def test_players_of_a_record_are_its_own_unless_others_are_named(run: Run, begun: Path, tmp_path: Path) -> None:
    run("play", "malaya", "british=random", "--record", begun, "--seed", 1, typed=f"{tmp_path / 'end.coin'}\n")
    assert coinbox.load((tmp_path / "end.coin").read_text(encoding="utf-8")).players == {
        "british": "random",
        "mcp": "random",
    }


def test_an_unknown_player_in_a_record_is_refused(run: Run, begun: Path) -> None:
    begun.write_text(begun.read_text(encoding="utf-8").replace("mcp: random", "mcp: stockfish"), encoding="utf-8")
    assert "there is no player 'stockfish'" in run.fails("play", "malaya", "--record", begun)


def test_bots_play_to_the_end_without_a_keyboard() -> None:
    outcome = spawn("play", "malaya", "british=random", "mcp=random", "--seed", "1")
    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert "Not saved." in outcome.stdout


def test_play_on_a_terminal() -> None:
    shown = in_terminal(["play", "malaya", "mcp=random", "--seed", "3", "--lang", "ja"], ["?", "event", "quit", "n"])
    assert "英国>" in shown
    assert "保存していません" in shown
    assert "\x1b[3" not in shown  # NO_COLOR


def test_ctrl_c_in_a_simulation_is_one_line(run: Run) -> None:
    def interrupted(*args: object, **options: object) -> None:
        raise KeyboardInterrupt

    run.monkeypatch.setattr("coinbox.lab.simulate.simulate", interrupted)
    assert run("sim", "malaya") == Outcome(130, "", "coinbox: interrupted\n")


@pytest.mark.parametrize(("stop", "code"), [(KeyboardInterrupt(), 130), (Unfinished("lost"), 2)])
def test_a_simulation_that_is_stopped_tells_what_it_has_counted(run: Run, stop: BaseException, code: int) -> None:
    def play(plan: Plan, numbers: range) -> Tally:
        if numbers[0]:
            raise stop
        return play_games(plan, numbers)

    run.monkeypatch.setattr("coinbox.lab.simulate.play_games", play)
    outcome = run("sim", "malaya", "--games", 120, "--json")
    assert outcome.code == code
    assert json.loads(outcome.out)["games"] == 50
    assert outcome.err.count("\n") == 1
