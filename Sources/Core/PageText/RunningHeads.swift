// SPDX-License-Identifier: Apache-2.0

/// Lines at the upper and lower edges of pages that are no part of the text: the title on every page, the numbers.
public struct RunningHeads: Sendable, Equatable {
  /// The pages without them.
  public private(set) var pages: [PrintedPage]
  /// What was left out, once each, in the order of its first page; numbers are not among it.
  public private(set) var texts: [String] = []
  /// Whether numbers of pages were left out.
  public private(set) var hasNumbers = false

  /// The share of a page at each edge in which such lines are looked for.
  private static let edge = 0.13
  /// Lines at each edge that may be such.
  private static let mostLines = 2
  /// Pages that have a line before it is one of them; a letter of two pages has it on both.
  private static let leastPages = 3

  private struct Candidate {
    let page: Int
    let block: Int
    let line: Int
    let text: String
    let pattern: String
    let number: Int?
  }

  /// Finds them in pages that follow each other, and takes them out.
  public init(in pages: [PrintedPage]) {
    self.pages = pages
    let candidates = pages.indices.flatMap { Self.candidates(in: pages[$0], $0) }
    let least = min(Self.leastPages, max(2, pages.count))
    var groups: [String: [Candidate]] = [:]
    for candidate in candidates { groups[candidate.pattern, default: []].append(candidate) }
    var found: [Candidate] = []
    for group in groups.values {
      if group[0].number != nil {
        found += Self.numbering(group)
      } else if Self.pageCount(group) >= least {
        found += group
      }
    }
    remove(found.sorted { ($0.page, $0.block, $0.line) < ($1.page, $1.block, $1.line) })
  }

  private static func pageCount(_ group: [Candidate]) -> Int {
    var pages: [Int] = []
    for candidate in group where !pages.contains(candidate.page) { pages.append(candidate.page) }
    return pages.count
  }

  /// Those numbers that grow by one with each page.
  private static func numbering(_ group: [Candidate]) -> [Candidate] {
    var counts: [Int: Int] = [:]
    for candidate in group { counts[(candidate.number ?? 0) - candidate.page, default: 0] += 1 }
    return group.filter { counts[($0.number ?? 0) - $0.page, default: 0] >= 2 }
  }

  private static func candidates(in page: PrintedPage, _ number: Int) -> [Candidate] {
    var found: [(middle: Double, candidate: Candidate)] = []
    for (block, content) in page.blocks.enumerated() {
      for (line, printed) in content.lines.enumerated() {
        let middle = printed.box.middle
        guard middle < edge * page.height || middle > (1 - edge) * page.height else { continue }
        let pattern = pattern(of: printed.text)
        let value = pageNumber(printed.text)
        found.append(
          (
            middle,
            Candidate(
              page: number, block: block, line: line, text: printed.text,
              pattern: value == nil ? pattern : "#", number: value)
          ))
      }
    }
    found.sort { $0.middle < $1.middle }
    let upper = found.filter { $0.middle < page.height / 2 }.prefix(mostLines)
    let lower = found.filter { $0.middle >= page.height / 2 }.suffix(mostLines)
    return (upper + lower).map { $0.candidate }
  }

  /// The line with every number as the same sign, in small letters, without spaces.
  private static func pattern(of text: String) -> String {
    var pattern = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !scalar.properties.isWhitespace {
      guard TextScript.isDigit(scalar) else {
        pattern.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
        continue
      }
      if pattern.last != "#" { pattern.append("#") }
    }
    return String(pattern)
  }

  /// The number of a line that has nothing but one, such as "12", "- 12 -" or "Page 12 of 40".
  private static func pageNumber(_ text: String) -> Int? {
    let words = text.split { $0 == " " || "-–—/|[]().".contains($0) }
    let numbers = words.compactMap { number(String($0)) }
    let others = words.filter { number(String($0)) == nil }
    let isTold = others.allSatisfy { other in
      ["page", "p", "pg", "of", "de", "página", "pág", "pagina", "sur", "صفحة", "ص", "من"]
        .contains(other.lowercased())
    }
    return isTold && (1...2).contains(numbers.count) ? numbers[0] : nil
  }

  private static func number(_ word: String) -> Int? {
    var value = 0
    guard !word.isEmpty, word.unicodeScalars.count <= 5 else { return nil }
    for scalar in word.unicodeScalars {
      guard TextScript.isDigit(scalar), let digit = scalar.properties.numericValue else {
        return nil
      }
      value = value * 10 + Int(digit)
    }
    return value
  }

  private mutating func remove(_ found: [Candidate]) {
    for candidate in found {
      if candidate.number != nil {
        hasNumbers = true
      } else if !texts.contains(candidate.text) {
        let isKnown = texts.contains { Self.pattern(of: $0) == candidate.pattern }
        if !isKnown { texts.append(candidate.text) }
      }
    }
    for candidate in found.reversed() {
      pages[candidate.page].blocks[candidate.block].lines.remove(at: candidate.line)
    }
    for page in pages.indices { pages[page].blocks.removeAll { $0.lines.isEmpty } }
  }
}
