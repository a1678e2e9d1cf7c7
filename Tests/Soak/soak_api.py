# SPDX-License-Identifier: Apache-2.0
"""Schemathesis on the API of a server of its own, as a requester who is signed in. Argument: at most so many seconds."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Browser"))

from people import Person  # noqa: E402
from rig.server import Server  # noqa: E402

CHECKS = "not_a_server_error,content_type_conformance,response_schema_conformance,response_headers_conformance"


def main(seconds=120):
    with tempfile.TemporaryDirectory(prefix="earshot-soak-") as folder:
        server = Server(folder, "--behind-proxy").start()
        try:
            return run(server, seconds, folder)
        finally:
            server.stop()


def run(server, seconds, folder):
    person = Person(int(server.url.rsplit(":", 1)[1]), "10.0.0.1")
    person.sign_up("ana", "requester")
    token = person.program("ana")
    openapi = person.get("/api/v1/openapi.json").json()
    command = [
        Path(sys.executable).parent / "schemathesis", "run", f"{server.url}/api/v1/openapi.json",
        "--checks", CHECKS, "--seed", "1", "--max-time", str(seconds), "--request-timeout", "20",
        "--phases", "examples,coverage,fuzzing", "--max-examples", "30", "--generation-database", "none",
        "--warnings", "off", "--no-color",
        "-H", f"Authorization: Bearer {token}", "-H", "X-Forwarded-For: 10.0.0.1",
    ]  # fmt: skip
    for path in excluded(openapi):
        command += ["--exclude-path", path]
    hooks = {"SCHEMATHESIS_HOOKS": str(Path(__file__).resolve().with_name("schemathesis_hooks.py"))}
    # It leaves a folder of its own where it runs.
    return subprocess.run(command, check=False, cwd=folder, env=os.environ | hooks).returncode


def excluded(openapi):
    """What has no end; and what would end the session that all of this lives on."""
    for path, methods in openapi["paths"].items():
        for method, about in methods.items():
            answers = about.get("responses", {}).values()
            if any("text/event-stream" in answer.get("content", {}) for answer in answers):
                yield path
            elif method == "delete" and path.endswith("/sessions"):
                yield path


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
