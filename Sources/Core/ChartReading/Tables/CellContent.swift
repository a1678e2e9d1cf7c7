// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// Words that stand in place of a value.
enum CellWord {
  /// Whether a cell says that there is no value.
  static func isMissing(_ cell: ArraySlice<UInt8>) -> Bool {
    let text = cell.trimmed
    switch text.count {
    case 0: return true
    case 1:
      return text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: ".")
        || text.first == UInt8(ascii: "?")
    case 2:
      return text.isWord("na") || text.isWord("..") || text.isWord("--") || text.isWord("nd")
    case 3:
      return text.isWord("n/a") || text.isWord("nan") || text.isWord("n.a") || text.isWord("n/d")
        || text.isWord("s/d") || text.isWord("nil") || text.isWord("...") || isDash(text)
        || text.isWord("#na")
    case 4:
      return text.isWord("null") || text.isWord("none") || text.isWord("#n/a")
        || text.isWord("n.a.") || text.isWord("<na>")
    default:
      return text.isWord("missing") || text.isWord("#value!") || text.isWord("#div/0!")
        || text.isWord("#ref!") || text.isWord("#name?") || text.isWord("#num!")
        || text.isWord("undefined")
    }
  }

  /// En dash, em dash, horizontal bar, minus sign, ellipsis.
  private static func isDash(_ text: ArraySlice<UInt8>) -> Bool {
    text.elementsEqual([0xE2, 0x80, 0x93]) || text.elementsEqual([0xE2, 0x80, 0x94])
      || text.elementsEqual([0xE2, 0x80, 0x95]) || text.elementsEqual([0xE2, 0x88, 0x92])
      || text.elementsEqual([0xE2, 0x80, 0xA6])
  }

  /// Whether a cell says that a value is infinite.
  static func isInfinite(_ cell: ArraySlice<UInt8>) -> Bool {
    var text = cell.trimmed
    if text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") {
      text = text.dropFirst()
    }
    return text.isWord("inf") || text.isWord("infinity") || text.elementsEqual([0xE2, 0x88, 0x9E])
  }
}

extension DataTable {
  /// The number in a cell, without its unit when it has one; nil when it holds none.
  func number(_ cell: Cell, decimalMark: DecimalMark) -> MeasuredNumber? {
    let range = cell.range
    if isWrittenByProgram(cell) {
      return PlainNumber.read(bytes, range).map { MeasuredNumber(plain: $0) }
    }
    if decimalMark == .point || !bytes[range].contains(UInt8(ascii: ".")),
      let number = PlainNumber.read(bytes, range)
    {
      return MeasuredNumber(plain: number)
    }
    return MeasuredNumber(bytes[range], decimalMark: decimalMark.byte)
  }

  /// Whether a cell holds a number of JSON, or one that was calculated here: a point begins fractions then.
  func isWrittenByProgram(_ cell: Cell) -> Bool {
    Int(cell.start) >= calculatedFrom
      || (isJSON && cell.start > 0 && bytes[Int(cell.start) - 1] != UInt8(ascii: "\""))
  }
}

extension MeasuredNumber {
  /// A number without a unit.
  init(plain value: Double) { self.value = value }
}
