// SPDX-License-Identifier: Apache-2.0

extension PrintedPage {
  /// Lines side by side before they count as a table.
  private static let leastPaired = 4
  /// How many of a block's lines stand level with one beside it, where it is a column of a table.
  private static let pairedShare = 0.6

  /// The page with its tables read row by row.
  ///
  /// What finds the blocks of a page takes the columns of a bill for columns of text, and would have all names read
  /// before the first price. Columns of text have long lines; blocks of short lines that stand level with the short
  /// lines of others make a table.
  public func withTableRows() -> PrintedPage {
    var result = self
    let columns = tableColumns()
    if let first = columns.first {
      let lines = columns.flatMap { blocks[$0].lines }
      result.blocks[first] = PrintedBlock(PrintedLine.rows(of: lines))
      for index in columns.dropFirst().reversed() { result.blocks.remove(at: index) }
    }
    result.blocks = result.blocks.map { $0.withRows() }
    return result
  }

  /// Whether columns of text stand side by side.
  public var hasTextColumns: Bool {
    let long = blocks.filter { !$0.hasShortLines }
    return long.contains { block in
      long.contains { other in
        block.lines.count { line in other.lines.contains { line.isBeside($0) } } >= 3
      }
    }
  }

  /// The blocks that are columns of a table, or parts of them.
  private func tableColumns() -> [Int] {
    let short = blocks.indices.filter { blocks[$0].hasShortLines }
    var columns: [Int] = []
    var paired = 0
    for index in short {
      let level = blocks[index].lines.count { line in
        short.contains { other in
          other != index && blocks[other].lines.contains { line.isBeside($0) }
        }
      }
      if level > 0, Double(level) >= Self.pairedShare * Double(blocks[index].lines.count) {
        columns.append(index)
        paired += level
      }
    }
    return paired >= Self.leastPaired && columns.count > 1 ? columns : []
  }
}

extension PrintedBlock {
  /// Letters in a line of a column of a table, at most on average; a column of a newspaper has 25 and more.
  private static let shortLine = 18.0
  /// The share of lines with a wide gap in them that makes a block a table, and the fewest of them.
  private static let gapShare = 0.6
  private static let leastGaps = 2

  fileprivate var hasShortLines: Bool {
    let letters = lines.reduce(0) { sum, line in
      sum + line.words.reduce(0) { $0 + $1.text.unicodeScalars.count + 1 }
    }
    return !lines.isEmpty && Double(letters) <= Self.shortLine * Double(lines.count)
  }

  /// The block with its lines as rows where most of them have a gap.
  fileprivate func withRows() -> PrintedBlock {
    let gaps = lines.count { $0.hasGap }
    guard gaps >= Self.leastGaps, Double(gaps) >= Self.gapShare * Double(lines.count) else {
      return self
    }
    var rows = self
    for index in rows.lines.indices { rows.lines[index].isRow = true }
    return rows
  }
}

extension PrintedLine {
  /// Lines of several columns as rows, from top to bottom.
  fileprivate static func rows(of lines: [PrintedLine]) -> [PrintedLine] {
    var rows: [[PrintedLine]] = []
    for line in lines.sorted(by: { $0.box.middle < $1.box.middle }) {
      if let last = rows.last, last.allSatisfy({ !$0.isAboveOrBelow(line) }),
        last.contains(where: { $0.isBeside(line) })
      {
        rows[rows.count - 1].append(line)
      } else {
        rows.append([line])
      }
    }
    let text = lines.reduce("") { $0 + $1.text }
    let isRightToLeft = TextScript.isMostlyArabic(text)
    return rows.compactMap { cells in
      let ordered = cells.sorted {
        isRightToLeft ? $0.box.left > $1.box.left : $0.box.left < $1.box.left
      }
      var row = PrintedLine(ordered.flatMap { $0.words })
      row?.isRow = true
      return row
    }
  }

  /// Whether another line stands at the same height, to the left or to the right.
  fileprivate func isBeside(_ other: PrintedLine) -> Bool {
    !isAboveOrBelow(other) && box.top < other.box.middle && other.box.middle < box.bottom
      && other.box.top < box.middle && box.middle < other.box.bottom
  }

  private func isAboveOrBelow(_ other: PrintedLine) -> Bool {
    box.left < other.box.right && other.box.left < box.right
  }
}
