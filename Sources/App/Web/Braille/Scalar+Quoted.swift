// SPDX-License-Identifier: Apache-2.0

extension Unicode.Scalar {
  /// A character by itself and by its number, which tells it when it cannot be seen.
  package var quoted: String {
    let number = String(value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - number.utf8.count)) + number
    return properties.generalCategory == .control || properties.isWhitespace
      ? name : "\"\(self)\" (\(name))"
  }
}
