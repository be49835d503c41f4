# Everything people and CI call. It all runs in .venv, which the first target that needs it sets up.

SHELL := /bin/sh
.DEFAULT_GOAL := help
python := .venv/bin/python
ready := .venv/.ready
sources := src tests bench examples scripts

# The stamp holds the folder it was made in: a checkout that was moved is set up again.
ifneq ($(shell [ "$$(cat $(ready) 2>/dev/null)" = "$$(pwd -P)" ] && echo here),here)
.PHONY: $(ready)
endif

$(ready): requirements.lock pyproject.toml scripts/bootstrap
	@sh scripts/bootstrap

.PHONY: help play play-terminal page quick test thorough kernels check check-page check-style check-types check-types-elsewhere check-imports clauses conformance lockstep bounds mutants screenshots bench-page calibrate ladder par bench lock format clean setup bench-table bench-envs bench-policies train wheel bench-slow-bots simulation crash disk worlds fuzz luck workers-crash bench-workers sbom firefox

help: ## what there is to do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

page := src/crocetta/server/static/index.html
web_sources := web/package-lock.json $(wildcard web/*.mjs) $(shell find web/src -type f ! -name keys.d.ts 2>/dev/null) \
	$(shell find src/crocetta -name '*.ftl')

$(page): $(web_sources)
	@if command -v npm >/dev/null 2>&1; then \
		( cd web && npm ci --quiet && node build.mjs ); \
	elif [ -f $(page) ]; then \
		echo "setup: no npm found; using the page that is there already"; \
	else \
		echo "setup: no npm found and no page built yet; Crocetta's table needs Node once, to build it" >&2; exit 1; \
	fi

# What play without a server runs on. Where it cannot be fetched, all else goes on without it.
runtime := src/crocetta/server/static/runtime/pyodide.mjs
$(runtime): web/package-lock.json requirements.lock scripts/runtime.py scripts/compile.py scripts/compile.mjs | $(ready) $(page)
	@$(python) scripts/runtime.py

# The program itself, compiled for it. What is out of date goes to the browser as its source: slower, never wrong.
compiled := src/crocetta/server/static/runtime/compiled/sources.json
$(compiled): $(runtime) $(shell find $(addprefix src/crocetta/,kit games bots tables offline) -name '*.py') scripts/compile.py
	@node scripts/compile.mjs $(dir $(runtime)) src

.PHONY: site runtime-if-possible
runtime-if-possible: $(ready) $(page)
	@$(MAKE) --no-print-directory --silent $(compiled) || true

site: $(ready) $(page) $(compiled) ## a site to play without a server, for any web host, into out/site
	@.venv/bin/crocetta site out/site

page: $(ready) $(page) ## build the page for the browser

play: $(ready) $(page) runtime-if-possible ## play in the browser, with friends and bots
	@.venv/bin/crocetta serve --open $(ARGS)

play-terminal: $(ready) ## play at a terminal table against bots; GAME=pyramids goes straight to one
	@.venv/bin/crocetta play $(GAME)

# Rewritten asserts are kept as bytecode; without it every worker spends nine seconds on them before its first test.
export PYTHONDONTWRITEBYTECODE :=

# What was skipped is said at the end, with what to install: else nobody notices that half a machine tests half.
pytest := $(python) -m pytest -n auto --dist worksteal -rfEs
core := tests/games tests/kit tests/tables tests/replays tests/conformance tests/lockstep/test_lockstep.py

# Once for all workers, on all cores; nothing is left to do where the rules have not changed since.
kernels: $(ready)
	@$(python) -m crocetta.games.compiling

quick: $(ready) $(page) kernels ## the core of the tests in less than a minute; ARGS="-k palm" picks some
	@node web/tests/run.mjs
	@CROCETTA_RUN=quick $(pytest) $(core) $(ARGS)

test: $(ready) $(page) runtime-if-possible kernels ## all tests, in minutes; ARGS="-k palm" picks some
	@node web/tests/run.mjs
	@$(pytest) $(ARGS)

# A clause without a test does not end the run here: tests/test_clauses.py fails on it.
thorough: $(ready) $(page) runtime-if-possible kernels ## all tests, their walks at full length, and which of them took longest
	@$(python) -m tests.clauses --brief || true
	@node web/tests/run.mjs
	@CROCETTA_RUN=thorough $(pytest) --durations=20 $(ARGS)

check: $(ready) $(page) ## format, lint, types, import contracts
	@$(MAKE) --no-print-directory --jobs 2 check-types check-types-elsewhere check-page check-style check-imports

check-page:
	@cd web && npm run --silent check

check-style:
	@$(python) -m ruff format --check $(sources)
	@$(python) -m ruff check $(sources)

check-types:
	@$(python) -m mypy --strict $(sources)

# Each with a cache of its own: mypy throws away what was kept for another platform.
check-types-elsewhere:
	@$(python) -m mypy --strict --platform win32 --cache-dir .mypy_cache/win32 src
	@$(python) -m mypy --strict --platform darwin --cache-dir .mypy_cache/darwin src

check-imports:
	@.venv/bin/lint-imports

clauses: $(ready) ## which tests prove which clause of the rules; fails on a gap
	@$(python) -m tests.clauses

conformance: $(ready) ## the contract, by 10,000 random matches of each game
	@CROCETTA_CONFORMANCE=10000 $(pytest) tests/conformance $(ARGS)

lockstep: $(ready) ## the kernels against the readable rules, over ten million decisions (half an hour)
	@CROCETTA_LOCKSTEP=10000000 CROCETTA_RUN=thorough $(pytest) tests/lockstep $(ARGS)

bounds: $(ready) ## the kernels once more, compiled so that every index is checked
	@NUMBA_BOUNDSCHECK=1 CROCETTA_CACHE=out/bounds CROCETTA_RUN=quick $(pytest) tests/lockstep \
		tests/games/expeditions/test_expert.py tests/games/expeditions/test_par.py -k "not beats" $(ARGS)

mutants: $(ready) ## mutation testing: how many small faults in the rules the tests notice; ARGS="--game pyramids"
	@$(python) -m tests.mutation $(ARGS)

screenshots: $(ready) $(page) ## pictures of every page, large and small, light and dark, into out/
	@$(python) -m tests.browser.screenshots $(ARGS)

firefox: $(ready) $(page) ## one story in Debian's firefox-esr, which must be installed: each game, a move, a language
	@$(python) -m tests.browser.firefox

bench-page: $(ready) $(page) ## first possible move, longest task while hovering and in a reveal, and how much the page weighs
	@$(python) -m tests.browser.speed $(ARGS)

.PHONY: bench-offline
bench-offline: $(ready) $(page) $(compiled) ## play without a server: download, first possible move, acts, into bench/results.md
	@$(python) -m bench.offline $(ARGS)

calibrate: $(ready) ## do the shipped decks and the maze play as their pages say? (minutes)
	@$(python) -m bench.calibrate $(ARGS)

ladder: $(ready) ## how strong is each level of bots? into bench/bots.md; goes on where it stopped
	@$(python) -m bench.ladder $(ARGS)

par: $(ready) ## how much of what was possible does each level reach? into bench/bots.md; goes on where it stopped
	@$(python) -m bench.par $(ARGS)

bench: $(ready) ## speed of kernels and readable rules next to peers, into bench/results.md; ARGS=--profile
	@$(python) -m bench.speed $(ARGS)

bench-table: $(ready) $(page) ## what the browser table carries: start, moves a second, latency, into bench/results.md
	@$(python) -m bench.table $(ARGS)

.PHONY: load
load: $(ready) $(page) ## what happens when many come, into bench/results.md; ARGS="--only idle --scale 0.05 --dry"
	@$(python) -m bench.load $(ARGS)

bench-slow-bots: $(ready) $(page) ## whether bots that sleep hold up anybody else, into bench/results.md
	@$(python) -m bench.slow_bots $(ARGS)

simulation: $(ready) ## a table under 10,000 stories of trouble; STORY=17 tells one of them again
	@if [ -n "$(STORY)" ]; then $(python) -m tests.simulation $(STORY); \
	else CROCETTA_STORIES=10000 $(pytest) tests/simulation $(ARGS); fi

# Crash, worlds and fuzz go on where they were stopped, with other seeds: ARGS="--minutes 20" as often as you like,
# ARGS=--fresh to begin anew. What was reached is kept in bench/tallies.
crash: $(ready) ## the server killed 300 times while people play, into bench/proofs.md; ARGS="--minutes 20"
	@$(python) -m tests.proofs.crash $(ARGS)

disk: $(ready) ## play while the disk fails (strace, tmpfs), into bench/proofs.md; ARGS="--seconds 5"
	@$(python) -m tests.proofs.disk $(ARGS)

worlds: $(ready) ## pairs of worlds that nobody may tell apart, and planted leaks; ARGS="--minutes 20 --jobs 1"
	@$(python) -m tests.proofs.worlds $(ARGS)

fuzz: $(ready) ## decoders, frames, connections and requests of the worst kind; ARGS="--minutes 20"
	@$(python) -m tests.proofs.fuzz $(ARGS)

luck: $(ready) ## a million shuffles: are they as even as chance makes them? (minutes)
	@CROCETTA_RUN=thorough $(python) -m pytest -q -s tests/kit/test_luck.py -k even

workers-crash: $(ready) $(page) ## two workers and PostgreSQL, each killed 20 times under load, into bench/proofs.md; ARGS="--kills 3"
	@$(python) -m tests.server.siege $(ARGS)

bench-workers: $(ready) $(page) ## what two workers on PostgreSQL carry, against one, into bench/results.md
	@$(python) -m bench.workers $(ARGS)

bench-envs: $(ready) ## decisions a second of the environments for learners, into bench/results.md; ARGS="--game pyramids"
	@$(python) -m bench.envs $(ARGS)

bench-policies: $(ready) ## matches and decisions a second of the compiled levels, into bench/results.md
	@$(python) -m bench.policies $(ARGS)

# PyTorch is large, so learners of neural networks have an environment of their own. Its makers keep builds without
# CUDA in an index of theirs; where that is out of reach the common one has to do.
TORCH ?= cpu
train_ready := .venv-train/.ready
train_packages := --python .venv-train/bin/python --constraint requirements.lock --editable '.[envs,train]'

$(train_ready): $(ready) requirements.lock pyproject.toml
	@echo "setup: installing PyTorch and sb3-contrib into .venv-train"
	@$(python) -m uv venv --quiet --allow-existing --python $(python) .venv-train
	@$(python) -m uv pip install --quiet --torch-backend $(TORCH) $(train_packages) || { \
		echo "setup: no PyTorch for '$(TORCH)' to be had, taking the common one, gigabytes of it"; \
		$(python) -m uv pip install --quiet $(train_packages); \
	}
	@touch $@

train: $(train_ready) ## MaskablePPO learns to win, in minutes (installs PyTorch); ARGS="pyramids --steps 20000"
	@.venv-train/bin/python examples/train_with_sb3.py $(ARGS)

wheel: $(ready) $(page) runtime-if-possible ## the whole program as one file for pip and pipx, into dist/
	@$(python) -m hatchling build --target wheel

lock: $(ready) ## resolve requirements.lock anew from pyproject.toml
	@$(python) -m uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--extra postgres --extra push --extra envs --extra openspiel --group dev --group setup --output-file requirements.lock pyproject.toml
	@echo "requirements.lock is new; make test installs it"

sbom: ## everything that the program is made of, as CycloneDX, into out/sbom.json
	@mkdir -p out && python3 scripts/sbom.py > out/sbom.json && echo "out/sbom.json"

format: $(ready) ## let ruff put the code in order
	@$(python) -m ruff format $(sources)
	@$(python) -m ruff check --fix $(sources)

setup: $(ready) ## only make .venv

clean: ## remove .venv and everything that can be made again
	rm -rf .venv .venv-bench .venv-train .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf .coverage htmlcov dist build out web/node_modules src/crocetta/server/static
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +
