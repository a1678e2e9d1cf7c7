// SPDX-License-Identifier: Apache-2.0

import Braille

/// Names that somebody probably meant.
package enum NearestNames {
  /// The nearest names, nearest first: at most a third of the letters differ, or two.
  package static func nearest(to typed: String, among names: [String], most: Int) -> [String] {
    let typed = Array(typed.utf8.prefix(64))
    return Set(names)
      .map { (distance: EditDistance.between(Array($0.utf8), typed, swaps: true), name: $0) }
      .filter { $0.distance <= max(2, typed.count / 3) }
      .sorted { $0 < $1 }
      .prefix(most).map(\.name)
  }
}
