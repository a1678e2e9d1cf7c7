// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// How a tactile drawing is made.
public struct TactileOptions: Sendable, Equatable {
  /// The paper, upright.
  public var paper: Paper
  /// The language of the braille.
  public var language: Language
  /// Whether print stands beside the braille, for those who help.
  ///
  /// It is pale, which swells little.
  public var showsPrint: Bool

  /// A size of paper.
  public enum Paper: Sendable, Equatable, CaseIterable {
    /// 210 by 297 mm (ISO 216).
    case a4
    /// 8.5 by 11 inches: 215.9 by 279.4 mm.
    case letter

    /// Width in millimetres.
    public var width: Double { self == .a4 ? 210 : 215.9 }
    /// Height in millimetres.
    public var height: Double { self == .a4 ? 297 : 279.4 }
    /// The word in options and specifications.
    public var word: String { self == .a4 ? "a4" : "letter" }
  }

  /// On A4 in English with print unless said otherwise.
  public init(paper: Paper = .a4, language: Language = .english, showsPrint: Bool = true) {
    self.paper = paper
    self.language = language
    self.showsPrint = showsPrint
  }
}
