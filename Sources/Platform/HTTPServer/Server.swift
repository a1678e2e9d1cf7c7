// SPDX-License-Identifier: Apache-2.0

import CMicroHTTPD
import Glibc
import Synchronization

/// A web server over libmicrohttpd.
///
/// Handlers are async functions. A handler runs on a thread of the server until it first waits,
/// so it must not block for long without waiting.
public final class Server: Sendable {
  private struct Running {
    let core: ServerCore
    let daemon: Daemon
    let gatekeeper: Gatekeeper
    let port: Int
  }

  private enum State {
    case new
    case running(Running)
    case stopped
  }

  /// How the server listens and what it allows.
  public let configuration: Configuration
  private let responder: any Responder
  private let state = Mutex(State.new)

  /// A server that is not started yet, with a router or another responder.
  public init(configuration: Configuration, responder: any Responder) {
    self.configuration = configuration
    self.responder = responder
  }

  /// A server that is not started yet, with one handler for everything.
  public convenience init(configuration: Configuration, handler: @escaping Handler) {
    self.init(configuration: configuration, responder: HandlerResponder(handler: handler))
  }

  /// Listens and answers from now on, on threads of its own.
  ///
  /// - Throws: `ServerError`, which says what stands in the way.
  public func start() throws(ServerError) {
    let isNew = state.withLock { state in
      if case .new = state { true } else { false }
    }
    guard isNew else { throw .alreadyStarted }
    guard access(configuration.uploadFolder, W_OK | X_OK) == 0 else {
      throw .uploadFolderNotWritable(
        path: configuration.uploadFolder, reason: String(cString: strerror(errno)))
    }
    let certificate = try Self.contents(configuration.tls?.certificatePath)
    let key = try Self.contents(configuration.tls?.keyPath)
    let socket = try ListenSocket(host: configuration.host, port: configuration.port)
    let gatekeeper = Gatekeeper(socket: socket, configuration: configuration)
    let core = ServerCore(
      configuration: configuration, responder: responder, gatekeeper: gatekeeper)
    let threads = configuration.threads ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    guard let daemon = Daemon(core: core, threads: threads, certificate: certificate, key: key)
    else {
      close(socket.descriptor)
      throw configuration.tls == nil ? .system("libmicrohttpd did not start") : .unusableCertificate
    }
    guard gatekeeper.start(daemon: daemon, core: core) else {
      daemon.stop()
      close(socket.descriptor)
      throw .system(String(cString: strerror(EAGAIN)))
    }
    state.withLock {
      $0 = .running(
        Running(core: core, daemon: daemon, gatekeeper: gatekeeper, port: socket.port))
    }
  }

  /// The port that the server listens on; that of the configuration while it does not run.
  public var port: Int {
    state.withLock { state in
      if case .running(let running) = state { running.port } else { configuration.port }
    }
  }

  /// Takes no more connections, ends event streams, lets open requests finish within the time of
  /// the configuration, and ends.
  public func stop() async {
    let running = state.withLock { state -> Running? in
      guard case .running(let running) = state else { return nil }
      state = .stopped
      return running
    }
    guard let running else { return }
    running.gatekeeper.closeGate()
    running.core.beginStopping()
    if await !running.core.drained(within: configuration.stopSeconds) {
      running.core.abandonAll()
      // One second, so that those who waited in vain are told so.
      _ = await running.core.drained(within: 1)
    }
    // Nothing may be suspended when the daemon stops.
    running.core.abandonAll()
    await running.gatekeeper.end()
    await withCheckedContinuation { continuation in
      let isStarted = OwnThread.start {
        running.daemon.stop()
        continuation.resume()
      }
      if !isStarted {
        running.daemon.stop()
        continuation.resume()
      }
    }
  }

  private static func contents(_ path: String?) throws(ServerError) -> [UInt8]? {
    guard let path else { return nil }
    do {
      return try FolderReader.contents(path)
    } catch {
      throw .unreadableFile(path: path, reason: error.reason)
    }
  }
}
