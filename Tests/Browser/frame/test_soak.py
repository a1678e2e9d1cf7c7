# SPDX-License-Identifier: Apache-2.0
"""The trials of `make soak`, in short."""

from killing import Killing
from matrix import Matrix


def test_what_was_acknowledged_outlives_kills(tmp_path):
    assert Killing(tmp_path, acts=30, kills=3, seed=1).run() == []


def test_nobody_reads_or_changes_what_belongs_to_others(tmp_path):
    assert Matrix(tmp_path).run(share=0.05, seed=1) == []
