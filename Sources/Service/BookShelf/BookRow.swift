// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Books
import Bytes
import Database
import Library
import Speaking

/// A book as the database holds it.
struct BookRow: RowDecodable, Placed {
  /// How the database names the states.
  enum StateName: String, SQLConvertible {
    case opening
    case readable
    case ready
    case failed
  }

  let book: ShelvedBook
  let account: AccountID
  let key: BlobKey

  var cursor: PageCursor { PageCursor(first: book.addedAt.rawValue, id: book.id.rawValue) }

  static let columns: Statement = """
    books.id, books.account, books.name, books.title, books.authors, books.language,
    books.file_key, books.byte_count, books.state, books.failure, books.warnings,
    books.is_machine_spoken, books.has_text, books.page_count, books.duration_ms, books.added_at
    """

  init(row: Row) throws(DatabaseError) {
    account = try row.value("account")
    let keyText: String = try row.value("file_key")
    guard let key = BlobKey(rawValue: keyText) else {
      throw .wrongType(column: "file_key", expected: "a key", found: keyText)
    }
    self.key = key
    let state: StateName = try row.value("state")
    let duration: Int? = try row.value("duration_ms")
    let isSpoken: Bool = try row.value("is_machine_spoken")
    let failure: String? = try row.value("failure")
    let warnings: String? = try row.value("warnings")
    let told: BookState =
      switch state {
      case .opening: .opening
      case .readable: .readable
      case .ready: .ready(milliseconds: duration, isMachineSpoken: isSpoken)
      case .failed: .failed(BookFailure(storedText: failure ?? ""))
      }
    book = ShelvedBook(
      id: try row.value("id"), title: try row.value("title"), authors: try row.value("authors"),
      languageTag: try row.value("language"), state: told,
      warnings: [BookWarning](storedText: warnings ?? ""), hasText: try row.value("has_text"),
      pageCount: try row.value("page_count"), byteCount: try row.value("byte_count"),
      fileName: try row.value("name"), addedAt: try row.value("added_at"))
  }
}

/// A part without its text, as the database holds it.
struct PartRow: RowDecodable {
  static let columns: Statement = """
    book_parts.number, book_parts.title, book_parts.level, book_parts.track, book_parts.start_ms
    """

  let part: ShelvedPart

  init(row: Row) throws(DatabaseError) {
    let track: TrackID? = try row.value("track")
    let start: Int? = try row.value("start_ms")
    part = ShelvedPart(
      number: try row.value("number"), title: try row.value("title"),
      level: try row.value("level"),
      sound: track.map { PartSound(track: $0, start: start ?? 0) })
  }
}

/// A part with its text.
struct PartTextRow: RowDecodable {
  static let columns: Statement = "\(PartRow.columns), book_parts.content"

  let text: PartText

  init(row: Row) throws(DatabaseError) {
    let content: String = try row.value("content")
    guard let value = try? JSONParser.parse(Array(content.utf8)),
      let part = BookPart(storedContent: value)
    else { throw .wrongType(column: "content", expected: "the text of a part", found: "") }
    text = PartText(part: try PartRow(row: row).part, paragraphs: part.paragraphs)
  }
}

extension BookFailure {
  init(storedText: String) {
    let value = try? JSONParser.parse(Array(storedText.utf8))
    var sentences: [Language: String] = [:]
    for language in Language.allCases {
      sentences[language] = value?[language.tag]?.string
    }
    self.sentences = sentences
  }

  var storedText: String {
    var writer = JSONWriter()
    writer.object { json in
      for language in Language.allCases {
        json.key(text: language.tag)
        json.value(message(in: language))
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension [BookWarning] {
  init(storedText: String) {
    let list = (try? JSONParser.parse([UInt8](storedText.utf8)))?.array ?? []
    self = list.compactMap { BookWarning($0) }
  }

  var storedText: String {
    var writer = JSONWriter()
    writer.array { list in
      for warning in self { list.array { warning.write(to: &$0) } }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension BookPart {
  /// Reads what `storedContent` wrote.
  init?(storedContent value: JSONValue) {
    self.init(value, soundCount: .max)
  }

  /// The part with its text and clips, as it is kept.
  var storedContent: String {
    var writer = JSONWriter()
    writer.array { write(to: &$0) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
