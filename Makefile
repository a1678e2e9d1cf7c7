# SPDX-License-Identifier: Apache-2.0
# The front door of the project. Each target calls one small script in scripts/.

.DEFAULT_GOAL := help
.PHONY: help serve build test lint bench soak screenshots clean \
  test-lint test-build test-swift test-library test-parity test-browser test-screen-reader

# Options of `make serve`: make serve PORT=9000 HOST=0.0.0.0 DATA=/var/lib/earshot
PORT ?= 8080
HOST ?= 127.0.0.1
DATA ?= data
export PORT HOST DATA

help: ## list these targets
	@scripts/help $(firstword $(MAKEFILE_LIST))

serve: ## install what is missing, build, and start on http://127.0.0.1:8080 (PORT=, HOST=, DATA= to change)
	@scripts/serve

build: ## build the release tool at .build/release/earshot, the browser module and the fonts
	@scripts/install build
	@scripts/build

test: ## set up what tests need, then run all of them, stopping at the first that fails
	@scripts/test

lint: test-lint ## check format, layers, scripts and pages' JavaScript

bench: ## measure the recogniser and the tables on this machine (ARGS="accuracy latency" chooses topics)
	@scripts/bench $(ARGS)

soak: ## trials of some minutes: kills, strangers, the API (ARGS="kill" chooses some)
	@scripts/soak $(ARGS)

test-lint: ## one stage alone: format and house rules
	@scripts/test lint

test-build: ## one stage alone: release tool, fonts, browser module and its size
	@scripts/test build

test-swift: ## one stage alone: the tests of every Swift module
	@scripts/test swift

test-library: ## one stage alone: another package builds on the libraries
	@scripts/test library

test-parity: ## one stage alone: the same trace natively and in WebAssembly
	@scripts/test parity

test-browser: ## one stage alone: Chromium and WebKit (ARGS="-k charts" chooses tests)
	@scripts/test browser

test-screen-reader: ## one stage alone: what Orca says on every page (RECORD=1 records anew)
	@scripts/test screen-reader

screenshots: ## pictures of every page into Tests/Browser/output
	@scripts/screenshots

clean: ## remove what was built; keeps the data folder
	@scripts/clean
