// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import BookFiles
import Books
import Database
import Foundation
import Library
import Speaking

/// What becomes of a book that was opened.
extension BookShelfService {
  /// Keeps the text of a book in the place of what was kept of it.
  /// - Parameter tracks: the tracks of its sounds; empty where there are none yet.
  func keep(
    _ book: Book, tracks: [TrackID] = [], of row: BookRow,
    in transaction: borrowing Transaction<ShelfError>
  ) throws(ShelfError) {
    let id = row.book.id
    try transaction.run("DELETE FROM book_parts WHERE book = \(id)")
    for (index, part) in book.parts.enumerated() {
      let clip = part.firstClip.flatMap { tracks.indices.contains($0.sound) ? $0 : nil }
      try transaction.run(
        """
        INSERT INTO book_parts (book, number, title, level, track, start_ms, content)
        VALUES (\(id), \(index + 1), \(part.title), \(part.level),
          \(orNull: clip.map { tracks[$0.sound] }), \(orNull: clip?.begin),
          \(part.storedContent))
        """)
    }
  }

  /// - Parameter soundBytes: how much the sounds of the book take.
  func set(
    _ state: BookRow.StateName, _ book: Book, isMachineSpoken: Bool, soundBytes: Int64 = 0,
    of row: BookRow,
    in transaction: borrowing Transaction<ShelfError>
  ) throws(ShelfError) {
    // What was made is counted in bytes of sound and characters of text, which both databases know.
    try transaction.run(
      """
      UPDATE books SET state = \(state), title = \(book.title),
        authors = \(book.authors.joined(separator: "; ")), language = \(orNull: book.languageTag),
        warnings = \(book.warnings.storedText), is_machine_spoken = \(isMachineSpoken),
        has_text = \(book.hasText), page_count = \(book.pageCount), made_bytes = \(soundBytes) + (
          SELECT coalesce(sum(length(content)), 0) FROM book_parts WHERE book = \(row.book.id)),
        duration_ms = \(orNull: book.duration), failure = NULL
      WHERE id = \(row.book.id)
      """)
  }

  /// Puts the sounds of a book into the library, unless the book is gone in the meantime.
  func keepSounds(
    _ audio: [StoredAudio], _ book: Book, isMachineSpoken: Bool, _ row: BookRow
  ) async throws(ShelfError) {
    let titles = Self.titles(of: book)
    try await database.write {
      (transaction: borrowing Transaction<ShelfError>) throws(ShelfError) in
      let there: [BookID] = try transaction.column(
        "id",
        of: """
          SELECT id FROM books WHERE id = \(row.book.id)
            AND state = \(BookRow.StateName.readable)
          """)
      for sound in audio where try library.wasSwept(sound, in: transaction) {
        throw .files(.notFound(sound.key))
      }
      guard !there.isEmpty else {
        for sound in audio { try library.deleteFiles(of: sound, in: transaction) }
        return
      }
      let id = row.book.id.rawValue
      try library.removeBook(id, in: transaction)
      var tracks: [TrackID] = []
      for (index, sound) in audio.enumerated() {
        tracks.append(
          try transaction.nested { (transaction) throws(LibraryError) in
            try library.addSound(
              ofBook: id, number: index + 1, owner: row.account, title: titles[index],
              language: book.languageTag.flatMap { TextLanguage(tag: $0) } ?? .english,
              audio: sound, in: transaction)
          } failure: {
            .library($0)
          })
      }
      try library.addLevelling(
        of: id, seconds: audio.reduce(0) { $0 + $1.durationSeconds },
        account: row.account.rawValue, in: transaction)
      try keep(book, tracks: tracks, of: row, in: transaction)
      try set(
        .ready, book, isMachineSpoken: isMachineSpoken,
        soundBytes: audio.reduce(0) { $0 + $1.byteCount }, of: row, in: transaction)
      // Removed while it was made: it is not to be heard before it is put back.
      let removed: [BookID] = try transaction.column(
        "id",
        of: "SELECT id FROM books WHERE id = \(row.book.id) AND removed_at IS NOT NULL")
      if !removed.isEmpty { try library.hideBook(true, id, in: transaction) }
    }
  }

  /// What each sound is called: like the first part that is heard from it.
  private static func titles(of book: Book) -> [String] {
    var titles = [String?](repeating: nil, count: book.sounds.count)
    for part in book.parts {
      part.eachClip { clip in
        if titles[clip.sound] == nil, !part.title.isEmpty { titles[clip.sound] = part.title }
      }
    }
    return titles.map { $0 ?? book.title }
  }

  /// The text stands, and nothing speaks it.
  func settleWithoutSound(_ row: BookRow) async throws(ShelfError) {
    try await database.write {
      (transaction: borrowing Transaction<ShelfError>) throws(ShelfError) in
      try transaction.run(
        """
        UPDATE books SET state = \(BookRow.StateName.ready), duration_ms = NULL
        WHERE id = \(row.book.id) AND state = \(BookRow.StateName.readable)
        """)
    }
  }

  /// Tells the owner why there is no book, or no sound of it.
  func fail(_ id: String, _ problem: BookError) async throws(ShelfError) {
    let failure = BookFailure { problem.message(in: $0) }
    try await database.write {
      (transaction: borrowing Transaction<ShelfError>) throws(ShelfError) in
      try transaction.run(
        """
        UPDATE books SET state = \(BookRow.StateName.failed), failure = \(failure.storedText)
        WHERE id = \(id)
          AND state IN (\(BookRow.StateName.opening), \(BookRow.StateName.readable))
        """)
    }
  }

  static func size(of path: String) throws(BlobStoreError) -> Int64 {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let size = attributes?[.size] as? NSNumber else {
      throw .failed(operation: "measure", reason: path)
    }
    return size.int64Value
  }
}

extension Book {
  /// Whether there is a word in it to read.
  fileprivate var hasText: Bool {
    parts.contains { part in part.paragraphs.contains { !$0.text.isEmpty } }
  }
}
