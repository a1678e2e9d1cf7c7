# SPDX-License-Identifier: Apache-2.0
"""A whole evening without a look at the screen: by keys and by what the voice says, with hear before you confirm."""

import re

from playwright.sync_api import expect
from rig.chromium import DESKTOP
from rig.people import PASSWORD, new_username
from rig.voice import Voice


class Listener:
    """Somebody who only hears: finds everything by Tab, presses everything twice."""

    def __init__(self, page):
        self.page = page
        self.voice = Voice(page)

    def opened(self, words):
        """Waits until a page speaks, which says these words as it opens."""
        self.page.wait_for_function("() => document.documentElement.dataset.voicing === 'ready'")
        heard = self.voice.wait("On this page:")
        assert words in heard, heard
        return heard

    def find(self, words):
        """Tab, until these words are heard."""
        for _ in range(90):
            self.page.keyboard.press("Tab")
            heard = self.voice.wait("")
            if words in heard:
                return heard
        raise AssertionError(f"Nobody said “{words}”.")

    def press(self):
        """Enter says what the next Enter does, and does nothing yet."""
        address = self.page.url
        self.page.keyboard.press("Enter")
        assert "Press again" in self.voice.wait("Press again")
        assert self.page.url == address
        self.page.keyboard.press("Enter")

    def do(self, words):
        self.find(words)
        self.press()

    def do_the_main_thing(self, heard):
        """What the page said is most people's reason to come."""
        self.do(re.search(r"The main one: (.+?)\.", heard)[1])

    def type(self, field, words):
        self.find(field)
        self.page.keyboard.type(words)


def test_an_evening_with_eyes_shut(windows):
    page = windows.open("/help", size=DESKTOP)
    listener = Listener(page)
    page.goto("/help")
    page.keyboard.press("F8")
    listener.opened("Earshot speaks to you now")
    listener.find("Settings")
    page.keyboard.press("Enter")
    listener.opened("Settings")
    listener.find("Hear before you confirm")
    page.keyboard.press("Space")
    listener.voice.wait("ticked")

    page.goto("/sign-up")
    heard = listener.opened("account")
    listener.find("I want texts read to me")
    page.keyboard.press("Space")
    assert "Press again to tick it." in listener.voice.wait("Press again")
    page.keyboard.press("Space")
    assert "not ticked" not in listener.voice.wait("ticked")
    listener.type("Your name", "Ana Gil")
    listener.type("Username", new_username("ear"))
    listener.type("Password", PASSWORD)
    listener.do_the_main_thing(heard)
    page.wait_for_url("**/read?done=welcome")
    listener.opened("signed in")

    page.goto("/read/requests/new")
    heard = listener.opened("On this page")
    listener.type("text field", "Letter from the bank")
    listener.type("large text field", "Dear Ana, your account is well.")
    listener.do_the_main_thing(heard)
    page.wait_for_url("**done=asked**")
    listener.opened("Letter from the bank")

    page.goto("/charts/temperature")
    listener.opened("temperature")
    page.locator("earshot-chart[data-ready]").wait_for()
    listener.find("Arrow keys go from point to point")
    page.keyboard.press("ArrowRight")
    assert "°C" in listener.voice.wait("°C")

    page.goto("/braille")
    listener.opened("Braille")
    page.locator("earshot-braille-pad[data-ready]").first.wait_for()
    listener.find("Braille pad")
    for chord in ["f", "fs"]:
        for key in chord:
            page.keyboard.down(key)
        for key in chord:
            page.keyboard.up(key)
    listener.voice.wait("a")
    expect(page.locator("[data-part=letters]")).to_have_value("ak")

    page.goto("/listen")
    listener.opened("recordings")
    listener.do("A Tale of Two Cities")
    page.wait_for_url("**/listen/*")
    listener.opened("A Tale of Two Cities")
    page.locator("earshot-player[data-ready]").wait_for()
    listener.do("Play")
    page.wait_for_function("() => !document.querySelector('audio').paused")
