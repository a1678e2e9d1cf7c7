// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackSkipWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    PlaybackSkipWords(
      back: "Atrás {time}",
      forward: "Adelante {time}",
      chosen: "Atrás y adelante saltan {time}.",
      rewinds: "Después de una pausa retrocede un poco.",
      stays: "Después de una pausa sigue en el mismo punto."))
}
