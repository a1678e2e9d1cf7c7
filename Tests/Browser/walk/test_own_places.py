# SPDX-License-Identifier: Apache-2.0
"""Places of one's own: remembered on the page of a way and on the map, kept on the device, walked to and carried as files."""

import json

from playwright.sync_api import expect
from rig.ways import AT_CASINO, CASINO, find, instruction, open_way, said


def rows(page):
    return page.locator("[data-part=own-places] > li")


def remember(page, name, position=""):
    page.get_by_label("Name of the place").fill(name)
    page.get_by_label("Its position").fill(position)
    page.get_by_role("button", name="Remember this place").click()


def test_a_place_is_remembered_walked_to_and_found_on_the_map(windows):
    page = open_way(windows)
    sent = []
    page.on("request", lambda request: sent.append(request.url + (request.post_data or "")))
    remember(page, "My bakery", "43.7389, 7.4245")
    expect(said(page)).to_have_text("Kept on this device: My bakery, at the typed position.")
    expect(rows(page)).to_have_count(1)
    page.get_by_label("Where you start").fill(CASINO)
    page.get_by_label("Place", exact=True).select_option(label="My bakery")
    page.get_by_role("button", name="Find the way").click()
    expect(page.locator("#way")).to_have_text("My bakery (own place)")
    expect(instruction(page)).to_contain_text("walk along")
    page.reload()
    page.locator("earshot-route[data-ready]").wait_for()
    page.get_by_label("Where you start").fill(CASINO)
    page.get_by_role("button", name="The way there My bakery").click()
    expect(page.locator("#way")).to_have_text("My bakery (own place)")
    page.goto(page.url.split("/walk")[0] + "/walk/map?campus=maps/monaco")
    page.locator("earshot-map[data-ready]").wait_for()
    page.wait_for_function("document.querySelector('[data-part=cursor]').hasAttribute('transform')")
    page.get_by_label("Go to a place").fill("my bakery")
    page.get_by_role("button", name="Go there", exact=True).click()
    expect(said(page)).to_have_text("My bakery (own place)")
    remember(page, "Corner")
    expect(said(page)).to_have_text("Kept on this device: Corner, at the mark on the map.")
    expect(rows(page)).to_have_count(2)
    assert not [what for what in sent if "43.7389" in what or "bakery" in what.lower()], "A place left the device."


def test_a_place_is_where_the_device_is(windows):
    page = open_way(windows, permissions=["geolocation"], position=AT_CASINO)
    remember(page, "Here")
    expect(said(page)).to_contain_text("Kept on this device: Here, where you are now.")
    kept = json.loads(page.evaluate("localStorage.getItem('earshot-own-places')"))
    longitude, latitude = kept["features"][0]["geometry"]["coordinates"]
    assert abs(latitude - AT_CASINO["latitude"]) < 1e-5 and abs(longitude - AT_CASINO["longitude"]) < 1e-5


def test_a_place_is_renamed_removed_and_brought_back(windows):
    page = open_way(windows)
    remember(page, "One", "43.7389, 7.4245")
    page.get_by_text("Rename One").click()
    page.get_by_label("New name One").fill("Two")
    page.get_by_role("button", name="Rename", exact=True).click()
    expect(said(page)).to_have_text("One is called Two now.")
    page.get_by_role("button", name="Remove Two").click()
    expect(rows(page)).to_have_count(0)
    back = page.get_by_role("button", name="Bring back: Two")
    expect(back).to_be_focused()
    back.click()
    expect(rows(page)).to_have_count(1)
    expect(back).to_be_hidden()


def test_places_go_out_and_come_in_as_a_file(windows):
    page = open_way(windows)
    remember(page, "One", "43.7389, 7.4245")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save my places as a GeoJSON file").click()
    assert download.value.suggested_filename == "earshot-places.geojson"
    text = download.value.path().read_text()
    file = json.loads(text)
    file["features"][0]["properties"]["name"] = "Two"
    opened = {"name": "places.geojson", "mimeType": "application/geo+json"}
    page.get_by_label("Open a GeoJSON file").set_input_files({**opened, "buffer": json.dumps(file).encode()})
    expect(said(page)).to_have_text("Places taken from the file: 1.")
    expect(rows(page)).to_have_count(2)
    page.get_by_label("Open a GeoJSON file").set_input_files({**opened, "buffer": b"{"})
    expect(said(page)).to_contain_text("Nothing was taken from the file.")


def test_a_recording_is_offered_when_its_page_was_closed(windows):
    page = open_way(windows)
    page.evaluate("""localStorage.setItem('earshot-own-recording', `<?xml version="1.0"?><gpx version="1.1" creator="test">
      <trk><trkseg><trkpt lat="43.7396" lon="7.4271"/><trkpt lat="43.7399" lon="7.4271"/></trkseg></trk></gpx>`)""")
    page.reload()
    page.locator("earshot-route[data-ready]").wait_for()
    expect(page.locator("[data-part=cut-off]")).to_contain_text("It is about 30 metres long.")
    page.get_by_role("button", name="Keep it as a way").click()
    expect(said(page)).to_have_text("Kept on this device: Way 1.")
    expect(page.locator("[data-part=cut-off]")).to_be_hidden()
    expect(page.locator("[data-part=own-ways] > li")).to_have_count(1)


def test_where_the_browser_keeps_nothing_that_is_told(windows):
    page = open_way(windows)
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }")
    remember(page, "One", "43.7389, 7.4245")
    expect(said(page)).to_contain_text("This device could not keep it")
    expect(rows(page)).to_have_count(0)
