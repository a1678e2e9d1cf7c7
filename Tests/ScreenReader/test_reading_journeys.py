# SPDX-License-Identifier: Apache-2.0
"""What Orca says on a page of Read that stands open while other people do something."""

import re

import pytest
from rig.chromium import Windows
from rig.people import sign_up
from rig.story import recording

# Some twenty minutes: two parts.
TEXT = "\n\n".join(f"Paragraph {number}. " + "Many more words follow here. " * 7 for number in range(100))


@pytest.fixture
def windows(chromium, server):
    windows = Windows(chromium, server.url)
    yield windows
    windows.close()


def test_a_part_is_taken_sent_and_can_be_heard(reader, journey, windows):
    """Each is told once; which part can be heard, too."""
    asking = windows.open("/")
    sign_up(asking, "requester", "Ana")
    asking.goto("/read/requests/new")
    asking.get_by_label("What is it?").fill("The novel")
    asking.get_by_role("textbox", name="The text").fill(TEXT)
    asking.get_by_label("Let several people read it at once").check()
    asking.get_by_role("button", name="Post").click()
    asking.wait_for_url(re.compile(r"/read/requests/(?!new)"))
    reading = windows.open("/")
    sign_up(reading, "volunteer", "Ben")
    reading.goto("/read")
    reading.get_by_role("link", name="The novel Part 2 of 2").click()
    reading.locator("form[action$='/claim']").wait_for()

    reader.become(asking.context.storage_state())
    walk = journey("parts")
    with reader.page.expect_response(lambda answer: answer.url.endswith("/read/events")):
        reader.begin(asking.url.partition("?")[0], ready="#live")
    walk.do("Ben takes part 2", lambda: reading.locator("form[action$='/claim'] button").click())
    sound = {"name": "part.wav", "mimeType": "audio/wav", "buffer": recording(seconds=4)}
    reading.locator("[name=recording]").set_input_files(sound)
    walk.do("Ben sends a short recording", lambda: send(reading))
    walk.do("Ben lets it go", lambda: let_go(reader, reading))
    walk.finish()


def send(reading):
    reading.locator("form[action$='/recording'] button").click()
    reading.get_by_role("button", name="Send it as it is").wait_for(timeout=60_000)


def let_go(reader, reading):
    reading.get_by_role("button", name="Send it as it is").click()
    reader.page.get_by_role("link", name="Listen to part 2").wait_for(timeout=60_000)
