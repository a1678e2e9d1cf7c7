// SPDX-License-Identifier: Apache-2.0

/// Receives the body of one request, piece by piece, within its limits.
struct BodyReceiver: Sendable {
  private enum Mode: Sendable {
    case bytes([UInt8])
    case urlEncoded([UInt8])
    case multipart(MultipartReceiver)
    case sink(any BodySink)
    /// What comes is thrown away, for this reason.
    case discard(Problem)
  }

  private var mode: Mode
  private let limits: BodyLimits
  private(set) var received = 0
  /// How many bytes were thrown away.
  private(set) var discarded = 0

  init(contentType: String?, limits: BodyLimits, uploadFolder: String) {
    self.limits = limits
    let type = ContentType(contentType ?? "")
    switch type.essence {
    case "application/x-www-form-urlencoded": mode = .urlEncoded([])
    case "multipart/form-data":
      if let parser = MultipartParser(contentType: type.text) {
        mode = .multipart(
          MultipartReceiver(parser: parser, limits: limits, uploadFolder: uploadFolder))
      } else {
        mode = .discard(.malformed(.form))
      }
    default: mode = .bytes([])
    }
  }

  /// Whether what comes may go to files, so that it has to wait for the disk.
  var storesFiles: Bool {
    switch mode {
    case .multipart, .sink: true
    case .bytes, .urlEncoded, .discard: false
    }
  }

  /// Gives what comes to a sink; before anything has come.
  mutating func pour(into sink: any BodySink) { mode = .sink(sink) }

  /// Throws away what comes and refuses it at the end.
  mutating func discard(because problem: Problem) {
    if case .discard = mode { return }
    mode = .discard(problem)
  }

  /// Takes a piece.
  mutating func receive(_ bytes: UnsafeRawBufferPointer) {
    received += bytes.count
    if received > limits.totalBytes { discard(because: .bodyTooLarge(limit: limits.totalBytes)) }
    // The mode is taken out while it grows, so that its memory is not copied.
    var current = mode
    mode = .discard(.failed)
    switch current {
    case .bytes(var collected):
      current = .discard(.failed)
      collected.append(contentsOf: bytes)
      mode = checked(collected) { .bytes($0) }
    case .urlEncoded(var collected):
      current = .discard(.failed)
      collected.append(contentsOf: bytes)
      mode = checked(collected) { .urlEncoded($0) }
    case .multipart(var receiver):
      current = .discard(.failed)
      do throws(Problem) {
        try receiver.receive(bytes)
        mode = .multipart(receiver)
      } catch {
        mode = .discard(error)
      }
    case .sink(let sink):
      do throws(Problem) {
        try sink.write(bytes)
        mode = .sink(sink)
      } catch {
        mode = .discard(error)
      }
    case .discard:
      discarded += bytes.count
      mode = current
    }
  }

  private func checked(_ bytes: consuming [UInt8], _ wrap: ([UInt8]) -> Mode) -> Mode {
    bytes.count > limits.memoryBytes
      ? .discard(.bodyTooLarge(limit: limits.memoryBytes)) : wrap(bytes)
  }

  /// The body, now that all of it is there.
  func finish() throws(Problem) -> Request.Body {
    switch mode {
    case .bytes(let bytes): return bytes.isEmpty ? .none : .bytes(bytes)
    case .urlEncoded(let bytes):
      guard let fields = NamedValues(urlEncoded: bytes, atMost: limits.fieldCount) else {
        throw .malformed(.tooManyFields)
      }
      return .form(Form(fields: fields))
    case .multipart(let receiver): return .form(try receiver.finish())
    case .sink(let sink): return .sunk(sink)
    case .discard(let problem): throw problem
    }
  }
}
