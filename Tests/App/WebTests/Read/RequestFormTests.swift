// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import HTTPServer
import Library
import Reading
import Speaking
import Testing

@testable import Web

@Suite("The form of a request") struct RequestFormTests {
  /// Drafts that differ from an empty one in this field.
  private static func changed(_ field: RequestField) throws -> RequestDraft {
    var draft = RequestDraft(
      title: "A", text: "B", category: .other, language: .english, readers: .anyone)
    switch field {
    case .title: draft.title = "A letter"
    case .text: draft.text = "Dear Ana,\nthe rest."
    case .language: draft.language = try #require(TextLanguage(tag: "sw"))
    case .category: draft.category = .science
    case .deadline: draft.deadline = try #require(CivilDate("2027-03-01")).end
    case .wishes:
      draft.wishes = Wishes(
        pace: .slow, dialect: "Egyptian", voice: .woman, extras: [.spellNames, .readFootnotes])
    case .parts: draft.mostParts = 5
    case .readers: draft.readers = .vetted
    case .names: draft.readers = .named(["ana", "ben"])
    }
    return draft
  }

  @Test("What is filled in comes back as it was", arguments: RequestField.allCases)
  func roundTrip(field: RequestField) throws {
    let draft = try Self.changed(field)
    var state = FormState(draft)
    #expect(field == .wishes || !state.value(field).isEmpty)
    // In another language, since that of the page stands in where none is given.
    #expect(state.draft(in: .spanish) == draft)
    #expect(state.problems.isEmpty)
  }

  @Test("Every field stands on the page and is stored", arguments: RequestField.allCases)
  func isStored(field: RequestField) async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    for name in ["ana2", "ben"] {
      _ = try await Person.signedUp(name, as: "volunteer", on: site)
    }
    var draft = try Self.changed(field)
    if field == .names { draft.readers = .named(["ana2", "ben"]) }
    let address = try await ana.ask(FormState(draft).values)
    let page = try await ana.open(address + "/edit").text
    for name in RequestField.controls where name != RequestField.deadline.rawValue {
      #expect(page.contains("name=\"\(name)\""), "\(name)")
    }
    let id = ReadingID(rawValue: try #require(address.split(separator: "/").last.map(String.init)))
    let account = try await site.services.accounts.account(username: "ana").id
    let (own, text) = try await site.services.reading.requestAndText(id, of: account)
    let stored = RequestDraft(
      title: own.summary.title, text: text, category: own.summary.category,
      language: own.summary.language, deadline: own.summary.deadline, wishes: own.wishes,
      readers: try await site.services.reading.readers(of: id, by: account),
      mostParts: try await site.services.reading.mostParts(of: id, by: account))
    #expect(stored == draft)
  }

  @Test("The API names all that is wrong with a request, the first of it above")
  func allProblems() async throws {
    let client = try await APIClient(on: try await TestSite())
    let token = try await client.token(of: "ana", as: "requester")
    let bodies = [
      // What the description shows, and what only the service knows.
      (
        #"{"title":"","text":"","deadline":"tomorrow","category":"poems"}"#,
        ["title", "category", "deadline"]
      ),
      (#"{"title":" ","text":"B","readers":"named","names":"dora"}"#, ["title", "names"]),
      (#"{"title":"","text":"B","names":"dora"}"#, ["title", "names"]),
    ]
    for (body, fields) in bodies {
      let answer = try await client.send("postRequests", body: body, token: token)
      #expect(answer.status == 422)
      let error = try JSONParser.parse(Array(answer.text.utf8))
      let problems = try #require(error["problems"]?.array)
      #expect(Set(problems.compactMap { $0["field"]?.string }) == Set(fields))
      #expect(problems.count == fields.count)
      #expect(problems.first?["field"] == error["field"])
      #expect(problems.first?["detail"] == error["detail"])
    }
  }
}
