// SPDX-License-Identifier: Apache-2.0

import Speaking

extension HomeWords {
  static let english = Edition(
    HomeWords(
      heading: "Live by ear.",
      lead: "Five tools for blind and partially sighted people. Free and private, on any phone.",
      withoutAccount: "Walk, Charts, Braille and My recordings work without an account.",
      greeting: "Hello, {name}",
      recorded: "Listen to “{title}”",
      waiting: .english(
        one: "One request waits for a reader", other: "{count} requests wait for a reader"),
      findText: "Find a text to read",
      aboutTitle: "About Earshot",
      aboutLead:
        "Earshot is one free program for living by ear: reading, walking, charts, braille, listening.",
      privacy: "What is kept",
      privacyPoints: [
        """
        Only you and the one volunteer who helps you can read your texts and hear your \
        recordings. When you keep a recording, the volunteer can no longer see the text.
        """,
        "Your position stays on your phone. Walk works it out there.",
        """
        Others see only your first name. Only the people who run this server see your e-mail \
        address.
        """,
        """
        There is no advertising, no visitor tracking, and nothing is loaded from \
        elsewhere. Cookies keep only your settings, your time zone, and whether you are \
        signed in or were before.
        """,
        "When you delete your account, everything in it is deleted at once.",
      ],
      free: "Free for everyone",
      freePoints: [
        "You may use, study, change and share it, under the Apache License 2.0.",
        "Anyone can run a server for a school, a library or a town.",
      ],
      thanks: "Thanks to",
      thanksPoints: [
        """
        The University of Alicante, whose campus is the example for walking. The names and \
        places of its buildings are facts published by the university.
        """,
        """
        The contributors to OpenStreetMap, whose data are the example map of Monaco: \
        © OpenStreetMap contributors, under the Open Database License 1.0 (ODbL).
        """,
        """
        SIL International for the typeface Andika, and Google for Noto Sans Arabic, both \
        under the Open Font License.
        """,
        "The makers of espeak-ng, FFmpeg, SQLite, GnuTLS, libsodium and Swift.",
      ],
      developers: "For developers",
      api: "Use Earshot from your own programs",
      version: "This is Earshot {version}."))
}
