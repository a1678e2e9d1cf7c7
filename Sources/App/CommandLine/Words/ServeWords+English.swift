// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ServeWords {
  static let english = Edition(
    ServeWords(
      summary: "Serve the web pages and the API until told to stop.",
      port: "Listen on this port (8080).",
      host: "Listen on this address of the machine (127.0.0.1).",
      data: "Keep the database and the recordings in this folder (data).",
      resources: "Take Public and Examples from this folder.",
      certificate: "Use TLS with this certificate (PEM).",
      key: "The key of the certificate (PEM).",
      jobPlaces:
        "Prepare this many recordings at once, with one place for short ones (2); 0 leaves them to earshot work.",
      behindProxy: "Trust X-Forwarded-For and -Proto from a proxy on this machine.",
      discussion: """
        The log is one JSON object per line on standard error, without queries or people’s addresses.
        Stop it with Ctrl-C or SIGTERM: open requests are finished first.
        """,
      // Messages
      listening: "Earshot is listening on {address}",
      stillRoot: "Root privileges could not be dropped. Start Earshot as another user.",
      bothOrNeither: "--certificate and --key belong together. Give both, or neither."))
}
