# Two commands do everything on a fresh machine with Python 3.11+, pip and make: `make play` and `make test`.
# The environment gets the newest Python that can make one (3.13 plays a quarter faster than 3.11).
PYTHON ?= $(shell for python in python3.14 python3.13 python3.12 python3.11; do \
	$$python -c "import ensurepip, venv" 2>/dev/null && echo $$python && exit; done; echo python3)
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
DEV := $(VENV)/.ready-dev
WEB := $(VENV)/.ready-web
BROWSER := $(VENV)/.ready-browser
PAGE := src/coinbox/static/index.html
# Every installation takes the versions that the tests ran with; `make clean lock CONSTRAINTS=` moves to newer ones.
CONSTRAINTS ?= --constraint constraints.txt
SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null)

# Tests start many processes: none compiles again what another has compiled.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play host table test quick browser campaign bench lint types page-check docs site dist sample lowest perft exercises lock clean

# The web table; `make table` plays at the terminal.
play: $(STAMP) $(PAGE)
	$(BIN)/coinbox serve --open

# The same for friends in this network, too: it says at which addresses.
host: $(STAMP) $(PAGE)
	$(BIN)/coinbox serve --host 0.0.0.0 --open

table: $(STAMP)
	$(BIN)/coinbox play malaya mcp=greedy

# The quick tests come first; those in the browser wait more than they work, so four at a time share two cores. What
# fails in a browser is tried once more and counted as a rerun in the summary: a busy machine is no defect, a second
# failure is one.
test: $(DEV) $(PAGE) lint types page-check $(BROWSER)
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow"
	$(BIN)/python -m pytest -n 4 --dist worksteal --reruns 1 -m slow

browser: $(DEV) $(PAGE) $(BROWSER)
	$(BIN)/python -m pytest -n 4 --dist worksteal -m browser

# The slow tests at full length: whole games by clicks, every crowd, every scene in both languages.
campaign: $(DEV) $(PAGE) $(BROWSER)
	COINBOX_CAMPAIGN=1 $(BIN)/python -m pytest -n 4 --dist worksteal -m "slow or campaign"

quick: $(DEV)
	$(BIN)/python -m pytest -n 2 -m "not slow"

bench: $(DEV) $(PAGE) $(BROWSER)
	$(BIN)/python bench/bench.py
	$(BIN)/python bench/server.py
	$(BIN)/python -m bench.readers
	$(BIN)/python -m bench.workers
	$(BIN)/python -m bench.adapters
	$(BIN)/python -m bench.page

lint: $(DEV)
	$(BIN)/ruff check src tests bench docs examples
	$(BIN)/ruff format --check src tests bench docs examples
	$(BIN)/lint-imports

types: $(DEV)
	$(BIN)/mypy

page-check: $(WEB)
	$(BIN)/python web/npm.py run lint
	$(BIN)/python web/npm.py run check
	$(BIN)/python web/npm.py run test

docs: $(DEV)
	$(BIN)/python -m tests.coverage_table
	$(BIN)/python -m docs.make_guides

# The documentation as a site that asks nothing of other servers: open build/site/index.html.
site: $(DEV)
	$(BIN)/sphinx-build -q -E -a -W --keep-going -b html -c docs -d build/doctrees . build/site

# The exact versions of all packages, as they are installed now.
lock: $(DEV) $(WEB)
	$(BIN)/python lock.py

# Wheel and source distribution with the built page; the same sources give the same bytes.
dist: $(DEV) $(PAGE)
	rm -rf dist
	COINBOX_WEB=skip SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct 2>/dev/null || echo 315532800) \
		$(BIN)/python -m build --no-isolation --outdir dist .
	cd dist && sha256sum *

# A thousand games of every game as Parquet in build/sample, with a card and hashes; releases carry them.
sample: $(DEV)
	rm -rf build/sample
	$(BIN)/python -m docs.make_sample build/sample --games $(or $(GAMES),1000) --jobs 2

# The quick tests with the oldest versions that pyproject.toml allows, in an environment of their own.
lowest: $(DEV) $(PAGE)
	$(BIN)/uv venv --quiet --clear --seed --python $(BIN)/python .venv-lowest
	COINBOX_WEB=skip $(BIN)/uv pip install --quiet --python .venv-lowest/bin/python --resolution lowest-direct \
		--editable ".[table,postgres,open_spiel,pettingzoo,data]" --group test --group release
	.venv-lowest/bin/python -m pytest -n 2 -m "not slow" --deselect tests/test_lock.py

perft: $(DEV)
	$(BIN)/python -m tests.test_perft

# The exercises of all games anew, after a change of rules or bots, without those that a second look does not confirm; a
# run that was stopped goes on.
exercises: $(STAMP)
	mkdir -p build/exercises
	for file in src/coinbox/games/*/exercises.json; do game=$$(basename $$(dirname $$file)); \
	$(BIN)/coinbox exercises $$game --games $(or $(GAMES),30) --jobs 2 --number 30 --out build/exercises/$$game.jsonl --write $$file || exit 1; \
	$(BIN)/coinbox exercises $$game --check --jobs 2 --write $$file || [ $$? = 1 ] || exit 1; done

clean:
	rm -rf $(VENV) .venv-lowest build dist src/coinbox/static web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV) || { apt-get update && apt-get install -y python3-venv && $(PYTHON) -m venv $(VENV); }
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"

$(STAMP): $(VENV)/bin/python pyproject.toml constraints.txt
	COINBOX_WEB=skip $(BIN)/python -m pip install --quiet $(CONSTRAINTS) --editable ".[table]"
	touch $@

$(DEV): $(STAMP) pyproject.toml
	COINBOX_WEB=skip $(BIN)/python -m pip install --quiet $(CONSTRAINTS) \
		--editable ".[table,open_spiel,pettingzoo,data]" --group test --group lint --group release --group docs
	touch $@

# Node comes from PyPI, so that nobody needs one of the system.
$(WEB): $(STAMP) web/package.json web/package-lock.json
	$(BIN)/python -m pip install --quiet $(CONSTRAINTS) --group node
	$(BIN)/python web/npm.py ci --no-audit --no-fund
	touch $@

$(PAGE): $(WEB) $(SOURCES)
	$(BIN)/python web/npm.py run build
	touch $@

# The browser tests take any Chromium, Chrome or Edge, or Playwright's own download; Japanese needs a font for its signs.
# Another machine is a network namespace, which iproute2 makes; nginx and Caddy stand before servers in the test of deploy/.
# Whoever is root on Debian gets what is missing; others are told what to install.
$(BROWSER): $(DEV)
	{ $(BIN)/python -m tests.web.browser && fc-list | grep -q "Noto Sans CJK" && command -v ip; } >/dev/null 2>&1 \
		|| [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null \
		|| { apt-get update -qq && apt-get install -y -qq chromium fonts-noto-cjk fontconfig iproute2; }
	for proxy in nginx-light caddy; do command -v $${proxy%-light} >/dev/null || [ "$$(id -u)" != 0 ] \
		|| ! command -v apt-get >/dev/null || RUNLEVEL=1 apt-get install -y -qq $$proxy || true; done
	@$(BIN)/python -m tests.web.browser
	touch $@
