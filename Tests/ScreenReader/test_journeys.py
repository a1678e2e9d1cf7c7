# SPDX-License-Identifier: Apache-2.0
"""Walks with the keyboard, and what Orca says to each key."""

import pytest


def test_the_tab_key_through_the_first_page(reader, journey):
    walk = journey("home")
    reader.begin("/")
    walk.press("Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab")
    walk.finish()


def test_headings_and_buttons(reader, journey):
    walk = journey("charts-headings")
    reader.begin("/charts")
    walk.press("h", "h", "h", "b")
    walk.finish()


def test_a_form_that_is_sent_too_early(reader, journey):
    """The focus goes to what is missing, and each field says it again when it is reached."""
    walk = journey("sign-up-errors")
    reader.begin("/sign-up")
    walk.do("send the empty form", lambda: (reader.page.locator("main form button[type=submit]").click(), reader.settle()))
    walk.press("Tab", "Tab", "Tab")
    walk.finish()


def test_typing_braille_on_the_keys(reader, journey):
    """Orca leaves the keys to the pad, and each cell is said once."""
    walk = journey("braille")
    reader.begin("/braille", ready="earshot-braille-pad[data-ready]")
    walk.do("focus on the pad", lambda: reader.page.locator("#braille-pad").focus())
    walk.press("f", "space", "BackSpace", "Tab")
    walk.finish()


def test_the_way_from_a_place_that_is_typed_in(reader, journey):
    walk = journey("walk")
    reader.begin("/walk", ready="earshot-guide[data-ready]")
    walk.do("choose the kind of place", lambda: reader.page.get_by_label("Kind of place").select_option(index=1))
    walk.do("choose this place", lambda: reader.page.get_by_role("button", name="Choose this place").click())
    walk.press("Tab", "Tab", "Tab")
    walk.finish()


def test_exploring_a_chart_by_its_keys(reader, journey):
    """Orca leaves the keys to the chart, and each is answered once."""
    walk = journey("chart")
    reader.begin("/charts/temperature", ready="earshot-chart[data-ready]")
    walk.do("focus on the chart", lambda: reader.page.locator("[data-part=region]").focus())
    walk.press("Right", "Right", "bracketright", "bracketleft", "s", "d", "w", "b", "c")
    walk.finish()


@pytest.mark.parametrize("language", ["en", "es", "ar"])
def test_what_is_asked_again_is_said_again(reader, journey, language):
    """The same words twice are two announcements, in each ability, and none is said twice by itself."""
    reader.become(language=language)
    walk = journey(f"again.{language}")
    reader.begin("/charts/temperature", ready="earshot-chart[data-ready]")
    walk.do("focus on the chart", lambda: reader.page.locator("[data-part=region]").focus())
    walk.press("Right", "w", "w")
    reader.begin("/braille", ready="earshot-braille-pad[data-ready]")
    walk.do("focus on the pad", lambda: reader.page.locator("#braille-pad").focus())
    walk.press("f", "f", "f")
    reader.begin("/walk", ready="earshot-guide[data-ready]")
    walk.do("choose the kind of place", lambda: reader.page.locator("#category").select_option(index=1))
    walk.do("choose this place", lambda: reader.page.locator("[data-part=submit]").click())
    walk.do("what is around me", lambda: reader.page.locator("[data-act=around]").focus())
    walk.press("Return", "Return")
    walk.finish()
