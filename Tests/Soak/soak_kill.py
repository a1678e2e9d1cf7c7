# SPDX-License-Identifier: Apache-2.0
"""The server is killed again and again while people use it: see killing.py. Arguments: acts, kills, seed."""

import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Browser"))

from killing import Killing  # noqa: E402


def main(acts=400, kills=30, seed=None):
    seed = int(seed) if seed is not None else int(time.time())
    with tempfile.TemporaryDirectory(prefix="earshot-soak-") as folder:
        killing = Killing(folder, int(acts), int(kills), seed)
        faults = killing.run()
        ledger = killing.ledger
        print(
            f"{killing.kills} kills (seed {seed}); acknowledged: {len(ledger.people)} sign-ups, "
            f"{len(ledger.requests)} requests, {len(ledger.claims)} claims, {len(ledger.uploads)} recordings"
        )
        print(
            f"the last kill left {killing.left_files} unfinished files, which were swept; {len(killing.folder.unnamed_files())} "
            "stored files have no row, and are swept when they are a day old"
        )
    for fault in faults:
        print(f"FAULT {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
