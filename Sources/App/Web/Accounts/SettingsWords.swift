// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of the settings.
struct SettingsWords: Words {
  let title: String
  let lead: String
  let save: String
  /// That what was just chosen is saved, and holds now.
  let savedAtOnce: String
  /// The same of what the page that is open does not show.
  let savedForLater: String
  let notSaved: String
  let saved: String
  let speaks: String
  let isSilent: String
  let speaking: String
  let speakingHint: String
  let screenReader: String
  let screenReaderHint: String
  let selfVoicing: String
  let selfVoicingHint: String
  let appearance: String
  let system: String
  let systemHint: String
  let light: String
  let lightHint: String
  let dark: String
  let darkHint: String
  let highContrast: String
  let highContrastHint: String
  let size: String
  let sizeHint: String
  let standard: String
  let large: String
  let larger: String
  let largest: String
}
