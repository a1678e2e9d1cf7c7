# SPDX-License-Identifier: Apache-2.0
"""Tables: contracted braille as it is typed, kana, and what happens without the server."""

import pytest
from playwright.sync_api import expect
from rig.braille import chord, choose, open_all, ready, said, written
from rig.chromium import DESKTOP

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


def test_the_page_says_once_that_words_leave_the_device(page):
    use(page, EN_UEB_G2)
    notice = page.locator("[data-notice=words-leave]")
    type_cells(page, "⠃")
    expect(notice).to_be_visible()
    expect(page.locator("#announcements p", has_text="each word is sent to this Earshot server")).to_have_count(1)
    notice.get_by_role("button", name="I understand").click()
    expect(notice).to_be_hidden()
    page.reload()
    ready(page)
    expect(page.locator("[data-part=table]")).to_have_value(EN_UEB_G2)
    page.locator("#braille-pad").focus()
    type_cells(page, "⠮")
    expect(page.locator("[data-part=letters]")).to_have_value("the")
    expect(notice).to_be_hidden()


def test_the_notice_offers_to_send_nothing(page):
    use(page, EN_UEB_G2)
    type_cells(page, "⠃")
    page.get_by_role("button", name="Send nothing: offline only").click()
    expect(page.locator("[data-notice=words-leave]")).to_be_hidden()
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


@pytest.mark.parametrize("language", ["en", "es", "ar"])
def test_every_table_says_its_language(windows, language):
    page = ready(windows.open("/braille", size=DESKTOP, language=language))
    without = page.locator("[data-part=table] option").evaluate_all(
        "options => options.filter((option) => !option.dataset.language).map((option) => option.value)"
    )
    assert without == ["IPA.utb"]  # sounds of speech, of no language
    first = page.locator("[data-part=table] option").evaluate_all("options => options.slice(0, 4).map((one) => one.value)")
    assert first == ["en", "es", "ar", "ja-kana"]
