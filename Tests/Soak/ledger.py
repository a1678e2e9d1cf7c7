# SPDX-License-Identifier: Apache-2.0
"""What a server acknowledged, and whether its data folder holds exactly that."""

import re
import sqlite3
import threading
from contextlib import closing
from dataclasses import dataclass, field

KEY = re.compile(r"[0-9a-f]{32}")


@dataclass
class Ledger:
    """Acts that were acknowledged. What got no answer may have happened once or not at all."""

    people: set = field(default_factory=set)
    requests: dict = field(default_factory=dict)  # title: identifier
    claims: dict = field(default_factory=dict)  # request: username
    uploads: dict = field(default_factory=dict)  # request: size of the file
    asked: int = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def note(self, kind, key, value=None):
        with self._lock:
            book = getattr(self, kind)
            if isinstance(book, set):
                book.add(key)
            else:
                book[key] = value

    @property
    def acts(self):
        return sum(len(book) for book in (self.people, self.requests, self.claims, self.uploads))


class Folder:
    """The data folder of a server, looked at from outside."""

    def __init__(self, path):
        self.path = path

    def rows(self, query, *values):
        address = f"file:{self.path}/earshot.db?mode=rw"
        with closing(sqlite3.connect(address, uri=True, timeout=20)) as database:
            database.row_factory = sqlite3.Row
            return database.execute(query, values).fetchall()

    def let_leases_end(self):
        """Lets the minute pass after which the work of a worker that died is taken up; the server must not run."""
        with closing(sqlite3.connect(f"{self.path}/earshot.db", timeout=20)) as database:
            database.execute(
                "UPDATE jobs SET lease = NULL, leased_until = NULL, taken_at = NULL, worker = NULL, "
                "attempts = attempts - 1, crashes = crashes + 1 WHERE leased_until IS NOT NULL"
            )
            database.execute("UPDATE jobs SET run_at = 0 WHERE failed_at IS NULL AND attempts + crashes > 0")
            database.commit()

    def tables(self):
        names = self.rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        return {name: self.rows(f'SELECT * FROM "{name}"') for (name,) in names}

    def files(self):
        """All stored files by their key, with their size."""
        return {file.name: file.stat().st_size for file in (self.path / "blobs").glob("??/*") if KEY.fullmatch(file.name)}

    def named_keys(self):
        """Every text in the database that could name a file, wherever it stands."""
        texts = (value for rows in self.tables().values() for row in rows for value in row if isinstance(value, str))
        return {key for text in texts for key in KEY.findall(text)}

    def unnamed_files(self):
        return set(self.files()) - self.named_keys()

    def unfinished_files(self):
        """What is being received or made, or was when a server was killed."""
        return [path for path in (self.path / "blobs" / "unfinished").rglob("*") if path.is_file()]


def faults(ledger, folder):
    """What the folder lacks of the ledger, has twice, or has broken; nothing, if all is well."""
    found = []

    def expect(holds, sentence):
        if not holds:
            found.append(sentence)

    check = [row[0] for row in folder.rows("PRAGMA integrity_check")]
    expect(check == ["ok"], f"the database is damaged: {check}")
    expect(not folder.rows("PRAGMA foreign_key_check"), "rows refer to others that are not there")

    names = [row["username"] for row in folder.rows("SELECT username FROM accounts")]
    for name in ledger.people:
        expect(names.count(name) == 1, f"{name} signed up and is there {names.count(name)} times")

    rows = folder.rows(
        "SELECT requests.id, title, state, username FROM requests LEFT JOIN accounts ON accounts.id = volunteer"
    )
    titles = [row["title"] for row in rows]
    for title in set(titles):
        expect(titles.count(title) == 1, f"{title} was asked for once and is there {titles.count(title)} times")
    found_by_id = {row["id"]: row for row in rows}
    for title, request in ledger.requests.items():
        row = found_by_id.get(request)
        expect(row is not None and row["title"] == title, f"{title} was acknowledged and is not there")
    for request, volunteer in ledger.claims.items():
        row = found_by_id.get(request)
        expect(row is not None and row["username"] == volunteer, f"{request} was claimed by {volunteer}, and is not theirs")

    files = folder.files()
    for request, size in ledger.uploads.items():
        recordings = folder.rows("SELECT * FROM recordings WHERE request = ?", request)
        expect(len(recordings) == 1, f"the recording of {request} is there {len(recordings)} times")
        for row in recordings:
            original = row["original_key"]
            if original is not None:
                expect(files.get(original) == size, f"the file that was sent for {request} is not whole")
            else:
                expect(row["track"] is not None, f"the recording of {request} has no sound: {row['problem']}")
    for key in named_files(folder):
        expect(key in files, f"the file {key} is named and not there")
    return found


def named_files(folder):
    """The keys that the columns for files hold."""
    keys = set()
    for rows in folder.tables().values():
        for row in rows:
            for column in row.keys():
                if column.endswith("_key") and isinstance(row[column], str) and KEY.fullmatch(row[column]):
                    keys.add(row[column])
    return keys
