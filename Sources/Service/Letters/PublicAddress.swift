// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The address under which people reach a server, such as `https://earshot.example.org`: what links in messages begin with.
///
/// It is told by who runs the server, and never taken from a request, which can name any.
public struct PublicAddress: Sendable, Hashable {
  /// The address, without a slash at its end.
  public let text: String

  /// Reads `https://host[:port]`, or `http://` for this machine itself; nil for anything else.
  public init?(_ text: String) {
    let text = text.hasSuffix("/") ? String(text.dropLast()) : text
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      let host = parts.host?.lowercased(), !host.isEmpty, parts.user == nil, parts.password == nil,
      parts.path.isEmpty, parts.query == nil, parts.fragment == nil,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), text.utf8.count <= 300,
      host.utf8.allSatisfy({ Self.isOfHost($0) })
    else { return nil }
    let isHere = ["localhost", "127.0.0.1", "[::1]", "::1"].contains(host)
    guard scheme == "https" || (scheme == "http" && isHere) else { return nil }
    self.text = text
  }

  private static func isOfHost(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-.:[]".utf8.contains(byte)
    }
  }
}
