# SPDX-License-Identifier: Apache-2.0
"""A server that sends e-mail: a new password, and an address that is confirmed."""

import re

import pytest
from rig import looking
from rig.chromium import NARROW, Windows
from rig.hands import ChromiumHands
from rig.mail import Mailbox
from rig.server import Server

PUBLIC = "https://earshot.example.org"


@pytest.fixture(scope="module")
def mailbox():
    mailbox = Mailbox()
    yield mailbox
    mailbox.close()


@pytest.fixture(scope="module")
def post(tmp_path_factory, mailbox):
    """A server of this file's own."""
    options = ["--mail", mailbox.url, "--mail-from", "earshot@example.org", "--public-address", PUBLIC]
    server = Server(tmp_path_factory.mktemp("post"), *options).start()
    yield server
    server.stop()


@pytest.fixture
def people(chromium, post):
    """people.open(path): windows of that server."""
    post.forget_attempts()
    windows = Windows(chromium, post.url)
    yield windows
    windows.close()
    assert not windows.troubles, "The page complained:\n" + "\n".join(windows.troubles)


def sign_up(page, address):
    person = ChromiumHands(page)
    person.sign_up("requester", "Ana")
    page.goto("/profile")
    page.fill("main [name=email]", address)
    page.click("main form[action='/profile'] button[type=submit]")
    page.wait_for_url("**/profile?*")
    return page.input_value("main [name=username]")


def path_in(message, path):
    """The path of the link in a message, which begins with the public address."""
    found = re.search(rf"^{re.escape(PUBLIC)}({re.escape(path)}\S+)$", message.get_content(), re.MULTILINE)
    assert found, message.get_content()
    return found.group(1)


def faults(page):
    found = looking.rule_faults(page) + looking.target_faults(page) + looking.markup_faults(page, page.content())
    size = page.viewport_size
    page.set_viewport_size(NARROW)
    found += looking.width_faults(page) + looking.keyboard_faults(page)
    page.set_viewport_size(size)
    return found


@pytest.mark.parametrize("has_javascript", [True, False], ids=["scripts", "no scripts"])
def test_a_new_password_by_mail(people, mailbox, has_javascript):
    address = f"ana{has_javascript}@example.org"
    username = sign_up(people.open("/"), address)
    came = len(mailbox.messages)

    page = people.open("/sign-in", javascript=has_javascript)
    page.click("main a[href='/forgotten-password']")
    found = faults(page) if has_javascript else []
    page.fill("main [name=name]", address)
    page.click("main form button[type=submit]")
    page.wait_for_url("**/forgotten-password/sent")
    found += faults(page) if has_javascript else []

    message = mailbox.message(came)
    assert message["To"] == address and message["Auto-Submitted"] == "auto-generated"
    assert username in message.get_content()
    page.goto(path_in(message, "/new-password?link="))
    assert username in page.inner_text("main")
    page.fill("main [name=password]", "nine yellow teapots")
    page.click("main form button[type=submit]")
    page.wait_for_url("**/profile?*")
    assert "sent to your e-mail address" in page.inner_text("main")
    assert not found, "\n".join(found)


def test_an_address_is_confirmed_and_no_longer_told(people, mailbox):
    page = people.open("/")
    sign_up(page, "bea@example.org")
    came = len(mailbox.messages)
    page.click("main a[href='/profile/email']")
    found = faults(page)
    page.check("main [name=told][value=yes]")
    page.click("main form[action='/profile/email'] button[type=submit]")
    page.wait_for_url("**/profile/email?*")
    found += faults(page)
    link = path_in(mailbox.message(came), "/email/confirm?link=")

    # The mail is read on another device.
    other = people.open(link)
    found += faults(other)
    assert "not confirmed" in page.inner_text("main")
    other.click("main form button[type=submit]")
    other.wait_for_url("**/email/confirmed")
    found += faults(other)

    page.goto("/profile/email")
    assert "It is confirmed." in page.inner_text("main")
    page.check("main [name=told][value=no]")
    page.click("main form[action='/profile/email'] button[type=submit]")
    page.wait_for_url("**/profile/email?*")
    assert "You will get no messages by e-mail." in page.inner_text("main")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["es", "ar", "fr"])
def test_the_pages_in_other_languages(people, language):
    page = people.open("/forgotten-password", language=language)
    assert page.get_attribute("html", "lang") == language
    found = faults(page)
    page.goto("/email/confirmed")
    found += faults(page)
    assert not found, "\n".join(found)
