// SPDX-License-Identifier: Apache-2.0

import PageText

/// What Tesseract found, as it tells it: a line for each block, paragraph, line and word, with its place.
struct TesseractTable {
  private(set) var page: PrintedPage

  /// Below this a "word" that has no letter and no digit is dirt on the paper.
  private static let dirtConfidence = 0.5
  /// Below this nothing is a word: pictures and borders give such.
  private static let leastConfidence = 0.12

  init(_ table: String) {
    page = PrintedPage([], width: 1, height: 1)
    var block: [PrintedLine] = []
    var line: [PrintedWord] = []
    for row in table.split(separator: "\n", omittingEmptySubsequences: true) {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count >= 12, let level = Int(cells[0]), let box = Self.box(cells) else {
        continue
      }
      if level <= 4, let made = Self.line(line) { block.append(made) }
      if level <= 4 { line = [] }
      if level <= 3 {
        if !block.isEmpty { page.blocks.append(PrintedBlock(block)) }
        block = []
      }
      switch level {
      case 1: (page.width, page.height) = (box.right, box.bottom)
      case 5: if let word = Self.word(cells, box) { line.append(word) }
      default: break
      }
    }
    if let made = Self.line(line) { block.append(made) }
    if !block.isEmpty { page.blocks.append(PrintedBlock(block)) }
  }

  private static func box(_ cells: [Substring]) -> PageBox? {
    let numbers = cells[6..<10].compactMap { Double(String($0)) }
    guard numbers.count == 4 else { return nil }
    return PageBox(
      left: numbers[0], top: numbers[1], right: numbers[0] + numbers[2],
      bottom: numbers[1] + numbers[3])
  }

  private static func word(_ cells: [Substring], _ box: PageBox) -> PrintedWord? {
    let text = Self.plain(cells[11])
    let confidence = max(0, min(1, (Double(String(cells[10])) ?? 0) / 100))
    let hasLetter = text.contains { $0.isLetter || $0.isNumber }
    guard !text.isEmpty, confidence >= (hasLetter ? leastConfidence : dirtConfidence) else {
      return nil
    }
    return PrintedWord(text: text, box: box, confidence: confidence)
  }

  /// A word without spaces and without the marks of direction that Tesseract puts among Arabic letters.
  private static func plain(_ text: Substring) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !scalar.properties.isWhitespace {
      if scalar.properties.generalCategory != .format { plain.append(scalar) }
    }
    return String(plain)
  }

  private static func line(_ words: [PrintedWord]) -> PrintedLine? {
    guard var line = PrintedLine(words) else { return nil }
    if TextScript.isMostlyArabic(line.text) {
      for index in line.words.indices {
        line.words[index].text = ArabicMarks.corrected(line.words[index].text)
      }
    }
    return line
  }
}

/// The marks of Arabic text, for which Tesseract's model gives those of Latin text.
enum ArabicMarks {
  private static let marks: [Character: Character] = [",": "،", ";": "؛", "?": "؟"]

  /// A word of an Arabic line with Arabic marks behind its letters; what stands between digits stays.
  static func corrected(_ word: String) -> String {
    var letters = Array(word)
    for index in letters.indices {
      guard let mark = marks[letters[index]] else { continue }
      let isBetweenDigits =
        index > 0 && letters[index - 1].isNumber && index + 1 < letters.count
        && letters[index + 1].isNumber
      if !isBetweenDigits { letters[index] = mark }
    }
    return String(letters)
  }
}
