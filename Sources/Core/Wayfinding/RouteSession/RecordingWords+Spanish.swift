// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RecordingWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    RecordingWords(
      cutOff: "La grabación de un camino se cortó al cerrarse su página. Mide unos {}.",
      resume: "Seguir grabando",
      keep: "Guardarla como camino",
      drop: "Descartar la grabación",
      resumed:
        "La grabación sigue. Desde donde se cortó hasta donde estás ahora es una línea recta.",
      dropped: "La grabación está descartada.",
      decideFirst: "Se cortó una grabación. Primero síguela, guárdala o descártala."))
}
