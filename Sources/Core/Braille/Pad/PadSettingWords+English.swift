// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PadSettingWords {
  static let english = Edition(
    PadSettingWords(
      holdMode: "Held, screen facing away from you.",
      tableMode: "Flat, screen up.",
      locked: "Locked: tilting changes nothing.",
      unlocked: "Unlocked: the mode follows how you hold the device.",
      // What is said of each cell
      echoCharacter: "Each character is said.",
      echoCell: "The dots of each cell are said.",
      echoWord: "Each word is said when it is finished.",
      echoNone: "Nothing is said while you type.",
      feelNothing: "A finger that rests on a dot gets no answer.",
      feelVibration: "A finger that rests on a dot gets a vibration.",
      feelSound: "A finger that rests on a dot gets a sound.",
      offlineOnly: "Offline only: nothing you type leaves this device.",
      online: "Contracted words are read by the server.",
      // Which hands type
      bothHands: "Both hands together.",
      leftHand: "Left hand only: a cell is two columns, one after the other.",
      rightHand: "Right hand only: a cell is two columns, one after the other.",
      // When a chord ends
      chordByLift: "A cell is what you lift together.",
      chordAccumulated: "A cell is every dot you touched since the first.",
      chordSequential: "A cell is two columns, one after the other.",
      // Where the keys are
      homeKeys: "Keys F D S and J K L.",
      upperKeys: "Keys R E W and U I O.",
      oneHandKeys: "One key after another; G, H or the space bar ends the cell.",
      // How touches become cells
      adaptive: "The dots follow your hands.",
      classic: "The dots have fixed zones.",
      kana: "Japanese kana",
      dotCount: "Cells of {count} dots.",
      // The pad's own tables
      uncontractedEnglish: "English, uncontracted",
      uncontractedSpanish: "Spanish, uncontracted",
      uncontractedArabic: "Arabic, uncontracted"))
}
