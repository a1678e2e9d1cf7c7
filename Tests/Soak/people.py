# SPDX-License-Identifier: Apache-2.0
"""Who uses a server under trial: people with cookies and an address of their own, and programs with a token."""

import http.client
import io
import json
import math
import struct
import urllib.parse
import uuid
import wave
from dataclasses import dataclass, field

PASSWORD = "three blue chairs 9"


@dataclass
class Answer:
    status: int
    headers: dict
    body: bytes

    @property
    def location(self):
        return self.headers.get("location", "")

    @property
    def done(self):
        """What the act did, as the address of the next page says; None when it was refused."""
        query = urllib.parse.urlsplit(self.location).query
        return urllib.parse.parse_qs(query).get("done", [None])[0] if self.status == 303 else None

    def json(self):
        return json.loads(self.body)


@dataclass
class Person:
    """Somebody with a browser. The server believes a proxy, so that each has an address and its own limits."""

    port: int
    address: str
    cookies: dict = field(default_factory=dict)
    token: str | None = None
    timeout: float = 60

    def send(self, method, path, body=None, headers=None):
        """One request over a connection of its own; OSError or HTTPException when the server does not answer."""
        headers = {"X-Forwarded-For": self.address, **(headers or {})}
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=self.timeout)
        try:
            connection.request(method, path, body=body, headers=headers)
            response = connection.getresponse()
            headers = {name.lower(): value for name, value in response.getheaders()}
            # Events have no end.
            is_endless = headers.get("content-type", "").startswith("text/event-stream")
            answer = Answer(response.status, headers, b"" if is_endless else response.read())
            for cookie in response.headers.get_all("Set-Cookie") or []:
                name, _, value = cookie.split(";")[0].partition("=")
                self.cookies[name] = value
            return answer
        finally:
            connection.close()

    def get(self, path):
        return self.send("GET", path)

    def submit(self, path, fields=None):
        """A form, as a page of ours sends it."""
        return self.send(
            "POST",
            path,
            urllib.parse.urlencode(fields or {}),
            {"Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin"},
        )

    def upload(self, path, name, content):
        """A form with one file."""
        border = uuid.uuid4().hex
        head = (
            f'--{border}\r\nContent-Disposition: form-data; name="{name}"; filename="reading.wav"\r\n'
            "Content-Type: audio/wav\r\n\r\n"
        )
        return self.send(
            "POST",
            path,
            head.encode() + content + f"\r\n--{border}--\r\n".encode(),
            {"Content-Type": f"multipart/form-data; boundary={border}", "Sec-Fetch-Site": "same-origin"},
        )

    def sign_up(self, username, role, email=""):
        return self.submit(
            "/sign-up",
            {"role": role, "name": username.title(), "username": username, "email": email, "password": PASSWORD},
        )

    def sign_in(self, username):
        return self.submit("/sign-in", {"username": username, "password": PASSWORD})

    def ask(self, title, text):
        """Asks for a reading; the identifier of the request, or None."""
        answer = self.submit(
            "/read/requests", {"title": title, "text": text, "category": "other", "language": "en", "deadline": ""}
        )
        path = urllib.parse.urlsplit(answer.location).path
        return path.rsplit("/", 1)[1] if answer.done == "asked" else None

    def program(self, username):
        """The same person as a program: a token in the place of the cookie."""
        answer = self.send(
            "POST",
            "/api/v1/sessions",
            json.dumps({"username": username, "password": PASSWORD}),
            {"Content-Type": "application/json"},
        )
        return answer.json()["token"]


def tone(number, seconds=1.2):
    """A recording like no other: a tone of its own pitch."""
    rate = 8000
    pitch = 200 + number % 1500
    samples = (int(9000 * math.sin(2 * math.pi * pitch * i / rate)) for i in range(int(seconds * rate)))
    content = io.BytesIO()
    with wave.open(content, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(rate)
        sound.writeframes(b"".join(struct.pack("<h", sample) for sample in samples))
    return content.getvalue()
