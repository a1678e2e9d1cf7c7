// SPDX-License-Identifier: Apache-2.0

/// A running transaction: what a service does its reading and writing with.
///
/// All its methods throw the service's own error type, which wraps database errors. It cannot leave the closure
/// that it is given to.
public struct Transaction<Failure: DatabaseFailure>: ~Copyable {
  private let connection: any DatabaseConnection

  init(_ connection: any DatabaseConnection) {
    self.connection = connection
  }

  /// Runs a statement and gives its rows decoded.
  public borrowing func rows<Value: RowDecodable>(
    _ statement: Statement, as type: Value.Type = Value.self
  ) throws(Failure) -> [Value] {
    do throws(DatabaseError) {
      var values: [Value] = []
      for row in try connection.run(statement).rows { values.append(try Value(row: row)) }
      return values
    } catch {
      throw .database(error)
    }
  }

  /// Runs a statement that gives at most one row.
  /// - Throws: `notOneRow` when there are several.
  public borrowing func row<Value: RowDecodable>(
    _ statement: Statement, as type: Value.Type = Value.self
  ) throws(Failure) -> Value? {
    let found: [Value] = try rows(statement)
    guard found.count <= 1 else { throw .database(.notOneRow(found: found.count)) }
    return found.first
  }

  /// Runs a statement and gives one column of each row.
  public borrowing func column<Value: SQLConvertible>(
    _ name: String, of statement: Statement, as type: Value.Type = Value.self
  ) throws(Failure) -> [Value] {
    do throws(DatabaseError) {
      var values: [Value] = []
      for row in try connection.run(statement).rows { values.append(try row.value(name)) }
      return values
    } catch {
      throw .database(error)
    }
  }

  /// Runs a statement for its effect.
  /// - Returns: how many rows were inserted, updated or deleted.
  @discardableResult
  public borrowing func run(_ statement: Statement) throws(Failure) -> Int {
    do throws(DatabaseError) {
      return try connection.run(statement).changes
    } catch {
      throw .database(error)
    }
  }

  /// Runs a statement whose breaking of one unique index is an expected outcome.
  /// - Returns: false when the row was refused by the index with this name.
  public borrowing func runUnless(
    taken index: String, _ statement: Statement
  ) throws(Failure) -> Bool {
    do throws(DatabaseError) {
      _ = try connection.run(statement)
      return true
    } catch {
      if error.violates(index: index) { return false }
      throw .database(error)
    }
  }

  /// The same transaction for work that throws another error type.
  borrowing func rethrowing<Other: DatabaseFailure>(_ type: Other.Type) -> Transaction<Other> {
    Transaction<Other>(connection)
  }

  /// Runs work of another service inside this transaction, with that service's error type.
  public borrowing func nested<Other: DatabaseFailure, Value>(
    _ work: (borrowing Transaction<Other>) throws(Other) -> Value,
    failure: (Other) -> Failure
  ) throws(Failure) -> Value {
    do throws(Other) {
      return try work(rethrowing(Other.self))
    } catch {
      throw failure(error)
    }
  }
}
