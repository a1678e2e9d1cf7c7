# SPDX-License-Identifier: Apache-2.0
"""A wide screen is used: what belongs beside each other stands so, and no line is too long to find the next one."""

import pytest
from rig.chromium import DESKTOP
from rig.pages import LANGUAGES, PAGES

WIDE = {"width": 1440, "height": 900}
SPREAD = ["help", "profile", "sign-up"]

# How far to the end of the line the content goes, as a share of the room that there is.
USED = """() => {
  const room = document.querySelector('main > .frame').getBoundingClientRect();
  const isLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  const parts = [...document.querySelectorAll('main :is(p, li, label, .input, .button, h2)')]
    .filter((part) => part.checkVisibility() && !part.closest('.visually-hidden'))
    .map((part) => part.getBoundingClientRect());
  const reach = parts.map(({ left, right }) => (isLeft ? room.right - left : right - room.left));
  return Math.max(...reach) / room.width;
}"""

LONG_LINES = """() => [...document.querySelectorAll('main :is(p, li, dd)')].filter((part) => {
  const probe = document.createElement('span');
  probe.style.cssText = 'position: absolute; inline-size: 67ch';
  part.append(probe);
  const most = probe.getBoundingClientRect().width;
  probe.remove();
  const range = document.createRange();
  range.selectNodeContents(part);
  return !part.querySelector('form, .button, article') && range.getBoundingClientRect().width > most;
}).map((part) => part.textContent.slice(0, 80))"""


@pytest.fixture
def open_page(windows, story):
    def open_page(name, language, size):
        page = next(page for page in PAGES if page.name == name)
        told = story(language) if page.needs_story else None
        cookies = told.cookies.get(page.person) if told else None
        window = windows.open(None, size=size, language=language, storage_state=cookies)
        window.goto(page.path)
        window.evaluate("document.fonts.ready.then(() => true)")
        return window

    return open_page


@pytest.mark.parametrize("name", SPREAD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fills_a_wide_screen_with_lines_that_can_be_read(open_page, name, language):
    window = open_page(name, language, WIDE)
    assert window.evaluate(USED) > 0.85
    assert window.evaluate(LONG_LINES) == []


@pytest.mark.parametrize("name", ["sign-up", "profile"])
def test_the_heading_of_a_form_comes_before_it(open_page, name):
    window = open_page(name, "en", DESKTOP)
    heading = window.locator("h1").bounding_box()
    field = window.locator("main .input").first.bounding_box()
    assert heading["x"] + heading["width"] < field["x"] or heading["y"] + heading["height"] < field["y"]
