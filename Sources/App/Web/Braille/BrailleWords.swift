// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of the braille page and its pad, and of the button that opens one beside a field.
struct BrailleWords: Words {
  let text: String
  let kept: String
  /// With the day and the time.
  let keptFrom: String
  let clearKept: String
  let textHint: String
  let cells: String
  let table: String
  let translate: String
  let withoutScripts: String
  let failed: String
  let pad: String
  let padTouch: String
  let padKeys: String
  /// Fills the screen of a phone with the pad.
  let start: String
  let share: String
  /// The two ways of holding the device, and what the second one means for what is drawn.
  let posture: String
  let postureTable: String
  let postureHold: String
  let facesAway: String
  let fill: String
  let unfill: String
  let readBack: String
  let delete: String
  let undo: String
  let calibrate: String
  let submit: String
  let close: String
  let more: String
  let clear: String
  let copyLetters: String
  let copyCells: String
  let copied: String
  let notCopied: String
  let hearSwipes: String
  let readers: String
  let readersWhy: String
  let readersField: String
  let readersPad: String
  let readersHeldBack: String
  let tablets: String
  let toSettings: String
  let understood: String
  let stayOffline: String
  let wordsLeave: String
  let entryType: String
  let entrySetting: String
  let entryOn: String
  let entryOnHint: String
  let entryOff: String
}
