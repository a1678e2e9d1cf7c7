# SPDX-License-Identifier: Apache-2.0
"""The fixtures that every test file has: server, windows (Chromium), window, fingers, webkit."""

import pytest
from playwright.sync_api import sync_playwright

from .chromium import ARGUMENTS, EXECUTABLE, PHONE, Fingers, Windows
from .display import Display
from .hands import ChromiumHands, WebKitHands
from .server import Server
from .story import Story
from .webkit import WebKit


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """The server of this run: one for all tests, each of which signs up its own people."""
    server = Server(tmp_path_factory.mktemp("server")).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright):
    browser = playwright.chromium.launch(executable_path=EXECUTABLE, args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture
def windows(chromium, server, request):
    """windows.open(path, size=…, language=…, appearance=…, javascript=…): a Chromium page of a new person."""
    expected = [pattern for mark in request.node.iter_markers("expects_errors") for pattern in mark.args]
    windows = Windows(chromium, server.url, expected)
    yield windows
    windows.close()
    assert not windows.troubles, "The page complained:\n" + "\n".join(windows.troubles)


@pytest.fixture
def window(windows):
    """The home page on a phone, in Chromium."""
    return windows.open("/")


@pytest.fixture
def fingers():
    """fingers(page): hands for that page."""
    return Fingers


@pytest.fixture(scope="session")
def display():
    with Display() as display:
        yield display


@pytest.fixture
def webkit(display, server):
    """A WebKit window the size of a phone, of a new person."""
    browser = WebKit(display, server.url, PHONE)
    yield browser
    browser.close()


@pytest.fixture(params=["chromium", "chromium-without-javascript", "webkit"])
def hands(request):
    """hands(): a new person at a phone, in each browser in turn, and without JavaScript; see rig/hands.py."""
    if request.param == "webkit":
        display, server = request.getfixturevalue("display"), request.getfixturevalue("server")
        opened = []

        def hands():
            opened.append(WebKit(display, server.url, PHONE))
            return WebKitHands(opened[-1])

        yield hands
        for browser in opened:
            browser.close()
    else:
        windows = request.getfixturevalue("windows")
        javascript = request.param == "chromium"
        yield lambda: ChromiumHands(windows.open(None, javascript=javascript), javascript)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """A failed test also shows what the server said during it."""
    report = yield
    server = getattr(item, "funcargs", {}).get("server")
    if server is not None and report.failed:
        said = server.log_text(since=getattr(item, "log_start", 0))
        report.sections.append(("The server said", said[-4000:]))
    return report


@pytest.fixture(autouse=True)
def _begin(request):
    """Before each test that has a server."""
    if "server" in request.fixturenames:
        server = request.getfixturevalue("server")
        request.node.log_start = server.log_size()
        server.forget_attempts()


@pytest.fixture(scope="session")
def story(chromium, server):
    """story("en"): people and requests with which pages have something on them; see rig/story.py."""
    stories = {}

    def story(language="en"):
        if language not in stories:
            stories[language] = Story(chromium, server, language)
        return stories[language]

    return story


@pytest.fixture(scope="session")
def signed_in(story):
    """signed_in("requester", "es"): the cookies of somebody signed in who reads that language."""
    return lambda person, language="en": story(language).cookies[person]
