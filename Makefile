# All commands for people and CI. They run in .venv, which the first target that needs it sets up.

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

help: ## list the targets
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

# The runtime for play without a server (Pyodide). If it cannot be downloaded, everything else works without it.
runtime := src/crocetta/server/static/runtime/pyodide.mjs
$(runtime): web/package-lock.json requirements.lock scripts/runtime.py scripts/compile.py scripts/compile.mjs | $(ready) $(page)
	@$(python) scripts/runtime.py

# The program as bytecode for it. Where that is outdated, the browser gets the source: slower, never wrong.
compiled := src/crocetta/server/static/runtime/compiled/sources.json
$(compiled): $(runtime) $(shell find $(addprefix src/crocetta/,kit games bots tables offline) -name '*.py') scripts/compile.py
	@node scripts/compile.mjs $(dir $(runtime)) src

.PHONY: site runtime-if-possible
runtime-if-possible: $(ready) $(page)
	@$(MAKE) --no-print-directory --silent $(compiled) || true

site: $(ready) $(page) $(compiled) ## build the static site to play without a server, into out/site
	@.venv/bin/crocetta site out/site

page: $(ready) $(page) ## build the page for the browser

play: $(ready) $(page) runtime-if-possible ## play in the browser, with friends and bots
	@.venv/bin/crocetta serve --open $(ARGS)

play-terminal: $(ready) ## play in the terminal against bots; GAME=pyramids picks a game
	@.venv/bin/crocetta play $(GAME)

# Rewritten asserts are kept as bytecode; without it every worker spends nine seconds on them before its first test.
export PYTHONDONTWRITEBYTECODE :=

# Skipped tests are listed at the end, with what to install.
pytest := $(python) -m pytest -n auto --dist worksteal -rfEs
core := tests/games tests/kit tests/tables tests/replays tests/conformance tests/lockstep/test_lockstep.py

# Once for all test processes, on all cores; nothing to do if the rules have not changed.
kernels: $(ready)
	@$(python) -m crocetta.games.compiling

quick: $(ready) $(page) kernels ## the core of the tests in less than a minute; ARGS="-k palm" picks some
	@node web/tests/run.mjs
	@CROCETTA_RUN=quick $(pytest) $(core) $(ARGS)

test: $(ready) $(page) runtime-if-possible kernels ## all tests, in minutes; ARGS="-k palm" picks some
	@node web/tests/run.mjs
	@$(pytest) $(ARGS)

# A clause without a test does not end the run here: tests/test_clauses.py fails on it.
thorough: $(ready) $(page) runtime-if-possible kernels ## all tests at full length, and the slowest twenty
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

clauses: $(ready) ## list which tests prove which clause of the rules; fails on a gap
	@$(python) -m tests.clauses

conformance: $(ready) ## contract tests with 10,000 random matches of each game
	@CROCETTA_CONFORMANCE=10000 $(pytest) tests/conformance $(ARGS)

lockstep: $(ready) ## compare kernels and readable rules over ten million decisions (half an hour)
	@CROCETTA_LOCKSTEP=10000000 CROCETTA_RUN=thorough $(pytest) tests/lockstep $(ARGS)

bounds: $(ready) ## kernel tests with bounds checking on every index
	@NUMBA_BOUNDSCHECK=1 CROCETTA_CACHE=out/bounds CROCETTA_RUN=quick $(pytest) tests/lockstep \
		tests/games/expeditions/test_expert.py tests/games/expeditions/test_par.py tests/games/la_piramide/test_strong.py \
		-k "not beats" $(ARGS)

mutants: $(ready) ## mutation testing of the rules; ARGS="--game pyramids"
	@$(python) -m tests.mutation $(ARGS)

screenshots: $(ready) $(page) ## screenshots of every page, large and small, light and dark, into out/
	@$(python) -m tests.browser.screenshots $(ARGS)

firefox: $(ready) $(page) ## smoke test in Debian's firefox-esr, which must be installed
	@$(python) -m tests.browser.firefox

bench-page: $(ready) $(page) ## benchmark of the page: first possible move, longest tasks, download size
	@$(python) -m tests.browser.speed $(ARGS)

.PHONY: bench-offline
bench-offline: $(ready) $(page) $(compiled) ## benchmark of play without a server, into bench/results.md
	@$(python) -m bench.offline $(ARGS)

calibrate: $(ready) ## check the balance of the shipped decks and the maze (minutes)
	@$(python) -m bench.calibrate $(ARGS)

ladder: $(ready) ## measure the strength of each bot level, into bench/bots.md; resumes where it stopped
	@$(python) -m bench.ladder $(ARGS)

par: $(ready) ## measure the share of par each bot level reaches, into bench/bots.md; resumes where it stopped
	@$(python) -m bench.par $(ARGS)

bench: $(ready) ## benchmark of kernels and readable rules next to other projects, into bench/results.md; ARGS=--profile
	@$(python) -m bench.speed $(ARGS)

bench-table: $(ready) $(page) ## benchmark of the server: start, moves a second, latency, into bench/results.md
	@$(python) -m bench.table $(ARGS)

.PHONY: load
load: $(ready) $(page) ## load test of the server, into bench/results.md; ARGS="--only idle --scale 0.05 --dry"
	@$(python) -m bench.load $(ARGS)

bench-slow-bots: $(ready) $(page) ## check that slow bots delay nobody else, into bench/results.md
	@$(python) -m bench.slow_bots $(ARGS)

simulation: $(ready) ## a table simulated in 10,000 scenarios with faults; SCENARIO=17 repeats one
	@if [ -n "$(SCENARIO)" ]; then $(python) -m tests.simulation $(SCENARIO); \
	else CROCETTA_SCENARIOS=10000 $(pytest) tests/simulation $(ARGS); fi

# Crash, worlds and fuzz go on where they were stopped, with other seeds: ARGS="--minutes 20" as often as you like,
# ARGS=--fresh to begin anew. What was reached is kept in bench/tallies.
crash: $(ready) ## crash test: the server killed 300 times during play, into bench/proofs.md; ARGS="--minutes 20"
	@$(python) -m tests.proofs.crash $(ARGS)

disk: $(ready) ## disk fault test (strace, tmpfs), into bench/proofs.md; ARGS="--seconds 5"
	@$(python) -m tests.proofs.disk $(ARGS)

worlds: $(ready) ## secrecy test: pairs of worlds that must look the same, and planted leaks; ARGS="--minutes 20 --jobs 1"
	@$(python) -m tests.proofs.worlds $(ARGS)

fuzz: $(ready) ## fuzz test of decoders, frames, connections and requests; ARGS="--minutes 20"
	@$(python) -m tests.proofs.fuzz $(ARGS)

luck: $(ready) ## test a million shuffles for uniformity (minutes)
	@CROCETTA_RUN=thorough $(python) -m pytest -q -s tests/kit/test_luck.py -k even

workers-crash: $(ready) $(page) ## crash test: two workers and PostgreSQL, each killed 20 times under load, into bench/proofs.md; ARGS="--kills 3"
	@$(python) -m tests.server.worker_crash $(ARGS)

bench-workers: $(ready) $(page) ## benchmark of two workers on PostgreSQL against one, into bench/results.md
	@$(python) -m bench.workers $(ARGS)

bench-envs: $(ready) ## benchmark of the learning environments, into bench/results.md; ARGS="--game pyramids"
	@$(python) -m bench.envs $(ARGS)

bench-policies: $(ready) ## benchmark of the compiled bot levels, into bench/results.md
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

train: $(train_ready) ## train MaskablePPO, in minutes (installs PyTorch); ARGS="pyramids --steps 20000"
	@.venv-train/bin/python examples/train_with_sb3.py $(ARGS)

wheel: $(ready) $(page) runtime-if-possible ## build the wheel for pip and pipx, into dist/
	@$(python) -m hatchling build --target wheel

lock: $(ready) ## resolve requirements.lock anew from pyproject.toml
	@$(python) -m uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--extra postgres --extra push --extra envs --extra openspiel --group dev --group setup --output-file requirements.lock pyproject.toml
	@echo "requirements.lock is new; make test installs it"

sbom: ## software bill of materials (CycloneDX), into out/sbom.json
	@mkdir -p out && python3 scripts/sbom.py > out/sbom.json && echo "out/sbom.json"

format: $(ready) ## format the code with ruff
	@$(python) -m ruff format $(sources)
	@$(python) -m ruff check --fix $(sources)

setup: $(ready) ## set up .venv only

clean: ## remove .venv and everything that can be rebuilt
	rm -rf .venv .venv-bench .venv-train .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf .coverage htmlcov dist build out web/node_modules src/crocetta/server/static
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +
