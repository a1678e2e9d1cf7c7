// SPDX-License-Identifier: Apache-2.0

/// A piece of what was written with the pad.
public enum Written: Sendable, Hashable {
  /// A cell; the one without dots is a space.
  case cell(Cell)
  /// The end of a line.
  case lineBreak
  /// A character that came in as ordinary text and has no cell in the table, kept as it is.
  case print(Unicode.Scalar)

  /// A space between words.
  public static let space = Written.cell(.blank)

  /// True between words.
  var isBreak: Bool { self == .lineBreak || self == .space }
}

extension [Written] {
  /// The cells as characters of the block "Braille Patterns", lines ended by line feeds.
  public var brailleText: String {
    // Written as bytes: the whole text is shown anew at each cell, and characters one by one cost ten times as much.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 * count)
    for piece in self {
      switch piece {
      case .cell(let cell):
        // UTF-8 of U+2800 to U+28FF.
        bytes.append(0xE2)
        bytes.append(0xA0 | cell.bits >> 6)
        bytes.append(0x80 | cell.bits & 0x3F)
      case .lineBreak: bytes.append(UInt8(ascii: "\n"))
      case .print(let scalar): bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
