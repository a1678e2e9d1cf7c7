// SPDX-License-Identifier: Apache-2.0

/// Finds what somebody probably meant to type.
enum Nearest {
  /// The word nearest to `typed`, when it is near enough: at most a third of its letters differ, or two.
  static func word(to typed: String, among words: [String]) -> String? {
    let best = words.map { (word: $0, distance: distance($0, typed)) }
      .min { ($0.distance, $0.word) < ($1.distance, $1.word) }
    guard let best, best.distance <= max(2, typed.count / 3) else { return nil }
    return best.word
  }

  /// How many letters must be inserted, deleted, replaced or swapped with their neighbour
  /// (optimal string alignment).
  static func distance(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var rows = [Array(0...second.count)]
    for (i, a) in first.enumerated() {
      var row = [i + 1]
      for (j, b) in second.enumerated() {
        var cost = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == second[j - 1], first[i - 1] == b {
          cost = min(cost, rows[i - 1][j - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
