// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ReadWords {
  static let english = Edition(
    ReadWords(
      how: "How it works",
      steps: [
        "You put in a text: a letter, a chapter, a recipe.",
        "One volunteer takes it, reads it aloud and sends the recording.",
        "You play it here, as often as you like. Nobody else can.",
      ],
      ask: "Ask for a reading",
      yours: "Your requests",
      answered: "Recordings for you",
      waiting: "Waiting",
      takenBack: "Cancelled",
      nothingAsked:
        "Here you will find your requests, and the recordings that people make for you.",
      older: "Show older ones",
      more: "Show more",
      toList: "All your requests",
      askLead:
        "Only the volunteer who takes it can read the text. Do not include passwords or card numbers.",
      fieldTitle: "What is it?",
      fieldTitleHint:
        "A few words, such as “Letter from the bank”. Volunteers see it in their list.",
      fieldText: "The text",
      fieldTextHint: """
        Write or paste it, up to 100,000 characters. Leave it empty if you attach it, or if the \
        title alone says which text it is.
        """,
      fieldCategory: "Kind of text",
      fieldLanguage: "Language of the text",
      otherLanguages: "Other languages",
      unknownLanguage: "“{found}” is not a language in the list. Choose one from the list.",
      fieldDeadline: "Needed by",
      fieldDeadlineHint: "Leave it empty if there is no hurry.",
      post: "Post the request",
      edit: "Edit",
      editLater: "You can edit it again if the volunteer gives it back.",
      editTitle: "Edit the request",
      withdraw: "Cancel this request",
      withdrawRecorded: "Delete request and recording",
      restore: "Restore this request",
      yourText: "Your text",
      recording: "The recording",
      download: "Download the recording",
      openInListen: "Open it in My recordings",
      keepAfterAll: "Keep the earlier recording",
      isGood: "Keep this recording",
      isGoodHint: "Is it good? When you keep it, the volunteer can no longer see your text.",
      again: "Ask another volunteer",
      by: "needed by {date}",
      asks: "{name} asks",
      notADay:
        "There is no such day. Write it as year, month, day, such as 2027-03-01, or leave it empty.",
      tooLongReport: "This is longer than {most} characters. Shorten it.",
      missingTitle: "Say in a few words what the text is.",
      tooLong: "This is longer than {maximum} characters. Shorten it, or ask in two parts.",
      past: "This day is in the past. Choose a later one, or leave it empty.",
      openNews: .english(one: "1 text is waiting.", other: "{count} texts are waiting."),
      askedNews: "Recordings for you: {answered}. Waiting: {waiting}.",
      takenNews: "Under way: {present}. Done: {past}."))
}
