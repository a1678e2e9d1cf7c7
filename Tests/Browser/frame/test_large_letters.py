# SPDX-License-Identifier: Apache-2.0
"""Letters twice as large, in a narrow window: no page is wider than it, and no word runs out of its box."""

import pytest
from rig import looking
from rig.chromium import NARROW, PHONE
from rig.pages import PAGES

TWICE_AS_LARGE = "document.documentElement.dataset.textSize = 'largest'"
# What runs out of its box, where the box does not scroll.
RUNS_OUT = """() => [...document.querySelectorAll('main :is(h1, h2, h3, p, li, .button, .card, .door, .door__words)')]
  .filter((box) => box.checkVisibility() && box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1)
  .filter((box) => !box.closest('.visually-hidden') && !['auto', 'hidden', 'scroll'].includes(getComputedStyle(box).overflowX))
  .map((box) => `${box.textContent.trim().slice(0, 40)}: ${box.scrollWidth} px in ${box.clientWidth} px`)"""

NAMES = ["home", "read", "walk", "charts", "chart", "braille", "listen", "settings", "help", "api"]
LONG_TITLES = [
    "https://example.org/" + "a-very-long-address-without-a-space-in-it-" + "0123456",
    "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzentwurf",
]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_page_keeps_to_the_window(windows, name, language):
    path = next(page.path for page in PAGES if page.name == name)
    window = windows.open(path, size=NARROW, language=language)
    looking.wait_for_elements(window)
    window.evaluate(TWICE_AS_LARGE)
    window.evaluate("document.fonts.ready.then(() => true)")
    assert looking.width_faults(window) == []
    assert window.evaluate(RUNS_OUT) == []


@pytest.mark.parametrize("size", [NARROW, PHONE], ids=["narrow", "phone"])
def test_a_long_word_in_a_title_widens_no_page(windows, signed_in, size):
    requester = windows.open("/read", size=size, storage_state=signed_in("newcomer"))
    own = []
    for title in LONG_TITLES:
        answer = requester.request.post(
            "/read/requests",
            headers={"Sec-Fetch-Site": "same-origin"},
            form={"title": title, "text": "A text.", "language": "en", "category": "other", "deadline": ""},
        )
        assert answer.ok
        own.append(answer.url.partition("?")[0].partition("/read/")[2])
    volunteer = windows.open("/read", size=size, storage_state=signed_in("volunteer"))
    for person in (requester, volunteer):
        for path in ["/read"] + [f"/read/{address}" for address in own]:
            person.goto(path)
            person.evaluate("document.fonts.ready.then(() => true)")
            assert looking.width_faults(person) == []
    for address in own:
        answer = requester.request.post(f"/read/{address}/withdraw", headers={"Sec-Fetch-Site": "same-origin"})
        assert answer.ok
