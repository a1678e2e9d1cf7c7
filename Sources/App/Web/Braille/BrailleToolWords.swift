// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of the braille pad’s tools: swipes, files, profiles, keyboards and recordings.
struct BrailleToolWords: Words {
  let swipes: String
  let swipesHint: String
  let nothing: String
  let swipe: Plural
  let holding: Template
  let resetSwipes: String
  let swipesReset: String
  let files: String
  let saveText: String
  let saveCells: String
  let saveBRF: String
  let open: String
  let openHint: String
  let opened: String
  let notOpened: String
  let saved: String
  let own: String
  let ownHint: String
  let saveProfile: String
  let openProfile: String
  let profileOpened: String
  let profileNotOpened: String
  let forgetHand: String
  let forgetSettings: String
  let keyboard: String
  let keyboardHint: String
  let beginKeytest: String
  let endKeytest: String
  let traces: String
  let tracesHint: String
  let record: String
  let stopRecording: String
  let recording: String
  let recorded: String
  let neverHidden: String
  let saveTrace: String
  let replay: String
  let stopReplay: String
  let replaying: String
  let replayed: String
  let notReplayed: String
  let wroteThen: String
}
