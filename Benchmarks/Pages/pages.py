# SPDX-License-Identifier: Apache-2.0
"""How long each page takes on a slow phone: a line of JSON for each, for the benchmark `pages`.

Chromium with a processor four times slower, 1.6 Mbit/s and 150 ms to and fro, as Lighthouse has a slow phone
(https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md); the middle of three visits with an empty cache.
"""

import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests/Browser"))

from playwright.sync_api import sync_playwright  # noqa: E402
from rig.chromium import ARGUMENTS, PHONE, WHOLE_PROGRAM  # noqa: E402
from rig.server import Server  # noqa: E402

VISITS = 3
# The page, and what can be used once it is ready.
PAGES = [
    ("home", "/", "main a"),
    ("read", "/read", "main a"),
    ("walk", "/walk", "earshot-guide[data-ready]"),
    ("charts", "/charts", "main a"),
    ("chart", "/charts/temperature", "earshot-chart[data-ready]"),
    ("chart of towns", "/charts/towns", "earshot-chart[data-ready]"),
    ("braille", "/braille", "earshot-braille-pad[data-ready]"),
    ("learn braille", "/braille/learn", "earshot-braille-lessons[data-ready]"),
    ("listen", "/listen", "main a"),
    ("recording", None, "earshot-player[data-ready]"),
    ("settings", "/settings", "main button"),
    ("help", "/help", "main h2"),
    ("sign up", "/sign-up", "main button"),
]
# Seconds from the beginning until what is looked for is there, noted by the page itself.
WATCH = """(() => {
  window.shift = 0;
  new PerformanceObserver((list) => { for (const one of list.getEntries()) window.shift += one.value; })
    .observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (document.querySelector(%s)) window.usable = performance.now() / 1000;
    else setTimeout(look, 10);
  };
  look();
})()"""


def visit(browser, url, selector):
    context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2)
    page = context.new_page()
    line = context.new_cdp_session(page)
    loaded = []
    line.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    line.send("Network.enable")
    line.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8},
    )
    line.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.add_init_script(WATCH % json.dumps(selector))
    page.goto(url, timeout=120_000)
    # The page's own rules let no text be run as a script, so the driver looks from outside.
    page.wait_for_selector(selector, state="attached", timeout=120_000)
    page.wait_for_load_state("networkidle", timeout=120_000)
    while not page.evaluate("window.usable"):
        time.sleep(0.05)
    painted = page.evaluate(
        "performance.getEntriesByName('first-contentful-paint')[0]?.startTime / 1000")
    found = {
        "painted": painted,
        "usable": max(page.evaluate("window.usable"), painted or 0),
        "shift": page.evaluate("window.shift"),
        "kilobytes": sum(loaded) / 1000,
        "requests": len(loaded),
    }
    context.close()
    return found


def recording(browser, url):
    """The address of the first recording that is there for everybody; it is spoken as the server starts."""
    page = browser.new_page()
    for _ in range(120):
        page.goto(url + "/listen")
        link = page.locator("main h3 a, main h2 a").first
        if link.count():
            address = link.get_attribute("href")
            page.close()
            return address
        time.sleep(0.5)
    page.close()
    return None


with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
    server = Server(folder).start()
    try:
        browser = playwright.chromium.launch(executable_path=WHOLE_PROGRAM, args=ARGUMENTS)
        for name, path, selector in PAGES:
            address = path or recording(browser, server.url)
            if not address:
                continue
            visits = [visit(browser, server.url + address, selector) for _ in range(VISITS)]
            middle = {key: statistics.median(one[key] for one in visits) for key in visits[0]}
            print(json.dumps({"page": name, **middle}), flush=True)
        browser.close()
    finally:
        server.stop()
