// SPDX-License-Identifier: Apache-2.0

/// A braille cell of up to eight dots.
///
/// Dots are numbered as everywhere: 1 2 3 down the left column, 4 5 6 down the right one, 7 and 8 below them.
public struct Cell: Sendable, Hashable {
  /// Dot `n` is bit `n - 1`, the order of the Unicode block "Braille Patterns".
  public let bits: UInt8

  /// The cell whose dot `n` is bit `n - 1`.
  public init(bits: UInt8) { self.bits = bits }

  /// The cell with these dots; numbers outside 1 to 8 are not dots and count for nothing.
  public init(dots: [Int]) {
    bits = dots.reduce(0) { bits, dot in (1...8).contains(dot) ? bits | 1 << (dot - 1) : bits }
  }

  /// The cell that a character of the block U+2800 to U+28FF stands for; nil for any other character.
  public init?(scalar: Unicode.Scalar) {
    guard Self.unicodeBlock.contains(scalar.value) else { return nil }
    bits = UInt8(truncatingIfNeeded: scalar.value)
  }

  /// The cell without dots.
  public static let blank = Cell(bits: 0)
  /// All six dots of literary braille, ⠿.
  public static let full = Cell(bits: 0b11_1111)

  /// Unicode 16, block "Braille Patterns".
  private static let unicodeBlock: ClosedRange<UInt32> = 0x2800...0x28FF

  /// The dots, smallest first.
  public var dots: [Int] { (1...8).filter { has(dot: $0) } }

  /// True when this dot, 1 to 8, is raised.
  public func has(dot: Int) -> Bool { (1...8).contains(dot) && bits & 1 << (dot - 1) != 0 }

  /// The character of the block "Braille Patterns".
  public var scalar: Unicode.Scalar {
    Unicode.Scalar(Self.unicodeBlock.lowerBound + UInt32(bits)) ?? " "
  }

  /// The character of the block "Braille Patterns", as text.
  public var text: String { String(Character(scalar)) }
}
