# SPDX-License-Identifier: Apache-2.0
"""The pad that fills the screen: all of the glass is the pad, and only what typing never does leaves it."""

import pytest
from playwright.sync_api import expect
from rig.braille import Hand, fill_screen, open_all, ready, said, written
from rig.chromium import DESKTOP, PHONE

LANDSCAPE = {"width": 844, "height": 390}
HOW_TO_LEAVE = (
    "The whole screen is the pad. To leave it, hold one finger still in the middle for five seconds, press Escape, "
    "or go back."
)
EVERY_WAY = pytest.mark.parametrize("size", [PHONE, LANDSCAPE], ids=["upright", "across"])


def fill(windows, fingers, size=PHONE, curtain=False):
    """A filled pad under a hand, however the phone is turned."""
    page = ready(windows.open("/braille"))
    if curtain:
        open_all(page)
        page.get_by_role("button", name="Draw the black curtain").tap()
    page.set_viewport_size(size)
    fill_screen(page)
    page.wait_for_function(
        "(width) => document.querySelector('[data-part=drawing]').getBoundingClientRect().width === width",
        arg=size["width"],
    )
    page.evaluate("window.scrolled = scrollY")
    return Hand(page, fingers)


def count_touches(page):
    """Counts in `window.onPad` the fingers that came down as the pad's own, and in `window.lost` all others."""
    page.evaluate("""() => {
      window.onPad = 0;
      window.lost = [];
      addEventListener('touchstart', (event) => {
        if (event.defaultPrevented) window.onPad += 1;
        else window.lost.push(event.target.outerHTML.slice(0, 80));
      });
    }""")


def rim(size):
    """Places 0, 1, 8 and 16 pixels from each border, along all of it."""
    right, bottom = size["width"] - 1, size["height"] - 1
    for away in (0, 1, 8, 16):
        for part in (0.05, 0.35, 0.65, 0.95):
            yield right * part, away
            yield right * part, bottom - away
            yield away, bottom * part
            yield right - away, bottom * part


def stays(page):
    """Filled still, with the focus where it was, nothing scrolled and nothing zoomed."""
    return page.evaluate("""() => document.querySelector('.braille--filled') !== null
      && document.activeElement.id === 'braille-pad'
      && scrollX === 0 && scrollY === scrolled && visualViewport.scale === 1""")


@EVERY_WAY
@pytest.mark.parametrize("curtain", [False, True], ids=["open", "curtain"])
def test_every_finger_is_the_pads_up_to_each_border(windows, fingers, size, curtain):
    hand = fill(windows, fingers, size, curtain)
    page = hand.page
    count_touches(page)
    places = list(rim(size))
    for x, y in places:
        hand.fingers.press(1, x, y)
        hand.fingers.lift(1)
        # And with others, as in a chord.
        hand.fingers.press(1, x, y)
        hand.fingers.press(2, *hand.middle)
        hand.fingers.lift(1)
        hand.fingers.lift(2)
    assert page.evaluate("[window.lost, window.onPad]") == [[], 3 * len(places)]
    assert stays(page)


@EVERY_WAY
@pytest.mark.parametrize("away", [0, 1, 8, 16])
def test_a_finger_at_the_upper_border_types_its_dot(windows, fingers, size, away):
    """Hands that lie high: the upper fingers touch the border itself, on a pad that was fitted to them."""
    hand = fill(windows, fingers, size)
    page = hand.page
    right, low = size["width"] * 0.85, size["height"] * 0.25
    left = size["width"] * 0.15
    places = {1: (right, away), 2: (right, low), 3: (right, 2 * low)}
    places |= {4: (left, away), 5: (left, low), 6: (left, 2 * low)}
    for dot, place in places.items():
        hand.fingers.press(dot, *place)
    hand.fingers.later(1.3)
    hand.fingers.move(6, left + 1, 2 * low)
    said(page, "The pad fits your hands now.")
    hand.lift(1, 2, 3, 4, 5, 6)
    for dots in [(1, 2, 3), (2, 3), (1,), (1, 2, 3, 4, 5, 6), (4, 1)]:
        for dot in dots:
            hand.fingers.press(dot, *places[dot])
        hand.lift(*dots)
    written(page, "l;a⠿c", "⠇⠆⠁⠿⠉")
    assert stays(page)


def test_a_finger_above_the_drawn_dot_types_that_dot(windows, fingers):
    hand = fill(windows, fingers, LANDSCAPE)
    spots = hand.spots()
    x, y = spots[1]
    hand.fingers.press(1, x, max(y - 40, 0))
    hand.fingers.press(2, *spots[2])
    hand.fingers.press(3, *spots[3])
    hand.lift(1, 2, 3)
    written(hand.page, "l", "⠇")


@EVERY_WAY
def test_the_glass_beside_the_camera_is_the_pads_and_words_keep_off_it(windows, fingers, size):
    hand = fill(windows, fingers, size)
    page = hand.page
    insets = {"top": 47, "topMax": 47, "left": 44, "leftMax": 44, "bottom": 34, "bottomMax": 34, "right": 44, "rightMax": 44}
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    assert "viewport-fit=cover" in page.locator("meta[name=viewport]").get_attribute("content")
    assert page.locator("#braille-pad").bounding_box() == {"x": 0, "y": 0, **size}
    for part in ("letters", "leaving"):
        box = page.locator(f"[data-part={part}]").bounding_box()
        assert box["x"] >= 44 and box["y"] >= 47, part
        assert box["x"] + box["width"] <= size["width"] - 44 and box["y"] + box["height"] <= size["height"] - 34, part
    page.keyboard.press("Escape")
    expect(page.locator("meta[name=viewport]")).not_to_have_attribute("content", "viewport-fit=cover")


def test_how_to_leave_is_said_at_once_and_whenever_asked_for(windows, fingers):
    hand = fill(windows, fingers)
    page = hand.page
    said(page, HOW_TO_LEAVE)
    expect(page.locator("[data-part=leaving]")).to_have_text(HOW_TO_LEAVE)
    hand.swipe(0, 90, count=2)
    expect(page.locator("#announcements-urgent p").last).to_contain_text(HOW_TO_LEAVE)


def hold_until_warned(hand, seconds):
    """Writes b, then holds one finger in the middle until it is told that it leaves the pad."""
    hand.cell(1, 2)
    x, y = hand.middle
    hand.fingers.press(1, x, y)
    hand.fingers.later(seconds)
    hand.fingers.move(1, x + 1, y)
    said(hand.page, "Keep holding to leave the pad. Lift your finger to stay.")


def test_one_finger_held_in_the_middle_leaves_after_a_warning(windows, fingers):
    hand = fill(windows, fingers)
    page = hand.page
    hold_until_warned(hand, 2.6)
    assert stays(page)
    hand.fingers.later(2.5)
    hand.fingers.move(1, *hand.middle)
    expect(page.locator(".braille--filled")).to_have_count(0)
    hand.fingers.lift(1)
    said(page, "You have left the full screen. Your text is still here.")
    assert page.evaluate("document.activeElement.dataset.part") == "start"
    written(page, "b", "⠃")


def test_a_finger_lifted_after_the_warning_writes_nothing(windows, fingers):
    hand = fill(windows, fingers)
    page = hand.page
    hold_until_warned(hand, 3)
    hand.fingers.lift(1)
    hand.cell(1)
    written(page, "ba", "⠃⠁")
    assert stays(page)


def test_what_typing_does_never_leaves(windows, fingers):
    hand = fill(windows, fingers)
    page = hand.page
    x, y = hand.middle

    def hold(*places):
        for finger, place in enumerate(places):
            hand.fingers.press(finger, *place)
        hand.fingers.later(6)
        hand.fingers.move(0, places[0][0] + 1, places[0][1])
        hand.fingers.later(6)
        hand.fingers.move(0, *places[0])
        for finger in range(len(places)):
            hand.fingers.lift(finger)

    hold((x, y), (x + 60, y))  # two fingers
    hold((8, y))  # the thumb of the hand that holds the phone
    hold((x, PHONE["height"] - 8))
    # Ended before it is time, as often as one likes.
    for _ in range(4):
        hand.fingers.press(1, x, y)
        hand.fingers.later(4.5)
        hand.fingers.move(1, x + 1, y)
        hand.fingers.lift(1)
    assert stays(page)


@pytest.mark.parametrize("way", ["Escape", "back"])
def test_escape_and_back_leave_the_pad_and_not_the_page(windows, fingers, way):
    hand = fill(windows, fingers)
    page = hand.page
    hand.cell(1)
    if way == "back":
        page.go_back()
    else:
        page.keyboard.press("Escape")
    expect(page.locator(".braille--filled")).to_have_count(0)
    written(page, "a", "⠁")
    # Filled again and left again, the page before it is one step back, as ever.
    fill_screen(page)
    page.keyboard.press("Escape")
    page.wait_for_function("() => !history.state?.isPadFilled")
    assert page.evaluate("location.pathname") == "/braille"


@pytest.mark.parametrize("words", ["Leave", "Read it back"])
def test_escape_leaves_wherever_the_focus_is_and_tab_stays_within(windows, words):
    page = ready(windows.open("/braille", size=DESKTOP))
    page.get_by_role("button", name="Fill the screen with the pad").click()
    expect(page.locator(".braille--filled")).to_have_count(1)

    def focused():
        return page.evaluate("document.activeElement.id + document.activeElement.textContent.trim()")

    # All the way round, forwards and back: the focus never leaves the pad for the browser.
    start, seen = focused(), []
    while not seen or (seen[-1] != start and len(seen) < 30):
        page.keyboard.press("Tab")
        seen.append(focused())
        assert page.evaluate("document.activeElement.closest('.braille--filled') !== null"), seen
    assert seen[-1] == start and "Leave" in seen
    for _ in seen:
        page.keyboard.press("Shift+Tab")
        assert page.evaluate("document.activeElement.closest('.braille--filled') !== null"), seen
    assert focused() == start
    page.get_by_role("button", name=words).focus()
    page.keyboard.press("Escape")
    expect(page.locator(".braille--filled")).to_have_count(0)
    said(page, "You have left the full screen. Your text is still here.")
    assert page.evaluate("document.activeElement.dataset.part") == "act-fill"


def test_keys_and_a_mouse_find_the_button_that_leaves(windows):
    page = ready(windows.open("/braille", size=DESKTOP))
    fill = page.get_by_role("button", name="Fill the screen with the pad")
    fill.click()
    page.get_by_role("button", name="Leave").click()
    expect(page.locator(".braille--filled")).to_have_count(0)
    fill.click()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.part") == "act-fill"
    page.keyboard.press("Enter")
    expect(page.locator(".braille--filled")).to_have_count(0)
