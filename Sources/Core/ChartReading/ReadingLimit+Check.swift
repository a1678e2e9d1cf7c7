// SPDX-License-Identifier: Apache-2.0

import Charts

extension ReadingLimit {
  /// - Throws: `ChartError.tooMuch` where a count goes beyond the limit.
  func check(_ count: Int) throws(ChartError) {
    guard count <= most else { throw .tooMuch(self) }
  }

  /// The same for a product, which may exceed a whole number of 32 bits.
  func check(_ count: Double) throws(ChartError) {
    guard count <= Double(most) else { throw .tooMuch(self) }
  }
}
