# SPDX-License-Identifier: Apache-2.0
"""A person at a screen reader: Chromium, Orca and a keyboard, on a desktop of their own."""

import json
import os
import shutil
import socket
import subprocess
from pathlib import Path

from rig.chromium import ALICANTE, ARGUMENTS, WHOLE_PROGRAM
from rig.display import Display, end
from rig.waiting import wait_until

INSIDE = Path(__file__).parent / "inside_orca"
QUIET = 0.4  # seconds without an event or a word that count as "Orca has finished"
PATIENCE = 3  # the same, when what it said is not what the transcript has


_ALL_READY = """() => [...document.querySelectorAll('[data-begin]')]
  .every(({ dataset }) => 'ready' in dataset || 'broken' in dataset)"""


class OrcaEnded(AssertionError):
    """Orca is gone. That says nothing about the page; `start_orca` starts another one."""


class Desktop:
    """Screen, message bus, window manager and Orca. Ends all of them, and only them, when closed."""

    def __init__(self, folder):
        self._folder = Path(folder)
        self._display = Display("1280x1024")
        self._processes = []
        self._connection = None
        self._orca = None
        self._starts = 0
        self.environment = {}

    def start(self):
        home = self._folder / "home"
        orca_folder = home / "data/orca"
        runtime = self._folder / "run"
        orca_folder.mkdir(parents=True)
        runtime.mkdir(mode=0o700)
        shutil.copy(INSIDE / "orca-customizations.py", orca_folder)

        self._display.__enter__()
        self.environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(home),
            "XDG_DATA_HOME": str(home / "data"),
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_CACHE_HOME": str(home / "cache"),
            "XDG_RUNTIME_DIR": str(runtime),
            "DISPLAY": self._display.name,
            "LANG": "C.UTF-8",
            "TZ": "UTC",
            "GTK_MODULES": "gail:atk-bridge",
            "GNOME_ACCESSIBILITY": "1",
            "ACCESSIBILITY_ENABLED": "1",
        }
        self._start_bus()
        self._start("openbox")
        subprocess.run(
            ["gsettings", "set", "org.gnome.desktop.interface", "toolkit-accessibility", "true"],
            env=self.environment,
            check=True,
        )
        self._start("/usr/libexec/at-spi-bus-launcher", "--launch-immediately")
        return self

    def _start(self, *command, **options):
        options.setdefault("stdout", subprocess.DEVNULL)
        process = subprocess.Popen(
            command, env=self.environment, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options
        )
        self._processes.append(process)
        return process

    def _start_bus(self):
        bus = self._start(
            "dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1", stdout=subprocess.PIPE
        )
        address = bus.stdout.readline().decode().strip()
        assert address, "The message bus did not start; run scripts/install test."
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = address

    def start_orca(self):
        """Starts Orca; again, if the one that ran has ended."""
        self._starts += 1
        path = self._folder / f"orca{self._starts}.socket"
        self._log = self._folder / f"orca{self._starts}.log"
        with self._log.open("wb") as log:
            self._orca = subprocess.Popen(
                ["/usr/bin/python3", INSIDE / "launch.py"],
                env={**self.environment, "PYTHONPATH": str(INSIDE), "EARSHOT_ORCA_SOCKET": str(path)},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self._processes.append(self._orca)

        def answers():
            assert self._orca.poll() is None, f"Orca ended at its start:\n{self._log.read_text()}"
            return path.exists()

        wait_until(answers, "Orca does not answer", seconds=60)
        self._connection = socket.socket(socket.AF_UNIX)
        self._connection.settimeout(60)
        self._connection.connect(str(path))
        self._stream = self._connection.makefile("rw", encoding="utf-8")

    def ask(self, question):
        try:
            self._stream.write(json.dumps({"ask": question}) + "\n")
            self._stream.flush()
            answer = self._stream.readline()
        except OSError:
            answer = ""
        if not answer:
            end(self._orca)
            raise OrcaEnded(f"Orca ended with status {self._orca.returncode}:\n{self._log.read_text()[-3000:]}")
        return json.loads(answer)

    @property
    def has_orca(self):
        return self._orca.poll() is None

    def close(self):
        if self._connection:
            self._connection.close()
        for process in reversed(self._processes):
            end(process)
        self._display.__exit__()


class Reader:
    """Opens pages and listens to them."""

    def __init__(self, desktop, playwright, url, profile):
        self._desktop = desktop
        # A window without an address bar, so that the Tab key starts in the page and Orca says only what is ours.
        self._context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=WHOLE_PROGRAM,
            headless=False,
            args=[*ARGUMENTS, "--force-renderer-accessibility", "--disable-gpu", f"--app={url}/"],
            ignore_default_args=["--enable-automation"],
            env=desktop.environment,
            base_url=url,
            no_viewport=True,
            locale="en",
            reduced_motion="reduce",
            color_scheme="light",
            permissions=["geolocation"],
            geolocation=ALICANTE,
            service_workers="block",  # what it tells comes when it comes
        )
        self.page = self._context.pages[0]
        self.page.set_default_timeout(30_000)

    def close(self):
        self._context.close()

    def become(self, state=None, language="en"):
        """Another person sits down, with these cookies or with none; forgets what pages kept in the browser."""
        self._context.clear_cookies()
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        if state:
            self._context.add_cookies(state["cookies"])
        elif language != "en":
            # As the buttons at the foot of each page do.
            form = {"language": language, "return": "/"}
            answer = self._context.request.post(
                "/settings/language", form=form, headers={"Sec-Fetch-Site": "same-origin"}
            )
            assert answer.ok, f"The language cannot be chosen: {answer.status}"

    def open(self, path):
        """Goes to a page and waits until it has loaded and Orca has taken it in."""
        self.page.goto(path)
        self.settle()

    def begin(self, path, ready="main"):
        """Opens a page, waits until there is something that is `ready`, and goes to its top: there, what is said does
        not depend on what was there before."""
        self.page.goto(path)
        self.page.locator(ready).first.wait_for()
        self.settle(quiet=1)
        answer = self._desktop.ask("to top")
        assert "error" not in answer, answer["error"]

    def settle(self, quiet=QUIET):
        self.page.wait_for_load_state("load")
        self.page.evaluate("() => document.fonts.ready.then(() => true)")
        # What its scripts still change would be read as it was or as it is.
        self.page.wait_for_function(_ALL_READY)
        self._wait_for_orca(lambda state: state["quiet"] > quiet, address=self.page.url)

    def _wait_for_orca(self, complete, address=None):
        def done():
            state = self._desktop.ask("state")
            if state["waiting"] or state["reading"] or not complete(state):
                return None
            if address is not None and state["document"] != address.partition("#")[0]:
                return None
            return state

        what = "Orca did not fall silent" if address is None else f"Orca did not come to {address}"
        return wait_until(done, what, seconds=60)

    def read(self, quiet=QUIET):
        """What Orca says when it reads the whole page, a list of utterances."""
        self.settle(quiet)
        self._desktop.ask("forget")
        answer = self._desktop.ask("say all")
        assert "error" not in answer, answer["error"]

        def finished():
            state = self._desktop.ask("state")
            return state if not state["reading"] else None

        return wait_until(finished, "Orca did not come to the end of the page", seconds=60)["spoken"]

    def press(self, key, expected=None):
        """Presses a key on the real keyboard and returns what Orca says to it."""
        return self.hear(lambda: self._key(key), expected)

    def hear(self, action, expected=None):
        """What Orca says while and after `action` is done, a list of utterances.

        `expected` tells whether what was said is all that there is to say. While it is not, listening goes on. A
        step without a transcript is listened to as long as one that differs from its transcript.
        """
        self._desktop.ask("forget")
        action()

        def complete(state):
            return state["quiet"] > (QUIET if expected and expected(state["spoken"]) else PATIENCE)

        return self._wait_for_orca(complete)["spoken"]

    def _key(self, key):
        subprocess.run(
            ["xdotool", "key", "--clearmodifiers", key], env=self._desktop.environment, check=True, timeout=20
        )
