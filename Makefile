# Two commands on a fresh machine: `make play` and `make test`. Each sets up what it needs in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# What the environment was made from: when one of these changes, it is brought up to date.
SOURCES := pyproject.toml constraints.txt hatch_build.py

.DEFAULT_GOAL := help
.PHONY: help setup web play test check fmt bench docs pictures lessons golden lock clean

help: ## Show this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-8s %s\n", $$1, $$2}'

setup: $(VENV)/ready ## Make or update the environment in .venv

$(VENV)/ready: $(SOURCES)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Azulejos needs Python 3.11 or newer; say where it is: make PYTHON=python3.12 …" >&2; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV) || \
		{ rm -rf $(VENV); echo "This Python can not make environments; on Debian: apt install python3-venv" >&2; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev,docs]'
	@# Bytecode now, so that the first start is as quick as the second, also where Python writes none by itself.
	@$(BIN)/python -m compileall -q src
	@touch $@

web: setup ## Build the page of the browser anew, if its sources have changed
	@$(BIN)/python hatch_build.py

play: setup ## Open the table in the browser
	@$(BIN)/azulejos

test: setup ## Run every test
	$(BIN)/python hatch_build.py test
	$(BIN)/python -m tests.compiling
	$(BIN)/python -m pytest -n auto --dist worksteal --cov --cov-report=term --cov-fail-under=95

check: setup ## Format, lint, types, import layers, links of the documentation
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python hatch_build.py check
	$(BIN)/mkdocs build --strict --quiet --site-dir .venv/site

fmt: setup ## Format the code and mend what can be mended by itself
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: setup ## Measure speed (benchmarks/ has more)
	$(BIN)/azulejos bench engine

docs: setup ## Build the documentation into site/, every link checked
	$(BIN)/mkdocs build --strict --quiet

pictures: setup ## Draw the pictures of the documentation anew
	$(BIN)/python tools/terminal_picture.py
	$(BIN)/python tools/board_picture.py
	$(BIN)/python tools/page_geometry.py
	$(BIN)/python tools/page_pictures.py

lessons: setup ## Work out the lessons of the page anew
	$(BIN)/python tools/lessons.py

golden: setup ## Write the golden files anew; read the diff before you commit it
	$(BIN)/python -m pytest -q tests/test_golden.py tests/rl/openspiel/test_playthroughs.py --golden-update

lock: ## Compile constraints.txt anew from pyproject.toml
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --all-extras --upgrade \
		--no-header --no-annotate --no-emit-index-url --no-emit-find-links pyproject.toml -o constraints.txt

clean: ## Remove the environment and everything made
	rm -rf $(VENV) site dist .coverage* .mypy_cache .ruff_cache .hypothesis .import_linter_cache
