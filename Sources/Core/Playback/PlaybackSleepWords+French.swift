// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackSleepWords {
  /// The words in French.
  public static let french = Edition(
    PlaybackSleepWords(
      after: "La minuterie arrête dans {time}",
      endOfChapter: "La minuterie arrête à la fin de ce chapitre",
      endOfTrack: "La minuterie arrête à la fin de cet enregistrement",
      off: "La minuterie est désactivée",
      none: "Aucune minuterie",
      stopped: "Arrêté par la minuterie",
      noChapter: "Cet enregistrement n’a pas de chapitres.",
      notMinutes: "Tapez des minutes, de 1 à 1440."))
}
