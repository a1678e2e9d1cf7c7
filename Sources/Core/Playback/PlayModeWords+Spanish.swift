// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlayModeWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    PlayModeWords(
      inOrder: "Suenan una tras otra, y se detiene al acabar la última.",
      shuffled:
        "Suenan en orden mezclado. Ninguna se repite antes de oírlas todas.",
      repeatOne: "Esta suena una y otra vez.",
      repeatAll: "Suenan una tras otra, y tras la última vuelven a empezar.",
      once: "Suena una vez.",
      isShuffled: "en orden mezclado",
      isRepeatingOne: "esta una y otra vez",
      isRepeatingAll: "todas una y otra vez",
      beginsAnew: "Ya has oído todas. Empiezan de nuevo en otro orden."))
}
