# SPDX-License-Identifier: Apache-2.0
"""Who speaks, asked on the first visit: of people who see, who have a screen reader, and who hear nothing else."""

import pytest
from rig.chromium import DESKTOP, PHONE
from rig.voice import Voice

ASKED = "Who speaks to you?"


def first_visit(windows, size):
    page = windows.open(None, size=size)
    voice = Voice(page)
    page.goto("/")
    page.locator("earshot-voice[data-ready]").wait_for()
    return page, voice


def tap(page, name):
    box = page.get_by_role("button", name=name).bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_who_hears_nothing_else_is_asked_aloud_and_answers_by_pressing_again(windows):
    page = windows.open(None, size=PHONE)
    voice = Voice(page)
    page.goto("/")
    page.locator("earshot-voice[data-ready]").wait_for()
    page.mouse.click(195, 10)
    assert "If this is the only voice" in voice.wait("Who speaks to you?")
    page.mouse.click(195, 10)
    page.wait_for_url("**/?done=speaks")
    voice.wait("Earshot speaks to you now")


def test_the_question_is_answered_without_a_script_too(windows):
    page = windows.open("/", size=PHONE, javascript=False)
    page.get_by_role("button", name="My screen reader speaks").click()
    page.wait_for_url("**/?done=isSilent")
    assert page.locator("earshot-voice").count() == 0


def test_a_finger_that_finds_an_answer_by_chance_hears_the_question_and_chooses_nothing(windows):
    page, voice = first_visit(windows, PHONE)
    tap(page, "My screen reader speaks")
    assert "My screen reader speaks. Press again to choose it" in voice.wait(ASKED)
    tap(page, "Earshot speaks to me")
    assert voice.wait("Press again").startswith("You pressed: Earshot speaks to me")
    assert page.url.endswith("/")
    tap(page, "Earshot speaks to me")
    page.wait_for_url("**/?done=speaks")


def test_a_finger_that_finds_a_link_by_chance_hears_the_question_first(windows):
    page, voice = first_visit(windows, PHONE)
    link = page.locator("footer").get_by_role("link", name="About").first
    link.scroll_into_view_if_needed()
    box = link.bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(*middle)
    voice.wait(ASKED)
    assert page.url.endswith("/")
    page.touchscreen.tap(*middle)
    page.wait_for_url("**/about")


def test_an_empty_place_lets_earshot_speak_after_a_control_was_touched(windows):
    page, voice = first_visit(windows, PHONE)
    tap(page, "My screen reader speaks")
    voice.wait(ASKED)
    heading = page.get_by_role("heading", name=ASKED)
    heading.scroll_into_view_if_needed()
    box = heading.bounding_box()
    page.touchscreen.tap(box["x"] + 5, box["y"] + 5)
    page.wait_for_url("**/?done=speaks")


def test_a_mouse_and_a_screen_reader_answer_at_once(windows):
    for press in ["click", "dispatch"]:
        page, _ = first_visit(windows, PHONE if press == "dispatch" else DESKTOP)
        answer = page.get_by_role("button", name="My screen reader speaks")
        answer.click() if press == "click" else answer.evaluate("button => button.click()")
        page.wait_for_url("**/?done=isSilent")


@pytest.mark.parametrize("key", ["Tab", "ArrowDown", "x", "Space", "2"])
def test_any_key_asks_and_the_question_can_be_answered_then(windows, key):
    page, voice = first_visit(windows, DESKTOP)
    page.keyboard.press(key)
    voice.wait(ASKED)
    assert page.url.endswith("/")
    page.keyboard.press("2")
    page.wait_for_url("**/?done=speaks")


def test_the_space_bar_answers_from_a_link_too(windows):
    page, voice = first_visit(windows, DESKTOP)
    page.keyboard.press("Tab")
    voice.wait(ASKED)
    page.keyboard.press("Space")
    page.wait_for_url("**/?done=speaks")
