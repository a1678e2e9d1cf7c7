# SPDX-License-Identifier: Apache-2.0
"""The server itself, as a browser's neighbour meets it."""

import socket
import subprocess
import urllib.request

from rig.server import Server, tool


def test_the_server_is_well(server):
    with urllib.request.urlopen(f"{server.url}/healthz") as answer:
        assert answer.status == 200


def test_the_server_starts_again_on_its_data_and_ends_when_asked(tmp_path):
    for _ in range(2):
        server = Server(tmp_path).start()
        assert server.stop() == 0


def said_by(*arguments):
    """Runs a server that cannot start, and returns its status and what it said."""
    result = subprocess.run([tool(), "serve", *arguments], capture_output=True, text=True, timeout=30)
    return result.returncode, result.stderr.strip()


def test_a_port_in_use_is_one_sentence(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        status, sentence = said_by("--port", port, "--data", str(tmp_path / "data"))
    assert status != 0
    assert port in sentence
    assert len(sentence.splitlines()) == 1


def test_a_data_folder_that_cannot_be_made_is_one_sentence(tmp_path):
    file = tmp_path / "file"
    file.write_text("A file is no folder.")
    status, sentence = said_by("--port", "0", "--data", str(file / "data"))
    assert status != 0
    assert str(file) in sentence
    assert len(sentence.splitlines()) == 1
