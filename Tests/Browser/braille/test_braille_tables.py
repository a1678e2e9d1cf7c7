# SPDX-License-Identifier: Apache-2.0
"""Tables: contracted braille as it is typed, kana, and what happens without the server."""

import re

import pytest
from playwright.sync_api import expect
from rig.braille import Hand, chord, choose, open_all, ready, said, written
from rig.chromium import DESKTOP, TABLET

CELLS = {"⠃": (1, 2), "⠗": (1, 2, 3, 5), "⠬": (3, 4, 6), "⠛": (1, 2, 4, 5), "⠮": (2, 3, 4, 6), "⠁": (1,), "⠡": (1, 6)}
EN_UEB_G2 = "en-ueb-g2.ctb"


@pytest.fixture
def page(windows):
    return ready(windows.open("/braille", size=DESKTOP))


def use(page, table):
    open_all(page)
    page.locator("[data-part=table]").select_option(table)
    page.locator("#braille-pad").focus()


def type_cells(page, cells):
    for cell in cells:
        chord(page, *CELLS[cell])


def test_contracted_braille_is_read_as_it_is_typed(page):
    use(page, EN_UEB_G2)
    letters = page.locator("[data-part=letters]")
    # A letter alone is also a word, and becomes another as the word goes on.
    type_cells(page, "⠃")
    expect(letters).to_have_value("b")
    type_cells(page, "⠗")
    expect(letters).to_have_value("br")
    type_cells(page, "⠬")
    expect(letters).to_have_value("bring")
    page.keyboard.press("Space")
    type_cells(page, "⠮")
    page.keyboard.press("Space")
    expect(letters).to_have_value("bring the ")
    expect(page.locator("[data-part=cells]")).to_have_text("⠃⠗⠬⠀⠮⠀")
    type_cells(page, "⠃")
    page.keyboard.press("Space")
    expect(letters).to_have_value("bring the but ")


def test_a_table_brings_how_often_its_cells_occur(page):
    fetched = []
    page.on("response", lambda response: fetched.append((response.status, response.url.rsplit("/", 2)[-2:])))
    page.locator("#braille-pad").focus()
    type_cells(page, "⠃")  # The lists come for who types.
    for table in (EN_UEB_G2, "de-g2.ctb"):
        with page.expect_response(lambda response, table=table: response.url.endswith(f"/cells/{table}.txt")):
            use(page, table)
    # One that nobody counted is not asked for, nor one that the pad has itself.
    use(page, "ko-2006-g1.ctb")
    use(page, "es")
    choose(page, "private", True)
    use(page, EN_UEB_G2)
    type_cells(page, "⠃")
    expect(page.get_by_label("What you have written, hidden")).to_have_value(re.compile("."))
    cells = [(status, name) for status, (folder, name) in fetched if folder == "cells"]
    assert cells == [(200, f"{EN_UEB_G2}.txt"), (200, "de-g2.ctb.txt")]


def test_the_page_says_once_that_words_leave_the_device(page):
    notice = page.locator("[data-part=notice-words-leave]")
    expect(notice).to_be_hidden()
    use(page, EN_UEB_G2)
    expect(notice).to_be_visible()
    expect(page.locator("#announcements p", has_text="each word is sent to this Earshot server")).to_have_count(1)
    type_cells(page, "⠃")
    expect(page.locator("#announcements p", has_text="each word is sent to this Earshot server")).to_have_count(1)
    notice.get_by_role("button", name="I understand").click()
    expect(notice).to_be_hidden()
    page.reload()
    ready(page)
    expect(page.locator("[data-part=table]")).to_have_value(EN_UEB_G2)
    page.locator("#braille-pad").focus()
    type_cells(page, "⠮")
    # After what was kept.
    expect(page.locator("[data-part=letters]")).to_have_value("bthe")
    expect(notice).to_be_hidden()


def test_the_notice_offers_to_send_nothing(page):
    use(page, EN_UEB_G2)
    type_cells(page, "⠃")
    page.get_by_role("button", name="Send nothing: offline only").click()
    expect(page.locator("[data-part=notice-words-leave]")).to_be_hidden()
    expect(page.locator("[data-setting=offline]")).to_be_checked()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    type_cells(page, "⠗⠬")
    expect(page.locator("[data-part=cells]")).to_have_text("⠃⠗⠬")
    assert not [url for url in asked if "/api/" in url]


def test_offline_only_sends_no_word(page):
    choose(page, "offline", True)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    use(page, EN_UEB_G2)
    type_cells(page, "⠃⠗")
    written(page, "br", "⠃⠗")
    assert not [url for url in asked if "/api/" in url]


@pytest.mark.expects_errors("ERR_INTERNET_DISCONNECTED")
def test_without_a_connection_typing_goes_on(page):
    use(page, EN_UEB_G2)
    page.context.set_offline(True)
    type_cells(page, "⠃")
    expect(page.locator("[data-part=letters]")).to_have_value("b")
    expect(page.locator("#announcements p", has_text="server").last).to_be_attached()
    type_cells(page, "⠁")
    written(page, "ba", "⠃⠁")


def test_hidden_words_are_not_sent_either(page):
    use(page, EN_UEB_G2)
    choose(page, "private", True)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator("#braille-pad").focus()
    type_cells(page, "⠃⠗")
    expect(page.locator("[data-part=hidden]")).to_have_value("br")
    assert [url for url in asked if "/assets/" not in url] == []


def test_kana_needs_no_server(page):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    use(page, "ja-kana")
    type_cells(page, "⠁⠡")
    written(page, "あか", "⠁⠡")
    assert page.locator("[data-part=letters]").get_attribute("lang") == "ja"
    assert not [url for url in asked if "/api/" in url]


def test_the_next_table_is_a_gesture_away(page):
    use(page, EN_UEB_G2)
    page.evaluate("document.querySelector('earshot-braille-pad').send({ kind: 'action', action: 'next-table' })")
    expect(page.locator("[data-part=table]")).not_to_have_value(EN_UEB_G2)
    said(page, "English, uncontracted")


@pytest.mark.parametrize("language", ["en", "es", "ar", "fr"])
def test_every_table_says_its_language(windows, language):
    page = ready(windows.open("/braille", size=DESKTOP, language=language))
    without = page.locator("[data-part=table] option").evaluate_all(
        "options => options.filter((option) => !option.dataset.language).map((option) => option.value)"
    )
    assert without == ["IPA.utb"]  # sounds of speech, of no language
    first = page.locator("[data-part=table] option").evaluate_all("options => options.slice(0, 4).map((one) => one.value)")
    assert first == ["en", "es", "ar", "ja-kana"]


def test_words_come_for_guessing_and_only_of_the_language_written(windows):
    page = windows.open(None, size=DESKTOP)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/braille")
    ready(page)
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/words/" in url]  # as large as all the rest: it waits for who types
    page.locator("#braille-pad").focus()
    with page.expect_response("**/generated/words/en.txt") as answer:
        type_cells(page, "⠃")
    assert answer.value.ok
    with page.expect_response("**/generated/words/es.txt"):
        use(page, "es")
    assert not [url for url in asked if url.endswith("words/ar.txt")]


def test_another_reading_of_the_last_word_is_a_gesture_away(windows, fingers):
    hand = Hand(ready(windows.open("/braille", size=TABLET)), fingers)
    page = hand.page
    hand.cell(1)  # The words come for who types.
    page.wait_for_function("() => performance.getEntriesByName(document.querySelector('script[src*=\"braille/pad\"]').src"
                           ".replace('braille/pad.js', 'generated/words/en.txt')).length > 0")
    page.evaluate("document.querySelector('earshot-braille-pad').value = ''")
    # A slip: the finger of dot 2 is missing from the last letter of "ten".
    for dots in [(2, 3, 4, 5), (1, 5), (1, 3, 4)]:
        hand.cell(*dots)
    expect(page.locator("[data-part=letters]")).to_have_value("tem")
    page.evaluate("document.querySelector('earshot-braille-pad').send({ kind: 'action', action: 'next-alternative' })")
    expect(page.locator("[data-part=letters]")).not_to_have_value("tem")
    expect(page.locator("earshot-braille-pad")).to_have_attribute("data-alternatives", re.compile(r"^1/"))
