// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Speaking

extension HeaderName {
  /// Asks for what a device may keep: the answer is that for nobody, whoever is signed in.
  static let earshotKeep: HeaderName = "Earshot-Keep"
  /// The version that an answer to be kept comes from.
  static let earshotVersion: HeaderName = "Earshot-Version"
}

extension Visit {
  /// A visit with the same settings and no account, whose page a device may keep.
  var asKept: Visit {
    Visit(
      language: language, settings: settings, hasChosenVoice: hasChosenVoice,
      typesInBraille: typesInBraille, account: nil, address: address, assets: assets, isKept: true)
  }

  /// All that a kept page depends on beside its address, as a word: kept with another, it is kept anew.
  var face: String {
    let settings = SettingsCookie(
      settings: settings, hasChosenVoice: hasChosenVoice, typesInBraille: typesInBraille)
    return "\(language.tag):\(settings.value)"
  }
}
