// SPDX-License-Identifier: Apache-2.0

import Bytes

/// What numbers stand for, where it is not an amount.
extension TableColumns {
  /// Cells that are looked at in order to tell.
  private static let looks = 100

  /// Whether the numbers of a column name things: codes with zeros in front, or whole numbers under a name such as "id".
  func holdsIdentifiers(_ column: Int) -> Bool {
    guard kinds[column] == .number, heads[column].unit == nil else { return false }
    let isCalled = IdentifierName.isOne(heads[column].name)
    var padded = 0
    var seen = 0
    for row in 0..<table.rowCount {
      guard seen < Self.looks else { break }
      let text = table.text(table.cell(row, column)).trimmed
      if CellWord.isMissing(text) { continue }
      guard text.allSatisfy({ (0x30...0x39).contains($0) }) else {
        // A telephone number may have signs between its digits.
        guard isCalled, text.allSatisfy({ (0x28...0x39).contains($0) || $0 == 0x20 }),
          !text.contains(UInt8(ascii: "."))
        else { return false }
        seen += 1
        continue
      }
      // Two digits may be hours or months: 07.
      if text.count > 2, text.first == 0x30 { padded += 1 }
      seen += 1
    }
    return seen > 0 && (isCalled || padded > 0)
  }

  /// Whether all numbers of a column are months as 01.2024, which several languages write with a point.
  func holdsDottedMonths(_ column: Int) -> Bool {
    var seen = 0
    for row in 0..<table.rowCount {
      let cell = table.cell(row, column)
      let text = table.text(cell).trimmed
      if CellWord.isMissing(text) { continue }
      guard (6...7).contains(text.count), !table.isWrittenByProgram(cell),
        text[text.endIndex - 5] == UInt8(ascii: "."),
        let month = PlainNumber.read(table.bytes, text.startIndex..<(text.endIndex - 5)),
        let year = PlainNumber.read(table.bytes, (text.endIndex - 4)..<text.endIndex),
        month == month.rounded(), (1...12).contains(month), (1900...2099).contains(year)
      else { return false }
      seen += 1
    }
    return seen > 1
  }

  /// Whether the identifiers of a column are running numbers, such as 1, 2, 4, which lie along an axis as numbers do.
  func countsUp(_ column: Int) -> Bool {
    var first: Double?
    var last = -Double.infinity
    for row in 0..<table.rowCount {
      let range = table.cell(row, column).range
      guard let number = PlainNumber.read(table.bytes, range), number > last,
        range.count < 2 || table.bytes[range.lowerBound] != 0x30
      else { return false }
      if first == nil { first = number }
      last = number
    }
    return last - (first ?? 0) <= Self.mostPerRow * Double(table.rowCount)
  }

  /// Whether the numbers of a column never fall, as far as there are any.
  func isRising(_ column: Int) -> Bool {
    var last = -Double.infinity
    for row in 0..<table.rowCount {
      let cell = table.cell(row, column)
      guard let number = table.number(cell, decimalMark: marks.decimal[column])?.value else {
        continue
      }
      if number < last { return false }
      last = number
    }
    return true
  }

  /// Running numbers leave out few.
  private static let mostPerRow = 3.0

  /// The columns of latitude and longitude; nil unless both are there and hold degrees.
  var places: (latitude: Int, longitude: Int)? {
    guard
      let latitude = degrees(["lat", "latitude", "latitud", "خط العرض", "العرض"], within: 90),
      let longitude = degrees(
        ["lon", "lng", "long", "longitude", "longitud", "خط الطول", "الطول"], within: 180)
    else { return nil }
    return (latitude, longitude)
  }

  private func degrees(_ names: [StaticString], within most: Double) -> Int? {
    heads.indices.first { column in
      let name = heads[column].name.foldedName
      guard kinds[column] == .number, names.contains(where: { name[...].isExactly($0) }) else {
        return false
      }
      for row in 0..<min(table.rowCount, Self.looks) {
        let cell = table.cell(row, column)
        if let number = table.number(cell, decimalMark: marks.decimal[column])?.value,
          number.magnitude > most
        {
          return false
        }
      }
      return true
    }
  }
}

/// Names of columns that name things.
private enum IdentifierName {
  /// As the first or the last word of a name: "customer_id", "ID cliente".
  private static var anywhere: [StaticString] {
    [
      "id", "ids", "código", "codigo", "رمز", "الرمز", "معرف", "المعرف", "معرّف", "المعرّف", "هاتف",
      "الهاتف",
      "teléfono", "telefono", "dni", "nif", "isbn", "ean", "iban", "uuid", "sku",
    ]
  }
  /// As the last word only: "codes" and "code coverage" are amounts.
  private static var last: [StaticString] {
    [
      "code", "zip", "zipcode", "postcode", "phone", "telephone", "mobile", "fax", "barcode", "cp",
    ]
  }
  /// Before "number", which alone may be an amount.
  private static var numbered: [StaticString] {
    [
      "account", "phone", "telephone", "order", "invoice", "customer", "serial", "card", "ticket",
      "student", "case", "house",
    ]
  }

  static func isOne(_ name: String) -> Bool {
    let words = words(name)
    guard let first = words.first, let end = words.last else { return false }
    func isIn(_ list: [StaticString], _ word: [UInt8]) -> Bool {
      list.contains { word[...].isExactly($0) }
    }
    if isIn(anywhere, first) || isIn(anywhere, end) || isIn(last, end) { return true }
    guard words.count > 1, isIn(["number", "no", "nr"], end) else { return false }
    return isIn(numbered, words[words.count - 2])
  }

  /// The words of a name in small letters: "customer_id", "customerId" and "Customer ID" have two.
  private static func words(_ name: String) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    var wasSmall = false
    for byte in name.utf8 {
      let isCapital = (0x41...0x5A).contains(byte)
      let isLetter = isCapital || (0x61...0x7A).contains(byte) || byte >= 0x80
      if !isLetter || (isCapital && wasSmall) {
        if !word.isEmpty { words.append(word) }
        word = []
      }
      if isLetter { word.append(byte.asSmallLetter) }
      wasSmall = isLetter && !isCapital
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
