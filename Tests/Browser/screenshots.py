# SPDX-License-Identifier: Apache-2.0
"""Pictures of every page: PNG files in output/, and those of the README in Documentation/pictures."""

import sys
import tempfile

from playwright.sync_api import sync_playwright
from rig.chromium import ARGUMENTS, DESKTOP, EXECUTABLE, NARROW, PHONE, Windows
from rig.pages import PAGES
from rig.people import sign_up
from rig.server import ROOT, Server

LOOKS = {
    "phone": {"size": PHONE},
    "desktop": {"size": DESKTOP},
    "dark": {"size": PHONE, "appearance": "dark"},
    "contrast": {"size": PHONE, "appearance": "contrast"},
    "arabic": {"size": PHONE, "language": "ar"},
    "arabic-desktop": {"size": DESKTOP, "language": "ar"},
    "spanish": {"size": PHONE, "language": "es"},
    "narrow": {"size": NARROW},
}
README = [("home", "desktop"), ("home", "phone"), ("charts", "phone"), ("braille", "phone"), ("walk", "dark")]


def take(windows, page, look, path, states, whole):
    window = windows.open(None, storage_state=states.get(page.person), **LOOKS[look])
    window.goto(page.path)
    window.wait_for_load_state("networkidle")
    path.parent.mkdir(parents=True, exist_ok=True)
    window.screenshot(path=path, full_page=whole)
    window.context.close()


def main(wanted):
    chosen = [page for page in PAGES if not wanted or page.name in wanted]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(folder).start()
        browser = playwright.chromium.launch(executable_path=EXECUTABLE, args=ARGUMENTS)
        try:
            windows = Windows(browser, server.url, expects=[".*"])
            states = {}
            for person in {page.person for page in chosen if page.person}:
                window = windows.open(None)
                sign_up(window, person)
                states[person] = window.context.storage_state()
            for page in chosen:
                for look in LOOKS:
                    take(windows, page, look, ROOT / f"Tests/Browser/output/{page}-{look}.png", states, whole=True)
                    if (page.name, look) in README:
                        picture = ROOT / f"Documentation/pictures/{page}-{look}.png"
                        take(windows, page, look, picture, states, whole=False)
            windows.close()
        finally:
            browser.close()
            server.stop()
    print(f"{len(chosen) * len(LOOKS)} pictures are in Tests/Browser/output.")


main(sys.argv[1:])
