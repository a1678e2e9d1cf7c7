# SPDX-License-Identifier: Apache-2.0
"""Ways of one's own: recorded on the page, kept on the device, walked back, and carried as GPX files."""

from playwright.sync_api import expect

from rig.waiting import wait_until
from walk.test_route import AT_CASINO, instruction, open_way, said

# Counts how often the device tells its position.
COUNT = """() => {
  window.told = 0;
  const watch = navigator.geolocation.watchPosition.bind(navigator.geolocation);
  navigator.geolocation.watchPosition = (take, ...others) => watch((fix) => { told += 1; take(fix); }, ...others);
}"""
GPX = """<?xml version="1.0"?><gpx version="1.1" creator="test"><trk><name>To the sea</name><trkseg>
<trkpt lat="43.7396" lon="7.4271"/><trkpt lat="43.7399" lon="7.4271"/><trkpt lat="43.7399" lon="7.4280"/>
</trkseg></trk></gpx>"""


def rows(page):
    return page.locator("[data-part=own-ways] > li")


def open_file(page, text=GPX):
    page.get_by_label("Open a GPX file").set_input_files(
        {"name": "sea.gpx", "mimeType": "application/gpx+xml", "buffer": text.encode()})


def test_a_way_is_recorded_kept_and_removed(windows):
    page = open_way(windows, permissions=["geolocation"], position=AT_CASINO)
    page.evaluate(COUNT)
    page.get_by_label("What the way is called").fill("Home")
    page.get_by_role("button", name="Record a way").click()
    expect(said(page)).to_contain_text("The way is recorded while you walk it.")
    for step in range(12):
        count = page.evaluate("told")
        page.context.set_geolocation({**AT_CASINO, "latitude": 43.7397 + step * 0.00002})
        wait_until(lambda: page.evaluate("told") > count, "the position is not told")
    page.get_by_role("button", name="Stop and keep the way").click()
    expect(said(page)).to_contain_text("Kept on this device: Home.")
    expect(rows(page)).to_have_count(1)
    page.reload()
    page.locator("earshot-route[data-ready]").wait_for()
    expect(rows(page)).to_contain_text("Home, about")
    page.get_by_role("button", name="Remove").click()
    expect(rows(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Record a way")).to_be_focused()


def test_a_file_becomes_a_way_that_is_walked_back_and_comes_out_again(windows):
    there = {**AT_CASINO, "latitude": 43.7399, "longitude": 7.4280}
    page = open_way(windows, permissions=["geolocation"], position=there)
    sent = []
    page.on("request", lambda request: sent.append(request.url + (request.post_data or "")))
    open_file(page)
    expect(rows(page)).to_contain_text("To the sea, about 110 metres")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a GPX file").click()
    text = download.value.path().read_text()
    assert download.value.suggested_filename.endswith(".gpx")
    assert "<name>To the sea</name>" in text and text.count("<trkpt") == 3
    page.get_by_role("button", name="Walk it back").click()
    expect(page.locator("#way")).to_have_text("To the sea")
    expect(page.locator("#way")).to_be_focused()
    expect(instruction(page)).to_contain_text("walk along To the sea")
    expect(page.locator("[data-field=summary]")).to_contain_text("It is a way of your own")
    page.get_by_role("button", name="Rehearse the way").click()
    expect(said(page)).to_contain_text("You walk the way in your mind.")
    assert not [what for what in sent if "43.73" in what], "A position left the device."


def test_what_is_no_way_is_told(windows):
    page = open_way(windows)
    open_file(page, "<html></html>")
    expect(said(page)).to_contain_text("This is not a GPX file.")
    open_file(page, '<gpx version="1.1"></gpx>')
    expect(said(page)).to_contain_text("There is no way in this file")
    expect(rows(page)).to_have_count(0)
