// SPDX-License-Identifier: Apache-2.0

import Bytes

extension ChartFormat {
  /// How much of a text is looked at in order to recognise what it is, in bytes.
  private static let looks = 100_000

  /// The format of a text, told from its beginning; CSV when it looks like nothing else.
  init(of bytes: [UInt8]) {
    let text = bytes.prefix(Self.looks)
    let start = text.trimmed
    switch start.first {
    case UInt8(ascii: "{"):
      let isSpecification =
        start.contains("vega-lite")
        || (start.contains("\"encoding\"") && start.contains("\"mark\""))
        || start.contains("\"layer\"")
      self = isSpecification ? .vegaLite : .json
    case UInt8(ascii: "["): self = .json
    case UInt8(ascii: "<"):
      if start.contains("<html") || start.contains("<!doctype html") {
        self = start.contains("<svg") && !bytes[...].contains("<table") ? .svg : .html
      } else {
        self = start.contains("<svg") && !start.contains("<table") ? .svg : .html
      }
    default: self = .csv
    }
  }
}
