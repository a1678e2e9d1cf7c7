// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SafetyWords {
  static let english = Edition(
    SafetyWords(
      block: "Block {name}",
      report: "Report {name}",
      blockHint: "If you block {name}, you will no longer see each other’s texts.",
      trouble: "If something is wrong",
      reportLead: """
        The people who run this server read it. They do not see the text. The other person is \
        not told, and is blocked for you.
        """,
      reasonQuestion: "What is wrong?",
      words: "Tell us more",
      send: "Send the report",
      unkind: "It is rude or hurtful",
      privacy: "Private information is misused",
      misuse: "It is not a reading, or not a text to be read",
      other: "Something else",
      chooseReason: "Choose what is wrong.",
      blockedTitle: "People you blocked",
      blockedLead: "You and they do not see each other’s texts. They are not told.",
      nobodyBlocked: "You have not blocked anybody.",
      since: "since {date}",
      unblock: "Unblock {name}",
      blocked: "Blocked. You will no longer see each other’s texts.",
      unblocked: "The block is undone.",
      reported: "Your report is sent, and the person is blocked for you."))
}
