// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ListenPageWords {
  static let english = Edition(
    ListenPageWords(
      yours: "Your recordings",
      forAll: "For everyone",
      empty: "You will find recordings made for you here. Ask for a reading first.",
      ask: "Ask for a reading",
      preparing: "Being prepared. Open this page again in a minute.",
      failed: "This recording could not be prepared. Tell the people who run this server.",
      position: "Position",
      whereAmI: "Where am I?",
      slower: "Slower",
      faster: "Faster",
      download: "Download the recording",
      text: "Text of this recording",
      textOfRequest: "The text is with your request",
      kept: "Earshot remembers where you stopped, on this device.",
      keptEverywhere: "Earshot remembers where you stopped, in your account."))
}
