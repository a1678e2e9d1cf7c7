// SPDX-License-Identifier: Apache-2.0

import Glibc

/// One connection of a client, from its first byte to its last.
///
/// It is a machine that one loop drives: events of the socket and notes of tasks come in, and it reads, begins
/// requests and sends until it has to wait. While it is idle it holds no buffers.
final class Connection: @unchecked Sendable {
  // Unchecked: only the thread of its loop touches it; tasks carry it only to name it.
  enum Phase {
    case handshake
    /// The head of a request is awaited or coming.
    case head
    /// It is found out who sends a large body.
    case judging
    case body
    /// The handler works.
    case working
    case sending
    case streaming(EventStream)
    /// All is sent, and what still comes is thrown away, so that the client can read its answer.
    case lingering
    case closed
  }

  /// In which chain of the loop it is.
  enum Chain { case none, heads, idle }

  // Unsafe, since it is asked for many times a request: only the loop's own thread uses it, and the loop outlives its
  // thread. Tasks hold the loop themselves.
  unowned(unsafe) let loop: EventLoop
  let transport: Transport
  let address: String
  let network: ClientNetwork
  /// Its place in the loop's table.
  var slot = 0
  /// Which connection of that place it is; what is told of an earlier one is not meant for it.
  var generation: UInt32 = 0
  /// What the system calls it when it tells of it: its place and its generation.
  var token: UInt64 { UInt64(slot) | UInt64(generation) << 32 }
  var chain = Chain.none
  /// Whether it is among those that go on after the others had their turn.
  var isInLine = false
  var next: Connection?
  unowned(unsafe) var previous: Connection?

  var phase: Phase
  /// When the phase began, or when something last went out.
  var since: Double
  /// When the body began.
  var bodySince = 0.0
  var hasServed = false
  var isReadable = true
  var isWritable = true
  /// Whether the other side has said that it sends no more.
  var isPeerDone = false
  /// What came and is not used yet.
  var pending: [UInt8] = []
  /// How much of it was searched for the end of a head.
  var searched = 0
  var output = Output()
  var pace = ReadingPace(now: 0)
  var exchange: Exchange?
  var receipt: Receipt?
  /// Whether it ends after what is being sent.
  var closes = false
  var isChunked = false

  init(loop: EventLoop, transport: Transport, address: String, network: ClientNetwork, now: Double)
  {
    self.loop = loop
    self.transport = transport
    self.address = address
    self.network = network
    since = now
    phase = transport.isSecure ? .handshake : .head
  }

  /// The socket says something.
  func happened(readable: Bool, writable: Bool, peerDone: Bool, gone: Bool) {
    if gone {
      guard case .lingering = phase else { return close() }
      // Both sides are done. What has come must be read all the same: who closes before that tears the connection down,
      // and with it the answer that is still on its way.
      isReadable = true
      isPeerDone = true
      return advance()
    }
    if readable { isReadable = true }
    if writable { isWritable = true }
    if peerDone {
      isPeerDone = true
      isReadable = true
      switch phase {
      // Nobody waits for what is worked on.
      case .judging, .working: exchange?.task?.cancel()
      case .streaming: return close()
      case .handshake, .head, .body, .sending, .lingering, .closed: break
      }
    }
    advance()
  }

  /// Goes on until it has to wait, or until others shall have their turn.
  func advance() {
    // So many steps a turn; a pipeline of requests is as long as its client likes.
    for _ in 0..<16 {
      let goesOn =
        switch phase {
        case .handshake: shakeHands()
        case .head: readHead()
        case .body: readBody()
        case .sending: flush()
        case .streaming(let stream): flush(stream)
        case .lingering: readOut()
        case .judging, .working, .closed: false
        }
      guard goesOn else { return }
    }
    loop.again(self)
  }

  private func shakeHands() -> Bool {
    switch transport.shakeHands() {
    case .done:
      phase = .head
      isReadable = true
      return true
    case .wait: return false
    case .end, .broken:
      close()
      return false
    }
  }

  /// Reads into the loop's buffer; nil when there is nothing now, or never.
  func read() -> UnsafeRawBufferPointer? {
    guard isReadable else { return nil }
    switch transport.read(into: loop.buffer) {
    case .done(let count):
      // A short read has emptied the socket, unless its end is yet to be read.
      if count < loop.buffer.count, !isPeerDone, !transport.isSecure { isReadable = false }
      return UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(loop.buffer)[..<count])
    case .wait:
      isReadable = false
      return nil
    case .end, .broken:
      close()
      return nil
    }
  }

  private func readOut() -> Bool {
    guard read() != nil else { return false }
    return true
  }

  /// The answer is out, or the connection ends before it.
  func log(isComplete: Bool) {
    guard let log = loop.core.configuration.log else { return }
    guard receipt != nil || exchange != nil else { return }
    let exchange = self.exchange
    let target = exchange?.head.target ?? ""
    log(
      LogEntry(
        time: loop.wallMilliseconds, method: receipt?.method ?? exchange?.head.method ?? "",
        path: receipt?.path ?? String(target.prefix { $0 != "?" }), status: receipt?.status.code,
        bytes: receipt?.bytes ?? 0,
        milliseconds: (Clock.seconds() - (receipt?.began ?? exchange?.began ?? 0)) * 1000,
        id: receipt?.id ?? exchange?.request.id ?? RequestID(),
        clientAddress: receipt?.clientAddress ?? exchange?.request.clientAddress ?? address,
        isComplete: isComplete))
  }

  /// Ends it at once.
  func close() {
    if case .closed = phase { return }
    if case .streaming(let stream) = phase { stream.end() }
    exchange?.task?.cancel()
    exchange?.place = nil
    if exchange != nil || receipt != nil { log(isComplete: false) }
    if let exchange { forgetBody(of: exchange) }
    phase = .closed
    exchange = nil
    receipt = nil
    pending = []
    output = Output()
    loop.remove(self)
    transport.close()
  }
}
