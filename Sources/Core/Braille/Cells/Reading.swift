// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What one or more written pieces stand for.
public struct Reading: Sendable, Hashable {
  /// How it is said.
  enum Name: Sendable, Hashable {
    /// As its print.
    case print
    /// As its print, which is a capital letter.
    case capital
    /// As a sign.
    case sign(BrailleSign)
    /// As one of two signs: the cell means the first before more of a word, and the second at its end.
    case either(BrailleSign, BrailleSign, Cell)
    /// By its dots.
    case dots(Cell)
  }

  /// How many pieces it is made of.
  public let length: Int
  /// The print; empty for a sign that only changes what follows.
  public let text: String
  let name: Name

  init(_ scalar: Unicode.Scalar, _ name: Name, length: Int = 1) {
    self.length = length
    text = String(Character(scalar))
    self.name = name
  }

  /// Print of several characters.
  init(_ text: String, _ name: Name, length: Int = 1) {
    self.length = length
    self.text = text
    self.name = name
  }

  /// A sign that only changes what follows.
  init(_ sign: BrailleSign, length: Int = 1) {
    self.length = length
    text = ""
    name = .sign(sign)
  }

  init(letter: Unicode.Scalar, isCapital: Bool) {
    length = 1
    text =
      letter == UncontractedTable.lamAlef
      ? "لا" : String(Character(isCapital ? Letters.capital(letter) : letter))
    name = isCapital ? .capital : .print
  }

  /// True when it is said as its print, in the language of the print.
  var isPrint: Bool { name == .print }

  /// What to say of it when it stands alone, in the language of the pad.
  func spoken(in language: Language) -> String {
    switch name {
    case .print: text
    case .capital: BrailleWords[language].capitalLetter(text)
    case .sign(let sign): sign.name(in: language)
    case .either(let first, let other, let cell):
      BrailleWords[language].either([
        "dots": cell.spokenDots(in: language), "one": first.name(in: language),
        "other": other.name(in: language),
      ])
    case .dots(let cell): cell.spokenDots(in: language)
    }
  }
}
