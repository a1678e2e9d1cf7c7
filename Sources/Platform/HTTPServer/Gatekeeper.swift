// SPDX-License-Identifier: Apache-2.0

import CEpoll
import Glibc
import Synchronization

/// The thread that accepts connections and shares them out among the loops.
///
/// It keeps the limits on connections: one network gets only so many, and when there are as many as allowed in all,
/// a loop closes an idle one for each new one. Where none is idle, new ones wait until there is room.
final class Gatekeeper: Sendable {
  private let socket: ListenSocket
  private let limits: Server.Configuration.Limits
  private let isBehindProxy: Bool
  private let warn: (@Sendable (String) -> Void)?
  private let bell: Int32
  private let isOpen = Atomic(true)
  private let count = Atomic(0)
  /// Whether a client waits for room.
  private let isFull = Atomic(false)
  private let networks = Mutex<[ClientNetwork: Int]>([:])

  // As often as a thread without descriptors looks whether there are some again, in milliseconds.
  private static let pauseMilliseconds: Int32 = 500
  private static let nothingLeft =
    "The system has no open files left, so new clients wait. Raise the limit (ulimit -n, or LimitNOFILE of the service)."

  init(socket: ListenSocket, configuration: Server.Configuration) {
    self.socket = socket
    limits = configuration.limits
    isBehindProxy = configuration.isBehindProxy
    warn = configuration.warn
    bell = earshot_eventfd()
  }

  deinit { close(bell) }

  /// Starts the thread, which tells when it has ended; false if the system has none to give.
  func start(_ loops: [EventLoop], ended: @escaping @Sendable () -> Void) -> Bool {
    OwnThread.start { [self] in
      run(loops)
      ended()
    }
  }

  /// Takes no more connections.
  func closeGate() {
    isOpen.store(false, ordering: .sequentiallyConsistent)
    ring()
  }

  /// A connection is over.
  func left(_ network: ClientNetwork) {
    count.subtract(1, ordering: .sequentiallyConsistent)
    roomMayBe()
    guard counts(network) else { return }
    networks.withLock { networks in
      let rest = (networks[network] ?? 0) - 1
      networks[network] = rest > 0 ? rest : nil
    }
  }

  /// A connection has ended or become idle, so that who waits may be let in.
  func roomMayBe() {
    if isFull.load(ordering: .sequentiallyConsistent) { ring() }
  }

  private func ring() {
    var one: UInt64 = 1
    write(bell, &one, MemoryLayout<UInt64>.size)
  }

  // MARK: The thread

  private func run(_ loops: [EventLoop]) {
    // Set when the system has no descriptors left.
    var isPaused = false
    var isWarned = false
    var turn = 0
    while isOpen.load(ordering: .sequentiallyConsistent) {
      let isReady = wait(accepting: !isPaused && hasRoom(loops), pausing: isPaused)
      isPaused = false
      // At most 64 a turn, so that the gate closes in time.
      for _ in 0..<64 where isReady {
        turn = (turn + 1) % loops.count
        guard let room = room(among: loops, at: turn) else { break }
        guard let more = accept(room.loop, evicting: room.evicting) else {
          isPaused = true
          if !isWarned { warn?(Self.nothingLeft) }
          isWarned = true
          break
        }
        isWarned = false
        if !more { break }
      }
    }
    close(socket.descriptor)
  }

  private func hasRoom(_ loops: [EventLoop]) -> Bool {
    if room(among: loops, at: 0) != nil { return true }
    isFull.store(true, ordering: .sequentiallyConsistent)
    // Once more, since it may have become so before that was known.
    guard room(among: loops, at: 0) != nil else { return false }
    isFull.store(false, ordering: .sequentiallyConsistent)
    return true
  }

  /// The loop for a new connection, and whether it has to close another for it.
  private func room(among loops: [EventLoop], at turn: Int) -> (loop: EventLoop, evicting: Bool)? {
    if count.load(ordering: .sequentiallyConsistent) < limits.connections {
      return (loops[turn], false)
    }
    for step in 0..<loops.count {
      let loop = loops[(turn + step) % loops.count]
      if loop.evictable.load(ordering: .relaxed) > loop.evictions.load(ordering: .relaxed) {
        return (loop, true)
      }
    }
    return nil
  }

  /// Waits for a client, or for a change; whether a client waits.
  private func wait(accepting: Bool, pausing: Bool) -> Bool {
    var entries = [
      pollfd(fd: bell, events: Int16(POLLIN), revents: 0),
      // A negative descriptor is passed over.
      pollfd(fd: accepting ? socket.descriptor : -1, events: Int16(POLLIN), revents: 0),
    ]
    let found = poll(&entries, nfds_t(entries.count), pausing ? Self.pauseMilliseconds : -1)
    guard found > 0 else { return false }
    if entries[0].revents != 0 {
      var count: UInt64 = 0
      read(bell, &count, MemoryLayout<UInt64>.size)
      isFull.store(false, ordering: .sequentiallyConsistent)
    }
    return entries[1].revents != 0
  }

  /// Accepts one; whether another may wait, or nil if the system has no descriptors left.
  private func accept(_ loop: EventLoop, evicting: Bool) -> Bool? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let descriptor = earshot_accept(socket.descriptor, &storage, &length)
    guard descriptor >= 0 else {
      switch errno {
      case EINTR, ECONNABORTED: return true
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: return nil
      default: return false
      }
    }
    let address = ListenSocket.text(of: storage)
    let network = ClientNetwork(address: address)
    guard letsIn(network) else {
      close(descriptor)
      return true
    }
    var on: Int32 = 1
    // Heads and events are small and have to go at once.
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    count.add(1, ordering: .sequentiallyConsistent)
    if evicting { loop.evictions.add(1, ordering: .relaxed) }
    loop.post(
      .accepted(descriptor: descriptor, address: address, network, evicting: evicting))
    return true
  }

  /// Whether connections of a network are counted; those of the proxy are everybody's.
  private func counts(_ network: ClientNetwork) -> Bool {
    limits.connectionsPerAddress > 0 && !(isBehindProxy && network.isThisMachine)
  }

  private func letsIn(_ network: ClientNetwork) -> Bool {
    guard counts(network) else { return true }
    return networks.withLock { networks in
      let own = networks[network] ?? 0
      guard own < limits.connectionsPerAddress else { return false }
      networks[network] = own + 1
      return true
    }
  }
}
