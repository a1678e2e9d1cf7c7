// SPDX-License-Identifier: Apache-2.0

import CMicroHTTPD
import Glibc

/// The daemon of libmicrohttpd; the only place where its callbacks are.
struct Daemon: @unchecked Sendable {
  // Unchecked: libmicrohttpd allows these calls from any thread.
  private let pointer: OpaquePointer
  private let context: Unmanaged<ServerCore>

  /// Starts the threads; nil if libmicrohttpd refuses.
  init?(core: ServerCore, threads: Int, certificate: [UInt8]?, key: [UInt8]?) {
    let limits = core.configuration.limits
    context = Unmanaged.passRetained(core)
    var options = EarshotDaemonOptions()
    options.threads = UInt32(clamping: threads)
    options.timeout_seconds = UInt32(clamping: limits.idleSeconds)
    // The gatekeeper keeps the limit; libmicrohttpd, which would close what is too much, counts a
    // connection a moment longer and divides its limit among the threads.
    options.connection_limit = UInt32(clamping: (limits.connections + 64) * max(1, threads))
    options.per_address_limit = UInt32(
      clamping: core.configuration.isBehindProxy ? 0 : limits.connectionsPerAddress)
    // Half is for reading, and heads have to fit in before they are found too large.
    options.connection_memory = 2 * (limits.targetBytes + limits.headerBytes) + 32 << 10
    options.context = context.toOpaque()
    options.handle = { Daemon.handle($1, $3, $4, $5, $6, $7) }
    options.completed = { Daemon.completed($2, $3) }
    options.connection = { Daemon.connection($0, $1, $2, $3) }
    options.begun = { Daemon.begun($0, $1, $2) }
    let started = Self.withText(certificate) { certificate in
      Self.withText(key) { key in
        options.certificate = certificate
        options.key = key
        return earshot_daemon_start(&options)
      }
    }
    guard let started else {
      context.release()
      return nil
    }
    pointer = started
  }

  /// Gives a new connection to the threads, which close it if there are too many.
  func add(_ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t) {
    MHD_add_connection(pointer, descriptor, address, length)
  }

  /// Ends all connections and waits for the threads.
  func stop() {
    MHD_stop_daemon(pointer)
    context.release()
  }

  private static func withText<Result>(
    _ bytes: [UInt8]?, _ body: (UnsafePointer<CChar>?) -> Result
  ) -> Result {
    guard let bytes else { return body(nil) }
    return (bytes + [0]).withUnsafeBytes { body($0.bindMemory(to: CChar.self).baseAddress) }
  }

  // MARK: Callbacks

  private static func connection(
    _ context: UnsafeMutableRawPointer?, _ pointer: OpaquePointer?,
    _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    _ code: MHD_ConnectionNotificationCode
  ) {
    guard let context, let slot else { return }
    let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
    switch code {
    case .CONNECTION_NOTIFY_STARTED:
      let connection = Connection(
        descriptor: earshot_connection_socket(pointer), now: Clock.seconds())
      slot.pointee = Unmanaged.passRetained(connection).toOpaque()
      core.opened(connection)
    default:
      guard let stored = slot.pointee else { return }
      core.closed(Unmanaged<Connection>.fromOpaque(stored).takeRetainedValue())
      slot.pointee = nil
    }
  }

  private static func begun(
    _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ pointer: OpaquePointer?
  ) -> UnsafeMutableRawPointer? {
    guard let context, let target, let stored = earshot_connection_context(pointer) else {
      return nil
    }
    let exchange = Exchange(
      core: Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue(),
      connection: Unmanaged<Connection>.fromOpaque(stored).takeUnretainedValue(),
      target: String(cString: target))
    exchange.core.began(exchange)
    return Unmanaged.passRetained(exchange).toOpaque()
  }

  private static func handle(
    _ pointer: OpaquePointer?, _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?,
    _ upload: UnsafePointer<CChar>?, _ count: UnsafeMutablePointer<Int>?,
    _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  ) -> MHD_Result {
    guard let pointer, let stored = slot?.pointee, let method, let version, let count else {
      return .NO
    }
    let exchange = Unmanaged<Exchange>.fromOpaque(stored).takeUnretainedValue()
    let length = count.pointee
    count.pointee = 0
    let body = length > 0 ? UnsafeRawBufferPointer(start: upload, count: length) : nil
    let goesOn = exchange.call(
      ConnectionHandle(pointer: pointer), method: String(cString: method),
      version: String(cString: version), body: body)
    return goesOn ? .YES : .NO
  }

  private static func completed(
    _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_RequestTerminationCode
  ) {
    guard let slot, let stored = slot.pointee else { return }
    slot.pointee = nil
    Unmanaged<Exchange>.fromOpaque(stored).takeRetainedValue()
      .complete(isComplete: code == .REQUEST_TERMINATED_COMPLETED_OK)
  }
}
