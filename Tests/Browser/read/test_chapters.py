# SPDX-License-Identifier: Apache-2.0
"""The chapters of a reading: chosen, gone to one by one, and named; without scripts they are links into the sound."""

import re

from playwright.sync_api import expect
from rig.people import sign_up
from rig.waiting import wait_until

AUDIO = "document.querySelector('audio')"

# Sends two takes of six seconds, and a chapter at the second.
SEND = """
  async (request) => {
    const rate = 8000, samples = 6 * rate, bytes = new DataView(new ArrayBuffer(44 + 2 * samples));
    const text = (at, words) => [...words].forEach((c, n) => bytes.setUint8(at + n, c.charCodeAt(0)));
    text(0, 'RIFF'); bytes.setUint32(4, 36 + 2 * samples, true); text(8, 'WAVEfmt '); bytes.setUint32(16, 16, true);
    bytes.setUint16(20, 1, true); bytes.setUint16(22, 1, true); bytes.setUint32(24, rate, true);
    bytes.setUint32(28, 2 * rate, true); bytes.setUint16(32, 2, true); bytes.setUint16(34, 16, true);
    text(36, 'data'); bytes.setUint32(40, 2 * samples, true);
    for (let n = 0; n < samples; n++) bytes.setInt16(44 + 2 * n, 8000 * Math.sin(n / 4) * (n % rate > 1000), true);
    const takes = [];
    for (let n = 0; n < 2; n++) {
      const made = await fetch('/api/v1/uploads', {
        method: 'POST',
        headers: {
          'Tus-Resumable': '1.0.0', 'Upload-Length': bytes.byteLength,
          'Upload-Metadata': `request ${btoa(request)},purpose ${btoa('take')}`,
        },
      });
      const address = made.headers.get('Location');
      await fetch(address, {
        method: 'PATCH', body: bytes.buffer,
        headers: { 'Tus-Resumable': '1.0.0', 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
      });
      takes.push(address.split('/').at(-1));
    }
    const sent = await fetch(`/api/v1/requests/${request}/takes`, {
      method: 'POST', headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ takes, chapters: [{ take: 1, at: 0 }] }),
    });
    return sent.status;
  }
"""


def read_in_chapters(windows):
    requester = windows.open(None)
    sign_up(requester, "requester", "Ana")
    requester.goto("/read/requests/new")
    requester.locator("main [name=title]").fill("Two chapters")
    requester.locator("main [name=text]").fill("One.\n\nTwo.")
    requester.locator("main form button[type=submit]").click()
    requester.wait_for_url(re.compile(r"/read/requests/(?!new)"))
    request = requester.url.split("/")[-1].split("?")[0]
    volunteer = windows.open(None)
    sign_up(volunteer, "volunteer", "Ben")
    volunteer.goto(f"/read/requests/{request}")
    volunteer.locator("main form[action$='/claim'] button").click()
    volunteer.locator("earshot-recorder[data-ready]").wait_for()
    assert volunteer.evaluate(SEND, request) < 300
    requester.locator("earshot-player[data-chapters][data-ready]").wait_for(timeout=60_000)
    return requester


def test_chapters_are_gone_to_and_named(windows):
    page = read_in_chapters(windows)
    said = page.locator("#announcements p, #announcements-urgent p")
    chapter = page.locator("[data-field=chapter]")
    expect(chapter).to_have_text("Chapter 1 of 2")
    wait_until(lambda: page.evaluate(f"{AUDIO}.readyState") > 0, "the recording does not load")
    page.get_by_role("button", name="Next chapter").click()
    wait_until(lambda: 5.5 < page.evaluate(f"{AUDIO}.currentTime") < 6.6, "it does not go to the chapter")
    expect(chapter).to_have_text("Chapter 2 of 2")
    expect(said.filter(has_text="Chapter 2 of 2")).not_to_have_count(0)
    page.get_by_role("button", name="Chapter 1, from 0 seconds").click()
    wait_until(lambda: page.evaluate(f"{AUDIO}.currentTime") < 0.5, "it does not go to the chosen chapter")
    page.get_by_role("button", name="Next chapter").focus()
    page.keyboard.press("n")
    expect(chapter).to_have_text("Chapter 2 of 2")
    page.keyboard.press("w")
    expect(said.filter(has_text="Chapter 2 of 2, 6 seconds of")).not_to_have_count(0)
    # The same in Listen, and without scripts as links into the sound.
    listen = page.locator("a[href^='/listen/']").first.get_attribute("href")
    plain = windows.open(listen, javascript=False, storage_state=page.context.storage_state())
    link = plain.get_by_role("link", name=re.compile("Chapter 2, from"))
    assert re.search(r"/audio#t=[56]\.", link.get_attribute("href"))
