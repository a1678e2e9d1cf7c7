# SPDX-License-Identifier: Apache-2.0
"""What the tests of the braille pad share: hands on it, keys, and what is written, shown and said."""

from playwright.sync_api import expect

KEYS = {1: "KeyF", 2: "KeyD", 3: "KeyS", 4: "KeyJ", 5: "KeyK", 6: "KeyL", 7: "KeyA", 8: "Semicolon"}
_SPOTS = """() => {
  const find = (css) => document.querySelector(`earshot-braille-pad ${css}`)
    ?? document.querySelector('earshot-braille-pad').shadowRoot.querySelector(css);
  const pad = find('[data-part=pad]');
  const box = pad.getBoundingClientRect();
  return Object.fromEntries([...find('[data-part=drawing]').querySelectorAll('text')].map((spot) => [
    spot.dataset.spot,
    [box.left + pad.clientLeft + Number(spot.getAttribute('x')), box.top + pad.clientTop + Number(spot.getAttribute('y'))],
  ]));
}"""


class Hand:
    """Types on the pad with fingers, where the page draws its dots."""

    def __init__(self, page, fingers):
        self.page = page
        self.fingers = fingers(page)

    def spots(self):
        self.page.locator("[data-part=surface]").scroll_into_view_if_needed()
        return {int(dot): at for dot, at in self.page.evaluate(_SPOTS).items()}

    @property
    def middle(self):
        """The middle of the pad."""
        box = self.page.locator("[data-part=pad]").bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def press(self, *dots):
        spots = self.spots()
        for dot in dots:
            self.fingers.press(dot, *spots[dot])

    def lift(self, *dots):
        for dot in dots:
            self.fingers.lift(dot)

    def cell(self, *dots):
        self.press(*dots)
        self.lift(*dots)

    def swipe(self, dx, dy, count=1):
        x, y = self.spots()[5]
        x += 90
        for finger in range(1, count + 1):
            self.fingers.press(finger, x, y + 40 * finger)
        for finger in range(1, count + 1):
            self.fingers.move(finger, x + dx, y + 40 * finger + dy)
        for finger in range(1, count + 1):
            self.fingers.lift(finger)


def ready(page):
    page.locator("earshot-braille-pad[data-ready]").wait_for()
    # On a phone the pad is seen only where it fills the screen.
    if page.locator("[data-part=surface]").is_visible():
        page.locator("[data-part=drawing] text").nth(5).wait_for()
        page.locator("[data-part=surface]").scroll_into_view_if_needed()
    return page


def fill_screen(page):
    """Fills the screen with the pad, by the button that is there."""
    page.locator(":is([data-part=start], [data-part=act-fill]):visible").first.click()
    page.locator(".braille--filled").wait_for()


def open_all(page):
    """Opens what is behind the button, and every part of it."""
    page.locator("details.braille__more").evaluate("""(more) => {
      for (const details of [more, ...more.querySelectorAll('details')]) details.open = true;
    }""")


def choose(page, setting, value):
    """Chooses a setting, as the person does."""
    open_all(page)
    control = page.locator(f"[data-setting={setting}]")
    if isinstance(value, bool):
        control.set_checked(value)
    else:
        control.select_option(value)
    page.locator("[data-part=surface]").scroll_into_view_if_needed()


def written(page, letters, cells):
    expect(page.locator("[data-part=letters]")).to_have_value(letters)
    expect(page.locator("[data-part=cells]")).to_have_text(cells)


def said(page, words):
    """The last words in the live region; what the person asked for themselves comes in the urgent one."""
    expect(page.locator("#announcements p").last).to_have_text(words)


def answered(page, words):
    expect(page.locator("#announcements-urgent p").last).to_have_text(words)


def chord(page, *dots, keys=KEYS):
    for dot in dots:
        page.keyboard.down(keys[dot])
    for dot in dots:
        page.keyboard.up(keys[dot])


def listen(page, *kinds):
    """Keeps the events of the pad in `window.heard`, as those who embed it hear them."""
    page.evaluate(
        """(kinds) => {
          window.heard = [];
          for (const kind of kinds) {
            document.querySelector('earshot-braille-pad').addEventListener(kind, ({ detail }) => heard.push(
              { kind, ...(detail && { cell: detail.cell, swipes: detail.swipes }) }));
          }
        }""",
        list(kinds),
    )


def heard(page):
    return page.evaluate("window.heard")
