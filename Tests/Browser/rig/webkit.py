# SPDX-License-Identifier: Apache-2.0
"""WebKit, as near to Safari as Linux comes: the MiniBrowser of WebKitGTK, through Selenium, on a screen of its own."""

import os
import tempfile
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

DRIVER = "/usr/bin/WebKitWebDriver"

# The browser's own bar is 447 px wide at least, wider than a phone; without these it is not.
NARROW_BAR = """* {
  padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 2px; -gtk-icon-transform: scale(0.1);
}
"""


def mini_browser():
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"))
    if not found:
        raise AssertionError("There is no MiniBrowser of webkit2gtk-4.1; run scripts/install test.")
    return str(found[0])


class WebKit:
    """One WebKit window. Each new one has new cookies, so it is a new person."""

    def __init__(self, display, url, size, language="en"):
        self.url = url
        self._home = tempfile.TemporaryDirectory(prefix="earshot-webkit-")
        style = Path(self._home.name) / ".config/gtk-3.0"
        style.mkdir(parents=True)
        (style / "gtk.css").write_text(NARROW_BAR)
        environment = dict(
            os.environ,
            DISPLAY=display.name,
            HOME=self._home.name,
            XDG_CONFIG_HOME=str(style.parent),
            XDG_RUNTIME_DIR=self._home.name,
            LANGUAGE=language,  # what WebKit asks the server for
            LC_ALL="C.UTF-8",
            NO_AT_BRIDGE="1",
            WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1",  # the sandbox does not work for root in a container
            WEBKIT_DISABLE_COMPOSITING_MODE="1",  # no graphics card here
        )
        options = Options()
        options.binary_location = mini_browser()
        options.add_argument("--automation")
        self.driver = webdriver.WebKitGTK(options=options, service=Service(DRIVER, env=environment))
        self.driver.set_page_load_timeout(30)
        self._fit(size)

    def _fit(self, size):
        """Makes the page `size` large, whatever the window's own bars take."""
        self.driver.set_window_size(size["width"], size["height"])
        inner = self.driver.execute_script("return [window.innerWidth, window.innerHeight]")
        self.driver.set_window_size(2 * size["width"] - inner[0], 2 * size["height"] - inner[1])
        wanted = [size["width"], size["height"]]
        WebDriverWait(self.driver, 10, 0.05).until(
            lambda driver: driver.execute_script("return [window.innerWidth, window.innerHeight]") == wanted,
            f"WebKit's window does not become {wanted}",
        )

    def go(self, path):
        self.driver.get(self.url + path)

    def find(self, css):
        return self.driver.find_element(By.CSS_SELECTOR, css)

    def find_all(self, css):
        return self.driver.find_elements(By.CSS_SELECTOR, css)

    def evaluate(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def wait(self, condition, what, seconds=20):
        """Waits until `condition(self)` is true; WebDriver's own errors on the way mean "not yet"."""
        return WebDriverWait(self.driver, seconds, 0.1, ignored_exceptions=[WebDriverException]).until(
            lambda _: condition(self), what
        )

    def text(self):
        return self.find("body").text

    def close(self):
        try:
            self.driver.quit()
        finally:
            self._home.cleanup()
