// SPDX-License-Identifier: Apache-2.0

extension Punctuation {
  /// The words in French.
  public static let french = Edition(
    Punctuation(
      comma: ", ", semicolon: " ; ", colon: " : ", and: " et ", or: " ou ", decimalMark: ",",
      thousandsMark: " "))
}
