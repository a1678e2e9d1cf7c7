// SPDX-License-Identifier: Apache-2.0

/// One open connection: all that a kind of database must offer.
///
/// A connection is used by one lane only, so it need not be safe for several threads.
protocol DatabaseConnection: AnyObject {
  /// Runs one statement and gives all its rows.
  func run(_ statement: Statement) throws(DatabaseError) -> Answer
  /// Begins a transaction that may write, waiting for other writers.
  func beginWriting() throws(DatabaseError)
  /// Begins a transaction that only reads, and sees one moment of the database.
  func beginReading() throws(DatabaseError)
  /// Makes the transaction's changes last.
  func commit() throws(DatabaseError)
  /// A number that changes when another connection has committed something.
  func commitNumber() throws(DatabaseError) -> Int64
  /// Undoes the transaction. A failure here has nobody who could act on it.
  func rollback()
}

/// What one statement gave.
struct Answer {
  /// The rows, empty for statements without any.
  var rows: [Row]
  /// How many rows an INSERT, UPDATE or DELETE touched.
  var changes: Int
}
