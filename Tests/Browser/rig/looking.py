# SPDX-License-Identifier: Apache-2.0
"""What can be measured about a page in the browser that shows it. Each function returns sentences about faults."""

from axe_playwright_python.sync_playwright import Axe

_AXE = Axe()
_RULES = {
    "runOnly": {
        "type": "tag",
        "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    },
    "rules": {"color-contrast-enhanced": {"enabled": True}, "target-size": {"enabled": True}},
    "resultTypes": ["violations"],
}
_RULES_OF_COLOUR = {
    "runOnly": {"type": "rule", "values": ["color-contrast", "color-contrast-enhanced", "link-in-text-block"]},
    "resultTypes": ["violations"],
}


def rule_faults(page, rules=_RULES):
    """Violations of axe-core's rules, with 7:1 contrast and the size of targets among them."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE.axe_script)
    faults = []
    for violation in page.evaluate("(rules) => axe.run(rules)", rules)["violations"]:
        for node in violation["nodes"]:
            target = " ".join(str(part) for part in node["target"])
            reason = " ".join(node.get("failureSummary", "").split())
            faults.append(f"{violation['id']} at {target}: {reason}")
    return faults


def rule_faults_in(appearances, page):
    """The same in each of these appearances: all rules in the first, those of colour in the others, which differ in
    nothing else."""
    faults = []
    for appearance in appearances:
        page.emulate_media(
            color_scheme="dark" if appearance == "dark" else "light",
            contrast="more" if appearance == "contrast" else "no-preference",
        )
        rules = _RULES if appearance == appearances[0] else _RULES_OF_COLOUR
        faults += [f"{appearance}: {fault}" for fault in rule_faults(page, rules)]
    return faults


def markup_faults(page, html):
    """Faults of the HTML as the server sent it."""
    return page.evaluate(
        """(html) => {
          const page = new DOMParser().parseFromString(html, 'text/html');
          const faults = [];
          const each = (css, sentence) => {
            for (const element of page.querySelectorAll(css)) {
              faults.push(`${sentence}: ${element.outerHTML.slice(0, 120)}`);
            }
          };
          each('[required]', 'required makes Orca call an untouched field invalid; say aria-required');
          each('[style], style, script:not([src])', 'style or script stands in the page');
          each('[autofocus]', 'the page takes the focus away from its beginning');
          each('[tabindex]:not([tabindex="0"]):not([tabindex="-1"])', 'the order of Tab is not that of the page');
          for (const element of page.querySelectorAll('*')) {
            for (const { name } of element.attributes) {
              if (name.startsWith('on')) faults.push(`script stands in the page: ${element.outerHTML.slice(0, 120)}`);
            }
          }
          const heads = page.querySelectorAll('h1').length;
          if (heads !== 1) faults.push(`the page has ${heads} headings of level 1`);
          if (!page.title.trim()) faults.push('the page has no title');
          for (const landmark of ['main', 'header', 'footer']) {
            if (page.querySelectorAll(`body > ${landmark}, body > * > ${landmark}`).length !== 1) {
              faults.push(`the page has not one ${landmark}`);
            }
          }
          return faults;
        }""",
        html,
    )


def language_faults(page, language, direction):
    said = page.evaluate("[document.documentElement.lang, getComputedStyle(document.documentElement).direction]")
    return [] if said == [language, direction] else [f"the page is {said}, not {[language, direction]}"]


def width_faults(page):
    """Does anything make the page wider than the window?"""
    return page.evaluate(
        """() => {
          const width = document.documentElement.clientWidth;
          if (document.documentElement.scrollWidth <= width) return [];
          const wide = [...document.body.querySelectorAll('*')].filter((element) => {
            const box = element.getBoundingClientRect();
            return box.right > width + 1 || box.left < -1;
          });
          return [`the page is ${document.documentElement.scrollWidth} px wide in a window of ${width} px: `
            + wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 100)).join(' … ')];
        }"""
    )


def target_faults(page):
    """Controls that a finger cannot be sure to hit: less than 44 px high. Links inside sentences are no controls, but those
    that are all of their block are."""
    return page.evaluate(
        """() => {
          const least = 44;
          const faults = [];
          const css = 'button, summary, select, textarea, input:not([type=hidden]), a[href], [role=button]';
          const isAlone = (link) => {
            let block = link.parentElement;
            while (getComputedStyle(block).display === 'inline') block = block.parentElement;
            return block.textContent.trim() === link.textContent.trim();
          };
          for (const element of document.querySelectorAll(css)) {
            if (!element.checkVisibility({ visibilityProperty: true })) continue;
            if (element.matches('a[href]') && getComputedStyle(element).display === 'inline' && !isAlone(element)) continue;
            const boxes = [element, ...(element.labels ?? [])].map((part) => part.getBoundingClientRect());
            const own = boxes[0];
            const hidden = own.width <= 1 || own.height <= 1 || own.right <= 0 || own.bottom + scrollY <= 0;
            if (hidden && !element.labels?.length) continue;
            const isTick = element.matches('[type=checkbox], [type=radio]');
            const height = isTick ? Math.max(...boxes.map((box) => box.height)) : own.height;
            if (height < least - 0.5) {
              faults.push(`${height.toFixed(1)} px high: ${element.outerHTML.slice(0, 120)}`);
            }
          }
          return faults;
        }"""
    )


_STOP = """() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  // A control may wear its ring itself, or the label or the frame around it may, or a tick's neighbour.
  const hasRing = (part) => {
    const style = getComputedStyle(part);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  };
  const wearers = [element, ...(element.labels ?? []), element.parentElement, element.nextElementSibling];
  const box = element.getBoundingClientRect();
  const parents = [];
  for (let part = element; part; part = part.parentElement) parents.push(getComputedStyle(part).position);
  return {
    html: element.outerHTML.slice(0, 120),
    number: [...document.querySelectorAll('*')].indexOf(element),
    ring: wearers.some((part) => part && hasRing(part)),
    top: box.top + scrollY, bottom: box.bottom + scrollY, left: box.left, right: box.right,
    visible: box.width > 1 && box.height > 1 && box.right > 0 && box.left < innerWidth,
    pinned: parents.some((position) => position === 'fixed' || position === 'sticky'),
  };
}"""

_STOPS = """() => {
  const css = 'a[href], button, input:not([type=hidden]), select, textarea, summary, audio[controls], [tabindex="0"]';
  const groups = new Set();
  return [...document.querySelectorAll(css)].filter((element) => {
    if (element.disabled || !element.checkVisibility({ visibilityProperty: true })) return false;
    if (element.tabIndex < 0) return false;
    if (element.type !== 'radio') return true;
    // The Tab key stops once in a group of radio buttons: at the chosen one, or else at the first.
    const group = [...document.querySelectorAll(`input[type=radio][name="${element.name}"]`)]
      .filter((other) => other.form === element.form);
    const stop = group.find((other) => other.checked) ?? group[0];
    return stop === element;
  }).map((element) => ({
    html: element.outerHTML.slice(0, 120),
    number: [...document.querySelectorAll('*')].indexOf(element),
  }));
}"""


def keyboard_faults(page):
    """Walks through the page with the Tab key: is every control reached, in visual order, with a ring around it?"""
    faults = []
    wanted = page.evaluate(_STOPS)
    page.evaluate("() => { document.activeElement?.blur(); scrollTo(0, 0); }")
    reached, before = [], None
    for _ in range(len(wanted) + 60):
        page.keyboard.press("Tab")
        stop = page.evaluate(_STOP)
        if stop is None:
            break
        if before is not None and stop["number"] == before["number"]:
            continue  # another part of the same element, such as the buttons of a native player
        if stop["number"] in reached:
            break
        reached.append(stop["number"])
        if not stop["ring"]:
            faults.append(f"no ring around the focus: {stop['html']}")
        if not stop["visible"]:
            faults.append(f"the focus is where nobody can find it: {stop['html']}")
        # Where there are two columns, the second begins at the top again.
        same_column = before and stop["left"] < before["right"]
        if same_column and not (stop["pinned"] or before["pinned"]) and stop["bottom"] <= before["top"]:
            faults.append(f"Tab goes up the page, from {before['html']} to {stop['html']}")
        before = stop
    faults += [f"Tab does not reach {stop['html']}" for stop in wanted if stop["number"] not in reached]
    return faults


_ELEMENTS_ARE_READY = """() => [...document.querySelectorAll(
  'earshot-chart, earshot-braille-pad, earshot-braille-lessons, earshot-guide, earshot-player'
)].every((element) => 'ready' in element.dataset)"""


_PLACES = """() => {
  const css = 'h1, h2, h3, p, a, button, label, input, select, textarea, summary, li, footer';
  window.places = [...document.querySelectorAll(css)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden'))
    .map((element) => ({ element, top: element.getBoundingClientRect().top }));
}"""

_MOVED = """() => window.places.flatMap(({ element, top }) => {
  const now = element.checkVisibility() ? Math.round(element.getBoundingClientRect().top - top) : 'away';
  return now === 0 ? [] : [`${element.outerHTML.slice(0, 100)} moves by ${now} px when the scripts come`];
}).slice(0, 5)"""


class HeldScripts:
    """Holds the scripts of a page back, so that it can be looked at as it is before they come."""

    def __init__(self, page):
        self._held = []
        self._is_released = False
        page.route("**/*.js", self._hold)

    def _hold(self, route):
        if self._is_released or route.request.url.endswith("/runtime/first.js"):  # which the first paint waits for
            route.continue_()
        else:
            self._held.append(route)

    def release(self):
        self._is_released = True
        for route in self._held:
            route.continue_()


def open_and_see_what_moves(page, address):
    """Opens an address and tells what the scripts move or take away when they come."""
    scripts = HeldScripts(page)
    page.goto(address, wait_until="commit")
    page.wait_for_function(
        """() => document.readyState !== 'loading'
          && document.styleSheets.length === document.querySelectorAll('link[rel=stylesheet]').length"""
    )
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(_PLACES)
    scripts.release()
    page.wait_for_load_state()
    wait_for_elements(page)
    return page.evaluate(_MOVED)


def wait_for_elements(page):
    """An element changes its page when its module has come; the page is looked at as it is then."""
    page.wait_for_function(_ELEMENTS_ARE_READY)


def skip_link_faults(page):
    """The first stop of the Tab key is a link that brings the focus to the page's own content."""
    address = page.url
    page.evaluate("() => { document.activeElement?.blur(); scrollTo(0, 0); }")
    page.keyboard.press("Tab")
    target = page.evaluate("() => document.activeElement.getAttribute('href') ?? ''")
    if not target.startswith("#"):
        return [f"the first stop is no skip link but {page.evaluate(_STOP)}"]
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    inside = page.evaluate(
        """(css) => {
          const target = document.querySelector(css);
          const focus = document.activeElement;
          return target.contains(focus) || target.compareDocumentPosition(focus) === Node.DOCUMENT_POSITION_FOLLOWING;
        }""",
        target,
    )
    page.goto(address)  # without the link's target, so that Tab starts at the top again for whoever comes next
    wait_for_elements(page)
    return [] if inside else [f"the skip link to {target} does not bring the focus there"]
