// SPDX-License-Identifier: Apache-2.0

import Bytes

/// A contraction of the chosen table, as the page brought it.
struct ContractionSign: Sendable, Hashable {
  let text: String
  let cells: [Cell]

  /// Reads `cells` and what they stand for by their place: each thing that is more than a letter or a mark, as in
  /// "child" and "ch".
  static func all(json: JSONValue) throws(FieldError) -> [ContractionSign] {
    var cells: [Cell] = []
    for scalar in try json.text("cells").scalars {
      guard let cell = Cell(scalar: scalar), cell != .blank else { return [] }
      cells.append(cell)
    }
    guard !cells.isEmpty else { return [] }
    var signs: [ContractionSign] = []
    for place in ["alone", "start", "middle", "end"] {
      guard let text = json[place]?.string, isContracted(text) else { continue }
      let sign = ContractionSign(text: text, cells: cells)
      if !signs.contains(where: { $0.hasText(of: sign) }) { signs.append(sign) }
    }
    return signs
  }

  func hasText(of other: ContractionSign) -> Bool { text.hasSameBytes(as: other.text) }

  /// Whether it is at least two letters.
  private static func isContracted(_ text: String) -> Bool {
    var letters = 0
    for scalar in text.scalars {
      let isMark = scalar.value < 0x41 || (0x2000...0x206F).contains(scalar.value)
      let isPrivate = (0xE000...0xF8FF).contains(scalar.value)
      if isMark || isPrivate { return false }
      letters += 1
    }
    return letters > 1
  }
}
