# arcade: everything is done by one of these.
SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=

# A fully static program: it starts fast and runs on any Linux, from any folder.
# The flags stand here because as unsafeFlags in the manifest they fail at the link.
RELEASE = -c release -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xlinker -s --product arcade
PROGRAM = .build/release/arcade

SOURCES = Package.swift Levels Sources Tests

BENCH_SECONDS ?= 20
BENCH_PACKAGES = an gcc jq libc6-dev nudoku python3 sqlite3 wamerican wordplay
FUZZ_SECONDS ?= 60

.PHONY: help build run test lint format check bench bench-tools fuzz docs install clean

help:
	@echo 'make run [ARGS=…]   build arcade and start it'
	@echo 'make test           run every test'
	@echo 'make build          build the program that is installed'
	@echo 'make install        put it under PREFIX (and DESTDIR)'
	@echo 'make lint, format   check, or mend, how the source is written'
	@echo 'make check          what needs more than Swift: tmux, strace, a small tmpfs'
	@echo 'make check-tools    install what make check needs, on Debian'
	@echo 'make bench          speed, as ratios against peers'
	@echo 'make fuzz, docs     fuzz the readers, build the reference'

build:
	$(SWIFT) build $(RELEASE)

run: build
	@./$(PROGRAM) $(ARGS)

test:
	SWIFT_BACKTRACE=enable=no $(SWIFT) test

lint:
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

format:
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

# CHECKS='killed full' runs these alone; without it all are run (Docs/Testing.md).
CHECKS ?=
CHECK_PACKAGES = bash coreutils fish jq mount python3 strace tmux util-linux zsh

check: build
	Tests/Check/run.sh $(PROGRAM) $(CHECKS)

# What the checks need, on Debian and what comes from it.
.PHONY: check-tools
check-tools:
	apt-get install --yes --no-install-recommends $(CHECK_PACKAGES)

install: build
	install -D -m 755 $(PROGRAM) '$(DESTDIR)$(PREFIX)/bin/arcade'

clean:
	$(SWIFT) package clean

bench: build
	python3 -B Tests/Bench/bench.py $(PROGRAM) .build/bench --seconds $(BENCH_SECONDS)

bench-tools:
	apt-get install --yes --no-install-recommends $(BENCH_PACKAGES)

# What each fuzzer is built with besides its own file.
FUZZED_JSON = $(wildcard Sources/JSON/*.swift)
FUZZED_Decoder = $(patsubst %,Sources/Terminal/%.swift,ColorAnswer Geometry Input InputDecoder \
  KeySequence Modifiers MouseReport PastedText SequenceParameters UTF8Assembler)

fuzz: $(patsubst Tests/Fuzz/%Fuzz.swift,fuzz-%,$(wildcard Tests/Fuzz/*Fuzz.swift))

# Inputs that found something new are kept in .build/fuzz, and are where the next run begins.
fuzz-%: Tests/Fuzz/%Fuzz.swift
	@mkdir -p .build/fuzz/$*
	$(SWIFT)c -sanitize=fuzzer -parse-as-library -swift-version 6 -O $(FUZZED_$*) $< -o .build/fuzz/fuzz$*
	SWIFT_BACKTRACE=enable=no .build/fuzz/fuzz$* -max_total_time=$(FUZZ_SECONDS) -timeout=10 \
	  -artifact_prefix=.build/fuzz/ .build/fuzz/$*

# The reference of each room that others use, from its doc comments; a broken link is an error.
DOCUMENTED = ArcadeCore JSON Terminal CardTable Scores Anagram Match SetGame Slots Play
GRAPHS = .build/reference/graphs

# The symbols of every module are asked for, so the tests have to be built as well.
docs:
	$(SWIFT) build --build-tests
	$(SWIFT) package dump-symbol-graph --minimum-access-level public --skip-synthesized-members
	rm -rf .build/reference
	for room in $(DOCUMENTED); do \
	  mkdir -p $(GRAPHS)/$$room && \
	  cp .build/*/symbolgraph/$$room.symbols.json $(GRAPHS)/$$room/ && \
	  docc convert --warnings-as-errors --additional-symbol-graph-dir $(GRAPHS)/$$room \
	    --fallback-display-name $$room --fallback-bundle-identifier arcade.$$room \
	    --output-path .build/reference/$$room || exit 1; \
	done
