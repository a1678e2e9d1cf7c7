// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Jobs
import Library
import TestSupport
import Testing

@testable import Reading

@Suite struct QueueTests {
  @Test(
    "A new volunteer has one text at a time; the host's vetting or a reading that was kept lifts that",
    arguments: [true, false])
  func newcomers(isVetted: Bool) async throws {
    let bench = try await ReadingBench(areNew: true)
    let volunteer = bench.volunteers[0]
    var ids: [ReadingID] = []
    for number in 0..<4 { ids.append(try await bench.post("Text \(number)")) }
    try await bench.reading.claim(ids[0], by: volunteer)
    #expect(try await bench.reading.standing(of: volunteer).mostInHand == 1)
    await #expect(throws: ReadingError.tooManyClaims(limit: 1)) {
      try await bench.reading.claim(ids[1], by: volunteer)
    }
    if isVetted {
      try await bench.reading.perform(.vet, on: volunteer)
    } else {
      // What was sent and cannot be heard is still in hand: nobody sees one text after another with files of nothing.
      let silence = try bench.text("no sound")
      try await bench.reading.submitRecording(for: ids[0], by: volunteer, movingFileAt: silence)
      _ = try await bench.worker.runUntilIdle()
      await #expect(throws: ReadingError.tooManyClaims(limit: 1)) {
        try await bench.reading.claim(ids[1], by: volunteer)
      }
      let sound = try await bench.sound()
      try await bench.reading.submitRecording(for: ids[0], by: volunteer, movingFileAt: sound)
      _ = try await bench.worker.runUntilIdle()
      // Sent is out of hand, so nobody waits for a requester who does not come.
      try await bench.reading.claim(ids[1], by: volunteer)
      #expect(try await bench.reading.standing(of: volunteer).mostInHand == 1)
      try await bench.reading.accept(ids[0], by: bench.requester)
    }
    #expect(try await bench.reading.standing(of: volunteer).mostInHand == 5)
    try await bench.reading.claim(ids[2], by: volunteer)
    try await bench.reading.claim(ids[3], by: volunteer)
  }

  @Test(
    "Who had a reading kept is no newcomer when that request is gone, but is one after asking themselves"
  )
  func staysKnown() async throws {
    let bench = try await ReadingBench(areNew: true)
    let volunteer = bench.volunteers[0]
    let id = try await bench.answered(by: volunteer)
    try await bench.reading.accept(id, by: bench.requester)
    try await bench.accounts.delete(bench.requester, password: ReadingBench.password)
    #expect(try await bench.reading.standing(of: volunteer).mostInHand == 5)
    for role in [AccountRoles.requester, .volunteer] {
      _ = try await bench.accounts.changeRoles(of: volunteer, to: role)
    }
    #expect(try await bench.reading.standing(of: volunteer).mostInHand == 1)
  }

  @Test(
    "First comes what is needed soonest, then what is in a language with few readers, then the oldest"
  )
  func order() async throws {
    let bench = try await ReadingBench(volunteers: 4)
    let now = bench.reading.clock.now
    let (soon, later) = (now.adding(seconds: 86_400), now.adding(seconds: 172_800))
    let drafts: [(String, TextLanguage, Timestamp?)] = [
      ("old English", .english, nil), ("old Arabic", .arabic, nil),
      ("later English", .english, later), ("later Arabic", .arabic, later),
      ("soon English", .english, soon), ("new English", .english, nil),
      ("new Arabic", .arabic, nil),
    ]
    for (title, language, deadline) in drafts {
      let draft = ReadingBench.draft(title, language: language, deadline: deadline)
      _ = try await bench.reading.post(draft, by: bench.requester)
      bench.time.advance(seconds: 1)
    }
    for reader in bench.volunteers {
      try await bench.reading.setInterests(Interests(languages: [.english]), of: reader)
    }
    try await bench.reading.tidyUp()
    // What is posted afterwards has its place at once.
    _ = try await bench.reading.post(
      ReadingBench.draft("newest English", language: .english), by: bench.requester)
    let expected = [
      "soon English", "later Arabic", "later English", "old Arabic", "new Arabic", "old English",
      "new English", "newest English",
    ]
    #expect(try await titles(bench, size: 100) == expected)
    #expect(try await titles(bench, size: 3) == expected)
    // When all of them read Arabic instead, the order turns round.
    for reader in bench.volunteers {
      try await bench.reading.setInterests(Interests(languages: [.arabic]), of: reader)
    }
    try await bench.reading.tidyUp()
    #expect(
      try await titles(bench, size: 3).prefix(3) == [
        "soon English", "later English", "later Arabic",
      ])
  }

  private func titles(_ bench: ReadingBench, size: Int) async throws -> [String] {
    var titles: [String] = []
    var place: PageCursor?
    repeat {
      let page = try await bench.reading.openRequests(
        for: bench.volunteers[0], size: size, after: place)
      titles += page.items.map(\.title)
      place = page.next
    } while place != nil
    return titles
  }

  @Test(
    "The open list is read from an index in its order, also with a filter, so that its length does not matter",
    arguments: [
      (nil, nil, "requests_open"), (Category.menus, nil, "requests_open_by_category"),
      (nil, TextLanguage.arabic, "requests_open_by_language"),
      (Category.menus, TextLanguage.arabic, "requests_open_by_both"),
    ] as [(Reading.Category?, TextLanguage?, String)])
  func usesIndex(category: Reading.Category?, language: TextLanguage?, index: String) async throws {
    let bench = try await ReadingBench()
    let slices = QueueSlice.all(category: category, language: language, within: Interests())
    let statement = ReadingService.openList(
      for: bench.volunteers[0], try #require(slices.first), at: bench.reading.clock.now, size: 20,
      after: .beginning)
    let plan: [String] = try await bench.database.read {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.column("detail", of: "EXPLAIN QUERY PLAN \(statement)")
    }
    #expect(plan.contains { $0.hasPrefix("SEARCH requests USING INDEX \(index) ") }, "\(plan)")
    #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
    // The requester's account and the place among parts are looked up once for each request.
    for table in ["asking", "asker", "request_parts"] {
      let lookups = plan.count { $0.hasPrefix("SEARCH \(table) ") }
      #expect(lookups == (table == "asker" ? 0 : 1), "\(table): \(plan)")
    }
  }

  @Test("What was skipped is not offered, until it is taken back or taken")
  func skipping() async throws {
    let bench = try await ReadingBench()
    let (first, second) = (bench.volunteers[0], bench.volunteers[1])
    let (one, two) = (try await bench.post("One"), try await bench.post("Two"))
    for _ in 0..<2 { try await bench.reading.skip(one, by: first) }
    #expect(try await bench.reading.openRequests(for: first).items.map(\.id) == [two])
    #expect(try await bench.reading.openRequests(for: second).items.count == 2)
    #expect(try await bench.reading.skipped(by: first).items.map(\.id) == [one])
    for _ in 0..<2 { try await bench.reading.unskip(one, by: first) }
    #expect(try await bench.reading.openRequests(for: first).items.count == 2)
    try await bench.reading.skip(one, by: first)
    try await bench.reading.claim(one, by: first)
    try await bench.reading.giveBack(one, by: first)
    #expect(try await bench.reading.skipped(by: first).items.isEmpty)
    let more = [one, try await bench.post("Three"), try await bench.post("Four")]
    for id in more { try await bench.reading.skip(id, by: first) }
    var found = try await bench.reading.skipped(by: first, size: 1)
    var seen = found.items.map(\.id)
    while let next = found.next {
      found = try await bench.reading.skipped(by: first, size: 1, after: next)
      seen += found.items.map(\.id)
    }
    #expect(seen == (try await bench.reading.skipped(by: first).items.map(\.id)))
    #expect(Set(seen) == Set(more) && seen.count == 3)
    // Who may not see a request does not learn by skipping it that it is there.
    _ = try await bench.reading.block(.requester, of: two, by: first)
    for id in [two, ReadingID(rawValue: "none")] {
      await #expect(throws: ReadingError.noSuchRequest) {
        try await bench.reading.skip(id, by: first)
      }
    }
    await #expect(throws: ReadingError.notAVolunteer) {
      try await bench.reading.skip(two, by: bench.requester)
    }
  }

  @Test("Interests narrow the list to languages and kinds; none of either narrows nothing")
  func interests() async throws {
    let bench = try await ReadingBench()
    let reader = bench.volunteers[0]
    for (title, category, language) in [
      ("menu", .menus, .arabic), ("letter", .letters, .arabic), ("form", .forms, .english),
    ] as [(String, Reading.Category, TextLanguage)] {
      _ = try await bench.reading.post(
        ReadingBench.draft(title, category: category, language: language), by: bench.requester)
      bench.time.advance(seconds: 1)
    }
    #expect(try await bench.reading.interests(of: reader).areAll)
    let cases: [(Interests, [String])] = [
      (Interests(), ["menu", "letter", "form"]),
      (Interests(languages: [.arabic]), ["menu", "letter"]),
      (Interests(categories: [.menus, .forms]), ["menu", "form"]),
      (Interests(languages: [.arabic], categories: [.forms]), []),
    ]
    for (chosen, titles) in cases {
      try await bench.reading.setInterests(chosen, of: reader)
      let found = try await bench.reading.openRequests(for: reader, withinInterests: true)
      #expect(found.items.map(\.title) == titles)
      let kept = try await bench.reading.interests(of: reader)
      #expect(Set(kept.languages) == Set(chosen.languages))
      #expect(Set(kept.categories) == Set(chosen.categories))
      #expect(try await bench.reading.openRequests(for: reader).items.count == 3)
    }
    await #expect(throws: ReadingError.notAVolunteer) {
      try await bench.reading.setInterests(Interests(), of: bench.requester)
    }
  }

  @Test(
    "Interests are slices of the queue that no request is in twice", arguments: [0, 1, 2, 190],
    [0, 1, 2, 18])
  func slices(languages: Int, categories: Int) async throws {
    let interests = Interests(
      languages: Array(TextLanguage.allCases.prefix(languages)),
      categories: Array(Category.allCases.prefix(categories)))
    let slices = QueueSlice.all(category: nil, language: nil, within: interests)
    #expect(Set(slices).count == slices.count)
    #expect(slices.count <= TextLanguage.allCases.count)
    // Each pair that is read is in one slice, and no other is in any.
    for language in TextLanguage.allCases.prefix(3) + TextLanguage.allCases.suffix(3) {
      for category in Category.allCases {
        let isRead =
          (languages == 0 || interests.languages.contains(language))
          && (categories == 0 || interests.categories.contains(category))
        let holding = slices.filter { slice in
          (slice.language == nil || slice.language == language)
            && (slice.categories.isEmpty || slice.categories.contains(category))
        }
        #expect(holding.count == (isRead ? 1 : 0))
      }
    }
  }

  @Test("What is asked for beside what is read is not offered among it")
  func askedBesideInterests() {
    let interests = Interests(languages: [.arabic], categories: [.menus])
    let asked = QueueSlice.all(category: nil, language: .english, within: interests)
    #expect(asked.isEmpty)
    #expect(
      QueueSlice.all(category: .menus, language: nil, within: interests)
        == [QueueSlice(language: .arabic, categories: [.menus])])
  }

  @Test("A list of several interests is one order, page after page")
  func pagesOfInterests() async throws {
    let bench = try await ReadingBench()
    let reader = bench.volunteers[0]
    var wanted: [String] = []
    for number in 0..<13 {
      let language: TextLanguage = [.arabic, .english, .spanish][number % 3]
      _ = try await bench.reading.post(
        ReadingBench.draft("\(number)", language: language), by: bench.requester)
      if number % 3 != 2 { wanted.append("\(number)") }
      bench.time.advance(seconds: 1)
    }
    try await bench.reading.setInterests(Interests(languages: [.arabic, .english]), of: reader)
    var (found, place): ([String], PageCursor?) = ([], nil)
    repeat {
      let page = try await bench.reading.openRequests(
        for: reader, withinInterests: true, size: 2, after: place)
      found += page.items.map(\.title)
      place = page.next
    } while place != nil
    #expect(found == wanted)
  }

  @Test("What a volunteer has in hand is found by its index, however much they have read")
  func usesIndexInHand() async throws {
    let bench = try await ReadingBench()
    let reader = bench.volunteers[0]
    let plan: [String] = try await bench.database.read {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.column(
        "detail",
        of: """
          EXPLAIN QUERY PLAN SELECT \(ReadingService.countInHand(of: reader, at: Timestamp(rawValue: 1))) AS in_hand
          """)
    }
    #expect(
      plan.contains { $0.contains("others USING COVERING INDEX requests_in_hand") }, "\(plan)")
  }

  @Test("A claim that runs out is returned, and told, within a minute")
  func returnsClaims() async throws {
    let bench = try await ReadingBench()
    try await bench.reading.scheduleTidying()
    _ = try await bench.worker.runUntilIdle()
    let id = try await bench.post()
    let until = try await bench.reading.claim(id, by: bench.volunteers[0])
    bench.time.advance(seconds: until.seconds(since: bench.reading.clock.now) - 1)
    _ = try await bench.worker.runUntilIdle()
    #expect(try await bench.state(id) == .claimed(byFirstName: "Vera0", until: until))
    var changes = bench.reading.changes(for: bench.requester).makeAsyncIterator()
    bench.time.advance(seconds: 60)
    #expect(try await bench.worker.runUntilIdle() >= 1)
    #expect(await changes.next() == .request(id))
    #expect(try await bench.reading.openings(of: id, by: bench.requester).items.isEmpty)
    #expect(try await bench.state(id) == .open)
  }
}
