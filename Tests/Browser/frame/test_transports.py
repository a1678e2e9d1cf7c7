# SPDX-License-Identifier: Apache-2.0
"""Nothing moves under a finger: the buttons that play keep place and size, whatever is written on them."""

import pytest
from playwright.sync_api import expect
from rig import looking
from rig.chromium import NARROW, PHONE
from rig.pages import LANGUAGES

SIZES = pytest.mark.parametrize("size", [PHONE, NARROW], ids=["phone", "narrow"])
TOGGLE = "[data-act=toggle]"
PLACES = """() => [...document.querySelectorAll('[data-scripted] button[data-act]')]
  .filter((button) => button.checkVisibility({ visibilityProperty: true }))
  .map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return [button.dataset.act, x + scrollX, y + scrollY, width, height];
  })"""


def assert_still_while(window, acts):
    """Does each act, waits for the word that stands on the button then, and looks where all the buttons are."""
    window.evaluate("document.fonts.ready.then(() => true)")
    before = window.evaluate(PLACES)
    assert before
    for act, word in acts:
        window.locator(f"[data-act={act}]").press("Enter")
        expect(window.locator(TOGGLE)).to_have_accessible_name(word, timeout=30_000)
        assert window.evaluate(PLACES) == before, f"{act} moved the buttons"


@SIZES
@pytest.mark.parametrize(
    "language, play, pause, resume",
    [
        ("en", "Play", "Pause", "Continue"),
        ("es", "Reproducir", "Pausa", "Continuar"),
        ("ar", "تشغيل", "إيقاف مؤقت", "متابعة"),
    ],
)
def test_the_buttons_of_a_chart_stay_where_they_are(windows, size, language, play, pause, resume):
    # Long, so that it does not end by itself.
    window = windows.open("/charts/tide?duration=long", size=size, language=language)
    looking.wait_for_elements(window)
    assert_still_while(window, [("toggle", pause), ("toggle", resume), ("toggle", pause), ("stop", play)])


@SIZES
@pytest.mark.parametrize("language, play, pause", [("en", "Play", "Pause"), ("ar", "تشغيل", "إيقاف مؤقت")])
def test_the_buttons_of_a_player_stay_where_they_are(windows, story, size, language, play, pause):
    window = windows.open(story(language).address("/listen/{track}"), size=size, language=language)
    looking.wait_for_elements(window)
    window.wait_for_function("() => document.querySelector('audio').duration > 10", timeout=60_000)
    assert_still_while(window, [("toggle", pause), ("toggle", play)])


@SIZES
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_of_a_chart_fit_their_buttons(windows, size, language):
    window = windows.open("/charts/temperature", size=size, language=language)
    looking.wait_for_elements(window)
    window.evaluate("document.fonts.ready.then(() => true)")
    faults = "[...document.querySelectorAll('.transport .button')].filter((one) => one.scrollWidth > one.clientWidth)"
    assert window.evaluate(f"{faults}.map((button) => button.innerText)") == []


def test_a_tap_leaves_no_trace_on_a_button(windows):
    """A finger that has gone hovers no longer, though browsers keep it so."""
    window = windows.open("/charts/temperature", size=PHONE)
    looking.wait_for_elements(window)
    stop = window.locator("[data-act=stop]")
    looks = "(button) => [getComputedStyle(button).color, getComputedStyle(button).textDecorationLine]"
    before = stop.evaluate(looks)
    stop.tap()
    assert stop.evaluate(looks) == before


def test_only_what_can_hover_does(windows):
    """Every style of hovering asks first whether there is something that hovers."""
    window = windows.open("/charts/temperature", size=PHONE)
    unasked = """() => {
      const found = [];
      const search = (rules, isAsked) => {
        for (const rule of rules) {
          if (rule.selectorText?.includes(':hover') && !isAsked) found.push(rule.cssText);
          if (rule.cssRules) search(rule.cssRules, isAsked || rule.conditionText?.includes('hover: hover'));
        }
      };
      for (const sheet of document.styleSheets) search(sheet.cssRules, false);
      return found;
    }"""
    for path in ["/", "/charts/temperature", "/braille/learn", "/walk", "/settings"]:
        window.goto(path)
        assert window.evaluate(unasked) == []
