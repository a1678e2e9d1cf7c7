# SPDX-License-Identifier: Apache-2.0
"""What is seen of a chart goes with what is heard of it, wherever the focus is."""

import pytest
from playwright.sync_api import expect
from rig import looking

# Long, so that it does not end by itself.
CHART = "/charts/tide?duration=long"


@pytest.fixture
def chart(windows):
    page = windows.open(CHART)
    looking.wait_for_elements(page)
    return page


def act(page, word):
    return page.locator(f"[data-act={word}]")


def test_the_speed_is_shown_and_moves_nothing(chart):
    shown = chart.locator("[data-part=rate]")
    expect(shown).to_have_text("Speed 1")
    before = chart.locator("[data-part=stage]").bounding_box()
    act(chart, "faster").click()
    expect(shown).to_have_text("Speed 1.2")
    assert chart.locator("[data-part=stage]").bounding_box() == before


def test_a_bookmark_that_was_set_is_shown(chart):
    chart.locator("[data-part=region]").focus()
    chart.keyboard.press("ArrowRight")
    chart.keyboard.press("b")
    expect(chart.locator("[data-part=marked]")).to_contain_text("ookmark")


def test_letters_count_where_a_button_has_the_focus(chart):
    act(chart, "toggle").focus()
    chart.keyboard.press("+")
    expect(chart.locator("[data-part=rate]")).to_have_text("Speed 1.2")
    chart.keyboard.press("h")
    expect(chart.locator("[data-part=help]")).to_be_focused()


def test_while_it_plays_what_is_seen_is_what_sounds(chart):
    words = chart.locator("[data-part=point-words]")
    chart.locator("[data-part=region]").focus()
    chart.keyboard.press("End")
    last = words.inner_text()
    chart.keyboard.press("Home")
    expect(words).not_to_have_text(last)
    chart.keyboard.press("End")
    expect(words).to_have_text(last)
    act(chart, "stop").click()
    act(chart, "toggle").click()
    expect(act(chart, "toggle")).to_have_accessible_name("Pause")
    expect(words).not_to_have_text(last)
    expect(words).not_to_have_text("")
    act(chart, "stop").click()
    expect(words).to_have_text("")
