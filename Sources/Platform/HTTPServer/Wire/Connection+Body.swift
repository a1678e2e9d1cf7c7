// SPDX-License-Identifier: Apache-2.0

extension Connection {
  /// Lets the body come, if there is one, and then the handler work.
  func receive(_ exchange: Exchange) {
    if exchange.isLarge, exchange.problem == nil, !takePlace(exchange) {
      exchange.problem = .uploadsClosed
      exchange.lingers = true
      return start(exchange)
    }
    guard !exchange.hasBody else { return start(exchange) }
    phase = .body
    bodySince = loop.now
    since = loop.now
    guard exchange.head.waitsForLeave, exchange.problem == nil else { return }
    output.add("HTTP/1.1 100 Continue\r\n\r\n".utf8)
    if case .broken = output.flush(transport, buffer: loop.buffer) { close() }
  }

  /// A place for a large body; false if there is none.
  private func takePlace(_ exchange: Exchange) -> Bool {
    let key = exchange.sender ?? exchange.request.clientNetwork.description
    let lane: UploadLane = exchange.limits.isUpload ? exchange.limits.lane : .forms
    do throws(Problem) {
      exchange.place = try loop.core.uploads.enter(lane, key: key, now: loop.now) {
        [weak loop, weak self, weak exchange] in
        guard let loop, let self, let exchange else { return }
        loop.post(.cut(self, exchange, .uploadsClosed))
      }
      return true
    } catch { return false }
  }

  /// Takes a piece of the body; false when it has to wait.
  func readBody() -> Bool {
    guard let exchange, !exchange.isStoring else { return false }
    if !pending.isEmpty {
      let bytes = pending
      pending = []
      let used = bytes.withUnsafeBytes { take($0, exchange) }
      if used < bytes.count { pending = Array(bytes[used...]) }
      return true
    }
    guard let bytes = read() else { return false }
    let used = take(bytes, exchange)
    if used < bytes.count { pending = Array(bytes[used...]) }
    return true
  }

  /// Takes what belongs to the body; how many bytes that were.
  private func take(_ bytes: UnsafeRawBufferPointer, _ exchange: Exchange) -> Int {
    var rest = bytes
    var isMalformed = false
    switch exchange.framing {
    case .none: break
    case .length:
      let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(exchange.left))
      exchange.left -= piece.count
      exchange.hasBody = exchange.left == 0
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(piece.count))
      store(piece, exchange)
    case .chunked:
      // Stored together: pieces of a byte each would cost much for little.
      var gathered: [UInt8] = []
      steps: while true {
        switch exchange.decoder.next(&rest) {
        case .data(let piece): gathered += piece
        case .hungry: break steps
        case .done:
          exchange.hasBody = true
          break steps
        case .malformed:
          isMalformed = true
          break steps
        }
      }
      if !gathered.isEmpty { gathered.withUnsafeBytes { store($0, exchange) } }
    }
    let used = bytes.count - rest.count
    if isMalformed {
      abandonBody(exchange, because: .malformed(.framing))
      return bytes.count
    }
    go(on: exchange)
    return used
  }

  /// Puts a piece where it belongs: at once, or by a task where it may go to a file, since disks make one wait.
  private func store(_ piece: UnsafeRawBufferPointer, _ exchange: Exchange) {
    let wasLarge = exchange.isLarge
    exchange.received += piece.count
    since = loop.now
    if !wasLarge, exchange.isLarge, exchange.problem == nil, exchange.place == nil,
      !takePlace(exchange)
    {
      exchange.body.receiver?.discard(because: .uploadsClosed)
      exchange.problem = .uploadsClosed
    }
    exchange.place?.received(piece.count)
    let waitsForDisk = exchange.place != nil || exchange.body.receiver?.storesFiles ?? false
    if waitsForDisk, exchange.problem == nil {
      exchange.batch += piece
    } else {
      exchange.body.receiver?.receive(piece)
    }
  }

  /// After a piece: stores it, ends what has no end, or lets the handler work.
  private func go(on exchange: Exchange) {
    if !exchange.batch.isEmpty { return storeBatch(exchange) }
    let discarded = exchange.body.receiver?.discarded ?? 0
    if discarded > loop.core.configuration.limits.discardBytes, !exchange.hasBody {
      exchange.lingers = true
      return start(exchange)
    }
    if exchange.hasBody { start(exchange) }
  }

  private func storeBatch(_ exchange: Exchange) {
    let batch = exchange.batch
    exchange.batch = []
    exchange.isStoring = true
    let body = exchange.body
    Task(executorPreference: loop.core.pool) { [loop, self] in
      batch.withUnsafeBytes { body.receiver?.receive($0) }
      loop.post(.stored(self, exchange))
    }
  }

  /// What was handed over is stored.
  func stored(_ exchange: Exchange) {
    exchange.isStoring = false
    guard self.exchange === exchange, case .body = phase else { return forgetBody(of: exchange) }
    if let problem = exchange.problem { return abandonBody(exchange, because: problem) }
    go(on: exchange)
    advance()
  }

  /// Answers though the body is not there, and ends the connection after that.
  func abandonBody(_ exchange: Exchange, because problem: Problem) {
    guard self.exchange === exchange, case .body = phase else { return }
    exchange.problem = problem
    exchange.lingers = true
    // What is being stored just now belongs to a task; it comes back to this.
    if exchange.isStoring { return }
    start(exchange)
    advance()
  }

  /// Lets go of what came of a body that nobody waits for, on a thread of the pool: to remove a file makes one wait.
  func forgetBody(of exchange: Exchange) {
    let body = exchange.body
    // A task that stores or answers has it, and comes back to this or has done it.
    guard !exchange.isStoring, exchange.task == nil, body.receiver?.storesFiles ?? false
    else { return }
    Task(executorPreference: loop.core.pool) { body.receiver = nil }
  }

  /// Whether the body comes more slowly than one may send.
  func isBodyTooSlow(_ exchange: Exchange, now: Double) -> Bool {
    let limits = loop.core.configuration.limits
    let seconds = now - bodySince
    guard seconds > limits.bodyGraceSeconds else { return false }
    if exchange.place != nil {
      return seconds > limits.uploadSeconds
        || Double(exchange.received) < limits.uploadBytesPerSecond * seconds
    }
    return Double(exchange.received) < limits.bodyBytesPerSecond * seconds
      || seconds > limits.uploadSeconds
  }
}
