// SPDX-License-Identifier: Apache-2.0

import Glibc

/// From where a client comes, as limits count clients: an IPv4 address, or the /64 of an IPv6 address.
///
/// One household or machine gets a whole /64 (RFC 6177, RFC 7934 section 6), so whoever counts single IPv6 addresses
/// counts nothing: each client has 2^64 of them.
public struct ClientNetwork: Sendable, Hashable, CustomStringConvertible {
  private enum Kind: Sendable, Hashable {
    case version4(UInt32)
    case version6(UInt64)
    /// What is no address; all such are one client.
    case unknown
  }

  private let kind: Kind

  /// The network of a numeric address; an IPv4 address within IPv6 (`::ffff:192.0.2.7`) counts as IPv4.
  public init(address: String) {
    var version4 = in_addr()
    var version6 = in6_addr()
    let plain = String(address.prefix { $0 != "%" })
    if inet_pton(AF_INET, plain, &version4) == 1 {
      kind = .version4(UInt32(bigEndian: version4.s_addr))
    } else if inet_pton(AF_INET6, plain, &version6) == 1 {
      kind = withUnsafeBytes(of: &version6) { bytes in
        let high = UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self))
        let low = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        let isMapped = high == 0 && low >> 32 == 0xFFFF
        return isMapped ? .version4(UInt32(truncatingIfNeeded: low)) : .version6(high)
      }
    } else {
      kind = .unknown
    }
  }

  /// Whether it is 127.0.0.0/8 or the /64 of `::1`, from which nobody else can come.
  var isThisMachine: Bool {
    switch kind {
    case .version4(let bits): bits >> 24 == 127
    case .version6(let high): high == 0
    case .unknown: false
    }
  }

  /// Such as `192.0.2.7` or `2001:db8:0:1::/64`; the same for all clients that count as one.
  public var description: String {
    switch kind {
    case .version4(let bits):
      (0..<4).map { String(bits >> (24 - 8 * $0) & 0xFF) }.joined(separator: ".")
    case .version6(let bits):
      (0..<4).map { String(bits >> (48 - 16 * $0) & 0xFFFF, radix: 16) }.joined(separator: ":")
        + "::/64"
    case .unknown: "unknown"
    }
  }
}
