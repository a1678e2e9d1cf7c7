# SPDX-License-Identifier: Apache-2.0
"""People who sign up, ask, claim and send recordings while the server is killed again and again.

Whatever the server acknowledged must be there afterwards, once, with its file.
"""

import http.client
import random
import threading

from ledger import Folder, Ledger, faults
from people import Person, tone
from rig.server import Server
from rig.waiting import wait_until

BROKEN = (OSError, http.client.HTTPException)
PEOPLE_AT_ONCE = 4


class Killing:
    def __init__(self, folder, acts, kills, seed):
        self.server = Server(folder, "--behind-proxy")
        self.folder = Folder(self.server.data)
        self.ledger = Ledger()
        self.kills = 0
        self.left_files = 0
        self._wanted_acts = acts
        self._wanted_kills = kills
        self._random = random.Random(seed)
        self._numbers = iter(range(1, 1_000_000))
        self._lock = threading.Lock()
        self._ends = threading.Event()
        self._trouble = []

    def run(self):
        """Works and kills until there were enough of both; what is wrong afterwards."""
        self.server.start()
        # The volunteers of one address take more than a day's worth.
        self.server.administer("claims", "100000")
        self.server.administer("network-claims", "100000")
        try:
            people = [threading.Thread(target=self._live) for _ in range(PEOPLE_AT_ONCE)]
            for person in people:
                person.start()
            try:
                while self._is_wanting() and not self._trouble:
                    self._wait_for_acts(self._random.randint(1, 6))
                    # Between an act and the next, in the middle of an act: wherever it happens to be.
                    self._ends.wait(self._random.uniform(0, 0.3))
                    self.server.kill()
                    self.kills += 1
                    if self.kills == self._wanted_kills // 2:
                        self.folder.let_leases_end()
                    self.server.start()
            finally:
                self._ends.set()
                for person in people:
                    person.join()
            self.server.kill()
            self.kills += 1
            self.left_files = len(self.folder.unfinished_files())
            self.folder.let_leases_end()
            self.server.start()
            self._wait_for_recordings()
            self._wait_for_the_sweep()
            return self._trouble + faults(self.ledger, self.folder) + self._not_heard()
        finally:
            self.server.stop()

    def _is_wanting(self):
        return self.ledger.acts < self._wanted_acts or self.kills < self._wanted_kills

    def _wait_for_acts(self, count):
        wanted = self.ledger.acts + count
        wait_until(
            lambda: self.ledger.acts >= wanted or self._trouble, "nothing is acknowledged any more", seconds=120
        )

    # People

    def _next(self):
        with self._lock:
            return next(self._numbers)

    def _live(self):
        while not self._ends.is_set():
            try:
                self._one_story()
            except BROKEN:
                # The server was killed under the act: whether it happened, nobody was told.
                self._ends.wait(0.05)
            except Exception as failure:  # noqa: BLE001 - told in the report of the main thread
                self._trouble.append(f"a person met {failure!r}")
                return

    def _one_story(self):
        number = self._next()
        requester = self._sign_up(f"requester{number}", "requester")
        volunteer = self._sign_up(f"volunteer{number}", "volunteer")
        for _ in range(3):
            title = f"Text {self._next()}"
            request = requester.ask(title, "A text that somebody wants to hear. " * 3)
            if request is None:
                continue
            self.ledger.note("requests", title, request)
            if volunteer.submit(f"/read/requests/{request}/claim").done != "claimed":
                continue
            self.ledger.note("claims", request, f"volunteer{number}")
            recording = tone(self._next())
            if volunteer.upload(f"/read/requests/{request}/recording", "recording", recording).done == "sent":
                self.ledger.note("uploads", request, len(recording))

    def _sign_up(self, username, role):
        number = int("".join(filter(str.isdigit, username)))
        person = Person(self._port, f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}")
        answer = person.sign_up(username, role)
        if answer.done == "welcome":
            self.ledger.note("people", username)
            return person
        # Busy for the moment, as 503 says; anything else is a fault.
        if answer.status != 503:
            self._trouble.append(f"the sign-up of {username} got {answer.status}")
        raise http.client.HTTPException

    @property
    def _port(self):
        return int(self.server.url.rsplit(":", 1)[1])

    # Afterwards

    def _wait_for_recordings(self):
        wait_until(
            lambda: not self.folder.rows("SELECT 1 FROM recordings WHERE state = 'preparing'"),
            "the recordings are not prepared",
            seconds=600,
        )

    def _wait_for_the_sweep(self):
        wait_until(
            lambda: not self.folder.unfinished_files(),
            "the files that kills left unfinished are not swept",
            seconds=120,
        )

    def _not_heard(self):
        """Requesters who cannot hear what was read for them, of the first few."""
        found = []
        for request in list(self.ledger.uploads)[:5]:
            [row] = self.folder.rows(
                "SELECT username FROM requests JOIN accounts ON accounts.id = requester WHERE requests.id = ?", request
            )
            person = Person(self._port, "10.255.0.1")
            person.sign_in(row["username"])
            answer = person.get(f"/read/requests/{request}/audio")
            if answer.status != 200 or len(answer.body) < 1000:
                found.append(f"{row['username']} cannot hear the recording of {request}: {answer.status}")
        return found
