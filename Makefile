# Two commands on a fresh machine: `make play` and `make test`. Each sets up what it needs in .venv.

# The first of these that is new enough; `make PYTHON=/path/to/python …` names another.
PYTHONS := python3 python3.14 python3.13 python3.12 python3.11 python
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
BIN := .venv/bin
# Bytecode is wanted: without it, every process of the tests would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup dev web play test quick check types style page-types links tables fmt bench docs pictures lessons golden lock dist clean

help: ## Show this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-8s %s\n", $$1, $$2}'

# Sets a stage up with the first Python that is new enough, unless the environment says that nothing is to be done.
define ENVIRONMENT
@$(BIN)/python -IS tools/environment.py --check $(1) 2>/dev/null && exit; \
	if [ -n "$(PYTHON)" ]; then set -- "$(PYTHON)"; else set -- $(PYTHONS); fi; \
	for each in "$$@"; do "$$each" -c "$(NEW_ENOUGH)" 2>/dev/null && exec "$$each" tools/environment.py $(1); done; \
	echo 'Azulejos needs Python 3.11 or newer: install it, or name one that you have, e.g. "make PYTHON=/path/to/python3 $(or $(MAKECMDGOALS),$@)".' >&2; exit 1
endef

setup: ## Set up what playing needs, in .venv
	$(call ENVIRONMENT,play)

dev: ## Set up what tests, checks and trainings need, on top of it
	$(call ENVIRONMENT,dev)

play: setup ## Open the table in the browser
	@$(BIN)/azulejos

web: dev ## Build the page of the browser, if its sources have changed
	@$(BIN)/python hatch_build.py

test: dev ## Run every test
	$(BIN)/python hatch_build.py test
	$(BIN)/python -m tests.compiling
	$(BIN)/python -m pytest -n auto --dist worksteal --cov --cov-report=term --cov-fail-under=95

quick: dev ## Lint and test what has changed, in a minute or so
	@$(BIN)/python tools/quick.py

check: dev ## Format, lint, types, import layers, links and tables of the documentation
	@$(MAKE) --no-print-directory --jobs=2 types style page-types links tables

types: dev
	$(BIN)/mypy

style: dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-logo

page-types: dev
	$(BIN)/python hatch_build.py check

links: dev
	$(BIN)/mkdocs build --strict --site-dir .venv/site

tables: dev
	$(BIN)/python tools/architecture_tables.py --check
	$(BIN)/python tools/result_tables.py --check

fmt: dev ## Format the code and fix what can be fixed automatically
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: dev ## Measure speed (benchmarks/ has more)
	$(BIN)/azulejos bench engine

docs: dev ## Build the documentation into site/, every link checked
	$(BIN)/mkdocs build --strict

pictures: dev ## Take the pictures of the documentation again
	$(BIN)/python tools/terminal_picture.py
	$(BIN)/python tools/board_picture.py
	$(BIN)/python tools/page_geometry.py
	$(BIN)/python tools/page_pictures.py

lessons: dev ## Write the lessons of the page again
	$(BIN)/python tools/lessons.py

golden: dev ## Write the golden files again; read the diff before you commit it
	$(BIN)/python -m pytest -q tests/test_golden.py tests/rl/openspiel/test_playthroughs.py --golden-update

LOCK := pip compile --quiet --universal --python-version 3.11 --upgrade --no-header --no-annotate --no-emit-index-url --no-emit-find-links

lock: dev ## Write locks/ again: the newest versions that pyproject.toml allows, with their hashes
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv $(LOCK) --generate-hashes --extra dev --extra docs pyproject.toml --output-file locks/dev.txt
	$(BIN)/uv $(LOCK) --generate-hashes --constraint locks/dev.txt pyproject.toml --output-file locks/play.txt
	$(BIN)/uv $(LOCK) --extra train --constraint locks/dev.txt pyproject.toml --output-file locks/train.txt

dist: dev ## Build wheel and source distribution into dist/
	$(BIN)/python -m build --no-isolation --outdir dist

clean: ## Remove the environment and everything made
	rm -rf .venv site dist htmlcov src/azulejos/server/page web/node_modules .coverage* .mypy_cache .ruff_cache .hypothesis .import_linter_cache
