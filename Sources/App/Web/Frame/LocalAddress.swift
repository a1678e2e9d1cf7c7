// SPDX-License-Identifier: Apache-2.0

import HTTPServer

/// An address within this site, so that nobody can be sent elsewhere by a link that they were given.
struct LocalAddress: Sendable, Equatable {
  let text: String

  /// Takes a path with or without query; nil for anything that a browser could read as another site.
  init?(_ text: String?) {
    guard let text, text.utf8.first == UInt8(ascii: "/"), text.utf8.count <= 2048 else {
      return nil
    }
    let second = text.utf8.dropFirst().first
    guard second != UInt8(ascii: "/"), second != UInt8(ascii: "\\") else { return nil }
    // Browsers drop tabs and line ends before they read an address (URL standard section 4.4).
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }) else {
      return nil
    }
    self.text = text
  }

  /// The address with one more question, such as `done=saved`.
  func adding(_ name: String, _ value: String) -> String {
    text + (text.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + name + "=" + value
  }
}

extension LocalAddress {
  /// The address as the value of a question in another address.
  var asValue: String { PercentCoding.encode(text, keeping: "/:;,@!$'()*") }
}
