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
    var text = String.UnicodeScalarView()
    for piece in self {
      switch piece {
      case .cell(let cell): text.append(cell.scalar)
      case .lineBreak: text.append("\n")
      case .print(let scalar): text.append(scalar)
      }
    }
    return String(text)
  }
}
