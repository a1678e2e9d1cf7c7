# SPDX-License-Identifier: Apache-2.0
"""Everybody tries everything on what belongs to others: see matrix.py. Argument: the share that is tried, 1 for all."""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Browser"))

from matrix import Matrix  # noqa: E402


def main(share=1.0):
    with tempfile.TemporaryDirectory(prefix="earshot-soak-") as folder:
        matrix = Matrix(folder)
        faults = matrix.run(float(share))
    print(f"{matrix.tried} trials by four people and a stranger")
    for fault in faults:
        print(f"FAULT {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
