# SPDX-License-Identifier: Apache-2.0
"""A small story, so that pages have something on them: Ana asks for three texts, Ben takes two and reads one aloud."""

import io
import math
import re
import struct
import subprocess
import wave

from .people import sign_up
from .server import ROOT, tool
from .waiting import wait_until

DEMO_RECORDINGS = len(list((ROOT / "Examples/texts").glob("*.txt")))
TITLE = {"open": "The menu of the canteen", "claimed": "Two pages about tides", "recorded": "A letter from the library"}
# A book of two parts, with a page, a note to find and a word with an accent.
BOOK = "# The Lamp\n\nThe lamp was lit at dusk. Nobody came to see it.\n\n# The Sea\n\nThe sea rose, and Émile slept.\n"
TEXT = "Dear reader,\n\nYour three books are ready. Please fetch them before the end of the month.\n"


def recording(seconds=3, hertz=220):
    """A WAV file with a tone in it, as bytes."""
    rate = 16_000
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(rate)
        samples = (int(12_000 * math.sin(2 * math.pi * hertz * n / rate)) for n in range(rate * seconds))
        sound.writeframes(b"".join(struct.pack("<h", sample) for sample in samples))
    return file.getvalue()


class Story:
    """Tells itself once, in one language, when it is first asked.

    `cookies[person]` are those of the people: requester, volunteer, newcomer, who has not asked for anything yet, and
    operator, who looks after the server and its maps.
    `requests` are the identifiers of the three requests (open, claimed, recorded), of the first demo recording
    (track), of the requester's book (book), and of their podcast (podcast).
    """

    def __init__(self, browser, server, language="en"):
        self._contexts = {}
        for person, role, name in [
            ("requester", "requester", "Ana"),
            ("newcomer", "requester", "Noor"),
            ("volunteer", "volunteer", "Ben"),
            ("operator", "requester", "Olga"),
        ]:
            context = browser.new_context(base_url=server.url, locale=language)
            sign_up(context.new_page(), role, name=name, username=f"{name.lower()}.{language}")
            self._contexts[person] = context
        # Nobody becomes that by a page.
        for right in ("grant", "grant-maps"):
            grant = [tool(), "admin", right, f"olga.{language}", "--data", server.data]
            subprocess.run(grant, check=True, capture_output=True)
        # As one who reads here for long: a new one has one text at a time.
        vet = [tool(), "admin", "vet", f"ben.{language}", "--data", server.data]
        subprocess.run(vet, check=True, capture_output=True)
        self.requests = {state: self._ask(title, language) for state, title in TITLE.items()}
        for state in ("claimed", "recorded"):
            self._send("volunteer", f"/read/requests/{self.requests[state]}/claim")
        # Who reads a text has opened it, which its requester is told.
        self._contexts["volunteer"].request.get(f"/read/requests/{self.requests['recorded']}")
        sound = {"name": "letter.wav", "mimeType": "audio/wav", "buffer": recording()}
        self._send("volunteer", f"/read/requests/{self.requests['recorded']}/recording", multipart={"recording": sound})
        self.requests["track"] = wait_until(self._demo_track, "no demo recording is ready", seconds=600, every=0.5)
        wait_until(self._is_ready, "the recording is not ready to be played", seconds=60, every=0.25)
        book = {"name": "lamp.txt", "mimeType": "text/plain", "buffer": BOOK.encode()}
        answer = self._send("requester", "/listen/books", multipart={"book": book})
        self.requests["book"] = answer.url.partition("?")[0].rsplit("/", 1)[1]
        wait_until(self._is_book_spoken, "no machine voice has read the book", seconds=600, every=0.5)
        # Nothing is sent there, and no name is looked up: the address is kept for examples (RFC 5737).
        answer = self._send("requester", "/listen/podcasts", form={"address": "https://192.0.2.1/feed.xml"})
        self.requests["podcast"] = answer.url.partition("?")[0].rsplit("/", 1)[1]
        wait_until(self._is_podcast_read, "the feed was not asked for", seconds=120, every=0.5)
        # Their pages are the same from now on.
        wait_until(self._are_spoken, "no machine voice has read the texts", seconds=600, every=0.5)
        self.cookies = {person: context.storage_state() for person, context in self._contexts.items()}
        for context in self._contexts.values():
            context.close()

    def _ask(self, title, language):
        answer = self._send(
            "requester",
            "/read/requests",
            form={"title": title, "text": TEXT, "language": language, "category": "other", "deadline": ""},
        )
        return answer.url.partition("?")[0].rsplit("/", 1)[1]

    def _send(self, person, path, **what):
        # A browser says by itself where a form was sent from; here we say so.
        headers = {"Sec-Fetch-Site": "same-origin"}
        answer = self._contexts[person].request.post(path, headers=headers, **what)
        assert answer.ok, f"{path}: {answer.status} {answer.text()[:500]}"
        return answer

    def _is_book_spoken(self):
        page = self._contexts["requester"].request.get(f"/listen/books/{self.requests['book']}").text()
        return "<earshot-player" in page

    def _is_podcast_read(self):
        return self._contexts["requester"].request.get("/api/v1/podcasts").json()["items"][0]["isRead"]

    def _is_ready(self):
        return self._contexts["requester"].request.get(f"/read/requests/{self.requests['recorded']}/audio").ok

    def _are_spoken(self):
        pages = [self._contexts["requester"].request.get(f"/read/requests/{self.requests[state]}").text() for state in ("open", "claimed")]
        return all("<earshot-player" in page for page in pages)

    def _demo_track(self):
        """The first of the demo recordings, once all are there: the server makes them after its first start."""
        page = self._contexts["newcomer"].request.get("/listen").text()
        tracks = re.findall(r'<article.*?href="/listen/([^"/?]+)"', page, re.DOTALL)
        return tracks[0] if len(tracks) >= DEMO_RECORDINGS else None

    def address(self, path):
        """The path of a page, with the identifiers of this story's requests in their places."""
        return path.format(**self.requests)
