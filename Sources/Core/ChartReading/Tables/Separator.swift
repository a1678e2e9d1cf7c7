// SPDX-License-Identifier: Apache-2.0

/// What stands between the columns of a text.
enum Separator {
  /// Candidates, those that stand inside cells the least first.
  private static let candidates: [UInt8] = [
    UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: ","),
  ]
  /// Lines that are looked at.
  private static let linesLookedAt = 30

  /// The candidate that parts the most lines into equally many columns; a comma where none does.
  static func likely(in bytes: [UInt8]) -> UInt8 {
    var best: (separator: UInt8, lines: Int) = (UInt8(ascii: ","), 0)
    let counts = counts(in: bytes)
    for (position, separator) in candidates.enumerated() {
      var lines = 0
      for row in counts where row[position] > 0 {
        lines = max(lines, counts.reduce(0) { $0 + ($1[position] == row[position] ? 1 : 0) })
      }
      if lines > best.lines { best = (separator, lines) }
    }
    return best.separator
  }

  /// How often each candidate stands outside quotation marks, in each of the first lines that hold anything.
  private static func counts(in bytes: [UInt8]) -> [[Int]] {
    var counts: [[Int]] = []
    var row = [0, 0, 0, 0]
    var isQuoted = false
    var isBlank = true
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, byte == 0x0A || byte == 0x0D {
        if !isBlank { counts.append(row) }
        if counts.count == linesLookedAt { return counts }
        row = [0, 0, 0, 0]
        isBlank = true
        continue
      }
      if byte > 0x20 { isBlank = false }
      if !isQuoted, let position = candidates.firstIndex(of: byte) { row[position] += 1 }
    }
    if !isBlank { counts.append(row) }
    return counts
  }
}
