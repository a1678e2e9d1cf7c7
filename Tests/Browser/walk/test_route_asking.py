# SPDX-License-Identifier: Apache-2.0
"""Asking on the page of a way where one is and what is there; choosing how it is told, and stops on the way."""

from playwright.sync_api import expect

from rig.ways import AT_CASINO, CASINO, PLACE, find, open_way, said

STOP = "Hôtel de Paris"


def ask(page, question):
    page.get_by_role("button", name=question).click()


def test_who_asks_before_a_start_is_told_so_and_the_typed_start_counts(windows):
    page = open_way(windows)
    ask(page, "Where am I?")
    expect(said(page)).to_contain_text("I do not know where you are yet.")
    page.get_by_label("Where you start").fill(CASINO)
    ask(page, "Where am I?")
    expect(said(page)).to_contain_text("You are on")
    expect(page.locator("#announcements p, #announcements-urgent p").last).to_contain_text("You are on")
    ask(page, "Ahead of me")
    expect(said(page)).to_contain_text("I do not know which way you face.")
    ask(page, "Around me")
    expect(said(page)).to_contain_text("Near you:")
    ask(page, "This junction")
    expect(said(page)).to_contain_text("Junction")


def test_at_a_step_each_key_does_what_its_button_does(windows):
    page = open_way(windows)
    find(page)
    expect(page.locator("#way")).to_be_focused()
    for key, text in [("w", "You face"), ("a", "Near you:"), ("d", "head of you"), ("j", "unction"), ("f", "are left")]:
        page.keyboard.press(key)
        expect(said(page)).to_contain_text(text)
    page.keyboard.press("n")
    expect(page.locator("[data-field=count]")).to_contain_text("Step 2 of")
    page.keyboard.press("p")
    expect(page.locator("[data-field=count]")).to_contain_text("Step 1 of")
    # In a field a letter is a letter.
    page.get_by_label("Where you start").press("n")
    expect(page.locator("[data-field=count]")).to_contain_text("Step 1 of")
    expect(page.get_by_role("button", name="Where am I?")).to_have_attribute("aria-keyshortcuts", "w")


def test_on_the_way_the_position_answers(windows):
    page = open_way(windows, permissions=["geolocation"], position=AT_CASINO)
    find(page, start=None)
    expect(said(page)).to_contain_text("The way is about")
    ask(page, "Where am I?")
    expect(said(page)).to_contain_text("You are on")


def test_another_place_comes_after_the_first(windows):
    page = open_way(windows)
    then = page.get_by_role("button", name="Then to this place")
    expect(then).to_be_hidden()
    find(page)
    page.get_by_label("Place", exact=True).select_option(label=STOP)
    then.click()
    expect(page.locator("#way")).to_have_text(f"{PLACE}, then {STOP}")
    expect(page.locator("[data-part=steps]")).to_contain_text("Stop 1: Credit Suisse is")
    then.click()
    expect(said(page)).to_contain_text("The way leads there already.")


def test_how_it_is_told_is_chosen_once_and_kept(windows):
    page = open_way(windows)
    page.get_by_text("Which way, and how it is told").click()
    page.get_by_label("Distances").select_option(label="In steps")
    page.get_by_role("textbox", name="Length of your step").fill("7")
    find(page)
    expect(said(page)).to_contain_text("A step is between 20 and 150")
    expect(page.get_by_role("textbox", name="Length of your step")).to_be_focused()
    page.get_by_role("textbox", name="Length of your step").fill("60")
    page.get_by_label("Steps", exact=True).select_option(label="Avoid")
    page.get_by_label("Crossings that your way does not use").check()
    page.get_by_role("button", name="Find the way").click()
    expect(page.locator("[data-field=summary]")).to_contain_text(" paces long")
    page.reload()
    page.locator("earshot-route[data-ready]").wait_for()
    expect(page.locator("#step")).to_have_value("60")
    expect(page.locator("#mind-steps")).to_have_value("avoid")
    expect(page.locator("#name-crossings")).to_be_checked()
    expect(page.locator("#name-places")).to_be_checked()


def test_places_stand_under_their_kinds(windows):
    page = open_way(windows)
    groups = page.locator("#place optgroup")
    assert groups.count() > 5
    assert page.locator("#place option").count() == groups.locator("option").count()


def test_without_scripts_preferences_and_stops_are_told_too(windows):
    page = windows.open("/walk/way?campus=maps/monaco", javascript=False)
    page.locator("#place").select_option(label=PLACE)
    page.locator("#position").fill(CASINO)
    page.get_by_text("Which way, and how it is told").click()
    page.locator("#mind-crossings").select_option("avoid")
    page.locator("#units").select_option("steps")
    page.get_by_role("button", name="Find the way").click()
    expect(page.locator("[data-field=summary]")).to_contain_text(" paces long")
    page.locator("#place").select_option(label=STOP)
    page.get_by_role("button", name="Then to this place").click()
    expect(page.locator("#way")).to_have_text(f"{PLACE}, then {STOP}")
    expect(page.locator("[data-part=steps]")).to_contain_text("Stop 1: Credit Suisse is")
    expect(page.locator("#mind-crossings")).to_have_value("avoid")
