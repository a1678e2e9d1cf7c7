// SPDX-License-Identifier: Apache-2.0

extension Punctuation {
  /// The words in English.
  public static let english = Edition(
    Punctuation(
      comma: ", ", semicolon: "; ", colon: ": ", and: " and ", or: " or ", decimalMark: ".",
      thousandsMark: ""))
}
