// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PartsWords {
  static let english = Edition(
    PartsWords(
      choice: "Let several people read it at once",
      choiceHint: """
        For texts that take 20 minutes or longer. It is ready sooner, and you hear several voices.
        """,
      offer: """
        In {count} parts of about {length} each. It is ready sooner, and you hear several voices.
        """,
      alone: "Let one person read all of it",
      undivided: """
        You asked for several readers. One person reads this text: it takes less than 20 minutes, \
        or has no paragraphs to divide it at.
        """,
      areSeveral: "Several people can read the text now, each a part.",
      isOne: "One person reads all of the text now.",
      filesFirst: "Your files are being read. Then the text is offered in parts.",
      ready: "Ready: {ready} of {count} parts.",
      claimed: "Being read: {claimed}.",
      sent: "Sent, not ready yet: {count}.",
      open: "Waiting for a volunteer: {open}.",
      heard: "You can hear: {parts}.",
      joining: "All parts are ready and are being joined into one recording. This takes a moment.",
      late: """
        Nobody could read the rest by the day that you named. Change the day, and it is offered again.
        """,
      editSome:
        "A part is taken or read already, so the text stays as it is. The day and who may read the rest can be changed.",
      askedAgain:
        "The recording of that part was set aside. Another volunteer can read the part now.",
      isPart:
        "This is one part of a longer text. Others read the rest, and all parts are joined into one recording.",
      noTitle: "Begin with the first sentence, without the title.",
      openedBy: "{who} opened part {number} of your text {moment}{end}",
      wasGivenBack: "{name} gave part {number} back.",
      ranOutFor: "{name} let the time for part {number} run out.",
      heading: "The parts",
      part: "Part {number} of {count}",
      onePart: "part {number}",
      titled: "{title}: {part}",
      listen: "Listen to part {number}",
      again: "Ask another volunteer for part {number}",
      keep: "Keep the recording of part {number} after all"))
}
