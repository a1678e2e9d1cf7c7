# SPDX-License-Identifier: Apache-2.0
"""Without a network: what was opened once works on; nothing private is kept; a new version is told."""

import shutil

import pytest
from playwright.sync_api import expect
from rig.braille import Hand, ready, written
from rig.chromium import TABLET, Windows
from rig.server import ROOT, Server
from rig.waiting import wait_until

WHOLE = """async (what) => {
  for (const name of await caches.keys()) {
    if (name.endsWith(' ' + what) && await (await caches.open(name)).match('/offline/whole')) return true;
  }
  return false;
}"""


@pytest.fixture
def offline_windows(chromium, server, request):
    """Windows whose service workers work."""
    expected = ["net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED", "net::ERR_CONNECTION_REFUSED"]
    windows = Windows(chromium, server.url, expected)
    yield windows
    windows.close()
    assert not windows.troubles, "The page complained:\n" + "\n".join(windows.troubles)


def visited(windows, path, *whats, **options):
    """A page that was opened once, when all of it is kept, and the network gone."""
    page = windows.open(path, service_workers="allow", **options)
    for what in whats:
        kept(page, what)
    page.context.set_offline(True)
    return page


def kept(page, what):
    wait_until(lambda: page.evaluate(WHOLE, what), f"{what} is not kept", seconds=60)


def test_a_way_is_found_and_rehearsed(offline_windows):
    page = visited(offline_windows, "/walk/way?campus=maps/monaco", "frame", "walk", "map:maps%2Fmonaco")
    page.reload()
    expect(page.get_by_text("This page was kept on this device.")).to_be_visible()
    page.locator("earshot-route[data-ready]").wait_for()
    page.get_by_label("Place", exact=True).select_option(label="Credit Suisse")
    page.get_by_label("Where you start").fill("43.7396, 7.4271")
    page.get_by_role("button", name="Find the way").click()
    expect(page.locator("[data-field=summary]")).to_contain_text("The way is about")
    page.get_by_label("Speed of the rehearsal").select_option(label="Eight times as fast")
    page.get_by_role("button", name="Rehearse the way").click()
    expect(page.get_by_role("button", name="Stop the rehearsal")).to_be_visible()
    expect(page.locator("[data-part=said]")).to_contain_text("Here:", timeout=60_000)


def test_from_a_page_to_another_and_the_picture(offline_windows):
    page = visited(offline_windows, "/walk?campus=maps/monaco", "frame", "walk", "map:maps%2Fmonaco")
    page.reload()
    page.locator("earshot-guide[data-ready]").wait_for()
    picture = page.get_by_role("img", name="Map of Monaco for the eyes")
    picture.scroll_into_view_if_needed()
    page.wait_for_function("document.querySelector('main img').naturalWidth > 0")
    page.get_by_role("link", name="The way to a place, step by step").click()
    page.locator("earshot-route[data-ready]").wait_for()
    page.goto("/help")
    expect(page.get_by_role("heading", level=1)).to_have_text("Help")
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")


def test_a_chart_and_ones_own_data(offline_windows):
    page = visited(offline_windows, "/charts/temperature", "frame", "charts", "chart:temperature")
    page.reload()
    page.locator("earshot-chart[data-ready]").wait_for()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("earshot-chart")).to_have_attribute("data-state", "playing")
    page.goto("/charts")
    page.locator("earshot-chart[data-ready]").wait_for()
    form = page.locator("form[action='/charts/own']")
    form.locator("textarea").first.fill("Day,Plants\n1,2\n2,5\n3,9\n")
    form.locator("button[type=submit]").first.click()
    page.wait_for_url("**/charts/mine?kept=*")
    expect(page.locator("[data-part=view]")).to_be_visible()


def test_braille_is_typed_and_learned(offline_windows, fingers):
    page = visited(offline_windows, "/braille", "frame", "braille", size=TABLET)
    page.reload()
    hand = Hand(ready(page), fingers)
    hand.cell(1, 2, 5)
    hand.cell(2, 4)
    written(page, "hi", "⠓⠊")
    page.goto("/braille/learn")
    page.locator("earshot-braille-lessons[data-ready]").wait_for()


@pytest.mark.parametrize("language, heading", [("es", "Estás sin conexión"), ("ar", "أنت غير متصل")])
def test_a_page_that_is_not_kept_is_a_plain_page_in_the_language_visited(offline_windows, language, heading):
    page = visited(offline_windows, "/help", "frame", language=language)
    page.goto("/sign-up")
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    page.locator("earshot-kept[data-ready]").wait_for()
    links = page.locator("earshot-kept a:visible")
    expect(links).to_have_count(1)
    links.click()
    expect(page.locator("html")).to_have_attribute("data-kept", "")
    page.context.set_offline(False)
    page.goto("/sign-up")
    assert page.get_by_role("heading", level=1).text_content() != heading


def test_the_page_of_a_map_says_that_it_is_kept(offline_windows):
    page = offline_windows.open("/walk/way?campus=maps/monaco", service_workers="allow")
    line = page.locator("[data-keeping]")
    expect(line).to_contain_text("This map is kept on this device:", timeout=60_000)
    assert "kilobytes" in line.text_content()
    expect(page.locator("#announcements")).to_contain_text("This map is kept")
    page.reload()
    expect(line).to_be_visible()
    # It is said once.
    assert "This map is kept" not in page.locator("#announcements").text_content()


def test_the_list_keeps_and_frees(offline_windows):
    page = offline_windows.open("/offline", service_workers="allow")
    page.locator("earshot-kept[data-ready]").wait_for()
    kept(page, "frame")
    row = page.locator("[data-what=walk]")
    expect(row.locator("[data-state]")).to_have_text("Not kept")
    page.get_by_role("button", name="Keep: Walk").press("Enter")
    expect(row.locator("[data-state]")).to_contain_text("Kept: ", timeout=60_000)
    expect(page.locator("[data-part=said]")).to_have_text("It is kept.")
    expect(page.get_by_role("button", name="Free: Walk")).to_be_focused()
    page.get_by_role("button", name="Free: Walk").press("Enter")
    expect(row.locator("[data-state]")).to_have_text("Not kept")
    expect(page.locator("[data-part=said]")).to_have_text("It is freed.")
    page.get_by_role("button", name="Free all").click()
    expect(page.locator("[data-part=total]")).to_have_text("Nothing is kept on this device.")
    assert page.evaluate("caches.keys().then((names) => names.filter((name) => name.startsWith('kept ')).length)") == 0


def test_a_full_device_is_told(offline_windows, server):
    page = offline_windows.open("/offline", service_workers="allow")
    page.locator("earshot-kept[data-ready]").wait_for()
    kept(page, "frame")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": server.url, "quotaSize": 100_000})
    page.get_by_role("button", name="Keep: Charts").click()
    expect(page.locator("[data-part=said]")).to_contain_text("This device has no room left for it.", timeout=60_000)
    expect(page.locator("[data-what=charts] [data-state]")).to_have_text("Not kept")


def test_keys_reach_the_list_and_nothing_moves_the_focus(offline_windows):
    page = offline_windows.open("/offline", service_workers="allow")
    page.locator("earshot-kept[data-ready]").wait_for()
    kept(page, "frame")
    page.get_by_role("link", name="Walk", exact=True).last.focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Keep: Walk")).to_be_focused()


KEPT_TEXT = """async () => {
  const all = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (request.url.includes('/assets/')) continue;
      const response = await cache.match(request);
      all.push([request.url, response.headers.get('Cache-Control') ?? '', await response.text()]);
    }
  }
  return all;
}"""


def test_nothing_private_is_kept_and_signing_out_leaves_nothing(offline_windows, signed_in):
    page = offline_windows.open(
        "/read", service_workers="allow", storage_state=signed_in("requester")
    )
    kept(page, "frame")
    name = page.locator(".personal a").last.text_content().strip()
    for path in ("/profile", "/read/requests/new", "/listen", "/help", "/walk"):
        page.goto(path)
    kept(page, "walk")
    everything = page.evaluate(KEPT_TEXT)
    assert len(everything) > 5
    paths = {url.split("/", 3)[3].split("?")[0] for url, _, _ in everything}
    assert not paths & {"read", "profile", "listen", "read/requests/new"}
    for url, control, text in everything:
        assert name not in text, url
        assert "no-store" not in control and "private" not in control, url
        assert "data-signed-in" not in text, url
    page.context.set_offline(True)
    page.goto("/help")
    assert name not in page.locator("body").text_content()
    page.goto("/profile")
    expect(page.get_by_role("heading", level=1)).to_have_text("You are offline")


@pytest.fixture
def two_versions(tmp_path):
    """A server whose files can become others, as those of a new version."""
    resources = tmp_path / "resources"
    shutil.copytree(ROOT / "Public", resources / "Public")
    (resources / "Examples").symlink_to(ROOT / "Examples")
    server = Server(tmp_path, "--resources", resources).start()

    def renew():
        server.stop()
        sheet = resources / "Public/styles/tokens.css"
        sheet.write_text(sheet.read_text() + "\n/* new */\n")
        server.start()

    yield server, renew
    server.stop()


def test_a_new_version_is_told_and_taken_when_the_person_says_so(chromium, two_versions):
    server, renew = two_versions
    windows = Windows(chromium, server.url)
    page = windows.open("/walk", service_workers="allow")
    kept(page, "walk")
    before = page.locator("html").get_attribute("data-version")
    renew()
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    expect(page.locator("main").get_by_text("A new version of Earshot is ready.")).to_be_visible(timeout=60_000)
    expect(page.locator("#announcements")).to_contain_text("A new version of Earshot is ready.")
    # Until then nothing has changed, and what comes late still comes from the version of the page.
    assert page.locator("html").get_attribute("data-version") == before
    assert page.evaluate("fetch(document.querySelector('link[href*=tokens]').href).then((one) => one.text())").find("/* new */") < 0
    page.get_by_role("button", name="Use it now").click()
    page.wait_for_function("before => document.documentElement.dataset.version !== before", arg=before)
    page.context.set_offline(True)
    page.reload()
    assert page.locator("html").get_attribute("data-version") != before
    assert page.locator("html").get_attribute("data-kept") == ""
    page.locator("earshot-guide[data-ready]").wait_for()
    windows.close()


def test_a_file_of_another_version_is_never_a_stand_in(chromium, two_versions):
    """A page of one version that asks late for a file that is not kept gets none of another version."""
    server, renew = two_versions
    windows = Windows(chromium, server.url, ["Failed to load", "net::ERR_FAILED"])
    page = windows.open("/help", service_workers="allow")
    kept(page, "frame")
    page.reload()
    late = page.evaluate("new URL('../generated/playback.wasm', document.querySelector('script[src*=first]').src).href")
    renew()
    fetched = "(address) => fetch(address).then(() => 'came', () => 'failed')"
    assert page.evaluate(fetched, late) == "failed"
    # A page that comes now is whole: of the new version, with its files.
    page.goto("/walk")
    page.locator("earshot-guide[data-ready]").wait_for()
    version = page.locator("html").get_attribute("data-version").split("-")[0]
    named = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name).filter((one) => one.includes('/assets/'))")
    assert named and all(f"/assets/{version}/" in one for one in named)
    # It is of the version of the waiting worker, which takes over without a word.
    kept(page, "walk")
    expect(page.locator("main").get_by_text("A new version of Earshot is ready.")).to_have_count(0)
    windows.close()
