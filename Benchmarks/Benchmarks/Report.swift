// SPDX-License-Identifier: Apache-2.0

/// Something to measure.
struct Topic: Sendable {
  /// The word that chooses it.
  let name: String
  let run: @Sendable (inout Report) -> Void
}

/// Prints tables, and remembers which measures were missed.
struct Report {
  private(set) var missed: [String] = []

  /// Prints a table of plain text; the first column is on the left, the others on the right.
  func table(_ title: String, columns: [String], rows: [[String]]) {
    let all = [columns] + rows
    let widths = columns.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    print("\n\(title)\n")
    for row in all {
      let cells = row.enumerated().map { column, text in
        let blanks = String(repeating: " ", count: widths[column] - text.count)
        return column == 0 ? text + blanks : blanks + text
      }
      print("  " + cells.joined(separator: "  "))
    }
  }

  /// Notes a measure; the word for the table.
  mutating func judge(_ name: String, holds: Bool) -> String {
    if !holds { missed.append(name) }
    return holds ? "yes" : "NO"
  }
}

extension Double {
  /// This part of one, in per cent with one decimal.
  var percent: String { "\((self * 1000).rounded() / 10)" }
}
