// SPDX-License-Identifier: Apache-2.0

import Speaking

extension UrgentWords {
  static let english = Edition(
    UrgentWords(
      urgent: "It is urgent: call readers now",
      urgentHint: """
        Volunteers who are here now are called, five at a time, for half an hour. They see the \
        title, kind, language, length and day, not the text. You can do this five times a day, \
        one text at a time.
        """,
      ringNow: "Call readers now",
      rings: "Readers are being called now.",
      ringing: "Readers are being called until {until}. Called so far: {count}.",
      unanswered: """
        Nobody could come within half an hour. Your request stands at the front of the list.
        """,
      heading: "Urgent",
      news: "Somebody needs a text read now.",
      calling: "You are being called for this text.",
      gone: "Somebody else has the urgent text, or it is no longer needed.",
      ringMe: "Call me when a text is urgent",
      ringMeHint: """
        While a page of Earshot is open, you are told of urgent texts that you can read.
        """,
      ringMeNot: "Do not call me",
      isRung: "You will be called when a text is urgent and this site is open.",
      isNotRung: "You will not be called any more."))
}
