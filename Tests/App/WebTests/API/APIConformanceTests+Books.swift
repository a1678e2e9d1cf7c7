// SPDX-License-Identifier: Apache-2.0

import Jobs
import TestSupport
import Testing

@testable import HTTPServer
@testable import Web

extension APIConformanceTests {
  /// A book of one's own, from bringing it to removing it; for another person it is not there.
  func useBooks(_ client: APIClient) async throws {
    let ana = try await client.token(of: "bookish", as: "requester")
    let ben = try await client.token(of: "curious", as: "requester")
    try await client.send("getBooks")
    #expect(try await client.send("getBooks", query: "?cursor=x", token: ana).status == 422)
    let text = Array("# The Lamp\n\nThe lamp was lit.\n".utf8)
    let brought = try await client.send(
      "postBooks", query: "?name=lamp.txt", sound: text, token: ana)
    #expect(brought.status == 201)
    let id = try string(brought, "id")
    #expect(try string(brought, "state") == "opening")
    let refused = try await client.send(
      "postBooks", query: "?name=a.pdf", sound: Array("%PDF-1.7\n".utf8), token: ana)
    #expect(refused.status == 422)
    _ = try await client.site.services.worker(places: 1, report: { _ in }).runUntilIdle()
    let book = try await client.send("getBooksId", id: id, token: ana)
    #expect(try string(book, "title") == "The Lamp")
    #expect(book.text.contains("\"parts\":[{\"number\":1"))
    try await client.send("getBooks", token: ana)
    try await client.send("getBooksIdFile", id: id, token: ana)
    let found = try await client.send("getBooksIdSentences", id: id, query: "?q=LIT", token: ana)
    #expect(found.text.contains("The lamp was lit."))
    for operation in ["getBooksId", "getBooksIdFile", "getBooksIdSentences", "deleteBooksId"] {
      let other = try await client.send(
        operation, id: id, query: operation == "getBooksIdSentences" ? "?q=a" : "", token: ben)
      #expect(other.status == 404, "\(operation)")
    }
    #expect(try await client.send("deleteBooksId", id: id, token: ana).status == 204)
    #expect(try await client.send("getBooksId", id: id, token: ana).status == 404)
  }
}
