# SPDX-License-Identifier: Apache-2.0
"""Recordings in pieces, by tus 1.0: a client that others wrote, what the protocol asks for, and a server that is killed."""

import base64
import hashlib
import io
import socket
from urllib.parse import urlsplit

import pytest
import requests
from rig.server import Server
from rig.story import recording
from rig.uploads import PATCH, TUS, Scene
from rig.waiting import wait_until
from tusclient.client import TusClient


@pytest.fixture
def scene(server):
    return Scene(server)


def test_a_client_that_others_wrote_sends_a_recording(scene):
    sound = recording(seconds=3)
    client = TusClient(scene.volunteer.server.url + "/api/v1/uploads", headers=scene.volunteer.headers)
    uploader = client.uploader(
        file_stream=io.BytesIO(sound), chunk_size=30_000, metadata={"request": scene.request}, upload_checksum=True
    )
    uploader.upload_chunk()
    # It goes on from another place, with nothing but the address.
    again = client.uploader(file_stream=io.BytesIO(sound), chunk_size=30_000, url=uploader.url, upload_checksum=True)
    assert again.offset == 30_000
    again.upload()
    wait_until(scene.heard, "the recording cannot be heard", seconds=600, every=0.5)


def test_the_server_says_what_it_can_do(scene):
    answer = scene.volunteer.ask("OPTIONS", "/api/v1/uploads")
    assert answer.status_code == 204
    assert answer.headers["Tus-Version"] == "1.0.0"
    assert set(answer.headers["Tus-Extension"].split(",")) >= {"creation", "checksum", "termination", "expiration"}
    assert int(answer.headers["Tus-Max-Size"]) == 200 << 20
    assert "sha1" in answer.headers["Tus-Checksum-Algorithm"].split(",")


def test_what_is_asked_of_an_upload(scene):
    path = scene.begin(100, filename="letter.wav")
    answer = scene.volunteer.ask("HEAD", path, TUS)
    assert answer.status_code in (200, 204)
    assert (answer.headers["Upload-Offset"], answer.headers["Upload-Length"]) == ("0", "100")
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.headers["Upload-Metadata"] == scene.metadata(filename="letter.wav")
    assert answer.headers["Tus-Resumable"] == "1.0.0"
    assert answer.headers["Upload-Expires"].endswith("GMT")
    unknown = scene.begin(None, purpose="take")
    answer = scene.volunteer.ask("HEAD", unknown, TUS)
    assert answer.headers["Upload-Defer-Length"] == "1" and "Upload-Length" not in answer.headers


# What is sent to an upload of 100 bytes of which 10 are there, and what the protocol has it answered.
REFUSED = {
    "another version": ("PATCH", {"Tus-Resumable": "0.2.2"}, b"x", 412),
    "no version": ("PATCH", {"Tus-Resumable": None}, b"x", 412),
    "bytes before the offset": ("PATCH", {"Upload-Offset": "0"}, b"x", 409),
    "bytes behind the offset": ("PATCH", {"Upload-Offset": "11"}, b"x", 409),
    "no offset": ("PATCH", {"Upload-Offset": None}, b"x", 400),
    "an offset that is none": ("PATCH", {"Upload-Offset": "-1"}, b"x", 400),
    "another type": ("PATCH", {"Content-Type": "application/octet-stream"}, b"x", 415),
    "a form": ("PATCH", {"Content-Type": "application/x-www-form-urlencoded"}, b"x=1", 415),
    "a wrong checksum": ("PATCH", {"Upload-Checksum": "sha1 " + base64.b64encode(b"0" * 20).decode()}, b"x", 460),
    "a checksum of another kind": ("PATCH", {"Upload-Checksum": "md5 AAAA"}, b"x", 400),
    "more than was said": ("PATCH", {}, b"x" * 91, 413),
    "another length": ("PATCH", {"Upload-Length": "99"}, b"x", 400),
    "asking in another version": ("HEAD", {"Tus-Resumable": "2.0.0"}, None, 412),
    "an upload that is not there": ("PATCH", {"path": "/api/v1/uploads/0000"}, b"x", 404),
    "asking for one that is not there": ("HEAD", {"path": "/api/v1/uploads/0000"}, None, 404),
    "ending one that is not there": ("DELETE", {"path": "/api/v1/uploads/0000"}, None, 404),
}


def test_what_does_not_fit_is_refused_and_changes_nothing(scene):
    path = scene.begin(100)
    assert scene.patch(path, 0, b"x" * 10).headers["Upload-Offset"] == "10"
    for what, (method, changes, data, status) in REFUSED.items():
        changes = dict(changes)
        address = changes.pop("path", path)
        headers = PATCH | {"Upload-Offset": "10"} | changes
        answer = scene.volunteer.ask(method, address, {k: v for k, v in headers.items() if v is not None}, data=data)
        assert answer.status_code == status, what
        assert answer.headers["Tus-Resumable"] == "1.0.0", what
        if status == 412:
            assert answer.headers["Tus-Version"] == "1.0.0"
        elif method != "HEAD":
            assert answer.json()["detail"], what
    assert scene.offset(path) == 10


def test_what_cannot_be_begun(scene):
    assert scene.create((200 << 20) + 1).status_code == 413
    assert scene.create(10, by=scene.other).status_code == 404
    assert scene.create(10, by=scene.requester).status_code == 404
    for headers in ({}, {"Upload-Length": "x"}, {"Upload-Length": "1", "Upload-Defer-Length": "1"}, {"Upload-Defer-Length": "2"}):
        answer = scene.volunteer.ask("POST", "/api/v1/uploads", TUS | headers | {"Upload-Metadata": scene.metadata()})
        assert answer.status_code == 400, headers
    answer = scene.volunteer.ask("POST", "/api/v1/uploads", TUS | {"Upload-Length": "1", "Upload-Metadata": "request ?"})
    assert answer.status_code == 400
    address = scene.volunteer.server.url + "/api/v1/uploads"
    assert requests.post(address, headers=TUS | {"Upload-Length": "1"}, timeout=30).status_code in (401, 403)


def test_nobody_else_finds_an_upload(scene):
    path = scene.begin(100)
    for stranger in (scene.other, scene.requester):
        assert stranger.ask("HEAD", path, TUS).status_code == 404
        assert stranger.ask("PATCH", path, PATCH | {"Upload-Offset": "0"}, data=b"x").status_code == 404
        assert stranger.ask("DELETE", path, TUS).status_code == 404
    address = scene.volunteer.server.url + path
    assert requests.patch(address, headers=PATCH | {"Upload-Offset": "0"}, data=b"x", timeout=30).status_code in (401, 403)
    assert scene.offset(path) == 0


def test_an_upload_is_ended(scene):
    path = scene.begin(100)
    assert scene.volunteer.ask("DELETE", path, TUS).status_code == 204
    assert scene.volunteer.ask("HEAD", path, TUS).status_code == 404


def test_clients_that_know_no_patch_send_it_otherwise(scene):
    path = scene.begin(100)
    headers = PATCH | {"Upload-Offset": "0", "X-HTTP-Method-Override": "PATCH"}
    assert scene.volunteer.ask("POST", path, headers, data=b"abc").status_code == 204
    assert scene.offset(path) == 3
    assert scene.volunteer.ask("POST", path, TUS | {"X-HTTP-Method-Override": "DELETE"}).status_code == 204


def test_what_is_no_recording_is_told(scene):
    path = scene.begin(10)
    answer = scene.patch(path, 0, b"x" * 10)
    assert answer.status_code == 422 and answer.json()["detail"]
    assert scene.volunteer.ask("HEAD", path, TUS).status_code == 404


def cut_off(scene, path, data, promised):
    """Sends a part of what a PATCH promises, and drops the connection."""
    place = urlsplit(scene.volunteer.server.url)
    lines = PATCH | scene.volunteer.headers | {"Upload-Offset": "0", "Content-Length": str(promised), "Host": place.netloc}
    head = f"PATCH {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items()) + "\r\n"
    with socket.create_connection((place.hostname, place.port), timeout=30) as connection:
        connection.sendall(head.encode() + data)
        yield
        connection.shutdown(socket.SHUT_RDWR)


@pytest.mark.parametrize("seconds", [1, 20])
def test_a_patch_that_is_cut_off_keeps_what_came(scene, seconds):
    sound = recording(seconds=seconds)
    path = scene.begin(len(sound))
    part = sound[: len(sound) * 2 // 3]
    for _ in cut_off(scene, path, part, len(sound)):
        wait_until(lambda: scene.offset(path) == len(part), "not all bytes are kept")
    assert scene.offset(path) == len(part)
    checksum = "sha1 " + base64.b64encode(hashlib.sha1(sound[len(part) :]).digest()).decode()
    answer = scene.patch(path, len(part), sound[len(part) :], **{"Upload-Checksum": checksum})
    assert (answer.status_code, answer.headers["Upload-Offset"]) == (204, str(len(sound)))
    wait_until(scene.heard, "the recording cannot be heard", seconds=600, every=0.5)


def test_an_upload_outlives_the_server(tmp_path):
    server = Server(tmp_path).start()
    try:
        scene = Scene(server)
        sound = recording(seconds=5)
        path = scene.begin(len(sound))
        part = sound[:100_000]
        for _ in cut_off(scene, path, part, len(sound)):
            wait_until(lambda: scene.offset(path) == len(part), "not all bytes are kept")
            server.kill()
        server.start()
        assert scene.offset(path) == len(part)
        assert scene.patch(path, len(part), sound[len(part) :]).status_code == 204
        wait_until(scene.heard, "the recording cannot be heard", seconds=600, every=0.5)
    finally:
        server.stop()
