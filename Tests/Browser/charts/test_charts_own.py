# SPDX-License-Identifier: Apache-2.0
"""Charts of one's own: each has a page, a name, and is found again on the device."""

import re

from playwright.sync_api import expect
from rig.charts import OWN, PLANTS, bring_another, opened, said, with_own_data
from rig.waiting import wait_until


def test_a_chart_of_ones_own_has_a_page_that_survives_reload_and_back(windows, csv):
    page = with_own_data(windows, csv("Month,Visitors\nJan,1200\nFeb,1990\nMar,3\n", "my_visitors-2024.csv"))
    expect(page.locator("h1")).to_have_text("my visitors 2024")
    expect(page).to_have_title(re.compile("^my visitors 2024 – "))
    expect(page.locator("[data-act=toggle]")).to_be_focused()
    wait_until(lambda: sum("highest 1990" in text for text in said(page)) == 1, "the summary is said once")
    assert page.locator("form[action='/charts/own'] #file").count() == 0
    page.reload()
    expect(page.locator("h1")).to_have_text("my visitors 2024")
    expect(page.locator("[data-part=summary]")).to_contain_text("highest 1990")
    # Nothing takes the focus from who comes back.
    assert page.evaluate("document.activeElement.localName") == "body"
    page.get_by_role("link", name="All charts").click()
    page.wait_for_url("**/charts")
    page.go_back()
    expect(page.locator("[data-part=summary]")).to_contain_text("highest 1990")
    expect(page.locator("[data-part=view]")).to_be_visible()


def test_dates_that_were_guessed_are_read_otherwise_by_one_act(windows, csv):
    page = with_own_data(windows, csv("Day,Plants\n3/4/2024,1\n5/6/2024,7\n"))
    expect(page.locator("[data-part=summary]")).to_contain_text("are read as 3 April")
    button = page.get_by_role("button", name="Read such dates as 4 March")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=summary]")).to_contain_text("are read as 4 March")
    expect(page.get_by_role("button", name="Read such dates as 3 April")).to_be_focused()
    plain = windows.open("/charts", javascript=False)
    plain.locator("#file").set_input_files(csv("Day,Plants\n3/4/2024,1\n5/6/2024,7\n"))
    plain.locator(OWN + " button[type=submit]").click()
    plain.get_by_role("button", name="Read such dates as 4 March").click()
    expect(plain.locator(".lead")).to_contain_text("are read as 4 March")


def test_data_without_a_name_are_called_by_what_they_show(windows):
    page = opened(windows, "/charts")
    page.locator("#text").fill("Month,Visitors\nJan,1200\nFeb,1990\nMar,3\n")
    page.locator(OWN + " button[type=submit]").click()
    expect(page.locator("h1")).to_have_text("Visitors by Month")


def test_charts_opened_lately_are_listed_and_can_be_removed_and_put_back(windows, csv):
    page = with_own_data(windows, csv(PLANTS))
    bring_another(page, csv(PLANTS + "21,0,0\n", "other.csv"))
    page.get_by_role("link", name="All charts").click()
    page.get_by_role("link", name="Charts you opened recently").click()
    links = page.locator("[data-part=charts] a")
    expect(links).to_have_text(["other", "plants"])
    page.get_by_role("button", name="Remove: plants").click()
    expect(page.get_by_role("button", name="Put it back: plants")).to_be_focused()
    wait_until(lambda: any("Removed: plants" in text for text in said(page)), "it is said that it is removed")
    page.reload()
    expect(links).to_have_text(["other"])
    page.get_by_role("button", name="Remove: other").click()
    page.get_by_role("button", name="Put it back: other").click()
    wait_until(lambda: any("It is back: other" in text for text in said(page)), "it is said that it is back")
    page.reload()
    links.first.click()
    expect(page.locator("h1")).to_have_text("other")


def test_a_chart_that_is_not_on_the_device_is_told_as_missing(windows):
    page = windows.open("/charts/mine?kept=77")
    expect(page.locator("[data-part=summary]")).to_have_text("This chart is not on this device, or no longer is. Open its file again.")
    expect(page.locator("[data-part=view]")).to_be_hidden()
    wait_until(lambda: any("not on this device" in text for text in said(page)), "it is said")
    page.goto(page.url.split("?")[0])
    expect(page.locator("[data-part=words]")).to_have_text("There are none yet. Open a file or a table on the page Charts.")


def test_where_the_browser_keeps_nothing_a_chart_opens_all_the_same(windows, csv):
    page = opened(windows, "/charts")
    page.evaluate("Object.defineProperty(window, 'indexedDB', { get() { throw new Error('forbidden'); } })")
    page.locator("#file").set_input_files(csv(PLANTS))
    expect(page.locator("[data-part=title]")).to_have_text("plants")
    expect(page.locator("[data-act=toggle]")).to_be_focused()
