# SPDX-License-Identifier: Apache-2.0
"""An urgent request calls those who are there and want it; the first who takes it gets it, and the others are told."""

import re

from playwright.sync_api import expect
from rig.people import sign_up

CARD = "#rings [class*=card] form[action$='/claim'] button"


def volunteer(windows, name):
    page = windows.open(None)
    sign_up(page, "volunteer", name)
    page.goto("/read")
    page.locator("form[action='/read/ringing/on'] button").click()
    expect(page.locator("form[action='/read/ringing/off'] button")).to_be_visible()
    return page


def said(page):
    return page.locator("#announcements p, #announcements-urgent p")


def test_the_first_of_two_who_are_called_gets_it(windows):
    first, second = volunteer(windows, "Ben"), volunteer(windows, "Eva")
    # A page of Read without a list is told too.
    second.goto("/read/mine")
    requester = windows.open(None)
    sign_up(requester, "requester", "Ana")
    requester.goto("/read/requests/new")
    requester.locator("main [name=title]").fill("The pills, now")
    requester.locator("main [name=text]").fill("Secret: one in the morning.")
    requester.get_by_label("It is urgent: call readers now").check()
    requester.locator("main form button[type=submit]").click()
    requester.wait_for_url(re.compile(r"/read/requests/(?!new)"))
    expect(requester.locator("#live")).to_contain_text("Readers are being called until")
    expect(requester.locator("#live")).to_contain_text("Called so far: 2")
    for page in (first, second):
        expect(page.locator("#rings")).to_contain_text("The pills, now", timeout=20_000)
        expect(page.locator("#rings")).to_contain_text("You are being called for this text.")
        expect(said(page).filter(has_text="Somebody needs a text read now.")).to_have_count(1)
        assert "Secret" not in page.content()
    first.locator(CARD).click()
    expect(first.locator("main")).to_contain_text("Secret: one in the morning.")
    expect(second.locator(CARD)).to_have_count(0)
    expect(said(second).filter(has_text="Somebody else has the urgent text")).to_have_count(1)
    expect(requester.locator("#live")).to_contain_text("Ben is reading it")
    expect(requester.locator("#live")).not_to_contain_text("being called")


def test_who_has_not_asked_for_it_is_not_called(windows):
    quiet, called = windows.open(None), volunteer(windows, "Eva")
    sign_up(quiet, "volunteer", "Ben")
    quiet.goto("/read")
    requester = windows.open(None)
    sign_up(requester, "requester", "Ana")
    requester.goto("/read/requests/new")
    requester.locator("main [name=title]").fill("The bill, now")
    requester.locator("main [name=text]").fill("Ten euros.")
    requester.locator("main form button[type=submit]").click()
    requester.wait_for_url(re.compile(r"/read/requests/(?!new)"))
    requester.locator("form[action$='/urgent'] button").click()
    expect(called.locator("#rings")).to_contain_text("The bill, now", timeout=20_000)
    assert quiet.locator("#rings").get_attribute("data-ringing") == ""
    expect(said(quiet).filter(has_text="Somebody needs")).to_have_count(0)
    requester.locator("form[action$='/withdraw'] button").click()
    expect(called.locator(CARD)).to_have_count(0)
