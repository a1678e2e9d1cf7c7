// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlayModeWords {
  /// The words in French.
  public static let french = Edition(
    PlayModeWords(
      inOrder: "Joue l’un après l’autre, et s’arrête après le dernier.",
      shuffled:
        "Joue dans un ordre mélangé. Aucun ne revient avant que tous soient entendus.",
      repeatOne: "Rejoue celui-ci sans fin.",
      repeatAll: "Joue l’un après l’autre, et recommence après le dernier.",
      once: "Joue une fois.",
      isShuffled: "ordre mélangé",
      isRepeatingOne: "celui-ci sans fin",
      isRepeatingAll: "tous sans fin",
      beginsAnew: "Tous ont été entendus. Ils recommencent dans un autre ordre."))
}
