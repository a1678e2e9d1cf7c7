// SPDX-License-Identifier: Apache-2.0

import Braille

/// Names that somebody probably meant.
enum NearestNames {
  /// The nearest names, nearest first: at most half of the letters differ.
  static func nearest(to typed: String, among names: [String], most: Int) -> [String] {
    let typed = Array(typed.utf8.prefix(64))
    return Set(names)
      .map { (distance: EditDistance.between(Array($0.utf8), typed), name: $0) }
      .filter { $0.distance <= max(2, typed.count / 2) }
      .sorted { $0 < $1 }
      .prefix(most).map(\.name)
  }
}
