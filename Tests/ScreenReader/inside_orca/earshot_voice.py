# SPDX-License-Identifier: Apache-2.0
"""Runs inside Orca: the voice that Orca speaks with, and the ear that the tests listen with.

A synthesizer takes time, needs a sound card, and says when it has finished; waiting for it makes a test slow and
uncertain. This voice says everything at once, writes it down, and answers the tests' questions on a socket:

    {"ask": "state"}      what was said so far, whether Orca still has something to do, which document it is in
    {"ask": "forget"}     forgets what was said so far
    {"ask": "to top"}     goes to the top of the document, without a word
    {"ask": "say all"}    reads the whole document from its top; what it says is complete when "reading" is false

Each question and each answer is one line of JSON.
"""

import json
import os
import socket
import time

from gi.repository import GLib
from orca import event_manager, orca, orca_state, speechserver

_spoken = []
_reading = False
_last_event = time.monotonic()


def _say(text):
    global _last_event
    _last_event = time.monotonic()
    if text and text.strip():
        _spoken.append(text.strip())


class SpeechServer(speechserver.SpeechServer):
    """What Orca takes for a synthesizer."""

    _instance = None

    @staticmethod
    def getFactoryName():
        return "Earshot's tests"

    @classmethod
    def getSpeechServer(cls, info=None):
        if cls._instance is None:
            cls._instance = cls()
        return cls._instance

    @classmethod
    def getSpeechServers(cls):
        return [cls.getSpeechServer()]

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ["Earshot's tests", "earshot"]

    def getVoiceFamilies(self):
        return [speechserver.VoiceFamily({"name": "test", "lang": "en", "dialect": "", "variant": None})]

    def speak(self, text=None, acss=None, interrupt=True):
        if isinstance(text, str):
            _say(text)

    def speakCharacter(self, character, acss=None):
        _say(character)

    def speakKeyEvent(self, event, acss=None):
        pass  # the test knows which key it pressed

    def sayAll(self, utteranceIterator, progressCallback):
        global _reading
        _reading = True
        GLib.idle_add(self._say_next, utteranceIterator, progressCallback)

    def _say_next(self, utterances, progress):
        global _reading
        try:
            context, _ = next(utterances)
        except StopIteration:
            _reading = False
            return False
        except Exception as error:  # the page changed under Orca's feet
            _say(f"(Orca lost its place: {error!r})")
            _reading = False
            return False
        _say(context.utterance)
        context.currentOffset = context.endOffset
        progress(context, speechserver.SayAllContext.COMPLETED)
        return True


def _document():
    script = orca_state.activeScript
    try:
        return script, script.utilities.activeDocument()
    except Exception:  # no window yet, or one that is just closing
        return script, None


def _address(script, document):
    try:
        return script.utilities.documentFrameURI(document) if document else None
    except Exception:
        return None


def _state(_):
    manager = event_manager.getManager()
    script, document = _document()
    return {
        "spoken": _spoken,
        "reading": _reading,
        "waiting": manager._eventQueue.qsize(),
        "quiet": time.monotonic() - _last_event,
        "document": _address(script, document),
    }


def _forget(_):
    global _last_event
    _spoken.clear()
    _last_event = time.monotonic()
    return {}


def _to_top(_):
    script, document = _document()
    if document is None:
        return {"error": "Orca is in no document."}
    orca.setLocusOfFocus(None, document, notifyScript=False)
    script._inFocusMode = False  # else it depends on the page before
    script.utilities.clearCachedObjects()
    script.utilities.setCaretContext(document, 0)
    return {}


def _say_all(question):
    answer = _to_top(question)
    if not answer:
        script, document = _document()
        script.sayAll(None, document, 0)
    return answer


_ANSWERS = {"state": _state, "forget": _forget, "to top": _to_top, "say all": _say_all}


def _listen():
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(os.environ["EARSHOT_ORCA_SOCKET"])
    listener.listen(1)

    def on_connection(*_):
        connection, _ = listener.accept()
        stream = connection.makefile("rw", encoding="utf-8")

        def on_question(*_):
            line = stream.readline()
            if not line:
                return False
            question = json.loads(line)
            try:
                answer = _ANSWERS[question["ask"]](question)
            except Exception as error:
                answer = {"error": repr(error)}
            stream.write(json.dumps(answer) + "\n")
            stream.flush()
            return True

        GLib.io_add_watch(connection, GLib.IO_IN | GLib.IO_HUP, on_question)
        return True

    GLib.io_add_watch(listener, GLib.IO_IN, on_connection)


def _note_events():
    """Every event that Orca takes in counts as something going on."""
    enqueue = event_manager.EventManager._enqueue

    def noted(manager, event):
        global _last_event
        _last_event = time.monotonic()
        return enqueue(manager, event)

    event_manager.EventManager._enqueue = noted


_note_events()
GLib.idle_add(_listen)
