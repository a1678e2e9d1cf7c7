# SPDX-License-Identifier: Apache-2.0
"""A reading by link: what cannot be fetched is told on the open page, without a new look at it, and the text stays."""

import re

import pytest
from playwright.sync_api import expect
from rig.chromium import PHONE
from rig.people import sign_up
from rig.voice import ready, speaking


def asked(windows):
    """A requester's request, by its address."""
    asking = windows.open("/", size=PHONE)
    sign_up(asking, "requester")
    asking.goto("/read/requests/new")
    asking.get_by_label("What is it?").fill("The leaflet of my medicine")
    asking.get_by_role("textbox", name="The text").fill("One tablet in the morning.")
    asking.get_by_role("button", name="Post").click()
    asking.wait_for_url(re.compile(r"/read/requests/(?!new)"))
    return asking.url.partition("?")[0]


@pytest.mark.expects_errors(r"status of 422")
@pytest.mark.parametrize("host", ["localhost", "169.254.169.254"])
def test_a_link_to_this_machine_is_told_as_one_at_which_nothing_is(windows, host):
    address = asked(windows)
    page = windows.open("/", size=PHONE)
    sign_up(page, "volunteer")
    page.goto(address)
    page.get_by_role("button", name="I will read it").click()
    link = page.get_by_label("Link to your recording")
    # By keyboard alone, first with what is no link.
    link.fill("my recording")
    link.press("Enter")
    expect(page.locator("#problems").get_by_role("link", name="This is not a link.")).to_be_visible()
    expect(link).to_have_value("my recording")
    link.fill(f"https://{host}/a.mp3")
    with page.expect_event("request", lambda wanted: wanted.url.endswith("/read/events")):
        link.press("Enter")
    told = page.locator("#live").get_by_text("We found no server at this link.")
    expect(told).to_be_visible(timeout=30_000)
    expect(page.get_by_role("button", name="Stop fetching")).to_have_count(0)
    expect(page.get_by_role("button", name="Give it back")).to_be_visible()
    expect(page.get_by_text("One tablet in the morning.").first).to_be_visible()


@pytest.mark.expects_errors(r"status of 422")
def test_a_page_that_answers_a_form_is_kept_up_to_date_and_sends_nothing_again(windows):
    """It stands at the address of the form, where there is nothing to fetch, and loading that again would send."""
    address = asked(windows)
    page = windows.open("/", size=PHONE)
    sign_up(page, "volunteer")
    page.goto(address)
    page.get_by_role("button", name="I will read it").click()
    link = page.get_by_label("Link to your recording")
    link.fill("my recording")
    with page.expect_event("request", lambda wanted: wanted.url.endswith("/read/events")):
        link.press("Enter")
    expect(page.locator("#problems")).to_be_visible()
    link.fill("https://example.com/my recording.mp3")
    sent = []
    page.on("request", lambda asked: sent.append(asked.url) if asked.method == "POST" else None)
    # The same person sends another link elsewhere.
    other = windows.open(address, size=PHONE, storage_state=page.context.storage_state())
    other.get_by_label("Link to your recording").fill("https://localhost/a.mp3")
    other.get_by_role("button", name="Send the link").click()
    expect(page.locator("#live")).to_contain_text("We found no server at this link.", timeout=30_000)
    expect(link).to_have_value("https://example.com/my recording.mp3")
    expect(page.locator("#problems")).to_be_visible()
    assert not sent


def test_a_link_that_came_to_nothing_is_no_success_on_the_page(windows):
    address = asked(windows)
    page = windows.open("/", size=PHONE)
    sign_up(page, "volunteer")
    page.goto(address)
    page.get_by_role("button", name="I will read it").click()
    page.get_by_label("Link to your recording").fill("https://localhost/a.mp3")
    page.get_by_role("button", name="Send the link").click()
    expect(page.locator("#live").get_by_text("We found no server at this link.")).to_be_visible(timeout=30_000)
    expect(page.locator("#notice")).to_have_text("We could not fetch your recording.")
    page.get_by_role("link", name="My readings").click()
    expect(page.locator("#live")).to_contain_text("We found no server at this link.")


def test_the_own_voice_says_each_thing_once_of_a_text_that_is_taken_and_a_link_that_is_sent(windows):
    address = asked(windows)
    page, voice = speaking(windows, "/sign-up")
    sign_up(page, "volunteer")
    page.goto(address)
    ready(page)
    voice.said()
    page.get_by_role("button", name="I will read it").click()
    page.wait_for_url("**done=claimed*")
    ready(page)
    said = voice.wait("You have taken this text.")
    assert said.count("You have until") == 1, said
    page.get_by_label("Link to your recording").fill("https://localhost/a.mp3")
    voice.said()
    page.get_by_role("button", name="Send the link").click()
    expect(page.locator("#live").get_by_text("We found no server at this link.")).to_be_visible(timeout=30_000)
    # It may have come to nothing before the page was there, or after.
    said = voice.wait("We found no server at this link.")
    assert said.count("We found no server at this link.") == 1, said
    # The headings and buttons of the part are for who goes there.
    assert said.count("We are fetching your recording.") <= 1 and "Stop fetching" not in said, said
