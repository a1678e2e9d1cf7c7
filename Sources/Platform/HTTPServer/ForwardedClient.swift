// SPDX-License-Identifier: Apache-2.0

import Glibc

/// For whom a proxy asks, as its headers say.
struct ForwardedClient: Equatable {
  /// The numeric address of the client.
  let address: String
  /// Whether the client speaks TLS with the proxy.
  let isSecure: Bool

  /// Reads what the proxy says of its client.
  ///
  /// Only the last entry counts: proxies add theirs at the end, and what stands before it may be
  /// the client's own invention. What is no address is passed over.
  /// - Parameters:
  ///   - headers: the headers of the request.
  ///   - peer: the numeric address of the other side of the connection.
  /// - Returns: nil when the other side is not on this machine and so is not the proxy.
  init?(headers: Headers, peer: String) {
    guard Self.isLoopback(peer) else { return nil }
    let told = Self.last(headers.all(.xForwardedFor)).flatMap { Self.isAddress($0) ? $0 : nil }
    address = told ?? peer
    isSecure = Self.last(headers.all(.xForwardedProto))?.lowercased() == "https"
  }

  /// Whether an address is one of this machine's own: 127.0.0.0/8 or ::1.
  static func isLoopback(_ address: String) -> Bool {
    let plain = address.hasPrefix("::ffff:") ? String(address.dropFirst(7)) : address
    return plain == "::1" || (plain.hasPrefix("127.") && isAddress(plain))
  }

  private static func last(_ values: [String]) -> String? {
    values.last?.split(separator: ",", omittingEmptySubsequences: false).last.map(Text.trimmed)
  }

  private static func isAddress(_ text: String) -> Bool {
    var bytes = in6_addr()
    return inet_pton(AF_INET, text, &bytes) == 1 || inet_pton(AF_INET6, text, &bytes) == 1
  }
}
