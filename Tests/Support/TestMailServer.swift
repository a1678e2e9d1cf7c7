// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A server for mail on this machine that takes what it is sent, or does what else a test wants of it.
package final class TestMailServer: Sendable {
  /// What it does when it hears a command.
  package enum Act: Sendable {
    /// It answers with these lines.
    case say(String)
    /// It answers nothing more.
    case hang
    /// It ends the connection.
    case close
  }

  /// How bytes come and go; another kind of channel protects them.
  package protocol Channel: Sendable {
    /// What comes next; empty at the end.
    func receive() -> [UInt8]
    /// Sends bytes.
    func send(_ bytes: [UInt8])
  }

  /// A message that was taken.
  package struct Received: Sendable {
    /// All commands of the connection until then, in their order.
    package var commands: [String] = []
    /// What came between DATA and the dot, without the dots that were put before dots.
    package var text = ""

    /// Nothing yet.
    package init() {}

    /// The text without its transfer encoding, with lines that end in a line feed.
    package var body: String {
      let encoded = text.components(separatedBy: "\r\n\r\n").dropFirst().joined(
        separator: "\r\n\r\n"
      )
      .replacingOccurrences(of: "=\r\n", with: "").replacingOccurrences(of: "\r\n", with: "\n")
      var bytes: [UInt8] = []
      var rest = Array(encoded.utf8)[...]
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "=") else {
          bytes.append(byte)
          continue
        }
        bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The lines of the head.
    package var head: String { text.components(separatedBy: "\r\n\r\n")[0] }

    /// To whom it went, as the server was told.
    package var recipient: String {
      commands.last { $0.hasPrefix("RCPT TO:") }.map { String($0.dropFirst(9).dropLast()) } ?? ""
    }
  }

  /// The port that it listens on.
  package let port: Int
  private let descriptor: Int32
  private let extensions: [String]
  private let acts: Mutex<[String: Act]>
  private let secure: (@Sendable (Int32) -> (any Channel)?)?
  private let isSecureAtOnce: Bool
  private let received: AsyncStream<Received>
  private let take: AsyncStream<Received>.Continuation
  private let count = Mutex(0)
  private let hangings: AsyncStream<Void>
  private let hang: AsyncStream<Void>.Continuation

  /// - Parameters:
  ///   - extensions: what it says that it can, after EHLO.
  ///   - acts: what it does on hearing a command, such as `RCPT`; `.` is the end of a message, an empty one the greeting.
  ///   - secure: protects a connection.
  ///   - isSecureAtOnce: whether it does so before the greeting and not after STARTTLS.
  package init(
    extensions: [String] = [], acts: [String: Act] = [:],
    secure: (@Sendable (Int32) -> (any Channel)?)? = nil, isSecureAtOnce: Bool = false
  ) throws {
    self.extensions = extensions
    self.acts = Mutex(acts)
    self.secure = secure
    self.isSecureAtOnce = isSecureAtOnce
    (received, take) = AsyncStream.makeStream(of: Received.self)
    (hangings, hang) = AsyncStream.makeStream(of: Void.self)
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let own = descriptor
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(own, $0, length) == 0 && listen(own, 16) == 0 && getsockname(own, $0, &length) == 0
      }
    }
    guard isOpen else { throw CocoaError(.fileWriteUnknown) }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [self] in
      // Only here, where nobody accepts any more: its number is soon that of another test's socket.
      defer { close(own) }
      while true {
        let connection = accept(own, nil, nil)
        guard connection >= 0 else { return }
        Thread.detachNewThread { [self] in
          serve(connection)
          close(connection)
        }
      }
    }
  }

  /// Listens no more; else it does as long as the tests run.
  package func stop() {
    // Ends the wait of the thread that accepts, which closes it.
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// The next message that is taken; waits for it.
  package func next() async -> Received? {
    var messages = received.makeAsyncIterator()
    return await messages.next()
  }

  /// Waits until it hangs.
  package func untilItHangs() async {
    var hangings = hangings.makeAsyncIterator()
    _ = await hangings.next()
  }

  /// How many messages were taken so far.
  package var messageCount: Int { count.withLock { $0 } }

  /// Does something else from now on.
  package func act(_ act: Act?, on command: String) {
    acts.withLock { $0[command] = act }
  }

  private func serve(_ connection: Int32) {
    var channel: any Channel = PlainChannel(descriptor: connection)
    if isSecureAtOnce {
      guard let protected = secure?(connection) else { return }
      channel = protected
    }
    var present = Received()
    var lines = Lines(channel)
    guard answer("", "220 test", channel) else { return }
    while let line = lines.next() {
      present.commands.append(line)
      let command = String(line.prefix { $0 != " " }).uppercased()
      switch command {
      case "EHLO":
        let all = ["test"] + extensions
        let said = all.enumerated().map { "250\($0 == all.count - 1 ? " " : "-")\($1)" }
        guard answer(command, said.joined(separator: "\r\n"), channel) else { return }
      case "STARTTLS":
        guard answer(command, "220 go on", channel), let protected = secure?(connection) else {
          return
        }
        channel = protected
        lines = Lines(channel)
      case "AUTH":
        if case nil = acts.withLock({ $0[command] }) {
          channel.send(Array("334 \r\n".utf8))
          guard let shown = lines.next() else { return }
          present.commands.append("shown " + shown)
        }
        guard answer(command, "235 welcome", channel) else { return }
      case "DATA":
        let goesOn = if case nil = acts.withLock({ $0[command] }) { true } else { false }
        guard answer(command, "354 go on", channel) else { return }
        guard goesOn else { continue }
        present.text = ""
        while let line = lines.next(), line != "." {
          present.text += (line.hasPrefix(".") ? String(line.dropFirst()) : line) + "\r\n"
        }
        if case nil = acts.withLock({ $0["."] }) {
          count.withLock { $0 += 1 }
          take.yield(present)
        }
        guard answer(".", "250 taken", channel) else { return }
      case "QUIT":
        _ = answer(command, "221 bye", channel)
        return
      default: guard answer(command, "250 well", channel) else { return }
      }
    }
  }

  /// Whether the connection goes on.
  private func answer(_ command: String, _ usual: String, _ channel: any Channel) -> Bool {
    switch acts.withLock({ $0[command] }) ?? .say(usual) {
    case .say(let line):
      channel.send(Array((line + "\r\n").utf8))
      return true
    case .hang:
      hang.yield()
      // Until the other side goes.
      while !channel.receive().isEmpty {}
      return false
    case .close: return false
    }
  }
}

/// A connection as it is.
private struct PlainChannel: TestMailServer.Channel {
  let descriptor: Int32

  func receive() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return Array(buffer.prefix(max(0, count)))
  }

  func send(_ bytes: [UInt8]) {
    _ = Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
}

/// The lines that come through a channel.
private struct Lines {
  private let channel: any TestMailServer.Channel
  private var buffer: [UInt8] = []

  init(_ channel: any TestMailServer.Channel) { self.channel = channel }

  mutating func next() -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeFirst(end + 1)
        return line.hasSuffix("\r") ? String(line.dropLast()) : line
      }
      let more = channel.receive()
      if more.isEmpty { return nil }
      buffer += more
    }
  }
}
