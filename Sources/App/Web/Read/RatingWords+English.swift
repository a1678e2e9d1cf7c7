// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RatingWords {
  static let english = Edition(
    RatingWords(
      heading: "How was the reading?",
      stars: "How good is it?",
      one: "of no use to me",
      two: "hard to follow",
      three: "all right",
      four: "good",
      five: "very good",
      comment: "Your words to the reader",
      commentHint: """
        Optional thanks, or what could be better. The reader sees them with the title. The \
        number is for you alone.
        """,
      save: "Save the rating",
      remove: "Remove the rating",
      chooseStars: "Choose how good the reading is.",
      rated: "Your rating is saved.",
      unrated: "Your rating is removed.",
      writes: "{name} writes to you:"))
}
