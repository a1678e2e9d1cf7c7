# SPDX-License-Identifier: Apache-2.0
"""Braille: six fingers on the glass, keys pressed together, and a field for everybody else."""

import pytest
from playwright.sync_api import expect
from rig.braille import Hand, answered, choose, chord, open_all, ready, said, written
from rig.chromium import DESKTOP, PHONE, TABLET
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By

@pytest.fixture
def hand(windows, fingers):
    return Hand(ready(windows.open("/braille", size=TABLET)), fingers)


def test_a_cell_typed_is_shown_and_said(hand):
    hand.cell(1, 2, 5)
    said(hand.page, "h")
    hand.cell(2, 4)
    said(hand.page, "i")
    written(hand.page, "hi", "⠓⠊")


def test_every_dot_is_where_it_is_drawn_in_both_modes(hand):
    choose(hand.page, "recognizer", "classic")
    for mode in ("hold", "table"):
        choose(hand.page, "mode", mode)
        for dot in range(1, 7):
            hand.cell(dot)
        written_cells = hand.page.locator("[data-part=cells]")
        expect(written_cells).to_have_text("⠁⠂⠄⠈⠐⠠" * (1 if mode == "hold" else 2))


def test_six_fingers_are_the_full_cell(hand):
    hand.cell(1, 2, 3, 4, 5, 6)
    written(hand.page, "⠿", "⠿")
    said(hand.page, "dots 1 2 3 4 5 6")


def test_a_sixth_finger_that_the_device_does_not_follow_is_the_full_cell(hand):
    hand.press(1, 2, 3, 4, 5)
    hand.fingers.cancel()
    written(hand.page, "⠿", "⠿")


def test_a_gesture_that_is_interrupted_types_nothing(hand):
    hand.press(1, 2, 3)
    hand.fingers.cancel()
    hand.cell(1)
    written(hand.page, "a", "⠁")


def test_swipes_go_by_the_hands_of_the_person(hand):
    hand.cell(1)
    # The screen faces away: the person's right is the screen's left.
    hand.swipe(-90, 0)
    said(hand.page, "space")
    hand.cell(1, 2)
    written(hand.page, "a b", "⠁⠀⠃")
    hand.swipe(90, 0)
    said(hand.page, "b deleted")
    hand.swipe(0, -90)
    answered(hand.page, "a")
    hand.swipe(0, -90, count=2)
    said(hand.page, "Undone: b is back.")
    written(hand.page, "a b", "⠁⠀⠃")


def test_too_many_fingers_are_refused_in_words(hand):
    choose(hand.page, "recognizer", "classic")
    x, y = hand.spots()[5]
    for finger in range(1, 5):
        hand.fingers.press(finger, x + 10 * finger, y)
    hand.fingers.lift(1)
    said(hand.page, "Not understood: more than three fingers on one side. Lift all and try again.")
    written(hand.page, "", "")


def test_nothing_scrolls_or_zooms_while_typing(hand):
    page = hand.page
    before = page.evaluate("[scrollY, visualViewport.scale]")
    for offset in (-200, 200):
        hand.swipe(0, offset)
    hand.swipe(0, 150, count=2)
    assert page.evaluate("[scrollY, visualViewport.scale]") == before
    assert page.evaluate("document.activeElement.id") == "braille-pad"


def test_a_spot_is_under_each_finger(hand):
    hand.press(1, 4)
    expect(hand.page.locator(".braille__pad .spot")).to_have_count(2)
    hand.fingers.lift(1)
    expect(hand.page.locator(".braille__pad .spot")).to_have_count(1)
    hand.fingers.lift(4)
    expect(hand.page.locator(".braille__pad .spot")).to_have_count(0)


def test_keys_pressed_together_are_a_cell(windows):
    page = ready(windows.open("/braille", size=DESKTOP))
    page.locator("#braille-pad").focus()
    chord(page, 1, 2, 5)
    chord(page, 2, 4)
    said(page, "i")
    page.keyboard.press("Space")
    chord(page, 1, 3, 4)
    page.keyboard.press("Backspace")
    said(page, "m deleted")
    page.keyboard.press("Enter")
    said(page, "new line")
    written(page, "hi \n", "⠓⠊⠀\n")


def test_nothing_is_ever_written_into_the_pad_itself(windows):
    page = ready(windows.open("/braille", size=DESKTOP))
    page.locator("#braille-pad").focus()
    page.keyboard.type("qfz")
    written(page, "a", "⠁")
    expect(page.locator("#braille-pad")).to_have_text("")


def test_what_the_braille_keyboard_of_a_screen_reader_writes_is_taken(windows):
    page = ready(windows.open("/braille", size=DESKTOP))
    page.locator("#braille-pad").focus()
    page.keyboard.insert_text("hello")
    written(page, "hello", "⠓⠑⠇⠇⠕")
    said(page, "hello")
    page.evaluate(
        """() => document.querySelector('#braille-pad').dispatchEvent(
          new InputEvent('beforeinput', { inputType: 'deleteContentBackward', bubbles: true, cancelable: true }))"""
    )
    written(page, "hell", "⠓⠑⠇⠇")
    said(page, "o deleted")
    page.evaluate(
        """() => {
          const pad = document.querySelector('#braille-pad');
          pad.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
          pad.textContent = ' yes';
          pad.dispatchEvent(new CompositionEvent('compositionend', { data: ' yes', bubbles: true }));
        }"""
    )
    written(page, "hell yes", "⠓⠑⠇⠇⠀⠽⠑⠎")
    expect(page.locator("#braille-pad")).to_have_text("")


def test_at_a_computer_the_pad_lies_flat_and_shows_its_keys(windows):
    page = ready(windows.open("/braille", size=DESKTOP))
    spots = page.locator("[data-part=drawing] text")
    by_place = "(spots) => spots.sort((a, b) => a.getAttribute('x') - b.getAttribute('x')).map((spot) => spot.textContent)"
    assert spots.evaluate_all(by_place) == ["S", "D", "F", "J", "K", "L"]
    choose(page, "keys", "upper")
    assert spots.evaluate_all(by_place) == ["W", "E", "R", "U", "I", "O"]
    away = page.get_by_role("button", name="Screen away from you")
    expect(away).to_have_attribute("aria-pressed", "false")
    away.click()
    expect(away).to_have_attribute("aria-pressed", "true")
    said(page, "Held, screen facing away from you.")
    expect(page.locator(".braille__away")).to_be_visible()
    page.get_by_role("button", name="On a table").click()
    expect(page.locator(".braille__away")).to_be_hidden()
    expect(away).to_have_attribute("aria-pressed", "false")


def test_on_a_phone_the_first_acts_begin_to_type_and_to_learn(windows, fingers):
    page = ready(windows.open("/braille", size=PHONE))
    start = page.get_by_role("button", name="Start typing")
    expect(start).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("link", name="Learn braille")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-part=surface]")).to_be_hidden()
    start.tap()
    expect(page.locator(".braille--filled")).to_be_visible()
    Hand(page, fingers).cell(1, 2)
    written(page, "b", "⠃")
    page.keyboard.press("Escape")
    expect(start).to_be_focused()


def test_what_is_written_is_shared_where_the_device_can(windows):
    page = windows.open(None, size=DESKTOP)
    page.add_init_script("navigator.share = async (what) => { window.shared = what; };")
    page.goto("/braille")
    ready(page)
    chord_on_pad(page)
    page.get_by_role("button", name="Share the text").click()
    assert page.evaluate("window.shared") == {"text": "a"}
    page.get_by_role("button", name="Clear everything").click()
    written(page, "", "")


def test_where_the_device_cannot_share_nothing_offers_it(windows):
    page = windows.open(None, size=DESKTOP)
    page.add_init_script("Object.defineProperty(Navigator.prototype, 'share', { value: undefined });")
    page.goto("/braille")
    ready(page)
    expect(page.get_by_role("button", name="Share the text")).to_be_hidden()


def chord_on_pad(page):
    page.locator("#braille-pad").focus()
    chord(page, 1)
    written(page, "a", "⠁")


def test_a_key_held_too_long_acts_once(windows):
    page = ready(windows.open("/braille", size=DESKTOP))
    page.locator("#braille-pad").focus()
    for key in ("Space", "Enter"):
        page.keyboard.down(key)
        page.keyboard.down(key)
        page.keyboard.up(key)
    chord(page, 1)
    written(page, " \na", "⠀\n⠁")


def test_the_pad_lets_go_of_the_focus(windows):
    page = ready(windows.open("/braille", size=DESKTOP))
    page.locator("#braille-text").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "braille-pad"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.part") == "posture-table"
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.id") == "braille-pad"
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.part") == "act-fill"


def test_half_a_chord_is_forgotten_when_the_focus_goes(windows):
    page = ready(windows.open("/braille", size=DESKTOP))
    page.locator("#braille-pad").focus()
    page.keyboard.down("KeyF")
    page.keyboard.press("Tab")
    page.keyboard.up("KeyF")
    page.locator("#braille-pad").focus()
    chord(page, 1, 2)
    written(page, "b", "⠃")


def test_the_field_takes_letters_and_cells(windows):
    page = ready(windows.open("/braille", size=TABLET))
    field = page.locator("#braille-text")
    field.press_sequentially("Hi 12")
    written(page, "Hi 12", "⠠⠓⠊⠀⠼⠁⠃")
    field.fill("⠠⠓⠊")
    written(page, "Hi", "⠠⠓⠊")


def test_buttons_read_delete_clear_and_undo(hand):
    page = hand.page
    hand.cell(1)
    hand.cell(1, 4)
    page.get_by_role("button", name="Read it back").tap()
    answered(page, "ac")
    page.get_by_role("button", name="Delete a cell").tap()
    answered(page, "c deleted")  # it cuts off what is being read
    open_all(page)
    page.get_by_role("button", name="Clear everything").tap()
    said(page, "Everything deleted. Undo brings it back.")
    written(page, "", "")
    page.get_by_role("button", name="Undo").tap()
    written(page, "a", "⠁")


def test_copying_says_so(windows):
    page = ready(windows.open("/braille", size=TABLET, permissions=("clipboard-read", "clipboard-write")))
    page.locator("#braille-text").fill("ab")
    open_all(page)
    page.get_by_role("button", name="Copy as braille").tap()
    said(page, "Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == "⠁⠃"


def test_the_pad_can_fill_the_screen_and_leave_it_again(hand):
    page = hand.page
    page.get_by_role("button", name="Fill the screen with the pad").tap()
    pad = page.locator("#braille-pad").bounding_box()
    assert pad == {"x": 0, "y": 0, **TABLET}
    assert page.evaluate("document.querySelector('.site-header').inert")
    hand.cell(1, 2)
    written(page, "b", "⠃")
    page.keyboard.press("Escape")
    assert not page.evaluate("document.querySelector('.site-header').inert")
    assert page.evaluate("document.activeElement.dataset.part") == "act-fill"


@pytest.mark.parametrize(
    ("language", "dots", "letter", "words"),
    [("es", (1, 2, 4, 5, 6), "ñ", "espacio"), ("ar", (1, 4, 5, 6), "ث", "مسافة")],
)
def test_other_languages_have_their_letters(windows, fingers, language, dots, letter, words):
    hand = Hand(ready(windows.open("/braille", size=TABLET, language=language)), fingers)
    hand.cell(*dots)
    said(hand.page, letter)
    hand.swipe(-90, 0)
    said(hand.page, words)
    expect(hand.page.locator("#braille-text")).to_have_value(letter + " ")


def test_another_table_reads_the_same_cells(hand):
    hand.cell(1, 2, 4, 5, 6)
    open_all(hand.page)
    hand.page.locator("#braille-table").select_option("es")
    written(hand.page, "ñ", "⠻")


def test_without_scripts_the_form_turns_text_into_braille_and_back(windows):
    page = windows.open("/braille", javascript=False)
    assert not page.locator("#braille-pad").is_visible()
    page.locator("#braille-text").fill("Hi ⠽⠕⠥")
    page.get_by_role("button", name="Turn into braille and letters").tap()
    written(page, "Hi you", "⠠⠓⠊⠀⠽⠕⠥")


def test_flat_and_upright_are_noticed(windows, fingers):
    page = ready(windows.open("/braille", size=TABLET))
    hand = fingers(page)

    def tilt(beta, gamma):
        for _ in range(2):
            page.evaluate(
                """([beta, gamma]) => dispatchEvent(
                  new DeviceOrientationEvent('deviceorientation', { alpha: 0, beta, gamma }))""",
                [beta, gamma],
            )
            hand.later(0.35)

    tilt(3, 2)
    said(page, "Flat, screen up.")
    tilt(80, 0)
    said(page, "Held, screen facing away from you.")


def test_webkit_takes_keys_and_fingers(webkit):
    webkit.go("/braille")
    webkit.wait(lambda it: it.find("earshot-braille-pad[data-ready]"), "the pad does not get ready")
    pad = webkit.find("#braille-pad")
    webkit.evaluate("arguments[0].focus()", pad)
    value = lambda it: it.find("#braille-text").get_property("value")  # noqa: E731
    ActionChains(webkit.driver).send_keys("f").perform()
    webkit.wait(lambda it: value(it) == "a", "no cell comes of a key")
    # WebKit's driver loses lifted keys when several are down, so these are made by hand.
    webkit.evaluate(
        """for (const [type, code] of [['keydown', 'KeyF'], ['keydown', 'KeyD'], ['keyup', 'KeyF'], ['keyup', 'KeyD']]) {
          arguments[0].dispatchEvent(new KeyboardEvent(type, { code, bubbles: true, cancelable: true }));
        }""",
        pad,
    )
    webkit.wait(lambda it: value(it) == "ab", "no cell comes of two keys")
    webkit.evaluate(
        """const pad = arguments[0], box = pad.getBoundingClientRect();
        const touch = (dot) => {
          const spot = [...document.querySelectorAll('.braille__pad text')].find((text) => text.dataset.spot == dot);
          return { identifier: dot, clientX: box.left + pad.clientLeft + Number(spot.getAttribute('x')),
            clientY: box.top + pad.clientTop + Number(spot.getAttribute('y')) };
        };
        // WebKit on a computer makes no touches, so this is their outline, all of it at one time.
        const timeStamp = performance.now();
        const send = (type, changedTouches) => pad.dispatchEvent(Object.defineProperty(
          Object.assign(new Event(type, { bubbles: true, cancelable: true }), { changedTouches }),
          'timeStamp', { value: timeStamp }));
        const touches = [1, 4].map(touch);
        for (const one of touches) send('touchstart', [one]);
        for (const one of touches) send('touchend', [one]);""",
        pad,
    )
    webkit.wait(lambda it: value(it) == "abc", "no cell comes of two fingers")
    webkit.wait(lambda it: "c" in it.find("#announcements").get_property("textContent"), "the cell is not said")
    assert webkit.driver.find_element(By.CSS_SELECTOR, "[data-part=cells]").text == "⠁⠃⠉"
