# SPDX-License-Identifier: Apache-2.0
"""Braille lessons: by ear, by keys, by fingers and by the lit spots; and practice, measured."""

import json

import pytest
from playwright.sync_api import expect
from rig.braille import Hand, answered, chord
from rig.chromium import DESKTOP, NARROW, PHONE

LETTERS = {
    "a": "1", "b": "12", "c": "14", "d": "145", "e": "15", "f": "124", "g": "1245", "h": "125", "i": "24", "j": "245",
    "k": "13", "l": "123", "m": "134", "n": "1345", "o": "135", "p": "1234", "q": "12345", "r": "1235", "s": "234",
    "t": "2345", "u": "136", "v": "1236", "w": "2456", "x": "1346", "y": "13456", "z": "1356",
}


def dots(letter):
    return [int(dot) for dot in LETTERS[letter]]


def opened(page):
    page.locator("earshot-braille-lessons[data-ready]").wait_for()
    return page


def part(page, name):
    return page.locator(f"[data-part=lesson-{name}]")


def act(page, word):
    page.locator(f":is([data-part=lesson-acts], [data-part=lesson-measures]) [data-action={word}]").click()


def begin(page, lesson):
    page.locator(f"[data-key={lesson}] button").click()


def last_said(page, words):
    expect(page.locator("#announcements p").last).to_have_text(words)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_lesson_is_typed_with_keys(windows, size):
    page = opened(windows.open("/braille/learn", size=size))
    begin(page, "letters-1")
    expect(page.locator("#braille-pad")).to_be_focused()
    last_said(page, "Letters: a to j. Type each sign. First: a, dot 1.")
    expect(part(page, "task")).to_have_text("a")
    chord(page, 1)
    last_said(page, "Right. Next: b, dots 1 2.")
    expect(page.locator("[data-part=letters]")).to_have_value("")
    chord(page, 1, 4)
    last_said(page, "That was c. Dot 2 is missing. Dot 4 does not belong. Again: b, dots 1 2.")
    expect(part(page, "result")).to_have_text("That was c. Dot 2 is missing. Dot 4 does not belong.")
    expect(page.locator("#announcements-urgent p")).to_have_count(0)
    for _ in range(60):
        letter = part(page, "task").text_content()
        if not letter:
            break
        chord(page, *dots(letter))
    expect(part(page, "result")).to_have_text("Letters: a to j: done, you know them all. Choose “Next lesson” to go on.")
    act(page, "stop")
    expect(page.locator("[data-key=letters-1]")).to_contain_text("10 of 10 known")


@pytest.mark.parametrize("size", [PHONE, DESKTOP, NARROW], ids=["phone", "desktop", "narrow"])
def test_the_task_and_the_verdict_are_in_view_while_the_pad_has_the_focus(windows, size):
    page = opened(windows.open("/braille/learn", size=size))
    begin(page, "letters-1")
    chord(page, 1, 4)
    expect(part(page, "result")).to_have_text("That was c. Dot 4 does not belong.")
    expect(page.locator("#braille-pad")).to_be_focused()
    for name in ("task", "result"):
        expect(part(page, name)).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-part=surface]")).to_be_in_viewport(ratio=0.9)
    for name in ("choice", "measures"):
        expect(part(page, name)).to_be_hidden()
    act(page, "stop")
    for name in ("choice", "measures"):
        expect(part(page, name)).to_be_visible()


def test_the_acts_of_a_lesson_are_one_row_between_the_task_and_the_pad(windows):
    page = opened(windows.open("/braille/learn", size=PHONE))
    begin(page, "letters-1")
    boxes = [button.bounding_box() for button in page.locator("[data-part=lesson-acts] button:visible").all()]
    assert len({box["y"] for box in boxes}) == 1
    assert all(box["width"] >= 44 and box["height"] >= 44 for box in boxes)
    result, pad = (page.locator(one).bounding_box() for one in ("[data-part=lesson-result]", "[data-part=surface]"))
    assert result["y"] + result["height"] <= boxes[0]["y"] and boxes[0]["y"] + boxes[0]["height"] <= pad["y"]
    expect(page.locator("[data-part=lesson-acts] [data-action=repeat]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-part=act-copy]").first).to_be_hidden()


def test_the_task_is_seen_on_the_filled_screen_too(windows):
    page = opened(windows.open("/braille/learn"))
    begin(page, "letters-1")
    page.locator("[data-part=act-fill]").click()
    expect(part(page, "task")).to_be_in_viewport(ratio=1)
    box = part(page, "task").bounding_box()
    at = [box["x"] + 5, box["y"] + 5]
    assert page.evaluate("(at) => document.elementFromPoint(...at).id", at) == "braille-pad"


def test_a_finger_that_a_learner_lifts_late_takes_nothing_from_the_others(windows, fingers):
    page = opened(windows.open("/braille/learn"))
    begin(page, "letters-2")
    page.locator("[data-part=surface]").scroll_into_view_if_needed()
    hand = Hand(page, fingers)
    expect(part(page, "task")).to_have_text("k")
    hand.press(1, 3)
    hand.lift(1)
    hand.fingers.later(0.6)
    hand.lift(3)
    expect(part(page, "task")).to_have_text("l")


def test_a_lesson_is_typed_with_fingers_and_swipes(windows, fingers):
    page = opened(windows.open("/braille/learn"))
    begin(page, "letters-1")
    page.locator("[data-part=surface]").scroll_into_view_if_needed()
    hand = Hand(page, fingers)
    last_said(page, "Letters: a to j. Type each sign. First: a, dot 1.")
    hand.cell(1)
    last_said(page, "Right. Swipe up to hear a sign again, down to skip it. Next: b, dots 1 2.")
    hand.swipe(0, 90)
    last_said(page, "Next: c, dots 1 4.")
    hand.swipe(-90, 0)
    last_said(page, "dots 1 4")
    hand.swipe(0, -90, count=3)
    last_said(page, "Stopped. What you learnt is kept on this device.")
    # The pad is the person's own again.
    hand.cell(1)
    hand.swipe(0, -90)
    answered(page, "a")


def test_the_spots_of_what_is_asked_are_lit(windows):
    page = opened(windows.open("/braille/learn"))
    begin(page, "letters-1")
    chord(page, 1)
    last_said(page, "Right. Next: b, dots 1 2.")
    lit = page.locator("[data-part=drawing] .number--lit")
    expect(lit).not_to_have_count(0)
    act(page, "stop")
    expect(lit).to_have_count(0)


def test_what_was_learnt_is_there_again(windows):
    page = opened(windows.open("/braille/learn"))
    begin(page, "letters-1")
    chord(page, 1)
    page.reload()
    opened(page)
    begin(page, "letters-1")
    expect(page.locator("#announcements p").last).to_contain_text("Letters: a to j, from where you stopped. First: ")


def test_a_phrase_is_measured(windows):
    page = opened(windows.open("/braille/learn", size=DESKTOP))
    begin(page, "practice")
    phrase = part(page, "task").text_content()
    last_said(page, "Type what you hear, then a new line. First: " + phrase)
    for letter in phrase:
        if letter == " ":
            page.keyboard.press("Space")
        else:
            chord(page, *dots(letter))
    page.keyboard.press("Enter")
    expect(part(page, "result")).to_contain_text("words per minute. No errors.")
    expect(part(page, "task")).not_to_have_text(phrase)
    expect(page.locator("[data-part=letters]")).to_have_value("")
    expect(part(page, "phrases")).to_have_text("1")
    expect(part(page, "errors")).to_have_text("0")
    expect(part(page, "dot-rows").locator("tr")).not_to_have_count(0)


def test_what_is_kept_is_saved_erased_and_had_back(windows):
    page = opened(windows.open("/braille/learn", size=DESKTOP))
    begin(page, "letters-1")
    chord(page, 1)
    act(page, "stop")
    with page.expect_download() as download:
        act(page, "export-json")
    kept = json.loads(download.value.path().read_text())
    assert kept["items"] == [{"text": "a", "strength": 2, "asked": 1, "missed": 0}]
    with page.expect_download() as download:
        act(page, "export-csv")
    assert 'sign,"a",1,0' in download.value.path().read_text()
    act(page, "erase")
    last_said(page, "Erased from this device. Undo brings it back until you leave the page.")
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.includes('lessons'))") == []
    act(page, "undo")
    last_said(page, "Back again.")
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.includes('lessons'))") == [
        "earshot-braille-lessons:en"
    ]


def test_a_contracted_table_brings_its_contractions(windows):
    page = opened(windows.open("/braille/learn", size=DESKTOP))
    page.locator("#lessons-table").select_option("en-ueb-g2.ctb")
    page.locator("[data-key=contractions-1] button").click()
    expect(part(page, "title")).to_contain_text("Contractions")
    expect(part(page, "task")).not_to_be_empty()


def test_kana_is_taught_and_its_signs_are_in_japanese(windows):
    page = opened(windows.open("/braille/learn", size=DESKTOP))
    page.locator("#lessons-table").select_option("ja-kana")
    page.locator("[data-key=letters-2] button").click()
    expect(part(page, "task")).to_have_text("さ")
    expect(page.locator("#announcements p[lang=ja]").last).to_have_text("さ")
    expect(page.locator("#announcements p").last).to_have_text("dots 1 5 6")


def test_the_focus_is_never_lost(windows):
    page = opened(windows.open("/braille/learn", size=DESKTOP))
    begin(page, "letters-1")
    stop = page.locator("[data-part=lesson-acts] [data-action=stop]")
    stop.focus()
    page.keyboard.press("Enter")
    expect(part(page, "now")).to_be_hidden()
    assert page.evaluate("document.activeElement.closest('[data-key]') !== null")


@pytest.mark.parametrize("language", ["es", "ar"])
def test_lessons_speak_the_language_of_the_page(windows, language):
    page = opened(windows.open("/braille/learn", language=language, size=DESKTOP))
    begin(page, "letters-1")
    expect(page.locator("#announcements p").last).to_have_text(
        {
            "es": "Letras: de a a j. Escribe cada signo. Primero: a, punto 1.",
            "ar": "الحروف: من ا إلى ر. اكتب كل علامة. أولًا: ا، النقطة 1.",
        }[language]
    )


def test_without_scripts_the_page_says_what_to_do(windows):
    page = windows.open("/braille/learn", javascript=False)
    expect(page.locator("earshot-braille-lessons .notice").first).to_contain_text("need JavaScript")


def test_webkit_holds_a_lesson(webkit):
    webkit.go("/braille/learn")
    webkit.wait(lambda it: it.find("earshot-braille-lessons[data-ready]"), "the lessons do not get ready")
    webkit.evaluate("document.querySelector('[data-key=letters-1] button').click()")
    task = lambda it: it.find("[data-part=lesson-task]").get_property("textContent")  # noqa: E731
    webkit.wait(lambda it: task(it) == "a", "the lesson does not begin")
    webkit.evaluate(
        """for (const type of ['keydown', 'keyup']) {
          document.querySelector('#braille-pad').dispatchEvent(
            new KeyboardEvent(type, { code: 'KeyF', bubbles: true, cancelable: true }));
        }"""
    )
    webkit.wait(lambda it: task(it) == "b", "a right cell does not lead on")
    webkit.wait(
        lambda it: "Right. Next: b, dots 1 2." in it.find("#announcements").get_property("textContent"), "the next sign is not said"
    )
