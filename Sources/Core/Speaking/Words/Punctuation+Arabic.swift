// SPDX-License-Identifier: Apache-2.0

extension Punctuation {
  /// The words in Arabic.
  public static let arabic = Edition(
    Punctuation(
      comma: "، ", semicolon: "؛ ", colon: ": ", and: " و", or: " أو ", decimalMark: ".",
      thousandsMark: ""))
}
