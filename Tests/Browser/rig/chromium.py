# SPDX-License-Identifier: Apache-2.0
"""Chromium through Playwright: phones and desktops, with touch, position and a microphone that is not there."""

import re
import time

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 900}
NARROW = {"width": 320, "height": 640}  # what 400 % zoom leaves of a screen 1280 wide

EXECUTABLE = "/usr/bin/chromium"
ARGUMENTS = [
    "--no-sandbox",  # the tests run as root in a container
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    "--autoplay-policy=no-user-gesture-required",
]
ALICANTE = {"latitude": 38.3852, "longitude": -0.5133, "accuracy": 5}


class Windows:
    """Opens windows, each with its own cookies, and remembers what went wrong inside them.

    Console errors, breaches of the content security policy and exceptions fail the test that opened the window,
    unless `expects` has a pattern for them.
    """

    def __init__(self, browser, url, expects=()):
        self._browser = browser
        self._url = url
        self._expects = [re.compile(pattern) for pattern in expects]
        self._contexts = []
        self.troubles = []

    def open(
        self,
        path="/",
        size=PHONE,
        language="en",
        appearance="light",
        javascript=True,
        permissions=("geolocation", "microphone"),
        position=None,
        **options,
    ):
        """A page in a window of its own, at `path`. `appearance` is light, dark or contrast, as the system asks."""
        context = self._browser.new_context(
            base_url=self._url,
            viewport=size,
            locale=language,
            color_scheme="dark" if appearance == "dark" else "light",
            contrast="more" if appearance == "contrast" else "no-preference",
            java_script_enabled=javascript,
            has_touch=size["width"] < 600,
            is_mobile=size["width"] < 600,
            permissions=list(permissions),
            geolocation=position or ALICANTE,
            reduced_motion="reduce",
            **options,
        )
        context.set_default_timeout(15_000)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self._trouble(f"exception: {error}"))
        if path is not None:
            page.goto(path)
        return page

    def _on_console(self, message):
        if message.type == "error":
            self._trouble(f"console: {message.text} ({message.location.get('url', '')})")

    def _trouble(self, text):
        if not any(pattern.search(text) for pattern in self._expects):
            self.troubles.append(text)

    def close(self):
        for context in self._contexts:
            context.close()
        self._contexts.clear()


class Fingers:
    """Several fingers on the glass at once, through DevTools: real touch events, trusted as a hand's are.

    A finger has a number of the test's choosing. The page gets one touchstart, touchmove or touchend for each finger
    that changed.
    """

    def __init__(self, page):
        self._devtools = page.context.new_cdp_session(page)
        self._down = {}
        self._later = 0.0

    def later(self, seconds):
        """What comes now happens so much later, as the page is told; nobody waits for it."""
        self._later += seconds

    def press(self, finger, x, y):
        self._down[finger] = (x, y)
        self._send("touchStart")

    def move(self, finger, x, y):
        self._down[finger] = (x, y)
        self._send("touchMove")

    def lift(self, finger):
        # DevTools takes the fingers that touchEnd names as lifted; those that it leaves out stay down.
        self._send("touchEnd", {finger: self._down.pop(finger)})

    def cancel(self):
        """The system takes the touches away, as it does for a call or a notification."""
        self._down.clear()
        self._send("touchCancel")

    def _send(self, kind, fingers=None):
        fingers = self._down if fingers is None else fingers
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in sorted(fingers.items())]
        event = {"type": kind, "touchPoints": points, "timestamp": time.time() + self._later}
        self._devtools.send("Input.dispatchTouchEvent", event)
