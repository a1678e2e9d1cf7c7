# SPDX-License-Identifier: Apache-2.0
"""A book is brought, heard, read, searched, removed and put back: with a keyboard, and without scripts."""

import io
import math
import struct
import wave
import zipfile

import pytest
import requests
from playwright.sync_api import expect
from rig.hands import ChromiumHands
from rig.story import BOOK
from rig.uploads import Caller
from rig.voice import Voice
from rig.waiting import wait_until

HEADERS = {"Sec-Fetch-Site": "same-origin", "Content-Type": "application/octet-stream"}
FILE = {"name": "lamp.txt", "mimeType": "text/plain", "buffer": BOOK.encode()}


def tone(seconds, pitch):
    """A sound of one pitch, as a WAV file."""
    samples = (int(9000 * math.sin(2 * math.pi * pitch * time / 8000)) for time in range(int(8000 * seconds)))
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(8000)
        sound.writeframes(b"".join(struct.pack("<h", sample) for sample in samples))
    return file.getvalue()


def folder(**files):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, content in files.items():
            archive.writestr(name + ".wav", content)
    return packed.getvalue()


def bring(windows, file=FILE, stays=False, **context):
    """Brings a book, and opens its page again until it is heard, unless the page is to stay as it is."""
    person = ChromiumHands(windows.open(None, **context))
    person.sign_up("requester", "Ana")
    page = person.page
    page.goto("/listen")
    page.get_by_role("link", name="Books").click()
    page.get_by_label("File of the book").set_input_files(file)
    page.get_by_role("button", name="Add this file").click()
    expect(page.get_by_text("The book was added.")).to_be_visible()
    if stays:
        return page

    def is_spoken():
        page.goto(page.url.partition("?")[0])
        return page.locator("earshot-player").count()

    wait_until(is_spoken, "there is no sound of the book", seconds=120, every=0.5)
    return page


def test_a_book_is_heard_part_by_part_and_goes_on_where_it_was_left(windows):
    page = bring(windows)
    expect(page.get_by_role("heading", level=1)).to_have_text("The Lamp")
    expect(page.get_by_role("heading", level=2).first).to_have_text("The Lamp")
    expect(page.get_by_text("The lamp was lit at dusk.")).to_be_visible()
    page.get_by_role("link", name="Next: The Sea").first.click()
    page.locator("earshot-player[data-ready]").wait_for()
    button = page.locator("[data-act=toggle]")
    with page.expect_response("**/api/v1/tracks/*/position"):
        button.press("Enter")
        wait_until(lambda: page.evaluate("document.querySelector('audio').currentTime > 0.2"), "it does not play")
        button.press("Enter")
    page.get_by_role("link", name="Books").first.click()
    page.get_by_role("link", name="The Lamp").click()
    expect(page.get_by_role("heading", level=2).first).to_have_text("The Sea")


def test_what_was_found_is_heard_from_there(windows):
    page = bring(windows)
    page.get_by_label("Search in this book").fill("nobody")
    page.get_by_role("button", name="Search").press("Enter")
    expect(page.get_by_role("status")).to_have_text("Found in 1 sentence.")
    page.get_by_role("link", name="Nobody came to see it.").click()
    page.locator("earshot-player[data-ready]").wait_for()
    wait_until(lambda: page.evaluate("document.querySelector('audio').currentTime > 0.5"), "it begins elsewhere")
    assert page.url.split("#")[1] in page.content()


def test_a_book_is_brought_and_removed_without_scripts(windows):
    page = bring(windows, javascript=False)
    expect(page.locator("audio[controls]")).to_be_visible()
    page.get_by_role("button", name="Remove this book").click()
    expect(page.get_by_text("You have no books here yet.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("The book is back.")).to_be_visible()


def test_a_page_tells_that_its_book_is_there_and_what_is_read_does_not_move_for_the_player(windows):
    page = bring(windows, stays=True)
    expect(page.locator(".book-text").first).to_contain_text("The lamp was lit at dusk.", timeout=120_000)
    page.get_by_role("link", name="Hear it now").click(timeout=120_000)
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    expect(page.get_by_role("link", name="Hear it now")).to_be_hidden()


def test_a_record_comes_into_the_page_that_waits_for_it_and_is_said(windows):
    record = {"name": "Tapes.zip", "mimeType": "application/zip", "buffer": folder(**{"Track 1": tone(1, 300)})}
    page = bring(windows, record, stays=True)
    expect(page.get_by_role("button", name="Play")).to_be_visible(timeout=120_000)
    expect(page.locator("[aria-live=polite]").first).to_contain_text("1 second")


@pytest.mark.expects_errors(r"status of 422")
def test_several_files_are_brought_at_once_and_one_that_is_none_keeps_no_other_from_coming(windows):
    person = ChromiumHands(windows.open(None))
    person.sign_up("requester", "Ana")
    page = person.page
    page.goto("/listen/books")
    picture = {"name": "cover.png", "mimeType": "image/png", "buffer": b"\x89PNG\r\n\x1a\n" + bytes(40)}
    page.get_by_label("File of the book").set_input_files([FILE, picture, {**FILE, "name": "sea.txt"}])
    page.get_by_role("button", name="Add this file").click()
    expect(page.locator("#book-error")).to_contain_text("cover.png")
    expect(page.locator(".card__title")).to_have_count(2)
    page.get_by_label("File of the book").set_input_files([FILE, {**FILE, "name": "sea.txt"}])
    page.get_by_role("button", name="Add this file").click()
    expect(page.locator(".card__title")).to_have_count(4)


def test_a_folder_of_sounds_is_heard_one_after_the_other_in_the_order_of_its_numbers(windows):
    record = folder(**{"Track 10": tone(2, 300), "Track 9": tone(1, 400)})
    page = bring(windows, {"name": "Tapes.zip", "mimeType": "application/zip", "buffer": record})
    expect(page.get_by_role("heading", level=1)).to_have_text("Tapes")
    expect(page.get_by_role("heading", level=2).first).to_have_text("Track 9")
    page.locator("earshot-player[data-ready]").wait_for()
    # There is nothing to read in it, so nothing speaks of text.
    assert page.get_by_role("search").count() == 0
    assert page.get_by_text("There is no text of this part.").count() == 0
    page.locator("[data-act=toggle]").press("Enter")
    title = page.locator("earshot-player [data-field=title]")
    wait_until(lambda: title.inner_text() == "Track 10", "the second sound does not follow the first")
    page.get_by_role("button", name="Previous part").press("Enter")
    wait_until(lambda: title.inner_text() == "Track 9", "one cannot go back")


def test_a_record_goes_on_as_its_listener_chose_and_remembers_it(windows):
    record = folder(one=tone(0.5, 300), two=tone(0.5, 400))
    page = bring(windows, {"name": "Tapes.zip", "mimeType": "application/zip", "buffer": record})
    page.locator("earshot-player[data-ready]").wait_for()
    title = page.locator("earshot-player [data-field=title]")
    page.locator("summary", has_text="What comes after it").press("Enter")
    page.get_by_label("After each recording").select_option("The next, without end")
    page.locator("[data-act=toggle]").press("Enter")
    for name in ["two", "one", "two"]:
        wait_until(lambda name=name: title.inner_text() == name, f"{name} does not follow")
    page.locator("[data-act=toggle]").press("Enter")
    page.reload()
    page.locator("earshot-player[data-ready]").wait_for()
    chosen = page.locator("[data-part=mode-choice]")
    wait_until(lambda: chosen.input_value() == "repeat-all", "the choice was not kept")
    page.locator("[data-act=toggle]").focus()
    page.keyboard.press("r")
    wait_until(lambda: chosen.input_value() == "in-order", "the key does not change it")


def test_the_own_voice_says_why_a_book_cannot_be_heard(windows):
    person = ChromiumHands(windows.open(None))
    person.sign_up("requester", "Ana")
    page = person.page
    voice = Voice(page)
    page.goto("/listen/books")
    page.keyboard.press("F8")
    voice.wait("Books and music")
    broken = {"name": "torn.epub", "mimeType": "application/epub+zip", "buffer": b"PK\3\4torn"}
    page.get_by_label("File of the book").set_input_files(broken)
    page.get_by_role("button", name="Add this file").press("Enter")
    expect(page.get_by_text("The book was added.")).to_be_visible()

    def is_told():
        page.goto(page.url.partition("?")[0])
        return page.get_by_text("This book cannot be heard").count()

    wait_until(is_told, "the book is still being opened", seconds=120, every=0.5)
    voice.wait("This book cannot be heard: This book is damaged, or only seems to be one. Get it once more.")


def test_a_program_brings_a_book_and_gets_it_back(server):
    reader = Caller(server, "requester")
    sent = {"params": {"name": "a.txt"}, "data": BOOK.encode()}
    nobody = requests.post(server.url + "/api/v1/books", headers=HEADERS, timeout=30, **sent)
    assert nobody.status_code == 401
    brought = reader.ask("POST", "/api/v1/books", {"Content-Type": "application/octet-stream"}, **sent)
    assert brought.status_code == 201, brought.text
    file = f"/api/v1/books/{brought.json()['id']}/file"
    back = reader.ask("GET", file)
    assert back.content == BOOK.encode()
    assert reader.ask("GET", file, {"If-None-Match": back.headers["ETag"]}).status_code == 304
