// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackChapterWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    PlaybackChapterWords(
      chapter: "Capítulo {number} de {count}",
      numbered: "Capítulo {number}",
      from: "{chapter}, desde {time}",
      none: "Esta grabación no tiene capítulos."))
}
