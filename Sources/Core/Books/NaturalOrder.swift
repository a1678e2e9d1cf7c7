// SPDX-License-Identifier: Apache-2.0

/// The order of names in which people count: "2" comes before "10".
public enum NaturalOrder {
  /// Whether one name comes before another.
  ///
  /// Capitals do not matter, unless all else is the same.
  public static func isBefore(_ left: String, _ right: String) -> Bool {
    let one = pieces(left)
    let two = pieces(right)
    for (a, b) in zip(one, two) where a != b { return a.isBefore(b) }
    if one.count != two.count { return one.count < two.count }
    return Array(left.utf8).lexicographicallyPrecedes(Array(right.utf8))
  }

  private enum Piece: Equatable {
    /// Digits without zeros in front.
    case number([UInt8])
    case letter(UInt8)

    func isBefore(_ other: Piece) -> Bool {
      switch (self, other) {
      case (.number(let a), .number(let b)):
        a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
      case (.letter(let a), .letter(let b)): a < b
      case (.number, .letter(let b)): UInt8(ascii: "0") < b
      case (.letter(let a), .number): a < UInt8(ascii: "0")
      }
    }
  }

  private static func pieces(_ name: String) -> [Piece] {
    var pieces: [Piece] = []
    var digits: [UInt8]?
    func number(_ digits: [UInt8]) -> Piece {
      .number(Array(digits.drop { $0 == UInt8(ascii: "0") }))
    }
    for byte in name.utf8 {
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        digits = (digits ?? []) + [byte]
        continue
      }
      if let whole = digits { pieces.append(number(whole)) }
      digits = nil
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      pieces.append(.letter(isCapital ? byte | 0x20 : byte))
    }
    if let whole = digits { pieces.append(number(whole)) }
    return pieces
  }
}
