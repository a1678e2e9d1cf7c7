// SPDX-License-Identifier: Apache-2.0

/// One connection with its own queue, so that waiting for a disk never blocks a thread of the cooperative pool.
actor Lane {
  private nonisolated let executor: QueueExecutor
  // Unsafe: the queue uses it, or in its place the one to whom a pool has lent the lane, with `transactionHere`.
  private nonisolated(unsafe) let connection: any DatabaseConnection

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(
    label: String, open: @Sendable () throws(DatabaseError) -> any DatabaseConnection
  ) throws(DatabaseError) {
    executor = QueueExecutor(label: label)
    connection = try open()
  }

  /// What a transaction may do.
  enum Purpose: Sendable {
    case reading
    /// Writing, with the moment until which to wait for other processes that write.
    case writing(WriterPatience, until: Double)
  }

  /// Runs work in a transaction: commits when it returns, undoes it all when it throws.
  func transaction<Value: Sendable, Failure: DatabaseFailure>(
    for purpose: Purpose,
    _ work: @Sendable (borrowing Transaction<Failure>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try transactionHere(for: purpose, work)
  }

  /// The same on the thread of the caller, who alone has the lane and may wait for a disk there.
  nonisolated func transactionHere<Value: Sendable, Failure: DatabaseFailure>(
    for purpose: Purpose,
    _ work: @Sendable (borrowing Transaction<Failure>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    do throws(DatabaseError) {
      switch purpose {
      case .reading: try connection.beginReading()
      case .writing(let patience, let deadline):
        try patience.begin(until: deadline) { () throws(DatabaseError) in
          try connection.beginWriting()
        }
      }
    } catch {
      throw .database(error)
    }
    let value: Value
    do throws(Failure) {
      value = try work(Transaction(connection))
    } catch {
      connection.rollback()
      throw error
    }
    do throws(DatabaseError) {
      try connection.commit()
    } catch {
      connection.rollback()
      throw .database(error)
    }
    return value
  }

  /// A number that changes when another connection has committed something.
  func commitNumber() throws(DatabaseError) -> Int64 { try connection.commitNumber() }

  /// Begins to write and lets it be, to see whether writing is possible.
  func tryWriting(_ patience: WriterPatience, until deadline: Double) throws(DatabaseError) {
    try patience.begin(until: deadline) { () throws(DatabaseError) in
      try connection.beginWriting()
    }
    connection.rollback()
  }
}
