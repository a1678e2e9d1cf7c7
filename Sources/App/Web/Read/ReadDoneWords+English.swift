// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ReadDoneWords {
  static let english = Edition(
    ReadDoneWords(
      undo: "Undo",
      undoBlock: "Undo the block",
      asked: "Your request is posted. You will find the recording here when it is ready.",
      edited: "Your changes are saved.",
      withdrawn: "Your request is cancelled.",
      restored: "Your request is back in the list.",
      takenAsGood: "Thank you. The recording is yours to keep.",
      askedAgain: "The recording was set aside. Another volunteer can read the text now.",
      putAway: "The recording was set aside.",
      askedNobody: """
        The recording was set aside. But none of the people you named can read the text any more. \
        Choose who can.
        """,
      recordingBack: "The recording is here again.",
      claimed: "You have taken this text.",
      extended: "You have more time.",
      givenBack: "The text is given back. Another volunteer can read it.",
      sent: "Your recording is sent. We are checking it now.",
      sentWell: "Your recording is sent. Thank you for your voice."))
}
