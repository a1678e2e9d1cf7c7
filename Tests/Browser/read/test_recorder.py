# SPDX-License-Identifier: Apache-2.0
"""A volunteer records a text in the browser, paragraph by paragraph; Chromium's microphone here is a tone that beeps."""

import re

import pytest
from playwright.sync_api import expect
from rig.people import sign_up, submit
from rig.waiting import wait_until

TEXT = "The first part.\n\nThe second part.\n\nThe third part."

# How many seconds of each take the browser keeps.
KEPT = """
  () => new Promise((resolve) => {
    const asking = indexedDB.open('earshot-recording', 1);
    asking.onerror = () => resolve({});
    asking.onupgradeneeded = () => asking.transaction.abort();
    asking.onsuccess = () => {
      const heads = asking.result.transaction('heads').objectStore('heads');
      const keys = heads.getAllKeys();
      keys.onsuccess = () => {
        const values = heads.getAll();
        values.onsuccess = () => {
          asking.result.close();
          resolve(Object.fromEntries(keys.result.map((key, n) => [key.split(' ')[1], values.result[n].seconds])));
        };
      };
    };
  })
"""


@pytest.fixture
def request_path(windows):
    requester = windows.open(None)
    sign_up(requester, "requester", "Ana")
    requester.goto("/read/requests/new")
    requester.locator("main [name=title]").fill("Three parts")
    requester.locator("main [name=text]").fill(TEXT)
    submit(requester)
    requester.wait_for_url(re.compile(r"/read/requests/(?!new)"))
    return requester, "/read/requests/" + requester.url.split("/")[-1].split("?")[0]


@pytest.fixture
def recorder(windows, request_path):
    page = windows.open(None)
    sign_up(page, "volunteer", "Ben")
    page.goto(request_path[1])
    page.locator("main form[action$='/claim'] button").click()
    page.locator("earshot-recorder[data-ready]").wait_for()
    return page


def act(page, name):
    page.locator(f"earshot-recorder [data-act={name}]").click()


def field(page, name):
    return page.locator(f"earshot-recorder [data-field={name}]")


def wait_for_sound(page, take, seconds):
    wait_until(lambda: page.evaluate(KEPT).get(take, 0) >= seconds, f"take {take} is not kept as it comes", seconds=60)


def announced(page):
    return set(page.locator("#announcements").inner_text().splitlines())


def record(page, take, seconds):
    before = announced(page)
    act(page, "record")
    expect(field(page, "state")).to_have_text("Recording")
    wait_for_sound(page, take, seconds)
    # Nothing is said meanwhile, since the voice would be recorded.
    assert announced(page) <= before
    act(page, "stop")
    expect(field(page, "status")).to_have_text(re.compile(r"Recorded: \d+ seconds?\."))


def test_a_text_is_recorded_and_heard_as_one_reading(recorder, request_path):
    requester, path = request_path
    page = recorder
    expect(field(page, "place")).to_have_text("Paragraph 1 of 3")
    expect(field(page, "paragraph")).to_have_text("The first part.")
    record(page, "1", 3)
    act(page, "next")
    expect(field(page, "place")).to_have_text("Paragraph 2 of 3")
    act(page, "record")
    wait_for_sound(page, "2", 2)

    # The page goes in the middle of it, and what was recorded is found again.
    page.reload()
    page.locator("earshot-recorder[data-ready]").wait_for()
    expect(field(page, "problem")).to_contain_text("Your draft is still here. 2 of 3 recorded")
    expect(field(page, "place")).to_have_text("Paragraph 3 of 3")

    act(page, "previous")
    expect(field(page, "record")).to_have_text("Record again")
    record(page, "3", 2)
    act(page, "next")
    record(page, "4", 2)
    expect(field(page, "arrival")).to_have_text("Everything recorded has arrived.", timeout=60_000)
    told = field(page, "progress").inner_text()
    total = int(re.fullmatch(r"3 of 3 recorded, (\d+) seconds in all\.", told).group(1))

    act(page, "send")
    # The beeps may sound like a noisy room, which is told once.
    told = "Before you send it:" in field(page, "problem").inner_text()
    if told:
        act(page, "send")
    expect(field(page, "state")).to_have_text("The reading is sent", timeout=60_000)
    wait_until(lambda: page.evaluate(KEPT) == {}, "what was sent stays on the device")

    requester.goto(path)
    # Until it is ready a machine voice is heard there.
    length = f"document.querySelector('audio:has(source[src=\"{path}/audio\"])')?.duration || 0"
    heard = wait_until(lambda: requester.evaluate(length), "the reading cannot be heard", seconds=600, every=0.5)
    assert abs(heard - total) < 2, (heard, total)


def test_keys_work_the_recorder_and_are_quiet(recorder):
    page = recorder
    page.locator("earshot-recorder [data-act=record]").focus()
    page.keyboard.press("r")
    expect(field(page, "state")).to_have_text("Recording")
    page.keyboard.press("m")
    expect(field(page, "status")).to_have_text("Chapter marks: 1.")
    page.keyboard.press("w")
    expect(field(page, "state")).to_have_text("Paused")
    expect(page.locator("#announcements-urgent")).to_contain_text("Paragraph 1 of 3")
    page.keyboard.press("s")
    expect(field(page, "record")).to_have_text("Record again")
    # Elsewhere on the page letters do nothing.
    page.locator("main input[type=file]").focus()
    page.keyboard.press("n")
    expect(field(page, "place")).to_have_text("Paragraph 1 of 3")


def test_without_a_microphone_it_says_what_to_do(windows, request_path):
    page = windows.open(None)
    page.add_init_script(
        "navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))"
    )
    sign_up(page, "volunteer", "Ben")
    page.goto(request_path[1])
    page.locator("main form[action$='/claim'] button").click()
    page.locator("earshot-recorder[data-ready]").wait_for()
    act(page, "record")
    expect(field(page, "problem")).to_contain_text("does not let this page use the microphone")
    expect(field(page, "state")).to_have_text("Ready to record")


@pytest.mark.expects_errors(r"ERR_FAILED")
def test_a_lost_connection_costs_nothing(recorder):
    page = recorder
    page.route("**/api/v1/uploads**", lambda route: route.abort())
    record(page, "1", 2)
    expect(field(page, "arrival")).to_have_text(re.compile("There is no connection"))
    page.unroute("**/api/v1/uploads**")
    expect(field(page, "arrival")).to_have_text("Everything recorded has arrived.", timeout=60_000)
