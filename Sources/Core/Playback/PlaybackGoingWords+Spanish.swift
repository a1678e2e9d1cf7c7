// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackGoingWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    PlaybackGoingWords(
      notATime: "Escribe un tiempo como 1:05:30, 65 para minutos, o 50 %.",
      tooFar: "Solo dura {duration}. Escribe menos.",
      lengthUnknown: "Aún no se sabe cuánto dura. Escribe un tiempo."))
}
