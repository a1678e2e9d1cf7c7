// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An address of the internet protocol, of either version.
public enum NetworkAddress: Sendable, Hashable {
  /// Version 4, in the order of the network.
  case v4(UInt32)
  /// Version 6: the first and the last 64 bits.
  case v6(UInt64, UInt64)

  /// Reads an address as it is usually written, such as `192.0.2.1` or `2001:db8::1`.
  /// - Returns: nil for anything else, such as a name.
  public init?(_ text: String) {
    var four = in_addr()
    var six = in6_addr()
    if inet_pton(AF_INET, text, &four) == 1 {
      self = .v4(UInt32(bigEndian: four.s_addr))
    } else if inet_pton(AF_INET6, text, &six) == 1 {
      self.init(six)
    } else {
      return nil
    }
  }

  /// Takes the address of a socket.
  /// - Parameters:
  ///   - bytes: the `sockaddr` with all that belongs to its family.
  /// - Returns: nil for another family, or fewer bytes than it has.
  init?(socketAddress bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= MemoryLayout<sa_family_t>.size else { return nil }
    switch Int32(bytes.loadUnaligned(as: sa_family_t.self)) {
    case AF_INET where bytes.count >= MemoryLayout<sockaddr_in>.size:
      self = .v4(UInt32(bigEndian: bytes.loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr))
    case AF_INET6 where bytes.count >= MemoryLayout<sockaddr_in6>.size:
      self.init(bytes.loadUnaligned(as: sockaddr_in6.self).sin6_addr)
    default: return nil
    }
  }

  private init(_ address: in6_addr) {
    self = withUnsafeBytes(of: address) { bytes in
      .v6(
        UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
    }
  }
}

/// The addresses that begin with the same bits.
struct AddressRange: Sendable, Hashable {
  /// The first of them.
  let first: NetworkAddress
  /// How many bits they share.
  let bits: Int

  /// Takes a range that is written in the code.
  init(_ first: NetworkAddress, _ bits: Int) {
    (self.first, self.bits) = (first, bits)
  }

  func contains(_ address: NetworkAddress) -> Bool {
    switch (first, address) {
    case (.v4(let mine), .v4(let other)):
      return (mine ^ other) & Self.mask(bits, of: UInt32.self) == 0
    case (.v6(let mine, let myRest), .v6(let other, let otherRest)):
      return (mine ^ other) & Self.mask(bits, of: UInt64.self) == 0
        && (myRest ^ otherRest) & Self.mask(bits - 64, of: UInt64.self) == 0
    case (.v4, .v6), (.v6, .v4): return false
    }
  }

  private static func mask<Bits: FixedWidthInteger>(_ bits: Int, of: Bits.Type) -> Bits {
    let rest = Bits.bitWidth - min(max(bits, 0), Bits.bitWidth)
    // A shift by all bits of a number gives zero.
    return ~Bits.zero << rest
  }
}
