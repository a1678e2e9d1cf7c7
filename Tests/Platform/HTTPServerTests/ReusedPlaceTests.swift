// SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing

@testable import HTTPServer

@Suite("The place of a connection that has ended")
struct ReusedPlaceTests {
  /// The socket of this process whose other side is the given one; the server runs in the same process.
  private static func otherSide(of port: in_port_t) -> Int32? {
    (0..<16_384 as Range<Int32>).first { descriptor in
      var address = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let result = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          getpeername(descriptor, $0, &length)
        }
      }
      return result == 0 && address.sin_family == sa_family_t(AF_INET) && address.sin_port == port
    }
  }

  private static func port(of descriptor: Int32) -> in_port_t {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      _ = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
    }
    return address.sin_port
  }

  @Test(
    "what the system tells of the earlier one, whose socket a child process still holds, is not meant for the next"
  )
  func staleEvents() async throws {
    try await withServer(handler: { _ in .text("in") }) {
      $0.threads = 1
      $0.limits.connectionsPerAddress = 0
    } _: { (port: Int) async throws -> Void in
      let first = try #require(Client.socket(to: port))
      let request = Array("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".utf8)
      // An answer says that the server has the connection, and not only the system.
      let neighbour = try Client(port: port)
      #expect(try await neighbour.ask("GET", "/").text == "in")
      let held = dup(try #require(Self.otherSide(of: Self.port(of: first))))
      send(first, request, request.count, Int32(MSG_NOSIGNAL))
      var buffer = [UInt8](repeating: 0, count: 4096)
      while recv(first, &buffer, buffer.count, 0) > 0 {}
      // The server has ended it; the system has not, since its socket is still open.
      #expect(try await neighbour.ask("GET", "/").text == "in")
      let second = try Client(port: port)
      #expect(try await second.ask("GET", "/").text == "in")
      // Now there is news of the first.
      close(first)
      #expect(try await neighbour.ask("GET", "/").text == "in")
      #expect(try await second.ask("GET", "/").text == "in")
      close(held)
    }
  }
}
