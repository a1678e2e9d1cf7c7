# SPDX-License-Identifier: Apache-2.0
"""Somebody forgot the password: who looks after the server makes a link, and with it a new one is chosen."""

import pytest
from rig import looking
from rig.chromium import NARROW, PHONE
from rig.hands import ChromiumHands


def link_for(windows, signed_in, username, javascript=True):
    operator = windows.open("/operator", storage_state=signed_in("operator"), javascript=javascript)
    operator.fill("form[action='/operator/password-link'] [name=username]", username)
    operator.click("form[action='/operator/password-link'] button")
    return operator.input_value("main [name=link]")


@pytest.mark.parametrize("has_javascript", [True, False], ids=["scripts", "no scripts"])
def test_the_way_to_a_new_password(windows, story, signed_in, has_javascript):
    story()
    forgetful = ChromiumHands(windows.open("/"))
    forgetful.sign_up("requester", "Ana")
    forgetful.go("/profile")
    username = forgetful.page.input_value("main [name=username]")

    link = link_for(windows, signed_in, username, javascript=has_javascript)

    elsewhere = windows.open("/sign-in", javascript=has_javascript)
    elsewhere.click("main a[href='/forgotten-password']")
    assert "username" in elsewhere.inner_text("main ol")
    elsewhere.goto(link)
    assert username in elsewhere.inner_text("main")
    elsewhere.fill("main [name=password]", "nine yellow teapots")
    elsewhere.click("main form button[type=submit]")
    elsewhere.wait_for_url("**/profile?*")
    assert "A new password was chosen" in elsewhere.inner_text("main")

    # Where one was signed in before, one is not any more.
    forgetful.go("/profile")
    forgetful.wait_for_address(lambda path: path == "/sign-in")


@pytest.mark.expects_errors("410")
@pytest.mark.parametrize("is_known", [True, False], ids=["link", "old link"])
def test_the_page_behind_a_link_keeps_the_rules(windows, story, signed_in, is_known):
    story()
    forgetful = ChromiumHands(windows.open("/"))
    forgetful.sign_up("requester", "Ana")
    forgetful.go("/profile")
    link = link_for(windows, signed_in, forgetful.page.input_value("main [name=username]"))
    page = windows.open("/", size=PHONE)
    answer = page.goto(link if is_known else link[:-4] + "gone")
    assert answer.status == (200 if is_known else 410)
    assert page.locator("main [name=password]").count() == (1 if is_known else 0)
    faults = looking.rule_faults(page) + looking.target_faults(page)
    faults += looking.markup_faults(page, page.content())
    page.set_viewport_size(NARROW)
    faults += looking.width_faults(page) + looking.keyboard_faults(page)
    assert not faults, "\n".join(faults)
