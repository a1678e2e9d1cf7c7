// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SafetyWords {
  static let english = Edition(
    SafetyWords(
      block: "Block {name}",
      report: "Report {name}",
      blockHint: "If you block {name}, you two no longer see each other’s texts.",
      trouble: "If something is wrong",
      reportLead: """
        The people who run this server read it. They do not see the text. The other person is \
        not told, and is blocked for you.
        """,
      reasonQuestion: "What is wrong?",
      words: "Tell more",
      send: "Send the report",
      unkind: "It is rude or hurtful",
      privacy: "Private things are misused",
      misuse: "It is no reading, or no text to be read",
      other: "Something else",
      chooseReason: "Choose what is wrong.",
      blockedTitle: "People you blocked",
      blockedLead: "You and they do not see each other’s texts. They are not told.",
      nobodyBlocked: "You have blocked nobody.",
      since: "since {date}",
      unblock: "Unblock {name}",
      blocked: "Blocked. You two no longer see each other’s texts.",
      unblocked: "The block is undone.",
      reported: "Your report is sent, and the person is blocked for you."))
}
