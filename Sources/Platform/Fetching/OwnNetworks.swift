// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The networks in which this machine stands, and its own addresses.
///
/// Their addresses need not be special: a university has public ones for everything behind its firewall, and with
/// version 6 every machine of a network has one. What lets this machine in because it is a neighbour is not for whoever
/// says what it is to fetch.
struct OwnNetworks: Sendable {
  /// The largest that a network is taken to be, however it is set up.
  ///
  /// Else a wrong mask would refuse the whole internet. For version 6 it is the size of every network (RFC 4291 section
  /// 2.5.4).
  private static let fewestBits = (v4: 16, v6: 64)

  private let ranges: [AddressRange]

  init(ranges: [AddressRange]) {
    self.ranges = ranges
  }

  /// Those of this moment: a machine gets and loses addresses while it runs.
  static func now() -> OwnNetworks {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return OwnNetworks(ranges: []) }
    defer { freeifaddrs(first) }
    var ranges: [AddressRange] = []
    var next = first
    while let one = next {
      if let address = address(one.pointee.ifa_addr) {
        ranges.append(range(of: address, mask: self.address(one.pointee.ifa_netmask)))
      }
      next = one.pointee.ifa_next
    }
    return OwnNetworks(ranges: ranges)
  }

  /// The network of an address; the address alone where it has no mask.
  static func range(of address: NetworkAddress, mask: NetworkAddress?) -> AddressRange {
    switch (address, mask) {
    case (.v4, .v4(let bits)):
      AddressRange(address, max(fewestBits.v4, bits.nonzeroBitCount))
    case (.v6, .v6(let start, let rest)):
      AddressRange(address, max(fewestBits.v6, start.nonzeroBitCount + rest.nonzeroBitCount))
    case (.v4, _): AddressRange(address, 32)
    case (.v6, _): AddressRange(address, 128)
    }
  }

  /// Whether an address is in one of them.
  func contains(_ address: NetworkAddress) -> Bool {
    ranges.contains { $0.contains(address) }
  }

  private static func address(_ socket: UnsafeMutablePointer<sockaddr>?) -> NetworkAddress? {
    guard let socket else { return nil }
    let size =
      switch Int32(socket.pointee.sa_family) {
      case AF_INET: MemoryLayout<sockaddr_in>.size
      case AF_INET6: MemoryLayout<sockaddr_in6>.size
      default: 0
      }
    return NetworkAddress(socketAddress: UnsafeRawBufferPointer(start: socket, count: size))
  }
}
