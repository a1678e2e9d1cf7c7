# SPDX-License-Identifier: Apache-2.0
"""Four people and a stranger try everything on what belongs to the others.

Nothing that is not theirs may change in the database, and no words that are not for them may stand in an answer.
"""

import json
import random
import time

from ledger import Folder
from operations import all_operations, unlisted_acts
from people import Person, tone
from rig.server import Server
from rig.waiting import wait_until

# Requesters with the volunteer who reads for them.
PAIRS = {"ana": "vic", "ben": "wil"}
# Who has blocked one requester and reported the other, and who looks after the server: they try nothing themselves.
WITNESS = "xan"
OPERATOR = "olga"
STATES = ["open", "claimed", "recorded", "accepted"]
# A long text that several read: its parts are requests of their own; the whole has what stands in them.
PARTS = ["part claimed", "part open", "part recorded"]
WHOLE = "divided"
# What a server does by itself, and what asking leaves behind.
VOLATILE = {"attempts", "jobs", "schema_migrations"}
# What only the one may change whom this column names, whoever else is named.
OWNERS = {"blocks": "blocker", "reports": "reporter"}
NOBODYS = "00000000000000000000000000"


class Matrix:
    def __init__(self, folder):
        self.server = Server(folder, "--behind-proxy")
        self.folder = Folder(self.server.data)
        self.people = {}
        self.accounts = {}
        self.requests = {}  # (requester, state): identifier
        self.attachments = {}  # identifier: (requester, state)
        self.tried = 0
        self.faults = []

    def run(self, share=1.0, seed=0):
        """Tries all of it, or a share that the seed chooses; what was wrong."""
        self.server.start()
        try:
            self._set_the_scene()
            openapi = self.people["stranger"].get("/api/v1/openapi.json").json()
            chance = random.Random(seed)
            for name in self.people:
                for operation in all_operations(openapi):
                    for identifier in self._identifiers(operation):
                        if chance.random() < share and not self._is_theirs_to_do(name, operation, identifier):
                            self._try(name, operation, identifier)
            self._check_that_nothing_is_traced(openapi)
            self._check_that_people_have_their_own()
        finally:
            self.server.stop()
        return self.faults

    # The scene

    def _set_the_scene(self):
        port = int(self.server.url.rsplit(":", 1)[1])
        roles = {name: "requester" for name in PAIRS} | {name: "volunteer" for name in PAIRS.values()}
        roles |= {WITNESS: "volunteer", OPERATOR: "volunteer"}
        for number, (name, role) in enumerate(roles.items()):
            person = Person(port, f"10.0.0.{number + 1}")
            assert person.sign_up(name, role, f"{_mark(name, 'mail')}@example.org").done == "welcome"
            person.token = person.program(name)
            self.people[name] = person
        # A new volunteer has one text at a time.
        for name in PAIRS.values():
            self.server.administer("vet", name)
        self.server.administer("claims", "100000")
        self.server.administer("network-claims", "100000")
        self.server.administer("grant", OPERATOR)
        self.people["stranger"] = Person(port, "10.0.0.99")
        self.accounts = {row["username"]: row["id"] for row in self.folder.rows("SELECT id, username FROM accounts")}
        for requester, volunteer in PAIRS.items():
            for state in STATES:
                request = self.people[requester].ask(f"{requester} {state}", f"Private: {_mark(requester, state)}")
                self.requests[requester, state] = request
                self._attach(requester, state, request)
                if state != "open":
                    self._act(volunteer, request, "claim")
                if state in ("recorded", "accepted"):
                    self.people[volunteer].upload(f"/read/requests/{request}/recording", "recording", tone(1))
            self._divide(requester, volunteer)
        wait_until(self._is_idle, "the recordings and the demo are not prepared", seconds=300)
        for requester in PAIRS:
            self._act(requester, self.requests[requester, "accepted"], "good")
        self._act(WITNESS, self.requests["ana", "open"], "block")
        words = _mark(WITNESS, "report")
        self._act(WITNESS, self.requests["ben", "open"], "report", {"reason": "unkind", "words": words})
        for name in (WITNESS, OPERATOR):
            del self.people[name]

    def _act(self, name, request, act, fields=None):
        assert self.people[name].submit(f"/read/requests/{request}/{act}", fields).done, f"{name} cannot {act}"

    def _divide(self, requester, volunteer):
        person = self.people[requester]
        # The marks stand in the middle of the parts. Words so long that none can be counted: else a recording of a second
        # would wait for its volunteer; and a language without a machine voice, which would read for minutes.
        paragraphs = [
            _mark(requester, state) if number == 25 else "manymorewordswithoutaspace " * 8
            for state in PARTS
            for number in range(50)
        ]
        # Of the whole, what stands in the part that nobody has.
        paragraphs[70] = _mark(requester, WHOLE)
        draft = {"title": f"{requester} {WHOLE}", "text": "\n\n".join(paragraphs), "language": "th", "parts": len(PARTS)}
        headers = {"Authorization": f"Bearer {person.token}", "Content-Type": "application/json"}
        whole = person.send("POST", "/api/v1/requests", json.dumps(draft), headers).json()["id"]
        told = person.send("GET", f"/api/v1/requests/{whole}", headers=headers).json()
        self.requests[requester, WHOLE] = whole
        for state, part in zip(PARTS, told["parts"], strict=True):
            self.requests[requester, state] = part["id"]
            if state != "part open":
                self._act(volunteer, part["id"], "claim")
            if state == "part recorded":
                self.people[volunteer].upload(f"/read/requests/{part['id']}/recording", "recording", tone(1))

    def _attach(self, requester, state, request):
        person = self.people[requester]
        answer = person.send(
            "POST",
            f"/api/v1/requests/{request}/attachments?name=a.txt",
            f"Private too: {_mark(requester, state)}",
            {"Authorization": f"Bearer {person.token}", "Content-Type": "text/plain"},
        )
        assert answer.status == 201, f"{requester} cannot attach a file: {answer.status}"
        rows = self.folder.rows("SELECT id FROM attachments WHERE request = ?", request)
        self.attachments[rows[0]["id"]] = (requester, state)

    def _is_idle(self):
        now = int(time.time() * 1000)
        return not self.folder.rows("SELECT 1 FROM jobs WHERE failed_at IS NULL AND run_at <= ?", now)

    def _identifiers(self, operation):
        if not operation.takes_id:
            return [None]
        if operation.path.startswith("/operator/vetting"):
            return ["on", "off", NOBODYS]
        if "/operator/people" in operation.path:
            return [*self.accounts.values(), NOBODYS]
        if "/attachments/" in operation.path:
            return [*self.attachments, *self.requests.values(), NOBODYS]
        for word, table in {"/reports/": "reports", "/blocked/": "blocks", "/blocks/": "blocks"}.items():
            if word in operation.path:
                return [*(row["id"] for row in self.folder.rows(f"SELECT id FROM {table}")), NOBODYS]
        tracks = [row["id"] for row in self.folder.rows("SELECT id FROM tracks ORDER BY id LIMIT 4")]
        return [*self.requests.values(), *tracks, NOBODYS]

    def _opening(self, identifier):
        rows = self.folder.rows("SELECT id FROM claims WHERE request = ?", identifier or "")
        return rows[0]["id"] if rows else NOBODYS

    # What is allowed

    def _owner(self, identifier):
        found = next((key for key, value in self.requests.items() if value == identifier), (None, None))
        return self.attachments.get(identifier, found)

    def _is_theirs_to_do(self, name, operation, identifier):
        """Acts on one's own, which the other tests try; and what volunteers may do about what waits for them."""
        requester, state = self._owner(identifier)
        if operation.method == "GET" or requester is None:
            return False
        is_volunteer = name in PAIRS.values()
        return name in (requester, PAIRS[requester]) or (
            is_volunteer and state.endswith("open") and operation.path.endswith(("/claim", "/block", "/report", "/blocks/{id}"))
        )

    def _may_see(self, name, requester, state):
        is_taken = state.endswith(("claimed", "recorded", "accepted"))
        return name == requester or (name == PAIRS[requester] and is_taken)

    def _forbidden_marks(self, name):
        marks = {_mark(other, "mail") for other in self.accounts if other != name} | {_mark(WITNESS, "report")}
        return marks | {
            _mark(requester, state) for requester, state in self.requests if not self._may_see(name, requester, state)
        }

    # The trial

    def _try(self, name, operation, identifier):
        person = self.people[name]
        before = self._world_without(name)
        answer = operation.run(person, identifier, self._opening(identifier))
        after = self._world_without(name)
        self.tried += 1
        what = f"{name}: {operation} with {identifier}: {answer.status}"
        if answer.status >= 500:
            self.faults.append(f"{what}, a fault of the server")
        for table in after:
            if before[table] != after[table]:
                self.faults.append(f"{what}, and {table} changed: {before[table] ^ after[table]}")
        text = answer.body.decode(errors="replace")
        for mark in self._forbidden_marks(name):
            if mark in text:
                self.faults.append(f"{what}, and it told {mark}")
        requester, state = self._owner(identifier)
        is_sound = answer.status < 300 and answer.headers.get("content-type", "").startswith("audio/")
        if requester and is_sound and operation.path.startswith("/read") and not self._may_see(name, requester, state):
            self.faults.append(f"{what}, and it gave the recording")
        for path in unlisted_acts(text):
            self.faults.append(f"{what}: the form {path} is not in the list of acts")

    def _world_without(self, name):
        """All rows that are not the person's own: that neither name them nor a request of theirs."""
        own = {self.accounts.get(name)} - {None}
        tables = self.folder.tables()
        own |= {row["id"] for row in tables["requests"] if row["requester"] in own}

        def is_own(table, row):
            return row[OWNERS[table]] in own if table in OWNERS else not own.isdisjoint(map(str, row))

        return {
            table: {repr(tuple(row)) for row in rows if not is_own(table, row)}
            for table, rows in tables.items()
            if table not in VOLATILE
        }

    def _check_that_nothing_is_traced(self, openapi):
        """TRACE would send back what the browser added, such as the cookie."""
        for path in sorted({operation.path for operation in all_operations(openapi)}):
            answer = self.people["ana"].send("TRACE", path.replace("{", "").replace("}", ""))
            if answer.status != 405:
                self.faults.append(f"TRACE {path} got {answer.status}")

    def _check_that_people_have_their_own(self):
        for (requester, state), request in self.requests.items():
            # The text of a part stands on the page of the whole.
            shown = self.requests[requester, WHOLE] if state in PARTS else request
            answer = self.people[requester].get(f"/read/requests/{shown}")
            if answer.status != 200 or _mark(requester, state) not in answer.body.decode():
                self.faults.append(f"{requester} does not find the own text that is {state}")


def _mark(name, what):
    return f"only-for-{name}-{what.replace(' ', '-')}"
