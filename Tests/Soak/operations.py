# SPDX-License-Identifier: Apache-2.0
"""Everything that can be asked of a server: pages, acts and operations of the API, with the identifiers they take."""

import json
import re
from dataclasses import dataclass

from people import tone
from rig.pages import PAGES

TEXT = {
    "title": "Overwritten",
    "text": "Overwritten",
    "category": "other",
    "language": "en",
    "deadline": "",
    "readers": "named",
    "names": "wil",
}
NOTHING = {}
# A file of sound, by the name of the field in which it is sent.
FILE = "recording"
ATTACHED = "files"
# Somebody else's opening of the request, which only its requester may name.
OPENING = {"opening": "{opening}"}

# Every form of a page: its address, and what to send. Those about oneself are sent with mistakes, so that people stay
# who they are; signing out would end the trial. Several ways to send a form stand in a list.
ACTS = {
    "/sign-up": NOTHING,
    "/sign-in": NOTHING,
    "/forgotten-password": {"name": "ana"},
    "/new-password": {"link": "x" * 43, "password": "nine yellow teapots"},
    "/settings": {"appearance": "dark"},
    "/settings/language": {"language": "en", "return": "/"},
    "/settings/speaking": NOTHING,
    "/profile": NOTHING,
    "/profile/password": NOTHING,
    "/profile/sessions/{id}/end": NOTHING,
    "/profile/copy": NOTHING,
    "/profile/email": {"told": "yes"},
    "/profile/email/ask": NOTHING,
    "/email/confirm": {"link": "x" * 43},
    "/profile/delete": {"password": "wrong"},
    "/braille": {"text": "hello", "table": "en"},
    "/walk": NOTHING,
    "/walk/way": {"place": "1", "position": "43.7396, 7.4271"},
    # Only the first map's, and with mistakes: who is no editor finds nothing there.
    "/walk/edit/place": NOTHING,
    "/walk/edit/place/remove": NOTHING,
    "/walk/edit/closure": NOTHING,
    "/walk/edit/closure/open": NOTHING,
    "/walk/edit/changes/{id}/undo": NOTHING,
    "/listen/books": NOTHING,
    "/listen/books/{id}/remove": NOTHING,
    "/listen/books/{id}/restore": NOTHING,
    # Where nothing is fetched from.
    "/listen/podcasts": {"address": "https://127.0.0.1/overwritten.xml"},
    "/listen/podcasts/list": NOTHING,
    "/listen/podcasts/own/feed": NOTHING,
    "/listen/podcasts/own/feed/end": NOTHING,
    "/listen/podcasts/{id}/remove": NOTHING,
    "/listen/podcasts/{id}/restore": NOTHING,
    "/listen/podcasts/{id}/new-on": NOTHING,
    "/listen/podcasts/{id}/new-off": NOTHING,
    "/listen/episodes/{id}/get": NOTHING,
    "/listen/episodes/{id}/remove": NOTHING,
    "/charts/own": [
        {"text": "a,b\n1,2\n2,3"},
        {"text": "a;b\n1,200;2\n2,300;3", "decimal": "comma"},
        {"text": "a;b\n1,200;2\n2,300;3", "decimal": "point"},
    ],
    "/read/requests": NOTHING,
    "/read/requests/{id}": TEXT,
    "/read/requests/{id}/withdraw": NOTHING,
    "/read/requests/{id}/restore": NOTHING,
    "/read/requests/{id}/good": NOTHING,
    "/read/requests/{id}/again": NOTHING,
    "/read/requests/{id}/keep": NOTHING,
    "/read/requests/{id}/claim": NOTHING,
    "/read/requests/{id}/skip": NOTHING,
    "/read/requests/{id}/unskip": NOTHING,
    "/read/requests/{id}/urgent": NOTHING,
    "/read/requests/{id}/parts/on": NOTHING,
    "/read/requests/{id}/parts/off": NOTHING,
    "/read/requests/{id}/send-anyway": NOTHING,
    "/read/ringing/on": NOTHING,
    "/read/ringing/off": NOTHING,
    "/read/requests/{id}/rating": {"stars": "3", "comment": "Overwritten"},
    "/read/requests/{id}/rating/remove": NOTHING,
    "/read/interests": {"language": "ar", "category": "menus"},
    "/read/requests/{id}/extend": NOTHING,
    "/read/requests/{id}/give-back": NOTHING,
    "/read/requests/{id}/recording": FILE,
    # Where nothing is fetched from: the link is refused at the moment of connecting.
    "/read/requests/{id}/link": {"link": "https://127.0.0.1/overwritten.mp3"},
    "/read/requests/{id}/link/stop": NOTHING,
    "/read/requests/{id}/attachments": ATTACHED,
    "/read/attachments/{id}/remove": NOTHING,
    "/read/attachments/{id}/restore": NOTHING,
    "/read/attachments/{id}/up": NOTHING,
    "/read/attachments/{id}/down": NOTHING,
    "/read/requests/{id}/block": [NOTHING, OPENING],
    "/read/requests/{id}/report": [{"reason": "unkind", "words": "Overwritten"}, {"reason": "other", **OPENING}],
    "/read/blocked/{id}/undo": NOTHING,
    "/operator/people/{id}/vet": NOTHING,
    "/operator/people/{id}/unvet": NOTHING,
    "/operator/people/{id}/stop": NOTHING,
    "/operator/people/{id}/allow": NOTHING,
    "/operator/reports/{id}/settle": NOTHING,
    "/operator/reports/{id}/reopen": NOTHING,
    "/operator/vetting/{state}": NOTHING,
    "/operator/links/{state}": NOTHING,
    "/operator/password-link": {"username": "ana"},
    "/operator/claims": {"claimsPerDay": "5", "claimsPerNetwork": "5"},
}
# The form of the charts asks an operation of the API, which is tried as such; ending sessions would end the trial too.
NOT_TRIED = {"/sign-out", "/profile/sessions/end-others", "/api/v1/charts/convert"}

# Addresses that no page of the list has.
MORE = [
    "/read/requests/{id}/audio",
    "/read/requests/{id}/audio?download",
    "/read/attachments/{id}/original",
    "/read/events",
    "/listen/{id}/audio",
    "/listen/books/{id}/file",
    "/listen/books/{id}/search?q=a",
    "/listen/books/{id}/page?number=1",
    "/listen/podcasts/list",
    "/listen/podcasts/{id}",
    "/listen/episodes/{id}",
]


@dataclass(frozen=True)
class Operation:
    kind: str  # page, act or api
    method: str
    path: str
    body: str | None = None
    content_type: str | None = None
    fields: object = None
    headers: object = None

    @property
    def takes_id(self):
        return "{" in self.path

    def __str__(self):
        return f"{self.method} {self.path}"

    def run(self, person, identifier, opening=""):
        """Asks for it, about something that has this identifier; and that somebody has opened under another."""
        path = re.sub(r"\{\w+\}", identifier or "", self.path)
        if isinstance(self.fields, str):
            return person.upload(path, self.fields, tone(1))
        if self.kind == "act":
            fields = {name: value.replace("{opening}", opening) for name, value in self.fields.items()}
            return person.submit(path, fields)
        headers = dict(self.headers or {})
        if self.content_type:
            headers["Content-Type"] = self.content_type
        if person.token and self.kind == "api":
            headers["Authorization"] = f"Bearer {person.token}"
        body = self.body.replace('"opening": "en"', f'"opening": "{opening}"') if self.body else None
        return person.send(self.method, path, body, headers)


def all_operations(openapi):
    pages = {re.sub(r"\{\w+\}", "{id}", page.path) for page in PAGES} | set(MORE)
    found = [Operation("page", "GET", path) for path in sorted(pages)]
    for path, ways in ACTS.items():
        found += [Operation("act", "POST", path, fields=way) for way in (ways if isinstance(ways, list) else [ways])]
    for path, methods in openapi["paths"].items():
        for method, about in methods.items():
            if method in ("get", "post", "put", "patch", "delete"):
                found.append(_api(path, method.upper(), about, openapi))
    return found


def _api(path, method, about, openapi):
    required = [
        f"{one['name']}={_value(one.get('schema', {}), openapi)}"
        for one in about.get("parameters", [])
        if one["in"] == "query" and one.get("required")
    ]
    path += "?" + "&".join(required) if required else ""
    headers = {
        one["name"]: str(_value(one.get("schema", {}), openapi))
        for one in about.get("parameters", [])
        if one["in"] == "header" and one.get("required")
    }
    for content_type, content in about.get("requestBody", {}).get("content", {}).items():
        if "json" in content_type:
            body = json.dumps(_value(content.get("schema", {}), openapi))
        else:
            body = "a,b\n1,2\n2,3\n"
        return Operation("api", method, path, body, content_type, headers=headers)
    return Operation("api", method, path, headers=headers)


def _value(schema, openapi):
    """Something that fits a schema, so that what is refused is refused for who asks."""
    if "$ref" in schema:
        target = openapi
        for part in schema["$ref"].removeprefix("#/").split("/"):
            target = target[part]
        return _value(target, openapi)
    if schema.get("enum"):
        return schema["enum"][0]
    match schema.get("type"):
        case "object":
            return {name: _value(one, openapi) for name, one in schema.get("properties", {}).items()}
        case "array":
            return [_value(schema.get("items", {}), openapi)]
        case "number" | "integer":
            return 1
        case "boolean":
            return True
    return "en"


FORM = re.compile(r"<form\b[^>]*>")


def unlisted_acts(page):
    """The addresses of forms on a page that nobody put into the list."""
    found = set()
    for form in FORM.findall(page):
        action = re.search(r'action="([^"?]*)', form)
        if action and 'method="post"' in form:
            path = re.sub(r"/(requests|blocked|sessions|attachments|books)/(?!new|end-others)[^/]+", r"/\1/{id}", action.group(1))
            if path not in ACTS and path not in NOT_TRIED:
                found.add(path)
    return found
