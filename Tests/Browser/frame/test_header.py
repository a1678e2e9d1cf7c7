# SPDX-License-Identifier: Apache-2.0
"""The head of every page leaves the page its room, however narrow it is and however large the letters are."""

import pytest
from rig.chromium import NARROW, PHONE
from rig.pages import LANGUAGES

NAMES = "header a"
TWICE_AS_LARGE = "document.documentElement.dataset.textSize = 'largest'"


def boxes(window):
    window.evaluate("document.fonts.ready.then(() => true)")
    return [link.bounding_box() for link in window.locator(NAMES).all()]


def assert_one_row(window, width, least):
    found = boxes(window)
    assert len(found) == 8
    assert len({box["y"] for box in found}) == 1, "the signs stand in several rows"
    assert all(box["width"] >= least and box["height"] >= 44 for box in found)
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in found), "a sign is out of the window"
    assert window.locator("header").bounding_box()["height"] < 70


@pytest.mark.parametrize("javascript", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_400_percent_the_head_is_one_row(windows, language, javascript):
    window = windows.open("/charts", size=NARROW, language=language, javascript=javascript)
    assert_one_row(window, NARROW["width"], least=40)


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_letters_twice_as_large_the_head_is_one_row_on_a_phone(windows, language):
    window = windows.open("/charts", size=PHONE, language=language)
    window.evaluate(TWICE_AS_LARGE)
    assert_one_row(window, PHONE["width"], least=44)


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_have_their_words_for_those_who_hear_them(windows, language):
    window = windows.open("/charts", size=PHONE, language=language)
    named = window.locator("header").aria_snapshot()
    window.set_viewport_size(NARROW)
    assert window.locator("header").aria_snapshot() == named


@pytest.mark.parametrize("size", [{"width": 360, "height": 800}, PHONE], ids=["small-phone", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_five_doors_are_one_row_on_a_phone(windows, language, size):
    window = windows.open("/charts", size=size, language=language)
    doors = boxes(window)[3:]
    assert len({door["y"] for door in doors}) == 1
    assert all(door["x"] >= 0 and door["x"] + door["width"] <= size["width"] for door in doors)
    # No word runs out of its door into the next
    too_wide = "[...document.querySelectorAll('.abilities a')].filter((door) => door.scrollWidth > door.clientWidth)"
    assert window.evaluate(f"{too_wide}.map((door) => [door.textContent, door.scrollWidth, door.clientWidth])") == []
