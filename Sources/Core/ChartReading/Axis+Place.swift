// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Charts

extension Axis {
  /// The place on the axis that a typed text names: a category, a date or a time, or a number; nil when it names none.
  public func place(of text: String) -> Double? {
    let bytes = Array(text.utf8)
    switch scale {
    case .categories(let names):
      for (index, name) in names.enumerated() where name.hasSameBytes(as: text) {
        return Double(index)
      }
      return nil
    case .time:
      guard case .time(let time) = TimeText.read(bytes, bytes.indices, order: .dayFirst) else {
        return nil
      }
      return time.seconds
    case .linear, .logarithmic:
      return MeasuredNumber(bytes[...], decimalMark: UInt8(ascii: "."))?.value
    }
  }
}
