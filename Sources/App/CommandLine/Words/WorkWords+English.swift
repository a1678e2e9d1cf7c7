// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WorkWords {
  static let english = Edition(
    WorkWords(
      summary: "Do the slow work of a server in a process of its own, until told to stop.",
      data: "Work on this data folder of a server (data).",
      jobPlaces: "Do this many jobs at once, with one place for short ones (2).",
      discussion: """
        It prepares recordings, reads files, speaks texts and tidies. Any number may run beside the server.
        Start the server with --job-places 0 to leave all slow work to them.
        Stop it with Ctrl-C or SIGTERM: what it does is handed on to others.
        """,
      // Messages
      working: "Earshot is doing the slow work of the folder {folder}"))
}
