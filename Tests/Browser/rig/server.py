# SPDX-License-Identifier: Apache-2.0
"""A real `earshot serve` on a free port, with a data folder of its own."""

import os
import re
import signal
import sqlite3
import subprocess
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path

from .waiting import wait_until

ROOT = Path(__file__).resolve().parents[3]


def tool():
    """The earshot tool; EARSHOT_TOOL names another one, such as .build/debug/earshot."""
    path = Path(os.environ.get("EARSHOT_TOOL", ROOT / ".build/release/earshot"))
    if not path.exists():
        raise AssertionError(f"There is no {path}: run make build first.")
    return path


class Server:
    """Starts the tool and knows its address, data folder and log."""

    def __init__(self, folder, *options):
        self.options = options
        self.data = Path(folder) / "data"
        self.log = Path(folder) / "server.log"
        self.url = None
        self._process = None

    def start(self):
        # The server chooses a free port and prints it; one that was free a moment ago might be taken.
        began = self.log_size()
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [tool(), "serve", "--host", "127.0.0.1", "--port", self._port(), "--data", self.data, *self.options],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        try:
            wait_until(lambda: self._find_address(began), "the server does not tell its address", seconds=60)
            wait_until(self._is_well, f"{self.url}/healthz does not answer", seconds=60)
        except AssertionError as failure:
            self.stop()
            raise AssertionError(f"{failure}\nThe server said:\n{self.log_text()}") from None
        return self

    def _port(self):
        """The port of the last time, so that a server that was started again is found; a free one at first."""
        return self.url.rsplit(":", 1)[1] if self.url else "0"

    def _find_address(self, began):
        self._must_run()
        told = re.search(r"listening on (http://\S+)", self.log_text(began))
        if told:
            self.url = told.group(1)
        return told is not None

    def _must_run(self):
        if self._process.poll() is not None:
            raise AssertionError(f"The server ended with status {self._process.returncode}")

    def _is_well(self):
        self._must_run()
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return answer.status == 200
        except (urllib.error.URLError, OSError):
            return False

    def log_text(self, since=0):
        return self.log.read_bytes()[since:].decode(errors="replace") if self.log.exists() else ""

    def log_size(self):
        return self.log.stat().st_size if self.log.exists() else 0

    def forget_attempts(self):
        """Lets the hour pass after which an address may sign up more people, as all our tests come from one address."""
        with closing(sqlite3.connect(f"file:{self.data}/earshot.db?mode=rw", uri=True, timeout=20)) as database:
            database.execute("DELETE FROM attempts")
            database.commit()

    def administer(self, *words):
        """What the person who runs the server does at the command line, beside it."""
        subprocess.run([tool(), "admin", *words, "--data", self.data], check=True, capture_output=True, timeout=60)

    def kill(self):
        """Ends the server as a power cut does."""
        self._process.kill()
        self._process.wait()
        self._process = None

    def stop(self):
        """Asks the server to end, as a service manager would, and returns its exit status."""
        if self._process is None:
            return None
        self._process.send_signal(signal.SIGTERM)
        try:
            status = self._process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise AssertionError("The server did not end within 15 s of being asked to.") from None
        finally:
            self._process = None
        return status
