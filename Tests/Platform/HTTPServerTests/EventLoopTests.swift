// SPDX-License-Identifier: Apache-2.0

import CEpoll
import Glibc
import Testing

@testable import HTTPServer

@Suite("A loop and its connections")
struct EventLoopTests {
  /// A loop that has no thread but the test's.
  private final class Rig {
    let loop: EventLoop
    private let socket: ListenSocket
    private var others: [Int32] = []

    init() throws {
      let configuration = Server.Configuration(port: 0)
      socket = try ListenSocket(host: "127.0.0.1", port: 0)
      let core = ServerCore(
        configuration: configuration, responder: HandlerResponder { _ in .text("in") },
        gatekeeper: Gatekeeper(socket: socket, configuration: configuration), tls: nil, threads: 1)
      loop = try #require(EventLoop(core: core))
    }

    deinit {
      for case let connection? in loop.connections { connection.close() }
      for descriptor in others + [socket.descriptor] { close(descriptor) }
    }

    /// A connection, as the gatekeeper hands it over.
    func connect() throws -> Connection {
      var ends: [Int32] = [0, 0]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
      try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
      others.append(ends[1])
      let before = Set(loop.connections.compactMap { $0?.token })
      loop.take(
        .accepted(
          descriptor: ends[0], address: "192.0.2.1", ClientNetwork(address: "192.0.2.1"),
          evicting: false))
      return try #require(
        loop.connections.compactMap { $0 }.first { !before.contains($0.token) })
    }
  }

  /// What the system tells when both sides of a connection are gone.
  private static func gone(_ token: UInt64) -> epoll_event {
    epoll_event(events: earshot_gone, data: epoll_data_t(u64: token))
  }

  private static func isClosed(_ connection: Connection) -> Bool {
    if case .closed = connection.phase { true } else { false }
  }

  @Test(
    "what the system tells of a connection that has ended is not meant for the next in its place")
  func staleEvents() throws {
    let rig = try Rig()
    let first = try rig.connect()
    first.close()
    let second = try rig.connect()
    #expect(second.slot == first.slot)
    // A child process that was about to begin has kept the socket of the first known to the system.
    rig.loop.take(Self.gone(first.token))
    #expect(!Self.isClosed(second))
    rig.loop.take(Self.gone(second.token))
    #expect(Self.isClosed(second))
  }

  @Test("a connection stands in line once, however much happens to it meanwhile")
  func onceInLine() throws {
    let rig = try Rig()
    let first = try rig.connect()
    let second = try rig.connect()
    for _ in 0..<3 { rig.loop.again(first) }
    rig.loop.again(second)
    #expect(rig.loop.line.map(\.token) == [first.token, second.token])
  }
}
