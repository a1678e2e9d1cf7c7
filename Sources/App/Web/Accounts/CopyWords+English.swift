// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CopyWords {
  static let english = Edition(
    CopyWords(
      title: "Download everything kept about you",
      lead:
        "You get one ZIP file with your account, your texts and the recordings that you may hear.",
      about: """
        Open index.html in it to read and listen. The file data.json holds everything, for \
        programs. This can take a minute. You can make 5 copies a day.
        """,
      forOthers: "Keep the file safe: whoever has it can read your texts.",
      act: "Download my data",
      heading: "Everything that Earshot keeps about {name}",
      made: "Made on {day}.",
      files: "The recordings are in the folder sounds, as MP3 files.",
      attached:
        "The files that you attached are in the folder files, as you sent them; photos without what the camera wrote about place and time.",
      openIndex: "Open index.html in a browser to read and listen.",
      account: "Your account",
      name: "Name",
      username: "Username",
      email: "E-mail address",
      noEmail: "none",
      requests: "Texts that you asked to be read",
      noRequests: "You asked for no texts.",
      sounds: "Recordings",
      noSounds: "There are no recordings.",
      rest: """
        The file data.json holds everything, also your sessions, ratings, blocks, reports and what \
        you read for others.
        """,
      notInside: """
        Not inside: your password, which nobody knows, and recordings that you have not sent yet.
        """))
}
