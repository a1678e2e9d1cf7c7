// SPDX-License-Identifier: Apache-2.0

import Accounts
import BookFiles
import BookShelf
import Books
import Bytes
import DocumentReading
import HTTPServer
import Library
import Speaking

extension Site {
  /// Books of one's own: brought, told of, read, given back, removed.
  var bookOperations: [APIOperation] {
    let all = "/api/v1/books"
    let one = "/api/v1/books/{id}"
    return [
      APIOperation(
        method: .get, path: all, summary: "List your books, the newest first.",
        query: [.cursor], refuses: [.unprocessableContent], gives: "The books.",
        shape: .object([.always("items", .list(.object(BookJSON.members))), .next]),
        answer: .plain { request in try await listBooks(request) }),
      bringingBook(to: all),
      APIOperation(
        method: .get, path: one, summary: "Tell of a book with its table of contents.",
        gives: "The book and its parts; start is where a part begins in its track, in seconds.",
        shape: .object(BookJSON.members + [BookJSON.parts]),
        answer: .one { request, id in
          try await ofShelf(request) { (person) throws(ShelfError) in
            let found = try await books.book(BookID(rawValue: id), for: person)
            return .json(BookJSON(book: found.book, parts: found.parts, visit(of: request)))
          }
        }),
      APIOperation(
        method: .get, path: one + "/file", summary: "Give a book as it was brought.",
        gives: "The file, in parts when they are asked for.", givesTypes: ["*/*"], isInParts: true,
        answer: .one { request, id in
          try await ofShelf(request) { (person) throws(ShelfError) in
            let file = try await books.file(of: BookID(rawValue: id), for: person)
            return .bookFile(path: file.path, name: file.name, entityTag: file.entityTag)
          }
        }),
      APIOperation(
        method: .get, path: one + "/sentences",
        summary: "Find the sentences of a book that have a text in them.",
        query: [
          APIOperation.Value(
            name: "q", kind: .text,
            about: """
              What to find; capitals, accents and vowel signs do not matter. Of a longer text the first \
              \(books.limits.searchCharacters) characters count.
              """)
        ],
        gives: "The sentences in order, at most \(Book.mostPlaces).",
        shape: .object([.always("items", .list(.object(FoundJSON.members)))]),
        answer: .one { request, id in
          try await ofShelf(request) { (person) throws(ShelfError) in
            let found = try await books.sentences(
              with: request.query["q"] ?? "", in: BookID(rawValue: id), for: person)
            var writer = JSONWriter()
            writer.object { json in
              json.key("items")
              json.array { list in for one in found { list.value(FoundJSON(sentence: one)) } }
            }
            return .bytes(writer.bytes, type: .json)
          }
        }),
      APIOperation(
        method: .delete, path: one,
        summary: "Remove a book; on the page of your books it can be put back for a day.",
        success: .noContent, gives: "Nothing.",
        answer: .one { request, id in
          try await ofShelf(request) { (person) throws(ShelfError) in
            try await books.remove(BookID(rawValue: id), by: person)
            return .empty()
          }
        }),
    ]
  }

  private func bringingBook(to path: String) -> APIOperation {
    APIOperation(
      method: .post, path: path,
      summary: """
        Bring a book: DAISY in a ZIP archive, EPUB, a W3C audiobook, DOCX, HTML or text. What it is \
        shows from its content. It is opened in the background.
        """,
      query: [
        APIOperation.Value(
          name: "name", kind: .text, about: "What you call the file.", isRequired: false)
      ],
      sends: ["application/octet-stream", "multipart/form-data"],
      limits: .sink(maximumBytes: books.limits.fileBytes + 65_536, lane: .members),
      checkHead: mayBeAVolunteers, sender: signedInSender, sink: fileSink,
      success: .created, refuses: [.conflict, .unprocessableContent, .serviceUnavailable],
      gives: "The book, still to be opened.", shape: .object(BookJSON.members),
      answer: .plain { request in
        let file = try await SentFile(request, field: "file", folder: books.temporaryFolder)
        return try await ofShelf(request) { (person) throws(ShelfError) in
          let id = try await books.add(file.path, named: file.name, for: person)
          let book = try await books.book(id, for: person).book
          var response = Response.json(BookJSON(book: book, parts: nil, visit(of: request)))
          response.status = .created
          response.headers[.location] = "/api/v1/books/\(id.rawValue)"
          return response
        }
      })
  }

  private func listBooks(_ request: Request) async throws -> Response {
    try await answer(request) { visit in
      let person = try account(of: visit)
      let found = try await books.books(of: person.id, after: request.pagePlace())
      var writer = JSONWriter()
      writer.page("items", found) { BookJSON(book: $0, parts: nil, visit) }
      return .bytes(writer.bytes, type: .json)
    }
  }

  /// What answers for the shelf of who asks, and says why where it refuses.
  private func ofShelf(
    _ request: Request, _ body: (AccountID) async throws(ShelfError) -> Response
  ) async throws -> Response {
    try await answer(request) { visit in
      let person = try account(of: visit)
      do throws(ShelfError) { return try await body(person.id) } catch {
        switch error {
        case .noSuchBook, .noSuchPart: throw APIError(.notFound)
        case .tooLarge, .tooManyBooks, .tooMuchTogether, .tooManySearches, .book, .files, .library,
          .database:
          guard let words = error.words else { throw error }
          throw APIError(status: error.status, field: error.field, message: words)
        }
      }
    }
  }
}

extension ShelfError {
  /// What of the request is at fault.
  fileprivate var field: String {
    switch self {
    case .tooManySearches: "q"
    case .noSuchBook, .noSuchPart, .tooLarge, .tooManyBooks, .tooMuchTogether, .book, .files,
      .library, .database:
      "file"
    }
  }

  /// The status with which a refusal goes out.
  fileprivate var status: Status {
    switch self {
    case .tooLarge, .book(.document(.tooLarge)): .contentTooLarge
    case .tooManyBooks, .tooMuchTogether: .conflict
    case .tooManySearches: .tooManyRequests
    case .noSuchBook, .noSuchPart: .notFound
    case .book: .unprocessableContent
    case .files, .library, .database: .serviceUnavailable
    }
  }
}

extension Response {
  fileprivate static func json(_ value: some JSONEncodable) -> Response {
    var writer = JSONWriter()
    writer.value(value)
    return .bytes(writer.bytes, type: .json)
  }
}

/// A book as the API tells of it.
private struct BookJSON: JSONEncodable {
  let book: ShelvedBook
  let contents: [ShelvedPart]?
  let language: Language

  init(book: ShelvedBook, parts: [ShelvedPart]?, _ visit: Visit) {
    (self.book, contents, language) = (book, parts, visit.language)
  }

  static let members: [Shape.Member] = [
    .always("id", .text), .always("title", .text), .always("authors", .text),
    .sometimes("language", .text),
    .always("state", .word(["opening", "readable", "ready", "failed"])),
    .sometimes("problem", .text), .sometimes("seconds", .number),
    .sometimes("machineVoice", .truth), .always("pages", .integer), .always("bytes", .integer),
    .always("file", .text), .always("warnings", .list(.text)),
  ]

  static let parts = Shape.Member.always(
    "parts",
    .list(
      .object([
        .always("number", .integer), .always("title", .text), .always("level", .integer),
        .sometimes("track", .text), .sometimes("start", .number),
      ])))

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("id", book.id.rawValue)
      json.field("title", book.title)
      json.field("authors", book.authors)
      if let tag = book.languageTag { json.field("language", tag) }
      write(book.state, to: &json)
      json.field("pages", book.pageCount)
      json.field("bytes", book.byteCount)
      json.field("file", book.fileName)
      json.key("warnings")
      json.array { list in
        for warning in book.warnings { list.value(warning.message(in: language)) }
      }
      guard let contents else { return }
      json.key("parts")
      json.array { list in for part in contents { list.object { Self.write(part, to: &$0) } } }
    }
  }

  private func write(_ state: BookState, to json: inout JSONWriter) {
    switch state {
    case .opening: json.field("state", "opening")
    case .readable: json.field("state", "readable")
    case .failed(let failure):
      json.field("state", "failed")
      json.field("problem", failure.message(in: language))
    case .ready(let milliseconds, let isMachineSpoken):
      json.field("state", "ready")
      guard let milliseconds else { return }
      json.field("seconds", Double(milliseconds) / 1000)
      json.field("machineVoice", isMachineSpoken)
    }
  }

  private static func write(_ part: ShelvedPart, to json: inout JSONWriter) {
    json.field("number", part.number)
    json.field("title", part.title)
    json.field("level", part.level)
    guard let sound = part.sound else { return }
    json.field("track", sound.track.rawValue)
    json.field("start", Double(sound.start) / 1000)
  }
}

/// A sentence that was found, as the API tells of it.
private struct FoundJSON: JSONEncodable {
  let sentence: FoundSentence

  static let members: [Shape.Member] = [
    .always("part", .integer), .always("title", .text), .always("text", .text),
  ]

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("part", sentence.part)
      json.field("title", sentence.partTitle)
      json.field("text", sentence.text)
    }
  }
}
