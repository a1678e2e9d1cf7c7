// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database
import Jobs
import Library

extension BookShelfService {
  /// Deletes books that were removed long enough ago.
  static let tidy: JobKind = "books.tidy"
  /// How often, in seconds.
  private static let tidySeconds = 3600.0

  /// Takes a book off the shelf; it can be put back for a day.
  /// - Throws: `noSuchBook`.
  public func remove(_ id: BookID, by account: AccountID) async throws(ShelfError) {
    let now = clock.now
    try await database.write {
      (transaction: borrowing Transaction<ShelfError>) throws(ShelfError) in
      let changed = try transaction.run(
        """
        UPDATE books SET removed_at = \(now)
        WHERE id = \(id) AND account = \(account) AND removed_at IS NULL
        """)
      guard changed == 1 else { throw .noSuchBook }
      try library.hideBook(true, id.rawValue, in: transaction)
    }
  }

  /// Puts back a book that was removed.
  /// - Throws: `noSuchBook`, `tooManyBooks`.
  public func restore(_ id: BookID, by account: AccountID) async throws(ShelfError) {
    let isBack = try await database.write {
      (transaction: borrowing Transaction<ShelfError>) throws(ShelfError) -> Bool in
      let found: [BookID] = try transaction.column(
        "id", of: "SELECT id FROM books WHERE id = \(id) AND account = \(account)")
      guard !found.isEmpty else { throw .noSuchBook }
      let changed = try transaction.run(
        """
        UPDATE books SET removed_at = NULL WHERE id = \(id)
          AND (SELECT count(*) FROM books AS others WHERE others.account = \(account)
            AND others.removed_at IS NULL AND others.id <> \(id)) < \(limits.books)
        """)
      if changed == 1 { try library.hideBook(false, id.rawValue, in: transaction) }
      return changed == 1
    }
    guard isBack else { throw .tooManyBooks(maximum: limits.books) }
  }

  /// Deletes what was removed long enough ago, with its files.
  public func tidyUp() async throws(ShelfError) {
    let before = clock.now.adding(seconds: -limits.removedSeconds)
    try await database.write {
      (transaction: borrowing Transaction<ShelfError>) throws(ShelfError) in
      try delete("removed_at <= \(before)", in: transaction)
    }
  }

  /// What happens when an account is deleted: its books go with their files; the tracks go with those of the library.
  public var accountDeletion: AccountService.DeletionRule {
    { (account, transaction) throws(AccountsError) in
      try transaction.nested { (transaction) throws(ShelfError) in
        try delete("account = \(account)", in: transaction)
      } failure: { error in
        if case .database(let error) = error { .database(error) } else { .noSuchAccount }
      }
    }
  }

  private func delete(
    _ condition: Statement, in transaction: borrowing Transaction<ShelfError>
  ) throws(ShelfError) {
    let gone: [GoneBook] = try transaction.rows(
      "DELETE FROM books WHERE \(condition) RETURNING id, file_key")
    for book in gone {
      try library.removeBook(book.id, in: transaction)
      try library.deleteFile(book.key, in: transaction)
    }
  }

  /// Sees to it that removed books are deleted when their time has come; to be called at each start.
  public func scheduleTidying() async throws(DatabaseError) {
    try await database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try jobs.addChore(Self.tidy, isDueNow: false, in: transaction)
    }
  }

  func tidyJob() async throws(JobError) -> JobOutcome {
    do throws(ShelfError) { try await tidyUp() } catch {
      throw JobError("\(error)", canRetry: true)
    }
    return .again(afterSeconds: Self.tidySeconds)
  }
}

private struct GoneBook: RowDecodable {
  let id: String
  let key: String

  init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    key = try row.value("file_key")
  }
}
