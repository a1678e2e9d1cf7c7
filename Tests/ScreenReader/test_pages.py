# SPDX-License-Identifier: Apache-2.0
"""Orca reads every page from top to bottom, and says what it said when a person last found it good."""

import pytest
from golden import FOLDER, RECORDING, Golden, normalised
from rig.pages import PAGES

# Every page in English; in the other languages the two that carry the most kinds of parts.
READINGS = [(page, "en") for page in PAGES]
READINGS += [(page, language) for page in PAGES if page.name in ("home", "settings") for language in ("es", "ar")]

# How long the page must have been quiet before Orca reads it. A page that is still changing, or a machine that is busy
# with something else, gets another chance with more patience; the transcript must then be right.
PATIENCE = (0.4, 1, 2, 4)


@pytest.mark.parametrize(
    ("page", "language"), READINGS, ids=[f"{page}" if tongue == "en" else f"{page}-{tongue}" for page, tongue in READINGS]
)
def test_orca_reads(reader, story, page, language):
    golden = Golden(page.name if language == "en" else f"{page.name}.{language}")
    told = story(language) if page.person else None
    reader.become(told.cookies[page.person] if told else None, language)
    reader.open(told.address(page.path) if told else page.path)

    before = None
    for quiet in PATIENCE:
        said = normalised(reader.read(quiet))
        if said == (before if RECORDING else golden.lines):
            break
        before = said
    golden.check(said)


def test_every_transcript_has_its_page():
    read = {page.name if language == "en" else f"{page.name}.{language}" for page, language in READINGS}
    left_over = sorted({path.stem for path in FOLDER.glob("*.txt")} - read)
    assert not left_over, f"No page has the transcripts {left_over}; delete them."
