# SPDX-License-Identifier: Apache-2.0
"""Without a network in WebKit: the server is gone, and what was opened works on."""

import pytest
from rig.chromium import PHONE
from rig.server import Server
from rig.webkit import WebKit
from selenium.common.exceptions import TimeoutException


@pytest.fixture
def gone(display, tmp_path):
    """A window that keeps what it opens, and the server that will be gone."""
    server = Server(tmp_path).start()
    window = WebKit(display, server.url, PHONE)
    yield window, server
    window.close()
    server.stop()


WHOLE = """const [what, done] = arguments;
(async () => {
  for (const name of await caches.keys()) {
    if (name.endsWith(' ' + what) && await (await caches.open(name)).match('/offline/whole')) return done(true);
  }
  return done(false);
})();"""


def visit(window, path, element, *whats):
    """Opens a page and stays until all of it is kept."""
    window.go(path)
    window.wait(lambda _: window.find(f"{element}[data-ready]"), f"{element} is not ready")
    for what in whats:
        window.wait(lambda _, what=what: window.driver.execute_async_script(WHOLE, what), f"{what} is not kept", seconds=90)


def ready(window, path, element):
    window.go(path)
    window.wait(lambda _: window.find(f"{element}[data-ready]"), f"{element} is not ready", seconds=10)


def find_way(window):
    ready(window, "/walk/way?campus=maps/monaco", "earshot-route")
    assert window.find("html").get_attribute("data-kept") is not None
    window.find("#position").send_keys("43.7396, 7.4271")
    window.find("form[data-submit] button[type=submit]").click()
    window.wait(lambda _: "The way is about" in window.find("[data-field=summary]").text, "no way", seconds=10)


def again(window, act, problem):
    """Does something on a page, and once more where that came to nothing.

    On a busy machine WebKitGTK now and then leaves a request to its service worker without an answer, as about one page in
    twenty shows; whoever loads the page anew has it.
    """
    for _ in range(4):
        try:
            return act(window)
        except TimeoutException:
            continue
    raise AssertionError(problem)


def test_a_way_is_found_and_pad_and_chart_are_there(gone):
    window, server = gone
    visit(window, "/walk/way?campus=maps/monaco", "earshot-route", "frame", "walk", "map:maps%2Fmonaco")
    assert "kilobytes" in window.find("[data-keeping]").text
    visit(window, "/braille", "earshot-braille-pad", "braille")
    visit(window, "/charts/temperature", "earshot-chart", "charts", "chart:temperature")
    window.go("/offline")
    window.wait(lambda _: "Kept: " in window.find("[data-what=walk] [data-state]").text, "the list does not name it")
    server.stop()
    again(window, find_way, "no way is told")
    again(window, lambda window: ready(window, "/braille", "earshot-braille-pad"), "the pad does not begin")
    again(window, lambda window: ready(window, "/charts/temperature", "earshot-chart"), "the chart does not begin")
    window.go("/sign-up")
    assert window.find("h1").text == "You are offline"
