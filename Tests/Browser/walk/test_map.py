# SPDX-License-Identifier: Apache-2.0
"""The map under a finger: touched, gone over by keys and by buttons, and the map for fingers."""

import pytest
from playwright.sync_api import expect


def open_map(windows, **options):
    page = windows.open("/walk/map?campus=maps/monaco", **options)
    page.locator("earshot-map[data-ready]").wait_for()
    # The pack is there once the mark has a place.
    page.wait_for_function("document.querySelector('[data-part=cursor]').hasAttribute('transform')")
    return page


def said(page):
    return page.locator("[data-part=said]")


def go_to(page, name):
    page.get_by_label("Go to a place").fill(name)
    page.get_by_role("button", name="Go there").click()
    expect(said(page)).to_have_text(name)


def test_the_map_is_gone_over_by_keys(windows):
    page = open_map(windows)
    go_to(page, "Mairie de Monaco")
    page.get_by_role("application").focus()
    page.keyboard.press("+")
    expect(said(page)).to_contain_text("from side to side")
    page.keyboard.press("a")
    expect(said(page)).to_contain_text("Mairie de Monaco")
    before = page.locator("[data-part=cursor]").get_attribute("transform")
    page.keyboard.press("ArrowUp")
    page.wait_for_function(
        "last => document.querySelector('[data-part=cursor]').getAttribute('transform') !== last", arg=before)
    page.keyboard.press("r")
    expect(said(page)).not_to_be_empty()


def test_the_map_is_gone_over_by_buttons(windows):
    page = open_map(windows)
    for _ in range(3):
        page.get_by_role("button", name="Nearer").click()
    expect(said(page)).to_contain_text("One press goes")
    go_to(page, "Mairie de Monaco")
    page.get_by_role("button", name="Which ways meet here?").click()
    expect(said(page)).to_contain_text("unction")
    page.get_by_role("button", name="West").click()
    expect(said(page)).not_to_contain_text("unction")


def test_a_finger_hears_what_is_under_it_and_the_picture_stays(windows):
    page = open_map(windows)
    go_to(page, "Mairie de Monaco")
    for _ in range(3):
        page.get_by_role("button", name="Nearer").click()
    picture = page.locator("[data-part=map]")
    shown = picture.get_attribute("viewBox")
    picture.scroll_into_view_if_needed()
    box = picture.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    heard = set()
    for part in range(1, 40):
        page.mouse.move(box["x"] + box["width"] * part / 40, box["y"] + box["height"] * part / 40)
        heard.add(said(page).text_content())
    page.mouse.up()
    assert picture.get_attribute("viewBox") == shown
    assert picture.bounding_box() == box
    assert len(heard) > 3, heard
    # A pointer that is not pressed says nothing.
    last = said(page).text_content()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    assert said(page).text_content() == last


@pytest.mark.expects_errors("status of 422")
def test_a_map_for_fingers_is_made_without_scripts(windows):
    page = windows.open("/walk/fingers?campus=maps/monaco", javascript=False)
    page.get_by_label("Around which place?").fill("Casino")
    page.get_by_role("button", name="Make the map").click()
    expect(page.get_by_role("link", name="matches 2 places")).to_be_visible()
    page.get_by_label("Around which place?").fill("Mairie de Monaco")
    page.get_by_role("button", name="Make the map").click()
    expect(page.get_by_role("heading", name="The map for fingers: Mairie de Monaco")).to_be_visible()
    page.get_by_role("link", name="the map").last.click()
    assert page.locator("svg").count() == 1
