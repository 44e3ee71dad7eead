# Everything is set up by the first command that needs it, and only once: a virtual environment in .venv, the package in
# it (compiled where there is a C compiler), the tools. Nothing outside this folder is touched.

PYTHON ?=
PLAY ?= serve
# More than there are cores: many tests wait, for a server, a browser, or for time to pass.
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
WORKERS ?= $(shell echo $$(( $(CORES) + 1 )))
VENV := .venv
BENCH_VENV := .venv-bench

.PHONY: help play test test-all sources lint types browser test-compiled test-uncompiled test-browser fresh bench bench-tables soak strength pictures format clean
# One thing after the other, but for the one place that says otherwise: two installations would get in each other's way.
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.SUFFIXES:
.DEFAULT_GOAL := help
# Byte code is kept, whatever the shell says: without, each process of the tests would translate all it imports anew.
unexport PYTHONDONTWRITEBYTECODE

help:
	@echo "make play      open the table in the browser     (another port: PLAY='serve --port 8080'; in the terminal: PLAY=play)"
	@echo "make test      ruff, vulture, mypy --strict, the tests compiled and uncompiled, in a real browser too"
	@echo "make test-all  the same with the whole matrix of games, seats and variants, and other deals every time (TAVOLATA_SEED=... repeats them)"
	@echo "make fresh     play and test as on a machine that nobody prepared  (one of them: ARGS=play, ARGS=test)"
	@echo "make bench     speed, side by side with other libraries       (arguments for it: ARGS='...')"
	@echo "make bench-tables  tables in play at once, with simulated players over HTTP and WebSockets"
	@echo "make soak      two hours of tables in play, and what the server's memory does (arguments for it: ARGS='...')"
	@echo "make strength  how strong the bots are: takes hours, writes build/strength.md (arguments for it: ARGS='...')"
	@echo "make pictures  draw the pictures of the README anew"
	@echo "make browser   find or install the Chromium that the tests use"
	@echo "make format    put the sources into shape"
	@echo "make clean     remove everything these commands have made"
	@echo "Another Python: make ... PYTHON=python3.13. Without compiling: TAVOLATA_COMPILE=0 make ..."

# -- what to do --------------------------------------------------------------------------------------------------------

# A check sum of all that makes up the package: a file changed, added or removed gives another one, and so does a C
# compiler that came or went. The stamps below carry it in their names.
SOURCES := $(shell { find src pyproject.toml hatch_build.py README.md -type f ! -path '*/.*' ! -name '*.pyc' \
	-exec cksum {} + 2>/dev/null | LC_ALL=C sort; echo "$$TAVOLATA_COMPILE $$CC"; command -v cc gcc clang; } | cksum | tr ' ' '-')
SETTINGS := $(shell cksum < pyproject.toml | tr ' ' '-')

# An environment whose Python is gone (an upgrade of the system, say) is made anew, with all that was in it.
$(foreach venv,$(VENV) $(BENCH_VENV),$(shell [ -x $(venv)/bin/python ] || rm -rf $(venv)/stamps))

STAMPS := $(VENV)/stamps
PROGRAM := $(STAMPS)/program-$(SOURCES)
TOOLS := $(STAMPS)/tools-$(SETTINGS)
BENCH_STAMPS := $(BENCH_VENV)/stamps
BENCH_PROGRAM := $(BENCH_STAMPS)/program-$(SOURCES)
BENCH_TOOLS := $(BENCH_STAMPS)/tools-$(SETTINGS)

PIP = -m pip --disable-pip-version-check --no-input install --quiet
# PYTHONPATH is emptied so that the installed package is the one that is tested and measured.
INSTALLED = PYTHONPATH= $(VENV)/bin/python
HOW_BUILT = -c 'from tavolata.build import how_built; print(f"Tavolata is {how_built()}.")'
PYTEST = -m pytest -q -n $(WORKERS) --maxprocesses 8 --dist worksteal $(ARGS)

play: $(PROGRAM)
	@PYTHONPATH= $(VENV)/bin/tavolata $(PLAY)

# What needs only the sources goes beside compiling, and gives way to it; the tests of what was compiled, which use all
# cores, follow one after the other.
test: $(TOOLS) browser
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target SIDE_BY_SIDE=yes $(PROGRAM) sources
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory test-browser

sources: $(TOOLS)
	@nice $(MAKE) --no-print-directory SIDE_BY_SIDE= lint types test-uncompiled

test-all: export TAVOLATA_TESTS = all
test-all: test

lint: $(TOOLS)
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/python tools/dead_code.py

types: $(TOOLS)
	$(VENV)/bin/python -m mypy

# The tests that use a browser need Chromium. It is taken from where it is, or from the system's packages.
CHROMIUM_NAMES = chromium chromium-browser google-chrome google-chrome-stable
FIND_CHROMIUM = for name in "$$TAVOLATA_CHROMIUM" $(CHROMIUM_NAMES); do \
	  [ -n "$$name" ] && command -v "$$name" && break; done

browser:
	@found=$$($(FIND_CHROMIUM)); \
	if [ -z "$$found" ] && command -v apt-get >/dev/null; then \
	  echo "Installing Chromium for the tests"; \
	  as_root=; [ "$$(id -u)" = 0 ] || as_root="sudo -n"; \
	  $$as_root apt-get update -q && $$as_root apt-get install -q -y chromium || true; \
	  found=$$($(FIND_CHROMIUM)); \
	fi; \
	if [ -z "$$found" ]; then \
	  echo "The tests need a Chromium, and none was found. Install it (Debian: sudo apt install chromium)," >&2; \
	  echo "or say where it is: TAVOLATA_CHROMIUM=/path/to/chromium make test" >&2; exit 1; \
	fi; \
	echo "Chromium for the tests: $$found"

# What stands on the rules (words, tables, pages, the command line) is the same code in both builds, and so are sources that
# are only read and games that are uncompiled anyway: their tests run once, with the installed program. Those in a browser
# run by themselves: what drives the browser keeps a loop running that other tests would stumble over.
NO_BROWSER = --ignore=tests/web/browser
SAME_CODE = $(addprefix tests/,web table kit cli lab stranger tools test_coverage.py engine/test_imports.py \
	conformance/test_the_package.py)
PAGES = $(wildcard tests/games/*/test_page.py) $(addprefix tests/conformance/test_,page.py words.py)

test-uncompiled: $(TOOLS)
	@echo "Tests, uncompiled:"
	@TAVOLATA_EXPECT=interpreted PYTHONPATH=src $(VENV)/bin/python $(PYTEST) $(addprefix --ignore=,$(SAME_CODE) $(PAGES))

test-compiled: WORKERS = $(shell echo $$(( $(CORES) + 2 )))
test-compiled: $(TOOLS) $(PROGRAM)
	@how=$$($(INSTALLED) $(HOW_BUILT)) || exit 1; echo "$$how"; \
	case "$$how" in \
	  *"not compiled"*) echo "So only what stands on the rules is tested with it:"; only="$(SAME_CODE) $(PAGES)" ;; \
	  *) echo "Tests, compiled:"; only=; export TAVOLATA_EXPECT=compiled ;; \
	esac; \
	$(INSTALLED) $(PYTEST) $(NO_BROWSER) $$only

test-browser: $(TOOLS) $(PROGRAM) browser
	@echo "Tests in the browser:"
	@$(INSTALLED) $(PYTEST) tests/web/browser

fresh: | $(VENV)/bin/python
	@PYTHONPATH= $(VENV)/bin/python tools/fresh.py $(ARGS)

bench: $(BENCH_TOOLS) $(BENCH_PROGRAM)
	@PYTHONPATH= $(BENCH_VENV)/bin/python -m bench $(ARGS)

bench-tables: $(TOOLS) $(PROGRAM)
	@$(INSTALLED) -m bench.tables $(ARGS)

soak: $(TOOLS) $(PROGRAM)
	@$(INSTALLED) -m bench.soak $(ARGS)

strength: $(PROGRAM)
	@$(INSTALLED) -m bench.strength --out build/strength.md $(ARGS)

pictures: $(TOOLS) $(PROGRAM) browser
	@$(INSTALLED) docs/pictures/make.py
	@PYTHONPATH=tests:tests/stranger $(VENV)/bin/python docs/pictures/tables.py $(ARGS)

format: $(TOOLS)
	$(VENV)/bin/ruff check --fix
	$(VENV)/bin/ruff format

clean:
	rm -rf .venv .venv-bench build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# -- set-up ------------------------------------------------------------------------------------------------------------

# `make ... PYTHON=...` decides; otherwise the first Python that is new enough.
%/bin/python:
	@found=; for python in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python); do \
	  if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
	  echo "Tavolata needs Python 3.11 or newer, and $(or $(PYTHON),python3) is $$($(or $(PYTHON),python3) -V 2>&1)." >&2; \
	  echo "Install one, or name it: make ... PYTHON=/path/to/python3.11" >&2; exit 1; \
	fi; \
	if ! "$$found" -c 'import venv, ensurepip' 2>/dev/null; then \
	  echo "$$found cannot make virtual environments. On Debian and Ubuntu: sudo apt install python3-venv" >&2; exit 1; \
	fi; \
	echo "Making the virtual environment $* with $$("$$found" -V)"; \
	"$$found" -m venv --clear $* || { rm -rf $*; exit 1; }

# The tools of development hold what compiles, too: where they are, pip need not fetch it again for this one build.
WITH_THE_TOOLS = $$([ ! -e $(TOOLS) ] || echo --no-build-isolation)

$(PROGRAM): | $(VENV)/bin/python
	@echo "Installing Tavolata: a minute or two where it is compiled"
	@$(VENV)/bin/python $(PIP) $(WITH_THE_TOOLS) .
	@$(INSTALLED) $(HOW_BUILT)
	@mkdir -p $(STAMPS) && rm -f $(STAMPS)/program-* && touch $@

$(BENCH_PROGRAM): | $(BENCH_VENV)/bin/python
	@echo "Installing Tavolata for the benchmark"
	@$(BENCH_VENV)/bin/python $(PIP) .
	@mkdir -p $(BENCH_STAMPS) && rm -f $(BENCH_STAMPS)/program-* && touch $@

# The requirements alone, so that the checks that need no compiled package can speak first.
REQUIREMENTS = -c 'import sys, tomllib; settings = tomllib.load(open("pyproject.toml", "rb")); \
	project, build = settings["project"], settings["build-system"]; \
	print(*project["dependencies"], *project["optional-dependencies"][sys.argv[1]], *build["requires"], sep="\n")'

$(TOOLS): | $(VENV)/bin/python
	@echo "Installing the tools of development"
	@mkdir -p $(STAMPS) && $(VENV)/bin/python $(REQUIREMENTS) dev > $(STAMPS)/dev.txt
	@$(VENV)/bin/python $(PIP) -r $(STAMPS)/dev.txt
	@rm -f $(STAMPS)/tools-* && touch $@

$(BENCH_TOOLS): | $(BENCH_VENV)/bin/python
	@echo "Installing the libraries to compare with"
	@mkdir -p $(BENCH_STAMPS) && $(BENCH_VENV)/bin/python $(REQUIREMENTS) bench > $(BENCH_STAMPS)/bench.txt
	@$(BENCH_VENV)/bin/python $(PIP) -r $(BENCH_STAMPS)/bench.txt
	@rm -f $(BENCH_STAMPS)/tools-* && touch $@
