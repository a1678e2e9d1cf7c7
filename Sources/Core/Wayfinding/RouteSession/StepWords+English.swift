// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StepWords {
  static let english = Edition(
    StepWords(
      learned: "Your step is about {length} centimetres long. It is kept, and you can change it.",
      counts:
        "Type how many steps you counted, and over how many metres: at least 20 steps and 10 metres.",
      wrongLength:
        "That would be a step of {length} centimetres; a step is between 20 and 150. Count again.",
      tooShort:
        "Your way so far is too short to measure a step: walk at least 30 metres while you are guided, and count your steps.",
      counting:
        "Counting begins: count your steps from here, and type how many they are after at least 30 metres.",
      noWalk: "Begin a walk first, or type the metres."))
}
