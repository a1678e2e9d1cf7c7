// SPDX-License-Identifier: Apache-2.0

extension String {
  /// Whether two texts are there and have the same UTF-8 bytes.
  ///
  /// `==` also equates different spellings of the same characters (é as one scalar and as two), for which it needs
  /// tables that are a fifth of what a phone may fetch of Earshot. The cores compare bytes.
  @inline(never)
  public func hasSameBytes(as other: String?) -> Bool {
    guard let other else { return false }
    let (left, right) = (utf8.span, other.utf8.span)
    guard left.count == right.count else { return false }
    for index in left.indices where left[index] != right[index] { return false }
    return true
  }

  /// The text for a `switch` that compares bytes.
  package var bytewise: BytewiseText { BytewiseText(text: self) }
}

/// A text that equals another when they have the same bytes.
package struct BytewiseText: Equatable, ExpressibleByStringLiteral {
  fileprivate let text: String

  fileprivate init(text: String) { self.text = text }

  package init(stringLiteral text: String) { self.text = text }

  package static func == (left: Self, right: Self) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }
}
