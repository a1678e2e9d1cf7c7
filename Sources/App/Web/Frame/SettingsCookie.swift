// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer
import Speaking

/// The settings as this browser keeps them, for those who are signed in and those who are not.
struct SettingsCookie: Sendable, Equatable {
  static let name: StaticString = "settings"
  /// Browsers keep no cookie for longer than 400 days (RFC 6265bis section 5.6.2).
  static let lifetimeSeconds = 400 * 86_400

  var settings = Settings()
  /// Whether the person has said who is to speak.
  var hasChosenVoice = false
  /// The braille pad beside every text field; it stays with the device, since it belongs to its glass.
  var typesInBraille = false

  /// The settings themselves.
  init(
    settings: Settings = Settings(), hasChosenVoice: Bool = false, typesInBraille: Bool = false
  ) {
    self.settings = settings
    self.hasChosenVoice = hasChosenVoice
    self.typesInBraille = typesInBraille
  }

  /// Reads what `value` wrote; a word that makes no sense leaves the default.
  init?(value: String?) {
    guard let value else { return nil }
    let words = value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // A browser may still keep the five words of an older version.
    guard words.count == 5 || words.count == 6 else { return nil }
    settings.language = Language(tag: words[0])
    settings.appearance = Appearance(rawValue: words[1]) ?? .system
    settings.textSize = TextSize(rawValue: words[2]) ?? .standard
    settings.speaking = SpeakingOutlet(rawValue: words[3]) ?? .screenReader
    hasChosenVoice = !words[4].isEmpty
    typesInBraille = words.dropFirst(5).first == Self.brailleWord
  }

  private static let brailleWord = "braille"
  private static let chosenWord = "chosen"

  /// The settings as six words with full stops between; an older version had the speed of the voice as the fifth.
  var value: String {
    [
      settings.language?.tag ?? "", settings.appearance.rawValue, settings.textSize.rawValue,
      settings.speaking.rawValue,
      hasChosenVoice ? Self.chosenWord : "", typesInBraille ? Self.brailleWord : "",
    ].joined(separator: ".")
  }

  /// The cookie that keeps them.
  func cookie(isSecure: Bool) -> Cookie {
    Cookie(
      Self.name, value, lifetime: .seconds(Self.lifetimeSeconds), isSecure: isSecure)
  }
}
