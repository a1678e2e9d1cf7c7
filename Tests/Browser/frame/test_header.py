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


def assert_two_rows(window, width):
    """Eight signs in one row would be narrower than a finger; in two, each is wide enough, and two words are seen."""
    found = boxes(window)
    assert len(found) == 8
    top, doors = {box["y"] for box in found[:3]}, {box["y"] for box in found[3:]}
    assert len(top) == 1 and len(doors) == 1, "the signs stand in more than two rows"
    assert all(box["width"] >= 44 and box["height"] >= 44 for box in found)
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in found), "a sign is out of the window"
    assert window.locator("header").bounding_box()["height"] < 110
    for seen in (".brand", "[aria-current]"):
        link = window.locator(f"header {seen}")
        word, box = link.locator(".site-header__word").bounding_box(), link.bounding_box()
        assert word["y"] < box["y"] + box["height"] and word["width"] <= box["width"], f"the word of {seen} is not seen"


@pytest.mark.parametrize("javascript", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_400_percent_the_head_is_two_rows_of_signs(windows, language, javascript):
    window = windows.open("/charts", size=NARROW, language=language, javascript=javascript)
    assert_two_rows(window, NARROW["width"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [NARROW, PHONE], ids=["narrow", "phone"])
def test_with_letters_twice_as_large_the_head_is_two_rows_of_signs(windows, language, size):
    window = windows.open("/charts", size=size, language=language)
    window.evaluate(TWICE_AS_LARGE)
    assert_two_rows(window, size["width"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_is_as_high_on_every_page(windows, language):
    window = windows.open(None, size=PHONE, language=language)
    heights = set()
    for path in ("/", "/read", "/charts", "/listen", "/settings", "/help"):
        window.goto(path)
        window.evaluate("document.fonts.ready.then(() => true)")
        heights.add(window.locator("header").bounding_box()["height"])
    assert len(heights) == 1


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
