# Two commands: `make play` and `make test`. Both make and reuse .venv by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt

NPM := $(shell command -v npm)

# Many tests wait for a browser or a server: half as many processes again as there are processors.
WORKERS := $(shell echo $$(( $$(getconf _NPROCESSORS_ONLN) * 3 / 2 )))

# Both set-ups, and both kinds of linters, side by side.
MAKEFLAGS += --jobs=2

.PHONY: help play test lint lint-python lint-page bench bounds constraints bill release clean

help:
	@echo "make play    open the table in the browser (sets everything up on the first run)"
	@echo "make test    ruff, mypy --strict, tsc and eslint for the page, and all tests"
	@echo "make bench   speed beside OpenSpiel, RLCard, PettingZoo and pgx, written to benchmarks/results.md"
	@echo "make bounds  the tests with the oldest and the newest versions of all that we build on"
	@echo "make release sdist and wheel, checked, tried on every Python that is here, with checksums, in dist/"
	@echo "make clean   forget .venv and all caches"

play: $(VENV)/.play
	@$(BIN)/oldtricks serve --open || [ $$? = 130 ]  # Ctrl-C is no error

test: lint
	$(BIN)/pytest -q -n $(WORKERS) --dist loadgroup --no-loadscope-reorder

lint: lint-python lint-page

lint-python: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The page runs without Node; only those who check its JavaScript need it.
ifneq ($(NPM),)
lint-page: node_modules/.installed
	node_modules/.bin/tsc
	node_modules/.bin/eslint .
else ifdef CI
lint-page:
	@echo "npm is missing, and CI checks the page's JavaScript with it"; exit 1
else
lint-page:
	@echo "npm is not there: tsc and eslint for the page are skipped"
endif

bench: $(VENV)/.bench
	$(BIN)/python benchmarks/interpreted.py
	$(BIN)/python benchmarks/compiled.py
	$(BIN)/python benchmarks/plots.py

# What we build on: see CONTRIBUTING.md.
bounds constraints bill: $(VENV)/.supply
	$(BIN)/python tools/supply.py $@

release: $(VENV)/.supply
	$(BIN)/python tools/release.py

clean:
	rm -rf $(VENV) node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Old Tricks needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(BIN)/python pyproject.toml constraints.txt
	@echo "Setting up Old Tricks in $(VENV) (once) ..."
	@$(INSTALL) --editable '.[play]'
	@touch $@

$(VENV)/.dev: $(BIN)/python pyproject.toml constraints.txt
	@echo "Setting up Old Tricks for development in $(VENV) (once) ..."
	@$(INSTALL) --editable '.[dev]'
	@touch $@ $(VENV)/.play

$(VENV)/.bench: $(VENV)/.dev
	@$(INSTALL) --editable '.[bench]'
	@touch $@

$(VENV)/.supply: $(BIN)/python pyproject.toml
	@$(INSTALL) --editable '.[supply]'
	@touch $@

node_modules/.installed: package.json
	@echo "Setting up tsc and eslint in node_modules (once) ..."
	@npm install --no-package-lock --no-audit --no-fund --loglevel=error
	@touch $@
