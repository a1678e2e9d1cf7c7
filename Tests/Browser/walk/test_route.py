# SPDX-License-Identifier: Apache-2.0
"""The way to a place, step by step: found on the device, read, rehearsed and walked, or told by the server."""

from playwright.sync_api import expect
from rig.ways import AT_CASINO, CASINO, PLACE, find, instruction, open_way, said


def test_a_way_is_found_on_the_device_and_read_step_by_step(windows):
    page = open_way(windows)
    sent = []
    page.on("request", lambda request: sent.append((request.url, request.post_data or "")))
    find(page)
    expect(page.locator("#way")).to_be_focused()
    expect(page.locator("#way")).to_have_text(PLACE)
    expect(page.locator("[data-field=summary]")).to_contain_text("The way is about")
    expect(instruction(page)).to_contain_text("walk along")
    expect(page.locator("[data-field=count]")).to_contain_text("Step 1 of")
    first = instruction(page).text_content()
    page.get_by_role("button", name="Next step").click()
    expect(page.locator("[data-field=count]")).to_contain_text("Step 2 of")
    assert instruction(page).text_content() != first
    page.get_by_role("button", name="Previous step").click()
    expect(instruction(page)).to_have_text(first)
    # Every step is listed and can be read by itself.
    steps = page.locator("[data-part=steps] button")
    assert page.locator("[data-part=steps] li").first.evaluate("row => row.value") == 1
    steps.last.click()
    expect(instruction(page)).to_have_text(steps.last.text_content())
    page.get_by_role("button", name="How far?").click()
    expect(said(page)).to_contain_text("are left")
    assert not [what for what in sent if "43.73" in what[0] + what[1]], "A position left the device."


def test_a_way_is_rehearsed_to_its_end(windows):
    page = open_way(windows)
    find(page)
    page.get_by_label("Speed of the rehearsal").select_option(label="Eight times as fast")
    page.get_by_role("button", name="Rehearse the way").click()
    expect(said(page)).to_contain_text("You walk the way in your mind.")
    expect(page.get_by_role("button", name="Stop the rehearsal")).to_be_visible()
    expect(said(page)).to_contain_text("Here:", timeout=60_000)
    page.get_by_role("button", name="Stop the rehearsal").click()
    expect(said(page)).to_have_text("The rehearsal has stopped.")


def test_the_position_of_the_device_begins_the_way(windows):
    page = open_way(windows, permissions=["geolocation"], position=AT_CASINO)
    find(page, start=None)
    expect(said(page)).to_contain_text("The way is about")
    expect(instruction(page)).to_contain_text("walk along")
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(said(page)).to_have_text("Stopped. Your position is not used any more.")


def test_what_is_wrong_with_a_start_is_told_at_its_field(windows):
    page = open_way(windows)
    find(page, start="43.7, east")
    expect(page.locator("#position-error")).to_be_visible()
    expect(page.get_by_label("Where you start")).to_be_focused()
    expect(page.get_by_label("Where you start")).to_have_attribute("aria-invalid", "true")


def test_a_phone_shows_the_step_and_the_acts_at_once(windows):
    page = open_way(windows)
    find(page)
    expect(instruction(page)).to_be_in_viewport()
    expect(page.get_by_role("button", name="Next step")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_in_every_browser_and_without_scripts_a_way_is_told(hands):
    person = hands()
    person.go("/walk/way?campus=maps/monaco")
    if person.has_javascript:
        person.wait_for("earshot-route[data-ready]")
    person.fill("#position", CASINO)
    person.press("form[data-submit] button[type=submit]")
    person.wait_for("[data-part=steps] li")
    assert "The way is about" in person.text("[data-field=summary]")
