// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackSkipWords {
  /// The words in French.
  public static let french = Edition(
    PlaybackSkipWords(
      back: "Reculer de {time}",
      forward: "Avancer de {time}",
      chosen: "Longueur du saut : {time}.",
      rewinds: "Après une pause, la lecture recule un peu.",
      stays: "Après une pause, la lecture reprend au même endroit."))
}
