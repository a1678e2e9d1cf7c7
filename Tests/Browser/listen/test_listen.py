# SPDX-License-Identifier: Apache-2.0
"""Listen: a recording is played, paused, moved about in, and found again where it was left."""

import re

import pytest
from playwright.sync_api import expect
from rig.hands import ChromiumHands
from rig.waiting import wait_until

PLAYER = "earshot-player[data-ready]"
AUDIO = "document.querySelector('audio')"


def open_track(person):
    """The first recording for everyone; the server makes it when it starts for the first time."""
    def is_there():
        person.go("/listen")
        return person.has("main article a")

    wait_until(is_there, "no recording is ready", seconds=90, every=1)
    person.press("main article a")
    person.wait_for_address(lambda path: path.startswith("/listen/"))
    if person.has_javascript:
        person.wait_for(PLAYER)
        wait_until(lambda: person.evaluate(f"{AUDIO}.duration > 10"), "the recording does not load")


def act(person, name):
    person.press(f"[data-act={name}]")


def position(person):
    return person.evaluate(f"{AUDIO}.currentTime")


def is_playing(person):
    return person.evaluate(f"!{AUDIO}.paused")


def field(person, name):
    return person.evaluate(f"document.querySelector('[data-field={name}]').textContent")


def wait_said(page, words):
    said = page.locator("#announcements p, #announcements-urgent p")
    wait_until(lambda: words in " ".join(said.all_inner_texts()), f"it is not said: {words}")


@pytest.fixture
def listener(hands):
    person = hands()
    open_track(person)
    return person


def test_play_pause_back_and_forward(listener):
    if not listener.has_javascript:
        assert listener.has("audio[controls]")
        return
    act(listener, "toggle")
    wait_until(lambda: is_playing(listener) and position(listener) > 0.5, "it does not play")
    assert field(listener, "toggle") == "Pause"
    act(listener, "forward")
    wait_until(lambda: position(listener) > 10, "it does not go forward")
    act(listener, "toggle")
    wait_until(lambda: not is_playing(listener), "it does not pause")
    assert field(listener, "toggle") == "Play"
    before = position(listener)
    act(listener, "back")
    wait_until(lambda: position(listener) < before - 5, "it does not go back")


def test_the_place_is_found_again(listener):
    if not listener.has_javascript:
        return
    act(listener, "forward")
    act(listener, "forward")
    wait_until(lambda: position(listener) >= 20, "it does not go forward")
    listener.reload()
    listener.wait_for(PLAYER)
    # A little before, so that the thread is found again
    wait_until(lambda: 16 < position(listener) < 18, "the place is not kept")
    assert field(listener, "elapsed") == "17 seconds"


def test_where_am_i_and_speed_are_said(windows):
    page = windows.open(None)
    person = ChromiumHands(page)
    open_track(person)
    page.locator("[data-act=toggle]").focus()
    person.key("l")
    person.key("w")
    wait_said(page, "10 seconds of")
    act(person, "faster")
    wait_until(lambda: person.evaluate(f"{AUDIO}.playbackRate") == 1.25, "it is not faster")
    wait_said(page, "Speed 1.25")
    slider = page.get_by_role("slider", name="Position")
    slider.focus()
    slider.press("ArrowRight")
    wait_until(lambda: slider.get_attribute("aria-valuetext").startswith("11 seconds of"), "the slider does not move")


def test_the_account_keeps_the_place(windows):
    person = ChromiumHands(windows.open(None))
    person.sign_up("requester", "Ana")
    open_track(person)
    with person.page.expect_response("**/api/v1/tracks/*/position") as answer:
        act(person, "forward")
    assert answer.value.status == 204
    with person.page.expect_response("**/api/v1/tracks/*/position"):
        act(person, "forward")
    person.evaluate("localStorage.clear()")
    person.reload()
    person.wait_for(PLAYER)
    wait_until(lambda: 16 < position(person) < 18, "the account does not know the place")


def test_the_sign_of_the_button_is_that_of_its_words(windows, story):
    page = windows.open(story().address("/listen/{track}"))
    page.locator("earshot-player[data-ready]").wait_for()
    toggle = page.locator("[data-act=toggle]")
    sign = toggle.locator("svg:visible use")
    for words, icon in (("Play", "#play"), ("Pause", "#pause"), ("Play", "#play")):
        expect(toggle).to_have_accessible_name(words)
        expect(sign).to_have_count(1)
        expect(sign).to_have_attribute("href", re.compile(icon + "$"))
        toggle.click()


@pytest.mark.expects_errors("Failed to load resource|ERR_FAILED")
def test_play_tries_again_what_could_not_be_loaded(windows):
    page = windows.open(None)
    page.route("**/listen/*/audio*", lambda route: route.abort())
    track = page.locator("main article a").first
    wait_until(lambda: page.goto("/listen") and track.count(), "no recording is ready", seconds=90, every=1)
    track.click()
    expect(page.locator(PLAYER)).to_be_visible()
    wait_until(lambda: page.evaluate(f"{AUDIO}.networkState") == 3, "it does not fail")
    page.unroute("**/listen/*/audio*")
    page.locator("[data-act=toggle]").click()
    wait_until(lambda: page.evaluate(f"{AUDIO}.currentTime > 0.3"), "it does not play")


def test_a_bookmark_is_set_noted_gone_to_removed_and_brought_back(windows):
    page = windows.open(None)
    person = ChromiumHands(page)
    open_track(person)
    rows = page.locator("[data-part=bookmarks] > li")
    page.locator("[data-act=toggle]").focus()
    person.key("l")
    person.key("b")
    wait_said(page, "Bookmark set: 10 seconds.")
    page.locator("summary", has_text="Bookmarks").press("Enter")
    expect(rows).to_have_count(1)
    page.locator("summary", has_text="Note of bookmark 10 seconds").press("Enter")
    page.get_by_label(re.compile("^Note, at most")).fill("The fog")
    page.get_by_role("button", name="Keep the note").press("Enter")
    wait_said(page, "Note kept: 10 seconds: The fog.")
    page.reload()
    page.locator(PLAYER).wait_for()
    page.locator("summary", has_text="Bookmarks").press("Enter")
    page.get_by_role("button", name="Go to bookmark 10 seconds: The fog").press("Enter")
    wait_said(page, "10 seconds: The fog")
    assert int(position(person)) == 10
    page.locator("summary", has_text="Note of bookmark 10 seconds").press("Enter")
    expect(page.get_by_label(re.compile("^Note, at most"))).to_have_value("The fog")
    page.get_by_role("button", name="Remove bookmark 10 seconds: The fog").press("Enter")
    expect(rows).to_have_count(0)
    back = page.get_by_role("button", name="Bring back bookmark: 10 seconds: The fog")
    expect(back).to_be_focused()
    back.press("Enter")
    expect(rows).to_have_count(1)
    expect(page.get_by_role("button", name="Set a bookmark here")).to_be_focused()
    expect(back).to_be_hidden()
