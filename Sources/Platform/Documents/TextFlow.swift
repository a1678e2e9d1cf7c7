// SPDX-License-Identifier: Apache-2.0

/// Paragraphs while they are gathered from elements.
struct TextFlow {
  /// The paragraphs that are whole.
  private(set) var paragraphs: [String] = []
  /// What stands before the next paragraph, such as the sign of a list.
  private var mark = ""
  private var current = ""
  /// Whether a space is due before the next letter.
  private var isSpaceDue = false

  /// Adds text; white space of any length is one space.
  mutating func add(_ text: String) {
    for scalar in text.unicodeScalars {
      if scalar.value == 0xAD { continue }
      if scalar.properties.isWhitespace, scalar.value != 0xA0 {
        isSpaceDue = true
      } else {
        startWord()
        current.unicodeScalars.append(scalar)
      }
    }
  }

  /// Adds text whose lines and spaces mean something.
  mutating func addAsWritten(_ text: String) {
    for scalar in text.unicodeScalars where scalar.value != 0xAD {
      if current.isEmpty, scalar == "\n" { continue }
      current.unicodeScalars.append(scalar)
    }
  }

  /// Ends a line within the paragraph.
  mutating func breakLine() { breakWith("\n") }

  /// Ends a cell of a row.
  mutating func endCell() { breakWith("\t") }

  private mutating func breakWith(_ sign: String) {
    guard !current.isEmpty else { return }
    current += sign
    isSpaceDue = false
  }

  /// Ends the paragraph.
  mutating func endParagraph() {
    while let last = current.unicodeScalars.last, last.properties.isWhitespace {
      current.unicodeScalars.removeLast()
    }
    if !current.isEmpty { paragraphs.append(mark + current) }
    if !current.isEmpty { mark = "" }
    current = ""
    isSpaceDue = false
  }

  /// Puts a sign before the next paragraph.
  mutating func begin(with sign: String) {
    endParagraph()
    mark = sign
  }

  private mutating func startWord() {
    if isSpaceDue, let last = current.unicodeScalars.last, !last.properties.isWhitespace {
      current += " "
    }
    isSpaceDue = false
  }
}
