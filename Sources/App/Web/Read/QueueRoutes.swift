// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import HTTPServer
import Library
import Reading
import Speaking

extension Site {
  /// What a volunteer is offered: what they read, and what they skip.
  func addQueueRoutes(to router: inout Router) {
    router.get("/read/interests") { request in
      guard let account = visit(of: request).account else { return askToSignIn(request) }
      do throws(ReadingError) {
        return respond(
          with: interestsPage(try await reading.interests(of: account.id), visit(of: request)),
          to: request)
      } catch { return try sayWhy(error, at: "/read") }
    }
    router.post("/read/interests") { request in
      let chosen = Interests(in: request.form.fields)
      return try await act(request, done: .interests, at: "/read") {
        (person) throws(ReadingError) in try await reading.setInterests(chosen, of: person)
      }
    }
    router.get("/read/skipped") { request in
      guard let account = visit(of: request).account else { return askToSignIn(request) }
      do throws(ReadingError) {
        var query = ListQuery(request.target.query)
        let found = try await reading.skipped(by: account.id, after: query.takePlace())
        let visit = query.telling(visit(of: request))
        return respond(
          with: skippedPage(
            found.items, older: found.next.map { "/read/skipped?after=\($0.rawValue)" }, visit),
          to: request, as: visit)
      } catch { return try sayWhy(error, at: "/read") }
    }
    router.post("/read/requests/{id}/skip", .reading) { request, id in
      try await act(request, done: .skipped, at: "/read?request=\(id.rawValue)", sorryAt: "/read") {
        (person) throws(ReadingError) in try await reading.skip(id, by: person)
      }
    }
    router.post("/read/requests/{id}/unskip", .reading) { request, id in
      try await act(request, done: .offeredAgain, at: "/read/requests/\(id.rawValue)") {
        (person) throws(ReadingError) in try await reading.unskip(id, by: person)
      }
    }
  }
}

extension Interests {
  /// What was chosen in a form; words that are not known choose nothing.
  fileprivate init(in fields: NamedValues) {
    let tags = fields.all("language") + fields.all("another")
    let categories = Set(fields.all("category").compactMap(Category.init(rawValue:)))
    self.init(
      languages: Array(Set(tags.compactMap { TextLanguage(tag: $0) })),
      categories: Array(categories))
  }
}
