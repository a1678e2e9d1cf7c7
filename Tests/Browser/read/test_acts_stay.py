# SPDX-License-Identifier: Apache-2.0
"""What can be done with a request stays under the finger while others act on it."""

import pytest
from playwright.sync_api import expect
from rig.chromium import DESKTOP, PHONE

HEADERS = {"Sec-Fetch-Site": "same-origin"}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_cancel_stays_where_it_is_when_somebody_takes_the_request(windows, signed_in, size):
    requester = windows.open(None, size=size, storage_state=signed_in("newcomer"))
    asked = {"title": "A short note", "text": "A text.", "language": "en", "category": "other", "deadline": ""}
    answer = requester.request.post("/read/requests", headers=HEADERS, form=asked)
    assert answer.ok
    address = answer.url.partition("?")[0]
    requester.goto(address)
    # The machine voice has read it, and what it brought stands below.
    requester.locator("#live-recording earshot-player[data-ready]").wait_for(timeout=60_000)
    requester.evaluate("document.fonts.ready.then(() => true)")
    cancel = requester.get_by_role("button", name="Cancel this request")
    edit = requester.locator("#live-acts").get_by_text("Edit", exact=True)
    before = [cancel.bounding_box(), edit.bounding_box()]

    volunteer = windows.open(None, size=size, storage_state=signed_in("volunteer"))
    assert volunteer.request.post(f"{address}/claim", headers=HEADERS).ok
    expect(requester.locator("#live")).to_contain_text("is reading it")
    expect(requester.get_by_role("button", name="Edit")).to_be_disabled()
    assert [cancel.bounding_box(), edit.bounding_box()] == before
    assert requester.request.post(f"{address}/withdraw", headers=HEADERS).ok
