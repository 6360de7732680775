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

.PHONY: help build run test lint format check bench fuzz docs install clean

help:
	@echo 'make run [ARGS=…]   build arcade and start it'
	@echo 'make test           run every test'
	@echo 'make build          build the program that is installed'
	@echo 'make install        put it under PREFIX (and DESTDIR)'
	@echo 'make lint, format   check, or mend, how the source is written'
	@echo 'make check          what needs more than Swift: tmux, strace, a small tmpfs'
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

install: build
	install -D -m 755 $(PROGRAM) '$(DESTDIR)$(PREFIX)/bin/arcade'

clean:
	$(SWIFT) package clean
