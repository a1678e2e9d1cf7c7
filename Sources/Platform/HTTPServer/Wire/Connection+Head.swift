// SPDX-License-Identifier: Apache-2.0

extension Connection {
  var isIdle: Bool { hasServed && pending.isEmpty }

  /// Reads and answers a head; false when it has to wait.
  func readHead() -> Bool {
    if searched < pending.count, takePending() { return true }
    guard case .head = phase, let bytes = read() else { return false }
    guard pending.isEmpty else {
      pending += bytes
      return true
    }
    let used = takeHead(bytes)
    if case .closed = phase { return false }
    if used < bytes.count { pending = Array(bytes[used...]) }
    if case .head = phase { isWaiting() }
    // What is left is looked at next; a head that is not whole waits for more.
    return used > 0 || isReadable
  }

  private func takePending() -> Bool {
    let bytes = pending
    pending = []
    let used = bytes.withUnsafeBytes { takeHead($0) }
    if case .closed = phase { return true }
    pending = used == 0 ? bytes : Array(bytes[used...])
    if case .head = phase { isWaiting() }
    return used > 0
  }

  /// Puts itself among those that wait for a head: for the rest of one, or for the next.
  private func isWaiting() {
    if isIdle {
      if chain != .idle { loop.put(self, in: .idle) }
    } else if chain != .heads {
      since = loop.now
      loop.put(self, in: .heads)
    }
  }

  /// Takes the head at the beginning of the bytes; how many were used, none while it is not whole.
  private func takeHead(_ bytes: UnsafeRawBufferPointer) -> Int {
    switch loop.scanner.scan(bytes, searched: &searched) {
    case .incomplete: return 0
    case .refused(let problem):
      searched = 0
      refuse(problem, isVersion11: loop.scanner.head.isVersion11)
      return bytes.count
    case .complete:
      searched = 0
      let length = loop.scanner.head.length
      if !answerAgain(bytes) { begin(loop.scanner.head.head(in: bytes)) }
      return length
    }
  }

  // MARK: Answers that were given before

  /// Gives an answer that is kept; false if the handlers have to be asked.
  private func answerAgain(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let head = loop.scanner.head
    guard head.isVersion11, !loop.isStopping, let method = quickMethod(head, bytes),
      isPlain(head, bytes)
    else { return false }
    let client = forwarded(head, bytes)
    let isSecure = client?.isSecure ?? false || transport.isSecure
    guard let answer = loop.ready.find(head, bytes, isSecure: isSecure, now: loop.now),
      let isKnown = answer.isKnown(head, bytes)
    else { return false }
    answer.setDate(second: loop.second, text: loop.date)
    let isWhole = method == .get && !isKnown
    if loop.core.configuration.log != nil {
      receipt = Receipt(
        method: method.rawValue, path: answer.path, status: isKnown ? .notModified : .ok,
        bytes: isWhole ? answer.bodyLength : 0, began: loop.now, id: RequestID(),
        clientAddress: client?.address ?? address)
    }
    let count =
      isKnown ? answer.unchanged.count : isWhole ? answer.bytes.count : answer.headLength
    var rest = Output.Rest.nothing
    if isWhole, let shared = answer.rest { rest = .shared(shared, 0..<shared.count) }
    sendQuickly(isKnown ? answer.unchanged : answer.bytes, count, rest)
    return true
  }

  /// What the proxy says of its client; nil where it says nothing, or is none.
  private func forwarded(_ head: RawHead, _ bytes: UnsafeRawBufferPointer) -> ForwardedClient? {
    guard loop.core.configuration.isBehindProxy,
      head.marks & (WireName.forwardedFor.mark | WireName.forwardedProto.mark) != 0
    else { return nil }
    var headers = Headers()
    for (name, field) in [
      (HeaderName.xForwardedFor, WireName.forwardedFor),
      (HeaderName.xForwardedProto, WireName.forwardedProto),
    ] {
      for value in head.all(field, in: bytes) { headers.add(name, value) }
    }
    return ForwardedClient(headers: headers, peer: address)
  }

  private func quickMethod(_ head: RawHead, _ bytes: UnsafeRawBufferPointer) -> Method? {
    let start = head.method.lowerBound
    switch head.method.count {
    case 3:
      return bytes[start] == 0x47 && bytes[start + 1] == 0x45 && bytes[start + 2] == 0x54
        ? .get : nil
    case 4:
      return UnsafeRawBufferPointer(rebasing: bytes[head.method]).elementsEqual("HEAD".utf8)
        ? .head : nil
    default: return nil
    }
  }

  /// Whether the head says nothing that needs a closer look.
  private func isPlain(_ head: RawHead, _ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let host = head.only(.host, in: bytes), HostName.isValid(host) else { return false }
    if head.marks & WireName.notPlainMarks != 0 {
      for name in WireName.notPlain where head.has(name, in: bytes) { return false }
    }
    guard head.has(.connection, in: bytes) else { return true }
    guard let connection = head.only(.connection, in: bytes) else { return false }
    return connection.count == 10
      && zip(connection, "keep-alive".utf8).allSatisfy { ByteClass.lowercased($0) == $1 }
  }

  private func sendQuickly(_ bytes: [UInt8], _ count: Int, _ rest: Output.Rest) {
    var sent = 0
    if case .nothing = rest {
      let result = bytes.withUnsafeBytes {
        transport.write(UnsafeRawBufferPointer(rebasing: $0[..<count]), more: false)
      }
      switch result {
      case .done(let written): sent = written
      case .wait: isWritable = false
      case .end, .broken: return close()
      }
      if sent == count { return finishAnswer() }
    }
    loop.leaveChain(self)
    output.add(bytes[sent..<count])
    output.add(rest)
    beginSending()
  }

  // MARK: Requests for the handlers

  /// Refuses what cannot be read; nothing that follows is read either.
  private func refuse(_ problem: Problem, isVersion11: Bool) {
    let head = RequestHead(method: "", target: "", isVersion11: isVersion11, headers: [:])
    let request = Request(.get, .root, clientAddress: address, isSecure: transport.isSecure)
    let exchange = Exchange(
      head: head, request: request, began: loop.now, framing: .none, limits: .standard,
      body: BodyBox(receiver(for: request, .standard)))
    exchange.problem = problem
    exchange.lingers = true
    self.exchange = exchange
    loop.leaveChain(self)
    start(exchange)
  }

  func receiver(for request: Request, _ limits: BodyLimits) -> BodyReceiver {
    BodyReceiver(
      contentType: request.headers[.contentType], limits: limits,
      uploadFolder: loop.core.configuration.uploadFolder)
  }

  private func begin(_ head: RequestHead) {
    loop.leaveChain(self)
    let configuration = loop.core.configuration
    let forwarded =
      configuration.isBehindProxy
      ? ForwardedClient(headers: head.headers, peer: address) : nil
    var (request, problem) = head.request(
      limits: configuration.limits, client: forwarded?.address ?? address,
      isSecure: forwarded?.isSecure ?? false || transport.isSecure, id: RequestID())
    var framing = RequestHead.Framing.none
    do throws(Problem) { framing = try head.framing() } catch { problem = problem ?? error }
    var limits = BodyLimits.standard
    do throws(Problem) {
      if problem == nil { limits = try loop.core.responder.bodyLimits(for: request) }
    } catch { problem = error }
    if case .length(let length) = framing, length > limits.totalBytes {
      problem = problem ?? .bodyTooLarge(limit: limits.totalBytes)
    }
    let exchange = Exchange(
      head: head, request: request, began: loop.now, framing: framing, limits: limits,
      body: BodyBox(receiver(for: request, limits)))
    self.exchange = exchange
    if let problem { return condemn(exchange, because: problem) }
    let asks =
      limits.goesToSink || limits.isUpload && (exchange.isLarge || framing == .chunked)
    if asks { askForSender(exchange) } else { receive(exchange) }
  }

  /// Refuses a request by its head; what little body comes is thrown away first, and the connection lives on.
  private func condemn(_ exchange: Exchange, because problem: Problem) {
    exchange.problem = problem
    exchange.body.receiver?.discard(because: problem)
    if case .length(let length) = exchange.framing,
      length > loop.core.configuration.limits.discardBytes
    {
      exchange.lingers = true
    }
    // Who waits for leave may send nothing.
    if problem.doubtsHead || exchange.head.waitsForLeave { exchange.lingers = true }
    if exchange.lingers { start(exchange) } else { receive(exchange) }
  }

  private func askForSender(_ exchange: Exchange) {
    phase = .judging
    since = loop.now
    let responder = loop.core.responder
    exchange.task = Task(executorPreference: loop.core.pool) { [loop, self] in
      let answer: Result<Judgement, Problem>
      do throws(Problem) {
        let sender = try await responder.sender(of: exchange.request)
        let sink =
          exchange.limits.goesToSink ? try await responder.sink(of: exchange.request) : nil
        answer = .success(Judgement(sender: sender, sink: sink))
      } catch { answer = .failure(error) }
      loop.post(.judged(self, exchange, answer))
    }
  }

  /// The answer to `askForSender` is there.
  func judged(_ exchange: Exchange, _ answer: Result<Judgement, Problem>) {
    guard self.exchange === exchange, case .judging = phase else { return }
    exchange.task = nil
    switch answer {
    case .success(let judgement):
      exchange.sender = judgement.sender
      if let sink = judgement.sink { exchange.body.receiver?.pour(into: sink) }
      receive(exchange)
      advance()
    case .failure(let problem):
      condemn(exchange, because: problem)
      advance()
    }
  }
}

/// What is known of who sends a body and of what takes it.
struct Judgement: Sendable {
  /// By whom places are counted; nil for the network.
  let sender: String?
  /// What takes the body; nil where it goes the usual way.
  let sink: (any BodySink)?
}
