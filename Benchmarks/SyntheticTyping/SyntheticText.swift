// SPDX-License-Identifier: Apache-2.0

public import Braille

/// What is typed.
public enum SyntheticText: Sendable, Hashable, CaseIterable {
  /// English letters, each as often as in English prose, in no order.
  case letters
  /// Any of the 63 cells of six dots, each as often as any other.
  case anyCell

  /// So many cells.
  public func cells(_ count: Int, from chance: inout Chance) -> [Cell] {
    (0..<count).map { _ in
      switch self {
      case .letters: Self.letter(from: &chance)
      case .anyCell: Cell(bits: UInt8(1 + Int(chance.uniform() * 63)))
      }
    }
  }

  /// How many of a hundred thousand letters of English prose are a, b, c … z, as Lewand counts them in "Cryptological
  /// Mathematics" (2000).
  private static let frequencies = [
    8167, 1492, 2782, 4253, 12702, 2228, 2015, 6094, 6966, 153, 772, 4025, 2406, 6749, 7507, 1929,
    95, 5987, 6327, 9056, 2758, 978, 2360, 150, 1974, 74,
  ]

  /// The dots of a, b, c … z.
  private static let dots = [
    1, 12, 14, 145, 15, 124, 1245, 125, 24, 245, 13, 123, 134, 1345, 135, 1234, 12345, 1235, 234,
    2345, 136, 1236, 2456, 1346, 13456, 1356,
  ]

  private static func letter(from chance: inout Chance) -> Cell {
    var left = chance.uniform() * Double(frequencies.reduce(0, +))
    for (letter, frequency) in frequencies.enumerated() {
      left -= Double(frequency)
      if left < 0 { return cell(dots[letter]) }
    }
    return cell(dots[4])
  }

  private static func cell(_ digits: Int) -> Cell {
    Cell(dots: digits.description.utf8.map { Int($0) - 0x30 })
  }
}
