// SPDX-License-Identifier: Apache-2.0

/// A database: one writer at a time, several readers beside it.
///
/// Services write portable SQL through `read` and `write`; the kind of database is chosen by `DatabaseURL`.
public struct Database: Sendable {
  private let writer: Lane
  private let readers: LanePool

  /// Opens a database, making it when it is not there.
  /// - Parameters:
  ///   - url: where the data is.
  ///   - readerCount: how many reads may run at the same time.
  /// - Throws: `cannotOpen` with the reason.
  public init(_ url: DatabaseURL, readerCount: Int = 4) throws(DatabaseError) {
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
    }
  }

  /// Runs work that only reads, in one transaction that sees one moment of the data.
  public func read<Value: Sendable, Failure: DatabaseFailure>(
    _ work: @Sendable (borrowing Transaction<Failure>) throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let lane = await readers.take()
    let result: Result<Value, Failure>
    do throws(Failure) {
      result = .success(try await lane.transaction(writing: false, work))
    } catch {
      result = .failure(error)
    }
    await readers.giveBack(lane)
    return try result.get()
  }

  /// Runs work that may write, in one transaction that excludes other writers.
  ///
  /// The work commits when it returns and is undone when it throws. It must be short: other writers wait.
  @discardableResult
  public func write<Value: Sendable, Failure: DatabaseFailure>(
    _ work: @Sendable (borrowing Transaction<Failure>) throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await writer.transaction(writing: true, work)
  }
}
