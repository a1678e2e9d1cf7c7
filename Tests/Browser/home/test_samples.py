# SPDX-License-Identifier: Apache-2.0
"""Some seconds of each ability on the first page: one sounds at a time, and any other act ends it."""

import pytest
from playwright.sync_api import expect
from rig.chromium import PHONE
from rig.waiting import wait_until

# The sounds that the page makes, since they stand in no document.
WATCH = """() => {
  window.sounds = [];
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () {
    if (!window.sounds.includes(this)) window.sounds.push(this);
    return play.call(this);
  };
}"""
PLAYING = "() => window.sounds.filter((sound) => !sound.paused && sound.currentTime > 0).map((sound) => sound.src)"


@pytest.fixture
def home(windows):
    page = windows.open(None, size=PHONE)
    page.asked = []
    page.on("request", lambda request: page.asked.append(request.url))
    page.goto("/", wait_until="networkidle")
    page.wait_for_selector("earshot-samples[data-ready]", state="attached")
    page.evaluate(WATCH)
    return page


def button(page, name):
    return page.locator("earshot-samples").get_by_role("button", name=name)


def playing(page):
    return page.evaluate(PLAYING)


def wait_for(page, part):
    wait_until(lambda: any(part in address for address in playing(page)), f"{part} does not play")


def test_one_sample_sounds_at_a_time_and_its_button_stops_it(home):
    assert not [url for url in home.asked if "/api/" in url], "a sound is fetched before anybody wants it"
    button(home, "Hear: Charts").click()
    wait_for(home, "/charts/temperature/sound")
    button(home, "Hear: Braille").click()
    wait_for(home, "text=Put%20down")
    assert len(playing(home)) == 1
    expect(button(home, "Hear: Charts")).to_be_visible()
    button(home, "Stop: Braille").press("Enter")
    expect(button(home, "Hear: Braille")).to_be_focused()
    assert playing(home) == []


@pytest.mark.parametrize("key", ["Escape", "Control", "Tab"])
def test_any_other_key_ends_it(home, key):
    button(home, "Hear: Charts").press("Enter")
    wait_for(home, "/charts/temperature/sound")
    # Pressing it did not let the question of the first visit speak over it.
    assert len(playing(home)) == 1
    home.keyboard.press(key)
    expect(button(home, "Hear: Charts")).to_be_visible()
    assert not [address for address in playing(home) if "/charts/temperature/sound" in address]


def test_no_button_moves_as_it_plays(home):
    places = "() => [...document.querySelectorAll('earshot-samples button')].map((b) => JSON.stringify(b.getBoundingClientRect()))"
    button(home, "Hear: Walk").focus()
    before = home.evaluate(places)
    home.keyboard.press("Enter")
    wait_for(home, "language=en&text=The%20library")
    assert home.evaluate(places) == before


@pytest.mark.expects_errors("503")
def test_what_cannot_be_played_is_said_and_shown(home):
    home.route("**/api/v1/**", lambda route: route.fulfill(status=503))
    button(home, "Hear: Walk").click()
    sentence = "This sample cannot be played now. Try again later."
    expect(home.locator("[data-part=problem]")).to_have_text(sentence)
    expect(home.locator("#announcements p", has_text=sentence)).to_have_count(1)
    expect(button(home, "Hear: Walk")).to_be_visible()


def test_without_scripts_each_is_a_link_to_its_sound(windows):
    page = windows.open("/", size=PHONE, javascript=False)
    links = page.locator("earshot-samples a.button")
    assert links.count() == 5
    for link in links.all():
        expect(link).to_be_visible()
        answer = page.request.get(link.get_attribute("href"))
        assert answer.ok and answer.headers["content-type"].startswith("audio/")
        assert len(answer.body()) > 20_000
    expect(page.locator("earshot-samples button").first).to_be_hidden()
