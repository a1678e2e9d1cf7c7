# SPDX-License-Identifier: Apache-2.0
"""A module that is cut in two does what the whole would, whether the rest of it is there, comes late, or cannot come."""

import pytest
from playwright.sync_api import expect
from rig.braille import chord
from rig.chromium import DESKTOP

# Chrome before 115
REFUSES_TO_COMPILE_AT_ONCE = """{
  const Module = WebAssembly.Module;
  WebAssembly.Module = function (bytes) {
    if (bytes.byteLength > 4096) throw new RangeError('Too large for the thread of the page.');
    return new Module(bytes);
  };
  WebAssembly.Module.imports = Module.imports;
}"""


def never_behind(page):
    """What comes behind does not come; what a call waits for, which is another kind of request, does."""
    page.route(
        "**/*-rest.wasm*",
        lambda route: route.abort() if route.request.resource_type == "fetch" else route.fallback(),
    )


def compiles_aside_only(page):
    page.add_init_script(REFUSES_TO_COMPILE_AT_ONCE)


def never(page):
    page.route("**/*-rest.wasm*", lambda route: route.abort())


def opened(windows, address, element, prepare):
    page = windows.open(None, size=DESKTOP)
    prepare(page)
    page.goto(address)
    page.locator(f"{element}[data-ready]").wait_for()
    return page


def explore_a_chart(page):
    page.locator("[data-act=highest]").click()


def write_braille(page):
    page.locator("#braille-pad").focus()
    chord(page, 1)


def begin_a_lesson(page):
    page.locator("[data-key=letters-1] button").click()


def find_a_way(page):
    page.get_by_label("Place", exact=True).select_option(label="Credit Suisse")
    page.get_by_label("Where you start").fill("43.7396, 7.4271")
    page.get_by_role("button", name="Find the way").click()


abilities = pytest.mark.parametrize(
    ("address", "element", "act", "words", "broken"),
    [
        ("/charts/ball", "earshot-chart", explore_a_chart, "Second 0: 2 m", "could not be started here"),
        ("/braille", "earshot-braille-pad", write_braille, "a", "could not be loaded"),
        (
            "/walk/way?campus=maps/monaco", "earshot-route", find_a_way, "The way is about",
            "Finding ways does not work in this browser.",
        ),
        ("/braille/learn", "earshot-braille-lessons", begin_a_lesson, "First: a, dot 1.", "could not be loaded"),
    ],
    ids=["chart", "pad", "way", "lessons"],
)


@pytest.mark.expects_errors("ERR_FAILED")
@pytest.mark.parametrize("prepare", [never_behind, compiles_aside_only], ids=["not behind", "not at once"])
@abilities
def test_what_needs_the_rest_waits_for_it(windows, prepare, address, element, act, words, broken):
    page = opened(windows, address, element, prepare)
    act(page)
    expect(page.locator("[id^=announcements] p").last).to_contain_text(words)


@pytest.mark.expects_errors("ERR_FAILED")
@abilities
def test_that_it_never_came_is_said(windows, address, element, act, words, broken):
    page = opened(windows, address, element, never)
    act(page)
    expect(page.locator("[id^=announcements] p").last).to_contain_text(broken)
    expect(page.locator(f"{element}[data-broken]")).to_have_count(1)
