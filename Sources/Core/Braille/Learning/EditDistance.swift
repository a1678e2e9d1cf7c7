// SPDX-License-Identifier: Apache-2.0

/// How far a text lies from another: insertions, deletions and substitutions (minimum string distance, MSD).
///
/// Soukoreff and MacKenzie, "Measuring errors in text entry tasks" (CHI 2001), after Levenshtein.
package enum EditDistance {
  /// Elements of each text that count; more than anybody types at once, so that memory has a bound.
  package static let greatestLength = 1000

  /// The least number of single changes that make one of the other.
  /// - Parameter swaps: whether two neighbours that changed places count as one change (optimal string alignment).
  package static func between<Element: Equatable>(
    _ first: [Element], _ second: [Element], swaps: Bool = false
  ) -> Int {
    let table = Table(first, second, swaps: swaps)
    return table[table.rows - 1, table.columns - 1]
  }

  /// The pairs of one best alignment; what was left out or put in has no partner.
  package static func alignment<Element: Equatable>(
    _ first: [Element], _ second: [Element]
  ) -> [(first: Element?, second: Element?)] {
    let table = Table(first, second, swaps: false)
    var pairs: [(first: Element?, second: Element?)] = []
    var (row, column) = (table.rows - 1, table.columns - 1)
    while row > 0 || column > 0 {
      let here = table[row, column]
      if row > 0, column > 0,
        here == table[row - 1, column - 1] + (first[row - 1] == second[column - 1] ? 0 : 1)
      {
        row -= 1
        column -= 1
        pairs.append((first[row], second[column]))
      } else if row > 0, here == table[row - 1, column] + 1 {
        row -= 1
        pairs.append((first[row], nil))
      } else {
        column -= 1
        pairs.append((nil, second[column]))
      }
    }
    return pairs.reversed()
  }

  /// The distances of all beginnings.
  private struct Table {
    let rows: Int
    let columns: Int
    private var distances: [Int]

    init<Element: Equatable>(_ first: [Element], _ second: [Element], swaps: Bool) {
      rows = min(first.count, EditDistance.greatestLength) + 1
      columns = min(second.count, EditDistance.greatestLength) + 1
      distances = [Int](repeating: 0, count: rows * columns)
      for row in 0..<rows { distances[row * columns] = row }
      for column in 0..<columns { distances[column] = column }
      for row in 1..<max(rows, 1) {
        for column in 1..<max(columns, 1) {
          let change = first[row - 1] == second[column - 1] ? 0 : 1
          distances[row * columns + column] = min(
            self[row - 1, column - 1] + change, self[row - 1, column] + 1,
            self[row, column - 1] + 1)
          if swaps, row > 1, column > 1, first[row - 1] == second[column - 2],
            first[row - 2] == second[column - 1]
          {
            distances[row * columns + column] = min(
              self[row, column], self[row - 2, column - 2] + 1)
          }
        }
      }
    }

    subscript(row: Int, column: Int) -> Int { distances[row * columns + column] }
  }
}
