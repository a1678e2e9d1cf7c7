// SPDX-License-Identifier: Apache-2.0

import Bytes

extension ArraySlice<UInt8> {
  /// The text in one line, shortened to `longest` Unicode scalars.
  func line(longest: Int = longestName) -> String {
    var line = ""
    var count = 0
    // A scalar has four bytes at most.
    let start = trimmed.prefix(4 * (longest + 1))
    for scalar in String(decoding: start, as: UTF8.self).unicodeScalars {
      guard count < longest else { return line + "…" }
      line.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
      count += 1
    }
    return line
  }
}

/// Longest name that is kept, in Unicode scalars; a longer one would be a burden to hear at every point.
let longestName = 80
