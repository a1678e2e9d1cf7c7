// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackChapterWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    PlaybackChapterWords(
      chapter: "الفصل {number} من {count}",
      numbered: "الفصل {number}",
      from: "{chapter}، من {time}",
      none: "ليس في هذا التسجيل فصول."))
}
