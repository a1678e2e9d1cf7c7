// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackQueueWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    PlaybackQueueWords(
      place: "Parte {number} de {count}",
      leftAtSpeed: "Quedan {time} a esta velocidad",
      goesOn: "Siguen más partes. Elige la siguiente en el índice.",
      goesBefore: "Antes hay más partes. Elige una en el índice."))
}
