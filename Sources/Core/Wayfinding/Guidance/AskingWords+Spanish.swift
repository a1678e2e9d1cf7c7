// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension AskingWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    AskingWords(
      whereAmI: "¿Dónde estoy?",
      around: "A mi alrededor",
      ahead: "Delante de mí",
      junction: "Este cruce",
      // The answers
      unknownPlace: "Aún no sé dónde estás. Escribe dónde empiezas o comienza a caminar.",
      unknownFacing:
        "No sé hacia dónde miras. Camina unos pasos o sostén el teléfono plano ante ti.",
      facing: "Miras {direction}.",
      disputed: "La brújula no está segura de ello.",
      aheadOf: "Delante de ti: {places}.",
      nothingAhead: "El mapa no tiene nada con nombre delante de ti a menos de 200 metros.",
      crossing: "Un paso para cruzar {road}, {direction}"))
}
