# SPDX-License-Identifier: Apache-2.0
"""Orca reads every page from top to bottom, and says what it said when a person last found it good."""

import warnings

import pytest
from golden import FOLDER, RECORDING, Golden, normalised
from reader import OrcaEnded
from rig.pages import PAGES

# Every page in English; in the other languages the two that carry the most kinds of parts.
READINGS = [(page, "en") for page in PAGES if page.is_steady]
READINGS += [(page, language) for page in PAGES if page.name in ("home", "settings") for language in ("es", "ar", "fr")]

# How long the page must have been quiet before Orca reads it. A page that is still changing, or a machine that is busy
# with something else, gets another chance with more patience; the transcript must then be right.
PATIENCE = (0.4, 1, 2, 4)


@pytest.mark.parametrize(
    ("page", "language"), READINGS, ids=[f"{page}" if tongue == "en" else f"{page}-{tongue}" for page, tongue in READINGS]
)
def test_orca_reads(reader, desktop, story, page, language):
    golden = Golden(page.name if language == "en" else f"{page.name}.{language}")
    # The story also waits for the demo recordings, which the server makes after its first start.
    told = story(language) if page.needs_story or page.name == "listen" else None
    reader.become(told.cookies.get(page.person) if told else None, language)
    address = told.address(page.path) if told else page.path

    try:
        said = read(reader, address, golden)
    except OrcaEnded as ending:
        # Not a fault of the page: Orca is a large program that now and then ends when a page changes as it reads.
        warnings.warn(str(ending), stacklevel=1)
        desktop.start_orca()
        said = read(reader, address, golden)
    golden.check(said)


def read(reader, address, golden):
    """Opens the page and has it read, until it says what the transcript has; or, when recording, the same twice.

    Half way it opens the page anew: now and then Chromium tells Orca for as long as a page is open that a text is
    clickable which is not.
    """
    reader.open(address)
    said, before = None, None
    for attempt, quiet in enumerate(PATIENCE):
        if attempt == 2:
            reader.open(address)
        said = normalised(reader.read(quiet))
        if said == (before if RECORDING else golden.lines):
            break
        before = said
    return said


def test_every_transcript_has_its_page():
    read = {page.name if language == "en" else f"{page.name}.{language}" for page, language in READINGS}
    left_over = sorted({path.stem for path in FOLDER.glob("*.txt")} - read)
    assert not left_over, f"No page has the transcripts {left_over}; delete them."
