// SPDX-License-Identifier: Apache-2.0

extension String {
  /// Whether two texts have the same UTF-8 bytes.
  ///
  /// `==` also equates different spellings of the same characters (é as one scalar and as two), for which it needs
  /// tables that are a fifth of what a phone may fetch of Earshot. The cores compare bytes.
  public func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

/// Lets `switch` over a text compare bytes.
public func ~= (pattern: String, text: String) -> Bool { pattern.hasSameBytes(as: text) }
