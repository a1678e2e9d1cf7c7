# SPDX-License-Identifier: Apache-2.0
import pytest
from golden import Golden, normalised
from reader import Desktop, Reader
from rig.fixtures import _begin, chromium, playwright, pytest_runtest_makereport, server, story  # noqa: F401


@pytest.fixture(scope="session")
def desktop(tmp_path_factory):
    """One desktop with one Orca for all pages: starting them takes longer than reading a page."""
    desktop = Desktop(tmp_path_factory.mktemp("desktop"))
    try:
        desktop.start()
        desktop.start_orca()
        yield desktop
    finally:
        desktop.close()


@pytest.fixture(scope="session")
def browser(desktop, playwright, server, tmp_path_factory):  # noqa: F811
    reader = Reader(desktop, playwright, server.url, tmp_path_factory.mktemp("profile"))
    yield reader
    reader.close()


@pytest.fixture
def reader(browser, desktop):
    """A new person at the screen reader: signed out, with settings as they come."""
    if not desktop.has_orca:
        desktop.start_orca()
    browser.become()
    return browser


class Journey:
    """A transcript of keys and of what Orca says to each: `journey.press("Tab")`, and `journey.finish()` compares.

    Each step knows what was said to it when it was recorded. It waits for that, and only when it does not come for
    seconds does it take what was said instead; so a slow machine takes longer and says the same.
    """

    def __init__(self, reader, name):
        self._reader = reader
        self._golden = Golden(f"journeys/{name}")
        self._expected = self._steps(self._golden.lines or [])
        self._lines = []
        self._count = 0

    @staticmethod
    def _steps(lines):
        steps = []
        for line in lines:
            if line.startswith("> "):
                steps.append((line, []))
            elif steps:
                steps[-1][1].append(line)
        return steps

    def _step(self, name, act):
        head = f"> {name}"
        expected = None
        if self._count < len(self._expected) and self._expected[self._count][0] == head:
            expected = self._expected[self._count][1]
        said = normalised(act(None if expected is None else lambda spoken: normalised(spoken) == expected))
        self._count += 1
        self._lines += [head, *said]
        return said

    def press(self, *keys):
        """Presses these keys, one after the other, and listens to each."""
        for key in keys:
            said = self._step(key, lambda expected, key=key: self._reader.press(key, expected))
        return said

    def do(self, name, action):
        """Does something that is not a key, such as filling in a form, and listens."""
        return self._step(name, lambda expected: self._reader.hear(action, expected))

    def finish(self):
        self._golden.check(self._lines)


@pytest.fixture
def journey(reader):
    """journey("name"): a walk with the keyboard."""
    return lambda name: Journey(reader, name)
