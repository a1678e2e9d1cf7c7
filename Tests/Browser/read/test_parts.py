# SPDX-License-Identifier: Apache-2.0
"""A long text that two people read at once: one box on the form, a part for each of them, and one reading in the end."""

import re

from playwright.sync_api import expect
from rig.chromium import PHONE
from rig.people import sign_up
from rig.story import recording

# Twenty-some minutes: a hundred paragraphs.
TEXT = "\n\n".join(f"Paragraph {number}. " + "Many more words follow here. " * 7 for number in range(100))


def read_a_part(page, number):
    """A volunteer takes a part from the list, sends a file, and sends it on although it is short."""
    page.goto("/read")
    page.get_by_role("link", name=f"The novel Part {number} of 2").click()
    expect(page.get_by_text(f"Part {number} of 2").first).to_be_visible()
    page.locator("form[action$='/claim'] button").click()
    own = {1: "Paragraph 1.", 2: "Paragraph 99."}
    expect(page.locator(".reading-text:not([data-field])")).to_contain_text(own[number])
    expect(page.locator(".reading-text:not([data-field])")).not_to_contain_text(own[3 - number])
    sound = {"name": "part.wav", "mimeType": "audio/wav", "buffer": recording(seconds=4, hertz=200 * number)}
    page.locator("[name=recording]").set_input_files(sound)
    page.locator("form[action$='/recording'] button").click()
    page.get_by_role("button", name="Send it as it is").click(timeout=60_000)


def test_two_read_a_text_and_it_is_heard_as_one(windows):
    asking = windows.open("/", size=PHONE)
    sign_up(asking, "requester")
    asking.goto("/read/requests/new")
    asking.get_by_label("What is it?").fill("The novel")
    asking.get_by_role("textbox", name="The text").fill(TEXT)
    asking.get_by_label("Let several people read it at once").check()
    asking.get_by_role("button", name="Post").click()
    live = asking.locator("#live")
    expect(live).to_contain_text("Ready: 0 of 2 parts. Waiting for a volunteer: 2.")
    readers = [windows.open("/", size=PHONE) for _ in range(2)]
    for page in readers:
        sign_up(page, "volunteer")
    read_a_part(readers[1], 2)
    expect(live).to_contain_text("Ready: 1 of 2 parts.", timeout=60_000)
    # It is told once, and the part can be heard at once.
    expect(asking.locator("[aria-live=polite]").first).to_contain_text("You can hear: part 2.")
    expect(asking.get_by_role("link", name="Listen to part 2")).to_be_visible()
    read_a_part(readers[0], 1)
    player = asking.locator("#live-recording earshot-player")
    expect(player).to_be_visible(timeout=60_000)
    expect(live).to_contain_text("Your recording is here")
    chapters = player.locator("[data-act=chapter]")
    expect(chapters).to_have_count(2)
    # Four seconds, and one of silence, shortly before whose end the chapter begins.
    expect(chapters.nth(1)).to_contain_text(re.compile("4 seconds"))
    seconds = asking.evaluate(
        """async () => {
          const audio = document.querySelector('#live-recording audio');
          audio.preload = 'metadata';
          if (!(audio.duration > 0)) await new Promise((resolve) => {
            audio.addEventListener('loadedmetadata', resolve, { once: true });
            audio.load();
          });
          return audio.duration;
        }"""
    )
    assert abs(seconds - 9) < 0.4
