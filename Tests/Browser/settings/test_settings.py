# SPDX-License-Identifier: Apache-2.0
"""Settings hold and are saved as they are chosen; what would take the page away waits for the next one."""

import pytest
from playwright.sync_api import expect
from rig.chromium import PHONE

SAVED = "Saved."
LATER = "Saved. It applies from the next page on."


@pytest.fixture
def settings(windows):
    page = windows.open("/settings", size=PHONE)
    page.wait_for_selector("earshot-settings[data-ready]", state="attached")
    return page


def choose(page, name, value):
    page.locator(f"input[name={name}][value={value}]").check()


def told(page, name, words):
    expect(page.locator(f"[data-told={name}]")).to_have_text(words)
    expect(page.locator("#announcements p", has_text=words).last).to_be_attached()


def test_colours_and_sizes_hold_at_once_and_on_the_next_page(settings):
    choose(settings, "appearance", "dark")
    told(settings, "appearance", SAVED)
    expect(settings.locator("link[href$='night.css']")).not_to_have_attribute("media", "(prefers-color-scheme: dark)")
    choose(settings, "size", "largest")
    told(settings, "size", SAVED)
    expect(settings.locator("[data-told=appearance]")).to_have_text("")
    expect(settings.locator("html")).to_have_attribute("data-text-size", "largest")
    settings.goto("/help")
    expect(settings.locator("html")).to_have_attribute("data-text-size", "largest")
    expect(settings.locator("html")).to_have_attribute("data-appearance", "dark")
    # Nobody was asked who speaks, so nobody has answered that.
    settings.goto("/")
    expect(settings.locator("earshot-voice")).to_be_attached()


def test_choosing_back_undoes_it(settings):
    choose(settings, "appearance", "highContrast")
    told(settings, "appearance", SAVED)
    choose(settings, "appearance", "system")
    expect(settings.locator("link[href$='contrast.css']")).to_have_count(0)
    settings.reload()
    expect(settings.locator("[name=appearance][value=system]")).to_be_checked()


def test_another_language_waits_for_the_next_page(settings):
    choose(settings, "language", "es")
    told(settings, "language", LATER)
    expect(settings.locator("html")).to_have_attribute("lang", "en")
    expect(settings.locator("input[name=language][value=es]")).to_be_focused()
    settings.goto("/help")
    expect(settings.locator("html")).to_have_attribute("lang", "es")


def test_several_answers_in_a_row_are_all_saved(settings):
    settings.locator("[name=size][value=standard]").focus()
    for _ in range(3):
        settings.keyboard.press("ArrowDown")
    told(settings, "size", SAVED)
    settings.reload()
    expect(settings.locator("[name=size][value=largest]")).to_be_checked()


@pytest.mark.expects_errors("ERR_FAILED", "Failed to fetch")
def test_what_could_not_be_saved_is_told(settings):
    settings.route("**/settings", lambda route: route.abort())
    choose(settings, "size", "large")
    told(settings, "size", "This is not saved. Choose “Save settings”.")
    settings.unroute("**/settings")
    settings.get_by_role("button", name="Save settings").click()
    expect(settings.locator("html")).to_have_attribute("data-text-size", "large")
