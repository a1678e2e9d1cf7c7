// SPDX-License-Identifier: Apache-2.0

import CEpoll
import Glibc
import Synchronization

/// A thread that talks to its share of the clients, and waits for nothing but their sockets.
final class EventLoop: @unchecked Sendable {
  // Unchecked: all but the mailbox and the counters is touched only on the loop's own thread.

  /// What other threads have to say.
  enum Note: Sendable {
    case accepted(descriptor: Int32, address: String, ClientNetwork, evicting: Bool)
    case judged(Connection, Exchange, Result<Judgement, Problem>)
    case stored(Connection, Exchange)
    case answered(Connection, Exchange, PreparedResponse)
    case events(Connection)
    /// The place of a body goes to another.
    case cut(Connection, Exchange, Problem)
    /// Take nothing new, and end when all is done, or so many seconds from now.
    case stop(seconds: Double)
  }

  private struct Mailbox {
    var notes: [Note] = []
    var isClosed = false
  }

  let core: ServerCore
  /// What one reads into and copies from; nothing stays in it.
  let buffer: UnsafeMutableRawBufferPointer
  var scanner: HeadScanner
  var ready = ReadyAnswers()

  /// The time when the loop woke, in monotonic seconds.
  private(set) var now = Clock.seconds()
  private(set) var wallMilliseconds: Int64 = 0
  /// The same in whole seconds since 1970, and as headers write it.
  private(set) var second = 0
  private(set) var date: [UInt8] = []
  /// Whether it takes nothing new, and ends when all is done.
  private var isEnding = false

  var connections: [Connection?] = []
  private var freeSlots: [Int] = []
  /// How many connections there were, ever.
  private var generation: UInt32 = 0
  private(set) var count = 0
  var heads = ConnectionChain()
  var idles = ConnectionChain()
  /// Those that others shall have their turn before, each once.
  private(set) var line: [Connection] = []
  private var deadline: Double?
  private var hasAbandoned = false
  private var nextSweep: Double
  private let interval: Double

  private let poll: Int32
  private let bell: Int32
  private let mailbox = Mutex(Mailbox())
  /// How many connections could be closed for another: read by the gatekeeper.
  let evictable = Atomic(0)
  /// How many it was asked to close for others and has not closed yet.
  let evictions = Atomic(0)

  // Their count does not matter for what is served, only for how often one asks.
  private static let eventsAtOnce = 512
  private static let bellToken = UInt64.max

  /// A loop that does not run yet; nil when the system has no descriptors for it.
  init?(core: ServerCore) {
    let poll = epoll_create1(Int32(O_CLOEXEC))
    let bell = earshot_eventfd()
    guard poll >= 0, bell >= 0, earshot_epoll_add_counter(poll, bell, Self.bellToken) == 0 else {
      Glibc.close(poll)
      Glibc.close(bell)
      return nil
    }
    self.poll = poll
    self.bell = bell
    buffer = .allocate(byteCount: 64 << 10, alignment: 16)
    self.core = core
    let limits = core.configuration.limits
    scanner = HeadScanner(limits: limits)
    let shortest = min(
      limits.headSeconds, limits.bodyGraceSeconds, core.configuration.heartbeatSeconds)
    // Often enough for the shortest limit, but not so often that an idle server is never idle.
    interval = min(1, max(0.02, shortest / 4))
    nextSweep = now + interval
  }

  deinit {
    Glibc.close(poll)
    Glibc.close(bell)
    buffer.deallocate()
  }

  /// Gives the loop something to do; from any thread.
  func post(_ note: Note) {
    let rings = mailbox.withLock { mailbox in
      guard !mailbox.isClosed else { return false }
      mailbox.notes.append(note)
      return mailbox.notes.count == 1
    }
    if rings {
      var one: UInt64 = 1
      write(bell, &one, MemoryLayout<UInt64>.size)
    }
  }

  /// Goes on with a connection after the others had their turn.
  func again(_ connection: Connection) {
    // Once, however much happens meanwhile: else whoever makes much happen would have many turns.
    guard !connection.isInLine else { return }
    connection.isInLine = true
    line.append(connection)
  }

  // MARK: The thread

  func run() {
    // sendfile has no way to say that a broken connection is no reason to end the process.
    OwnThread.blockPipeSignal()
    var events = [epoll_event](repeating: epoll_event(), count: Self.eventsAtOnce)
    tick()
    while !isDone {
      let wait = line.isEmpty ? max(0, (nextSweep - Clock.seconds()) * 1000) : 0
      let found = epoll_wait(poll, &events, Int32(events.count), Int32(wait.rounded(.up)))
      tick()
      for event in events.prefix(max(0, Int(found))) { take(event) }
      let waiting = line
      line = []
      for connection in waiting {
        connection.isInLine = false
        connection.advance()
      }
      for note in takeNotes() { take(note) }
      if now >= nextSweep {
        sweep()
        nextSweep = now + interval
      }
      if let deadline, now >= deadline { giveUp() }
    }
    mailbox.withLock {
      $0.isClosed = true
      $0.notes = []
    }
    connections = []
  }

  private var isDone: Bool { isEnding && count == 0 }

  /// Whether connections end with the answers that are under way.
  var isStopping: Bool { core.isStopping.load(ordering: .relaxed) }

  private func tick() {
    now = Clock.seconds()
    wallMilliseconds = Clock.wallMilliseconds()
    let whole = Int(wallMilliseconds / 1000)
    guard whole != second else { return }
    second = whole
    date = Array(HTTPDate.format(seconds: whole).utf8)
  }

  private func takeNotes() -> [Note] {
    mailbox.withLock { mailbox in
      defer { mailbox.notes = [] }
      return mailbox.notes
    }
  }

  func take(_ event: epoll_event) {
    guard event.data.u64 != Self.bellToken else {
      var count: UInt64 = 0
      Glibc.read(bell, &count, MemoryLayout<UInt64>.size)
      return
    }
    // It may have ended, and its slot may have gone to another: a child process that was about to begin had its socket
    // too and kept it known to the system.
    let token = event.data.u64
    guard let connection = connections[Int(token & 0xFFFF_FFFF)], connection.token == token
    else { return }
    let flags = event.events
    connection.happened(
      readable: flags & earshot_readable != 0, writable: flags & earshot_writable != 0,
      peerDone: flags & earshot_peer_done != 0, gone: flags & earshot_gone != 0)
  }

  func take(_ note: Note) {
    switch note {
    case .accepted(let descriptor, let address, let network, let evicting):
      accept(descriptor, address, network, evicting: evicting)
    case .judged(let connection, let exchange, let answer): connection.judged(exchange, answer)
    case .stored(let connection, let exchange): connection.stored(exchange)
    case .answered(let connection, let exchange, let prepared):
      connection.answer(exchange, prepared)
    case .events(let connection): if case .streaming = connection.phase { connection.advance() }
    case .cut(let connection, let exchange, let problem):
      connection.abandonBody(exchange, because: problem)
    case .stop(let seconds): stop(within: seconds)
    }
  }

  // MARK: Connections come and go

  private func accept(
    _ descriptor: Int32, _ address: String, _ network: ClientNetwork, evicting: Bool
  ) {
    if evicting {
      evict()
      evictions.subtract(1, ordering: .relaxed)
    }
    guard !isEnding, let transport = Transport(descriptor: descriptor, tls: core.tls) else {
      Glibc.close(descriptor)
      core.gatekeeper.left(network)
      return
    }
    let connection = Connection(
      loop: self, transport: transport, address: address, network: network, now: now)
    if let slot = freeSlots.popLast() {
      connection.slot = slot
      connections[slot] = connection
    } else {
      connection.slot = connections.count
      connections.append(connection)
    }
    count += 1
    generation &+= 1
    connection.generation = generation & 0x7FFF_FFFF
    put(connection, in: .heads)
    guard earshot_epoll_add(poll, descriptor, connection.token) == 0 else {
      return connection.close()
    }
  }

  /// Forgets a connection, which is about to close its socket.
  func remove(_ connection: Connection) {
    leaveChain(connection)
    connections[connection.slot] = nil
    freeSlots.append(connection.slot)
    count -= 1
    core.gatekeeper.left(connection.network)
  }

  // MARK: The end

  private func stop(within seconds: Double) {
    isEnding = true
    deadline = now + seconds
    for case let connection? in connections {
      switch connection.phase {
      // What has begun to ask is answered.
      case .head where !connection.pending.isEmpty: break
      case .handshake, .head: connection.close()
      case .streaming(let stream): stream.end()
      case .judging, .body, .working, .sending, .lingering, .closed: break
      }
    }
  }

  /// The time for stopping is over: who waits is told so, and a second later all is closed.
  private func giveUp() {
    deadline = now + 1
    defer { hasAbandoned = true }
    for case let connection? in connections {
      if hasAbandoned {
        connection.close()
      } else {
        connection.giveUp()
      }
    }
  }
}
