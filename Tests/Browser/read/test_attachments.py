# SPDX-License-Identifier: Apache-2.0
"""Pages and files that are attached to a request: sent without JavaScript, read by a machine, seen by whoever has it."""

import re
import subprocess

from playwright.sync_api import expect
from rig.chromium import PHONE

HEADERS = {"Sec-Fetch-Site": "same-origin"}
WORDS = "Your three books are ready. Please fetch them before the end of the month."


def photo(tmp_path):
    """A page with some lines of print, as a JPEG that tells where it was taken."""
    picture = tmp_path / "page.png"
    subprocess.run(
        ["pango-view", "-q", "--dpi=300", "--width=430", "--font=DejaVu Serif 12", f"--text={WORDS}", "-o", picture],
        check=True,
    )
    jpeg = tmp_path / "image.jpg"
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", picture, jpeg], check=True)
    bytes_ = jpeg.read_bytes()
    place = b"Exif\0\0II*\0taken at 52.52 N"
    jpeg.write_bytes(bytes_[:2] + b"\xff\xe1" + (len(place) + 2).to_bytes(2, "big") + place + bytes_[2:])
    return jpeg


def test_a_request_of_photos_alone_is_read_at_once_and_seen_by_its_volunteer(windows, signed_in, tmp_path):
    page = windows.open(
        "/read/requests/new", size=PHONE, javascript=False, storage_state=signed_in("newcomer")
    )
    page.get_by_label("What is it?").fill("A letter in photos")
    page.get_by_label("Photos or files").set_input_files(photo(tmp_path))
    page.get_by_role("button", name="Post").click()
    expect(page.get_by_text("A machine is reading this file.").or_(page.get_by_text("has read your files"))).to_be_visible()
    address = page.url.partition("?")[0]
    for _ in range(60):
        page.goto(address)
        if page.get_by_text("A machine has read your files.").count():
            break
        page.wait_for_timeout(500)
    expect(page.locator("#text ~ .reading-text")).to_contain_text("three books are ready")
    page.get_by_text("Recognised text – image.jpg").click()
    expect(page.locator("details").get_by_text("three books").first).to_be_visible()

    notes = tmp_path / "notes.txt"
    notes.write_text("Some notes in a file.")
    page.get_by_label("Photos or files").set_input_files(notes)
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("Your files are added.")).to_be_visible()
    page.get_by_role("button", name="Move notes.txt up").click()
    expect(page.locator("#live-attachments h3").first).to_have_text("notes.txt")
    page.get_by_role("button", name="Remove notes.txt").click()
    expect(page.locator("#live-attachments h3")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#live-attachments h3")).to_have_count(2)
    page.get_by_role("button", name="Remove notes.txt").click()

    reader = windows.open(None, size=PHONE, storage_state=signed_in("volunteer"))
    answer = reader.request.get(address)
    assert "image.jpg" not in answer.text() and "three books" not in answer.text()
    assert reader.request.post(f"{address}/claim", headers=HEADERS).ok
    reader.goto(address)
    picture = reader.get_by_role("img", name="Page 1 of A letter in photos")
    expect(picture).to_be_visible()
    assert picture.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 500
    original = reader.request.get(picture.get_attribute("src"))
    assert b"52.52" not in original.body()
    assert "sandbox" in original.headers["content-security-policy"]
    reader.get_by_text(re.compile("Recognised text – image.jpg")).click()
    expect(reader.locator("details").get_by_text("three books").first).to_be_visible()
    assert reader.request.post(f"{address}/give-back", headers=HEADERS).ok
    assert reader.request.get(original.url).status == 404
    assert page.request.post(f"{address}/withdraw", headers=HEADERS).ok
