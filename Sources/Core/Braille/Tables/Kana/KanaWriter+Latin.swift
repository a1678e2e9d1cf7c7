// SPDX-License-Identifier: Apache-2.0

extension KanaWriter {
  /// Writes Latin letters: an address in information-processing braille, several words as a quotation, and one word
  /// or an abbreviation after the sign for Latin letters.
  mutating func writeLatin() {
    let computer = KanaCells(KanaCell.halfVoiced, KanaCell.openQuotation)
    let quotation = KanaCells(KanaCell.openQuotation)
    if let end = hasCells(computer, before: index) ? foreignEnd(KanaSymbols.computer) : addressEnd {
      writeForeign(
        to: end, KanaSymbols.computer, open: computer,
        close: KanaCells(KanaCell.halfVoiced, KanaCell.closeQuotation))
    } else if let end = hasCells(quotation, before: index)
      ? foreignEnd(KanaSymbols.quotation) : quotationEnd
    {
      writeForeign(
        to: end, KanaSymbols.quotation, open: quotation, close: KanaCells(KanaCell.closeQuotation))
    } else {
      // After a slash or a hyphen the letters go on without a sign of their own only when they did before it.
      if !hasLatinSign { put(KanaCells(KanaCell.latin), characters: 0) }
      writeLetters()
      context = .latin
      while let mark = insideMark {
        put(mark)
        writeLetters()
      }
      if scalar(at: index) == "+", scalar(at: index + 1) == "+" {
        put(KanaCells(KanaCell.special, KanaCell.special), characters: 2)
      }
    }
  }

  /// Whether the text has the sign for Latin letters here, with or without signs for capitals behind it.
  private var hasLatinSign: Bool {
    hasCells(KanaCells(KanaCell.latin), before: index)
      || hasCells(KanaCells(KanaCell.latin, KanaCell.halfVoiced), before: index)
      || hasCells(KanaCells(KanaCell.halfVoiced, KanaCell.halfVoiced), before: index)
        && hasCells(KanaCells(KanaCell.latin), before: index - 2)
  }

  /// A point, slash, apostrophe or comma between letters.
  private var insideMark: KanaCells? {
    guard Self.isLetter(scalar(at: index + 1)) else { return nil }
    return switch scalar(at: index) {
    case ".": KanaCells(KanaCell.specialVoiced)
    case "/": KanaCells(KanaCell.slash)
    case "'", "’": KanaCells(KanaCell.dot3)
    case ",": KanaCells(KanaCell.dot2, KanaCell.latin)
    default: nil
    }
  }

  /// Letters with their capital signs: one before a capital, two before two or more that are all capitals.
  private mutating func writeLetters() {
    var end = index
    var areCapitals = true
    while let scalar = scalar(at: end), Self.isLetter(scalar) {
      if !Letters.isCapital(scalar) { areCapitals = false }
      end += 1
    }
    let isCapitalWord = areCapitals && end - index > 1
    // The text's own capital sign stands before the letters, and ours not between.
    let hasSign = hasLatinSign
    if isCapitalWord, !hasSign || !hasCells(KanaCells(KanaCell.halfVoiced), before: index) {
      put(KanaCells(KanaCell.halfVoiced, KanaCell.halfVoiced), characters: 0)
    }
    while index < end {
      let scalar = characters[index].scalar
      if !isCapitalWord, Letters.isCapital(scalar),
        !hasSign || !hasCells(KanaCells(KanaCell.halfVoiced), before: index)
      {
        put(KanaCells(KanaCell.halfVoiced), characters: 0)
      }
      put(Self.cell(ofLetter: Letters.small(scalar)))
    }
  }

  private static func cell(ofLetter letter: Unicode.Scalar) -> UInt8 {
    UInt8(truncatingIfNeeded: UncontractedTable.english.letters.firstIndex(of: letter) ?? 0)
  }
}

extension KanaWriter {
  /// The end of what the text's own cells announce: all letters and signs up to other cells, the line's end or kana.
  private func foreignEnd(_ symbols: KanaSymbols) -> Int {
    var end = index
    while let scalar = scalar(at: end), scalar == " " || Self.isForeign(scalar, symbols) {
      end += 1
    }
    while end > index, scalar(at: end - 1) == " " { end -= 1 }
    return end
  }

  /// The end of an address or a name of programs that begins here: no spaces, and an @, an underscore, a backslash
  /// or `://` in it.
  private var addressEnd: Int? {
    var end = index
    var isAddress = false
    while let scalar = scalar(at: end), Self.isForeign(scalar, KanaSymbols.computer) {
      switch scalar {
      case "@", "_", "\\": isAddress = true
      case ":" where self.scalar(at: end + 1) == "/": isAddress = true
      default: break
      }
      end += 1
    }
    guard isAddress else { return nil }
    // A point or comma at the end is the sentence's.
    while let last = scalar(at: end - 1), !Self.isLetter(last), !Self.isDigit(last), last != "/" {
      end -= 1
    }
    return end
  }

  /// The end of a quotation that begins here: at least two words with a space between them, and not only single
  /// letters and abbreviations.
  private var quotationEnd: Int? {
    var end = index
    var lastEnd = index
    var words = 0
    var isLanguage = false
    while let scalar = scalar(at: end) {
      if Self.isLetter(scalar) {
        if end == index || self.scalar(at: end - 1) == " " { words += 1 }
        if Self.isSmall(scalar), Self.isSmall(self.scalar(at: end + 1)) { isLanguage = true }
      } else if scalar != " ", !Self.isForeign(scalar, KanaSymbols.quotation) {
        break
      }
      end += 1
      if scalar != " " { lastEnd = end }
    }
    // Numbers at the end are the sentence's, such as those of a date.
    while lastEnd > index, let last = self.scalar(at: lastEnd - 1),
      last == " " || Self.isDigit(last)
    {
      lastEnd -= 1
    }
    return words >= 2 && isLanguage ? lastEnd : nil
  }

  private static func isSmall(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ("a"..."z").contains($0) } ?? false
  }

  private static func isForeign(_ scalar: Unicode.Scalar, _ symbols: KanaSymbols) -> Bool {
    isLetter(scalar) || isDigit(scalar) || symbols.cells(of: scalar) != nil
  }

  private mutating func writeForeign(
    to end: Int, _ symbols: KanaSymbols, open: KanaCells, close: KanaCells
  ) {
    announce(open)
    var isAfterNumber = false
    while index < end, let scalar = scalar(at: index) {
      if Self.isDigit(scalar) {
        put(KanaCells(KanaCell.number), characters: 0)
        writeDigits(point: KanaCell.specialVoiced, grouping: KanaCell.dot2)
        isAfterNumber = true
        continue
      }
      if Self.isLetter(scalar) {
        let cell = Self.cell(ofLetter: scalar)
        if isAfterNumber, KanaCell.digit(cell) != nil {
          put(KanaCells(KanaCell.latin), characters: 0)
        }
        writeLetters()
        isAfterNumber = false
      } else {
        if let cells = symbols.cells(of: scalar) { put(cells) } else { put(0) }
        isAfterNumber = isAfterNumber && (scalar == "." || scalar == ",")
      }
    }
    context = .none
    // The text may have its own sign for the end.
    guard !hasCells(close, before: index + close.count) else { return }
    index -= 1
    put(close)
  }
}
