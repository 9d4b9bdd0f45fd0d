"""What is released: the same bytes from the same sources, a wheel that runs without Node, and the papers around it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import httpx
import pytest

import coinbox

ROOT = Path(__file__).parents[1]
EPOCH = "1700000000"
PATIENCE = 120
"""Seconds that a busy machine may take."""
FONTS = tuple(str(file.relative_to(ROOT)) for file in (ROOT / "web" / "src").rglob("OFL.txt"))
"""The licences of the fonts that the page carries."""
NOTICES = ("LICENSE", "web/licences/Apache-2.0.txt", *FONTS)
"""The licences that a wheel carries beside its page, whose own file names those of the scripts in it."""
BUILD = ("-m", "build", "--no-isolation", "--outdir")
SCHEMAS = {
    "vendor.github-workflows": ".github/workflows/*.yml",
    "vendor.github-issue-forms": ".github/ISSUE_TEMPLATE/[!c]*.yml",
    "vendor.github-issue-config": ".github/ISSUE_TEMPLATE/config.yml",
    "vendor.citation-file-format": "CITATION.cff",
}
"""Which description a file must follow."""


def built(source: Path, out: Path, kind: str = "--wheel") -> Path:
    """The wheel, or the source distribution, of some sources whose page is built already."""
    env = os.environ | {"COINBOX_WEB": "skip", "SOURCE_DATE_EPOCH": EPOCH}
    subprocess.run([sys.executable, *BUILD, out, kind, source], check=True, capture_output=True, env=env)
    (found,) = out.iterdir()
    return found


def copied(folder: Path) -> Path:
    """The sources elsewhere, with what is needed to build."""
    there = folder / "sources"
    kept = ("src", "hatch_build.py", "pyproject.toml", "README.md", *NOTICES)
    for name in kept:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, there / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            (there / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, there / name)
    return there


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    return built(copied(folder), folder / "dist")


@pytest.mark.slow
def test_the_same_sources_give_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    again = copied(tmp_path)
    for file in again.rglob("*"):
        os.utime(file, (0, 0))
    assert built(again, tmp_path / "dist").read_bytes() == wheel.read_bytes()


@pytest.mark.slow
def test_the_source_distribution_builds_the_same_wheel_without_node(wheel: Path, tmp_path: Path) -> None:
    """It carries the built page and no sources of it; `pip install` of it needs no Node."""
    archive = built(ROOT, tmp_path / "sdist", "--sdist")
    assert built(ROOT, tmp_path / "again", "--sdist").read_bytes() == archive.read_bytes()
    shutil.unpack_archive(archive, tmp_path, filter="data")
    (source,) = tmp_path.glob("coinbox-*")
    assert (source / "src" / "coinbox" / "static" / "index.html").exists()
    assert not (source / "web" / "package.json").exists()
    for papers in ("CITATION.cff", "SECURITY.md", "docs/licences.md", "constraints.txt", "hashes.txt", "examples"):
        assert (source / papers).exists(), papers
    assert built(source, tmp_path / "dist").read_bytes() == wheel.read_bytes()


@pytest.mark.slow
def test_the_wheel_has_the_page_and_all_data(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "coinbox/static/index.html" in names
    assert "coinbox/py.typed" in names
    missing = {
        str(file.relative_to(ROOT / "src"))
        for pattern in ("*.toml", "*.ftl", "*.json", "*.svg", "*.coin")
        for file in (ROOT / "src" / "coinbox").rglob(pattern)
    } - set(names)
    assert missing == set()
    licences = {name.partition("/licenses/")[2] for name in names if "/licenses/" in name}
    assert licences == set(NOTICES)
    assert len(FONTS) == len({name.split("/")[-1].split("-")[0] for name in names if name.endswith(".woff2")})
    assert not [name for name in names if "node_modules" in name or name.endswith((".svelte", ".ts"))]


@pytest.mark.slow
def test_what_is_bundled_in_the_page_is_listed_and_its_licences_are_in_the_wheel(wheel: Path) -> None:
    text = zipfile.ZipFile(wheel).read("coinbox/static/licences.md").decode()
    bundled = re.findall(r"^## (\S+) - (\S+) \(([^)]*)\)\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    page = (ROOT / "docs" / "licences.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| (\S+) \| (\S+) \| (\S+) \| in the page \|$", page, re.M)
    assert sorted((name, version, licence) for name, version, licence, _ in bundled) == sorted(listed)
    for name, _, licence, said in bundled:
        assert "Copyright" in said or f"web/licences/{licence}.txt" in NOTICES, name


@pytest.mark.slow
def test_an_installed_wheel_plays_and_serves_without_node(wheel: Path, tmp_path: Path) -> None:
    """The packages that it needs are those of this environment; coinbox itself comes from the wheel alone."""
    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", venv], check=True)
    python = venv / "bin" / "python"
    places = sysconfig.get_paths(vars={"base": str(venv), "platbase": str(venv)})
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-index", "--no-deps", wheel],
        check=True,
    )
    Path(places["purelib"], "needed.pth").write_text(sysconfig.get_paths()["purelib"], encoding="utf-8")
    env = {"PATH": str(venv / "bin"), "HOME": str(tmp_path), "COLUMNS": "100"}

    def run(*words: str) -> str:
        done = subprocess.run([python, *words], capture_output=True, text=True, check=True, env=env, cwd=tmp_path)
        return done.stdout

    assert str(venv) in run("-c", "import coinbox; print(coinbox.__file__)")
    assert run("-m", "coinbox", "--version").strip() == coinbox.__version__
    assert '"games": 3' in run("-m", "coinbox", "sim", "kenya", "--games", "3", "--json")
    assert not shutil.which("node", path=env["PATH"])
    words = ["-m", "coinbox", "serve", "--port", "0", "--data", str(tmp_path / "tables.sqlite")]
    with subprocess.Popen([python, *words], stdout=subprocess.PIPE, text=True, env=env, cwd=tmp_path) as server:
        try:
            assert server.stdout is not None
            told = next(line for line in server.stdout if "http://" in line)
            address = re.search(r"http://127\.0\.0\.1:\d+", told)
            assert address, told
            assert httpx.get(f"{address[0]}/api/health", timeout=PATIENCE).json()["ok"]
            assert "<script" in httpx.get(address[0], timeout=PATIENCE).text
        finally:
            server.terminate()
            assert server.wait(PATIENCE) == 0


@pytest.mark.parametrize("schema", SCHEMAS)
def test_workflows_templates_and_citation_are_well_formed(schema: str) -> None:
    files = sorted(ROOT.glob(SCHEMAS[schema]))
    assert files
    checker = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema]
    done = subprocess.run([*checker, *files], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_tests_run_with_every_python_that_is_promised() -> None:
    files = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    assert [file.name for file in files] == ["release.yml", "test.yml"]
    tests = files[1].read_text(encoding="utf-8")
    assert re.findall(r'"(3\.\d+)"', tests)[:4] == ["3.11", "3.12", "3.13", "3.14"]


def test_targets_of_workflows_are_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for file in (ROOT / ".github" / "workflows").glob("*.yml"):
        for target in re.findall(r"run: make (\w+)", file.read_text(encoding="utf-8")):
            assert re.search(rf"^{target}:", makefile, re.M), target


def test_the_citation_names_this_version() -> None:
    assert f"\nversion: {coinbox.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_licences_of_all_dependencies_and_fonts_are_listed() -> None:
    page = (ROOT / "docs" / "licences.md").read_text(encoding="utf-8")
    rows = {
        tuple(cell.strip() for cell in line.strip("| ").split("|")[:2]) for line in page.splitlines() if "|" in line
    }
    held = [line.partition("==") for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()]
    missing = [name for name, mark, version in held if mark and (name, version) not in rows]
    locked: dict[str, dict[str, str]] = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    installed = {(place.rpartition("node_modules/")[2], about["version"]) for place, about in locked.items() if place}
    missing += [name for name, version in installed if (name, version) not in rows]
    assert missing == [], "run python -m docs.make_licences"
    assert "see its files" not in page
    for font in {file.name.split("-latin")[0].split("-jp")[0] for file in (ROOT / "web" / "src").rglob("*.woff2")}:
        assert font.replace("-", " ").lower() in page.lower(), font
