// SPDX-License-Identifier: Apache-2.0

/// What a worker is to do, as bytes that the pool does not look into.
public struct WorkOrder: Sendable {
  /// What the work is done on.
  public enum Body: Sendable {
    case bytes([UInt8])
    /// A file, which is sent from the disk a piece at a time.
    case file(path: String, count: Int)

    /// How many bytes it has.
    public var count: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .file(_, let count): count
      }
    }
  }

  /// What is to be done.
  public var head: [UInt8]
  /// What it is done on.
  public var body: Body
  /// What it has in common with others that may take as long; nil for nothing.
  ///
  /// Where one took too long or ended its worker, none of its family is begun for a while: that is `.tooSlow` too.
  public var family: String?

  /// An order.
  public init(head: [UInt8], body: Body = .bytes([]), family: String? = nil) {
    self.head = head
    self.body = body
    self.family = family
  }
}

/// Why a worker gave no answer.
public enum WorkerError: Error, Sendable, Hashable {
  /// Too many wait already.
  case busy(retryAfterSeconds: Int)
  /// This client has had as much work as one may have for now.
  case overBudget(retryAfterSeconds: Int)
  /// It took more time than it was given, now or a short while ago.
  case tooSlow
  /// The worker ended before it had an answer: for want of memory, or by a fault; now or a short while ago.
  case failed
  /// Nobody waits for the answer any more.
  case cancelled
  /// No worker could be started.
  case cannotStart(reason: String)
}

/// How long one piece of work may take.
public struct WorkTime: Sendable, Hashable {
  /// Real time from its beginning, in seconds.
  public var seconds: Double
  /// Processor time of the worker, in seconds: the same on a machine that has much else to do.
  public var processorSeconds: Double

  /// Time for a piece of work.
  public init(seconds: Double, processorSeconds: Double) {
    self.seconds = seconds
    self.processorSeconds = processorSeconds
  }
}
