// SPDX-License-Identifier: Apache-2.0

import Bytes

/// A contraction of the chosen table, as the page brought it.
struct ContractionSign: Sendable, Hashable {
  let text: String
  let cells: [Cell]

  /// Reads `cells` and what they stand for by their place; nil when they stand for no more than a letter or a mark.
  init?(json: JSONValue) throws(FieldError) {
    var cells: [Cell] = []
    for scalar in try json.text("cells").unicodeScalars {
      guard let cell = Cell(scalar: scalar), cell != .blank else { return nil }
      cells.append(cell)
    }
    guard !cells.isEmpty else { return nil }
    for place in ["alone", "start", "middle", "end"] {
      if let text = json[place]?.string, Self.isContracted(text) {
        self.text = text
        self.cells = cells
        return
      }
    }
    return nil
  }

  func hasText(of other: ContractionSign) -> Bool { text.hasSameBytes(as: other.text) }

  /// Whether it is at least two letters.
  private static func isContracted(_ text: String) -> Bool {
    var letters = 0
    for scalar in text.unicodeScalars {
      let isMark = scalar.value < 0x41 || (0x2000...0x206F).contains(scalar.value)
      let isPrivate = (0xE000...0xF8FF).contains(scalar.value)
      if isMark || isPrivate { return false }
      letters += 1
    }
    return letters > 1
  }
}
