// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// A web server.
///
/// Handlers are async functions and run on threads of their own, so that none of them keeps others from being
/// answered.
public final class Server: Sendable {
  private struct Running {
    let core: ServerCore
    let loops: [EventLoop]
    let gatekeeper: Gatekeeper
    let port: Int
    /// One element when the gatekeeper has ended, and one for each loop.
    let ends: AsyncStream<Void>
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
  /// - Parameter prepare: is called once the port is taken and before anybody is answered, to give up rights that only
  ///   the port needs.
  /// - Throws: `ServerError`, which says what stands in the way.
  public func start(prepare: () -> Void = {}) throws(ServerError) {
    let isNew = state.withLock { state in
      if case .new = state { true } else { false }
    }
    guard isNew else { throw .alreadyStarted }
    guard access(configuration.uploadFolder, W_OK | X_OK) == 0 else {
      throw .uploadFolderNotWritable(
        path: configuration.uploadFolder, reason: String(cString: strerror(errno)))
    }
    let tls = try Self.tls(configuration.tls)
    let socket = try ListenSocket(host: configuration.host, port: configuration.port)
    let running = try run(socket, tls, prepare)
    state.withLock { $0 = .running(running) }
  }

  private func run(
    _ socket: ListenSocket, _ tls: TLSContext?, _ prepare: () -> Void
  ) throws(ServerError) -> Running {
    var configuration = configuration
    let wanted = configuration.limits.connections
    configuration.limits.connections = OpenFileLimit.raise(forConnections: wanted)
    if configuration.limits.connections < wanted {
      configuration.warn?(
        "The system allows so few open files that only \(configuration.limits.connections) connections "
          + "can be open at once instead of \(wanted). Raise the limit (ulimit -n, or LimitNOFILE of the service)."
      )
    }
    let gatekeeper = Gatekeeper(socket: socket, configuration: configuration)
    let threads = configuration.threads ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let core = ServerCore(
      configuration: configuration, responder: responder, gatekeeper: gatekeeper, tls: tls,
      threads: threads)
    let loops = (0..<max(1, threads)).compactMap { _ in EventLoop(core: core) }
    let (ends, end) = AsyncStream<Void>.makeStream()
    var isStarted = loops.count == max(1, threads)
    for loop in loops where isStarted {
      isStarted = OwnThread.start {
        loop.run()
        end.yield()
      }
    }
    if isStarted { prepare() }
    guard isStarted, gatekeeper.start(loops, ended: { end.yield() }) else {
      for loop in loops { loop.post(.stop(seconds: 0)) }
      close(socket.descriptor)
      throw .system(String(cString: strerror(EAGAIN)))
    }
    return Running(
      core: core, loops: loops, gatekeeper: gatekeeper, port: socket.port, ends: ends)
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
    var ends = running.ends.makeAsyncIterator()
    running.core.isStopping.store(true, ordering: .sequentiallyConsistent)
    running.gatekeeper.closeGate()
    // No connection comes after the end of the gatekeeper.
    _ = await ends.next()
    for loop in running.loops { loop.post(.stop(seconds: configuration.stopSeconds)) }
    for _ in running.loops { _ = await ends.next() }
  }

  private static func tls(_ files: Configuration.TLS?) throws(ServerError) -> TLSContext? {
    guard let files else { return nil }
    guard
      let context = TLSContext(
        certificate: try contents(files.certificatePath), key: try contents(files.keyPath))
    else { throw .unusableCertificate }
    return context
  }

  private static func contents(_ path: String) throws(ServerError) -> [UInt8] {
    do {
      return try FolderReader.contents(path)
    } catch {
      throw .unreadableFile(path: path, reason: error.reason)
    }
  }
}
