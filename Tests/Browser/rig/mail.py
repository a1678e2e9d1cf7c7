# SPDX-License-Identifier: Apache-2.0
"""A server for mail on this machine that takes what it is sent, and shows it."""

import email
import email.policy
import socketserver
import threading

from .waiting import wait_until


class Mailbox:
    """Takes every message; `messages` holds them in their order, as Python reads them."""

    def __init__(self):
        self.messages = []
        messages = self.messages

        class Conversation(socketserver.StreamRequestHandler):
            def handle(self):
                self._say("220 test")
                while line := self.rfile.readline():
                    command = line.split()[0].upper() if line.split() else b""
                    if command == b"DATA":
                        self._say("354 go on")
                        messages.append(self._message())
                        self._say("250 taken")
                    elif command == b"QUIT":
                        return self._say("221 bye")
                    else:
                        self._say("250 well")

            def _message(self):
                lines = []
                while (line := self.rfile.readline()) not in (b".\r\n", b""):
                    lines.append(line[1:] if line.startswith(b".") else line)
                whole = b"".join(lines).replace(b"\r\n", b"\n")
                return email.message_from_bytes(whole, policy=email.policy.default)

            def _say(self, line):
                self.wfile.write(line.encode() + b"\r\n")

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Conversation)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"smtp://127.0.0.1:{self._server.server_address[1]}"

    def message(self, number):
        """The message of this number, which is waited for."""
        wait_until(lambda: len(self.messages) > number, f"there is no message {number}")
        return self.messages[number]

    def close(self):
        self._server.shutdown()
        self._server.server_close()
