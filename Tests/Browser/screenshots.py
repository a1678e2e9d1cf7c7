# SPDX-License-Identifier: Apache-2.0
"""Pictures of every page: PNG files in output/, and those of the README in Documentation/pictures."""

import sys
import tempfile

from playwright.sync_api import sync_playwright
from rig.chromium import ARGUMENTS, DESKTOP, EXECUTABLE, NARROW, PHONE, Windows
from rig.pages import LANGUAGES, PAGES
from rig.server import ROOT, Server
from rig.story import Story

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


def take(windows, page, look, path, story, whole):
    window = windows.open(None, storage_state=story.cookies.get(page.person), **LOOKS[look])
    window.goto(story.address(page.path))
    window.wait_for_load_state("load")
    window.evaluate("() => document.fonts.ready.then(() => true)")
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
            stories = {language: Story(browser, server, language) for language in LANGUAGES}
            for page in chosen:
                for look, options in LOOKS.items():
                    story = stories[options.get("language", "en")]
                    take(windows, page, look, ROOT / f"Tests/Browser/output/{page}-{look}.png", story, whole=True)
                    if (page.name, look) in README:
                        picture = ROOT / f"Documentation/pictures/{page}-{look}.png"
                        take(windows, page, look, picture, story, whole=False)
            windows.close()
        finally:
            browser.close()
            server.stop()
    print(f"{len(chosen) * len(LOOKS)} pictures are in Tests/Browser/output.")


main(sys.argv[1:])
