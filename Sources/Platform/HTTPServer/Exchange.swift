// SPDX-License-Identifier: Apache-2.0

import CMicroHTTPD
import Glibc
import Synchronization

/// One request and its response.
///
/// libmicrohttpd's thread calls it through `call` and `complete`; the handler's task ends in
/// `finish`. All state is under one lock. The connection is suspended only under that lock and
/// resumed only under it, so a handler that is done before the suspension needs no resumption,
/// and none is lost or doubled.
final class Exchange: Sendable {
  enum Phase {
    /// The head is coming.
    case begun
    /// The body is coming.
    case receiving
    /// The handler works and the connection is not suspended (yet).
    case working
    /// The handler works and the connection waits for it.
    case suspended(ConnectionHandle)
    case ready(PreparedResponse)
    case answered
    /// libmicrohttpd is done with the request; what the handler gives is too late.
    case over
  }

  struct State {
    var phase = Phase.begun
    var head: RequestHead?
    var request: Request?
    var receiver: BodyReceiver?
    /// Held while a large body comes in.
    var place: UploadGate.Place?
    var status: Status?
    var length: Int?
    var stream: EventStream?
    /// Whether the rest of the body is to be read and thrown away after the connection is closed,
    /// so that the client can read its answer.
    var lingers = false
  }

  let core: ServerCore
  let connection: Connection
  let target: String
  let id = RequestID()
  let began = Clock.seconds()
  let state = Mutex(State())

  init(core: ServerCore, connection: Connection, target: String) {
    self.core = core
    self.connection = connection
    self.target = target
  }

  // MARK: On libmicrohttpd's thread

  /// Called with the head, with each piece of the body, with its end, and after a resumption.
  ///
  /// False ends the connection at once.
  func call(
    _ handle: ConnectionHandle, method: String, version: String,
    body: UnsafeRawBufferPointer?
  ) -> Bool {
    enum Step {
      case begin, receive, start, answer(PreparedResponse), wait
    }
    let step = state.withLock { state -> Step in
      switch state.phase {
      case .begun: return .begin
      case .receiving: return body == nil ? .start : .receive
      case .ready(let prepared):
        state.phase = .answered
        return .answer(prepared)
      case .working, .suspended, .answered, .over: return .wait
      }
    }
    switch step {
    case .begin:
      // The daemon is about to end, and would cut the answer off.
      guard !core.isClosing else { return false }
      begin(RequestHead(method: method, target: target, version: version, handle: handle), handle)
      return true
    case .receive: return body.map { receive($0) } ?? true
    case .start:
      start(handle)
      return true
    case .answer(let prepared): return answer(prepared, handle)
    case .wait: return true
    }
  }

  private func begin(_ head: RequestHead, _ handle: ConnectionHandle) {
    let limits = core.configuration.limits
    let forwarded =
      core.configuration.isBehindProxy
      ? ForwardedClient(headers: head.headers, peer: connection.address) : nil
    var (request, problem) = head.request(
      limits: limits, client: forwarded?.address ?? connection.address,
      isSecure: forwarded?.isSecure ?? false || core.configuration.tls != nil, id: id)
    var framing = RequestHead.Framing.none
    do throws(Problem) { framing = try head.framing() } catch { problem = problem ?? error }
    var bodyLimits = BodyLimits.standard
    var place: UploadGate.Place?
    do throws(Problem) {
      bodyLimits = try core.responder.bodyLimits(for: request)
      if problem == nil, framing != .none, bodyLimits.isUpload {
        place = try core.uploads.enter(client: request.clientAddress)
      }
    } catch { problem = problem ?? error }
    var receiver = BodyReceiver(
      contentType: head.headers[.contentType], limits: bodyLimits,
      uploadFolder: core.configuration.uploadFolder)
    var isHopeless = false
    if case .length(let length) = framing, length > bodyLimits.totalBytes {
      problem = problem ?? .bodyTooLarge(limit: bodyLimits.totalBytes)
    }
    if let problem {
      receiver.discard(because: problem)
      if case .length(let length) = framing { isHopeless = length > limits.discardBytes }
      // What is wrong with the framing may hide another request: nothing more is read.
      if problem == .malformed(.framing) { isHopeless = true }
    }
    state.withLock { state in
      state.head = head
      state.request = request
      state.receiver = receiver
      state.place = place
      state.phase = .receiving
      state.lingers = isHopeless
    }
    connection.enter(framing == .none ? .answering : .body(since: Clock.seconds(), received: 0))
    // A response before the body makes libmicrohttpd close the connection after it.
    if isHopeless { start(handle) }
  }

  private func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
    connection.received(bytes.count)
    let excess = state.withLock { state -> Int in
      state.receiver?.receive(bytes)
      return state.receiver?.discarded ?? 0
    }
    guard excess > core.configuration.limits.discardBytes else { return true }
    // A body without a given length, and no end in sight. libmicrohttpd takes no response now, so
    // the shortest one goes out by hand; under TLS that is not possible.
    state.withLock { $0.lingers = true }
    if core.configuration.tls == nil {
      let text = Problem.bodyTooLarge(limit: 0).status.code
      let answer =
        "HTTP/1.1 \(text) Content Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
      _ = Array(answer.utf8).withUnsafeBytes {
        send(connection.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      state.withLock { $0.status = .contentTooLarge }
    }
    return false
  }

  /// Lets the handler work; suspends the connection if it is not done at once.
  private func start(_ handle: ConnectionHandle) {
    connection.enter(.answering)
    let job = state.withLock { state -> (Request, Problem?)? in
      guard var request = state.request, let receiver = state.receiver else { return nil }
      state.receiver = nil
      state.place = nil
      state.phase = .working
      do throws(Problem) {
        request.body = try receiver.finish()
        return (request, nil)
      } catch {
        return (request, error)
      }
    }
    guard let (request, problem) = job else { return }
    let responder = core.responder
    // Runs here until it first waits, so that quick handlers need no change of thread.
    Task.immediate { [self] in
      let response =
        if let problem {
          await responder.refuse(request, because: problem)
        } else { await responder.respond(to: request) }
      finish(PreparedResponse(response, for: request))
    }
    let ready = state.withLock { state -> PreparedResponse? in
      switch state.phase {
      case .working where !core.isClosing:
        state.phase = .suspended(handle)
        MHD_suspend_connection(handle.pointer)
        return nil
      case .ready(let prepared):
        state.phase = .answered
        return prepared
      default: return nil
      }
    }
    if let ready { _ = answer(ready, handle) }
  }

  private func answer(_ prepared: PreparedResponse, _ handle: ConnectionHandle) -> Bool {
    var stream: EventStream?
    if case .events(let events) = prepared.body {
      let new = EventStream(now: Clock.seconds())
      connection.enter(.streaming(new))
      if core.isStopping { new.end() } else { new.run(events) }
      stream = new
    }
    let lingers = state.withLock { state in
      state.status = prepared.status
      state.length = prepared.length
      state.stream = stream
      return state.lingers
    }
    return ResponseWriter.queue(
      prepared, on: handle, stream: stream, closing: lingers || core.isStopping)
  }

  /// libmicrohttpd is done with the request, well or not.
  func complete(isComplete: Bool) {
    let final = state.withLock { state in
      state.phase = .over
      state.place = nil
      return state
    }
    final.stream?.end()
    if final.lingers { core.gatekeeper.linger(connection.descriptor) }
    connection.enter(.head(since: Clock.seconds(), isFirst: false))
    core.ended(self)
    core.configuration.log?(
      LogEntry(
        time: Clock.wallMilliseconds(), method: final.head?.method ?? "",
        path: String(target.prefix { $0 != "?" }), status: final.status?.code,
        bytes: final.stream?.total ?? final.length ?? 0,
        milliseconds: (Clock.seconds() - began) * 1000, id: id,
        clientAddress: final.request?.clientAddress ?? connection.address, isComplete: isComplete))
  }

  // MARK: On any thread

  /// The handler is done.
  private func finish(_ prepared: PreparedResponse) {
    state.withLock { state in
      switch state.phase {
      case .working: state.phase = .ready(prepared)
      case .suspended(let handle):
        state.phase = .ready(prepared)
        MHD_resume_connection(handle.pointer)
      case .begun, .receiving, .ready, .answered, .over: break
      }
    }
  }

  /// Answers in the place of a handler that is not done in time.
  func abandon() {
    guard let request = state.withLock({ $0.request }) else { return }
    finish(PreparedResponse(Problem.stopping.plainResponse, for: request))
  }
}
