// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Fetching

@Suite("special addresses")
struct SpecialAddressesTests {
  @Test(
    "what can be no public server is special, from the first address of its range to the last",
    arguments: [
      "0.0.0.0", "0.255.255.255", "10.0.0.0", "10.255.255.255", "100.64.0.0", "100.127.255.255",
      "127.0.0.1", "127.255.255.255", "169.254.0.0", "169.254.169.254", "169.254.255.255",
      "168.63.129.16", "172.16.0.0", "172.31.255.255", "192.0.0.0", "192.0.0.255", "192.0.2.0",
      "192.0.2.255",
      "192.31.196.1", "192.52.193.1", "192.88.99.1", "192.168.0.0", "192.168.255.255",
      "192.175.48.1", "198.18.0.0", "198.19.255.255", "198.51.100.0", "198.51.100.255",
      "203.0.113.0", "203.0.113.255", "224.0.0.0", "239.255.255.255", "240.0.0.0",
      "255.255.255.254", "255.255.255.255",
      "::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1",
      "64:ff9b:1::1", "100::1", "2001::1", "2001:1ff:ffff::1", "2001:2::1", "2001:10::1",
      "2001:20::1", "2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff", "2002:7f00:1::",
      "2002:808:808::1", "2620:4f:8000::1", "3fff::", "3fff:fff:ffff::1", "4000::", "5f00::1",
      "7fff::1", "8000::", "fc00::", "fdff:ffff::1", "fe80::1", "febf::1", "fec0::1", "ff02::1",
      "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
    ])
  func special(_ text: String) throws {
    #expect(SpecialAddresses.all.contains(try #require(NetworkAddress(text))))
  }

  @Test(
    "what stands beside a special range, and what people fetch from, is not special",
    arguments: [
      "1.0.0.0", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0",
      "126.255.255.255", "128.0.0.0", "169.253.255.255", "169.255.0.0", "172.15.255.255",
      "172.32.0.0", "191.255.255.255", "192.0.1.0", "192.0.3.0", "192.167.255.255", "192.169.0.0",
      "198.17.255.255", "198.20.0.0", "198.51.99.255", "198.51.101.0", "203.0.112.255",
      "203.0.114.0", "223.255.255.255",
      "2000::1", "2001:200::1", "2001:db7:ffff::1", "2001:db9::", "2001:4860:4860::8888",
      "2003::1", "2606:4700::1", "2620:4f:8001::1", "2a00:1450::1", "3ffe:ffff::1", "3fff:1000::",
    ])
  func common(_ text: String) throws {
    #expect(!SpecialAddresses.all.contains(try #require(NetworkAddress(text))))
  }

  @Test("names and other texts are no addresses", arguments: ["", "localhost", "0x7f.1", "1.2.3"])
  func names(_ text: String) {
    #expect(NetworkAddress(text) == nil)
  }
}
