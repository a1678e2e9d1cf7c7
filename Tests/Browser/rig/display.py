# SPDX-License-Identifier: Apache-2.0
"""A screen where there is none: Xvfb on a display number that it chooses itself."""

import os
import subprocess


class Display:
    def __init__(self, size="1400x1100"):
        self._size = size
        self._process = None
        self.name = None

    def __enter__(self):
        reading, writing = os.pipe()
        self._process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{self._size}x24", "-nolisten", "tcp"],
            pass_fds=[writing],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()  # Xvfb writes it once it accepts connections
        if not number:
            raise AssertionError("Xvfb did not start; run scripts/install test.")
        self.name = f":{number}"
        return self

    def __exit__(self, *_):
        end(self._process)


def end(process, seconds=10):
    """Ends a child process that we started, first politely."""
    if process is None or process.poll() is not None:
        return
    process.terminate()
    try:
        process.wait(timeout=seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
