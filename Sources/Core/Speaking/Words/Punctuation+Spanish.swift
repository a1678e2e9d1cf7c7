// SPDX-License-Identifier: Apache-2.0

extension Punctuation {
  /// The words in Spanish.
  public static let spanish = Edition(
    Punctuation(
      comma: ", ", semicolon: "; ", colon: ": ", and: " y ", or: " o ", decimalMark: ",",
      thousandsMark: ""))
}
