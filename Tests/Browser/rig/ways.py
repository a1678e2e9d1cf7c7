# SPDX-License-Identifier: Apache-2.0
"""The page of a way: opened, asked for a way, and heard."""

CASINO = "43.7396, 7.4271"
AT_CASINO = {"latitude": 43.7396, "longitude": 7.4271, "accuracy": 5}
PLACE = "Credit Suisse"


def open_way(windows, **options):
    page = windows.open("/walk/way?campus=maps/monaco", **options)
    page.locator("earshot-route[data-ready]").wait_for()
    return page


def find(page, start=CASINO):
    page.get_by_label("Place", exact=True).select_option(label=PLACE)
    if start:
        page.get_by_label("Where you start").fill(start)
    page.get_by_role("button", name="Find the way").click()


def instruction(page):
    return page.locator("[data-field=instruction]")


def said(page):
    return page.locator("[data-part=said]")
