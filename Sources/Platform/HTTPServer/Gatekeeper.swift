// SPDX-License-Identifier: Apache-2.0

import CMicroHTTPD
import Glibc
import Synchronization

/// The thread that accepts connections, watches for slow clients, and reads out what refused
/// clients still send.
final class Gatekeeper: Sendable {
  private struct State {
    var isOpen = true
    var isEnded = false
    var hasRun = false
    /// Who waits for the end of the thread.
    var waiter: CheckedContinuation<Void, Never>?
    /// Sockets whose connection is over, with the moment at which they are closed for good.
    var lingering: [(descriptor: Int32, until: Double)] = []
    /// Called once at a moment, such as the end of the time for stopping.
    var alarm: (at: Double, call: @Sendable () -> Void)?
  }

  // As long as nginx lingers by default.
  private static let lingerSeconds = 5.0

  private let socket: ListenSocket
  private let interval: Double
  private let wakeDescriptor: Int32
  private let state = Mutex(State())

  init(socket: ListenSocket, configuration: Server.Configuration) {
    self.socket = socket
    let limits = configuration.limits
    let shortest = min(limits.headSeconds, limits.bodyGraceSeconds, configuration.heartbeatSeconds)
    // Often enough for the shortest limit, but not so often that an idle server is never idle.
    interval = min(1, max(0.02, shortest / 4))
    wakeDescriptor = earshot_eventfd()
  }

  deinit { close(wakeDescriptor) }

  /// Starts the thread; false if the system has none to give.
  func start(daemon: Daemon, core: ServerCore) -> Bool {
    OwnThread.start { [self] in
      run(daemon, core)
      let waiter = state.withLock { state in
        state.hasRun = true
        return state.waiter
      }
      waiter?.resume()
    }
  }

  func wake() {
    var one: UInt64 = 1
    write(wakeDescriptor, &one, MemoryLayout<UInt64>.size)
  }

  /// Takes no more connections.
  func closeGate() {
    state.withLock { $0.isOpen = false }
    wake()
  }

  /// Calls a function after some seconds.
  func setAlarm(after seconds: Double, _ call: @escaping @Sendable () -> Void) {
    state.withLock { $0.alarm = (Clock.seconds() + seconds, call) }
    wake()
  }

  /// Keeps a second hold of a socket and reads it out, so that the client is not cut off before
  /// it has read its answer.
  func linger(_ descriptor: Int32) {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { return }
    let until = Clock.seconds() + Self.lingerSeconds
    let isTaken = state.withLock { state in
      if !state.isEnded { state.lingering.append((copy, until)) }
      return !state.isEnded
    }
    if isTaken { wake() } else { close(copy) }
  }

  /// Ends the thread and waits for it.
  func end() async {
    state.withLock { $0.isEnded = true }
    wake()
    await withCheckedContinuation { continuation in
      let hasRun = state.withLock { state in
        if !state.hasRun { state.waiter = continuation }
        return state.hasRun
      }
      if hasRun { continuation.resume() }
    }
  }

  // MARK: The thread

  private struct Errand {
    let alarm: (@Sendable () -> Void)?
    let isOpen: Bool
    let lingering: [Int32]
  }

  private func run(_ daemon: Daemon, _ core: ServerCore) {
    var isListening = true
    var nextSweep = Clock.seconds() + interval
    // Set when the system has no descriptors left, until the next sweep.
    var isPaused = false
    while true {
      let now = Clock.seconds()
      guard let errand = errand(now: now) else { break }
      errand.alarm?()
      if isListening, !errand.isOpen {
        close(socket.descriptor)
        isListening = false
      }
      if now >= nextSweep {
        core.sweep(now: now)
        nextSweep = now + interval
        isPaused = false
      }
      let hasRoom = core.connectionCount < core.configuration.limits.connections
      let accepts = isListening && hasRoom && !isPaused
      wait(for: errand.lingering, accepting: accepts, seconds: nextSweep - now)
      if accepts { isPaused = !accept(daemon) }
    }
    if isListening { close(socket.descriptor) }
  }

  private func errand(now: Double) -> Errand? {
    let (errand, expired) = state.withLock { state -> (Errand?, [Int32]) in
      let isEnded = state.isEnded
      let expired = state.lingering.filter { isEnded || $0.until <= now }.map(\.descriptor)
      state.lingering.removeAll { isEnded || $0.until <= now }
      guard !isEnded else { return (nil, expired) }
      var alarm: (@Sendable () -> Void)?
      if let due = state.alarm, due.at <= now {
        alarm = due.call
        state.alarm = nil
      }
      let lingering = state.lingering.map(\.descriptor)
      return (Errand(alarm: alarm, isOpen: state.isOpen, lingering: lingering), expired)
    }
    for descriptor in expired { close(descriptor) }
    return errand
  }

  /// Waits until something is to be done, and reads out lingering sockets.
  private func wait(for lingering: [Int32], accepting: Bool, seconds: Double) {
    var entries = [pollfd(fd: wakeDescriptor, events: Int16(POLLIN), revents: 0)]
    // A negative descriptor is passed over.
    entries.append(
      pollfd(fd: accepting ? socket.descriptor : -1, events: Int16(POLLIN), revents: 0))
    entries += lingering.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let milliseconds = Int32(max(0, min(1000, seconds * 1000)).rounded(.up))
    guard poll(&entries, nfds_t(entries.count), milliseconds) > 0 else { return }
    if entries[0].revents != 0 {
      var count: UInt64 = 0
      read(wakeDescriptor, &count, MemoryLayout<UInt64>.size)
    }
    for entry in entries.dropFirst(2) where entry.revents != 0 { readOut(entry.fd) }
  }

  /// Throws away what has come; closes the socket when the client has closed its side.
  private func readOut(_ descriptor: Int32) {
    // 64 KiB a read, at most 64 reads a turn, so that one client does not keep the thread.
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    for _ in 0..<64 {
      let count = recv(descriptor, &piece, piece.count, Int32(MSG_DONTWAIT))
      if count > 0 { continue }
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      state.withLock { $0.lingering.removeAll { $0.descriptor == descriptor } }
      close(descriptor)
      return
    }
  }

  /// Accepts who waits; false if the system has no descriptors left.
  private func accept(_ daemon: Daemon) -> Bool {
    // At most 64 a turn, so that sweeps are not late.
    for _ in 0..<64 {
      var storage = sockaddr_storage()
      var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
      let descriptor = withUnsafeMutablePointer(to: &storage) { storage in
        let address = UnsafeMutableRawPointer(storage).assumingMemoryBound(to: sockaddr.self)
        let descriptor = earshot_accept(socket.descriptor, address, &length)
        if descriptor >= 0 { daemon.add(descriptor, address, length) }
        return descriptor
      }
      if descriptor >= 0 { continue }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: return false
      default: return true
      }
    }
    return true
  }
}
