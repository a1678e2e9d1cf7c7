# SPDX-License-Identifier: Apache-2.0
"""Waiting for a condition: the one place in the tests that lets time pass."""

import time


def wait_until(condition, what, seconds=20, every=0.05):
    """Asks `condition` until its answer is true, and returns the answer; fails with `what` after `seconds`."""
    deadline = time.monotonic() + seconds
    while True:
        answer = condition()
        if answer:
            return answer
        if time.monotonic() > deadline:
            raise AssertionError(f"Waited {seconds} s in vain: {what}")
        time.sleep(every)
