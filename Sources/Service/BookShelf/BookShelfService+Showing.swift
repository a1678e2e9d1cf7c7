// SPDX-License-Identifier: Apache-2.0

public import Accounts
import BlobStore
import Books
public import Database
import Library

extension BookShelfService {
  /// The books of a person, the newest first.
  /// - Parameter place: where the page begins, as `next` of the one before; nil for the first.
  public func books(
    of account: AccountID, size: Int = ListPage<ShelvedBook>.maximumSize,
    after place: PageCursor? = nil
  ) async throws(ShelfError) -> ListPage<ShelvedBook> {
    let size = min(max(1, size), ListPage<ShelvedBook>.maximumSize)
    let place = place ?? .newest
    let rows: [BookRow] = try await database.read {
      (transaction: borrowing Transaction<ShelfError>) throws(ShelfError) in
      try transaction.rows(
        """
        SELECT \(BookRow.columns) FROM books
        WHERE account = \(account) AND removed_at IS NULL
          AND (added_at < \(place.first) OR (added_at = \(place.first) AND id > \(place.id)))
        ORDER BY added_at DESC, id LIMIT \(size + 1)
        """)
    }
    return ListPage(rows, size: size) { $0.book }
  }

  /// One book with its table of contents.
  /// - Throws: `noSuchBook` also for one of somebody else.
  public func book(
    _ id: BookID, for account: AccountID
  ) async throws(ShelfError) -> (book: ShelvedBook, parts: [ShelvedPart]) {
    try await database.read {
      (transaction: borrowing Transaction<ShelfError>) throws(ShelfError) in
      let book = try row(id, account, in: transaction).book
      let parts: [PartRow] = try transaction.rows(
        "SELECT \(PartRow.columns) FROM book_parts WHERE book = \(id) ORDER BY number")
      return (book, parts.map(\.part))
    }
  }

  /// The text of one part.
  /// - Parameter number: from 1.
  /// - Throws: `noSuchBook`, `noSuchPart`.
  public func text(
    ofPart number: Int, of id: BookID, for account: AccountID
  ) async throws(ShelfError) -> PartText {
    let found: PartTextRow? = try await database.read {
      (transaction: borrowing Transaction<ShelfError>) throws(ShelfError) in
      _ = try row(id, account, in: transaction)
      return try transaction.row(
        """
        SELECT \(PartTextRow.columns) FROM book_parts WHERE book = \(id) AND number = \(number)
        """)
    }
    guard let found else { throw .noSuchPart }
    return found.text
  }

  /// The sentences that have a text in them, in order, whatever the size of letters, their accents or vowel signs.
  ///
  /// At most `Book.mostPlaces`; of the text, `Limits.searchCharacters` count.
  /// - Throws: `tooManySearches`.
  public func sentences(
    with text: String, in id: BookID, for account: AccountID
  ) async throws(ShelfError) -> [FoundSentence] {
    guard let search = searches.begin(account, most: limits.searches) else {
      throw .tooManySearches
    }
    defer { withExtendedLifetime(search) {} }
    let text = String(text.prefix(limits.searchCharacters))
    var found: [FoundSentence] = []
    try await eachPart(of: id, for: account) { part in
      var book = Book(format: .text)
      book.parts = [BookPart(title: "", level: 1, paragraphs: part.paragraphs)]
      for place in book.places(of: text) where found.count < Book.mostPlaces {
        found.append(
          FoundSentence(
            part: part.part.number, partTitle: part.part.title, place: place,
            text: part.paragraphs[place.paragraph].sentences[place.sentence].text))
      }
      return found.count < Book.mostPlaces
    }
    return found
  }

  /// The part in which a page of the printed book begins; nil where no page is called so.
  public func part(
    withPage page: String, in id: BookID, for account: AccountID
  ) async throws(ShelfError) -> (part: Int, paragraph: Int)? {
    let wanted = Self.pageForm(page)
    var found: (part: Int, paragraph: Int)?
    try await eachPart(of: id, for: account) { part in
      for (index, paragraph) in part.paragraphs.enumerated()
      where paragraph.kind == .page && Self.pageForm(paragraph.text) == wanted {
        found = (part.part.number, index)
        return false
      }
      return true
    }
    return found
  }

  /// Pages are called "12" and "xii"; a file may say "Page 12".
  private static func pageForm(_ text: String) -> String {
    (text.lowercased().split(separator: " ").last ?? "").map { letter in
      letter.wholeNumberValue.map(String.init) ?? String(letter)
    }.joined()
  }

  /// How many parts are held at once while a book is gone through.
  private static let partsAtOnce = 20

  /// Goes through the parts of a book in order.
  ///
  /// Only some of them are in memory at a time, and others get their turn between.
  /// - Parameter meet: says whether to go on.
  private func eachPart(
    of id: BookID, for account: AccountID, _ meet: (PartText) -> Bool
  ) async throws(ShelfError) {
    var last = 0
    while true {
      let before = last
      let rows: [PartTextRow] = try await database.read {
        (transaction: borrowing Transaction<ShelfError>) throws(ShelfError) in
        _ = try row(id, account, in: transaction)
        return try transaction.rows(
          """
          SELECT \(PartTextRow.columns) FROM book_parts WHERE book = \(id) AND number > \(before)
          ORDER BY number LIMIT \(Self.partsAtOnce)
          """)
      }
      for row in rows {
        guard meet(row.text) else { return }
        last = row.text.part.number
      }
      // Whoever asked may have gone.
      guard rows.count == Self.partsAtOnce, !Task.isCancelled else { return }
      await Task.yield()
    }
  }

  /// The file as it was brought.
  public func file(
    of id: BookID, for account: AccountID
  ) async throws(ShelfError) -> (path: String, name: String, entityTag: String) {
    let found = try await database.read {
      (transaction: borrowing Transaction<ShelfError>) throws(ShelfError) in
      try row(id, account, in: transaction)
    }
    do throws(BlobStoreError) {
      return (try await blobs.path(of: found.key), found.book.fileName, found.key.rawValue)
    } catch { throw .files(error) }
  }

  /// A book of this person that was not removed.
  func row(
    _ id: BookID, _ account: AccountID, in transaction: borrowing Transaction<ShelfError>
  ) throws(ShelfError) -> BookRow {
    let found: BookRow? = try transaction.row(
      """
      SELECT \(BookRow.columns) FROM books
      WHERE id = \(id) AND account = \(account) AND removed_at IS NULL
      """)
    guard let found else { throw .noSuchBook }
    return found
  }
}
