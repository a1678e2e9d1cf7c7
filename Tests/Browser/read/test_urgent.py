# SPDX-License-Identifier: Apache-2.0
"""An urgent text calls a volunteer who is there, on the page that is open, and the first who takes it ends that."""

from playwright.sync_api import expect
from rig.chromium import PHONE
from rig.people import sign_up


def willing(windows):
    """A volunteer who is called, on the list of texts that wait."""
    page = windows.open("/", size=PHONE)
    sign_up(page, "volunteer")
    page.goto("/read")
    with page.expect_event("request", lambda asked: asked.url.endswith("/read/events")):
        page.get_by_role("button", name="Call me when a text is urgent").click()
    expect(page.get_by_role("button", name="Do not call me")).to_be_visible()
    return page


def test_two_are_called_and_one_gets_the_text(windows):
    first, second = willing(windows), willing(windows)
    place = second.locator("#live").bounding_box()
    asking = windows.open("/", size=PHONE)
    sign_up(asking, "requester")
    asking.goto("/read/requests/new")
    asking.get_by_label("What is it?").fill("The leaflet of my medicine")
    asking.get_by_role("textbox", name="The text").fill("One tablet in the morning.")
    asking.get_by_label("It is urgent: call readers now").check()
    asking.get_by_role("button", name="Post").click()
    expect(asking.get_by_text("Readers are being called until").first).to_be_visible()
    for page in (first, second):
        expect(page.locator("#rings").get_by_text("You are being called for this text.")).to_be_visible()
        expect(page.locator("[aria-live=polite]").first).to_contain_text("Somebody needs a text read now.")
    # What a finger may be on stays where it was.
    assert second.locator("#live").bounding_box()["y"] == place["y"]
    first.locator("#rings").get_by_role("button").click()
    expect(first.get_by_text("One tablet in the morning.").first).to_be_visible()
    expect(second.locator("#rings").get_by_text("You are being called for this text.")).to_have_count(0)
    expect(second.locator("[aria-live=polite]").first).to_contain_text("Somebody else has the urgent text")
