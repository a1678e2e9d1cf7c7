# SPDX-License-Identifier: Apache-2.0
"""Changing a map: an editor adds a place and closes a way, and who walks is told and led round."""

import json
import subprocess
from datetime import date, timedelta

import pytest
from playwright.sync_api import expect
from rig.server import tool
from test_route import CASINO, PLACE, find, open_way

MAP = "maps/monaco"
PACK = "Examples/maps/monaco.walkmap"


def middle_of_the_way():
    """A point of the way that is usually found."""
    command = [tool(), "walk", "route", "--map", PACK, "--from", CASINO.replace(" ", ""), "--to", PLACE, "--json"]
    told = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    east, north = told["geometry"][len(told["geometry"]) // 2]
    return f"{north}, {east}"


def edit(windows, signed_in, path, javascript):
    return windows.open(
        f"/walk/edit{path}?campus={MAP}", storage_state=signed_in("operator"), javascript=javascript
    )


def undo(page):
    """Takes back what was done last: so the map is for the other tests as it was."""
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#notice")).to_contain_text("It is as it was before.")


@pytest.mark.expects_errors("status of 422")
@pytest.mark.parametrize("javascript", [True, False])
def test_a_place_is_added_and_found(windows, signed_in, javascript):
    page = edit(windows, signed_in, "/place", javascript)
    page.get_by_role("button", name="Save").click()
    # What is wrong is told first, each with a way to its field.
    expect(page.locator("#problems")).to_be_focused()
    page.get_by_role("link", name="Fill this in.").first.click()
    page.locator("#name").fill("The blue kiosk")
    page.get_by_label("Position").first.fill(CASINO)
    page.get_by_label("Description", exact=False).first.fill("Gravel before it.")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("#notice")).to_contain_text("The place is on the map.")
    walker = windows.open(f"/walk?campus={MAP}")
    expect(walker.get_by_text("Gravel before it.")).to_be_attached()
    undo(page)


def test_the_position_of_the_device_fills_in_the_field(windows, signed_in):
    page = edit(windows, signed_in, "/place", True)
    page.context.grant_permissions(["geolocation"])
    page.context.set_geolocation({"latitude": 43.7396, "longitude": 7.4271})
    page.locator("use-position[data-ready]").first.wait_for()
    page.get_by_role("button", name="Use my position").first.click()
    field = page.get_by_label("Position").first
    expect(field).to_have_value("43.739600, 7.427100")
    expect(field).to_be_focused()


def test_a_walker_is_led_round_what_is_closed_and_told_so(windows, signed_in):
    before = open_way(windows)
    find(before)
    summary = before.locator("[data-field=summary]")
    expect(summary).to_contain_text("The way is about")
    usual = summary.text_content()
    page = edit(windows, signed_in, "/closure", True)
    page.get_by_label("What is closed", exact=False).first.fill("Works on the steps")
    page.get_by_label("Where:", exact=False).fill(middle_of_the_way())
    end = date.today() + timedelta(days=30)
    until = page.get_by_role("group", name="Last day")
    for name, number in (("Day", end.day), ("Month", end.month), ("Year", end.year)):
        until.get_by_label(name).fill(str(number))
    page.get_by_role("button", name="Save").click()
    expect(page.locator("#notice")).to_contain_text("The closure is saved.")
    try:
        walker = open_way(windows)
        expect(walker.get_by_role("region", name="Closed for a while")).to_contain_text("Works on the steps")
        find(walker)
        told = walker.locator("[data-field=summary]")
        expect(told).to_contain_text("Works on the steps, until")
        assert told.text_content() != usual
        # The same for whom scripts do not run.
        plain = windows.open(f"/walk/way?campus={MAP}", javascript=False)
        find(plain)
        expect(plain.locator("[data-field=summary]")).to_contain_text("Works on the steps, until")
    finally:
        undo(page)
    after = open_way(windows)
    find(after)
    expect(after.locator("[data-field=summary]")).to_have_text(usual)
