# SPDX-License-Identifier: Apache-2.0
"""The server itself, as a browser's neighbour meets it."""

import urllib.request

from rig.server import Server


def test_the_server_is_well(server):
    with urllib.request.urlopen(f"{server.url}/healthz") as answer:
        assert answer.status == 200


def test_the_server_starts_again_on_its_data_and_ends_when_asked(tmp_path):
    for _ in range(2):
        server = Server(tmp_path).start()
        assert server.stop() == 0
