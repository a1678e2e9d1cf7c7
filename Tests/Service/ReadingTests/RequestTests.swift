// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Library
import Speaking
import TestSupport
import Testing

@testable import Reading

@Suite struct RequestTests {
  @Test("The categories keep the names that are stored")
  func categoriesAreStable() {
    #expect(
      Category.allCases.map(\.rawValue) == [
        "letters", "instructions", "forms", "menus",
        "science", "religion", "literature", "languages", "worldNovels", "scienceArticles",
        "researchPapers", "fictionStories", "historicalStories", "detectiveNovels",
        "childrensStories", "heritageBooks", "magazinesAndNewspapers", "other",
      ])
    #expect(CategoryGroup.allCases.flatMap(\.categories).count == Category.allCases.count)
  }

  @Test("One letter with a hundred thousand accents is a long text")
  func accents() async throws {
    let bench = try await ReadingBench(volunteers: 0)
    let draft = RequestDraft(
      title: "Letter", text: "e" + String(repeating: "\u{301}", count: 400_000), category: .other,
      language: .english)
    await #expect(throws: ReadingError.invalid([.text: .tooLong(maximum: 100_000)])) {
      try await bench.reading.post(draft, by: bench.requester)
    }
  }

  @Test("Every field that needs another answer is named at once")
  func checksFields() async throws {
    let bench = try await ReadingBench(volunteers: 0)
    let draft = RequestDraft(
      title: " \n ", text: String(repeating: "x", count: 100_001), category: .other,
      language: .arabic, deadline: Timestamp(milliseconds: bench.time.milliseconds))
    await #expect(
      throws: ReadingError.invalid([
        .title: .missing, .text: .tooLong(maximum: 100_000), .deadline: .past,
      ])
    ) {
      try await bench.reading.post(draft, by: bench.requester)
    }
  }

  @Test("A text comes back as it was written, with plain line ends")
  func keepsText() async throws {
    let bench = try await ReadingBench(volunteers: 0)
    let id = try await bench.post()
    let (own, text) = try await bench.reading.requestAndText(id, of: bench.requester)
    #expect(text == "Dear Amira,\nthe secret words.")
    #expect(own.state == .open)
  }

  @Test("A request is edited while nobody reads it, by its requester only")
  func edits() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.post()
    let draft = ReadingBench.draft("Better title", category: .science, language: .spanish)
    try await bench.reading.edit(id, to: draft, by: bench.requester)
    let own = try await bench.reading.request(id, of: bench.requester)
    #expect(own.summary.title == "Better title")
    #expect(own.summary.category == .science)
    #expect(own.summary.language == .spanish)
    let stranger = try await ReadingBench.signUp("Eve", "eve", .requester, bench.accounts)
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.edit(id, to: draft, by: stranger)
    }
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.withdraw(id, by: stranger)
    }
    try await bench.reading.claim(id, by: bench.volunteers[0])
    await #expect(throws: ReadingError.notNow) {
      try await bench.reading.edit(id, to: draft, by: bench.requester)
    }
  }

  @Test("A withdrawal ends the claim, can be undone for a week, and then deletes everything")
  func withdraws() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    let id = try await bench.post()
    try await bench.reading.claim(id, by: volunteer)
    try await bench.reading.withdraw(id, by: bench.requester)
    try await bench.reading.withdraw(id, by: bench.requester)
    guard case .withdrawn = try await bench.state(id) else {
      Issue.record("not withdrawn")
      return
    }
    #expect(try await bench.reading.taken(.present, by: volunteer).items.isEmpty)
    #expect(try await bench.reading.openRequests(for: volunteer).items.isEmpty)
    await #expect(throws: ReadingError.notOpen) {
      try await bench.reading.claim(id, by: volunteer)
    }
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.request(id, forVolunteer: volunteer)
    }
    try await bench.reading.restore(id, by: bench.requester)
    #expect(try await bench.state(id) == .open)
    try await bench.reading.withdraw(id, by: bench.requester)
    bench.time.advance(seconds: bench.reading.limits.withdrawnSeconds)
    await #expect(throws: ReadingError.notNow) {
      try await bench.reading.restore(id, by: bench.requester)
    }
    #expect(try await bench.reading.requests(.withdrawn, of: bench.requester).items.isEmpty)
    try await bench.reading.tidyUp()
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.request(id, of: bench.requester)
    }
  }

  @Test("Open requests come with the soonest deadline first, filtered and in pages without gaps")
  func pages() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    let now = Timestamp(milliseconds: bench.time.milliseconds)
    var expected: [(due: Int64, id: ReadingID)] = []
    for number in 0..<23 {
      let due = number % 3 == 0 ? nil : now.adding(seconds: Double(1000 + (number * 7919) % 500))
      let draft = ReadingBench.draft(
        "Text \(number)", category: number % 2 == 0 ? .science : .religion,
        language: number % 2 == 0 ? .english : .arabic, deadline: due)
      let id = try await bench.reading.post(draft, by: bench.requester)
      expected.append((due?.rawValue ?? .max, id))
    }
    var found: [ReadingID] = []
    var cursor: PageCursor?
    var pages = 0
    repeat {
      let page = try await bench.reading.openRequests(for: volunteer, size: 5, after: cursor)
      found += page.items.map(\.id)
      cursor = page.next.flatMap { PageCursor(rawValue: $0.rawValue) }
      pages += 1
    } while cursor != nil
    #expect(pages == 5)
    let order = Dictionary(uniqueKeysWithValues: expected.map { ($0.id, $0.due) })
    let dues = found.compactMap { order[$0] }
    #expect(dues.count == 23)
    #expect(dues == dues.sorted())
    #expect(Set(found).count == 23)
    let science = try await bench.reading.openRequests(for: volunteer, category: .science)
    #expect(science.items.count == 12)
    #expect(science.items.allSatisfy { $0.category == .science })
    let none = try await bench.reading.openRequests(
      for: volunteer, category: .science, language: .arabic)
    #expect(none.items.isEmpty)
  }

  @Test("A requester's lists are newest first and in pages")
  func ownPages() async throws {
    let bench = try await ReadingBench(volunteers: 0)
    for number in 0..<7 {
      _ = try await bench.post("Text \(number)")
      if number % 2 == 0 { bench.time.advance(seconds: 1) }
    }
    var found: [OwnRequest] = []
    var cursor: PageCursor?
    repeat {
      let page = try await bench.reading.requests(
        .waiting, of: bench.requester, size: 3, after: cursor)
      found += page.items
      cursor = page.next
    } while cursor != nil
    #expect(Set(found.map(\.summary.id)).count == 7)
    #expect(found.map(\.summary.createdAt) == found.map(\.summary.createdAt).sorted(by: >))
    #expect(try await bench.reading.requests(.answered, of: bench.requester).items.isEmpty)
  }

  @Test(
    "A cursor that no page gave is refused",
    arguments: ["", "1", "1.2", "1.2.", "a.b.c", "1.2.3.4.5", "99999999999999999999.1.a"])
  func refusesCursors(text: String) {
    #expect(PageCursor(rawValue: text) == nil)
  }

  @Test("A requester cannot post without end")
  func limitsRequests() async throws {
    var limits = ReadingService.Limits()
    limits.requestsPerRequester = 2
    let bench = try await ReadingBench(volunteers: 0, limits: limits)
    _ = try await bench.post()
    let second = try await bench.post()
    await #expect(throws: ReadingError.tooManyRequests(limit: 2)) { try await bench.post() }
    try await bench.reading.withdraw(second, by: bench.requester)
    _ = try await bench.post()
  }
}
