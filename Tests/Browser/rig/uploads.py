# SPDX-License-Identifier: Apache-2.0
"""People who use the API with a token, and a volunteer who sends a recording in pieces, by tus 1.0."""

import base64

import requests

from .people import PASSWORD, new_username
from .story import TEXT

TUS = {"Tus-Resumable": "1.0.0"}
PATCH = TUS | {"Content-Type": "application/offset+octet-stream"}


class Caller:
    """Somebody who uses the API with a token."""

    def __init__(self, server, role):
        self.server = server
        name = new_username(role)
        form = {"role": role, "name": "Sam", "username": name, "password": PASSWORD}
        requests.post(server.url + "/sign-up", data=form, headers={"Sec-Fetch-Site": "same-origin"}, timeout=30)
        answer = requests.post(server.url + "/api/v1/sessions", json={"username": name, "password": PASSWORD}, timeout=30)
        self.name = name
        self.headers = {"Authorization": f"Bearer {answer.json()['token']}"}

    def ask(self, method, path, headers=None, **options):
        return requests.request(
            method, self.server.url + path, headers=self.headers | (headers or {}), timeout=60, **options
        )


class Scene:
    """A requester, a volunteer who has taken their request, and somebody else."""

    def __init__(self, server):
        self.requester, self.volunteer, self.other = (
            Caller(server, role) for role in ("requester", "volunteer", "volunteer")
        )
        draft = {"title": "A letter", "text": TEXT, "language": "en", "category": "other"}
        self.request = self.requester.ask("POST", "/api/v1/requests", json=draft).json()["id"]
        assert self.volunteer.ask("POST", f"/api/v1/requests/{self.request}/claim").status_code == 200

    def metadata(self, **words):
        words = {"request": self.request} | words
        return ",".join(f"{name} {base64.b64encode(word.encode()).decode()}" for name, word in words.items())

    def create(self, length, by=None, **words):
        size = {"Upload-Length": str(length)} if length is not None else {"Upload-Defer-Length": "1"}
        headers = TUS | size | {"Upload-Metadata": self.metadata(**words)}
        return (by or self.volunteer).ask("POST", "/api/v1/uploads", headers)

    def begin(self, length, **words):
        answer = self.create(length, **words)
        assert answer.status_code == 201, answer.text
        return answer.headers["Location"]

    def offset(self, path):
        return int(self.volunteer.ask("HEAD", path, TUS).headers["Upload-Offset"])

    def patch(self, path, offset, data, **headers):
        return self.volunteer.ask("PATCH", path, PATCH | {"Upload-Offset": str(offset)} | headers, data=data)

    def heard(self):
        told = self.requester.ask("GET", f"/api/v1/requests/{self.request}").json()
        if "recording" not in told:
            return None
        answer = self.requester.ask("GET", f"/api/v1/recordings/{told['recording']['id']}/audio")
        return answer.content if answer.status_code == 200 else None
