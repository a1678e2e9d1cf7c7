// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackQueueWords {
  /// The words in French.
  public static let french = Edition(
    PlaybackQueueWords(
      place: "Partie {number} sur {count}",
      leftAtSpeed: "Il reste {time} à cette vitesse",
      goesOn: "D’autres parties suivent. Choisissez la suivante dans la table des matières.",
      goesBefore: "D’autres parties précèdent. Choisissez-en une dans la table des matières."))
}
