# SPDX-License-Identifier: Apache-2.0
"""The pad as everybody finds it: the rules for what is behind the button, filled, and over a form."""

import pytest
from playwright.sync_api import expect
from rig import looking
from rig.braille import open_all, ready
from rig.chromium import NARROW, TABLET
from rig.pages import APPEARANCES, LANGUAGES

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def faults_in_every_appearance(page):
    faults = []
    for appearance in APPEARANCES:
        page.emulate_media(
            color_scheme="dark" if appearance == "dark" else "light",
            contrast="more" if appearance == "contrast" else "no-preference",
        )
        faults += [f"{appearance}: {fault}" for fault in looking.rule_faults(page)]
    return faults


def report(faults):
    assert not faults, "\n".join(faults)


@EVERY_LANGUAGE
def test_what_is_behind_the_button_keeps_the_rules(windows, language):
    page = ready(windows.open("/braille", size=TABLET, language=language))
    open_all(page)
    page.locator("[data-part=swipes] select").last.wait_for()
    report(faults_in_every_appearance(page) + looking.target_faults(page))
    page.set_viewport_size(NARROW)
    report(looking.width_faults(page))


@EVERY_LANGUAGE
def test_the_filled_pad_keeps_the_rules(windows, language):
    page = ready(windows.open("/braille", size=TABLET, language=language))
    page.locator("[data-part=act-fill]").tap()
    expect(page.locator(".braille--filled")).to_be_visible()
    page.locator("[data-part=pad]").evaluate("pad => pad.click()")
    page.locator("[data-part=notice-touches-held-back]").wait_for()
    report(faults_in_every_appearance(page) + looking.target_faults(page))
    for size in (NARROW, {"width": 844, "height": 390}):
        page.set_viewport_size(size)
        pad = page.locator("[data-part=surface]").bounding_box()
        assert pad["height"] >= 100, f"the pad is {pad['height']} px high in {size}"
        report(looking.width_faults(page))


@EVERY_LANGUAGE
def test_the_pad_over_a_form_keeps_the_rules(windows, language):
    page = windows.open("/settings", language=language)
    page.locator("#braille-everywhere").check()
    page.locator("main form button[type=submit]").first.click()
    page.wait_for_url("**done=**")
    page.goto("/sign-in")
    faults = looking.rule_faults(page) + looking.target_faults(page)
    page.locator("#username-braille").tap()
    page.locator("earshot-braille-pad[data-ready]").wait_for()
    report(faults + faults_in_every_appearance(page) + looking.target_faults(page))
    page.set_viewport_size(NARROW)
    report(looking.width_faults(page))


@pytest.mark.parametrize("colours", ["soft", "strong", "signal"])
def test_the_drawing_can_be_told_from_its_ground(windows, colours):
    """The numbers of the dots have a contrast of 4.5:1 at least, in every appearance."""
    page = ready(windows.open("/braille", size=TABLET))
    open_all(page)
    page.locator("[data-setting=guide]").select_option(colours)
    for appearance in APPEARANCES:
        page.emulate_media(
            color_scheme="dark" if appearance == "dark" else "light",
            contrast="more" if appearance == "contrast" else "no-preference",
        )
        contrast = page.evaluate("""() => {
          const luminance = (colour) => {
            const [r, g, b] = colour.match(/[\\d.]+/g).map((one) => one / 255)
              .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          const number = luminance(getComputedStyle(document.querySelector('.number')).fill);
          const ground = luminance(getComputedStyle(document.querySelector('.braille__pad')).backgroundColor);
          return (Math.max(number, ground) + 0.05) / (Math.min(number, ground) + 0.05);
        }""")
        assert contrast >= 4.5, f"{colours}, {appearance}: {contrast:.1f}"
