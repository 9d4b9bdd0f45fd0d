# Two commands do everything on a fresh machine with Python 3.11+ and pip: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
DEV := $(VENV)/.ready-dev

.PHONY: play test quick bench lint types docs perft clean

play: $(STAMP)
	$(BIN)/coinbox play malaya mcp=greedy

test: $(DEV) lint types
	$(BIN)/python -m pytest -n 2 --dist worksteal

quick: $(DEV)
	$(BIN)/python -m pytest -n 2 -m "not slow"

bench: $(DEV)
	$(BIN)/python bench/bench.py

lint: $(DEV)
	$(BIN)/ruff check src tests bench docs
	$(BIN)/ruff format --check src tests bench docs
	$(BIN)/lint-imports

types: $(DEV)
	$(BIN)/mypy

docs: $(DEV)
	$(BIN)/python -m tests.coverage_table

perft: $(DEV)
	$(BIN)/python -m tests.malaya.test_perft

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV) || { apt-get update && apt-get install -y python3-venv && $(PYTHON) -m venv $(VENV); }
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"

$(STAMP): $(VENV)/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable .
	touch $@

$(DEV): $(STAMP) pyproject.toml
	$(BIN)/python -m pip install --quiet --group test --group lint
	touch $@
