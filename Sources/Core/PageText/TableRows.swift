// SPDX-License-Identifier: Apache-2.0

extension PrintedPage {
  /// The page with the columns of its tables read row by row.
  ///
  /// What finds the blocks of a page takes the columns of a bill for columns of text, and would have all names read
  /// before the first price. Columns of text have long lines; of blocks side by side whose lines stand level with each
  /// other, one with short lines makes a table.
  public func withTableRows() -> PrintedPage {
    var result = self
    result.blocks = []
    for block in blocks {
      guard let last = result.blocks.last, last.isTable(with: block) else {
        result.blocks.append(block)
        continue
      }
      result.blocks[result.blocks.count - 1] = last.joinedByRows(with: block)
    }
    return result
  }
}

extension PrintedBlock {
  /// Letters in a line of a column of a table, at most on average; a column of a newspaper has 25 and more.
  private static let shortLine = 16.0
  /// How many of the shorter block's lines stand level with one of the other's.
  private static let levelShare = 0.7

  fileprivate func isTable(with other: PrintedBlock) -> Bool {
    guard let box, let otherBox = other.box else { return false }
    let isBeside = box.right <= otherBox.left || otherBox.right <= box.left
    guard isBeside || lines.contains(where: { $0.isRow }) else { return false }
    guard min(meanLength, other.meanLength) <= Self.shortLine else { return false }
    let (few, many) = lines.count <= other.lines.count ? (self, other) : (other, self)
    let level = few.lines.count { line in many.lines.contains { $0.isLevel(with: line) } }
    return Double(level) >= Self.levelShare * Double(few.lines.count)
  }

  private var meanLength: Double {
    let letters = lines.reduce(0) { sum, line in
      sum + line.words.reduce(0) { $0 + $1.text.unicodeScalars.count + 1 }
    }
    return lines.isEmpty ? 0 : Double(letters) / Double(lines.count)
  }

  /// Both blocks' lines from top to bottom, those that stand level as one.
  fileprivate func joinedByRows(with other: PrintedBlock) -> PrintedBlock {
    var rows = lines
    for line in other.lines {
      guard let index = rows.firstIndex(where: { $0.isLevel(with: line) }) else {
        let place = rows.firstIndex { $0.box.middle > line.box.middle } ?? rows.count
        rows.insert(line, at: place)
        continue
      }
      rows[index].append(line)
    }
    return PrintedBlock(rows)
  }
}

extension PrintedLine {
  /// Whether the middle of each lies within the height of the other.
  fileprivate func isLevel(with other: PrintedLine) -> Bool {
    box.top < other.box.middle && other.box.middle < box.bottom && other.box.top < box.middle
      && box.middle < other.box.bottom
  }

  /// Adds the cells of another line, those at the left first, or at the right where that is where the lines begin.
  fileprivate mutating func append(_ other: PrintedLine) {
    let isRightToLeft = TextScript.isMostlyArabic(text + other.text)
    let comesFirst = isRightToLeft ? other.box.left >= box.right : other.box.right <= box.left
    words = comesFirst ? other.words + words : words + other.words
    box = box.united(with: other.box)
    isRow = true
  }
}
