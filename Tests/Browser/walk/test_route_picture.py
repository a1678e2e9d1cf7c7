# SPDX-License-Identifier: Apache-2.0
"""The picture of a way: drawn over the map, followed by a mark, hidden when wished, and drawn by the server without scripts."""

import re

from playwright.sync_api import expect
from rig.ways import AT_CASINO, CASINO, PLACE, find, instruction, open_way, said


def frame(page):
    return page.locator("[data-part=picture-frame]")


def mark(page):
    return page.locator("[data-part=picture-walker]").get_attribute("transform")


def test_the_way_is_drawn_and_the_mark_goes_with_the_steps(windows):
    page = open_way(windows)
    find(page)
    expect(frame(page)).to_be_visible()
    # All of the way lies inside what is shown.
    inside = page.evaluate("""() => {
      const outer = document.querySelector('[data-part=picture-frame]').getBoundingClientRect();
      const inner = document.querySelector('path[data-part=picture-way]').getBoundingClientRect();
      return inner.width > 20 && inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top
        && inner.bottom <= outer.bottom;
    }""")
    assert inside
    where = page.locator("[data-part=picture-where]")
    expect(where).to_have_text("The disc with a cross is at step 1.")
    first = mark(page)
    page.get_by_role("button", name="Next step").click()
    expect(where).to_have_text("The disc with a cross is at step 2.")
    assert mark(page) != first


def test_nothing_moves_when_the_map_comes(windows):
    page = open_way(windows)
    page.route("**/picture.svg*", lambda route: None)
    find(page)
    expect(instruction(page)).to_contain_text("walk along")
    before = page.locator("[data-part=steps]").bounding_box()
    page.unroute("**/picture.svg*")
    page.evaluate("""() => {
      const map = document.querySelector('[data-part=picture-map]');
      const address = map.getAttribute('href');
      map.removeAttribute('href');
      return new Promise((done) => { map.addEventListener('load', done); map.setAttribute('href', `${address}?again`); });
    }""")
    assert page.locator("[data-part=steps]").bounding_box() == before


def test_it_is_hidden_also_the_next_time(windows):
    page = open_way(windows)
    find(page)
    page.get_by_role("button", name="Hide the picture of the way").click()
    expect(said(page)).to_have_text("The picture of the way is hidden.")
    expect(frame(page)).to_be_hidden()
    page.reload()
    page.locator("earshot-route[data-ready]").wait_for()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    find(page)
    expect(instruction(page)).to_contain_text("walk along")
    expect(frame(page)).to_be_hidden()
    assert not [url for url in asked if "picture.svg" in url], "What is hidden is not fetched."
    page.get_by_role("button", name="Show the picture of the way").click()
    expect(frame(page)).to_be_visible()


def test_the_position_of_the_device_is_a_mark_and_what_is_near_can_be_shown(windows):
    page = open_way(windows, permissions=["geolocation"], position=AT_CASINO)
    find(page, start=None)
    expect(page.locator("[data-part=picture-where]")).to_contain_text("where you are")
    whole = frame(page).get_attribute("viewBox")
    page.get_by_role("button", name="Show what is near").click()
    expect(said(page)).to_have_text("The picture shows what is near.")
    assert frame(page).get_attribute("viewBox") != whole
    page.get_by_role("button", name="Show the whole way").click()
    expect(frame(page)).to_have_attribute("viewBox", whole)


def test_without_scripts_the_server_draws_the_way(windows):
    page = windows.open("/walk/way?campus=maps/monaco", javascript=False)
    expect(page.locator("[data-part=picture]")).to_be_hidden()
    page.get_by_label("Place", exact=True).select_option(label=PLACE)
    page.get_by_label("Where you start").fill(CASINO)
    page.get_by_role("button", name="Find the way").click()
    expect(frame(page)).to_be_visible()
    expect(page.locator("[data-part=picture-words]")).to_contain_text("The way is a strong line")
    path = page.locator("path[data-part=picture-way]").first.get_attribute("d")
    assert re.fullmatch(r"M[-\d. ]+L[-\d. ]+", path), path


def test_it_needs_no_scrolling_aside(windows):
    page = open_way(windows, size={"width": 320, "height": 640})
    find(page)
    expect(frame(page)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
