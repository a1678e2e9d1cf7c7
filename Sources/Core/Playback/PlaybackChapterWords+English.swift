// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackChapterWords {
  /// The words in English.
  public static let english = Edition(
    PlaybackChapterWords(
      chapter: "Chapter {number} of {count}",
      numbered: "Chapter {number}",
      from: "{chapter}, from {time}",
      none: "This recording has no chapters."))
}
