# SPDX-License-Identifier: Apache-2.0
"""Pages and files that are attached to a request: sent without JavaScript, read by a machine, seen by whoever has it."""

import io
import re
import subprocess
import zipfile

import requests
from playwright.sync_api import expect
from rig.chromium import PHONE
from rig.people import PASSWORD, new_username
from rig.waiting import wait_until

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

    def is_read():
        page.goto(address)
        return page.get_by_text("A machine has read your files.").count()

    wait_until(is_read, "the photo is not read", seconds=60, every=0.5)
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


def test_a_program_sends_files_as_they_are_and_is_told_what_is_wrong_with_them(server):
    name = new_username("requester")
    person = {"role": "requester", "name": "Sam", "username": name, "password": PASSWORD}
    requests.post(server.url + "/sign-up", data=person, headers=HEADERS, timeout=30)
    session = {"username": name, "password": PASSWORD}
    token = requests.post(server.url + "/api/v1/sessions", json=session, timeout=30).json()["token"]
    caller = requests.Session()
    caller.headers["Authorization"] = f"Bearer {token}"
    asked = {"title": "Psalm 23", "language": "en", "category": "other"}
    request = caller.post(server.url + "/api/v1/requests", json=asked, timeout=30).json()["id"]
    files = f"{server.url}/api/v1/requests/{request}/attachments"

    # More than is kept in memory, and more than fits into a request as text.
    long = caller.post(files, params={"name": "long.txt"}, data=b"many words " * 200_000, timeout=60)
    assert long.status_code == 201, long.text
    bomb = io.BytesIO()
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", "<Types/>")
        archive.writestr("word/document.xml", b" " * 300_000_000)
    bombed = caller.post(files, params={"name": "letter.docx"}, data=bomb.getvalue(), timeout=60)
    assert bombed.status_code == 422 and "unpacks to more than can be read" in bombed.text
    form = caller.post(files, files={"file": ("a.txt", b"Dear Sam", "text/plain")}, timeout=30)
    assert form.status_code == 201 and form.json()["name"] == "a.txt"

    refused = caller.post(files, data=b"\x7fELF\x02\x01\x01", timeout=30)
    assert refused.status_code == 422
    assert refused.json()["detail"].startswith("This is a program or a script")
    huge = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (50_000).to_bytes(4, "big") * 2 + bytes([8]) + bytes(40)
    refused = caller.post(files, data=huge, timeout=30)
    assert refused.status_code == 422 and "50000 by 50000 points" in refused.text
    refused = caller.post(files, data=b"a" * 61_000_000, timeout=60)
    assert refused.status_code == 413

    def states():
        told = [caller.get(f"{server.url}/api/v1/attachments/{one.json()['id']}", timeout=30).json()
                for one in (long, form)]
        return all(one["state"] != "reading" for one in told) and told

    told = wait_until(states, "the files are not read", seconds=60, every=0.5)
    assert [one["state"] for one in told] == ["failed", "read"]
    assert "longer than 100000 characters" in told[0]["problem"]
    whole = caller.get(f"{server.url}/api/v1/requests/{request}", timeout=30).json()
    assert whole["text"] == "Dear Sam" and whole["characters"] == 8 and len(whole["attachments"]) == 2
