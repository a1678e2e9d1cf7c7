# SPDX-License-Identifier: Apache-2.0
"""The same few acts in either browser, so that one test can hold in both."""

from playwright.sync_api import Error
from selenium.common.exceptions import NoSuchElementException

from .people import PASSWORD, new_username
from .waiting import wait_until


class Hands:
    """A person at a browser. What is named by `css` is waited for."""

    has_javascript = True

    def sign_up(self, role, name):
        self.go("/sign-up")
        self.press(f"[name=role][value={role}]")
        self.fill("main [name=name]", name)
        self.fill("main [name=username]", new_username(role))
        self.fill("main [name=password]", PASSWORD)
        self.press("main form button[type=submit]")
        self.wait_for_address(lambda path: path != "/sign-up")

    def wait_for_address(self, is_wanted):
        wait_until(lambda: is_wanted(self.path()), f"the page is still {self.path()}")


class ChromiumHands(Hands):
    def __init__(self, page, has_javascript=True):
        self.page = page
        self.has_javascript = has_javascript

    def go(self, path):
        self.page.goto(path)

    def reload(self):
        self.page.reload()

    def back(self):
        self.page.go_back()

    def path(self):
        try:
            return self.page.evaluate("location.pathname")
        except Error:
            return ""  # A page that is being left cannot be asked.

    def has(self, css):
        return self.page.locator(css).count() > 0

    def wait_for(self, css, seconds=20):
        self.page.locator(css).first.wait_for(timeout=seconds * 1000)

    def text(self, css):
        return self.page.locator(css).first.inner_text()

    def fill(self, css, text):
        self.page.locator(css).first.fill(text)

    def press(self, css):
        self.page.locator(css).first.click()

    def put_file(self, css, path):
        self.page.locator(css).first.set_input_files(path)

    def focus(self, css):
        self.page.locator(css).first.focus()

    def key(self, key):
        self.page.keyboard.press(key)

    def evaluate(self, expression):
        return self.page.evaluate(f"() => ({expression})")


class WebKitHands(Hands):
    """Selenium's keys have other names than Playwright's: this knows those that the tests use."""

    KEYS = {"Enter": "\ue007", "Space": " ", "Tab": "\ue004", "Escape": "\ue00c", "ArrowLeft": "\ue012"}
    KEYS |= {"PageUp": "\ue00e", "PageDown": "\ue00f"}
    KEYS |= {"ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Home": "\ue011", "End": "\ue010"}

    def __init__(self, webkit):
        self.webkit = webkit

    def _find(self, css):
        self.wait_for(css)
        return self.webkit.find(css)

    def go(self, path):
        self.webkit.go(path)

    def reload(self):
        self.webkit.driver.refresh()

    def back(self):
        self.webkit.driver.back()

    def path(self):
        return self.evaluate("location.pathname")

    def has(self, css):
        return bool(self.webkit.find_all(css))

    def wait_for(self, css, seconds=20):
        def shown():
            try:
                return self.webkit.find(css).is_displayed()
            except NoSuchElementException:
                return False

        wait_until(shown, f"nothing that is {css}", seconds=seconds)

    def text(self, css):
        return self._find(css).text

    def fill(self, css, text):
        field = self._find(css)
        # A field just below the edge is none that WebKit's driver scrolls to before it clears it.
        self.webkit.evaluate("arguments[0].scrollIntoView({ block: 'center' })", field)
        field.clear()
        field.send_keys(text)

    def press(self, css):
        """Presses until the press has arrived: what stands above may still come or go while its script loads, and then
        WebKit's press lands beside what was meant. Chromium's driver looks for this itself."""
        element = self._find(css)
        wait_until(lambda: self.webkit.evaluate("return document.readyState") == "complete", "a loaded page")
        wait_until(lambda: self._arrives(element), f"a press lands on {css}")

    def _arrives(self, element):
        self.webkit.evaluate(
            """const [wanted] = arguments;
            window.pressed = undefined;
            addEventListener('click', ({ target }) => { window.pressed = wanted.contains(target); },
              { capture: true, once: true });
            wanted.scrollIntoView({ block: 'center' });""",
            element,
        )
        element.click()
        # Where the press has led to another page, that page knows nothing of it.
        return self.webkit.evaluate("return window.pressed !== false")

    def put_file(self, css, path):
        self.webkit.find(css).send_keys(str(path))

    def focus(self, css):
        self.webkit.evaluate("arguments[0].focus()", self._find(css))

    def key(self, key):
        self.webkit.driver.switch_to.active_element.send_keys(self.KEYS.get(key, key))

    def evaluate(self, expression):
        return self.webkit.evaluate(f"return ({expression})")
