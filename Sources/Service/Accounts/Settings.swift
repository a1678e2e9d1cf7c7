// SPDX-License-Identifier: Apache-2.0

public import Database
public import Speaking

/// How pages look, read and speak to one person.
public struct Settings: Sendable, Hashable, RowDecodable {
  /// The language of the pages; nil follows the browser.
  public var language: Language?
  /// The colours of the pages.
  public var appearance: Appearance
  /// The size of the text.
  public var textSize: TextSize
  /// Who speaks.
  public var speaking: SpeakingOutlet

  /// Makes settings; the defaults are those of a new visitor.
  public init(
    language: Language? = nil, appearance: Appearance = .system, textSize: TextSize = .standard,
    speaking: SpeakingOutlet = .screenReader
  ) {
    self.language = language
    self.appearance = appearance
    self.textSize = textSize
    self.speaking = speaking
  }

  /// Reads settings from the columns of an account.
  public init(row: Row) throws(DatabaseError) {
    language = try row.value("language", as: String?.self).flatMap { Language(tag: $0) }
    appearance = try row.value("appearance")
    textSize = try row.value("text_size")
    // An older version kept a third word for nobody, which did the same as that for a screen reader.
    speaking = SpeakingOutlet(rawValue: try row.value("speaking")) ?? .screenReader
  }
}

/// The colours of the pages.
public enum Appearance: String, Sendable, CaseIterable, SQLConvertible {
  /// As the browser asks.
  case system
  /// Dark text on paper.
  case light
  /// Light text on night.
  case dark
  /// Black, white and yellow.
  case highContrast
}

/// The size of the text.
public enum TextSize: String, Sendable, CaseIterable, SQLConvertible {
  /// The size of the design.
  case standard
  /// A quarter larger.
  case large
  /// Half as large again.
  case larger
  /// Twice the size.
  case largest
}

/// Who speaks to the person.
public enum SpeakingOutlet: String, Sendable, CaseIterable, SQLConvertible {
  /// The person's own screen reader, through live regions; nobody, where there is none.
  case screenReader
  /// Earshot itself.
  case selfVoicing
}
