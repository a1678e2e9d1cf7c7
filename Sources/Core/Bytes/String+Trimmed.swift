// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The text without white space and control characters at its ends, and with none but spaces inside.
  package var trimmed: String {
    var scalars: [Unicode.Scalar] = []
    for scalar in unicodeScalars {
      let isSpace = scalar.value <= 0x20 || (0x7F...0xA0).contains(scalar.value)
      if !isSpace {
        scalars.append(scalar)
      } else if let last = scalars.last, last != " " {
        scalars.append(" ")
      }
    }
    if scalars.last == " " { scalars.removeLast() }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
