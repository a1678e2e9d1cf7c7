# SPDX-License-Identifier: Apache-2.0
"""Charts as people open them."""

# The form of one's own data; others on the page wait for a script.
OWN = "form[action='/charts/own']"
PLANTS = "Day,Plants,Weeds\n" + "".join(f"{day},{day * 3},{40 - day}\n" for day in range(21))


def opened(windows, path="/charts/ball", **options):
    page = windows.open(path, **options)
    page.locator("earshot-chart[data-ready]").wait_for()
    return page


def with_own_data(windows, path, **options):
    page = windows.open("/charts", **options)
    bring(page, path)
    return page


def bring(page, path):
    """Opens a file, which gets a page of its own."""
    page.locator("#file:not([disabled])").wait_for()
    page.locator("earshot-chart[data-ready]").wait_for()
    page.locator("#file").set_input_files(path)
    page.wait_for_url("**/charts/mine?kept=*")
    page.locator("earshot-chart[data-ready]").wait_for()
    page.locator("[data-part=view]").wait_for()


def bring_another(page, path):
    page.get_by_role("link", name="All charts").click()
    bring(page, path)


def said(page):
    return page.locator("[id^=announcements]").all_inner_texts()
