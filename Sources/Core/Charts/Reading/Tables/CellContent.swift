// SPDX-License-Identifier: Apache-2.0

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
  func number(_ cell: Cell, decimalMark: UInt8) -> MeasuredNumber? {
    let range = cell.range
    if decimalMark == UInt8(ascii: ".") || !bytes[range].contains(UInt8(ascii: ".")),
      let number = PlainNumber.read(bytes, range)
    {
      return MeasuredNumber(plain: number)
    }
    return MeasuredNumber(bytes[range], decimalMark: decimalMark)
  }

  /// The mark before the fractions in this table: a comma or a point.
  ///
  /// A number decides it that has both, or several commas, or digits after one that make no group of three.
  func decimalMark() -> UInt8 {
    let (point, comma) = (UInt8(ascii: "."), UInt8(ascii: ","))
    guard commas != .none else { return point }
    var hasOpenComma = false
    for cell in cells {
      let text = self.text(cell).trimmed
      guard text.count < 40, Self.looksNumeric(text) else { continue }
      let lastComma = text.lastIndex(of: comma)
      let lastPoint = text.lastIndex(of: point)
      guard let lastComma else {
        if let lastPoint, text.endIndex - lastPoint != 4 { return point }
        continue
      }
      if let lastPoint { return lastPoint > lastComma ? point : comma }
      if text.firstIndex(of: comma) != lastComma { return point }
      let digits = text[(lastComma + 1)...].prefix { (0x30...0x39).contains($0) }.count
      let isGroup = digits == 3 && text[..<lastComma].last { (0x31...0x39).contains($0) } != nil
      if !isGroup { return comma }
      hasOpenComma = true
    }
    return hasOpenComma && commas == .beforeFractions ? comma : point
  }

  /// A digit in front, after a sign or a currency perhaps, and hardly any letters.
  private static func looksNumeric(_ text: ArraySlice<UInt8>) -> Bool {
    var digits = 0
    var others = 0
    for byte in text {
      switch byte {
      case 0x30...0x39: digits += 1
      case UInt8(ascii: ","), UInt8(ascii: "."), 0x20, UInt8(ascii: "-"), UInt8(ascii: "'"): break
      default: others += 1
      }
    }
    return digits > 0 && others <= 4
  }
}

extension MeasuredNumber {
  /// A number without a unit.
  init(plain value: Double) { self.value = value }
}
