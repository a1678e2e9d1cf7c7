// SPDX-License-Identifier: Apache-2.0

/// One connection with its own queue, so that waiting for a disk never blocks a thread of the cooperative pool.
actor Lane {
  private nonisolated let executor: QueueExecutor
  private let connection: any DatabaseConnection

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(
    label: String, open: @Sendable () throws(DatabaseError) -> any DatabaseConnection
  ) throws(DatabaseError) {
    executor = QueueExecutor(label: label)
    connection = try open()
  }

  /// Runs work in a transaction: commits when it returns, undoes it all when it throws.
  func transaction<Value: Sendable, Failure: DatabaseFailure>(
    writing: Bool, _ work: @Sendable (borrowing Transaction<Failure>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    do throws(DatabaseError) {
      if writing { try connection.beginWriting() } else { try connection.beginReading() }
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
}
