// SPDX-License-Identifier: Apache-2.0

import PageText

/// What pdftotext tells of pages with `-bbox-layout`: an element on each line.
struct PDFLayout {
  private(set) var pages: [PrintedPage] = []
  private var block: [PrintedLine] = []
  private var line: [PrintedWord] = []

  init(_ output: [UInt8]) {
    for row in output.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: row, as: UTF8.self)
      let element = text.drop { $0 == " " }
      if element.hasPrefix("<word ") {
        if let word = Self.word(element) { line.append(word) }
      } else if element.hasPrefix("</line>") {
        if let made = PDFLine(line).printed { block.append(made) }
        line = []
      } else if element.hasPrefix("</block>") {
        if !block.isEmpty { pages[pages.count - 1].blocks.append(PrintedBlock(block)) }
        block = []
      } else if element.hasPrefix("<page ") {
        let width = Self.number("width", in: element) ?? 0
        let height = Self.number("height", in: element) ?? 0
        pages.append(PrintedPage([], width: width, height: height))
      }
    }
  }

  private static func word(_ element: Substring) -> PrintedWord? {
    guard let end = element.firstIndex(of: ">"),
      let close = element.range(of: "</word>", after: end),
      let left = number("xMin", in: element), let top = number("yMin", in: element),
      let right = number("xMax", in: element), let bottom = number("yMax", in: element)
    else { return nil }
    let text = unescaped(element[element.index(after: end)..<close])
    let box = PageBox(left: left, top: top, right: right, bottom: bottom)
    return text.isEmpty ? nil : PrintedWord(text: text, box: box)
  }

  private static func number(_ name: String, in element: Substring) -> Double? {
    let start = name + "=\""
    let opening = element.prefix { $0 != ">" }
    guard let value = opening.range(of: start, after: opening.startIndex) else { return nil }
    let digits = opening[value...].dropFirst(start.count).prefix { $0 != "\"" }
    return Double(String(digits)).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    return String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }
}

extension Substring {
  /// Where a text begins, at or behind a place.
  fileprivate func range(of text: String, after start: Index) -> Index? {
    self[start...].firstRange(of: text)?.lowerBound
  }
}

/// A line of a PDF, whose words and letters stand as one sees them from left to right.
private struct PDFLine {
  var words: [PrintedWord]

  init(_ words: [PrintedWord]) { self.words = words }

  /// The line in the order in which it is read; nil where it has no words.
  var printed: PrintedLine? {
    guard let line = PrintedLine(words) else { return nil }
    guard words.contains(where: { $0.text.unicodeScalars.contains(where: TextScript.isArabic) })
    else { return line }
    let visual = Self.joined(words.sorted { $0.box.left < $1.box.left })
    let text = VisualOrder.reading(visual.map(\.text).joined(separator: " "))
    let isRightToLeft = TextScript.isMostlyArabic(text)
    let boxes = isRightToLeft ? visual.reversed().map(\.box) : visual.map(\.box)
    let read = text.split(separator: " ")
    guard read.count == boxes.count else {
      return PrintedLine([PrintedWord(text: text, box: line.box)])
    }
    return PrintedLine(zip(read, boxes).map { PrintedWord(text: String($0.0), box: $0.1) })
  }

  /// Gaps of less than this share of the height are within a word: Arabic letters that are not joined stand apart.
  private static let gapShare = 0.06

  private static func joined(_ words: [PrintedWord]) -> [PrintedWord] {
    var result: [PrintedWord] = []
    for word in words {
      guard let last = result.last, word.box.left - last.box.right < gapShare * word.box.height
      else {
        result.append(word)
        continue
      }
      result[result.count - 1].text += word.text
      result[result.count - 1].box.right = max(last.box.right, word.box.right)
    }
    return result
  }
}
