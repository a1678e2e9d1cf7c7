# SPDX-License-Identifier: Apache-2.0
"""Pages that speak, for people who have no screen reader; the browser's voice is replaced by a log."""

import pytest
from playwright.sync_api import expect
from rig.chromium import DESKTOP
from rig.voice import Voice


def speaking(windows, path, *, size=DESKTOP, language="en", hears_first=False, **options):
    """A window in which Earshot speaks, and its log."""
    page = windows.open(None, size=size, language=language)
    voice = Voice(page, **options)
    page.goto("/settings")
    page.locator("[name=speaking][value=selfVoicing]").check()
    page.get_by_role("button", name="Save the settings").click() if language == "en" else page.locator(
        "main form button[type=submit]").click()
    page.wait_for_url("**/settings?done=settings")
    if hears_first:
        page.locator("earshot-voice[data-ready]").wait_for()
        page.locator("#hears-first").check()
    page.wait_for_function("() => window.spoken.length")
    page.goto(path)
    ready(page)
    return page, voice


def ready(page):
    page.wait_for_function("() => document.documentElement.dataset.voicing === 'ready'")


@pytest.mark.parametrize("path, words", [("/", "Live by ear"), ("/help", "Help"), ("/sign-up", "Sign up"), ("/walk", "Walk"),
                                         ("/charts", "Charts"), ("/charts/temperature", "temperature"),
                                         ("/braille", "Braille"), ("/braille/learn", "Learn braille"),
                                         ("/listen", "Listen"), ("/settings", "Settings"), ("/about", "About"),
                                         ("/no-such-page", "")])
@pytest.mark.expects_errors("404")
def test_every_page_says_what_it_is_and_what_has_the_focus(windows, path, words):
    page, voice = speaking(windows, path)
    opening = voice.wait("On this page:")
    assert words.lower() in opening.lower()
    heard = set()
    for _ in range(14):
        page.keyboard.press("Tab")
        page.wait_for_function("from => window.spoken.length > from", arg=voice._read)
        heard.add(voice.said())
    assert len(heard) > 8, heard


def test_the_keys_are_told_on_the_first_page_only(windows):
    page = windows.open(None, size=DESKTOP)
    voice = Voice(page)
    page.goto("/help")
    page.keyboard.press("F8")
    assert "Arrow down reads the page" in voice.wait("Earshot speaks to you now")
    page.goto("/about")
    assert "Arrow down" not in voice.wait("On this page:")


def test_a_page_is_read_sentence_by_sentence_and_spelled(windows):
    page, voice = speaking(windows, "/about")
    voice.wait("On this page:")
    page.keyboard.press("ArrowDown")
    assert voice.wait("heading").startswith("About Earshot")
    page.keyboard.press("ArrowDown")
    first = voice.wait(".")
    page.keyboard.press("ArrowDown")
    second = voice.wait(".")
    assert first != second
    page.keyboard.press("ArrowUp")
    assert voice.wait(".") == first
    page.keyboard.press("F2")
    assert voice.wait(".") == first
    page.keyboard.press("F9")
    assert "Sentence" in voice.wait("Sentence")
    assert page.locator("[data-read]").count() == 1
