// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What the pad says of how it is set.
struct PadSettingWords: Words {
  /// The device is taken to be held, its screen facing away.
  let holdMode: String
  /// The device is taken to lie flat.
  let tableMode: String
  /// Tilting the device no longer changes the mode.
  let locked: String
  /// Tilting the device changes the mode again.
  let unlocked: String

  // What is said of each cell
  let echoCharacter: String
  let echoCell: String
  let echoWord: String
  let echoNone: String
  /// What confirms the dot under a finger that rests.
  let feelNothing: String
  let feelVibration: String
  let feelSound: String
  /// Nothing typed leaves the device.
  let offlineOnly: String
  /// Words may be sent to the server.
  let online: String

  // Which hands type
  let bothHands: String
  let leftHand: String
  let rightHand: String

  // When a chord ends
  let chordByLift: String
  let chordAccumulated: String
  let chordSequential: String

  // Where the keys are
  let homeKeys: String
  let upperKeys: String
  let oneHandKeys: String

  // How touches become cells
  let adaptive: String
  let classic: String
  /// What the table of Japanese kana is called.
  let kana: String
  /// How many dots a cell has.
  let dotCount: Template

  // The pad's own tables
  let uncontractedEnglish: String
  let uncontractedSpanish: String
  let uncontractedArabic: String
}
