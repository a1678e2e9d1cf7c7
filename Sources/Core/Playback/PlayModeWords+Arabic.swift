// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlayModeWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    PlayModeWords(
      inOrder: "يُسمع واحد بعد الآخر، ثم يتوقف بعد الأخير.",
      shuffled:
        "يُسمع بترتيب مخلوط. لا يتكرر شيء قبل سماع الكل.",
      repeatOne: "يتكرر هذا مرة بعد مرة.",
      repeatAll: "يُسمع واحد بعد الآخر، ثم يبدأ من جديد بعد الأخير.",
      once: "يُسمع مرة واحدة.",
      isShuffled: "ترتيب مخلوط",
      isRepeatingOne: "هذا مرة بعد مرة",
      isRepeatingAll: "الكل مرة بعد مرة",
      beginsAnew: "سُمع الكل. يبدأ من جديد بترتيب آخر."))
}
