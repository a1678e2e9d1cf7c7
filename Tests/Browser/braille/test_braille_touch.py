# SPDX-License-Identifier: Apache-2.0
"""Fingers on glass: fitting the pad to the hands, ways to six dots, gestures, and nothing by accident."""

import pytest
from playwright.sync_api import expect
from rig.braille import Hand, choose, fill_screen, heard, listen, ready, said, written
from rig.chromium import DESKTOP, TABLET

# Where the fingers of somebody with small hands lie on a filled phone, in pixels of the window.
SMALL_HAND = {1: (300, 300), 2: (310, 380), 3: (300, 460), 4: (90, 330), 5: (80, 410), 6: (90, 490)}


@pytest.fixture
def hand(windows, fingers):
    return Hand(ready(windows.open("/braille", size=TABLET)), fingers)


@pytest.fixture
def filled(hand):
    fill_screen(hand.page)
    expect(hand.page.locator(".braille--filled")).to_be_visible()
    return hand


def lay(hand, places, *dots):
    for dot in dots:
        hand.fingers.press(dot, *places[dot])


def calibrate(hand, places):
    """Holds all six fingers still until the pad has taken them."""
    listen(hand.page, "calibrated")
    lay(hand, places, 1, 2, 3, 4, 5, 6)
    hand.fingers.later(1.3)
    hand.page.wait_for_function("() => window.heard.length === 1")
    hand.lift(1, 2, 3, 4, 5, 6)


def type_at(hand, places, *dots):
    lay(hand, places, *dots)
    hand.lift(*dots)


def test_six_fingers_held_fit_the_pad_to_the_hands(filled):
    page = filled.page
    calibrate(filled, SMALL_HAND)
    said(page, "The pad fits your hands now.")
    spots = filled.spots()
    for dot, (x, y) in SMALL_HAND.items():
        assert abs(spots[dot][0] - x) < 2 and abs(spots[dot][1] - y) < 2
    written(page, "", "")
    for dots in [(1, 2, 5), (2, 4), (1, 2, 3, 4, 5, 6)]:
        type_at(filled, SMALL_HAND, *dots)
    written(page, "hi⠿", "⠓⠊⠿")
    # The fit is there again the next time.
    page.reload()
    ready(page)
    fill_screen(page)
    expect(page.locator(".braille--filled")).to_be_visible()
    spots = filled.spots()
    assert all(abs(spots[dot][1] - SMALL_HAND[dot][1]) < 3 for dot in SMALL_HAND)


def test_the_fit_can_be_asked_for_and_forgotten(hand):
    page = hand.page
    page.get_by_role("button", name="Fit to my hands").tap()
    expect(page.locator("#announcements p").last).to_contain_text("Lay all six fingers where you want the dots")
    page.locator("[data-part=surface]").scroll_into_view_if_needed()
    calibrate(hand, {dot: (x - 10, y + 10) for dot, (x, y) in hand.spots().items()})
    before = hand.spots()
    choose(page, "guide", "soft")
    page.get_by_role("button", name="Forget how the pad fits my hands").tap()
    page.wait_for_function("() => localStorage.getItem('earshot-braille-hands') === null")
    page.locator("[data-part=surface]").scroll_into_view_if_needed()
    after = hand.spots()
    assert any(abs(before[dot][0] - after[dot][0]) > 5 for dot in before)


def test_dots_add_up_where_the_person_chose_that(hand):
    choose(hand.page, "chording", "accumulate")
    hand.press(1, 2, 3, 4, 5)
    hand.lift(1)
    # Long after the first was lifted, the sixth comes down: all that were down count.
    hand.fingers.later(1)
    hand.press(6)
    hand.lift(2, 3, 4, 5, 6)
    written(hand.page, "⠿", "⠿")


def test_six_dots_come_in_two_columns_where_the_person_chose_that(hand):
    choose(hand.page, "chording", "sequential")
    hand.cell(1, 2, 3)
    hand.cell(4, 5, 6)
    written(hand.page, "⠿", "⠿")


def test_a_call_in_the_middle_of_a_gesture_types_nothing(hand):
    page = hand.page
    hand.press(1, 2, 3, 4, 5)
    # The window loses the focus to something else, and then the fingers are taken away.
    page.evaluate("() => window.dispatchEvent(new Event('blur'))")
    hand.fingers.cancel()
    hand.cell(1)
    written(page, "a", "⠁")


def test_a_held_dot_gives_a_swipe_another_meaning(hand):
    page = hand.page
    listen(page, "held-swipe")
    for dots in [(1,), (1, 2), (1, 4)]:
        hand.cell(*dots)
    written(page, "abc", "⠁⠃⠉")
    x, y = hand.spots()[5]
    hand.press(1)
    hand.fingers.later(0.6)
    hand.fingers.press(9, x, y)
    for step in (30, 60, 90):
        hand.fingers.move(9, x + step, y)
    hand.fingers.lift(9)
    hand.lift(1)
    page.wait_for_function("() => window.heard.length === 1")
    assert heard(page)[0]["kind"] == "held-swipe"
    # The screen faces away: to the person it went left, a character back.
    caret = page.locator("#braille-text").evaluate("field => [field.selectionStart, field.selectionEnd]")
    assert caret == [2, 2]
    hand.cell(1, 3, 4, 6)
    written(page, "abxc", "⠁⠃⠭⠉")


def test_typing_in_the_field_and_on_the_pad_share_one_cursor(windows):
    page = ready(windows.open("/braille", size=DESKTOP))
    page.locator("#braille-text").fill("held")
    page.locator("#braille-text").press("ArrowLeft")
    page.locator("#braille-pad").focus()
    for key in ("KeyF", "KeyD", "KeyS"):
        page.keyboard.down(key)
    for key in ("KeyF", "KeyD", "KeyS"):
        page.keyboard.up(key)
    written(page, "helld", "⠓⠑⠇⠇⠙")


def test_turning_the_device_keeps_the_text_and_fits_the_dots_anew(filled):
    page = filled.page
    filled.cell(1)
    upright = filled.spots()
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_function(
        "(x) => Number(document.querySelector('[data-part=drawing] text').getAttribute('x')) > x", arg=upright[1][0]
    )
    written(page, "a", "⠁")
    filled.cell(1, 2)
    written(page, "ab", "⠁⠃")


def test_the_filled_pad_has_no_menus_and_selects_nothing(filled):
    page = filled.page
    assert page.locator("#braille-pad").evaluate("pad => getComputedStyle(pad).touchAction") == "none"
    page.mouse.click(195, 400, button="right")
    assert page.evaluate("getSelection().toString()") == ""


def test_the_screen_stays_on_while_the_pad_fills_it(windows):
    page = windows.open(None)
    page.add_init_script("""Object.defineProperty(navigator, 'wakeLock', { value: {
      async request(kind) {
        window.lock = kind;
        return { async release() { window.lock = 'released'; } };
      },
    } })""")
    page.goto("/braille")
    ready(page)
    fill_screen(page)
    page.wait_for_function("() => window.lock === 'screen'")
    page.keyboard.press("Escape")
    page.wait_for_function("() => window.lock === 'released'")


def test_a_screen_reader_that_holds_the_touches_back_is_noticed(windows):
    page = ready(windows.open("/braille", size=TABLET))
    notice = page.locator("[data-part=notice-touches-held-back]")
    expect(notice).to_be_hidden()
    # Such a screen reader activates what it stands on without a touch.
    page.locator("#braille-pad").evaluate("pad => pad.click()")
    expect(notice).to_be_visible()
    expect(page.locator("#announcements p").last).to_contain_text("screen reader")
    notice.get_by_role("button", name="I understand").tap()
    expect(notice).to_be_hidden()
    page.locator("#braille-pad").evaluate("pad => pad.click()")
    expect(notice).to_be_hidden()


def test_fingers_and_a_mouse_are_no_screen_reader(hand):
    hand.cell(1)
    hand.page.locator("#braille-pad").click()
    expect(hand.page.locator("[data-part=notice-touches-held-back]")).to_be_hidden()


def test_the_pad_is_not_mirrored_in_arabic(windows, fingers):
    hand = Hand(ready(windows.open("/braille", size=TABLET, language="ar")), fingers)
    spots = hand.spots()
    assert spots[1][0] > spots[4][0]
    hand.cell(1)
    expect(hand.page.locator("[data-part=letters]")).to_have_value("ا")


def test_earshot_speaks_while_the_pad_is_open_where_the_person_chose_that(windows):
    page = windows.open(None, size=DESKTOP)
    page.add_init_script("""{
      const spoken = [];
      window.spoken = spoken;
      window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
      Object.defineProperty(window, 'speechSynthesis', { value: {
        getVoices: () => [{ lang: 'en-GB' }],
        speak(utterance) { spoken.push(utterance.text); queueMicrotask(() => utterance.onend?.()); },
        cancel() {}, addEventListener() {},
      } });
    }""")
    page.goto("/braille")
    ready(page)
    choose(page, "selfVoicing", True)
    page.locator("#braille-pad").focus()
    page.keyboard.press("KeyF")
    page.wait_for_function("() => window.spoken.includes('a')")
    assert not page.locator("#announcements p", has_text="a").filter(has_not_text="Earshot").count()
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Delete a cell").click()
    expect(page.locator("#announcements p, #announcements-urgent p").last).to_have_text("a deleted")


def test_leave_to_feel_the_tilt_is_asked_for_by_an_act(windows):
    page = windows.open(None)
    page.add_init_script("""window.asked = 0;
      DeviceOrientationEvent.requestPermission = async () => { window.asked += 1; return 'granted'; };""")
    page.goto("/braille")
    ready(page)
    assert page.evaluate("window.asked") == 0
    fill_screen(page)
    page.wait_for_function("() => window.asked === 1")
