# SPDX-License-Identifier: Apache-2.0
"""Somebody forgot the password: who looks after the server makes a link, and with it a new one is chosen."""

import pytest
from rig.hands import ChromiumHands


@pytest.mark.parametrize("has_javascript", [True, False], ids=["scripts", "no scripts"])
def test_the_way_to_a_new_password(windows, story, signed_in, has_javascript):
    story()
    forgetful = ChromiumHands(windows.open("/"))
    forgetful.sign_up("requester", "Ana")
    forgetful.go("/profile")
    username = forgetful.page.input_value("main [name=username]")

    operator = windows.open("/operator", storage_state=signed_in("operator"), javascript=has_javascript)
    operator.fill("form[action='/operator/password-link'] [name=username]", username)
    operator.click("form[action='/operator/password-link'] button")
    link = operator.input_value("main [name=link]")

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
