// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HTTPServer

@Suite("From where clients come")
struct ClientNetworkTests {
  @Test(
    "IPv4 counts by address, IPv6 by /64",
    arguments: [
      ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"),
      ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
      ("2001:db8:0:1:ffff:ffff:ffff:ffff", "2001:db8:0:1::/64"),
      ("2001:db8:0:2::1", "2001:db8:0:2::/64"), ("::1", "0:0:0:0::/64"),
      ("fe80::1%eth0", "fe80:0:0:0::/64"), ("", "unknown"), ("nobody", "unknown"),
    ])
  func counted(address: String, network: String) {
    #expect(ClientNetwork(address: address).description == network)
    #expect(ClientNetwork(address: address).hashValue == ClientNetwork(address: address).hashValue)
  }

  @Test("two addresses of one /64 are one client, those of two are not")
  func equality() {
    let first = ClientNetwork(address: "2001:db8::1")
    #expect(first == ClientNetwork(address: "2001:db8::2"))
    #expect(first != ClientNetwork(address: "2001:db8:0:1::1"))
    #expect(ClientNetwork(address: "0.0.0.1") != ClientNetwork(address: "::1"))
  }

  @Test("a request knows the network of its client")
  func ofRequest() {
    let request = Request(.get, .root, clientAddress: "2001:db8::9")
    #expect(request.clientNetwork == ClientNetwork(address: "2001:db8::1"))
  }

  @Test(
    "only what comes from this machine can be its proxy, whose connections are everybody's",
    arguments: [
      ("127.0.0.1", true), ("127.9.9.9", true), ("::1", true), ("::ffff:127.0.0.1", true),
      ("192.0.2.7", false), ("128.0.0.1", false), ("2001:db8::1", false),
      ("::ffff:192.0.2.7", false), ("", false),
    ])
  func thisMachine(address: String, isThisMachine: Bool) {
    #expect(ClientNetwork(address: address).isThisMachine == isThisMachine)
  }
}
