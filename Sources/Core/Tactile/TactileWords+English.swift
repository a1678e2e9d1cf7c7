// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TactileWords {
  static let english = Edition(
    TactileWords(
      key: "Key",
      across: "Across: {name}",
      upward: "Up: {name}",
      rows: "Rows, from the top: {name}",
      clockwise: "Slices, clockwise from the top:",
      candles: "Empty: it rose. Striped: it fell.",
      boxes: "Thick line: half of the values lie below.",
      squares: "Larger squares are higher values, from {from} to {to}. No square: no value.",
      points: "{drawn} of {all} points are drawn, far enough apart to be felt.",
      asLine: "Too many marks to feel one by one: their values are drawn as a line.",
      leftOut: "Only the first {drawn} of {all} pages are drawn.",
      page: "Page {number}:"))
}
