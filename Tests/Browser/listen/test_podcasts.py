# SPDX-License-Identifier: Apache-2.0
"""A podcast is subscribed to, removed and put back, and own recordings get an address: with and without scripts."""

import pytest
from playwright.sync_api import expect
from rig.hands import ChromiumHands

# Nothing is fetched from there: the name is kept for examples (RFC 2606).
FEED = "https://192.0.2.1/feed.xml"
LIST = f'<opml version="2.0"><body><outline xmlUrl="{FEED}"/><outline xmlUrl="ftp://b.invalid/"/></body></opml>'


def open_page(windows, **context):
    person = ChromiumHands(windows.open(None, **context))
    person.sign_up("requester", "Ana")
    page = person.page
    page.goto("/listen")
    page.get_by_role("link", name="Podcasts").click()
    return page


def subscribe(page):
    page.get_by_label("Address of the feed").fill(FEED)
    page.get_by_role("button", name="Subscribe").click()
    expect(page.get_by_text("You are subscribed.").first).to_be_visible()


@pytest.mark.parametrize("javascript", [True, False])
def test_a_podcast_is_subscribed_to_removed_and_put_back(windows, javascript):
    page = open_page(windows, javascript=javascript)
    subscribe(page)
    page.get_by_role("button", name="Unsubscribe").click()
    expect(page.get_by_text("You have no podcasts here yet.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("192.0.2.1")


@pytest.mark.expects_errors("422")
def test_what_is_no_address_is_refused_with_what_to_do(windows):
    page = open_page(windows)
    page.get_by_label("Address of the feed").fill("ftp://a.invalid/")
    page.get_by_role("button", name="Subscribe").click()
    expect(page.get_by_label("Address of the feed")).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("Only secure addresses are fetched.").first).to_be_visible()


def test_a_list_is_brought_and_given_back(windows):
    page = open_page(windows)
    page.get_by_label("OPML file").set_input_files(
        {"name": "list.opml", "mimeType": "text/x-opml", "buffer": LIST.encode()}
    )
    page.get_by_role("button", name="Add all of this list").click()
    expect(page.get_by_text("New: 1.").first).to_be_visible()
    answer = page.request.get("/listen/podcasts/list")
    assert answer.ok and FEED in answer.text()


def test_the_address_of_own_recordings_ends_when_another_is_made(windows):
    page = open_page(windows)
    page.get_by_role("button", name="Make an address").click()
    first = page.get_by_label("Address of your podcast").input_value()
    assert page.request.get(first).ok
    page.goto("/listen/podcasts")
    page.get_by_role("button", name="Make a new address").click()
    second = page.get_by_label("Address of your podcast").input_value()
    assert page.request.get(first).status == 404
    assert page.request.get(second).ok
