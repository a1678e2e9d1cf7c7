// SPDX-License-Identifier: Apache-2.0

/// The addresses at which no public server can stand: of this machine, of its own network, or of no one machine.
///
/// Whoever may say what this server is to fetch must not reach through it what only it can reach. So all of these are
/// refused, also the few of them that could be reached from everywhere: no file of anybody stands there.
///
/// Source: the IANA registries of special-purpose addresses (RFC 6890 and its successors) for both versions, and for
/// version 6 the list of what is given out at all (RFC 4291: only `2000::/3`).
public struct SpecialAddresses: Sendable {
  /// The addresses of the registries.
  public static let all = SpecialAddresses(
    ranges: [
      // Version 4
      AddressRange(.v4(0x0000_0000), 8),  // 0.0.0.0/8: this host, this network
      AddressRange(.v4(0x0A00_0000), 8),  // 10.0.0.0/8: private
      AddressRange(.v4(0x6440_0000), 10),  // 100.64.0.0/10: shared by customers of a provider
      AddressRange(.v4(0x7F00_0000), 8),  // 127.0.0.0/8: loopback
      AddressRange(.v4(0xA83F_8110), 32),  // 168.63.129.16: services of Azure, in no registry
      AddressRange(.v4(0xA9FE_0000), 16),  // 169.254.0.0/16: link-local, services of clouds
      AddressRange(.v4(0xAC10_0000), 12),  // 172.16.0.0/12: private
      AddressRange(.v4(0xC000_0000), 24),  // 192.0.0.0/24: protocol assignments
      AddressRange(.v4(0xC000_0200), 24),  // 192.0.2.0/24: documentation
      AddressRange(.v4(0xC01F_C400), 24),  // 192.31.196.0/24: AS112
      AddressRange(.v4(0xC034_C100), 24),  // 192.52.193.0/24: multicast tunnels
      AddressRange(.v4(0xC058_6300), 24),  // 192.88.99.0/24: relays of 6to4
      AddressRange(.v4(0xC0A8_0000), 16),  // 192.168.0.0/16: private
      AddressRange(.v4(0xC0AF_3000), 24),  // 192.175.48.0/24: AS112
      AddressRange(.v4(0xC612_0000), 15),  // 198.18.0.0/15: benchmarks
      AddressRange(.v4(0xC633_6400), 24),  // 198.51.100.0/24: documentation
      AddressRange(.v4(0xCB00_7100), 24),  // 203.0.113.0/24: documentation
      AddressRange(.v4(0xE000_0000), 4),  // 224.0.0.0/4: multicast
      AddressRange(.v4(0xF000_0000), 4),  // 240.0.0.0/4: reserved, and 255.255.255.255

      // Version 6: what lies outside 2000::/3 is not given out, or special: ::, ::1, addresses of version 4 within
      // (::ffff:0:0/96, 64:ff9b::/96 and 64:ff9b:1::/48), 100::/64, 5f00::/16, fc00::/7, fe80::/10, fec0::/10, ff00::/8.
      AddressRange(.v6(0, 0), 3),
      AddressRange(.v6(0x4000_0000_0000_0000, 0), 2),
      AddressRange(.v6(0x8000_0000_0000_0000, 0), 1),
      // And of what is given out:
      AddressRange(.v6(0x2001_0000_0000_0000, 0), 23),  // 2001::/23: protocols
      AddressRange(.v6(0x2001_0DB8_0000_0000, 0), 32),  // 2001:db8::/32: documentation
      AddressRange(.v6(0x2002_0000_0000_0000, 0), 16),  // 2002::/16: 6to4
      AddressRange(.v6(0x2620_004F_8000_0000, 0), 48),  // 2620:4f:8000::/48: AS112
      AddressRange(.v6(0x3FFF_0000_0000_0000, 0), 20),  // 3fff::/20: documentation
    ])

  private let ranges: [AddressRange]

  init(ranges: [AddressRange]) {
    self.ranges = ranges
  }

  /// Whether no public server can stand at an address.
  public func contains(_ address: NetworkAddress) -> Bool {
    ranges.contains { $0.contains(address) }
  }
}
