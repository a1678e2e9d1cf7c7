# SPDX-License-Identifier: Apache-2.0
"""Walk: a map of OpenStreetMap is chosen, and its places serve as those of a campus do."""

from playwright.sync_api import expect
from rig.chromium import PHONE

STATION = {"latitude": 43.7385, "longitude": 7.4196, "accuracy": 5}
# Chromium asks for the compass as three sensors
SENSES = ("geolocation", "accelerometer", "gyroscope", "magnetometer")


def open_monaco(windows, **options):
    page = windows.open("/walk?campus=maps/monaco", permissions=SENSES, **options)
    page.locator("earshot-guide[data-ready]").wait_for()
    return page


def test_a_map_is_chosen_and_says_whose_data_it_is(windows):
    page = windows.open("/walk", permissions=SENSES)
    page.get_by_label("Map", exact=True).select_option(label="Monaco")
    page.get_by_role("button", name="Open the map").click()
    expect(page.get_by_text("Monaco: 185 places")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Walk: Monaco")
    credit = page.get_by_role("link", name="Map data: © OpenStreetMap contributors, ODbL 1.0")
    expect(credit).to_have_attribute("href", "https://www.openstreetmap.org/copyright")
    expect(page.get_by_label("Map", exact=True)).to_have_value("maps/monaco")


def test_places_of_a_map_are_chosen_told_and_near(windows):
    page = open_monaco(windows, position=STATION)
    page.get_by_label("Kind of place").select_option(label="Toilets (8)")
    page.get_by_label("Place", exact=True).select_option(label="Toilets (Boulevard des Moulins)")
    page.get_by_role("button", name="Choose this place").click()
    expect(page.locator("#way")).to_have_text("Toilets (Boulevard des Moulins)")
    page.get_by_role("button", name="Use my position").click()
    expect(page.locator("[data-field=sentence]")).to_contain_text("metres to the east")
    page.get_by_role("button", name="What is around me?").click()
    expect(page.locator("[data-part=said]")).to_contain_text("Near you:")


def test_the_lists_of_a_map_are_left_alone_too(windows):
    """The session lists what the server wrote, in the same order."""
    page = open_monaco(windows)
    served = page.evaluate(
        "fetch('/walk?campus=maps/monaco').then((answer) => answer.text()).then((html) =>"
        " [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('option')].map((one) => one.text))"
    )
    assert page.locator("option").all_text_contents() == served
    places = page.locator("#place option").all_text_contents()
    assert len(places) == len(set(places)) == 185


def test_in_every_browser_and_without_scripts_a_place_of_a_map_is_told(hands):
    person = hands()
    person.go("/walk?campus=maps/monaco")
    if person.has_javascript:
        person.wait_for("earshot-guide[data-ready]")
        person.press("[data-part=submit]")
        person.wait_for("[data-part=typing] summary")
        person.press("[data-part=typing] summary")
        person.wait_for("#position")
        person.fill("#position", "43.7385, 7.4196")
        person.press("[data-part=use]")
        person.wait_for("[data-field=sentence]")
        assert "metres to the" in person.text("[data-field=sentence]")
        return
    person.fill("#position", "43.7385, 7.4196")
    person.press("[data-part=submit]")
    person.wait_for("#answer")
    assert "metres to the" in person.text("#answer")
    assert "Monaco" in person.text("main")


def test_the_picture_fits_a_phone_follows_the_appearance_and_opens_by_itself(windows):
    page = open_monaco(windows, size=PHONE)
    picture = page.get_by_role("img", name="Map of Monaco for the eyes")
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("image => image.naturalWidth") == 1342
    box = picture.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
    assert abs(box["height"] / box["width"] - 1765 / 1342) < 0.02
    page.get_by_role("link", name="Open the picture").click()
    page.wait_for_url("**/walk/maps/monaco/picture.svg")
    # Its own rules count, under the policy that it is sent with.
    fill = "getComputedStyle(document.querySelector('.map__ground')).fill"
    page.emulate_media(color_scheme="light")
    assert page.evaluate(fill) == "rgb(255, 255, 255)"
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(fill) == "rgb(16, 21, 31)"
    assert page.evaluate("document.querySelector('title').textContent") == "Map of Monaco"
