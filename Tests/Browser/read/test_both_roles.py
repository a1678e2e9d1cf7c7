# SPDX-License-Identifier: Apache-2.0
"""One person asks for texts and reads for others, without a second account."""

from playwright.sync_api import expect
from rig.people import PASSWORD, new_username, sign_up, submit


def test_who_does_both_asks_and_reads_and_is_not_offered_their_own(windows):
    other = windows.open("/")
    sign_up(other, "requester")
    post(other, "The rules of the house")
    page = windows.open("/sign-up")
    for role in ("requester", "volunteer"):
        page.locator(f"[name=role][value={role}]").check()
    page.locator("main [name=name]").fill("Ana")
    page.locator("main [name=username]").fill(new_username("both"))
    page.locator("main [name=password]").fill(PASSWORD)
    submit(page)
    page.wait_for_url(lambda address: "/sign-up" not in address)
    post(page, "My own letter")
    page.goto("/read")
    expect(page.get_by_role("link", name="My own letter")).to_be_visible()
    page.locator("main a[href='/read/others']").click()
    expect(page.get_by_role("link", name="The rules of the house").first).to_be_visible()
    expect(page.get_by_role("link", name="My own letter")).to_have_count(0)
    page.get_by_role("link", name="The rules of the house").first.click()
    page.locator("main form[action$='/claim'] button").click()
    expect(page.get_by_text("Keep quiet after ten.").first).to_be_visible()


def post(page, title):
    page.goto("/read/requests/new")
    page.get_by_label("What is it?").fill(title)
    page.get_by_role("textbox", name="The text").fill("Keep quiet after ten.")
    page.get_by_role("button", name="Post").click()
    page.wait_for_url(lambda address: not address.endswith("/new"))
