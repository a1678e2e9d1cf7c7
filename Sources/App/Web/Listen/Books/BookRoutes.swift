// SPDX-License-Identifier: Apache-2.0

import Accounts
import BookFiles
import BookShelf
import Books
import Database
import HTTPServer
import Library
import Speaking

extension PathParameter where Value == BookID {
  /// The identifier of a book.
  static var book: Self {
    PathParameter<String>.text.map { $0.utf8.count <= 64 ? BookID(rawValue: $0) : nil }
  }
}

extension Site {
  /// How many books a page of the shelf has.
  private static let booksOnPage = 50
  /// The longest text that is searched for, in characters.

  /// The addresses of books.
  func addBookRoutes(to router: inout Router) {
    router.get("/listen/books") { request in
      let (page, visit) = try await bookShelf(FormState(), request)
      return respond(with: page, to: request, as: visit)
    }
    router.post(
      "/listen/books",
      body: .upload(maximumBytes: books.limits.fileBytes + (1 << 20), lane: .members),
      sender: signedInSender
    ) { request in try await addBook(request) }
    router.get("/listen/books/{id}", .book) { request, id in
      try await ofBook(id, request) { account in
        let view = try await opened(id, request, account)
        return respond(with: bookPage(view, visit(of: request)), to: request)
      }
    }
    router.get("/listen/books/{id}/search", .book) { request, id in
      try await ofBook(id, request) { account in try await search(id, request, account) }
    }
    router.get("/listen/books/{id}/page", .book) { request, id in
      try await ofBook(id, request) { account in try await toPage(id, request, account) }
    }
    router.get("/listen/books/{id}/file", .book) { request, id in
      try await ofBook(id, request) { account in
        let file = try await books.file(of: id, for: account)
        return .bookFile(path: file.path, name: file.name, entityTag: file.entityTag)
      }
    }
    router.post("/listen/books/{id}/remove", .book) { request, id in
      try await ofBook(id, request) { account in
        try await books.remove(id, by: account)
        return .redirect(to: Done.bookRemoved.at("/listen/books?request=\(id.rawValue)"))
      }
    }
    router.post("/listen/books/{id}/restore", .book) { request, id in
      try await ofBook(id, request) { account in
        try await books.restore(id, by: account)
        return .redirect(to: Done.bookBack.at("/listen/books/\(id.rawValue)"))
      }
    }
  }

  /// Does something with a book of the person who asks; what is not theirs is not there.
  private func ofBook(
    _ id: BookID, _ request: Request, _ body: (AccountID) async throws -> Response
  ) async throws -> Response {
    guard let account = visit(of: request).account else { return askToSignIn(request) }
    do throws(any Error) {
      return try await body(account.id)
    } catch ShelfError.noSuchBook {
      throw Problem.notFound
    } catch ShelfError.noSuchPart {
      throw Problem.notFound
    } catch ShelfError.tooManyBooks(let maximum) {
      var state = FormState()
      state.refuse(BookField.file) { BookPageWords[$0].tooManyBooks("\(maximum)") }
      return try await refuseBook(state, request)
    }
  }

  /// The page of the shelf, and who sees it.
  private func bookShelf(_ state: FormState, _ request: Request) async throws -> (Page, Visit) {
    var query = ListQuery(request.target.query)
    let place = query.takePlace()
    let visit = query.telling(visit(of: request))
    guard let account = visit.account else {
      let page = bookShelfPage([], older: nil, state, limits: books.limits, visit)
      return (page, visit)
    }
    let found = try await books.books(of: account.id, size: Self.booksOnPage, after: place)
    let older = found.next.map { "/listen/books?after=\($0.rawValue)" }
    return (bookShelfPage(found.items, older: older, state, limits: books.limits, visit), visit)
  }

  private func refuseBook(_ state: FormState, _ request: Request) async throws -> Response {
    let (page, visit) = try await bookShelf(state, request)
    return respond(with: page, to: request, as: visit, status: .unprocessableContent)
  }

  /// Puts each file on the shelf; what is refused is told by its name, and keeps no other from coming.
  private func addBook(_ request: Request) async throws -> Response {
    guard let account = visit(of: request).account else { return askToSignIn(request) }
    let files = request.form.files.filter {
      $0.fieldName == BookField.file && !$0.clientName.isEmpty
    }
    var state = FormState()
    var added: [BookID] = []
    var refused: [(name: String, words: Saying)] = []
    for file in files {
      do throws(ShelfError) {
        added.append(try await books.add(file.path, named: file.clientName, for: account.id))
      } catch {
        guard let words = error.words else { throw error }
        refused.append((file.clientName, words))
      }
    }
    if files.isEmpty {
      state.refuse(BookField.file) { BookPageWords[$0].noFile }
    } else if !refused.isEmpty {
      state.refuse(BookField.file, Self.words(of: refused, of: files.count))
    } else if let only = added.first, added.count == 1 {
      return .redirect(to: Done.bookAdded.at("/listen/books/\(only.rawValue)"))
    } else {
      return .redirect(to: Done.booksAdded.at("/listen/books"))
    }
    return try await refuseBook(state, request)
  }

  /// What is said of files that were refused: of one alone its reason, of several which and what became of the others.
  private static func words(
    of refused: [(name: String, words: Saying)], of count: Int
  ) -> Saying {
    if count == 1, let only = refused.first { return only.words }
    return { language in
      let words = BookPageWords[language]
      var sentences = refused.map { file in
        words.refusedFile(["name": file.name, "problem": file.words(language)])
      }
      if count > refused.count { sentences.append(words.addedOthers(count - refused.count)) }
      return sentences.joined(separator: " ")
    }
  }

  /// The book at the part that the address names, else where the listener stopped, else at its beginning.
  private func opened(
    _ id: BookID, _ request: Request, _ account: AccountID, _ state: FormState = FormState()
  ) async throws -> OpenedBookView {
    let (book, parts) = try await books.book(id, for: account)
    let sounds = try await library.sounds(ofBook: id.rawValue, for: account)
    let asked = request.query["part"].flatMap { Int($0) }
    guard let number = asked ?? Self.lastHeard(parts, sounds)?.number ?? parts.first?.number else {
      return OpenedBookView(book: book, parts: parts, text: nil, state: state)
    }
    let text = try await books.text(ofPart: number, of: id, for: account)
    let own = sounds.first { $0.track.id == text.part.sound?.track }
    let start = Self.start(of: text, in: parts, own, from: request.query["from"])
    return OpenedBookView(
      book: book, parts: parts, text: text, sounds: sounds, start: start, state: state)
  }

  /// The part in which the listener stopped last.
  private static func lastHeard(
    _ parts: [ShelvedPart], _ sounds: [ShelvedTrack]
  ) -> ShelvedPart? {
    let heard = sounds.compactMap { sound in sound.position.map { (sound.track.id, $0) } }
    guard let (track, position) = heard.max(by: { $0.1.savedAt < $1.1.savedAt }) else {
      return nil
    }
    let milliseconds = Int(position.seconds * 1000)
    return parts.last { part in
      part.sound.map { $0.track == track && $0.start <= milliseconds } ?? false
    }
  }

  /// Where a part begins to play in its sound, in seconds; nil for where the listener stopped, if that is within it.
  private static func start(
    of text: PartText, in parts: [ShelvedPart], _ sound: ShelvedTrack?, from place: String?
  ) -> Double? {
    guard let own = text.part.sound, let sound else { return nil }
    let numbers = place?.split(separator: "-").compactMap { Int($0) } ?? []
    if numbers.count == 2, text.paragraphs.indices.contains(numbers[0]),
      text.paragraphs[numbers[0]].sentences.indices.contains(numbers[1]),
      let clip = text.paragraphs[numbers[0]].sentences[numbers[1]].clips.first
    {
      return Double(clip.begin) / 1000
    }
    let following = parts.first { $0.number > text.part.number && $0.sound?.track == own.track }
    let end = following?.sound.map { Double($0.start) / 1000 } ?? .infinity
    let begin = Double(own.start) / 1000
    if let stopped = sound.position?.seconds, (begin..<end).contains(stopped) { return nil }
    return begin
  }

  private func search(
    _ id: BookID, _ request: Request, _ account: AccountID
  ) async throws -> Response {
    let text = String((request.query["q"] ?? "").prefix(books.limits.searchCharacters))
    guard text.contains(where: { !$0.isWhitespace }) else {
      var state = FormState()
      state.refuse("q") { BookPageWords[$0].nothingToFind }
      return try await refuse(state, id, request, account)
    }
    let view = try await opened(id, request, account)
    let found: [FoundSentence]
    do throws(ShelfError) {
      found = try await books.sentences(with: text, in: id, for: account)
    } catch {
      guard case .tooManySearches = error, let words = error.words else { throw error }
      var state = FormState()
      state.values["q"] = text
      state.refuse("q", words)
      return try await refuse(state, id, request, account, status: .tooManyRequests)
    }
    return respond(with: bookSearchPage(text, found, in: view, visit(of: request)), to: request)
  }

  private func toPage(
    _ id: BookID, _ request: Request, _ account: AccountID
  ) async throws -> Response {
    let page = String((request.query["number"] ?? "").prefix(20))
    if !page.isEmpty, let found = try await books.part(withPage: page, in: id, for: account) {
      let address = "/listen/books/\(id.rawValue)?part=\(found.part)"
      return .redirect(to: "\(address)&from=\(found.paragraph + 1)-0#p-\(found.paragraph)")
    }
    var state = FormState()
    state.values["number"] = page
    state.refuse("number") { BookPageWords[$0].noSuchPage(page) }
    return try await refuse(state, id, request, account)
  }

  private func refuse(
    _ state: FormState, _ id: BookID, _ request: Request, _ account: AccountID,
    status: Status = .unprocessableContent
  ) async throws -> Response {
    let view = try await opened(id, request, account, state)
    return respond(with: bookPage(view, visit(of: request)), to: request, status: status)
  }
}

extension ShelfError {
  /// What is said of it at the field of the file; nil for what is no fault of the person.
  var words: Saying? {
    switch self {
    case .tooLarge(let most): return { BookPageWords[$0].tooLarge("\(most / 1_000_000)") }
    case .tooManyBooks(let most): return { BookPageWords[$0].tooManyBooks("\(most)") }
    case .tooMuchTogether(let most):
      return { BookPageWords[$0].tooMuchTogether("\(most / 1_000_000)") }
    case .book(let error):
      guard error.isOfFile else { return nil }
      return { error.message(in: $0) }
    case .tooManySearches: return { BookPageWords[$0].tooManySearches }
    case .noSuchBook, .noSuchPart, .files, .library, .database: return nil
    }
  }
}

extension Response {
  /// A book as it was brought: never opened by the browser on this site.
  static func bookFile(path: String, name: String, entityTag: String) -> Response {
    var response = Response.file(
      FileBody(
        path: path, type: ContentType("application/octet-stream"), downloadName: name,
        etag: entityTag))
    response.headers[.contentSecurityPolicy] = "default-src 'none'; frame-ancestors 'none'; sandbox"
    response.headers[.cacheControl] = "private, no-store"
    return response
  }
}
