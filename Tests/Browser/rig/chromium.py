# SPDX-License-Identifier: Apache-2.0
"""Chromium through Playwright: phones and desktops, with touch, position and a microphone that is not there."""

import re
import time

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 560, "height": 844}  # felt by fingers, with room for the braille pad beside the text
DESKTOP = {"width": 1280, "height": 900}
NARROW = {"width": 320, "height": 640}  # what 400 % zoom leaves of a screen 1280 wide

# Chromium without the program around it, which would take half a second for each window that is opened.
EXECUTABLE = "/usr/bin/chromium-headless-shell"
# The whole of it, as people have it.
WHOLE_PROGRAM = "/usr/bin/chromium"
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
            **{"service_workers": "block", **options},  # what a worker fetches is no part of what a test looks at
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

    The page's time is the test's from the first finger on: each touch comes a moment after the one before, however
    busy the machine is, and time stands still between them until `later` lets it pass.
    """

    MOMENT = 0.01  # seconds from one touch to the next; a hand's fingers come down and leave within some hundredths

    def __init__(self, page):
        self._page = page
        self._devtools = page.context.new_cdp_session(page)
        self._down = {}
        self._now = time.time()

    def later(self, seconds):
        """Lets so much time pass in the page; nobody waits for it."""
        self._hold_time()
        self._now += seconds
        self._hold_time()

    def press(self, finger, x, y):
        if not self._down:
            self._hold_time()
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

    def _hold_time(self):
        """Makes it now in the page. One that has just been loaded has another time, and it is later there."""
        self._now = self._page.evaluate(_HOLD_TIME, self._now * 1000) / 1000

    def _send(self, kind, fingers=None):
        self._now += self.MOMENT
        fingers = self._down if fingers is None else fingers
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in sorted(fingers.items())]
        event = {"type": kind, "touchPoints": points, "timestamp": self._now}
        self._devtools.send("Input.dispatchTouchEvent", event)


# From then on time stands still in the page but for what it is told here: milliseconds since 1970.
_HOLD_TIME = """(epoch) => {
  if (window.setTestTime) return window.setTestTime(epoch);
  const ownTime = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp').get;
  let now = performance.now();
  window.setTestTime = (epoch) => {
    now = Math.max(now, epoch - performance.timeOrigin);
    return now + performance.timeOrigin;
  };
  for (const kind of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    addEventListener(kind, (event) => { now = Math.max(now, ownTime.call(event)); }, { capture: true, passive: true });
  }
  performance.now = () => now;
  // Keys, tilts and whatever else happens now; touches tell their own time.
  Object.defineProperty(Event.prototype, 'timeStamp', {
    configurable: true,
    get() { return Math.max(0, this instanceof TouchEvent ? ownTime.call(this) : now); },
  });
  return window.setTestTime(epoch);
}"""
