# SPDX-License-Identifier: Apache-2.0
"""What several tests of charts need."""

import pytest


@pytest.fixture
def csv(tmp_path):
    def write(text, name="plants.csv"):
        path = tmp_path / name
        path.write_text(text)
        return path

    return write
