// SPDX-License-Identifier: Apache-2.0

import Speaking

extension QueueWords {
  static let english = Edition(
    QueueWords(
      interestsTitle: "What I read",
      interestsLead: """
        The list of waiting texts begins with these alone. If you choose nothing, you see all of \
        them.
        """,
      languagesQuestion: "Languages",
      anotherLanguage: "Another language",
      noOther: "None",
      categoriesQuestion: "Kinds of text",
      interestsSaved: "Saved. The list holds what you read.",
      showAll: "Show all texts",
      showInterests: "Show only what I read",
      nothingOfInterest:
        "No text that you read is waiting right now. Show all texts, or keep this page open.",
      showing: "You see only what you read: {joined}.",
      skip: "Not for me",
      skipped: "This text is not offered to you any more.",
      offeredAgain: "The text is offered to you again.",
      skippedTitle: "Texts that I skipped",
      skippedLead: "They are not offered to you. The people who asked are not told.",
      nothingSkipped: "None of the texts that you skipped is waiting.",
      offerAgain: "Offer it to me again",
      oneAtFirst: """
        You have a text, and new volunteers have one at a time. Once somebody keeps a reading of \
        yours, you can have several. Send your recording first, or give the text back.
        """,
      oneUntilKept: """
        Until somebody keeps a reading of yours, you can have one text at a time. That protects \
        the people who ask.
        """))
}
