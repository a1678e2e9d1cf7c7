// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Fetching

@Suite("own networks")
struct OwnNetworksTests {
  @Test(
    "what stands in one network with this machine is its own, and what stands beside is not",
    arguments: [
      ("131.130.20.7", "255.255.255.0", "131.130.20.255", "131.130.21.0"),
      ("131.130.20.7", "255.255.255.255", "131.130.20.7", "131.130.20.8"),
      // However it is set up, it is not the whole internet.
      ("8.8.4.4", "0.0.0.0", "8.8.255.255", "8.9.0.0"),
      ("2a01:4f8:1:2::7", "ffff:ffff:ffff:ffff::", "2a01:4f8:1:2:ffff::1", "2a01:4f8:1:3::1"),
      ("2a01:4f8:1:2::7", "::", "2a01:4f8:1:2::9", "2a01:4f8:1:3::1"),
      (
        "2a01:4f8:1:2::7", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:fff0", "2a01:4f8:1:2::f",
        "2a01:4f8:1:2::10"
      ),
    ])
  func neighbours(address: String, mask: String, inside: String, outside: String) throws {
    let range = OwnNetworks.range(
      of: try #require(NetworkAddress(address)), mask: NetworkAddress(mask))
    let own = OwnNetworks(ranges: [range])
    #expect(!FetchRules().allows(try #require(NetworkAddress(inside)), port: 443, own: own))
    #expect(FetchRules().allows(try #require(NetworkAddress(outside)), port: 443, own: own))
  }

  @Test("the addresses of this machine are among its own")
  func present() {
    #expect(OwnNetworks.now().contains(.v4(0x7F00_0001)))
    #expect(!OwnNetworks.now().contains(.v4(0x0808_0808)))
  }
}
