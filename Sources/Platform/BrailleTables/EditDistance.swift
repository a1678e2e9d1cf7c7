// SPDX-License-Identifier: Apache-2.0

/// Names that somebody probably meant.
enum EditDistance {
  /// The nearest names, nearest first: at most half of the letters differ.
  static func nearest(to typed: String, among names: [String], most: Int) -> [String] {
    let typed = Array(typed.utf8.prefix(64))
    return Set(names)
      .map { (distance: between(Array($0.utf8), typed), name: $0) }
      .filter { $0.distance <= max(2, typed.count / 2) }
      .sorted { $0 < $1 }
      .prefix(most).map(\.name)
  }

  /// How many bytes must be inserted, deleted or replaced.
  private static func between(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (i, a) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in second.enumerated() {
        let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (a == b ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = cost
      }
    }
    return row[second.count]
  }
}
