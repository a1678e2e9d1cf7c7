// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackChapterWords {
  /// The words in French.
  public static let french = Edition(
    PlaybackChapterWords(
      chapter: "Chapitre {number} sur {count}",
      numbered: "Chapitre {number}",
      from: "{chapter}, à partir de {time}",
      none: "Cet enregistrement n’a pas de chapitres."))
}
