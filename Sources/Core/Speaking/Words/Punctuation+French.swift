// SPDX-License-Identifier: Apache-2.0

extension Punctuation {
  /// The words in French.
  public static let french = Edition(
    Punctuation(comma: ", ", semicolon: " ; ", and: " et ", or: " ou ", decimalMark: ","))
}
