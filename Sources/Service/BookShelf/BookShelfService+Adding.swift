// SPDX-License-Identifier: Apache-2.0

public import Accounts
import BlobStore
import BookFiles
import Database
import Foundation
import Jobs
import Library

extension BookShelfService {
  /// The longest name of a file that is kept, in characters.
  private static let longestName = 200

  /// Puts a file on somebody's shelf; a job opens it.
  /// - Parameters:
  ///   - path: a file of ours in `temporaryFolder`, which is taken over.
  ///   - name: what the person calls it.
  /// - Throws: `tooLarge`, `book` where its first bytes tell that it is none, `tooManyBooks`, `tooMuchTogether`, `files`.
  @discardableResult
  public func add(
    _ path: String, named name: String, for account: AccountID
  ) async throws(ShelfError) -> BookID {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let count = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    guard count <= limits.fileBytes else { throw .tooLarge(maximumBytes: limits.fileBytes) }
    do throws(BookError) { try reader.check(path) } catch { throw .book(error) }
    let key: BlobKey
    do throws(BlobStoreError) { key = try await blobs.put(movingFileAt: path) } catch {
      throw .files(error)
    }
    let id = BookID(rawValue: identifiers.next())
    do throws(ShelfError) {
      try await shelve(id, key, count, Self.cleaned(name), account)
    } catch {
      try? await blobs.delete(key)
      throw error
    }
    return id
  }

  private static func cleaned(_ name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
    // Marks of direction would turn round the words around the name.
    let plain = String(
      String.UnicodeScalarView(
        last.unicodeScalars.filter {
          !$0.properties.isDefaultIgnorableCodePoint && $0.properties.generalCategory != .control
        }))
    let short = String(plain.prefix(longestName)).trimmingCharacters(in: .whitespaces)
    return short.isEmpty ? "book" : short
  }

  private enum Fit {
    case fits
    case tooMany
    case tooMuch
  }

  private func shelve(
    _ id: BookID, _ key: BlobKey, _ count: Int, _ name: String, _ account: AccountID
  ) async throws(ShelfError) {
    let now = clock.now
    let fit = try await database.write {
      (transaction: borrowing Transaction<ShelfError>) throws(ShelfError) -> Fit in
      guard try !library.wasSwept(key, in: transaction) else { throw .files(.notFound(key)) }
      // The limits stand in the statement, so that they hold however many come at once.
      let room: Statement = """
        (SELECT count(*) FROM books WHERE account = \(account) AND removed_at IS NULL)
          < \(limits.books)
        """
      let added = try transaction.run(
        """
        INSERT INTO books (id, account, name, title, authors, file_key, byte_count, state, added_at)
        SELECT \(id), \(account), \(name), \(name), '', \(key.rawValue), \(count),
          \(BookRow.StateName.opening), \(now)
        WHERE \(room) AND (SELECT coalesce(sum(byte_count + made_bytes), 0) FROM books
          WHERE account = \(account)) + \(count) <= \(limits.shelfBytes)
        """)
      guard added == 1 else {
        let isRoom: [Int] = try transaction.column("one", of: "SELECT 1 AS one WHERE \(room)")
        return isRoom.isEmpty ? .tooMany : .tooMuch
      }
      try jobs.add(
        Self.open, payload: id.rawValue,
        work: JobWork(seconds: Self.openingSeconds(bytes: count), account: account.rawValue),
        key: "\(Self.open.rawValue) \(id.rawValue)", in: transaction)
      return .fits
    }
    switch fit {
    case .fits: break
    case .tooMany: throw .tooManyBooks(maximum: limits.books)
    case .tooMuch: throw .tooMuchTogether(maximumBytes: limits.shelfBytes)
    }
  }
}
