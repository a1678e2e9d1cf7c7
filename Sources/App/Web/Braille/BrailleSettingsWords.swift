// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of the settings of the braille pad.
struct BrailleSettingsWords: Words {
  let group: String
  let mode: String
  let modeHint: String
  let auto: String
  let hold: String
  let flat: String
  let echo: String
  let echoCharacter: String
  let echoCell: String
  let echoWord: String
  let echoNone: String
  let dots: String
  let six: String
  let eight: String
  let hands: String
  let handsHint: String
  let both: String
  let leftHand: String
  let rightHand: String
  let chording: String
  let chordingHint: String
  let lift: String
  let accumulate: String
  let sequential: String
  let keys: String
  let homeRow: String
  let upperRow: String
  let oneHand: String
  let recognizer: String
  let adaptive: String
  let classic: String
  let guide: String
  let guideSoft: String
  let guideStrong: String
  let guideSignal: String
  let screenWidth: String
  let screenWidthHint: String
  /// What confirms the dot under a finger that rests.
  let feel: String
  let feelNothing: String
  let feelVibration: String
  let feelSound: String
  let vibration: String
  let offline: String
  let offlineHint: String
  let selfVoicing: String
  let selfVoicingHint: String
  let keepText: String
  let keepTextHint: String
  let isPrivate: String
  let isPrivateHint: String
  let hidden: String
  let brf: String
  let brfHint: String
  let on: String
  let off: String
  let curtain: String
  let uncurtain: String
  let curtainDrawn: String
  let curtainOpen: String
}
