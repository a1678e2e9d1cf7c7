// SPDX-License-Identifier: Apache-2.0

import BrailleTables

/// Finds what somebody probably meant to type.
enum Nearest {
  /// The word nearest to `typed`, when one is near enough.
  static func word(to typed: String, among words: [String]) -> String? {
    NearestNames.nearest(to: typed, among: words, most: 1).first
  }
}
