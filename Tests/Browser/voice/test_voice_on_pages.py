# SPDX-License-Identifier: Apache-2.0
"""What the own voice says of whole pages: their opening, their mistakes, their recordings, and the bar that reads them."""

import re

import pytest
from rig.chromium import DESKTOP, PHONE
from rig.story import DEMO_RECORDINGS
from rig.voice import speaking
from rig.waiting import wait_until


def tap(page, target):
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def texts(voice, since):
    return [one["text"] for one in voice.log()[since:] if "text" in one]


@pytest.mark.parametrize(("size", "press"), [(PHONE, "tap"), (DESKTOP, "click"), (DESKTOP, "Enter")])
def test_the_bar_reads_on_and_says_nothing_of_itself(windows, size, press):
    page, voice = speaking(windows, "/about", size=size)
    voice.wait("On this page:")
    button = page.locator("[data-move=next]")
    if press == "Enter":
        button.focus()
        voice.wait("Next. button.")

    def read():
        start = len(voice.log())
        tap(page, button) if press == "tap" else button.click() if press == "click" else page.keyboard.press("Enter")
        voice.wait("")
        return " ".join(texts(voice, start))

    assert read() == "About Earshot. heading."
    second = read()
    assert second.startswith("Earshot is one free program")
    assert read() != second
    start = len(voice.log())
    last = texts(voice, 0)[-1]
    again = page.locator("[data-move=again]")
    tap(page, again) if press == "tap" else again.click()
    voice.wait("")
    assert texts(voice, start) == [last]


@pytest.mark.expects_errors("422")
@pytest.mark.parametrize(("language", "problem"), [("en", "problem"), ("es", "problema"), ("fr", "problème"), ("ar", "مشكل")])
def test_a_mistake_is_what_is_said_after_it_and_said_once(windows, language, problem):
    page, voice = speaking(windows, "/sign-up", language=language)
    page.locator("main [name=name]").fill("Ana")
    page.locator("main form button[type=submit]").first.evaluate("button => button.form.requestSubmit()")
    page.locator("#problems").wait_for()
    mistakes = page.locator("#problems li").all_inner_texts()
    said = voice.wait(mistakes[-1].strip())
    page.keyboard.press("F9")
    voice.wait(page.locator("h1").inner_text().strip())
    said = " ".join(one["text"] for one in voice.log() if "text" in one)
    said = said[said.index(page.title().split(":")[0].split(" – ")[0]):]
    heading = page.locator("#problems-heading").inner_text().strip()
    assert problem in heading
    assert said.count(heading) == 1
    assert all(mistake.strip() in said for mistake in mistakes)
    assert page.locator(".lead").first.inner_text().strip() not in said


def test_the_skip_link_says_the_heading_and_not_the_page(windows):
    page, voice = speaking(windows, "/help")
    voice.wait("On this page:")
    page.keyboard.press("Tab")
    voice.wait("Skip")
    page.keyboard.press("Enter")
    said = voice.wait("Help")
    assert said == f"Help. {page.locator('.lead').inner_text().strip()}"


def test_hear_before_you_confirm_holds_from_the_moment_it_is_ticked(windows):
    page, voice = speaking(windows, "/settings")
    page.locator("earshot-voice[data-ready]").wait_for()
    voice.wait("On this page:")
    page.locator("#hears-first").focus()
    voice.wait("Hear before you confirm")
    page.keyboard.press("Space")
    said = voice.wait("This is how Earshot speaks to you.")
    assert said == "ticked This is how Earshot speaks to you."
    page.get_by_role("button", name="Save settings").focus()
    voice.wait("Save settings")
    page.keyboard.press("Enter")
    voice.wait("Press again to do it")
    assert "done=" not in page.url


def test_what_was_written_is_spelled(windows):
    page, voice = speaking(windows, "/sign-up")
    voice.wait("On this page:")
    page.locator("main [name=username]").focus()
    voice.wait("Username")
    page.keyboard.type("ana")
    voice.wait("a")
    start = len(voice.log())
    page.keyboard.press("F4")
    voice.wait("a, n, a")
    assert texts(voice, start) == ["a, n, a"]


def test_where_one_is_comes_before_what_was_done(windows):
    page, voice = speaking(windows, "/settings?done=settings")
    voice.wait("On this page:")
    start = len(voice.log())
    page.keyboard.press("F9")
    voice.wait("Settings")
    assert texts(voice, start)[0].startswith("Settings")


def a_recording(windows, **options):
    """The page of the last of the demo recordings, which the server makes after its first start."""
    page, voice = speaking(windows, "/listen", **options)

    def tracks():
        found = re.findall(r'<article.*?href="(/listen/[^"/?]+)"', page.request.get("/listen").text(), re.DOTALL)
        return found if len(found) >= DEMO_RECORDINGS else None

    page.goto(wait_until(tracks, "no demo recording is ready", seconds=600, every=0.5)[-1])
    return page, voice


def test_a_recording_is_counted_with_its_player_and_named_in_its_language(windows):
    page, voice = a_recording(windows)
    assert "The main one: Play." in voice.wait("The main one")
    heading = page.locator("h1")
    name = heading.inner_text().strip()
    language = heading.evaluate("h1 => (h1.querySelector('[lang]') ?? h1.closest('[lang]')).lang")
    said = [one for one in voice.log() if one.get("text", "").startswith(name)]
    assert said[-1]["lang"] == language


def test_a_slider_says_its_name_once_and_then_where_it_stands(windows):
    page, voice = a_recording(windows, size=PHONE, hears_first=True)
    voice.wait("The main one: Play.")
    slider = page.locator("#position")
    start = len(voice.log())
    tap(page, slider)
    voice.wait("Press again to move it.")
    assert " ".join(texts(voice, start)).count("Position") == 1
    start = len(voice.log())
    tap(page, slider)
    voice.wait("seconds of")
    said = texts(voice, start)
    assert len(said) == 1 and not said[0].startswith("0 seconds")


STATE = "() => { const { paused, dataset } = document.querySelector('audio'); return { paused, held: 'held' in dataset }; }"


@pytest.mark.parametrize("key", ["Escape", "Control", "ArrowDown"])
def test_silence_and_reading_pause_a_recording(windows, key):
    page, voice = a_recording(windows)
    voice.wait("The main one: Play.")
    page.get_by_role("button", name="Play", exact=True).focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('audio').paused")
    page.keyboard.press(key)
    page.wait_for_function("() => document.querySelector('audio').paused")
    assert page.evaluate(STATE) == {"paused": True, "held": False}
    page.get_by_role("button", name="Play", exact=True).wait_for()


def test_a_recording_waits_while_something_is_said_and_goes_on(windows):
    page, voice = a_recording(windows, speaks=False)
    page.locator("earshot-player[data-ready]").wait_for()
    page.evaluate("document.querySelector('audio').play()")
    page.wait_for_function("() => !document.querySelector('audio').paused")
    page.keyboard.press("F9")
    page.wait_for_function("() => document.querySelector('audio').paused")
    page.get_by_role("button", name="Pause", exact=True).wait_for()
    page.keyboard.press("Shift")
    page.wait_for_function("() => !document.querySelector('audio').paused")


def test_what_acted_acts_again_and_what_only_tells_is_not_armed(windows):
    page, voice = speaking(windows, "/charts/temperature", hears_first=True)
    page.locator("earshot-chart[data-ready]").wait_for()
    voice.wait("On this page:")
    point = page.get_by_role("button", name="Next point").first
    point.click()
    voice.wait("Press again to do it")
    start = len(voice.log())
    for _ in range(3):
        point.click()
        voice.wait("°C")
    assert not any("Press again" in one for one in texts(voice, start))
    where = page.locator("[data-safe][data-act]").first
    page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true")
    start = len(voice.log())
    where.click()
    voice.wait("")
    assert not any("Press again" in one for one in texts(voice, start))
