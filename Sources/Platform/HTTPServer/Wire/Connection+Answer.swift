// SPDX-License-Identifier: Apache-2.0

extension Connection {
  /// Lets the handler work, or makes the page for the problem, on a thread of the pool.
  func start(_ exchange: Exchange) {
    phase = .working
    since = loop.now
    exchange.place = nil
    let responder = loop.core.responder
    let body = exchange.body
    let problem = exchange.problem
    exchange.task = Task(executorPreference: loop.core.pool) { [loop, self] in
      var request = exchange.request
      var found = problem
      if found == nil {
        do throws(Problem) {
          request.body = try body.receiver?.finish() ?? .none
        } catch { found = error }
      }
      body.receiver = nil
      let response =
        if let found {
          await responder.refuse(request, because: found)
        } else { await responder.respond(to: request) }
      loop.post(.answered(self, exchange, PreparedResponse(response, for: request)))
    }
  }

  /// The handler is done, or the server answers in its place.
  func answer(_ exchange: Exchange, _ prepared: PreparedResponse) {
    guard self.exchange === exchange, case .working = phase else { return }
    exchange.task = nil
    if exchange.lingers || loop.isStopping || exchange.head.endsConnection { closes = true }
    if let reuse = prepared.reuse {
      keep(prepared, reuse, exchange)
    }
    receipt = Receipt(
      method: exchange.head.method, path: String(exchange.head.target.prefix { $0 != "?" }),
      status: prepared.status, bytes: prepared.bodyLength, began: exchange.began,
      id: exchange.request.id, clientAddress: exchange.request.clientAddress)
    let isVersion11 = exchange.head.isVersion11
    if case .events = prepared.body, !isVersion11 { closes = true }
    output.add(
      WireHead.bytes(prepared, isVersion11: isVersion11, closes: closes, second: loop.second))
    beginSending()
    switch prepared.body {
    case .none: break
    case .bytes(let bytes): output.add(bytes)
    case .shared(let shared, let range): if !range.isEmpty { output.add(.shared(shared, range)) }
    case .file(let file, let range): if !range.isEmpty { output.add(.file(file, range)) }
    case .events(let events): stream(events, exchange)
    }
    advance()
  }

  private func keep(_ prepared: PreparedResponse, _ reuse: Reuse, _ exchange: Exchange) {
    guard exchange.head.isVersion11, exchange.framing == .none,
      let answer = ReadyAnswer(
        prepared, reuse: reuse, for: exchange.request, target: exchange.head.target,
        now: loop.now)
    else { return }
    loop.ready.keep(answer, now: loop.now)
  }

  private func stream(_ events: AsyncStream<ServerEvent>, _ exchange: Exchange) {
    isChunked = exchange.head.isVersion11
    let stream = EventStream { [weak loop, self] in loop?.post(.events(self)) }
    // It may live for hours; nothing of the request is needed any more.
    self.exchange = nil
    phase = .streaming(stream)
    if loop.isStopping { stream.end() } else { stream.run(events, on: loop.core.pool) }
  }

  // MARK: Sending

  func beginSending() {
    phase = .sending
    since = loop.now
    pace = ReadingPace(now: loop.now)
  }

  /// Sends what is left of an answer; false when it has to wait.
  func flush() -> Bool {
    guard isWritable else { return false }
    switch output.flush(transport, buffer: loop.buffer) {
    case .finished:
      finishAnswer()
      return true
    case .blocked:
      isWritable = false
      since = loop.now
      return false
    case .paused:
      since = loop.now
      loop.again(self)
      return false
    case .broken:
      close()
      return false
    }
  }

  /// Sends the events that wait; false when it has to wait.
  func flush(_ stream: EventStream) -> Bool {
    while isWritable {
      if output.isEmpty {
        let (bytes, isEnded) = stream.take()
        if !bytes.isEmpty { addChunk(bytes) }
        if isEnded {
          if isChunked { output.add("0\r\n\r\n".utf8) }
          beginSending()
          return true
        }
        if bytes.isEmpty { return false }
      }
      switch output.flush(transport, buffer: loop.buffer) {
      case .finished: since = loop.now
      case .blocked: isWritable = false
      case .paused:
        loop.again(self)
        return false
      case .broken:
        close()
        return false
      }
    }
    return false
  }

  /// Sends a sign of life on a stream that was silent for a while.
  func beat() {
    guard output.isEmpty else { return }
    addChunk(ServerEvent.heartbeat)
    advance()
  }

  private func addChunk(_ bytes: [UInt8]) {
    receipt?.bytes += bytes.count
    guard isChunked else { return output.add(bytes) }
    output.add(Text.hexadecimal(bytes.count).utf8)
    output.add("\r\n".utf8)
    output.add(bytes)
    output.add("\r\n".utf8)
  }

  /// The answer is out: on to the next request, or to the end.
  func finishAnswer() {
    log(isComplete: true)
    let lingers = exchange?.lingers ?? false
    if exchange != nil { exchange = nil }
    if receipt != nil { receipt = nil }
    if case .sending = phase { output = Output() }
    since = loop.now
    hasServed = true
    phase = .head
    guard closes || loop.isStopping else {
      if pending.isEmpty { loop.put(self, in: .idle) }
      return
    }
    loop.leaveChain(self)
    transport.finishSending()
    if lingers || !pending.isEmpty || isReadable {
      pending = []
      phase = .lingering
    } else {
      close()
    }
  }
}
