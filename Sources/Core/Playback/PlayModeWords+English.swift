// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlayModeWords {
  /// The words in English.
  public static let english = Edition(
    PlayModeWords(
      inOrder: "Plays one after the other, and stops after the last.",
      shuffled:
        "Plays in a mixed order. None comes twice before all were heard.",
      repeatOne: "Plays this one again and again.",
      repeatAll: "Plays one after the other, and begins again after the last.",
      once: "Plays once.",
      isShuffled: "mixed order",
      isRepeatingOne: "this one again and again",
      isRepeatingAll: "all again and again",
      beginsAnew: "All were heard. They begin again in another order."))
}
