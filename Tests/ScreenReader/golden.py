# SPDX-License-Identifier: Apache-2.0
"""Transcripts: what was said the last time that a person found it good, and how to compare with it."""

import difflib
import os
import re
from pathlib import Path

FOLDER = Path(__file__).parent / "golden"
RECORDING = os.environ.get("RECORD") == "1"

# What differs from run to run without anything having changed.
CHANGING = [
    (re.compile(r"\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b"), "(weekday)"),
    (
        re.compile(
            r"\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)"
            r"(?: \d{4})?\b"
        ),
        "(date)",
    ),
    (re.compile(r"\b\d{4}-\d{2}-\d{2}\b"), "(date)"),
    (re.compile(r"\b\d{1,2}:\d{2}\b"), "(time)"),
    (re.compile(r"\b(?:today|yesterday) at \(time\)"), "on (date) at (time)"),
    (re.compile(r"\b2 days 23 hours\b"), "3 days"),  # of a text taken half an hour before, on a slow machine
    (re.compile(r"\b[0-9a-f]{16}\b"), "(number of the request)"),
    (re.compile(r"\bvisited link\b"), "link"),  # it depends on which test came first
    (re.compile(r"^Browse mode$"), ""),  # Orca leaves it out now and then when a field is left by Tab
    (re.compile(r"https?://127\.0\.0\.1:\d+"), "(server)"),
]


def normalised(utterances):
    lines = []
    for utterance in utterances:
        line = " ".join(utterance.split())
        for pattern, replacement in CHANGING:
            line = pattern.sub(replacement, line)
        if line:
            lines.append(line)
    return lines


class Golden:
    """The transcript with this name: golden/NAME.txt."""

    def __init__(self, name):
        self.path = FOLDER / f"{name}.txt"

    @property
    def lines(self):
        return self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else None

    def check(self, said):
        """Passes if `said` is the transcript. When recording, writes it and fails, so that it is looked at."""
        expected = self.lines
        if said == expected:
            return
        if RECORDING:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text("".join(line + "\n" for line in said), encoding="utf-8")
            raise AssertionError(f"Recorded {self.path.name}; read it, and run again without RECORD=1.")
        if expected is None:
            raise AssertionError(f"There is no transcript {self.path.name}; RECORD=1 make test-screen-reader writes it.")
        difference = "\n".join(difflib.unified_diff(expected, said, "expected", "said", lineterm="", n=2))
        raise AssertionError(
            f"Orca says something else than {self.path.name}. If it is better so, record it: "
            f"RECORD=1 make test-screen-reader\n{difference}"
        )
