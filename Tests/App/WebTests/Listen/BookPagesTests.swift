// SPDX-License-Identifier: Apache-2.0

import BookShelf
import Foundation
import Jobs
import TestSupport
import Testing

@testable import HTTPServer
@testable import Web

@Suite("Pages of books") struct BookPagesTests {
  private static let text = """
    # The Lamp

    The lamp was lit at dusk. Nobody came to see it.

    # The Sea

    The sea rose, and Émile slept.
    """

  private func send(
    _ content: String?, named name: String = "lamp.txt", by person: Person, on site: TestSite
  ) async throws -> Answer {
    try await send(content.map { [(name, $0)] } ?? [], by: person, on: site)
  }

  /// Sends several files at once.
  private func send(
    _ contents: [(name: String, text: String)], by person: Person, on site: TestSite
  ) async throws -> Answer {
    var files: [UploadedFile] = []
    for (name, content) in contents {
      let file = try TemporaryFile(in: site.application.uploadFolder)
      try file.write(Array(content.utf8))
      file.close()
      files.append(
        UploadedFile(
          fieldName: "book", clientName: name, type: ContentType("text/plain"),
          size: content.utf8.count, file: file))
    }
    return try await person.send(
      .post, "/listen/books", body: .form(Form(fields: NamedValues(), files: files)),
      headers: ["Sec-Fetch-Site": "same-origin"])
  }

  /// Somebody with a book that was opened, and its address.
  private func reader(_ site: TestSite) async throws -> (Person, String) {
    let ana = Person(on: site)
    try await ana.signUp(as: "requester", username: "ana")
    let answer = try await send(Self.text, by: ana, on: site)
    #expect(answer.status == 303, "\(answer.text.suffix(2000))")
    let location = try #require(answer.location)
    #expect(location.hasSuffix("?done=bookAdded"))
    _ = try await site.services.worker(places: 1, report: { _ in }).runUntilIdle()
    return (ana, String(location.split(separator: "?")[0]))
  }

  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(BookPageWords.self) }

  @Test("Several files that are chosen at once become a book each")
  func several() async throws {
    let site = try await TestSite()
    let ana = Person(on: site)
    try await ana.signUp(as: "requester", username: "ana")
    let answer = try await send([("a.txt", Self.text), ("b.txt", Self.text)], by: ana, on: site)
    #expect(answer.status == 303 && answer.location == "/listen/books?done=booksAdded")
    let page = try await ana.open("/listen/books?done=booksAdded")
    #expect(page.text.contains("The files were added.") && page.text.contains(" multiple"))
    #expect(page.text.contains("a.txt") && page.text.contains("b.txt"))
  }

  @Test("One that is refused is told by its name, and keeps no other from coming")
  func someRefused() async throws {
    let site = try await TestSite()
    let ana = Person(on: site)
    try await ana.signUp(as: "requester", username: "ana")
    let answer = try await send(
      [("a.txt", Self.text), ("scan.pdf", "%PDF-1.7 is no book"), ("b.txt", Self.text)], by: ana,
      on: site)
    #expect(answer.status == 422 && answer.text.contains("scan.pdf: "))
    #expect(answer.text.contains("The 2 others were added."))
    #expect(answer.text.contains(">a.txt</a>") && answer.text.contains(">b.txt</a>"))
    #expect(!answer.text.contains(">scan.pdf</a>"))
  }

  @Test("A visitor is told to sign in, and nothing is taken from them")
  func visitor() async throws {
    let site = try await TestSite()
    let visitor = Person(on: site)
    let page = try await visitor.open("/listen/books").text
    #expect(page.contains("Sign in to bring books of your own."))
    #expect(!page.contains("type=\"file\""))
    #expect(try await visitor.open("/listen").text.contains("href=\"/listen/books\""))
    #expect(try await send(Self.text, by: visitor, on: site).status == 303)
    #expect(try await visitor.open("/listen/books/nothing").status == 303)
  }

  @Test("A book is brought, listed, read part by part, and each part leads to its neighbours")
  func reads() async throws {
    let site = try await TestSite()
    let (ana, book) = try await reader(site)
    #expect(try await ana.open("/listen/books").text.contains("href=\"\(book)\""))
    let first = try await ana.open(book)
    #expect(first.status == 200)
    #expect(first.text.contains("The lamp was lit at dusk."))
    #expect(!first.text.contains("Émile"))
    #expect(first.text.contains("Next: The Sea") && !first.text.contains("Previous:"))
    let second = try await ana.open(book + "?part=2").text
    #expect(second.contains("Émile") && second.contains("Previous: The Lamp"))
    #expect(second.contains("aria-current=\"true\""))
    #expect(try await ana.open(book + "?part=3").status == 404)
  }

  @Test(
    "The player has all sounds of a book, or a piece of a long one with some before what was opened",
    arguments: [
      (count: 1, opened: 0, piece: 0..<1), (count: 100, opened: 99, piece: 0..<100),
      (count: 101, opened: 0, piece: 0..<100), (count: 101, opened: 100, piece: 90..<101),
      (count: 250, opened: 120, piece: 110..<210),
    ])
  func piece(count: Int, opened: Int, piece: Range<Int>) {
    let found = OpenedBookView.piece(ofSounds: count, around: opened)
    #expect(found == piece)
    #expect(found.contains(opened))
  }

  @Test("A search leads to the sentence; what is not there, and no text at all, are told")
  func searches() async throws {
    let site = try await TestSite()
    let (ana, book) = try await reader(site)
    let found = try await ana.open(book + "/search?q=EMILE").text
    #expect(found.contains("Found in 1 sentence."))
    let link = try #require(found.firstMatch(of: /href="([^"]*part=2[^"]*)#(s-[0-9-]+)"/))
    let address = String(link.1).replacing("&amp;", with: "&")
    #expect(try await ana.open(address).text.contains("id=\"\(link.2)\""))
    let none = try await ana.open(book + "/search?q=%3Cb%3E").text
    #expect(none.contains("“&lt;b") && none.contains("is not in this book."))
    let empty = try await ana.open(book + "/search?q=+")
    #expect(empty.status == 422 && empty.text.contains("Type what to search for."))
  }

  @Test(
    "What is no book is refused at its field",
    arguments: [
      (nil, "Choose a file first."), ("%PDF-1.7", "earshot speak"),
    ] as [(String?, String)])
  func refuses(content: String?, words: String) async throws {
    let site = try await TestSite()
    let ana = Person(on: site)
    try await ana.signUp(as: "requester", username: "ana")
    let answer = try await send(content, by: ana, on: site)
    #expect(answer.status == 422)
    #expect(answer.text.contains(words) && answer.text.contains("id=\"book-error\""))
  }

  @Test("A book is removed with a way back, and nobody else ever sees it")
  func removes() async throws {
    let site = try await TestSite()
    let (ana, book) = try await reader(site)
    let noor = Person(on: site)
    try await noor.signUp(as: "requester", username: "noor")
    for address in ["", "?part=2", "/search?q=a", "/page?number=1", "/file"] {
      #expect(try await noor.open(book + address).status == 404)
    }
    #expect(try await noor.submit(book + "/remove").status == 404)
    guard case .file(let file) = try await ana.open(book + "/file").response.body else {
      Issue.record("The file as it was brought is not given.")
      return
    }
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == Self.text)
    let removed = try await ana.submit(book + "/remove")
    let shelf = try await ana.open(try #require(removed.location)).text
    #expect(shelf.contains("The book was removed.") && shelf.contains("\(book)/restore"))
    #expect(try await ana.open(book).status == 404)
    #expect(try await ana.submit(book + "/restore").status == 303)
    #expect(try await ana.open(book).status == 200)
  }
}
