// SPDX-License-Identifier: Apache-2.0

import Bytes

/// Braille in letters of ASCII, as files for braille embossers (BRF) have it: one letter for each six-dot cell.
///
/// Source: North American Braille ASCII Code, as the Braille Authority of North America and the United States'
/// National Library Service use it for `.brf` files.
public enum BrailleASCII {
  /// The letters of the 64 cells, in the order of the Unicode block "Braille Patterns".
  private static let letters: StaticString =
    " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
  /// How many cells have a letter: those of six dots.
  private static let count = 64
  /// What stands beside the letters' block in ASCII: a to z and ` { | } ~ mean the same as the sign 32 before them.
  private static let smallForms: ClosedRange<UInt8> = 0x60...0x7F
  private static let smallDistance: UInt8 = 0x20

  /// Text that is not braille in ASCII, or cells that have no letter.
  public struct Fault: Error, Sendable, Hashable {
    /// The line, from 1.
    public let line: Int
    /// The place in the line, from 1.
    public let column: Int
    /// The character that has no counterpart.
    public let scalar: Unicode.Scalar
  }

  /// The cell of an ASCII letter, capital or small; nil for a byte that has none.
  public static func cell(of byte: UInt8) -> Cell? {
    let wanted = smallForms.contains(byte) ? byte - smallDistance : byte
    // The letters are a literal, which lives as long as the program, and there are `count` of them.
    for index in 0..<count where unsafe letters.utf8Start[index] == wanted {
      return Cell(bits: UInt8(index))
    }
    return nil
  }

  /// The ASCII letter of a cell of six dots; nil for a cell with dot 7 or 8.
  public static func byte(of cell: Cell) -> UInt8? {
    // As above; the cell is compared with `count` before its letter is read.
    unsafe Int(cell.bits) < count ? letters.utf8Start[Int(cell.bits)] : nil
  }

  /// The braille patterns of a text in braille ASCII.
  ///
  /// Line ends stay, however they are written; the end of a page ends a line.
  ///
  /// - Throws: the first character that stands for no cell.
  public static func brailleText(fromASCII text: String) throws(Fault) -> String {
    var converted = String.UnicodeScalarView()
    var place = Place()
    for scalar in text.scalars {
      switch scalar {
      case "\r": continue
      case "\n":
        converted.append("\n")
        place.endLine()
      case Place.pageEnd:
        // Most files end the line before the end of the page too.
        guard place.column > 1 else { continue }
        converted.append("\n")
        place.endLine()
      default:
        guard scalar.isASCII, let cell = cell(of: UInt8(truncatingIfNeeded: scalar.value)) else {
          throw place.fault(scalar)
        }
        converted.append(cell.scalar)
        place.column += 1
      }
    }
    return String(converted)
  }

  /// The braille ASCII of a text of braille patterns, with capital letters; spaces and line ends stay.
  ///
  /// - Throws: the first character that is no cell of six dots.
  public static func ascii(fromBrailleText text: String) throws(Fault) -> String {
    var converted = String.UnicodeScalarView()
    var place = Place()
    for scalar in text.scalars {
      switch scalar {
      case "\r": continue
      case "\n":
        converted.append("\n")
        place.endLine()
      case " ":
        converted.append(" ")
        place.column += 1
      default:
        guard let cell = Cell(scalar: scalar), let byte = byte(of: cell) else {
          throw place.fault(scalar)
        }
        converted.append(Unicode.Scalar(byte))
        place.column += 1
      }
    }
    return String(converted)
  }

  /// Where in a text something stands.
  private struct Place {
    static let pageEnd: Unicode.Scalar = "\u{0C}"

    var line = 1
    var column = 1

    mutating func endLine() {
      line += 1
      column = 1
    }

    func fault(_ scalar: Unicode.Scalar) -> Fault {
      Fault(line: line, column: column, scalar: scalar)
    }
  }
}
