// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlayModeWords {
  /// The words in French.
  public static let french = Edition(
    PlayModeWords(
      inOrder: "La lecture passe d’un enregistrement à l’autre et s’arrête après le dernier.",
      shuffled:
        "Joue dans un ordre mélangé. Aucun ne revient avant que tous aient été entendus.",
      repeatOne: "Cet enregistrement est lu en boucle.",
      repeatAll: "La lecture passe d’un enregistrement à l’autre et recommence après le dernier.",
      once: "L’enregistrement est lu une fois.",
      isShuffled: "ordre mélangé",
      isRepeatingOne: "celui-ci en boucle",
      isRepeatingAll: "tout en boucle",
      beginsAnew: "Tous ont été entendus. Ils recommencent dans un autre ordre."))
}
