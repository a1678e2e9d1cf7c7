# SPDX-License-Identifier: Apache-2.0
"""A reading of several takes is heard with its chapters: by their buttons, by keys, and without scripts as links."""

from playwright.sync_api import expect
from rig.people import sign_in
from rig.story import recording
from rig.uploads import Scene
from rig.waiting import wait_until


def sent(server):
    """A reading whose chapters begin at 4 and 8 seconds."""
    scene = Scene(server)
    takes = []
    for hertz in (220, 330, 440):
        sound = recording(seconds=4, hertz=hertz)
        path = scene.begin(len(sound), purpose="take")
        assert scene.patch(path, 0, sound).status_code == 204
        takes.append(path.rsplit("/", 1)[1])
    marks = [{"take": 1, "at": 0}, {"take": 2, "at": 0}]
    answer = scene.volunteer.ask(
        "POST", f"/api/v1/requests/{scene.request}/takes", json={"takes": takes, "chapters": marks}
    )
    assert answer.status_code < 300, answer.text
    wait_until(scene.heard, "the recording cannot be heard", seconds=600, every=0.5)
    return scene


def open_reading(windows, scene, **options):
    page = windows.open("/", **options)
    sign_in(page, scene.requester.name)
    page.goto(f"/read/requests/{scene.request}")
    return page


def position(page):
    return page.evaluate("document.querySelector('audio').currentTime")


def test_chapters_are_reached_by_button_and_key_and_said(server, windows):
    page = open_reading(windows, sent(server))
    player = page.locator("earshot-player[data-chapters][data-ready]").first
    expect(player).to_be_visible()
    page.wait_for_function("document.querySelector('audio').duration > 11")
    player.get_by_role("button", name="Next chapter").click()
    wait_until(lambda: 3.7 < position(page) < 8, "the next chapter is not reached")
    page.keyboard.press("n")
    wait_until(lambda: 7.7 < position(page), "the key for the next chapter does nothing")
    said = page.locator("#announcements p, #announcements-urgent p")
    wait_until(lambda: "Chapter 3" in " ".join(said.all_inner_texts()), "the chapter is not said")
    page.keyboard.press("p")
    wait_until(lambda: position(page) < 7.7, "the key for the chapter before does nothing")


def test_without_scripts_chapters_are_links_into_the_sound(server, windows):
    page = open_reading(windows, sent(server), javascript=False)
    links = page.locator("main a[href*='/audio#t=']")
    expect(links).to_have_count(3)
    assert "#t=4" in links.nth(1).get_attribute("href")
