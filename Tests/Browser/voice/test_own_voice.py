# SPDX-License-Identifier: Apache-2.0
"""Pages that speak, for people who have no screen reader; the browser's voice is replaced by a log."""

import pytest
from playwright.sync_api import expect
from rig.chromium import DESKTOP, PHONE
from rig.voice import Voice, ready, speaking
from rig.waiting import wait_until


@pytest.mark.parametrize("path", ["/", "/help", "/sign-up", "/walk", "/walk/way?campus=maps/monaco", "/charts", "/charts/temperature", "/braille", "/braille/learn",
                                  "/listen", "/settings", "/about", "/no-such-page"])
@pytest.mark.expects_errors("404")
def test_every_page_says_what_it_is_and_what_has_the_focus(windows, path):
    page, voice = speaking(windows, path)
    assert page.locator("h1").inner_text().strip().lower() in voice.wait("On this page:").lower()
    for _ in range(14):
        page.keyboard.press("Tab")
        assert voice.wait("").strip()


def test_the_keys_are_told_on_the_first_page_only(windows):
    page = windows.open(None, size=DESKTOP)
    voice = Voice(page)
    page.goto("/help")
    page.keyboard.press("F8")
    assert "Down arrow reads the page" in voice.wait("Earshot speaks to you now")
    page.goto("/about")
    assert "Down arrow" not in voice.wait("On this page:")


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


def test_keys_of_a_menu_are_its_own_only_once_it_was_entered(windows):
    page, voice = speaking(windows, "/settings")
    voice.wait("On this page:")
    page.locator("earshot-voice[data-ready]").wait_for()
    page.locator("[name=braille]").first.focus()
    voice.wait("Only on the braille page")
    page.get_by_role("button", name="Save settings").focus()
    voice.wait("Save settings")
    said = ""
    while "menu" not in said:
        page.keyboard.press("ArrowDown")
        said = voice.wait("")
    assert said.startswith("Voice")
    page.keyboard.press("ArrowDown")
    voice.wait("Where this device has no voice")
    page.keyboard.press("ArrowUp")
    voice.wait("Voice")
    page.keyboard.press("Enter")
    voice.wait("Voice")
    page.keyboard.press("ArrowDown")
    assert "Ann" in voice.wait("Ann")


def test_a_choice_of_the_voice_holds_at_once_and_is_heard(windows):
    page, voice = speaking(windows, "/settings")
    page.locator("earshot-voice[data-ready]").wait_for()
    voice.wait("On this page:")
    page.locator("#voice-rate").fill("2")
    voice.wait("This is how Earshot speaks")
    assert voice.log()[-1]["rate"] == 2
    page.goto("/help")
    voice.wait("On this page:")
    assert voice.log()[-1]["rate"] == 2


def test_a_device_without_a_voice_says_so_where_a_voice_would_be_chosen(windows):
    page = windows.open(None, size=DESKTOP)
    Voice(page, voices=[])
    page.goto("/settings")
    page.locator("earshot-voice[data-ready]").wait_for()
    expect(page.get_by_text("This device has no voice for English.")).to_be_visible()
    expect(page.locator("#device-voice")).not_to_be_visible()


def test_escape_and_every_act_end_what_is_being_said(windows):
    page, voice = speaking(windows, "/help", speaks=False)
    for key in ["Escape", "Control", "Tab"]:
        page.keyboard.press("F9")
        page.wait_for_function("() => window.spoken.at(-1)?.text")
        page.keyboard.press(key)
        page.wait_for_function("() => window.spoken.some(({ cancelled }) => cancelled)")
        page.evaluate("window.spoken.length = 0")


def test_typing_is_told_and_a_password_is_not(windows):
    page, voice = speaking(windows, "/sign-in")
    voice.wait("On this page:")
    page.locator("main [name=username]").focus()
    voice.wait("Username")
    page.keyboard.type("Al.")
    assert voice.wait("full stop").endswith("capital A l full stop")
    page.keyboard.press("Backspace")
    voice.wait("full stop deleted")
    page.keyboard.press("ArrowLeft")
    voice.wait("l")
    page.locator("main [name=password]").focus()
    voice.wait("Password")
    page.keyboard.type("secret")
    page.keyboard.press("Tab")
    said = voice.wait("Show password")
    assert said.startswith("Show password")


def test_the_first_press_says_and_the_second_acts(windows):
    page, voice = speaking(windows, "/", hears_first=True)
    voice.wait("On this page:")
    link = page.get_by_role("navigation").get_by_role("link", name="Charts")
    link.click()
    assert "Press again to go there" in voice.wait("Charts")
    assert page.url.endswith("/")
    link.click()
    page.wait_for_url("**/charts")
    ready(page)
    voice.wait("On this page:")
    page.keyboard.press("Tab")
    voice.wait("Skip")
    page.keyboard.press("Enter")
    voice.wait("Press again to go there")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    voice.wait("Settings")
    page.keyboard.press("Enter")
    voice.wait("Press again to go there")
    page.keyboard.press("Enter")
    page.wait_for_url("**/settings")


def test_menus_boxes_and_fields_wait_for_the_second_press_too(windows):
    page, voice = speaking(windows, "/settings", hears_first=True)
    page.locator("earshot-voice[data-ready]").wait_for()
    voice.wait("On this page:")
    box = page.locator("#hears-first")
    box.click()
    voice.wait("Press again to untick it")
    assert box.is_checked()
    page.locator("[name=appearance][value=dark]").click()
    voice.wait("Press again to choose it")
    assert not page.locator("[name=appearance][value=dark]").is_checked()
    page.locator("[name=appearance][value=dark]").click()
    assert page.locator("[name=appearance][value=dark]").is_checked()
    page.locator("#voice-rate").click(position={"x": 2, "y": 10})
    voice.wait("Press again to move it")
    assert page.locator("#voice-rate").input_value() == "1"


def middle(page, name):
    box = page.locator(".abilities").get_by_role("link", name=name).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_finger_presses_twice(windows):
    page, voice = speaking(windows, "/", size=PHONE, hears_first=True)
    voice.wait("On this page:")
    page.touchscreen.tap(*middle(page, "Walk"))
    voice.wait("Press again to go there")
    page.touchscreen.tap(*middle(page, "Charts"))
    voice.wait("Press again to go there")
    assert page.url.endswith("/")
    page.touchscreen.tap(*middle(page, "Charts"))
    page.wait_for_url("**/charts")


def test_a_finger_that_slides_hears_what_lies_under_it_and_does_nothing(windows, fingers):
    page, voice = speaking(windows, "/", size=PHONE, hears_first=True)
    voice.wait("On this page:")
    hand = fingers(page)

    # The page's time stands still between touches, and so would a wait in the page.
    def hear(words):
        wait_until(lambda: any(words in one.get("text", "") for one in voice.log()[-2:]), words)

    hand.press(1, *middle(page, "Be read to"))
    hear("Be read to")
    hand.move(1, *middle(page, "Walk"))
    hear("Walk")
    hand.lift(1)
    assert page.url.endswith("/")


@pytest.mark.expects_errors("404")
def test_a_press_on_an_empty_place_says_where_things_are(windows):
    page, voice = speaking(windows, "/no-such-page", hears_first=True)
    voice.wait("On this page:")
    page.mouse.click(640, 500)
    assert "At the top:" in voice.wait("At the")
