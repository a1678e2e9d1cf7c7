// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MachineVoiceWords {
  static let english = Edition(
    MachineVoiceWords(
      heading: "Listen now: machine voice",
      caution: """
        A computer reads it. It may say names, numbers and tables wrongly. A volunteer’s \
        recording takes its place.
        """,
      preparing: "A machine voice is getting ready. In a moment you can listen here.",
      failed: "The machine voice could not read this text. A volunteer still can.",
      noVoice: "There is no machine voice for the language of this text. A volunteer can read it.",
      length: "Machine voice, {length}",
      download: "Download the machine voice"))
}
