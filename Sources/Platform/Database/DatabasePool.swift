// SPDX-License-Identifier: Apache-2.0

/// A database: one writer at a time, several readers beside it.
///
/// Services write portable SQL through `read` and `write`; the kind of database is chosen by `DatabaseURL`.
public struct DatabasePool: Sendable {
  let writer: Lane
  private let readers: LanePool
  /// Tries whether writing is possible and whether something was written, beside the writer; it never commits.
  let prober: Lane
  private let patience: WriterPatience

  /// Opens a database, making it when it is not there.
  /// - Parameters:
  ///   - url: where the data is.
  ///   - readerCount: how many reads may run at the same time.
  /// - Throws: `cannotOpen` with the reason.
  public init(_ url: DatabaseURL, readerCount: Int = 4) throws(DatabaseError) {
    try self.init(url, readerCount: readerCount, patience: WriterPatience())
  }

  init(
    _ url: DatabaseURL, readerCount: Int = 4, patience: WriterPatience
  ) throws(DatabaseError) {
    self.patience = patience
    switch url.kind {
    case .sqlite(let path):
      writer = try Lane(label: "earshot.database.writer") { () throws(DatabaseError) in
        try SQLiteConnection(path: path, access: .writing)
      }
      var lanes: [Lane] = []
      for number in 0..<max(1, readerCount) {
        lanes.append(
          try Lane(label: "earshot.database.reader.\(number)") { () throws(DatabaseError) in
            try SQLiteConnection(path: path, access: .reading)
          })
      }
      readers = LanePool(lanes)
      prober = try Lane(label: "earshot.database.prober") { () throws(DatabaseError) in
        try SQLiteConnection(path: path, access: .writing)
      }
    }
  }

  /// Runs work that only reads, in one transaction that sees one moment of the data.
  ///
  /// A task that prefers an executor, such as a handler of a server, reads on a thread of that executor, which must
  /// bear that a thread waits for a disk. Other tasks run on the cooperative pool, which does not.
  public func read<Value: Sendable, Failure: DatabaseFailure>(
    _ work: @Sendable (borrowing Transaction<Failure>) throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let lane = await readers.take()
    defer { readers.giveBack(lane) }
    // To go to the lane's queue and back costs more than a short read.
    let isOffThePool = withUnsafeCurrentTask { $0?.unownedTaskExecutor != nil }
    if isOffThePool { return try lane.transactionHere(for: .reading, work) }
    return try await lane.transaction(for: .reading, work)
  }

  /// Runs work that may write, in one transaction that excludes other writers.
  ///
  /// The work commits when it returns and is undone when it throws. It must be short: other writers wait. Another
  /// process that writes is waited for until two seconds after this was called, then it throws `busy`.
  /// - Parameter waits: false for what may as well be left undone when another process writes just now.
  @discardableResult
  public func write<Value: Sendable, Failure: DatabaseFailure>(
    waits: Bool = true,
    _ work: @Sendable (borrowing Transaction<Failure>) throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    // Counted from here: whoever waits in the writer's queue waits already.
    let deadline = patience.now() + (waits ? patience.seconds : 0)
    return try await writer.transaction(for: .writing(patience, until: deadline), work)
  }

  /// Finds out whether something could be written, without writing anything.
  /// - Parameter seconds: how long to wait for another process that writes.
  /// - Throws: `busy` when it writes for longer, or what else stands in the way.
  public func tryWriting(withinSeconds seconds: Double) async throws(DatabaseError) {
    try await prober.tryWriting(patience, until: patience.now() + seconds)
  }
}
