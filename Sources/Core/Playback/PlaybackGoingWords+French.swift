// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackGoingWords {
  /// The words in French.
  public static let french = Edition(
    PlaybackGoingWords(
      notATime: "Tapez un temps comme 1:05:30, 65 pour des minutes, ou 50 %.",
      tooFar: "La durée n’est que de {duration}. Tapez moins.",
      lengthUnknown: "La durée n’est pas encore connue. Tapez un temps."))
}
